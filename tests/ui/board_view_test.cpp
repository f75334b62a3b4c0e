#include "support/catch.hpp"
#include <satdoku/ui/board_view.hpp>
#include <satdoku/ui/columns.hpp>
#include <algorithm>

using namespace satdoku;

namespace {
const ui::Console& plain_console() {
    static const ui::Console console(ui::ColourChoice::never);
    return console;
}

bool any_line_has(const std::vector<std::string>& lines, const std::string& text) {
    return std::any_of(lines.begin(), lines.end(),
                       [&](const std::string& line) { return line.find(text) != std::string::npos; });
}
}  // namespace

TEST_CASE("a twodoku is 15 lines of cells with the shared box once", "[ui]") {
    const grid::Board board(grid::twodoku());
    const auto lines = ui::board_lines(plain_console(), grid::twodoku(), ui::plain_looks(board));
    std::size_t rows = 0;
    std::size_t cells = 0;
    for (const std::string& line : lines) {
        const auto dots = static_cast<std::size_t>(std::count(line.begin(), line.end(), '.'));
        cells += dots;
        if (dots > 0) ++rows;
        CHECK(ui::display_width(line) <= 46);
    }
    CHECK(rows == 15);
    CHECK(cells == 153);
    CHECK(lines.front() == "    1 2 3   4 5 6   7 8 9");
    CHECK(lines.back() == "                    1 2 3   4 5 6   7 8 9");
}

TEST_CASE("every grid has its letter at its upper-left corner, the middle ones too", "[ui]") {
    for (const grid::Layout& layout : grid::layouts()) {
        CAPTURE(layout.name());
        const auto lines = ui::board_lines(plain_console(), layout, ui::plain_looks(grid::Board(layout)));
        for (int grid = 0; grid < layout.grid_count(); ++grid) {
            const grid::Offset& offset = layout.offsets()[static_cast<std::size_t>(grid)];
            const grid::Size& box = layout.size();
            const auto row = static_cast<std::size_t>(1 + offset.row / box.box_rows * (box.box_rows + 1));
            const auto column =
                static_cast<std::size_t>(2 + offset.column / box.box_columns * (2 * box.box_columns + 2));
            CHECK(lines[row].substr(column, 1) == (layout.grid_count() == 1 ? "+" : grid::grid_letter(grid)));
        }
    }
    const auto samurai = ui::board_lines(plain_console(), *grid::find_layout("samurai"),
                                         ui::plain_looks(grid::Board(*grid::find_layout("samurai"))));
    CHECK(any_line_has(samurai, "  +-------+-------c-------+-------+-------+-------+-------+"));
}

TEST_CASE("every cell of every layout is drawn once", "[ui]") {
    for (const grid::Layout& layout : grid::layouts()) {
        CAPTURE(layout.name());
        std::size_t cells = 0;
        for (const std::string& line : ui::board_lines(plain_console(), layout, ui::plain_looks(grid::Board(layout)))) {
            cells += static_cast<std::size_t>(std::ranges::count_if(line, [](char c) { return c == '.' || c == '_'; }));
        }
        CHECK(cells == static_cast<std::size_t>(layout.cell_count()));
    }
}

TEST_CASE("boxes of any shape have rules around them, and empty cells of extra regions a line below", "[ui]") {
    const grid::Layout& jigsaw = *grid::find_layout("jigsaw");
    const auto lines = ui::board_lines(plain_console(), jigsaw, ui::plain_looks(grid::Board(jigsaw)));
    CHECK(lines[0] == "    1   2   3   4   5   6   7   8   9");
    CHECK(lines[1] == "  +-----------+-----------+-------+---+");
    CHECK(lines[2] == "1 | .   .   . | .   .   . | .   . | . | 1");
    CHECK(lines[3] == "  |       +---+           |       |   |");
    CHECK(lines[4] == "2 | .   . | .   .   .   . | .   . | . | 2");
    const grid::Layout& diagonals = *grid::find_layout("sudoku-x");
    const auto crossed = ui::board_lines(plain_console(), diagonals, ui::plain_looks(grid::Board(diagonals)));
    CHECK(crossed[2] == "1 | _ . . | . . . | . . _ | 1");
    const auto coloured =
        ui::board_lines(ui::Console(ui::ColourChoice::always), diagonals, ui::plain_looks(grid::Board(diagonals)));
    CHECK(coloured[2].find("\x1b[4m") != std::string::npos);
}

