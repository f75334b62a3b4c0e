// The trees of searches that are small enough to be read on paper.
#pragma once

#include "comparison.hpp"
#include "document.hpp"

#include <satdoku/cnf/formula.hpp>

#include <stop_token>
#include <vector>

namespace satdoku::laboratory {

/// Lets those contestants search once more, observed, who took few nodes or decisions, and draws each tree that is
/// small, whole.
/// @param row  what they took
std::vector<Figure> small_trees(const Comparison& row, cnf::Formula& formula,
                                const std::vector<solving::Contestant>& contestants,
                                const std::stop_token& stop);

}  // namespace satdoku::laboratory
