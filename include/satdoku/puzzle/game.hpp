// A game as a pure function: a state and a move give a new state and an answer. Undo, saving, resuming and replaying
// are made from the list of moves. States share their histories, so that a new state costs no more late in a
// game than at its beginning.
#pragma once
#include <satdoku/grid/colouring.hpp>
#include <satdoku/puzzle/history.hpp>
#include <satdoku/puzzle/move.hpp>
#include <satdoku/puzzle/puzzle_solver.hpp>
#include <map>

namespace satdoku::puzzle {
struct TimedMove {
    std::uint64_t milliseconds;  ///< played when the move was made
    Move move;

    bool operator==(const TimedMove&) const = default;
};

/// The content of a cell.
struct Content {
    std::uint8_t digit = 0;  ///< 0: none
    DigitSet marks = {};     ///< pencil marks in the corners
    DigitSet centre = {};    ///< pencil marks in the middle
    bool hinted = false;     ///< the digit came from the game: by a hint, or by giving up
    grid::Colouring colours = {};

    bool operator==(const Content&) const = default;
};

/// What a move did to one cell.
struct Change {
    grid::Cell cell;
    Content before;
    Content after;

    bool operator==(const Change&) const = default;
};
using Changes = std::vector<Change>;

/// How far a hint went: the rungs of its ladder.
enum class Depth { none, where, how, why, done };

struct State {
    grid::Board givens;
    grid::Board solution;             ///< without digits while the player enters the givens of a puzzle of their own
    std::vector<Content> cells = {};  ///< by cell
    std::vector<DigitSet> mistaken = {};           ///< by cell: the digits that counted as mistakes there
    Feedback first_feedback = Feedback::solution;  ///< at the beginning of the game
    Feedback feedback = Feedback::solution;
    std::uint64_t milliseconds = 0;       ///< played so far
    std::vector<DigitSet> excluded = {};  ///< by cell: the candidates that hints have excluded
    int rung = 0;                         ///< how many rungs of the hint for this position the player has seen
    int hints = 0;
    Depth depth = Depth::none;  ///< of the hint that went farthest
    int mistakes = 0;
    bool finished = false;  ///< every digit is right
    bool given_up = false;
    std::map<int, std::vector<Content>> savepoints = {};  ///< by number: all cells
    History<Changes> done = {};                           ///< for undo, the latest last
    History<Changes> undone = {};                         ///< for redo, the latest last
    History<TimedMove> moves = {};                        ///< all since the beginning, undo and redo among them

    bool operator==(const State&) const = default;
    /// The digits of the cells: the givens and the player's.
    grid::Board board() const;
    /// The player enters the givens; nothing is known of the solution yet.
    bool entering() const { return solution.digits.front() == 0; }
    bool over() const { return finished || given_up; }
    bool is_given(grid::Cell cell) const { return givens.digits[cell] != 0; }
    /// No cell is empty, and yet the game is not over.
    bool is_full_and_wrong() const { return !over() && !entering() && board().complete(); }
};

/// The result of a move.
struct Turn {
    State state;
    /// place: the cells that the digit clashes with; check: the cells with wrong digits; hint: the cell that it filled;
    /// exclude, hint_wrong: the cells that lost candidates or digits; undo, redo: the first cell that changed.
    std::vector<grid::Cell> cells = {};
    bool mistake = false;  ///< place: the digit is wrong, or by feedback on rules, clashes
};

/// Returns the state at the beginning of a game. @param solution  the only one of the givens
State begin_game(const grid::Board& givens, const grid::Board& solution, Feedback feedback);

/// The same for an unknown solution. Throws core::Error if there is none or if there are several.
State begin_game(const grid::Board& givens, Solver& solver, Feedback feedback);

/// Returns the state in which the player enters the givens of a puzzle of their own, on an empty board. Moves that need
/// a solution are refused in it; begin_game() of its board() is the game.
State begin_entry(const grid::Layout& layout);

/// @param milliseconds  played until now
/// Throws core::Error if the move cannot be made: on a given, nothing to undo, the game is over, and so
/// on. A restart is the beginning of a new game: its time, counts and moves are those of begin_game().
Turn make_move(State state, const Move& move, std::uint64_t milliseconds);

/// Returns the cells whose digit is in one of their houses twice, in rising order.
std::vector<grid::Cell> clashing_cells(const grid::Board& board);

/// Returns the cells whose digit is not that of the solution, in rising order.
std::vector<grid::Cell> wrong_cells(const State& state);

/// Returns the board for counting holes and remaining digits: without the wrong digits if the game shows them.
grid::Board counted_board(const State& state);

/// Returns the game as the text of a file. @param milliseconds  played until now
std::string save_game(const State& state, std::uint64_t milliseconds);

/// Returns the game that save_game() wrote, by replaying the moves.
/// @param file    the name in the location of errors
/// @param solver  finds the solution; makes a solver for the layout that the text names
/// Throws core::Error with the line if the text is not a saved game, or is incomplete.
State load_game(std::string_view text, const std::string& file, const SolverMaker& make_solver);
}  // namespace satdoku::puzzle