TEST_CASE("what a cell is can be seen without colours", "[ui]") {
    using Kind = ui::CellLook::Kind;
    const grid::Layout& layout = grid::sudoku();
    std::vector<ui::CellLook> looks(static_cast<std::size_t>(layout.cell_count()));
    looks[0] = {.digit = 1};
    looks[1] = {.digit = 2, .kind = Kind::own};
    looks[2] = {.digit = 3, .kind = Kind::own, .conflict = true};
    looks[3] = {.digit = 4, .kind = Kind::own, .wrong = true};
    looks[4] = {.digit = 5, .kind = Kind::hint};
    looks[5] = {.corner = grid::digit_set(1)};
    looks[7] = {.digit = 6, .cursor = true};
    const auto lines = ui::board_lines(plain_console(), layout, looks);
    CHECK(any_line_has(lines, "| 1 2'3!| 4x5*.,| .[6]. |"));
    const ui::Console colours(ui::ColourChoice::always);
    const auto painted = ui::board_lines(colours, layout, looks);
    CHECK(any_line_has(painted, "\x1b["));
    CHECK(ui::display_width(painted[2]) == ui::display_width(lines[2]));
}

TEST_CASE("what is pointed out can be seen without colours", "[ui]") {
    const grid::Layout& layout = grid::sudoku();
    std::vector<ui::CellLook> looks(static_cast<std::size_t>(layout.cell_count()));
    looks[0] = {.digit = 1, .kind = ui::CellLook::Kind::own, .tinted = true};
    looks[1] = {.possible = grid::digit_set(1)};
    looks[2] = {.possible = grid::digit_set(1), .all_possible = true};
    looks[3] = {.hint = {.reason = grid::digit_set(2)}};
    looks[4] = {.hint = {.excluded = grid::digit_set(2)}};
    looks[5] = {.hint = {.placed = 3}};
    looks[6] = {.hint = {.in_house = true}};
    looks[8] = {.digit = 4, .wrong = true, .cursor = true};
    const auto lines = ui::board_lines(plain_console(), layout, looks);
    CHECK(any_line_has(lines, "| 1=.?.&| .#.-.*| .:.[4x|"));
}

TEST_CASE("the cursor is reversed and what it sees is tinted if there are colours", "[ui]") {
    const grid::Layout& layout = grid::sudoku();
    std::vector<ui::CellLook> looks(static_cast<std::size_t>(layout.cell_count()));
    looks[1] = {.digit = 5, .cursor = true};
    looks[2] = {.peer = true};
    const auto lines = ui::board_lines(ui::Console(ui::ColourChoice::always), layout, looks);
    CHECK(any_line_has(lines, "\x1b[7m\x1b[1m5"));
    CHECK(any_line_has(lines, "\x1b[100m"));
}

TEST_CASE("a clicked place of the picture is the cell that is drawn there", "[ui]") {
    for (const grid::Layout& layout : grid::layouts()) {
        CAPTURE(layout.name());
        auto looks = ui::plain_looks(grid::Board(layout));
        for (int index = 0; index < layout.cell_count(); index += 7) {
            const auto cell = static_cast<grid::Cell>(index);
            looks[cell].digit = 8;
            const auto lines = ui::board_lines(plain_console(), layout, looks);
            const ui::Area area = ui::board_area(layout, cell);
            CHECK(lines[area.row][area.column] == '8');
            CHECK(area.holds(area.row, area.column + 1));
            CHECK_FALSE(area.holds(area.row + 1, area.column));
            looks[cell].digit = 0;
        }
    }
}

TEST_CASE("a window over a picture holds what it is about", "[ui]") {
    std::vector<std::string> lines;
    for (int line = 0; line < 40; ++line) lines.push_back(std::to_string(line));
    const auto window = [&](std::size_t row, std::size_t rows) {
        return ui::lines_around(lines, {row, 0, 3, 1}, rows);
    };
    CHECK(window(1, 10).front() == "0");
    CHECK(window(20, 10).front() == "16");
    CHECK(window(37, 10).back() == "39");
    CHECK(window(20, 50) == lines);
}

TEST_CASE("lines are joined side by side", "[ui]") {
    CHECK(ui::joined(ui::side_by_side({"宫", "a"}, {"x", "y", "z"})) == "宫   x\na    y\n     z\n");
}
