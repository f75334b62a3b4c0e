#include "lz_string.hpp"
#include "support/catch.hpp"
#include <satdoku/core/random.hpp>
#include <satdoku/grid/notation.hpp>
#include <satdoku/grid/text.hpp>
#include <fstream>

using namespace satdoku;

TEST_CASE("the name of a layout holds its constraints", "[grid]") {
    const std::string name = "twodoku-6x6-cage=7:a11a12-arrow=2:a11a12b55-not_xv:-thermometer:b11b22";
    const grid::Layout* const layout = grid::find_layout(name);
    REQUIRE(layout != nullptr);
    CHECK(layout->name() == name);
    CHECK(layout->constraints().size() == 4);
    CHECK(grid::find_layout("sudoku-cage=7:a1") == nullptr);
    CHECK(grid::find_layout("sudoku-cage=7:b11b12") == nullptr);  // one grid
    CHECK(grid::find_layout("sudoku-6x6-cage=7:a17a12") == nullptr);
    CHECK(grid::find_layout("sudoku-cage=-7:a11a12") == nullptr);
    CHECK(grid::find_layout("sudoku-sandwich:a11a12") == nullptr);  // needs a number
    CHECK(grid::find_layout("sudoku-clone:a11a12a13") == nullptr);
    CHECK(grid::find_layout("sudoku-cage=1000000:a11a12") == nullptr);
    CHECK(grid::find_layout("sudoku-cagge=7:a11a12") == nullptr);
}

TEST_CASE("compressed texts are read back, and so are those of other programs", "[grid]") {
    CHECK(grid::compressed("hello hello hello") == "BYUwNmD2AEoTcpA=");
    core::Random random(5);
    for (int round = 0; round < 200; ++round) {
        std::string text;
        const std::size_t signs = 1 + random.below(200);
        for (std::size_t size = random.below(300); size > 0; --size) text += static_cast<char>(random.below(signs));
        CHECK(grid::decompressed(grid::compressed(text)) == text);
    }
    CHECK_FALSE(grid::decompressed("BYUwNmD2AEoT"));
    CHECK_FALSE(grid::decompressed("***"));
}

TEST_CASE("f-puzzles holds all that its constraints say", "[grid]") {
    const std::string name =
        "sudoku-king-cage=15:a11a12-cage:a55a56-arrow:a13a14a24-arrow=2:a31a32a33a43-thermometer:a99a98-palindrome:"
        "a61a62a63-"
        "clone:a71a81-difference=1:a19a29-not_xv:-odd:a41-between:a64a65a66-little_killer=20:"
        "a11a22a33a44a55a66a77a88a99-"
        "quadruple=1233:a44a45a54a55-whispers=5:a91a92-zipper:a94a95a96";
    grid::Position position{grid::Board(*grid::find_layout(name))};
    position.board.digits[3] = 7;
    const std::vector<const grid::Layout*> any = {&grid::sudoku(), &grid::twodoku()};
    for (const std::string& text : {grid::f_puzzles_text(position), grid::f_puzzles_link(position)}) {
        grid::BoardReader reader(any);
        const auto entry = reader.line(text);
        REQUIRE(entry);
        CHECK(entry->board.digits == position.board.digits);
        auto constraints = entry->board.layout->rules().constraints;
        for (const grid::Constraint& constraint : position.board.layout->constraints())
            CHECK(std::ranges::find(constraints, constraint) != constraints.end());
        CHECK(constraints.size() == position.board.layout->constraints().size());
    }
}

TEST_CASE("what f-puzzles has and is not known is named", "[grid]") {
    const std::vector<const grid::Layout*> any = {&grid::sudoku(), &grid::twodoku()};
    std::string rows;
    for (int row = 0; row < 9; ++row) rows += std::string(row == 0 ? "" : ",") + "[{},{},{},{},{},{},{},{},{}]";
    const auto read = [&](const std::string& more) {
        grid::BoardReader reader(any);
        return reader.line("{\"size\":9,\"grid\":[" + rows + "]" + more + "}");
    };
    CHECK(read("")->board.layout == &grid::sudoku());
    CHECK(read(",\"diagonal+\":true,\"diagonal-\":true")->board.layout->name() == "sudoku-x");
    CHECK(read(",\"line\":[{\"lines\":[]}]")->comments.size() == 1);
    CHECK_THROWS_AS(read(",\"lockout\":[{\"lines\":[]}]"), core::Error);
    CHECK_THROWS_AS(read(",\"maximum\":[{\"cell\":\"R1C1\"},{}]"), core::Error);
    CHECK_THROWS_AS(read(",\"strangeflag\":true"), core::Error);
    CHECK_THROWS_AS(read(",\"killercage\":[{\"cells\":[\"R1C1\"],\"value\":\"x\"}]"), core::Error);
    CHECK_THROWS_AS(read(",\"killercage\":[{\"cells\":[\"R0C1\"]}]"), core::Error);
}
