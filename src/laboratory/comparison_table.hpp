// A comparison as text: for each formula what every contestant took, beside it what that saves against the first
// one, and the counts of its search.
#pragma once

#include "comparison.hpp"

#include <cstddef>
#include <string>
#include <vector>

namespace satdoku::laboratory {

/// For people: a table for each formula, with times above counts where they do not fit side by side.
std::string comparison_text(const std::vector<Comparison>& rows,
                            const std::vector<solving::Contestant>& contestants, std::size_t columns);
/// A line for each formula and contestant.
std::string comparison_markdown(const std::vector<Comparison>& rows,
                                const std::vector<solving::Contestant>& contestants);
/// For programs: a line for each formula, the same words in every language.
std::string comparison_csv(const std::vector<Comparison>& rows,
                           const std::vector<solving::Contestant>& contestants);

}  // namespace satdoku::laboratory
