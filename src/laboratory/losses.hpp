// Why a strategy was slower than the first contestant on a formula, and which strategies would have needed less.
#pragma once

#include "comparison.hpp"

namespace satdoku::laboratory {

/// How long other strategies are tried altogether, in seconds.
inline constexpr double trial_seconds = 2;

/// A sentence for each contestant that was clearly slower than the first one, with the reason in counts: more work, and
/// whether its decisions shorten fewer clauses, or, of several runs, work that takes longer. If one of dpll's
/// strategies lost by more nodes, a last sentence names other strategies that need fewer nodes than any contestant.
/// Repeats parts of searches.
/// @param seconds  for the trials of other strategies
std::vector<std::string> explain_losses(const Comparison& row, const std::vector<solving::Contestant>& contestants,
                                        cnf::Formula& formula, double seconds, const std::stop_token& stop);

}  // namespace satdoku::laboratory
