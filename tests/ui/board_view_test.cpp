#include "support/catch.hpp"

#include <satdoku/ui/board_view.hpp>
#include <satdoku/ui/width.hpp>

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
            const auto row = static_cast<std::size_t>(1 + offset.row / 3 * 4);
            const auto column = static_cast<std::size_t>(2 + offset.column / 3 * 8);
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
        for (const std::string& line :
             ui::board_lines(plain_console(), layout, ui::plain_looks(grid::Board(layout)))) {
            cells += static_cast<std::size_t>(std::count(line.begin(), line.end(), '.'));
        }
        CHECK(cells == static_cast<std::size_t>(layout.cell_count()));
    }
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
    looks[5] = {.noted = true};
    looks[7] = {.digit = 6, .cursor = true};
    const auto lines = ui::board_lines(plain_console(), layout, looks);
    CHECK(any_line_has(lines, "| 1 2'3!| 4x5*.,| .[6]. |"));
    const ui::Console colours(ui::ColourChoice::always);
    const auto painted = ui::board_lines(colours, layout, looks);
    CHECK(any_line_has(painted, "\x1b["));
    CHECK(ui::display_width(painted[2]) == ui::display_width(lines[2]));
}

TEST_CASE("pencil marks stand at the place of their digit", "[ui]") {
    const grid::Layout& layout = grid::sudoku();
    const auto looks = ui::plain_looks(grid::Board(layout));
    std::vector<std::uint16_t> marks(looks.size());
    marks[0] = 1U << 1 | 1U << 5 | 1U << 9;
    const auto lines = ui::mark_lines(plain_console(), layout, 0, looks, marks);
    CHECK(lines[2].substr(0, 8) == "  | 1   ");
    CHECK(lines[3].substr(0, 8) == "1 |  5  ");
    CHECK(lines[4].substr(0, 8) == "  |   9 ");
}

TEST_CASE("lines stand beside lines", "[ui]") {
    CHECK(ui::joined(ui::beside({"宫", "a"}, {"x", "y", "z"})) == "宫   x\na    y\n     z\n");
}
