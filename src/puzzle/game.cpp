// Every move that alters cells is a list of changes, which undo applies backwards. Counts and clock are not
// undone: a hint that was seen has been seen, a mistake that was made has been made.
#include <satdoku/core/error.hpp>
#include <satdoku/puzzle/game.hpp>

#include <algorithm>
#include <bit>
#include <optional>

namespace satdoku::puzzle {

namespace {

using Kind = Move::Kind;

/// Makes one move upon a state of its own.
class MoveMaker {
  public:
    explicit MoveMaker(State state) : state_(std::move(state)) {}

    Turn make(const Move& move, std::uint64_t milliseconds) {
        if (state_.over() && move.kind != Kind::restart) throw core::Error("game.over");
        Response response = answer(move);
        if (move.kind != Kind::restart) {
            state_.moves.push_back({milliseconds, move});
            state_.milliseconds = milliseconds;
        }
        state_.finished = !state_.given_up && state_.board == state_.solution;
        return {std::move(state_), std::move(response)};
    }

  private:
    Response answer(const Move& move) {
        switch (move.kind) {
            case Kind::place:
                return place(*move.cell, move.digits.first());
            case Kind::clear:
                return clear(*move.cell);
            case Kind::mark:
                return mark(*move.cell, &Content::marks, move.digits);
            case Kind::centre:
                return mark(*move.cell, &Content::centre, move.digits);
            case Kind::fill_marks:
                return mark_all(true);
            case Kind::clear_marks:
                return mark_all(false);
            case Kind::hint:
                return hint(move.cell);
            case Kind::rung:
                ++state_.rung;
                ++state_.hints;
                return {Response::Kind::advised};
            case Kind::exclude:
                return exclude(move.excluded);
            case Kind::hint_wrong:
                return take_wrong_away();
            case Kind::check:
                return {Response::Kind::checked, wrong_cells(state_)};
            case Kind::undo:
                return undo();
            case Kind::undo_wrong:
                return undo_wrong();
            case Kind::redo:
                return redo();
            case Kind::restart:
                state_ = begin_game(state_.givens, state_.solution, state_.feedback);
                return {Response::Kind::restarted};
            case Kind::solve:
                return give_up();
            case Kind::savepoint:
                state_.savepoints[move.digits.first()] = snapshot();
                return {Response::Kind::savepoint};
            case Kind::back:
                return go_back(move.digits.first());
            case Kind::feedback:
                break;
        }
        state_.feedback = move.feedback;
        return {Response::Kind::feedback};
    }

    void require_own(grid::Cell cell) const {
        if (state_.is_given(cell)) throw core::Error("game.given", {cell_text(*state_.givens.layout, cell)});
    }

    Response place(grid::Cell cell, int digit) {
        require_own(cell);
        const bool is_told = state_.feedback == Feedback::solution;
        const bool right = state_.solution.digits[cell] == digit;
        const bool first_edition = state_.edition == Edition::first;
        if (is_told && !right && !first_edition) require_not_right(cell);
        // A digit that is called wrong takes no pencil marks with it.
        const bool erases = right || !is_told || first_edition;
        const bool stays = state_.board.digits[cell] == digit;
        Changes changes;
        put(cell, static_cast<std::uint8_t>(digit), stays && state_.hinted[cell], erases, changes);
        commit(std::move(changes));
        if (is_told) {
            if (!right) count_mistake(cell, digit);
            return {right ? Response::Kind::right : Response::Kind::wrong, {cell}};
        }
        Response response{Response::Kind::placed};
        for (const grid::Cell peer : state_.board.layout->peers(cell)) {
            if (state_.board.digits[peer] == digit) response.cells.push_back(peer);
        }
        if (!response.cells.empty()) {
            response.kind = Response::Kind::clashes;
            count_mistake(cell, digit);
        }
        return response;
    }

    void count_mistake(grid::Cell cell, int digit) {
        const bool known = state_.mistaken[cell].contains(digit);
        if (!known || state_.edition == Edition::first) ++state_.mistakes;
        state_.mistaken[cell].insert(digit);
    }

    void require_not_right(grid::Cell cell) const {
        if (state_.board.digits[cell] != state_.solution.digits[cell]) return;
        throw core::Error("game.already_right", {cell_text(*state_.givens.layout, cell)});
    }

    Response clear(grid::Cell cell) {
        require_own(cell);
        if (state_.content(cell) == Content{}) {
            throw core::Error("game.already_empty", {cell_text(*state_.givens.layout, cell)});
        }
        Changes changes;
        change(cell, {}, changes);
        commit(std::move(changes));
        return {Response::Kind::cleared, {cell}};
    }

