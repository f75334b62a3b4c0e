// What the clauses of a puzzle's formula stand for: each says one of a few kinds of things about cells, digits and
// houses, and its literals alone tell which. Formulas of other programs and what a solver has learned are read the
// same way: the meaning depends on the clause alone, not on its origin.
#pragma once

#include <satdoku/cnf/literal.hpp>
#include <satdoku/grid/layout.hpp>
#include <satdoku/puzzle/numbering.hpp>

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace satdoku::puzzle {

/// What a clause says. The places are those that its own variables name.
struct Meaning {
    enum class Kind : std::uint8_t {
        is,              ///< the place holds the digit: one fact
        is_not,          ///< it does not
        cell_holds,      ///< one place holds one of several digits
        cell_not_both,   ///< one place does not hold two digits
        house_holds,     ///< a digit is at one of several places of a house
        house_not_both,  ///< a digit is not at two places of a house
        same_cell,       ///< two places are one cell: if the first fact holds, so does the second
        other,           ///< at least one of the literals is true, and no more is known
    };

    Kind kind = Kind::other;
    std::vector<Fact> facts{};  ///< by literal; of `other`, those before the first one without a fact
    std::optional<grid::House> house{};  ///< of house_holds and house_not_both: row before column before box
    bool all_nine = false;               ///< of cell_holds and house_holds: each digit, or each place
};

/// @param clause  the literals in any order; repeated ones are no rule, but `other`
Meaning meaning_of(const Numbering& numbering, std::span<const cnf::Literal> clause);

}  // namespace satdoku::puzzle
