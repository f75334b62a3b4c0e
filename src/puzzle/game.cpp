// Every move that alters cells is a list of changes; undo applies it backwards. Undo does not touch the clock and the
// counts of hints and mistakes.
#include <satdoku/grid/names.hpp>
#include <satdoku/puzzle/game.hpp>

namespace satdoku::puzzle {
namespace {
using Kind = Move::Kind;

bool is_solved(const State& state) { return !state.entering() && state.board() == state.solution; }

bool needs_solution(const Move& move) {
    constexpr Kind kinds[] = {Kind::hint,  Kind::rung,       Kind::exclude, Kind::hint_wrong,
                              Kind::check, Kind::undo_wrong, Kind::solve};
    const bool judges = move.kind == Kind::feedback && move.feedback == Feedback::solution;
    return judges || std::find(std::begin(kinds), std::end(kinds), move.kind) != std::end(kinds);
}

/// Makes one move on its own copy of the state.
class MoveMaker {
  public:
    explicit MoveMaker(State state) : state_(std::move(state)) {}

    Turn make(const Move& move, std::uint64_t milliseconds) {
        if (state_.over() && move.kind != Kind::restart) throw core::Error("game.over");
        if (state_.entering() && needs_solution(move)) throw core::Error("game.entering");
        apply_move(move);
        commit();
        if (move.kind != Kind::restart) {
            state_.moves.push_back({milliseconds, move});
            state_.milliseconds = milliseconds;
        }
        state_.finished = !state_.given_up && is_solved(state_);
        return {std::move(state_), std::move(cells_), mistake_};
    }

  private:
    /// What makes the moves of a kind.
    struct Maker {
        Kind kind;
        void (MoveMaker::*make)(const Move& move);
    };

    void apply_move(const Move& move) {
        static constexpr Maker makers[] = {{Kind::place, &MoveMaker::place},
                                           {Kind::clear, &MoveMaker::clear},
                                           {Kind::mark, &MoveMaker::mark},
                                           {Kind::centre, &MoveMaker::mark},
                                           {Kind::fill_marks, &MoveMaker::mark_all},
                                           {Kind::clear_marks, &MoveMaker::mark_all},
                                           {Kind::colour, &MoveMaker::colour},
                                           {Kind::clear_colours, &MoveMaker::clear_colours},
                                           {Kind::hint, &MoveMaker::hint},
                                           {Kind::rung, &MoveMaker::climb},
                                           {Kind::exclude, &MoveMaker::exclude},
                                           {Kind::hint_wrong, &MoveMaker::clear_wrong},
                                           {Kind::check, &MoveMaker::check},
                                           {Kind::undo, &MoveMaker::undo},
                                           {Kind::undo_wrong, &MoveMaker::undo_wrong},
                                           {Kind::redo, &MoveMaker::redo},
                                           {Kind::restart, &MoveMaker::restart},
                                           {Kind::solve, &MoveMaker::give_up},
                                           {Kind::feedback, &MoveMaker::set_feedback},
                                           {Kind::savepoint, &MoveMaker::save},
                                           {Kind::back, &MoveMaker::go_back}};
        const Maker& maker = *std::ranges::find(makers, move.kind, &Maker::kind);
        (this->*maker.make)(move);
    }

    [[noreturn]] void refuse(std::string_view key, grid::Cell cell) const {
        throw core::Error(key, {grid::cell_argument(*state_.givens.layout, cell)});
    }

    void require_own(grid::Cell cell) const {
        if (state_.is_given(cell)) refuse("game.given", cell);
    }

    void place(const Move& move) {
        const grid::Cell cell = *move.cell;
        const int digit = move.digits.first();
        require_own(cell);
        const bool is_judged = state_.feedback == Feedback::solution;
        const bool right = state_.solution.digits[cell] == digit;
        if (is_judged && !right) require_not_right(cell);
        // A digit that the game calls wrong erases no pencil marks of its peers.
        const bool erases = right || !is_judged;
        const bool stays = state_.cells[cell].digit == digit;
        put(cell, static_cast<std::uint8_t>(digit), stays && state_.cells[cell].hinted, erases);
        for (const grid::Cell peer : state_.givens.layout->peers(cell))
            if (state_.cells[peer].digit == digit) cells_.push_back(peer);
        mistake_ = is_judged ? !right : !cells_.empty();
        if (mistake_) count_mistake(cell, digit);
    }

    void count_mistake(grid::Cell cell, int digit) {
        if (!state_.mistaken[cell].contains(digit)) ++state_.mistakes;
        state_.mistaken[cell].insert(digit);
    }

    void require_not_right(grid::Cell cell) const {
        if (state_.cells[cell].digit != state_.solution.digits[cell]) return;
        refuse("game.already_right", cell);
    }

    void clear(const Move& move) {
        const grid::Cell cell = *move.cell;
        require_own(cell);
        if (state_.cells[cell] == emptied(cell)) refuse("game.already_empty", cell);
        change(cell, emptied(cell));
    }