    Response mark(grid::Cell cell, DigitSet Content::*kind, DigitSet digits) {
        require_own(cell);
        if (state_.board.digits[cell] != 0) {
            throw core::Error("game.mark_on_digit", {cell_text(*state_.givens.layout, cell)});
        }
        Changes changes;
        Content after = state_.content(cell);
        after.*kind ^= digits;
        change(cell, after, changes);
        commit(std::move(changes));
        return {Response::Kind::marked, {cell}};
    }

    Response mark_all(bool fill) {
        Changes changes;
        for (std::size_t index = 0; index < state_.marks.size(); ++index) {
            const auto cell = static_cast<grid::Cell>(index);
            if (state_.board.digits[cell] != 0) continue;
            const DigitSet centre = fill ? state_.centre[cell] : DigitSet{0};
            change(cell, {.marks = fill ? candidates(state_.board, cell) : DigitSet{0}, .centre = centre},
                   changes);
        }
        commit(std::move(changes));
        return {Response::Kind::marked};
    }

    Response hint(std::optional<grid::Cell> cell) {
        if (!cell) cell = cell_to_hint();
        require_own(*cell);
        require_not_right(*cell);
        Changes changes;
        put(*cell, state_.solution.digits[*cell], true, true, changes);
        commit(std::move(changes));
        ++state_.hints;
        return {Response::Kind::hinted, {*cell}};
    }

    Response exclude(const std::vector<CellDigits>& all) {
        Response response{Response::Kind::excluded};
        Changes changes;
        for (const auto& [cell, digits] : all) {
            if (digits.contains(state_.solution.digits[cell])) {
                throw core::Error("game.excludes_right", {cell_text(*state_.givens.layout, cell)});
            }
        }
        for (const auto& [cell, digits] : all) {
            state_.excluded[cell] |= digits;
            Content rest = state_.content(cell);
            rest.marks -= digits;
            rest.centre -= digits;
            change(cell, rest, changes);
            response.cells.push_back(cell);
        }
        commit(std::move(changes));
        ++state_.hints;
        state_.rung = 0;
        return response;
    }

    Response take_wrong_away() {
        Response response{Response::Kind::cleared, wrong_cells(state_)};
        if (response.cells.empty()) throw core::Error("game.nothing_wrong");
        Changes changes;
        for (const grid::Cell cell : response.cells) change(cell, {}, changes);
        commit(std::move(changes));
        ++state_.hints;
        return response;
    }

    /// The first wrong digit, or else the empty cell with the fewest candidates.
    grid::Cell cell_to_hint() const {
        const std::vector<grid::Cell> wrong = wrong_cells(state_);
        if (!wrong.empty()) return wrong.front();
        grid::Cell best = 0;
        int fewest = grid::digits + 1;
        for (std::size_t index = 0; index < state_.board.digits.size(); ++index) {
            const auto cell = static_cast<grid::Cell>(index);
            if (state_.board.digits[cell] != 0) continue;
            const int count = candidates(state_.board, cell).size();
            if (count >= fewest) continue;
            fewest = count;
            best = cell;
        }
        return best;
    }

    Response undo() {
        if (state_.done.empty()) throw core::Error("game.nothing_to_undo");
        Changes changes = state_.done.back();
        state_.done.pop_back();
        Response response{Response::Kind::undone};
        for (auto change = changes.rbegin(); change != changes.rend(); ++change) {
            set(change->cell, change->before);
        }
        if (!changes.empty()) response.cells.push_back(changes.front().cell);
        state_.undone.push_back(std::move(changes));
        return response;
    }

    Response undo_wrong() {
        if (wrong_cells(state_).empty()) throw core::Error("game.nothing_wrong");
        Response response{Response::Kind::undone};
        while (!wrong_cells(state_).empty()) response = undo();
        return response;
    }

    Response redo() {
        if (state_.undone.empty()) throw core::Error("game.nothing_to_redo");
        Changes changes = state_.undone.back();
        state_.undone.pop_back();
        Response response{Response::Kind::redone};
        apply(changes);
        if (!changes.empty()) response.cells.push_back(changes.front().cell);
        state_.done.push_back(std::move(changes));
        return response;
    }

    Response go_back(int number) {
        const auto found = state_.savepoints.find(number);
        if (found == state_.savepoints.end())
            throw core::Error("game.no_savepoint", {std::to_string(number)});
        Changes changes;
        for (std::size_t index = 0; index < state_.marks.size(); ++index) {
            change(static_cast<grid::Cell>(index), found->second[index], changes);
        }
        commit(std::move(changes));
        return {Response::Kind::back};
    }

