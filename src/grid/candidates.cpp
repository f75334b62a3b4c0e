#include <satdoku/grid/candidates.hpp>

namespace satdoku::grid {

std::vector<DigitSet> possible_digits(const Board& board) {
    std::vector<DigitSet> possible(board.digits.size(), 0);
    for (std::size_t cell = 0; cell < possible.size(); ++cell) {
        if (board.digits[cell] != 0) continue;
        unsigned seen = 0;
        for (const Cell peer : board.layout->peers(static_cast<Cell>(cell)))
            seen |= digit_set(board.digits[peer]);
        possible[cell] = static_cast<DigitSet>(all_digits & ~seen);
    }
    return possible;
}

}  // namespace satdoku::grid