    /// The cell without digit and candidates: its own colour stays.
    Content emptied(grid::Cell cell) const { return {.colours = {.cell = state_.cells[cell].colours.cell}}; }

    void mark(const Move& move) {
        const grid::Cell cell = *move.cell;
        require_own(cell);
        if (state_.cells[cell].digit != 0) refuse("game.mark_on_digit", cell);
        Content after = state_.cells[cell];
        (move.kind == Kind::centre ? after.centre : after.marks) ^= move.digits;
        after.colours.forget(move.digits - (after.marks | after.centre));
        change(cell, after);
    }

    void mark_all(const Move& move) {
        const bool fill = move.kind == Kind::fill_marks;
        const std::vector<DigitSet> possible = grid::possible_digits(state_.board());
        for (grid::Cell cell = 0; cell < state_.cells.size(); ++cell) {
            const Content& content = state_.cells[cell];
            if (content.digit != 0) continue;
            Content after = emptied(cell);
            if (fill) {
                after = content;
                after.marks = possible[cell];
                after.colours.forget(grid::any_digits - (after.marks | after.centre));
            }
            change(cell, after);
        }
    }

    void colour(const Move& move) {
        const grid::Cell cell = *move.cell;
        if (!move.digits.empty() && state_.cells[cell].digit != 0) refuse("game.mark_on_digit", cell);
        Content after = state_.cells[cell];
        grid::Colouring& colours = after.colours;
        if (move.digits.empty()) {
            colours.cell = static_cast<std::uint8_t>(colours.cell == move.colour ? 0 : move.colour);
        } else {
            DigitSet& chosen = colours.candidates[static_cast<std::size_t>(move.colour - 1)];
            const DigitSet toggled = chosen ^ move.digits;
            colours.forget(move.digits);
            chosen = toggled;
        }
        change(cell, after);
    }

    void clear_colours(const Move& move) {
        for (grid::Cell cell = 0; cell < state_.cells.size(); ++cell) {
            if (move.cell.value_or(cell) != cell) continue;
            Content after = state_.cells[cell];
            after.colours = {};
            change(cell, after);
        }
        if (changes_.empty()) throw core::Error("game.no_colours");
    }

    void hint(const Move& move) {
        const grid::Cell cell = move.cell ? *move.cell : cell_to_hint();
        require_own(cell);
        require_not_right(cell);
        put(cell, state_.solution.digits[cell], true, true);
        count_hint(move.kind == Kind::rung, Depth::done);
        cells_ = {cell};
    }

    void climb(const Move& move) {
        if (move.cell) return hint(move);
        count_hint(true, static_cast<Depth>(std::min(state_.rung + 1, static_cast<int>(Depth::done))));
        ++state_.rung;
    }

    /// @param climbs  the move is a rung: the rungs above it have counted already
    void count_hint(bool climbs, Depth depth) {
        if (!climbs || state_.rung == 0) ++state_.hints;
        state_.depth = std::max(state_.depth, depth);
    }

    void exclude(const Move& move) {
        for (const auto& [cell, digits] : move.excluded)
            if (digits.contains(state_.solution.digits[cell])) refuse("game.excludes_right", cell);
        for (const auto& [cell, digits] : move.excluded) {
            state_.excluded[cell] |= digits;
            erase(cell, digits);
            cells_.push_back(cell);
        }
        count_hint(true, Depth::done);
        state_.rung = 0;
    }

    void check(const Move&) { cells_ = wrong_cells(state_); }

    void clear_wrong(const Move&) {
        cells_ = wrong_cells(state_);
        if (cells_.empty()) throw core::Error("game.nothing_wrong");
        for (const grid::Cell cell : cells_) change(cell, emptied(cell));
        count_hint(true, Depth::done);
    }

    /// The first wrong digit, or else the empty cell with the fewest candidates.
    grid::Cell cell_to_hint() const {
        const std::vector<grid::Cell> wrong = wrong_cells(state_);
        if (!wrong.empty()) return wrong.front();
        const std::vector<DigitSet> possible = grid::possible_digits(state_.board());
        grid::Cell best = 0;
        int fewest = grid::most_digits + 1;
        for (grid::Cell cell = 0; cell < possible.size(); ++cell) {
            if (state_.cells[cell].digit != 0 || possible[cell].size() >= fewest) continue;
            fewest = possible[cell].size();
            best = cell;
        }
        return best;
    }

    void undo(const Move&) {
        if (state_.done.empty()) throw core::Error("game.nothing_to_undo");
        Changes changes = state_.done.back();
        state_.done.pop_back();
        for (auto change = changes.rbegin(); change != changes.rend(); ++change) set(change->cell, change->before);
        cells_ = {changes.front().cell};
        state_.undone.push_back(std::move(changes));
    }

    void undo_wrong(const Move& move) {
        if (wrong_cells(state_).empty()) throw core::Error("game.nothing_wrong");
        while (!wrong_cells(state_).empty()) undo(move);
    }

