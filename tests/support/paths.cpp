#include "paths.hpp"
#include <cstdlib>

namespace satdoku::support {
std::string source_path(std::string_view name) { return std::string(SATDOKU_SOURCE_DIRECTORY "/") += name; }

std::string program_path() {
    const char* const other = std::getenv("SATDOKU_TEST_PROGRAM");
    return other == nullptr ? SATDOKU_PROGRAM : other;
}

}  // namespace satdoku::support
