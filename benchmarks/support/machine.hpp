// The conditions of a measurement, printed with its results: processor, compiler and flags.
#pragma once
#include <string>

namespace satdoku::benchmarks {
/// One line. SATDOKU_FLAGS comes from the build.
std::string describe_machine();

}  // namespace satdoku::benchmarks
