// Texts about a linked formula, for `show` and the menus.
#pragma once
#include <satdoku/cnf/formula.hpp>
#include <satdoku/wording/clause_words.hpp>

namespace satdoku::solving {
/// The header, counts, clause lengths and the most frequent literals.
/// @param words  the meaning of the literals
/// @param top    the most literals to list
std::string formula_summary(const cnf::Formula& formula, const cnf::ReadReport& report, const std::string& path,
                            const wording::ClauseWords& words, std::size_t top);

/// "12: 1 -2 3"
std::string clause_line(const cnf::Formula::ClauseView& clause, std::uint64_t number);

/// A line with the meaning of the clause; empty if there are no words.
std::string clause_meaning(const cnf::Formula::ClauseView& clause, const wording::ClauseWords& words);

struct ClauseNumbers {
    std::uint64_t first;
    std::uint64_t last;
    bool clipped = false;  ///< whether the text asks for clauses beyond the last one
};
/// Reads "5", "5-9" or "5-". Throws core::Error for other texts, and if the first number is 0 or beyond `count`; a
/// formula without clauses has the empty range that begins with 1.
ClauseNumbers parse_clause_numbers(const std::string& text, std::uint64_t count);

/// The numbers of the clauses with this literal, ascending and without repetition.
std::vector<std::size_t> clauses_with(const cnf::Formula& formula, cnf::Literal literal);
}  // namespace satdoku::solving
