#include "support/catch.hpp"
#include <satdoku/core/error.hpp>
#include <satdoku/core/random.hpp>
#include <satdoku/grid/colouring.hpp>
#include <satdoku/puzzle/move.hpp>
#include <string>

using namespace satdoku;
using puzzle::Move;
using Kind = puzzle::Move::Kind;

namespace {
std::string key_of(const grid::Layout& layout, const std::string& text) {
    try {
        puzzle::parse_move(layout, text);
    } catch (const core::Error& error) {
        return error.key();
    }
    return "none";
}
}  // namespace

TEST_CASE("a move has several spellings and one meaning", "[puzzle]") {
    const grid::Layout& layout = grid::twodoku();
    const grid::Cell cell = layout.cell(0, 2, 5);
    const Move place{.kind = Kind::place, .cell = cell, .digits = puzzle::digit_set(6)};
    for (const char* text :
         {"a36=6", "A36 = 6", "1 3 6 6", "1,3,6,6", "  a36 6 ", "a36=6\r", "1 3 6 = 6", "a 3 6 6", "A,3,6=6"}) {
        CAPTURE(text);
        CHECK(puzzle::parse_move(layout, text) == place);
    }
    const Move clear{.kind = Kind::clear, .cell = cell};
    for (const char* text : {"a36=.", "a36=0", "1 3 6 0", "clear a36", "CLEAR 1 3 6", "clear a 3 6"}) {
        CAPTURE(text);
        CHECK(puzzle::parse_move(layout, text) == clear);
    }
    const Move mark{.kind = Kind::mark, .cell = cell, .digits = puzzle::digit_set(5) | puzzle::digit_set(7)};
    for (const char* text : {"mark a36 57", "note a36 7 5", "mark 1 3 6 5 7", "mark 1 3 6 75", "mark a 3 6 57"}) {
        CAPTURE(text);
        CHECK(puzzle::parse_move(layout, text) == mark);
    }
    CHECK(puzzle::parse_move(layout, "centre a36 57").kind == Kind::centre);
    CHECK(puzzle::parse_move(layout, "center a 3 6 7 5").digits == mark.digits);
    CHECK(puzzle::move_text(layout, puzzle::parse_move(layout, "center a36 57")) == "centre a36 57");
    CHECK(puzzle::parse_move(layout, "hint") == Move{.kind = Kind::hint});
    CHECK(puzzle::parse_move(layout, "hint a36") == Move{.kind = Kind::hint, .cell = cell});
    CHECK(puzzle::parse_move(layout, "feedback  Rules").feedback == puzzle::Feedback::rules);
    CHECK(puzzle::parse_move(layout, "savepoint") == puzzle::parse_move(layout, "Savepoint 1"));
    CHECK(puzzle::parse_move(layout, "hint b 3 6") == puzzle::parse_move(layout, "hint 2 3 6"));
    CHECK(puzzle::parse_move(layout, "b12=3") == puzzle::parse_move(layout, "1 7 8 3"));
}

TEST_CASE("a colour is a letter after a cell and its candidates", "[puzzle]") {
    const grid::Layout& layout = grid::twodoku();
    const grid::Cell cell = layout.cell(0, 2, 5);
    const Move of_cell{.kind = Kind::colour, .cell = cell, .colour = 2};
    for (const char* text : {"colour a36 b", "Colour A36 B", "color a 3 6 b", "colour 1 3 6 b"}) {
        CAPTURE(text);
        CHECK(puzzle::parse_move(layout, text) == of_cell);
    }
    const Move of_candidates{
        .kind = Kind::colour, .cell = cell, .digits = puzzle::digit_set(5) | puzzle::digit_set(7), .colour = 4};
    for (const char* text : {"colour a36 57 d", "colour a36 7 5 d"}) {
        CAPTURE(text);
        CHECK(puzzle::parse_move(layout, text) == of_candidates);
    }
    CHECK(puzzle::move_text(layout, of_candidates) == "colour a36 57 D");
    CHECK(puzzle::parse_move(layout, "colours clear") == Move{.kind = Kind::clear_colours});
    CHECK(puzzle::parse_move(layout, "colors clear a36") == Move{.kind = Kind::clear_colours, .cell = cell});
    for (const char* text : {"colour", "colour a36", "colour a36 bb", "colour b", "colours clear a36 5"}) {
        CAPTURE(text);
        CHECK(key_of(layout, text) == "game.bad_move");
    }
    for (const char* text : {"colour a36 e", "colour a36 5", "colour a36 57 0"}) {
        CAPTURE(text);
        CHECK(key_of(layout, text) == "game.no_colour");
    }
}

TEST_CASE("one grid need not be named", "[puzzle]") {
    const grid::Layout& layout = grid::sudoku();
    const Move place{.kind = Kind::place, .cell = layout.cell(0, 2, 5), .digits = puzzle::digit_set(6)};
    for (const char* text : {"36=6", "a36=6", "3 6 6", "1 3 6 6", "a 3 6 6"}) {
        CAPTURE(text);
        CHECK(puzzle::parse_move(layout, text) == place);
    }
    CHECK(puzzle::parse_move(layout, "hint 3 6").cell == layout.cell(0, 2, 5));
    CHECK(puzzle::parse_move(layout, "clear 1 3 6").cell == layout.cell(0, 2, 5));
    CHECK(puzzle::move_text(layout, place) == "36=6");
}

