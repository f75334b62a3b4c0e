#include "support/catch.hpp"
#include "support/puzzles.hpp"
#include <satdoku/core/error.hpp>
#include <satdoku/core/random.hpp>
#include <satdoku/grid/names.hpp>
#include <satdoku/puzzle/game.hpp>
#include <algorithm>
#include <string>
#include <vector>

using namespace satdoku;
using puzzle::Feedback;
using puzzle::State;

namespace {
State course_game(Feedback feedback = Feedback::solution) {
    return puzzle::begin_game(support::course_twodoku(), support::course_solution(), feedback);
}

/// Makes a move by its text and keeps what it led to.
struct Table {
    State state;
    std::vector<grid::Cell> cells = {};
    std::uint64_t clock = 0;

    /// Returns whether the move was not a mistake.
    bool play(const std::string& text) {
        puzzle::Turn turn = puzzle::make_move(state, puzzle::parse_move(*state.givens.layout, text), clock += 1000);
        state = std::move(turn.state);
        cells = std::move(turn.cells);
        return !turn.mistake;
    }
    std::string refusal(const std::string& text) {
        const State before = state;
        try {
            play(text);
        } catch (const core::Error& error) {
            CHECK(state == before);
            return error.key();
        }
        return "none";
    }
};

std::vector<puzzle::DigitSet> marks_of(const State& state, puzzle::DigitSet puzzle::Content::*kind) {
    std::vector<puzzle::DigitSet> marks;
    for (const puzzle::Content& content : state.cells) marks.push_back(content.*kind);
    return marks;
}

std::string load_error(const std::string& text) {
    try {
        puzzle::load_game(text, "x.game", puzzle::make_bitboard_solver);
    } catch (const core::Error& error) {
        return error.key() + " " + std::to_string(error.location()->line);
    }
    return "none";
}
}  // namespace

TEST_CASE("digits are judged by the solution or by the rules", "[puzzle]") {
    // The first row of the solution is 841296357, and the givens hold its 3 and 5.
    Table table{course_game()};
    CHECK(table.play("a11=8"));
    CHECK_FALSE(table.play("a12=1"));
    CHECK(table.state.mistakes == 1);
    CHECK(table.play("check"));
    CHECK(table.cells == std::vector<grid::Cell>{grid::twodoku().cell(0, 0, 1)});
    CHECK(table.play("feedback rules"));
    CHECK(table.play("a12=1"));
    CHECK(table.state.mistakes == 1);
    CHECK_FALSE(table.play("a13=5"));
    CHECK(table.cells == std::vector<grid::Cell>{grid::twodoku().cell(0, 0, 7)});
    CHECK(table.state.mistakes == 2);
    CHECK(puzzle::clashing_cells(table.state.board()) ==
          std::vector<grid::Cell>{grid::twodoku().cell(0, 0, 2), grid::twodoku().cell(0, 0, 7)});
    CHECK(table.state.milliseconds == 6000);
}

TEST_CASE("a shared cell may be named through either grid", "[puzzle]") {
    Table table{course_game()};
    const grid::Cell shared = grid::twodoku().cell(0, 6, 6);
    CHECK(table.play("b11=4"));
    CHECK(table.state.cells[shared].digit == 4);
    CHECK(table.play("a77=."));
    CHECK(table.state.cells[shared].digit == 0);
}

TEST_CASE("what cannot be done is refused and changes nothing", "[puzzle]") {
    Table table{course_game()};
    CHECK(table.refusal("a17=3") == "game.given");
    CHECK(table.refusal("clear a17") == "game.given");
    CHECK(table.refusal("mark a17 3") == "game.given");
    CHECK(table.refusal("undo") == "game.nothing_to_undo");
    CHECK(table.refusal("redo") == "game.nothing_to_redo");
    CHECK(table.refusal("clear a11") == "game.already_empty");
    table.play("a11=8");
    CHECK(table.refusal("mark a11 1") == "game.mark_on_digit");
    CHECK(table.refusal("hint a11") == "game.already_right");
    table.play("solve");
    CHECK(table.state.given_up);
    CHECK_FALSE(table.state.finished);
    CHECK(table.state.board() == table.state.solution);
    CHECK(table.refusal("undo") == "game.over");
    CHECK(table.play("restart"));
    CHECK(table.state == course_game());
}

