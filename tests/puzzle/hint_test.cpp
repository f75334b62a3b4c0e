#include "support/catch.hpp"
#include "support/puzzles.hpp"
#include <satdoku/cdcl/solver.hpp>
#include <satdoku/core/error.hpp>
#include <satdoku/grid/text.hpp>
#include <satdoku/puzzle/hint.hpp>
#include <algorithm>
#include <string>

using namespace satdoku;
using puzzle::Feedback;
using puzzle::Hint;
using puzzle::Move;
using puzzle::State;
using Kind = puzzle::Move::Kind;

namespace {
/// A game with the geometry that hints need.
struct Desk {
    explicit Desk(const grid::Board& givens)
        : geometry(*givens.layout),
          state(puzzle::begin_game(givens, *puzzle::make_bitboard_solver(*givens.layout), Feedback::solution)) {}

    void play(const std::string& text) { make(puzzle::parse_move(geometry.layout(), text)); }
    void make(const Move& move) { state = puzzle::make_move(state, move, clock += 1000).state; }
    Hint hint() const {
        return puzzle::find_hint(state, geometry, [] { return std::make_unique<cdcl::Solver>(); });
    }
    /// Climbs one ladder to its end. Returns its last move.
    Move climb() { return climb(hint()); }
    Move climb(const Hint& hint) {
        for (int rung = 1; rung < puzzle::rungs(hint); ++rung) {
            const Move move = puzzle::next_rung(state, hint);
            CHECK(move == Move{.kind = Kind::rung});
            make(move);
            CHECK(state.rung == rung);
            CHECK(static_cast<int>(state.depth) >= rung);
        }
        const Move last = puzzle::next_rung(state, hint);
        make(last);
        return last;
    }

    deduce::Geometry geometry;
    State state;
    std::uint64_t clock = 0;
};

/// A sudoku that takes more than singles.
grid::Board locked_board() {
    return grid::parse_board(grid::sudoku(),
                             "1..45.7.......912...8......2.........41.7..9.87.92..1.36.5...7.....6294....1..6..");
}
}  // namespace

TEST_CASE("a hint is climbed rung by rung, and counts once", "[puzzle]") {
    Desk desk(support::course_twodoku());
    const State before = desk.state;
    const Move last = desk.climb();
    REQUIRE(last.cell);
    CHECK(desk.state.cells[*last.cell].digit == desk.state.solution.digits[*last.cell]);
    CHECK(desk.state.cells[*last.cell].hinted);
    CHECK(desk.state.hints == 1);
    CHECK(desk.state.depth == puzzle::Depth::done);
    CHECK(desk.state.rung == 0);
    CHECK(desk.state.board().holes() == before.board().holes() - 1);
}

TEST_CASE("a hint counts once though one does not climb to its end, and the next one counts again", "[puzzle]") {
    Desk desk(support::course_twodoku());
    desk.play("rung");
    CHECK(desk.state.depth == puzzle::Depth::where);
    desk.play("mark a11 5");
    desk.play("rung");
    CHECK(desk.state.hints == 1);
    CHECK(desk.state.depth == puzzle::Depth::how);
    // Another cell than that of the ladder is another hint.
    desk.play("hint b99");
    CHECK(desk.state.hints == 2);
    CHECK(desk.state.depth == puzzle::Depth::done);
    desk.play("rung");
    CHECK(desk.state.hints == 3);
    CHECK(desk.state.depth == puzzle::Depth::done);
}

TEST_CASE("hints alone lead to the solution, and none comes twice", "[puzzle]") {
    for (const grid::Board& givens : {locked_board(), support::course_twodoku()}) {
        Desk desk(givens);
        int excluding = 0;
        while (!desk.state.over()) {
            const std::vector<puzzle::DigitSet> excluded = desk.state.excluded;
            const Move last = desk.climb();
            if (last.kind == Kind::exclude) {
                ++excluding;
                CHECK(desk.state.excluded != excluded);
            }
        }
        CHECK(desk.state.finished);
        if (givens.layout->grid_count() == 1) CHECK(excluding > 0);
    }
}

TEST_CASE("where no technique applies a proof continues", "[puzzle]") {
    Desk desk(grid::parse_board(grid::sudoku(),
                                "1..4.......6..9.3..8......5.....79..5.......4..7.3..2....1....8....92.....2.7..6."));
    Hint hint = desk.hint();
    for (; !hint.proof; hint = desk.hint()) desk.climb(hint);
    CHECK(hint.step.technique == deduce::Technique::proof);
    const Move last = desk.climb(hint);
    if (last.kind == Kind::exclude) {
        CHECK(last.excluded.front().cell == hint.step.eliminations.front().cell);
    } else {
        CHECK(last.cell == hint.step.placements.front().cell);
    }
}

