// Makes complete random boards, as evenly as is possible at this speed.
#pragma once
#include <satdoku/bitboard/board_solver.hpp>

namespace satdoku::puzzle {
/// All orders of three items, in rising order.
inline constexpr std::array<std::array<std::size_t, 3>, 6> orders_of_three = {
    {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}};

constexpr std::uint64_t factorial(std::uint64_t number) { return number < 2 ? 1 : number * factorial(number - 1); }

/// Puts items into the order of this number, from 0, in the list of orders. @param items  rising, at most 20
template <typename Item> void permute(std::span<Item> items, std::uint64_t number) {
    for (std::size_t place = 0; place + 1 < items.size(); ++place) {
        const std::uint64_t orders_of_rest = factorial(items.size() - place - 1);
        const auto chosen = items.begin() + static_cast<std::ptrdiff_t>(place + number / orders_of_rest);
        number %= orders_of_rest;
        std::rotate(items.begin() + static_cast<std::ptrdiff_t>(place), chosen, chosen + 1);
    }
}

class RandomBoards {
  public:
    explicit RandomBoards(const grid::Layout& layout);

    /// Returns a complete board. The probabilities of plain boards differ by a few percent. The same is true for
    /// layouts in which each grid shares a single box with one earlier grid. For other layouts the direct search in
    /// random order is used, which is less even; if it was stopped, the board is empty.
    grid::Board next(core::Random& random);

    /// The direct search for this layout, also for the caller's use.
    bitboard::Solver& solver() { return solver_; }

  private:
    /// The connection of a grid to those before it.
    struct Tie {
        int grid;
        std::vector<int> shared;  ///< its cells that an earlier grid also has, by their index in the grid; or none
    };

    bitboard::Solver solver_;
    std::vector<Tie> ties_;  ///< by grid; empty if the layout is connected in another way
};

/// The digits of a plain board, row by row.
using PlainBoard = std::array<std::uint8_t, grid::plain_cells>;

/// A series of complete plain boards that are as even as those of RandomBoards, no two of them equal: each place of
/// the series has its own ways to begin a board, in random order. So it takes no memory, and each board is made
/// without those before it.
class DifferentBoards {
  public:
    /// @param first_digit  of all boards, 1 to 9
    DifferentBoards(std::uint64_t seed, std::optional<int> first_digit);

    /// The number of boards.
    std::uint64_t size() const { return ways_.size() / ways_of_board; }

    /// The same on every machine. @param index 0 to size() - 1
    PlainBoard at(std::uint64_t index) const;

  private:
    /// About three of four tries fail; in practice this number of tries never all fail.
    static constexpr std::uint64_t ways_of_board = 1024;

    std::uint64_t seed_;
    std::optional<int> first_digit_;
    core::RandomOrder ways_;
};
}  // namespace satdoku::puzzle
