#include "support/catch.hpp"
#include <satdoku/ui/board_view.hpp>
#include <satdoku/ui/columns.hpp>
#include <string>
#include <vector>

using namespace satdoku;

namespace {
grid::DigitSet set_of(std::initializer_list<int> digits) {
    grid::DigitSet set;
    for (const int digit : digits) set.insert(digit);
    return set;
}

/// The first rows of grid a of a twodoku, with every kind of cell.
std::vector<ui::CellLook> looks_of_all_kinds() {
    const grid::Layout& layout = grid::twodoku();
    std::vector<ui::CellLook> looks(static_cast<std::size_t>(layout.cell_count()));
    looks[layout.cell(0, 0, 0)] = {.digit = 5};
    looks[layout.cell(0, 0, 1)] = {.corner = set_of({1, 5, 9}), .centre = set_of({2, 5})};
    looks[layout.cell(0, 0, 2)] = {.digit = 8, .kind = ui::CellLook::Kind::own, .cursor = true};
    looks[layout.cell(0, 0, 3)] = {.digit = 4, .kind = ui::CellLook::Kind::own, .conflict = true};
    looks[layout.cell(0, 0, 4)] = {.corner = set_of({1, 2}), .hint = {.reason = set_of({2}), .excluded = set_of({7})}};
    looks[layout.cell(0, 0, 5)] = {.corner = set_of({3}), .hint = {.placed = 3}};
    return looks;
}

std::vector<std::string> drawn(ui::Zoom zoom, ui::ColourChoice colours = ui::ColourChoice::never) {
    const auto looks = looks_of_all_kinds();
    return ui::grid_lines(ui::Console(colours), grid::twodoku(), 0, looks, zoom);
}

std::vector<std::string> upper(std::vector<std::string> lines, std::size_t count) {
    lines.resize(count);
    return lines;
}
}  // namespace

TEST_CASE("one grid with room for the signs of its marks", "[ui]") {
    const auto lines = drawn(ui::Zoom::airy);
    CHECK(lines.size() == 38);
    CHECK(ui::widest(lines) == 75);
    CHECK(upper(lines, 6) ==
          std::vector<std::string>{"      1       2       3       4       5       6       7       8       9",
                                   "  a-----------------------+-----------------------+-----------------------+",
                                   "  |   _     1 2.  [   _'  ]    !    1 2#        3*|                       |",
                                   "1 |  |_       5:  [  |_|  ]  |_|                  |   .       .       .   |",
                                   "  |   _|        9 [  |_|  ]    |    7-            |                       |",
                                   "  |       +       +       |       +       +       |       +       +       |"});
    CHECK(lines[25] == "  +-----------------------+-----------------------+-----------b-----------+");
}

TEST_CASE("one grid, dense: without colours signs replace digits, whose places identify them", "[ui]") {
    const auto lines = drawn(ui::Zoom::dense);
    CHECK(lines.size() == 38);
    CHECK(ui::widest(lines) == 39);
    CHECK(upper(lines, 6) == std::vector<std::string>{
                                 "    1   2   3   4   5   6   7   8   9", "  a-----------+-----------+-----------+",
                                 "  | _  1. [ _']  ! 1#    *|           |", "1 ||_   : [|_|]|_|        | .   .   . |",
                                 "  | _|   9[|_|]  | -      |           |", "  |   +   +   |   +   +   |   +   +   |"});
    const auto coloured = drawn(ui::Zoom::dense, ui::ColourChoice::always);
    CHECK(ui::widest(coloured) == 39);
    CHECK(coloured[2].find("\x1b[33m1") != std::string::npos);
    CHECK(coloured[2].find("\x1b[35m2") != std::string::npos);
}

TEST_CASE("a mark is no digit: a cell with marks has no line that looks like one with a digit", "[ui]") {
    const grid::Layout& layout = grid::sudoku();
    for (const ui::Zoom zoom : {ui::Zoom::dense, ui::Zoom::airy}) {
        for (int digit = 1; digit <= grid::plain_side; ++digit) {
            std::vector<ui::CellLook> looks(81);
            looks[0] = {.digit = static_cast<std::uint8_t>(digit)};
            const std::string name = std::to_string(digit);
            const ui::Console console(ui::ColourChoice::never);
            const ui::Area area = ui::grid_area(layout, 0, 0, zoom);
            const auto text = [&] {
                const auto lines = ui::grid_lines(console, layout, 0, looks, zoom);
                std::string cell;
                for (std::size_t row = area.row; row < area.row + 3; ++row)
                    cell += lines[row].substr(area.column, area.columns - 1);
                return cell;
            };
            CHECK(text().find(name) == std::string::npos);
            for (const grid::DigitSet all : {grid::DigitSet{}, grid::sudoku().all_digits()}) {
                looks[0] = {.corner = all ^ grid::digit_set(digit)};
                CHECK((text().find(name) != std::string::npos) == all.empty());
            }
        }
    }
}

TEST_CASE("in a shared box the letters of the other grids are above it", "[ui]") {
    const grid::Layout& layout = *grid::find_layout("samurai");
    const std::vector<ui::CellLook> looks(static_cast<std::size_t>(layout.cell_count()));
    const auto lines = ui::grid_lines(ui::Console(ui::ColourChoice::never), layout, 2, looks, ui::Zoom::dense);
    CHECK(lines[1] == "  c-----a-----+-----------+-----b-----+");
    CHECK(lines[25] == "  +-----d-----+-----------+-----e-----+");
}