    Response give_up() {
        Changes changes;
        for (std::size_t index = 0; index < state_.board.digits.size(); ++index) {
            const auto cell = static_cast<grid::Cell>(index);
            const std::uint8_t digit = state_.solution.digits[cell];
            const bool stays = state_.board.digits[cell] == digit;
            change(cell, {.digit = digit, .hinted = !stays || state_.hinted[cell]}, changes);
        }
        commit(std::move(changes));
        state_.given_up = true;
        return {Response::Kind::solved};
    }

    Snapshot snapshot() const {
        Snapshot contents;
        for (std::size_t cell = 0; cell < state_.marks.size(); ++cell) {
            contents.push_back(state_.content(static_cast<grid::Cell>(cell)));
        }
        return contents;
    }

    /// The digit into the cell, its marks away.
    /// @param erases  and the digit's marks away where the cell is seen
    void put(grid::Cell cell, std::uint8_t digit, bool hinted, bool erases, Changes& changes) const {
        change(cell, {.digit = digit, .hinted = hinted}, changes);
        if (!erases) return;
        for (const grid::Cell peer : state_.board.layout->peers(cell)) {
            Content rest = state_.content(peer);
            rest.marks.erase(digit);
            rest.centre.erase(digit);
            change(peer, rest, changes);
        }
    }

    void change(grid::Cell cell, const Content& after, Changes& changes) const {
        const Change one{cell, state_.content(cell), after};
        if (one.before != one.after) changes.push_back(one);
    }

    void set(grid::Cell cell, const Content& content) {
        if (state_.board.digits[cell] != content.digit) state_.rung = 0;
        state_.board.digits[cell] = content.digit;
        state_.marks[cell] = content.marks;
        state_.centre[cell] = content.centre;
        state_.hinted[cell] = content.hinted;
    }

    void apply(const Changes& changes) {
        for (const Change& change : changes) set(change.cell, change.after);
    }

    void commit(Changes changes) {
        if (changes.empty()) return;
        apply(changes);
        state_.done.push_back(std::move(changes));
        state_.undone.clear();
    }

    State state_;
};

}  // namespace

State begin_game(const grid::Board& givens, const grid::Board& solution, Feedback feedback) {
    State state{.givens = givens, .solution = solution, .board = givens};
    state.marks.resize(givens.digits.size());
    state.centre.resize(givens.digits.size());
    state.hinted.resize(givens.digits.size());
    state.excluded.resize(givens.digits.size());
    state.mistaken.resize(givens.digits.size());
    state.first_feedback = state.feedback = feedback;
    state.finished = givens == solution;
    return state;
}

State begin_game(const grid::Board& givens, Solver& solver, Feedback feedback) {
    const Answer answer = solve_puzzle(solver, givens);
    if (answer.solutions == 0) throw core::Error("game.no_solution");
    if (answer.solutions > 1) throw core::Error("game.several_solutions");
    return begin_game(givens, answer.found.front(), feedback);
}

Turn make_move(State state, const Move& move, std::uint64_t milliseconds) {
    return MoveMaker(std::move(state)).make(move, milliseconds);
}

std::vector<grid::Cell> clashing_cells(const grid::Board& board) {
    std::vector<grid::Cell> cells;
    for (std::size_t index = 0; index < board.digits.size(); ++index) {
        const auto cell = static_cast<grid::Cell>(index);
        if (board.digits[cell] == 0) continue;
        const auto peers = board.layout->peers(cell);
        if (std::any_of(peers.begin(), peers.end(),
                        [&](grid::Cell peer) { return board.digits[peer] == board.digits[cell]; })) {
            cells.push_back(cell);
        }
    }
    return cells;
}

std::vector<grid::Cell> wrong_cells(const State& state) {
    std::vector<grid::Cell> cells;
    for (std::size_t cell = 0; cell < state.board.digits.size(); ++cell) {
        const std::uint8_t digit = state.board.digits[cell];
        if (digit != 0 && digit != state.solution.digits[cell])
            cells.push_back(static_cast<grid::Cell>(cell));
    }
    return cells;
}

grid::Board counted_board(const State& state) {
    grid::Board board = state.board;
    if (state.feedback != Feedback::solution) return board;
    for (const grid::Cell cell : wrong_cells(state)) board.digits[cell] = 0;
    return board;
}

DigitSet candidates(const grid::Board& board, grid::Cell cell) {
    DigitSet left = all_digits;
    for (const grid::Cell peer : board.layout->peers(cell)) {
        left.erase(board.digits[peer]);
    }
    return left;
}

}  // namespace satdoku::puzzle
