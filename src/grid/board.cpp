#include <satdoku/grid/board.hpp>
#include <set>

namespace satdoku::grid {
int Board::filled() const {
    return static_cast<int>(std::ranges::count_if(digits, [](std::uint8_t digit) { return digit != 0; }));
}

int Board::holes(int grid) const {
    const auto cells = layout->cells(grid);
    return static_cast<int>(std::ranges::count_if(cells, [this](Cell cell) { return digits[cell] == 0; }));
}

std::optional<Clash> find_clash(const Board& board) {
    for (const House& house : board.layout->houses()) {
        std::array<std::optional<Cell>, most_digits + 1> holder{};
        for (const Cell cell : house.cells) {
            const std::uint8_t digit = board.digits[cell];
            if (digit == 0) continue;
            if (holder[digit]) return Clash{&house, *holder[digit], cell, digit};
            holder[digit] = cell;
        }
    }
    for (const auto& [one, other] : board.layout->pairs()) {
        const std::uint8_t digit = board.digits[one];
        if (digit != 0 && digit == board.digits[other]) return Clash{nullptr, one, other, digit};
    }
    return std::nullopt;
}

bool solves(const Board& solution, const Board& puzzle) {
    for (std::size_t cell = 0; cell < puzzle.digits.size(); ++cell)
        if (puzzle.digits[cell] != 0 && puzzle.digits[cell] != solution.digits[cell]) return false;
    return solution.complete() && !find_clash(solution) && keeps_constraints(solution);
}

bool keeps_constraints(const Board& solution) {
    return std::ranges::all_of(solution.layout->constraints(),
                               [&](const Constraint& constraint) { return keeps_constraint(solution, constraint); });
}

bool keeps_constraint(const Board& board, const Constraint& constraint, bool exact) {
    constexpr std::size_t most_states = 4000;
    return std::ranges::all_of(board.layout->walks_of(constraint), [&](const Walk& walk) {
        std::set<std::pair<DigitSet, Walk::State>> states{{DigitSet(), 0}};  // with digits that may not come again
        for (std::size_t at = 0; at < walk.cells.size(); ++at) {
            const int own = board.digits[walk.cells[at]];
            const bool counts = walk.different && (own != 0 || (exact && states.size() < most_states));
            std::set<std::pair<DigitSet, Walk::State>> next;
            for (const auto& [used, state] : states) {
                for (const int digit : own != 0 ? digit_set(own) : board.layout->all_digits()) {
                    if (counts && used.contains(digit)) continue;
                    const DigitSet now = counts ? used | digit_set(digit) : exact ? DigitSet() : used;
                    if (const auto after = walk.next(state, at, digit)) next.emplace(now, *after);
                }
            }
            states = std::move(next);
        }
        return !states.empty();
    });
}

void require_possible(const Layout& layout, const Constraint& constraint, const core::Location& location) {
    if (keeps_constraint(Board(layout), constraint, true)) return;
    const int side = layout.side();
    const int cells = static_cast<int>(constraint.places.size());
    const int least = cells * (cells + 1) / 2;
    const int most = cells * (2 * side + 1 - cells) / 2;
    const bool is_sum = constraint.kind == ConstraintKind::cage && cells <= side;
    throw core::Error(location, is_sum ? "constraints.cage_sum" : "constraints.impossible",
                      {std::string(facts_of(constraint.kind).name), std::to_string(cells), std::to_string(side),
                       std::to_string(least), std::to_string(most)});
}

std::vector<DigitSet> possible_digits(const Board& board) {
    std::vector<DigitSet> possible(board.digits.size());
    for (Cell cell = 0; cell < possible.size(); ++cell) {
        if (board.digits[cell] != 0) continue;
        DigitSet seen;
        for (const Cell peer : board.layout->peers(cell)) seen.insert(board.digits[peer]);
        possible[cell] = board.layout->all_digits() - seen;
    }
    return possible;
}

Board Position::givens() const {
    Board givens = board;
    for (const Cell cell : placed) givens.digits[cell] = 0;
    return givens;
}

std::optional<Cell> Position::wrong_cell(const Board& answer) const {
    const auto wrong =
        std::ranges::find_if(placed, [&](Cell cell) { return board.digits[cell] != answer.digits[cell]; });
    return wrong == placed.end() ? std::nullopt : std::optional(*wrong);
}

std::vector<DigitSet> Position::candidates_or_possible() const {
    return candidates.empty() ? possible_digits(board) : candidates;
}
}  // namespace satdoku::grid
