#include "support/catch.hpp"
#include <satdoku/grid/layout.hpp>
#include <string>

using namespace satdoku;

TEST_CASE("layouts have the cells and houses that their geometry gives", "[grid]") {
    struct Expected {
        const char* name;
        int cells;
        std::size_t houses;
    };
    for (const Expected& expected :
         {Expected{"sudoku", 81, 27}, Expected{"twodoku", 153, 53}, Expected{"tripledoku", 225, 79},
          Expected{"butterfly", 144, 64}, Expected{"flower", 189, 87}, Expected{"sohei", 288, 104},
          Expected{"windmill", 333, 127}, Expected{"samurai", 369, 131}}) {
        const grid::Layout* layout = grid::find_layout(expected.name);
        REQUIRE(layout != nullptr);
        CAPTURE(expected.name);
        CHECK(layout->cell_count() == expected.cells);
        CHECK(layout->houses().size() == expected.houses);
    }
    CHECK(grid::find_layout("sudoku2") == nullptr);
}

namespace {
std::size_t peers_of(const char* layout, int row, int column) {
    const grid::Layout& of = *grid::find_layout(layout);
    return of.peers(of.cell(0, row, column)).size();
}
}  // namespace

TEST_CASE("extra regions give extra peers", "[grid]") {
    CHECK(grid::find_layout("sudoku-x")->houses().size() == 29);
    CHECK(peers_of("sudoku-x", 4, 4) == 32);  // on both diagonals, 6 cells of each are outside of its box
    CHECK(peers_of("sudoku-x", 0, 0) == 26);
    CHECK(peers_of("sudoku-x", 0, 1) == 20);
    CHECK(grid::find_layout("windoku")->houses().size() == 31);
    CHECK(peers_of("windoku", 1, 1) == 20 + 3);  // the others of its window are in its box, row or column
    CHECK(peers_of("centre-dots", 1, 1) == 20 + 4);
    const grid::Layout& both = *grid::find_layout("twodoku-x");
    CHECK(both.houses().size() == 53 + 4);
    CHECK(both.is_in_extra_region(both.cell(1, 8, 0)));
    CHECK_FALSE(both.is_in_extra_region(both.cell(1, 0, 1)));
}

TEST_CASE("a layout can be put together by its name, in any order of its rules", "[grid]") {
    const grid::Layout* const layout = grid::find_layout("samurai-windows-x");
    REQUIRE(layout != nullptr);
    CHECK(layout->name() == "samurai-x-windows");
    CHECK(grid::find_layout("samurai-x-windows") == layout);
    CHECK(layout->grid_count() == 5);
    CHECK(layout->houses().size() == 131 + 5 * 6);
    CHECK(grid::find_layout("sudoku-windows") == grid::find_layout("windoku"));
    CHECK(grid::find_layout("windoku-x")->name() == "sudoku-x-windows");
    CHECK(&grid::grid_alone(*layout) == grid::find_layout("windoku-x"));
    for (const char* name : {"sudoku-", "sudoku-y", "sudoku-x-", "windokux", "-x", "sudoku-boxes=123"})
        CHECK(grid::find_layout(name) == nullptr);
}

namespace {
const std::string falling = "1.........1.........1.........1.........1.........1.........1.........1.........1";
const std::string rising = "........1.......1.......1.......1.......1.......1.......1.......1.......1........";

/// Nine houses with a place in each row, each a number of columns to the left of the previous one.
std::string slanted(int step) {
    std::string drawing;
    for (int place = 0; place < grid::plain_cells; ++place)
        drawing += static_cast<char>('1' + (place / 9 * step + place) % 9);
    return drawing;
}
}  // namespace

