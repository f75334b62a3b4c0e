// Questions about all models of a formula, for the command and the menus: which variables count, the search for the
// answers, and the answers as text.
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
/// Throws core::Error for any other word, and for a variable above `count`.
std::vector<cnf::Variable> parse_variables(std::span<const std::string> words, std::uint32_t count);

/// Engines for questions about models. @param seed  of everything random
models::EngineMaker engines_for_models(std::uint64_t seed);

/// "92" or "at least 92"; "3 * 2^2000000000" if the number would have too many digits.
std::string count_text(const models::Count& count);
/// The count as a number times two to the `power`. The power is 0 unless the number would have too many digits.
std::string count_number(const models::Count& count, std::uint64_t& power);

// A sentence for people about an answer that is printed elsewhere.
std::string count_summary(const models::Count& count);
std::string listing_summary(const models::Listing& listing);
std::string backbone_summary(const models::Backbone& backbone, const models::Question& question);

// These show their progress on a terminal.
models::Count count_models(ui::Console& console, const models::Question& question,
                           const models::EngineMaker& make_engine, const models::Limits& limits);
models::Backbone find_backbone(ui::Console& console, const models::Question& question,
                               const models::EngineMaker& make_engine, const models::Limits& limits);

}  // namespace satdoku::laboratory
