// Every link of a linked formula, to see whether it is the same again.
#pragma once

#include <satdoku/cnf/formula.hpp>

#include <cstdint>
#include <vector>

namespace satdoku::support {

/// The links of all nodes that are not out, and the counts.
std::vector<std::uint32_t> links(const cnf::Formula& formula);

}  // namespace satdoku::support
