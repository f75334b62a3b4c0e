// A copy of all links of a linked formula, to compare them before and after a change and its undo.
#pragma once
#include <satdoku/cnf/formula.hpp>
#include <cstdint>
#include <vector>

namespace satdoku::support {
/// Returns the links of all nodes that are linked in, and the counts.
std::vector<std::uint32_t> links(const cnf::Formula& formula);

}  // namespace satdoku::support
