// A linked formula as text for people, for `show` and the menus.
#pragma once

#include <satdoku/cnf/dimacs.hpp>
#include <satdoku/cnf/formula.hpp>
#include <satdoku/wording/clause_words.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace satdoku::solving {

/// Header, counts, clause lengths and the most frequent literals.
/// @param words  what the literals mean
/// @param top    how many literals at most
std::string formula_summary(const cnf::Formula& formula, const cnf::ReadReport& report, const std::string& path,
                            const wording::ClauseWords& words, std::size_t top);

/// "12: 1 -2 3"
std::string clause_line(const cnf::Formula::ClauseView& clause, std::uint64_t number);

/// What the clause means, as a line to be shown below it; empty if there are no words.
std::string clause_meaning(const cnf::Formula::ClauseView& clause, const wording::ClauseWords& words);

struct ClauseNumbers {
    std::uint64_t first;
    std::uint64_t last;
};
/// "5", "5-9" or "5-". Throws core::Error for other texts and for numbers outside 1 to `count`.
ClauseNumbers parse_clause_numbers(const std::string& text, std::uint64_t count);

/// A literal's DIMACS number. Throws core::Error for texts that are none, and for those of more variables.
cnf::Literal parse_literal(const std::string& text, std::uint32_t variables);

/// The numbers of the clauses with this literal, in rising order, each once.
std::vector<std::size_t> clauses_with(const cnf::Formula& formula, cnf::Literal literal);

}  // namespace satdoku::solving
