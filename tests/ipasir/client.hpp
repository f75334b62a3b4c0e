// A client of satdoku.h that makes random calls, each kind of them, and records them.
#pragma once
#include <cstdint>
#include <string>

namespace satdoku::test {
/// @param path  of the record @return how many conflicts its solvers had
std::uint64_t make_recorded_calls(std::uint64_t seed, const std::string& path);

}  // namespace satdoku::test
