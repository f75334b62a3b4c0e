// Where the sources and the program are. Only the file that knows is compiled with a path in its command, so that
// a compiler's cache serves all other tests in any folder.
#pragma once

#include <string>
#include <string_view>

namespace satdoku::support {

/// @param name  below the top of the sources
std::string source_path(std::string_view name);
/// The program under test.
std::string program_path();

}  // namespace satdoku::support
