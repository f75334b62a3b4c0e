// Names of cells in both notations: written, read back, and put together in lists.
#include "support/catch.hpp"
#include <satdoku/grid/names.hpp>

using namespace satdoku;
using grid::Notation;
using grid::Place;

namespace {
using Names = std::vector<std::string>;
}  // namespace

TEST_CASE("the name of a place in either notation is read as that place", "[grid][names]") {
    for (const grid::Layout& layout : grid::layouts()) {
        CAPTURE(layout.name());
        for (grid::Cell cell = 0; cell < layout.cell_count(); ++cell) {
            for (const Place& place : layout.places(cell)) {
                for (const Notation notation : {Notation::cells, Notation::r1c1}) {
                    const auto read = grid::find_place(layout, grid::place_name(layout, place, notation));
                    REQUIRE(read);
                    CHECK(read->grid == place.grid);
                    CHECK(read->row == place.row);
                    CHECK(read->column == place.column);
                }
            }
        }
    }
    CHECK(grid::place_name(grid::sudoku(), {0, 3, 5}) == "46");
    CHECK(grid::place_name(grid::sudoku(), {0, 3, 5}, Notation::r1c1) == "r4c6");
    CHECK(grid::place_name(grid::twodoku(), {1, 3, 5}, Notation::r1c1) == "b:r4c6");
}

TEST_CASE("what is no name of a place is refused", "[grid][names]") {
    for (const char* name : {"",      "r4c", "r0c6", "r4c0", "c4r6",   "b:r4c6", "ar4c6",   "a:",     "a:46",   "r4c66",
                             "r12c3", "z46", "4",    "446",  "x:r4c6", ":r4c6",  "aa:r4c6", "a.r4c6", "r4c6=5", "b46"})
        CHECK_FALSE(grid::find_place(grid::sudoku(), name));
    for (const char* name : {"46", "r4c6", "c:r4c6", "c46", "r:r4c6"})
        CHECK_FALSE(grid::find_place(grid::twodoku(), name));
    for (const char* name : {"a:r4c6", "R4C6", "A46"}) CHECK(grid::find_place(grid::sudoku(), name));
}

TEST_CASE("an argument of an error names a cell in either notation", "[grid][names]") {
    const grid::Layout* const large = grid::find_layout("sudoku-16x16");
    REQUIRE(large != nullptr);
    for (const Notation notation : {Notation::cells, Notation::r1c1}) {
        for (const grid::Layout* const layout : {&grid::sudoku(), &grid::twodoku(), large}) {
            for (const Place& place :
                 {Place{0, 0, 0}, Place{0, 3, 5}, Place{layout->grid_count() - 1, 8, layout->side() - 1}})
                CHECK(grid::name_in_argument(grid::cell_argument(*layout, place), notation) ==
                      grid::place_name(*layout, place, notation));
        }
        for (const char* other : {"", "36", "@36", "@cell", "@cell ", "@cell 3", "@file.cannot_open"})
            CHECK_FALSE(grid::name_in_argument(other, notation));
    }
    CHECK(grid::place_name(*large, {0, 9, 15}, Notation::r1c1) == "r10c16");
}

TEST_CASE("cells of a list are put together in r1c1", "[grid][names]") {
    const std::vector<Place> row = {{0, 0, 1}, {0, 0, 2}, {0, 4, 6}};
    CHECK(grid::place_names(grid::sudoku(), row, Notation::cells) == Names{"12", "13", "57"});
    CHECK(grid::place_names(grid::sudoku(), {}, Notation::r1c1) == Names{});
    CHECK(grid::place_names(grid::sudoku(), row, Notation::r1c1) == Names{"r1c23", "r5c7"});
    const std::vector<Place> column = {{0, 0, 4}, {0, 1, 4}};
    CHECK(grid::place_names(grid::sudoku(), column, Notation::r1c1) == Names{"r12c5"});
    const std::vector<Place> rectangle = {{0, 0, 1}, {0, 0, 2}, {0, 4, 1}, {0, 4, 2}};
    CHECK(grid::place_names(grid::sudoku(), rectangle, Notation::r1c1) == Names{"r15c23"});
    // By rows that would be three names: r1c12, r2c1, r3c1.
    const std::vector<Place> corner = {{0, 0, 1}, {0, 0, 0}, {0, 1, 0}, {0, 2, 1}};
    CHECK(grid::place_names(grid::sudoku(), corner, Notation::r1c1) == Names{"r12c1", "r13c2"});
    const std::vector<Place> grids = {{1, 0, 1}, {0, 0, 2}, {1, 0, 2}};
    CHECK(grid::place_names(grid::twodoku(), grids, Notation::r1c1) == Names{"a:r1c3", "b:r1c23"});
}
