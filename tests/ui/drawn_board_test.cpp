// What board_lines() draws, the reader of boards reads: with colours and without, with box characters and in ASCII,
// whatever is next to the figure.
#include "support/catch.hpp"
#include <satdoku/core/error.hpp>
#include <satdoku/core/random.hpp>
#include <satdoku/grid/notation.hpp>
#include <satdoku/grid/text.hpp>
#include <satdoku/ui/board_view.hpp>
#include <string>
#include <vector>

using namespace satdoku;

namespace {
std::vector<const grid::Layout*> all_layouts() {
    std::vector<const grid::Layout*> all;
    for (const grid::Layout& layout : grid::layouts()) all.push_back(&layout);
    return all;
}

grid::Board random_board(const grid::Layout& layout, core::Random& random) {
    grid::Board board(layout);
    const auto digits = static_cast<std::uint64_t>(layout.side());
    for (std::uint8_t& digit : board.digits) digit = static_cast<std::uint8_t>(random.below(digits + 1));
    return board;
}

/// Every kind of look that a digit or a hole can have.
std::vector<ui::CellLook> random_looks(const grid::Board& board, core::Random& random) {
    std::vector<ui::CellLook> looks = ui::plain_looks(board);
    for (ui::CellLook& look : looks) {
        look.kind = static_cast<ui::CellLook::Kind>(random.below(3));
        look.conflict = random.below(5) == 0;
        look.wrong = random.below(5) == 0;
        look.corner = random.below(3) == 0 ? grid::digit_set(1) : grid::DigitSet{};
        look.centre = random.below(3) == 0 ? grid::digit_set(2) : grid::DigitSet{};
        look.tinted = random.below(5) == 0;
        look.possible = random.below(5) == 0 ? grid::digit_set(3) : grid::DigitSet{};
        look.all_possible = random.below(2) == 0;
        look.peer = random.below(3) == 0;
        look.hint.in_house = random.below(3) == 0;
        look.hint.reason = random.below(5) == 0 ? grid::digit_set(4) : grid::DigitSet{};
        look.hint.excluded = random.below(5) == 0 ? grid::digit_set(5) : grid::DigitSet{};
        look.hint.placed = random.below(5) == 0 ? 6 : 0;
    }
    looks[random.below(looks.size())].cursor = true;
    return looks;
}

/// The boards of some pictures, each below the comment that the layout needs.
std::vector<grid::Board> boards_of(const grid::Layout& layout, const std::vector<std::vector<std::string>>& pictures) {
    const auto layouts = all_layouts();
    grid::BoardReader reader(layouts);
    std::vector<grid::Board> boards;
    for (const std::vector<std::string>& picture : pictures) {
        if (!layout.is_plain()) reader.line(grid::rules_comment(layout));
        for (const std::string& line : picture) {
            if (auto entry = reader.line(line)) boards.push_back(std::move(entry->board));
        }
    }
    reader.end();
    return boards;
}

/// As a terminal shows it that has box characters.
std::vector<std::string> with_boxes(const std::vector<std::string>& lines) {
    std::vector<std::string> drawn;
    for (const std::string& line : lines) {
        std::string changed;
        for (const char character : line) {
            changed += character == '|'   ? "│"
                       : character == '-' ? "─"
                       : character == '+' ? "┼"
                                          : std::string(1, character);
        }
        drawn.push_back(changed);
    }
    return drawn;
}
}  // namespace

TEST_CASE("boards of every layout are read as they are drawn", "[ui]") {
    core::Random random(7);
    for (const ui::ColourChoice colours : {ui::ColourChoice::never, ui::ColourChoice::always}) {
        const ui::Console console(colours);
        for (const grid::Layout& layout : grid::layouts()) {
            CAPTURE(layout.name(), console.colours());
            for (int time = 0; time < 5; ++time) {
                const grid::Board board = random_board(layout, random);
                const auto plain = ui::board_lines(console, layout, ui::plain_looks(board));
                const auto marked = ui::board_lines(console, layout, random_looks(board, random));
                const std::vector<std::string> panel = {"holes left 12",   "剩余空格 12", "1 2 3   4 5 6   7 8 9", "",
                                                        "+-------+ | . |", "help: ? *"};
                CHECK(boards_of(layout, {plain}) == std::vector{board});
                CHECK(boards_of(layout, {marked}) == std::vector{board});
                const auto joined = ui::side_by_side(marked, panel);
                CHECK(boards_of(layout, {joined}) == std::vector{board});
                CHECK(boards_of(layout, {with_boxes(joined)}) == std::vector{board});
                CHECK(boards_of(layout, {joined, plain}) == std::vector{board, board});
            }
        }
    }
}

TEST_CASE("a damaged picture is reported with its line", "[ui]") {
    const ui::Console console(ui::ColourChoice::never);
    const grid::Board empty(grid::twodoku());
    const std::vector<std::string> lines = ui::board_lines(console, grid::twodoku(), ui::plain_looks(empty));
    const auto error_of = [](const std::vector<std::string>& damaged) {
        try {
            boards_of(grid::twodoku(), {damaged});
        } catch (const core::Error& error) {
            return std::string(error.key()) + " " + std::to_string(error.location()->line);
        }
        return std::string("none");
    };
    CHECK(error_of(lines) == "none");
    std::vector<std::string> cut(lines.begin(), lines.begin() + 9);
    CHECK(error_of(cut) == "board.bad_picture 9");
    std::vector<std::string> damaged = lines;
    damaged[6].erase(4, 3);
    CHECK(error_of(damaged) == "board.bad_picture 7");
}

TEST_CASE("rows with rules around them are still rows", "[ui]") {
    // The first row looks like labels.
    const std::vector<std::string> rows = {
        "      1 2 3   4 5 6   7 8 9", "4 5 6 7 8 9 1 2 3", "7 8 9 1 2 3 4 5 6", "-------+-------+-------",
        "2 3 4 5 6 7 8 9 1",           "5 6 7 8 9 1 2 3 4", "8 9 1 2 3 4 5 6 7", "3 4 5 6 7 8 9 1 2",
        "6 7 8 9 1 2 3 4 5",           "9 1 2 3 4 5 6 7 8"};
    const auto boards = boards_of(grid::sudoku(), {rows});
    REQUIRE(boards.size() == 1);
    CHECK(boards[0].complete());
    const std::vector<std::string> other = {"+-------+-------+-------+",
                                            "|1 2 3 |4 5 6 |7 8 9 |",
                                            "|.........|",
                                            "|.........|",
                                            "|.........|",
                                            "|.........|",
                                            "|.........|",
                                            "|.........|",
                                            "|.........|",
                                            "|.........|"};
    CHECK(boards_of(grid::sudoku(), {other}).size() == 1);
}
