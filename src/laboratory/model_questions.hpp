// What is asked about all models of a formula, for the command and the menus: the chosen variables as they are typed, and
// the answers as text.
#pragma once

#include <satdoku/cnf/literal.hpp>
#include <satdoku/models/models.hpp>
#include <satdoku/ui/console.hpp>

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace satdoku::laboratory {

/// The variables that words such as "3" and "5-9" name, in rising order.
/// Throws core::Error for a word that is none, and for a variable above `count`.
std::vector<cnf::Variable> parse_variables(std::span<const std::string> words, std::uint32_t count);

/// Engines for questions about models. @param seed  of everything random
models::EngineMaker engines_for_models(std::uint64_t seed);

/// "92", "at least 92"; "3 * 2^2000000000" where the number would have too many digits.
std::string count_text(const models::Count& count);
/// The number that is counted, and what power of two it is to be multiplied by, which is 0 where the number says it all.
std::string count_number(const models::Count& count, std::uint64_t& power);

/// Literals in lines of at most 78 columns, each begun by the prefix, the last one ended by 0.
std::string literal_lines(std::string_view prefix, std::span<const cnf::Literal> literals);

// What is said of an answer that is printed elsewhere.
std::string told_count(const models::Count& count);
std::string told_listing(const models::Listing& listing);
std::string told_backbone(const models::Backbone& backbone, const models::Question& question);

/// Answers with progress on a terminal.
models::Count count_models(ui::Console& console, const models::Question& question,
                           const models::EngineMaker& make_engine, const models::Limits& limits);
models::Backbone find_backbone(ui::Console& console, const models::Question& question,
                               const models::EngineMaker& make_engine, const models::Limits& limits);

}  // namespace satdoku::laboratory