TEST_CASE("pencil marks toggle, fill, and are erased by digits", "[puzzle]") {
    Table table{course_game()};
    const grid::Cell first = grid::twodoku().cell(0, 0, 0);
    const grid::Cell second = grid::twodoku().cell(0, 0, 1);
    table.play("mark a11 12");
    table.play("mark a11 23");
    CHECK(table.state.cells[first].marks == (puzzle::digit_set(1) | puzzle::digit_set(3)));
    CHECK(table.play("marks"));
    CHECK(table.state.cells[first].marks == grid::possible_digits(table.state.board())[first]);
    CHECK(table.state.cells[second].marks.contains(8));
    table.play("a11=8");
    CHECK(table.state.cells[first].marks.empty());
    CHECK_FALSE(table.state.cells[second].marks.contains(8));
    table.play("undo");
    CHECK(table.state.cells[second].marks.contains(8));
    CHECK(table.state.cells[first].marks == grid::possible_digits(table.state.board())[first]);
    table.play("marks clear");
    CHECK(marks_of(table.state, &puzzle::Content::marks) == std::vector<puzzle::DigitSet>(153));
}

TEST_CASE("marks in the middle of a cell are a kind of their own, and saved", "[puzzle]") {
    Table table{course_game()};
    const grid::Cell first = grid::twodoku().cell(0, 0, 0);
    const grid::Cell second = grid::twodoku().cell(0, 0, 1);
    table.play("mark a11 12");
    CHECK(table.play("centre a11 28"));
    table.play("centre a12 48");
    CHECK(table.state.cells[first].marks == (puzzle::digit_set(1) | puzzle::digit_set(2)));
    CHECK(table.state.cells[first].centre == (puzzle::digit_set(2) | puzzle::digit_set(8)));
    const std::string saved = puzzle::save_game(table.state, 9000);
    CHECK(puzzle::load_game(saved, "x.game", puzzle::make_bitboard_solver).cells == table.state.cells);
    table.play("savepoint");
    table.play("a11=8");
    CHECK(table.state.cells[first] == puzzle::Content{.digit = 8});
    CHECK(table.state.cells[second].centre == puzzle::digit_set(4));
    table.play("undo");
    CHECK(table.state.cells[first].centre == (puzzle::digit_set(2) | puzzle::digit_set(8)));
    table.play("marks clear");
    CHECK(marks_of(table.state, &puzzle::Content::centre) == std::vector<puzzle::DigitSet>(153));
    CHECK(table.refusal("clear a11") == "game.already_empty");
    table.play("back");
    CHECK(table.play("clear a11"));
    CHECK(table.refusal("centre a17 3") == "game.given");
}

TEST_CASE("undo and redo walk through the moves, and a new move ends redoing", "[puzzle]") {
    Table table{course_game()};
    table.play("a11=8");
    table.play("a12=4");
    CHECK(table.play("undo"));
    CHECK(table.cells.front() == grid::twodoku().cell(0, 0, 1));
    CHECK(table.state.cells[1].digit == 0);
    CHECK(table.play("redo"));
    CHECK(table.state.cells[1].digit == 4);
    table.play("undo");
    table.play("a13=1");
    CHECK(table.refusal("redo") == "game.nothing_to_redo");
    CHECK(table.state.hints == 0);
}

TEST_CASE("a savepoint brings back digits and marks, and undo takes that back", "[puzzle]") {
    Table table{course_game()};
    CHECK(table.refusal("back") == "game.no_savepoint");
    table.play("a11=8");
    table.play("mark a12 14");
    CHECK(table.play("savepoint 3"));
    const State kept = table.state;
    table.play("a12=1");
    table.play("clear a11");
    const State later = table.state;
    CHECK(table.play("back 3"));
    CHECK(table.state.board() == kept.board());
    CHECK(table.state.cells == kept.cells);
    CHECK(table.state.mistakes == later.mistakes);
    table.play("undo");
    CHECK(table.state.board() == later.board());
    CHECK(table.state.cells == later.cells);
    CHECK(table.refusal("back 1") == "game.no_savepoint");
}

