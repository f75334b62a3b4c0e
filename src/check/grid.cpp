#include <satdoku/check/grid.hpp>

#include <algorithm>

namespace satdoku::check {

std::optional<GridVerdict> grid(const grid::Board& clues, const grid::Board& board) {
    for (std::size_t index = 0; index < board.digits.size(); ++index) {
        const auto cell = static_cast<grid::Cell>(index);
        if (board.digits[index] == 0) return GridVerdict{.fault = GridFault::empty_cell, .cell = cell};
        if (clues.digits[index] != 0 && clues.digits[index] != board.digits[index]) {
            return GridVerdict{.fault = GridFault::changed_clue, .cell = cell};
        }
    }
    for (const grid::House& house : board.layout->houses()) {
        for (std::uint8_t digit = 1; digit <= grid::digits; ++digit) {
            if (std::none_of(house.cells.begin(), house.cells.end(),
                             [&](grid::Cell cell) { return board.digits[cell] == digit; })) {
                return GridVerdict{.fault = GridFault::missing_digit, .house = &house, .digit = digit};
            }
        }
    }
    return std::nullopt;
}

}  // namespace satdoku::check
