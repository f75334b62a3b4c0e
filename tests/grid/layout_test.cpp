#include "support/catch.hpp"

#include <satdoku/grid/layout.hpp>

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

TEST_CASE("further houses give further peers", "[grid]") {
    CHECK(grid::find_layout("sudoku-x")->houses().size() == 29);
    CHECK(peers_of("sudoku-x", 4, 4) == 32);  // on both diagonals, 6 cells of each are outside of its box
    CHECK(peers_of("sudoku-x", 0, 0) == 26);
    CHECK(peers_of("sudoku-x", 0, 1) == 20);
    CHECK(grid::find_layout("windoku")->houses().size() == 31);
    CHECK(peers_of("windoku", 1, 1) == 20 + 3);  // the others of its window are in its box, row or column
    CHECK(peers_of("centre-dots", 1, 1) == 20 + 4);
    const grid::Layout& both = *grid::find_layout("twodoku-x");
    CHECK(both.houses().size() == 53 + 4);
    CHECK(both.is_in_further_house(both.cell(1, 8, 0)));
    CHECK_FALSE(both.is_in_further_house(both.cell(1, 0, 1)));
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