    void redo(const Move&) {
        if (state_.undone.empty()) throw core::Error("game.nothing_to_redo");
        Changes changes = state_.undone.back();
        state_.undone.pop_back();
        apply(changes);
        cells_ = {changes.front().cell};
        state_.done.push_back(std::move(changes));
    }

    void restart(const Move&) { state_ = begin_game(state_.givens, state_.solution, state_.feedback); }

    void set_feedback(const Move& move) { state_.feedback = move.feedback; }

    void save(const Move& move) { state_.savepoints[move.digits.first()] = state_.cells; }

    void go_back(const Move& move) {
        const int number = move.digits.first();
        const auto found = state_.savepoints.find(number);
        if (found == state_.savepoints.end()) throw core::Error("game.no_savepoint", {std::to_string(number)});
        for (grid::Cell cell = 0; cell < state_.cells.size(); ++cell) change(cell, found->second[cell]);
    }

    void give_up(const Move&) {
        for (grid::Cell cell = 0; cell < state_.cells.size(); ++cell) {
            const std::uint8_t digit = state_.solution.digits[cell];
            const bool stays = state_.cells[cell].digit == digit;
            change(cell, {.digit = digit, .hinted = !stays || state_.cells[cell].hinted});
        }
        state_.given_up = true;
    }

    /// Puts the digit into the cell and removes the cell's marks.
    /// @param erases  also removes the marks of this digit from all peers of the cell
    void put(grid::Cell cell, std::uint8_t digit, bool hinted, bool erases) {
        Content filled = emptied(cell);
        filled.digit = digit;
        filled.hinted = hinted;
        change(cell, filled);
        if (!erases) return;
        for (const grid::Cell peer : state_.givens.layout->peers(cell)) erase(peer, digit_set(digit));
    }

    /// Removes the marks of these digits from the cell.
    void erase(grid::Cell cell, DigitSet digits) {
        Content rest = state_.cells[cell];
        rest.marks -= digits;
        rest.centre -= digits;
        rest.colours.forget(digits);
        change(cell, rest);
    }

    void change(grid::Cell cell, const Content& after) {
        const Change one{cell, state_.cells[cell], after};
        if (one.before != one.after) changes_.push_back(one);
    }

    void set(grid::Cell cell, const Content& content) {
        if (state_.cells[cell].digit != content.digit) state_.rung = 0;
        state_.cells[cell] = content;
    }

    void apply(const Changes& changes) {
        for (const Change& change : changes) set(change.cell, change.after);
    }

    /// Makes the changes a step of undo; no changes are none.
    void commit() {
        if (changes_.empty()) return;
        apply(changes_);
        state_.done.push_back(std::move(changes_));
        state_.undone.clear();
    }

    State state_;
    Changes changes_;                ///< what the move changes, in the end
    std::vector<grid::Cell> cells_;  ///< Turn::cells
    bool mistake_ = false;           ///< Turn::mistake
};
}  // namespace

State begin_game(const grid::Board& givens, const grid::Board& solution, Feedback feedback) {
    State state{.givens = givens, .solution = solution};
    for (const std::uint8_t digit : givens.digits) state.cells.push_back({.digit = digit});
    state.excluded.resize(givens.digits.size());
    state.mistaken.resize(givens.digits.size());
    state.first_feedback = state.feedback = feedback;
    state.finished = is_solved(state);
    return state;
}

State begin_entry(const grid::Layout& layout) {
    return begin_game(grid::Board(layout), grid::Board(layout), Feedback::rules);
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

grid::Board State::board() const {
    grid::Board board = givens;
    for (std::size_t cell = 0; cell < cells.size(); ++cell) board.digits[cell] = cells[cell].digit;
    return board;
}

std::vector<grid::Cell> clashing_cells(const grid::Board& board) {
    std::vector<grid::Cell> cells;
    for (grid::Cell cell = 0; cell < board.digits.size(); ++cell) {
        if (board.digits[cell] == 0) continue;
        const auto peers = board.layout->peers(cell);
        if (std::ranges::any_of(peers, [&](grid::Cell peer) { return board.digits[peer] == board.digits[cell]; }))
            cells.push_back(cell);
    }
    return cells;
}

std::vector<grid::Cell> wrong_cells(const State& state) {
    std::vector<grid::Cell> cells;
    if (state.entering()) return cells;
    for (grid::Cell cell = 0; cell < state.cells.size(); ++cell) {
        const std::uint8_t digit = state.cells[cell].digit;
        if (digit != 0 && digit != state.solution.digits[cell]) cells.push_back(cell);
    }
    return cells;
}

grid::Board counted_board(const State& state) {
    grid::Board board = state.board();
    if (state.feedback != Feedback::solution) return board;
    for (const grid::Cell cell : wrong_cells(state)) board.digits[cell] = 0;
    return board;
}
}  // namespace satdoku::puzzle
