#include "other_notations.hpp"
#include "support/catch.hpp"
#include "support/errors.hpp"
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
        "a61a52a34-"
        "clone:a71a29-difference=1:a19a29-not_xv:-odd:a41-between:a64a65a66-little_killer=20:"
        "a11a22a33a44a55a66a77a88a99-"
        "quadruple=1237:a44a45a54a55-whispers=5:a91a92-zipper:a94a95a96";
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
    CHECK_THROWS_AS(read(",\"lockout\":{\"R1C1\":1}"), core::Error);
    CHECK(read(",\"negative\":null")->board.layout == &grid::sudoku());
    CHECK_THROWS_AS(read(",\"negative\":true"), core::Error);
    CHECK(read(",\"lockout\":{},\"settings\":{\"nogrid\":1},\"undo\":[1]")->comments.empty());
    CHECK_THROWS_AS(read(",\"maximum\":[{\"cell\":\"R1C1\"},{}]"), core::Error);
    CHECK_THROWS_AS(read(",\"strangeflag\":true"), core::Error);
    CHECK_THROWS_AS(read(",\"killercage\":[{\"cells\":[\"R1C1\"],\"value\":\"x\"}]"), core::Error);
    CHECK_THROWS_AS(read(",\"killercage\":[{\"cells\":[\"R0C1\"]}]"), core::Error);
    // Colours and marks in corners are no rules; a solution is kept if it is one.
    const std::size_t at = rows.find("{}");
    rows.replace(at, 2, "{\"cornerPencilMarks\":[1],\"c\":\"#FF0000\"}");
    CHECK(read("")->left_out == "cornerPencilMarks, c");
    const std::string solution = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
    std::string list;
    for (const char digit : solution) list += (list.empty() ? "" : ",") + std::string(1, digit);
    for (const std::string& written : {"[" + list + "]", '"' + solution + '"'}) {
        const auto entry = read(",\"solution\":" + written);
        REQUIRE(entry->solution);
        CHECK(entry->solution->digits[80] == 9);
    }
    CHECK_FALSE(read(",\"solution\":\"" + std::string(81, '1') + '"')->solution);
    CHECK_FALSE(read(",\"solution\":\"?\"")->solution);
}