TEST_CASE("whichever names say the same rules, the layout is one", "[grid]") {
    const grid::Layout* const diagonals = grid::find_layout("sudoku-x");
    CHECK(grid::find_layout("sudoku-houses=" + falling + "-x") == diagonals);
    CHECK(grid::find_layout("sudoku-x-houses=" + rising) == diagonals);
    CHECK(grid::find_layout("sudoku-houses=" + rising + "-houses=" + falling) == diagonals);
    const grid::Layout* const one = grid::find_layout("sudoku-houses=" + falling);
    CHECK(one->name() == "sudoku-houses=" + falling);
    CHECK(one->houses().size() == 28);
    const grid::Layout* const many = grid::find_layout("sudoku-houses=" + slanted(2) + "-houses=" + falling);
    CHECK(grid::find_layout("sudoku-houses=" + falling + "-houses=" + slanted(2)) == many);
    CHECK(grid::find_layout(many->name()) == many);
    // A row, a column, a box: none of them is an extra region.
    std::string row(grid::plain_cells, '.');
    row.replace(9, 9, "111111111");
    CHECK(grid::find_layout("sudoku-houses=" + row) == &grid::sudoku());
    std::string boxes;
    for (const std::uint8_t box : grid::regular_boxes({})) boxes += static_cast<char>('1' + box);
    CHECK(grid::find_layout("twodoku-houses=" + boxes) == &grid::twodoku());
    CHECK(grid::find_layout("jigsaw-houses=" + boxes)->houses().size() == 27 + 8);  // it has a square box, too
}

TEST_CASE("a grid has no more extra regions than fit into sets of houses", "[grid]") {
    std::string name = "samurai";
    for (const int step : {1, 2, 4, 5, 7}) name += "-houses=" + slanted(step);
    CHECK(grid::find_layout(name)->rules().extra.size() == 45);
    CHECK(grid::find_layout(name + "-x")->rules().extra.size() == 46);  // the rising diagonal is among them
    CHECK(grid::find_layout(name + "-windows") == nullptr);
    CHECK(grid::find_layout(name + "-houses=" + slanted(8)) == nullptr);
}

TEST_CASE("a box that is an extra region of another grid has no rules in it", "[grid]") {
    const std::string second =
        "...111..."
        "...11...."
        "...111..."
        "...1....."
        "........."
        "........."
        "........."
        "........."
        ".........";
    std::string boxes;
    for (const std::uint8_t box : grid::find_layout("jigsaw")->rules().boxes) boxes += static_cast<char>('1' + box);
    const grid::Layout& layout = *grid::find_layout("butterfly-boxes=" + boxes + "-houses=" + second);
    CHECK_FALSE(layout.is_rule_between(layout.cell(1, 2, 0), layout.cell(1, 3, 0)));
    CHECK(layout.is_rule_between(layout.cell(1, 1, 5), layout.cell(1, 1, 6)));
}

TEST_CASE("cells that touch at a corner or lie a knight's move apart differ in each grid", "[grid]") {
    CHECK(peers_of("sudoku-king", 4, 4) == 20);  // its box has all of them
    CHECK(peers_of("sudoku-king", 3, 3) == 20 + 3);
    CHECK(peers_of("sudoku-knight", 4, 4) == 20 + 8);
    CHECK(peers_of("sudoku-knight", 0, 0) == 20);
    CHECK(peers_of("sudoku-knight", 3, 3) == 20 + 6);
    CHECK(grid::find_layout("sudoku-king")->houses().size() == 27);
    const grid::Layout& two = *grid::find_layout("twodoku-king");
    CHECK(two.peers(two.cell(0, 5, 6)).size() == 20 + 3);
    CHECK(two.peers(two.cell(1, 0, 0)).size() == 32 + 3);  // not the corner outside of grid b, but those of grid a
}

TEST_CASE("a shared cell has a name in each grid and 32 peers", "[grid]") {
    const grid::Layout& layout = grid::twodoku();
    const grid::Cell shared = layout.cell(0, 7, 8);
    CHECK(shared == layout.cell(1, 1, 2));
    REQUIRE(layout.places(shared).size() == 2);
    CHECK(layout.places(shared)[1].row == 1);
    CHECK(layout.peers(shared).size() == 32);
    CHECK(layout.peers(layout.cell(0, 0, 0)).size() == 20);
    CHECK(layout.cell_on_canvas(7, 8) == shared);
    CHECK_FALSE(layout.cell_on_canvas(0, 9).has_value());
    CHECK_FALSE(layout.cell_on_canvas(-1, 0).has_value());
}