TEST_CASE("a digit that is known to be wrong neither fills a hole nor replaces a right one", "[puzzle]") {
    Table table{course_game()};
    const grid::Cell second = grid::twodoku().cell(0, 0, 1);
    const int holes = puzzle::counted_board(table.state).holes();
    CHECK_FALSE(table.play("a12=1"));
    CHECK(table.state.cells[second].digit == 1);
    CHECK(puzzle::counted_board(table.state).holes() == holes);
    CHECK(table.play("a12=4"));
    CHECK(puzzle::counted_board(table.state).holes() == holes - 1);
    CHECK(table.refusal("a12=1") == "game.already_right");
    CHECK(table.play("a12=4"));
    // If only broken rules are shown, nobody has said which digit is right.
    table.play("feedback rules");
    CHECK(table.play("a12=1"));
    CHECK(puzzle::counted_board(table.state).holes() == holes - 1);
}

TEST_CASE("the same mistake counts once", "[puzzle]") {
    Table table{course_game()};
    for (const char* move : {"a12=1", "a12=1", "clear a12", "a12=1", "undo", "redo"}) table.play(move);
    CHECK(table.state.mistakes == 1);
    table.play("a12=2");
    table.play("a13=2");
    CHECK(table.state.mistakes == 3);
    table.play("feedback rules");
    table.play("a14=5");
    table.play("clear a14");
    table.play("a14=5");
    CHECK(table.state.mistakes == 4);
    CHECK(table.play("restart"));
    table.play("a14=5");
    CHECK(table.state.mistakes == 1);
}

TEST_CASE("a digit that is known to be wrong leaves the pencil marks around it", "[puzzle]") {
    Table table{course_game()};
    const grid::Cell first = grid::twodoku().cell(0, 0, 0);
    table.play("mark a11 18");
    table.play("a12=1");
    CHECK(table.state.cells[first].marks == (puzzle::digit_set(1) | puzzle::digit_set(8)));
    table.play("feedback rules");
    table.play("a13=8");
    CHECK(table.state.cells[first].marks == puzzle::digit_set(1));
}

TEST_CASE("a full board that is wrong is known as such", "[puzzle]") {
    for (const Feedback feedback : {Feedback::solution, Feedback::rules}) {
        State state = course_game(feedback);
        for (std::size_t cell = 1; cell < state.cells.size(); ++cell) {
            state.cells[cell].digit = state.solution.digits[cell];
        }
        Table table{state};
        CHECK_FALSE(table.state.is_full_and_wrong());
        table.play("a11=1");
        CHECK(table.state.is_full_and_wrong());
        table.play("a11=8");
        CHECK(table.state.finished);
        CHECK_FALSE(table.state.is_full_and_wrong());
    }
}

TEST_CASE("undo, redo and savepoints know who put a digit", "[puzzle]") {
    Table table{course_game()};
    const auto hinted = [&] { return table.state.cells[0].hinted; };
    table.play("a11=7");
    table.play("hint a11");
    CHECK(hinted());
    table.play("undo");
    CHECK(table.state.cells[0].digit == 7);
    CHECK_FALSE(hinted());
    table.play("redo");
    CHECK(hinted());
    table.play("a11=8");  // which changes nothing
    CHECK(hinted());
    table.play("savepoint");
    table.play("clear a11");
    CHECK_FALSE(hinted());
    table.play("a11=8");
    CHECK_FALSE(hinted());
    table.play("undo");
    table.play("undo");
    CHECK(hinted());
    table.play("clear a11");
    table.play("back");
    CHECK(hinted());
    table.play("feedback rules");
    table.play("a11=1");
    CHECK_FALSE(hinted());
    table.play("undo");
    CHECK(hinted());
    // What the game fills in after giving up is not a digit of the player's.
    table.play("a12=4");
    table.play("solve");
    CHECK_FALSE(table.state.cells[1].hinted);
    CHECK(table.state.cells[2].hinted);
}

TEST_CASE("hints repair what is wrong, then finish the game", "[puzzle]") {
    Table table{course_game()};
    table.play("a11=7");
    CHECK(table.play("hint"));
    CHECK(table.state.cells[0].digit == 8);
    int hints = 1;
    while (!table.state.finished) {
        table.play("hint");
        ++hints;
    }
    CHECK(hints == 153 - 42);
    CHECK(table.state.hints == hints);
    CHECK(table.state.board() == table.state.solution);
    CHECK(table.refusal("hint") == "game.over");
}

