#include "paths.hpp"

namespace satdoku::support {

std::string source_path(std::string_view name) {
    return std::string(SATDOKU_SOURCE_DIRECTORY "/") += name;
}

std::string program_path() {
    return SATDOKU_PROGRAM;
}

}  // namespace satdoku::support
