// Digits in the cells of a layout.
#pragma once

#include <satdoku/grid/digits.hpp>
#include <satdoku/grid/layout.hpp>

#include <cstdint>
#include <optional>
#include <vector>

namespace satdoku::grid {

/// A digit from 1 to 9, or 0 for an empty cell, for each cell of a layout.
struct Board {
    explicit Board(const Layout& of) : layout(&of), digits(static_cast<std::size_t>(of.cell_count())) {}

    const Layout* layout;              ///< never null; layouts live as long as the program
    std::vector<std::uint8_t> digits;  ///< by cell

    bool operator==(const Board&) const = default;

    int filled() const;
    int holes() const { return layout->cell_count() - filled(); }
    bool complete() const { return holes() == 0; }
    /// Empty cells of one grid; a shared cell counts in each of its grids.
    int holes(int grid) const;
};

/// Two equal digits in one house: the first such pair in the order of the houses.
struct Clash {
    const House* house;
    Cell first;
    Cell second;
    std::uint8_t digit;
};
std::optional<Clash> find_clash(const Board& board);

/// Returns by cell the candidates that the rules leave: for an empty cell the digits that no peer has, for others
/// none.
std::vector<DigitSet> possible_digits(const Board& board);

}  // namespace satdoku::grid