TEST_CASE("a game needs a puzzle of one solution", "[puzzle]") {
    const auto solver = puzzle::make_bitboard_solver(grid::twodoku());
    CHECK(puzzle::begin_game(support::course_twodoku(), *solver, Feedback::rules).solution ==
          support::course_solution());
    const auto key_of = [&](const grid::Board& board) -> std::string {
        try {
            puzzle::begin_game(board, *solver, Feedback::rules);
        } catch (const core::Error& error) {
            return error.key();
        }
        return "none";
    };
    CHECK(key_of(grid::Board(grid::twodoku())) == "game.several_solutions");
    grid::Board clashing = support::course_twodoku();
    clashing.digits[0] = 3;
    CHECK(key_of(clashing) == "game.no_solution");
}

TEST_CASE("a saved game of random moves resumes exactly", "[puzzle]") {
    core::Random random(9);
    const std::vector<std::string> words = {"hint",        "check",          "undo",
                                            "undo",        "redo",           "marks",
                                            "marks clear", "feedback rules", "feedback solution",
                                            "restart",     "savepoint",      "savepoint 2",
                                            "back",        "back 2"};
    for (int round = 0; round < 20; ++round) {
        Table table{course_game(round % 2 == 0 ? Feedback::rules : Feedback::solution)};
        for (int move = 0; move < 120; ++move) {
            std::string text = words[static_cast<std::size_t>(random.below(words.size()))];
            if (random.below(4) != 0) {
                const auto number = [&] { return std::to_string(1 + random.below(9)); };
                text = (random.below(4) == 0 ? "mark " : "") + std::to_string(1 + random.below(2)) + ' ' + number();
                text += ' ' + number() + ' ' + number();
            }
            table.refusal(text);
        }
        const std::string saved = puzzle::save_game(table.state, table.clock + 7);
        State loaded = puzzle::load_game(saved, "x.game", puzzle::make_bitboard_solver);
        CHECK(puzzle::save_game(loaded, table.clock + 7) == saved);
        CHECK(loaded.milliseconds == table.clock + 7);
        loaded.milliseconds = table.state.milliseconds;
        CHECK(loaded == table.state);
    }
}

TEST_CASE("an altered or truncated save is refused with its line", "[puzzle][canary]") {
    Table table{course_game()};
    table.play("a11=8");
    table.play("a12=1");
    table.play("hint");
    const std::string saved = puzzle::save_game(table.state, 9000);
    CHECK(load_error(saved) == "none");
    for (std::size_t length = 0; length + 1 < saved.size(); ++length) {
        CAPTURE(length);
        CHECK_FALSE(load_error(saved.substr(0, length)) == "none");
    }
    const auto altered = [&](const std::string& from, const std::string& to) {
        std::string text = saved;
        const std::size_t at = text.find(from);
        REQUIRE(at != std::string::npos);
        return load_error(text.replace(at, from.size(), to));
    };
    CHECK(altered("satdoku game 3", "satdoku game 4") == "save.expected 1");
    CHECK(altered("satdoku game 3", "satdoku game 2") == "save.expected 1");
    CHECK(altered("satdoku game 3", "satdoku game") == "save.expected 1");
    CHECK(altered("givens ", "board  ") == "save.expected 3");
    CHECK(altered("feedback solution", "feedback") == "save.expected 4");
    CHECK(altered("twodoku", "threedoku") == "save.unknown_layout 2");
    CHECK(altered("givens .", "givens x") == "board.bad_character 3");
    CHECK(altered("......35.7", "......3..7") == "game.several_solutions 3");
    CHECK(altered("feedback solution", "feedback both") == "save.expected 4");
    CHECK(altered("moves 3", "moves 4") == "save.bad_move 9");
    CHECK(altered("moves 3", "moves 2") == "save.expected 8");
    CHECK(altered("2000 a12=1", "900 a12=1") == "save.time_goes_back 7");
    CHECK(altered("a12=1", "a17=1") == "game.given 7");
    CHECK(altered("a12=1", "a12=4") == "save.differs_from_moves 10");
    CHECK(altered("a12=1", "restart") == "save.bad_move 7");
    CHECK(altered("hints 1", "hints 0") == "save.differs_from_moves 9");
    CHECK(altered("mistakes 1", "mistakes x") == "save.expected 10");
    CHECK(altered("time 9000", "time 1") == "save.time_goes_back 11");
    CHECK(load_error(saved + "more\n") == "save.after_end 13");
    CHECK(load_error(saved + "\n\n") == "none");
}