TEST_CASE("SudokuPad's own JSON has givens, regions and cages, and its drawings are named", "[grid]") {
    const std::vector<const grid::Layout*> any = {&grid::sudoku(), &grid::twodoku()};
    std::string rows = "[{'value':'9'},{'value':3},{},{},{},{},{},{},{}]";
    std::string zipped = "[{v:9},{v:3},,,,,,,]";
    for (int row = 1; row < 9; ++row) {
        rows += ",[{},{},{},{},{},{},{},{},{}]";
        zipped += ",[,,,,,,,,]";
    }
    std::string regions;
    for (int box = 0; box < 9; ++box) {
        std::string cells;
        for (int place = 0; place < 9; ++place)
            cells += (place == 0 ? "[" : ",[") + std::to_string(box / 3 * 3 + place / 3) + ',' +
                     std::to_string(box % 3 * 3 + place % 3) + ']';
        regions += (box == 0 ? "[" : ",[") + cells + ']';
    }
    const std::string cages =
        ",'cages':[{'value':'title: It\\u0027s one'},{'cells':[[0,2],[0,3]],'value':'15','unique':true},"
        "{'cells':[[8,7],[8,8]],'unique':true}";
    const auto json = [&](const std::string& more) {
        std::string text = "{'id':'x','cellSize':50,'cells':[" + rows + "],'regions':[" + regions + "]" + more + "}";
        std::ranges::replace(text, '\'', '"');
        return text;
    };
    const auto link = [](const std::string& text) { return "https://sudokupad.app/scl" + grid::compressed(text); };
    const auto read = [&](const std::string& text) {
        grid::BoardReader reader(any);
        return reader.line(text);
    };
    const grid::Layout* const caged = grid::find_layout("sudoku-cage=15:a13a14-cage:a98a99");
    for (const std::string& text :
         {json(cages + "]"), link(json(cages + "]")),
          link("{cs:50,ce:[" + zipped +
               "],ca:[{v:'title: It\\'s one'},{ce:[[0,2],[0,3]],v:15,unique:t,c:#0},{ce:[[8,7],[8,8]],unique:t}],"
               "metadata:{author:me},re:[" +
               regions + "]}")}) {
        CAPTURE(text);
        const auto entry = read(text);
        REQUIRE(entry);
        CHECK_FALSE(entry->dropped);
        CHECK(entry->note == "It's one");
        CHECK(entry->board.digits[0] == 9);
        CHECK(entry->board.digits[1] == 3);
        CHECK(entry->board.filled() == 2);
        CHECK(entry->placed.empty());
        CHECK(entry->board.layout == caged);
    }
    for (const std::string name : {"lines", "arrows", "underlays", "overlays"}) {
        const auto entry = read(json(",'" + name + "':[{'wayPoints':[[0.5,0.5],[1,1]]}],'metadata':{'title':'T'}"));
        REQUIRE(entry);
        CHECK(entry->note == "T");
        REQUIRE(entry->dropped);
        CHECK(entry->dropped->key() == "board.drawings");
        CHECK(entry->dropped->arguments() == std::vector<std::string>{name});
        CHECK_FALSE(read(json(",'" + name + "':[]"))->dropped);
    }
    // Who made it, its rules and the candidates of its cells stay.
    const std::string about =
        R"({"size":4,"title":"T","author":"A. B.","ruleset":"one\ntwo","grid":[[{"value":1,"given":true},)"
        R"({"centerPencilMarks":[2,3]},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{)";
    const auto small = read(about + "}]]}");
    REQUIRE(small);
    CHECK(small->comments == std::vector<std::string>{" author: A. B.", " rules: one two"});
    CHECK(small->candidates.at(1) == (grid::digit_set(2) | grid::digit_set(3)));
    CHECK(small->candidates.at(2) == small->board.layout->all_digits() - grid::digit_set(1));
    const auto again = read(grid::f_puzzles_text(*small));
    CHECK(again->comments == small->comments);
    CHECK(again->candidates == small->candidates);
    CHECK(again->note == "T");
    // These are a rule.
    CHECK(support::error_key([&] { read(about + R"("givenPencilMarks":[1,2]}]]})"); }) == "f_puzzles.unknown");
    CHECK(read(about + R"("givenPencilMarks":[]}]]})"));
    CHECK(read(json(cages + ",{'cells':[[4,4]],'value':'?'}]"))->dropped);
    CHECK(read(json(cages + ",{'cells':[[4,4],[4,5]],'value':9,'unique':false}]"))->dropped);
    CHECK_FALSE(read(json(cages + ",{'cells':[[4,4],[4,5]],'value':9}]"))->dropped);
    const auto hidden = read(json(cages + ",{'cells':[[4,4],[4,5]],'unique':false,'hidden':true}]"));
    CHECK_FALSE(hidden->dropped);
    CHECK(hidden->board.layout == caged);
    CHECK(read(json(",'cages':[{'cells':[[0,2],[0,3]],'unique':true,'sum':15},{'cells':[[8,7],[8,8]],'unique':true}]"))
              ->board.layout == caged);
    // Rows, columns and boxes are cages of some files; a link may be copied without its address.
    std::string houses;
    for (int house = 0; house < 9; ++house) {
        std::array<std::string, 3> cells;
        for (int at = 0; at < 9; ++at) {
            const auto place = [&](int row, int column) {
                return (at == 0 ? "[" : ",[") + std::to_string(row) + "," + std::to_string(column) + "]";
            };
            cells[0] += place(house, at);
            cells[1] += place(at, house);
            cells[2] += place(house / 3 * 3 + at / 3, house % 3 * 3 + at % 3);
        }
        for (const std::string& list : cells)
            houses += std::string(houses.empty() ? "" : ",") + "{'cells':[" + list + "],'unique':true,'hidden':true}";
    }
    const auto plain = read("scl" + grid::compressed(json(",'cages':[" + houses + "]")));
    REQUIRE(plain);
    CHECK(plain->board.layout == &grid::sudoku());
    CHECK_THROWS_AS(read(json(cages + ",{'cells':[[4,9]],'value':9}]")), core::Error);
    CHECK_THROWS_AS(read(json(cages + ",{'cells':[4],'value':9}]")), core::Error);
    CHECK_THROWS_AS(read(json(",'fog':[{}]")), core::Error);
    const std::string without = "{\"cells\":[" + std::string("[{}]") + "]}";
    CHECK_THROWS_AS(read(without), core::Error);
    CHECK_THROWS_AS(read("https://sudokupad.app/scl" + grid::compressed("{ce:[")), core::Error);
}
