// The paths of the sources and the program. Only paths.cpp is compiled with a path in its command line, so that a
// compiler cache works for all other files in any folder.
#pragma once
#include <string>
#include <string_view>

namespace satdoku::support {
/// @param name  relative to the top folder of the sources
std::string source_path(std::string_view name);
/// The program under test: the one that was built, or another one that the environment names in SATDOKU_TEST_PROGRAM,
/// such as a program for another system with what runs it here.
std::string program_path();

}  // namespace satdoku::support
