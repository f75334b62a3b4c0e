// Questions about all models of a formula, for command and menus: variables to project on, search, answers as text.
#pragma once
#include <satdoku/models/models.hpp>
#include <satdoku/solving/literal_names.hpp>

namespace satdoku::laboratory {
/// Returns the variables that words such as "3", "5-9" and "rain", a name of the formula, mean, in rising order.
/// Throws core::Error for any other word, and for a variable above `count`.
std::vector<cnf::Variable> parse_variables(std::span<const std::string> words, std::uint32_t count,
                                           const solving::LiteralNames& names);

/// Makes engines for questions about models.
models::EngineMaker engines_for_models(std::uint64_t seed);

/// "92" or "at least 92"; "3 * 2^2000000000" if the number would have too many digits.
std::string count_text(const models::Count& count);
/// Returns the number n such that the count is n * 2^power. The power is 0 unless n would have too many digits.
std::string count_number(const models::Count& count, std::uint64_t& power);

// Sentences for people about an answer; the answer itself is printed elsewhere.
std::string count_summary(const models::Count& count);
std::string listing_summary(const models::Listing& listing);
std::string backbone_summary(const models::Backbone& backbone, const models::Question& question);

// The searches. Both show their progress on a terminal.
models::Count count_models(ui::Console& console, const models::Question& question,
                           const models::EngineMaker& make_engine, const models::Limits& limits);
models::Backbone find_backbone(ui::Console& console, const models::Question& question,
                               const models::EngineMaker& make_engine, const models::Limits& limits);
}  // namespace satdoku::laboratory
