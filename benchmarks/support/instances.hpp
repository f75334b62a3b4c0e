// The formulas that solvers are measured on: files, folders of files, and families that are generated from a seed.
#pragma once
#include <satdoku/cnf/clause_list.hpp>
#include <cstdint>
#include <string>
#include <vector>

namespace satdoku::benchmarks {
/// The paths themselves and, for a folder, the formulas in it (.cnf, also compressed), sorted.
/// Throws core::Error if there is no such path.
std::vector<std::string> list_files(const std::vector<std::string>& paths);

/// Writes the generated families into a folder and returns the files. Random ones depend on the seed.
std::vector<std::string> write_families(const std::string& folder, std::uint64_t seed);

}  // namespace satdoku::benchmarks