TEST_CASE("a grid has a letter, and its number names it, too", "[puzzle]") {
    const grid::Layout& samurai = *grid::find_layout("samurai");
    CHECK(puzzle::parse_grid(samurai, "a") == 0);
    CHECK(puzzle::parse_grid(samurai, "E") == 4);
    CHECK(puzzle::parse_grid(samurai, "5") == 4);
    for (const char* text : {"", "f", "6", "0", "aa", "-1"}) {
        CAPTURE(text);
        CHECK_THROWS_AS(puzzle::parse_grid(samurai, text), core::Error);
    }
}

TEST_CASE("wrong moves are refused", "[puzzle]") {
    const grid::Layout& layout = grid::twodoku();
    for (const char* text :
         {"",         "   ",       "x",          "=",        "a36",          "a36=",       "a36==6",
          "a36=x",    "1 3 6",     "1 3 6 6 6",  "a3x=6",    "mark a36",     "mark a36 0", "mark a36 x",
          "clear",    "check a36", "hint a36 6", "feedback", "feedback no",  "36=6",       "1.5 3 6 6",
          "+1 3 6 6", "a36=66",    "back 0",     "back a36", "savepoint 1 2"}) {
        CAPTURE(text);
        CHECK_FALSE(key_of(layout, text) == "none");
    }
    CHECK(key_of(layout, "3 1 1 1") == "game.no_grid");
    CHECK(key_of(layout, "0 1 1 1") == "game.no_grid");
    CHECK(key_of(layout, "c36=6") == "game.no_grid");
    CHECK(key_of(layout, "c 3 6 6") == "game.no_grid");
    CHECK(key_of(layout, "c") == "game.bad_move");
    CHECK(key_of(grid::sudoku(), "b36=6") == "game.no_grid");
    CHECK(key_of(layout, "1 10 1 1") == "game.out_of_range");
    CHECK(key_of(layout, "1 0 1 1") == "game.out_of_range");
    CHECK(key_of(layout, "1 1 1 10") == "game.out_of_range");
    CHECK(key_of(layout, "99999999999 1 1 1") == "game.bad_move");
}

TEST_CASE("every move reads back from its text", "[puzzle]") {
    core::Random random(3);
    for (const grid::Layout& layout : grid::layouts()) {
        for (int round = 0; round < 500; ++round) {
            Move move{.kind = static_cast<Kind>(random.below(21))};
            const bool named = move.kind == Kind::place || move.kind == Kind::clear || move.kind == Kind::mark ||
                               move.kind == Kind::centre || move.kind == Kind::colour ||
                               ((move.kind == Kind::hint || move.kind == Kind::clear_colours) && random.below(2) == 0);
            const auto any_cell = [&] {
                return static_cast<grid::Cell>(random.below(static_cast<std::uint64_t>(layout.cell_count())));
            };
            const auto any_digits = [&] {
                return puzzle::DigitSet(static_cast<unsigned>(1 + random.below((1U << layout.side()) - 1)) << 1);
            };
            if (named) move.cell = any_cell();
            if (move.kind == Kind::exclude) {
                do move.excluded.push_back({any_cell(), any_digits()});
                while (random.below(3) > 0);
            }
            if (move.kind == Kind::place)
                move.digits =
                    puzzle::digit_set(1 + static_cast<int>(random.below(static_cast<unsigned>(layout.side()))));
            if (move.kind == Kind::savepoint || move.kind == Kind::back)
                move.digits = puzzle::digit_set(1 + static_cast<int>(random.below(9)));
            if (move.kind == Kind::mark || move.kind == Kind::centre) move.digits = any_digits();
            if (move.kind == Kind::colour) {
                move.colour = 1 + static_cast<int>(random.below(grid::colours));
                if (random.below(2) == 0) move.digits = any_digits();
            }
            if (move.kind == Kind::feedback && random.below(2) == 0) move.feedback = puzzle::Feedback::rules;
            CAPTURE(puzzle::move_text(layout, move));
            CHECK(puzzle::parse_move(layout, puzzle::move_text(layout, move)) == move);
        }
    }
}

TEST_CASE("what is excluded is a list of cells with digits", "[puzzle]") {
    const grid::Layout& layout = grid::twodoku();
    const Move exclude{.kind = Kind::exclude,
                       .excluded = {{layout.cell(0, 2, 5), puzzle::digit_set(5) | puzzle::digit_set(7)},
                                    {layout.cell(1, 0, 1), puzzle::digit_set(5)}}};
    CHECK(puzzle::move_text(layout, exclude) == "exclude a36=57 a78=5");
    CHECK(puzzle::parse_move(layout, "exclude a36=57 b12=5") == exclude);
    for (const char* text : {"exclude", "exclude a36", "exclude a36=", "exclude a36=0", "exclude a36=5 a37"}) {
        CAPTURE(text);
        CHECK(key_of(layout, text) == "game.bad_move");
    }
}
