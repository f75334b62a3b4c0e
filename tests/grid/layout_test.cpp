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
