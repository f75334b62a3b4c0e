// The meaning of clauses of a puzzle's formula: each is one of a few kinds of statements about cells, digits and
// houses. The kind depends only on the literals, not on the origin of the clause. So clauses of other programs and
// learned clauses can be read, too.
#pragma once

#include <satdoku/cnf/literal.hpp>
#include <satdoku/grid/layout.hpp>
#include <satdoku/puzzle/numbering.hpp>

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace satdoku::puzzle {

/// The statement of a clause. Its places are those of its variables.
struct Meaning {
    enum class Kind : std::uint8_t {
        is,                ///< the place has the digit: one fact
        is_not,            ///< the place does not have the digit
        cell_holds,        ///< one place has one of several digits
        cell_not_both,     ///< one place does not have both of two digits
        house_holds,       ///< a digit is at one of several places of a house
        house_not_both,    ///< a digit is not at two places of a house
        not_both_so_near,  ///< a digit is not at two places that no house has together, but that must differ
        same_cell,         ///< two places are one cell: if the first fact holds, so does the second
        other,             ///< at least one of the literals is true, and no more is known
    };

    Kind kind = Kind::other;
    std::vector<Fact> facts{};  ///< by literal; for `other`, those before the first literal without a fact
    std::optional<grid::House>
        house{};       ///< of house_holds and house_not_both: row before column before box before others
    bool all = false;  ///< of cell_holds and house_holds: each digit, or each place
};

/// @param clause  the literals in any order; a clause with a repeated literal is `other`
Meaning meaning_of(const Numbering& numbering, std::span<const cnf::Literal> clause);

}  // namespace satdoku::puzzle
