#include "support/puzzles.hpp"
#include "support/sanitized.hpp"
#include <satdoku/grid/text.hpp>
#include <set>

namespace satdoku::support {
namespace {
std::uint64_t count_from(grid::Board& board, std::uint64_t limit) {
    const grid::Layout& layout = *board.layout;
    int fewest = layout.side() + 1;
    grid::Cell chosen = 0;
    unsigned chosen_used = 0;
    for (int index = 0; index < layout.cell_count(); ++index) {
        const auto cell = static_cast<grid::Cell>(index);
        if (board.digits[cell] != 0) continue;
        unsigned used = 0;
        for (const grid::Cell peer : layout.peers(cell)) used |= 1U << board.digits[peer];
        int candidates = 0;
        for (int digit = 1; digit <= layout.side(); ++digit) candidates += (used >> digit & 1U) == 0 ? 1 : 0;
        if (candidates >= fewest) continue;
        fewest = candidates;
        chosen = cell;
        chosen_used = used;
    }
    if (fewest > layout.side()) return 1;
    std::uint64_t found = 0;
    for (int digit = 1; digit <= layout.side() && found < limit; ++digit) {
        if ((chosen_used >> digit & 1U) != 0) continue;
        board.digits[chosen] = static_cast<std::uint8_t>(digit);
        found += count_from(board, limit - found);
    }
    board.digits[chosen] = 0;
    return found;
}
}  // namespace

std::vector<std::reference_wrapper<const grid::Layout>> layouts() {
    std::vector<std::reference_wrapper<const grid::Layout>> chosen;
    for (const grid::Layout& layout : grid::layouts()) {
        const bool is_small =
            layout.name() == "sudoku" || layout.name() == "twodoku" || layout.side() < grid::plain_side;
        if (layout.side() > grid::plain_side) continue;  // tests of sizes have smaller work for it
        if (!is_slow || is_small || layout.name() == "samurai") chosen.emplace_back(layout);
    }
    return chosen;
}

grid::Board course_twodoku() {
    return grid::parse_board(grid::twodoku(),
                             "......35.7.6.4...9.2.....4.5..6.9...4......8..69..85..69..3....3.4..............."
                             "...8....5...7..4.........7....5...29.3..........387....4.....17..9.....638.9.....");
}

grid::Board course_solution() {
    return grid::parse_board(grid::twodoku(),
                             "841296357736845129925713648583629714472351986169478532698532471314987265257164893"
                             "471823695265719483893654271718546329634192758952387164546238917129475836387961542");
}

grid::Board seventeen_givens() {
    return grid::parse_board(grid::sudoku(),
                             "000000010400000000020000000000050407008000300001090000300400200050100000000806000");
}

std::string seventeen_line() { return grid::board_line(seventeen_givens()); }

grid::Board take_back(grid::Board board, int filled, core::Random& random) {
    const auto any_cell = [&] { return static_cast<std::size_t>(random.below(board.digits.size())); };
    while (board.filled() > filled) board.digits[any_cell()] = 0;
    if (random.below(4) == 0) {
        const std::size_t cell = any_cell();
        board.digits[cell] =
            static_cast<std::uint8_t>(1 + random.below(static_cast<std::uint64_t>(board.layout->side())));
    }
    return board;
}

bool is_solution(const grid::Board& board) {
    const grid::Rules& rules = board.layout->rules();
    const int side = board.layout->side();
    for (int grid = 0; grid < board.layout->grid_count(); ++grid) {
        std::set<int> held;
        for (int row = 0; row < side; ++row) {
            for (int column = 0; column < side; ++column) {
                const int digit = board.digits[board.layout->cell(grid, row, column)];
                if (digit < 1 || digit > side) return false;
                const int box = rules.boxes[static_cast<std::size_t>(row * side + column)];
                held.insert({row * 100 + digit, 10000 + column * 100 + digit, 20000 + box * 100 + digit});
                const auto same = [&](int down, int right) {
                    return row + down < side && column + right >= 0 && column + right < side &&
                           board.digits[board.layout->cell(grid, row + down, column + right)] == digit;
                };
                if (rules.king && (same(1, -1) || same(1, 1))) return false;
                if (rules.knight && (same(1, -2) || same(1, 2) || same(2, -1) || same(2, 1))) return false;
            }
        }
        if (held.size() != static_cast<std::size_t>(3 * side * side)) return false;
        for (const grid::Shape& shape : rules.extra) {
            held.clear();
            for (const int place : shape.places)
                held.insert(board.digits[board.layout->cell(grid, place / side, place % side)]);
            if (held.size() != shape.places.size()) return false;
        }
    }
    return true;
}

bool extends(const grid::Board& givens, const grid::Board& board) {
    for (std::size_t cell = 0; cell < givens.digits.size(); ++cell) {
        if (givens.digits[cell] != 0 && givens.digits[cell] != board.digits[cell]) return false;
    }
    return true;
}

std::uint64_t count_by_brute_force(const grid::Board& givens, std::uint64_t limit) {
    if (grid::find_clash(givens)) return 0;
    grid::Board board = givens;
    return count_from(board, limit);
}

}  // namespace satdoku::support