TEST_CASE("cells and candidates have colours, which are moves like others", "[puzzle]") {
    Table table{course_game()};
    const grid::Cell cell = grid::twodoku().cell(0, 0, 0);
    const auto colours = [&] { return table.state.cells[cell].colours; };
    table.play("colour a11 b");
    CHECK(colours().cell == 2);
    CHECK(table.cells.empty());
    table.play("colour a11 c");
    CHECK(colours().cell == 3);
    table.play("undo");
    CHECK(colours().cell == 2);
    table.play("redo");
    table.play("mark a11 58");
    table.play("colour a11 58 a");
    table.play("colour a11 5 b");
    CHECK((colours().of(5) == 2 && colours().of(8) == 1 && colours().of(4) == 0));
    table.play("colour a11 5 b");
    CHECK(colours().coloured() == puzzle::digit_set(8));
    const State coloured =
        puzzle::load_game(puzzle::save_game(table.state, table.clock), "x.game", puzzle::make_bitboard_solver);
    CHECK(coloured == table.state);
    // The colour of a candidate goes with it, by whatever removes it; that of a cell stays.
    table.play("mark a11 8");
    CHECK(colours() == grid::Colouring{.cell = 3});
    table.play("undo");
    table.play("a11=8");
    CHECK(colours() == grid::Colouring{.cell = 3});
    CHECK(table.refusal("colour a11 5 b") == "game.mark_on_digit");
    table.play("clear a11");
    CHECK(colours() == grid::Colouring{.cell = 3});
    CHECK(table.refusal("clear a11") == "game.already_empty");
    table.play("marks");
    table.play("colour a12 4 d");
    table.play("marks clear");
    CHECK(table.state.cells[cell + 1].colours == grid::Colouring{});
    table.play("undo");
    table.play("colours clear a11");
    CHECK(colours() == grid::Colouring{});
    CHECK(table.refusal("colours clear a11") == "game.no_colours");
    CHECK(table.state.cells[cell + 1].colours.of(4) == 4);
    table.play("colours clear");
    CHECK(table.refusal("colours clear") == "game.no_colours");
    table.play("undo");
    CHECK(table.state.cells[cell + 1].colours.of(4) == 4);
}

TEST_CASE("givens may be coloured, and a coloured board is as far as before", "[puzzle]") {
    Table table{course_game()};
    const auto given =
        static_cast<grid::Cell>(std::find_if(table.state.givens.digits.begin(), table.state.givens.digits.end(),
                                             [](std::uint8_t digit) { return digit != 0; }) -
                                table.state.givens.digits.begin());
    const int holes = puzzle::counted_board(table.state).holes();
    table.play("colour " + grid::place_name(grid::twodoku(), grid::twodoku().places(given).front()) + " a");
    CHECK(table.state.cells[given].colours.cell == 1);
    CHECK(puzzle::counted_board(table.state).holes() == holes);
    CHECK_FALSE(table.state.over());
}

TEST_CASE("the givens of one's own puzzle are entered before there is a solution", "[puzzle]") {
    Table table{puzzle::begin_entry(grid::sudoku())};
    CHECK((table.state.entering() && !table.state.over()));
    CHECK(table.play("11=5"));
    CHECK_FALSE(table.play("12=5"));
    CHECK(table.cells == std::vector<grid::Cell>{grid::sudoku().cell(0, 0, 0)});
    table.play("undo");
    table.play("mark 12 34");
    table.play("colour 12 3 b");
    for (const char* move : {"hint", "hint 13", "rung", "exclude 13=4", "hint wrong", "check", "undo solvable", "solve",
                             "feedback solution"}) {
        CAPTURE(move);
        CHECK(table.refusal(move) == "game.entering");
    }
    CHECK(puzzle::wrong_cells(table.state).empty());
    const State loaded = puzzle::load_game(puzzle::save_game(table.state, table.state.milliseconds), "x.game",
                                           puzzle::make_bitboard_solver);
    CHECK(loaded == table.state);
    table.play("restart");
    CHECK((table.state.entering() && !table.state.over() && table.state.board().filled() == 0));
    CHECK_FALSE(course_game().entering());
}
