#include "support/arguments.hpp"
#include <satdoku/core/file.hpp>
#include <cstdlib>
#include <iostream>

namespace satdoku::benchmarks {
void refuse(const std::string& what) {
    std::cerr << what << '\n';
    std::exit(2);
}

void parse_arguments(int count, char** arguments, std::string_view usage,
                     const std::function<bool(const std::string& option, const std::string& value)>& take,
                     std::vector<std::string>& paths) {
    for (int index = 1; index < count; ++index) {
        const std::string option = arguments[index];
        if (option == "--help") {
            std::cout << usage;
            std::exit(0);
        }
        if (!option.starts_with("--")) {
            paths.push_back(option);
            continue;
        }
        if (++index == count) refuse(option + " takes a value");
        if (!take(option, arguments[index])) refuse("there is no option " + option);
    }
}

void write_file(const std::string& path, const std::string& text) {
    if (path.empty()) return;
    core::Output output(path);
    output.write(text);
    output.commit();
}

}  // namespace satdoku::benchmarks
