#include "support/arguments.hpp"

#include <satdoku/core/file.hpp>

#include <cstdlib>
#include <iostream>

namespace satdoku::benchmarks {

void refuse(const std::string& what) {
    std::cerr << what << '\n';
    std::exit(2);
}

void write_file(const std::string& path, const std::string& text) {
    if (path.empty()) return;
    core::Output output(path);
    output.write(text);
    output.commit();
}

}  // namespace satdoku::benchmarks
