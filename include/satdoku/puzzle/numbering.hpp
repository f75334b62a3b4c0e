// The meaning of each variable of a formula: "this grid has this digit at this row and column".
//
// Four numberings are in use. Separate, as published: grid by grid, row by row, cell by cell, digit by digit, a shared
// cell once in each of its grids. Merged: cell by cell in reading order of the figure. Decimal, of some course
// programs: the decimal digits of the number are row, column and digit (111 to 999), with the grid in front of them if
// there are several (1111 to 2999), for at most nine digits. Candidates, of the older sudoku benchmarks: in reading order
// the digits that the givens leave possible for each empty cell.
#pragma once
#include <satdoku/cnf/literal.hpp>
#include <satdoku/grid/board.hpp>

namespace satdoku::puzzle {
/// A digit at a place.
struct Fact {
    grid::Place place;
    int digit;
};

class Numbering {
  public:
    /// @param merged  whether a shared cell has one set of variables, or one in each of its grids
    Numbering(const grid::Layout& layout, bool merged)
        : layout_(&layout), scheme_(merged ? Scheme::merged : Scheme::separate) {}
    static Numbering decimal(const grid::Layout& layout) { return {layout, Scheme::decimal}; }
    static Numbering candidates(const grid::Board& givens);

    /// The variables are those from 0 to count() - 1.
    std::uint32_t count() const;

    /// Returns the variable of "this grid has this digit at this row and column". All count from 0 except the digit,
    /// which counts from 1. Not for candidates.
    cnf::Variable variable(int grid, int row, int column, int digit) const;

    /// The same for a cell, through the first of its grids. @param digit from 1
    cnf::Variable variable(grid::Cell cell, int digit) const;

    /// The same for any numbering. Returns nothing if there is no such variable.
    std::optional<cnf::Variable> find(const Fact& fact) const;

    /// Returns the fact of a variable; for a merged cell, with the first of its places. Returns nothing if the
    /// variable is not about a cell.
    std::optional<Fact> fact(cnf::Variable variable) const;

    const grid::Layout& layout() const { return *layout_; }
    /// Returns true if a shared cell has only the variables of its first place.
    bool merged() const { return scheme_ == Scheme::merged || scheme_ == Scheme::candidates; }
    /// Digits without variables because they are known: the givens, for candidates.
    const std::optional<grid::Board>& givens() const { return givens_; }

  private:
    enum class Scheme : std::uint8_t { separate, merged, decimal, candidates };

    Numbering(const grid::Layout& layout, Scheme scheme) : layout_(&layout), scheme_(scheme) {}

    const grid::Layout* layout_;
    Scheme scheme_;
    std::optional<grid::Board> givens_ = {};  ///< of candidates
    std::vector<Fact> facts_ = {};            ///< of candidates, by variable
};

/// Returns the numbering with this number of variables: the first layout of nine digits that fits, not merged before
/// merged, and these before decimal ones.
std::optional<Numbering> find_numbering(std::uint32_t variables);
/// The same for one layout.
std::optional<Numbering> find_numbering(const grid::Layout& layout, std::uint32_t variables);

// The meaning of clauses of a puzzle's formula: each is one of a few kinds of statements about cells, digits and
// houses. The kind depends only on the literals, not on the origin of the clause. So clauses of other programs and
// learned clauses can be read, too.

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