TEST_CASE("a wrong digit is reported before all else, and the next hint removes it", "[puzzle]") {
    Desk desk(support::course_twodoku());
    desk.play("a12=1");
    const Hint hint = desk.hint();
    CHECK(hint.wrong == std::vector<grid::Cell>{grid::twodoku().cell(0, 0, 1)});
    CHECK(desk.climb().kind == Kind::hint_wrong);
    CHECK(desk.state.board() == desk.state.givens);
    CHECK(desk.state.hints == 1);
    CHECK(desk.hint().wrong.empty());
}

TEST_CASE("a mark leaves the ladder where it is, and a digit restarts it", "[puzzle]") {
    Desk desk(support::course_twodoku());
    desk.play("rung");
    desk.play("rung");
    desk.play("mark a11 5");
    CHECK(desk.state.rung == 2);
    desk.play("a11=8");
    CHECK(desk.state.rung == 0);
}

TEST_CASE("notes everywhere say what the player has excluded", "[puzzle]") {
    Desk desk(locked_board());
    while (desk.hint().step.placements.size() == 1) desk.climb();
    const Hint before = desk.hint();
    desk.play("marks");
    CHECK(desk.hint().step.eliminations == before.step.eliminations);
    for (const auto& [cell, digit] : before.step.eliminations) {
        desk.make({.kind = Kind::mark, .cell = cell, .digits = puzzle::digit_set(digit)});
    }
    const Hint after = desk.hint();
    CHECK(after.step.eliminations != before.step.eliminations);
    // Notes that lack a right digit are not a basis for steps.
    const grid::Cell cell = before.step.eliminations.front().cell;
    desk.make({.kind = Kind::mark, .cell = cell, .digits = puzzle::digit_set(desk.state.solution.digits[cell])});
    CHECK(desk.hint().step.eliminations == before.step.eliminations);
    // In the middle of the cell it is a note as well.
    desk.make({.kind = Kind::centre, .cell = cell, .digits = puzzle::digit_set(desk.state.solution.digits[cell])});
    CHECK(desk.hint().step.eliminations == after.step.eliminations);
}

TEST_CASE("the last rung of an exclusion takes the marks away, and keeps right digits", "[puzzle]") {
    Desk desk(support::course_twodoku());
    const grid::Cell first = grid::twodoku().cell(0, 0, 0);
    desk.play("mark a11 14");
    desk.play("exclude a11=1");
    CHECK(desk.state.cells[first].marks == puzzle::digit_set(4));
    CHECK(desk.state.excluded[first] == puzzle::digit_set(1));
    CHECK(desk.state.hints == 1);
    desk.play("undo");
    CHECK(desk.state.excluded[first] == puzzle::digit_set(1));
    CHECK_THROWS_AS(desk.play("exclude a11=8"), core::Error);
}

TEST_CASE("what a hint points at grows with its rungs", "[puzzle]") {
    Desk desk(support::course_twodoku());
    const Hint hint = desk.hint();
    desk.play("rung");
    const auto where = puzzle::cell_hints(desk.state, hint, desk.geometry);
    const auto in_house = [](const grid::CellHint& one) { return one.in_house; };
    CHECK(std::count_if(where.begin(), where.end(), in_house) >= 9);
    CHECK(std::none_of(where.begin(), where.end(), [](const auto& one) { return one.placed != 0; }));
    desk.play("rung");
    desk.play("rung");
    const auto why = puzzle::cell_hints(desk.state, hint, desk.geometry);
    const auto placed = hint.step.placements.front();
    CHECK(why[placed.cell].placed == placed.digit);
}

TEST_CASE("undo solvable goes back to where every digit was right, and redo brings the rest again", "[puzzle]") {
    Desk desk(support::course_twodoku());
    CHECK_THROWS_AS(desk.play("undo solvable"), core::Error);
    desk.play("a11=8");
    const grid::Board right = desk.state.board();
    desk.play("a12=1");
    desk.play("b99=" + std::to_string(desk.state.solution.digits[grid::twodoku().cell(1, 8, 8)]));
    const grid::Board last = desk.state.board();
    desk.play("undo solvable");
    CHECK(desk.state.board() == right);
    desk.play("redo");
    desk.play("redo");
    CHECK(desk.state.board() == last);
}

TEST_CASE("a saved game remembers its hints", "[puzzle]") {
    Desk desk(locked_board());
    bool excluded = false;
    while (!excluded) excluded = desk.climb().kind == Kind::exclude;
    desk.play("rung");
    const std::string text = puzzle::save_game(desk.state, desk.clock);
    CHECK(puzzle::load_game(text, "x.game", puzzle::make_bitboard_solver) == desk.state);
}
