#include <satdoku/grid/candidates.hpp>

namespace satdoku::grid {

std::vector<DigitSet> possible_digits(const Board& board) {
    std::vector<DigitSet> possible(board.digits.size());
    for (std::size_t cell = 0; cell < possible.size(); ++cell) {
        if (board.digits[cell] != 0) continue;
        DigitSet seen;
        for (const Cell peer : board.layout->peers(static_cast<Cell>(cell))) seen.insert(board.digits[peer]);
        possible[cell] = all_digits - seen;
    }
    return possible;
}

}  // namespace satdoku::grid
