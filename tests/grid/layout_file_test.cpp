// Layouts from files of a user, and errors that name the line.
#include "support/catch.hpp"
#include "support/errors.hpp"
#include "support/temporary_folder.hpp"
#include <satdoku/grid/layout.hpp>
#include <fstream>
#include <string>

using namespace satdoku;

namespace {
/// The built-in jigsaw.
const std::string drawn_boxes =
    "AAABBBCCD\n"
    "AABBBBCCD\n"
    "A A A B B C C D D # blanks and comments do not count\n"
    "AEEFFFCCD\n"
    "EEGFFFCDD\n"
    "EGGFFFDDH\n"
    "\n"
    "EEGGIIHHH\n"
    "EGGIIIIHH\n"
    "EGGIIIHHH\n";

const std::string cross =
    "..1...1..\n"
    ".........\n"
    "1.......1\n"
    ".........\n"
    "....1....\n"
    ".........\n"
    "1.......1\n"
    ".........\n"
    "..1...1..\n";

const grid::Layout& layout_of(const std::string& text) {
    const support::TemporaryFolder folder;
    std::ofstream(folder.file("layout")) << text;
    return grid::read_layout(folder.file("layout"));
}

std::string fault(const std::string& text) {
    try {
        layout_of(text);
    } catch (const core::Error& error) {
        return support::place_and_key(error);
    }
    return "none";
}

std::string changed(std::string text, std::size_t row, std::size_t column, char to) {
    text[row * 10 + column] = to;
    return text;
}
}  // namespace

TEST_CASE("boxes and houses are read as they are drawn", "[grid]") {
    CHECK(&layout_of("boxes\n" + drawn_boxes) == grid::find_layout("jigsaw"));
    CHECK(&layout_of("# a windoku\nrule windows\n") == grid::find_layout("windoku"));
    CHECK(&layout_of("figure twodoku\nrule x") == grid::find_layout("twodoku-x"));
    CHECK(&layout_of("rule 4x4\nboxes\nAABB\nAABB\nCCDD\nCCDD\n") == grid::find_layout("sudoku-4x4"));
    CHECK(layout_of("figure samurai\nrule 6x6\nrule king\n").name() == "samurai-6x6-king");
    const grid::Layout& drawn = layout_of("houses\n" + cross + "rule x\nrule knight\nboxes\n" + drawn_boxes);
    CHECK(drawn.houses().size() == 27 + 2 + 1);
    CHECK(drawn.rules().knight);
    CHECK(drawn.rules().extra.back().kind == grid::HouseKind::drawn);
    CHECK(drawn.is_in_extra_region(drawn.cell(0, 0, 2)));
    // The name says all of it.
    CHECK(grid::find_layout(drawn.name()) == &drawn);
    CHECK(drawn.name().find(' ') == std::string::npos);
}

TEST_CASE("a drawn house that another rule has already is not listed twice", "[grid]") {
    const std::string windows =
        ".........\n.111.....\n.111.....\n.111.....\n.........\n.........\n.........\n.........\n.........\n";
    CHECK(&layout_of("houses\n" + windows + "rule windows") == grid::find_layout("windoku"));
}

TEST_CASE("a file may draw no more extra regions than a grid may have", "[grid]") {
    std::string text;
    for (const int step : {1, 2, 4, 5, 7}) {
        text += "houses\n";
        for (int row = 0; row < 9; ++row) {
            for (int column = 0; column < 9; ++column) text += static_cast<char>('A' + (row * step + column) % 9);
            text += '\n';
        }
    }
    CHECK(layout_of(text).houses().size() == 27 + 45);
    CHECK(fault(text + "rule windows\n") == "51:0 layout_file.too_many_houses");
    CHECK(fault("rule windows\n" + text) == "43:0 layout_file.too_many_houses");
}

TEST_CASE("an error in a layout's file names its line", "[grid]") {
    CHECK(fault("") == "0:0 layout_file.empty");
    CHECK(fault("# nothing\n\n") == "0:0 layout_file.empty");
    CHECK(fault("rule x\nboxen\n") == "2:0 layout_file.unknown_line");
    CHECK(fault("boxes here\n") == "1:0 layout_file.unknown_line");
    CHECK(fault("\nfigure samurei\n") == "2:0 layout_file.no_figure");
    CHECK(fault("figure sudoku-x\n") == "1:0 layout_file.no_figure");
    CHECK(fault("rule y\n") == "1:0 layout_file.no_rule");
    CHECK(fault("rule boxes=1\n") == "1:0 layout_file.no_rule");
    CHECK(fault("boxes\n" + drawn_boxes + "boxes\n" + drawn_boxes) == "12:0 layout_file.boxes_twice");
    CHECK(fault("boxes\nAAABBBCCD\nAABBBBCCD\n") == "3:0 layout_file.cut_off");
    CHECK(fault("boxes\nAAABBBCCD\nAABBBBCC\n" + drawn_boxes) == "3:0 board.wrong_row");
    CHECK(fault("houses\n" + changed(cross, 5, 5, '1')) == "2:0 layout_file.wrong_size");
    CHECK(fault("houses\n" + changed(cross, 5, 5, '2')) == "7:0 layout_file.wrong_size");
    CHECK(fault("# a gap\n\nboxes\n" + changed(drawn_boxes, 1, 3, '.')) == "5:0 layout_file.no_box");
    CHECK(fault("houses\n.........\n.........\n.........\n.........\n.........\n.........\n.........\n.........\n......"
                "...") == "2:0 layout_file.no_house");
    CHECK(fault("rule x\nrule 6x6\n") == "2:0 layout_file.late_size");
    CHECK(fault("rule 6x6\nrule windows\n") == "2:0 layout_file.rule_of_nine");
    CHECK(fault("rule 6x6\nfigure windmill\n") == "0:0 layout_file.no_size");
    CHECK(fault("rule 4x4\nboxes\n1122\n1122\n3344\n") == "5:0 layout_file.cut_off");
    CHECK(fault("rule 4x4\nboxes\n1122\n11224\n3344\n3344\n") == "4:0 board.wrong_row");
    CHECK(fault("rule 4x4\nboxes\n1122\n1122\n3344\n3334\n") == "5:0 layout_file.wrong_size");
    CHECK(support::error_key([] { grid::read_layout("/no/such/file"); }) == "file.cannot_open");
}

TEST_CASE("a constraint that no digits keep is refused, with its line", "[grid]") {
    const std::string row = " r1c1 r1c2 r1c3 r1c4 r1c5 r1c6 r1c7 r1c8 r1c9";
    const std::string long_line = row + " r2c9";
    for (const std::string& text : std::initializer_list<std::string>{
             "cage:" + long_line, "thermometer:" + long_line, "arrow: r5c5" + long_line, "renban:" + long_line,
             "sandwich 36:" + row, "skyscraper 10:" + row, "little_killer 28: r3c1 r2c2 r1c3", "xv 18: r1c1 r2c1",
             "difference 9: r1c1 r1c2", "difference 0: r1c1 r1c2", "whispers 8: r1c1 r1c2 r1c3",
             "palindrome: r1c1 r1c2", "little_killer 3: r1c1 r2c2 r3c3 r4c4"}) {
        CAPTURE(text);
        CHECK(fault("figure sudoku\n" + text + "\n") == "2:0 constraints.impossible");
    }
    for (const std::string text : {"cage 40: r1c1 r1c2", "cage 2: r1c1 r1c2"})
        CHECK(fault("figure sudoku\n" + text + "\n") == "2:0 constraints.cage_sum");
    // What only other constraints, or the houses of some of the cells, rule out is for the solver.
    for (const std::string& text : std::initializer_list<std::string>{
             "cage 3: r1c1 r1c2\ncage 4: r1c1 r1c2", "thermometer:" + row, "cage: r1c1 r9c9", "sandwich 35:" + row,
             "arrow: r1c1 r1c2 r1c3", "not_xv 0"}) {
        CAPTURE(text);
        CHECK(fault("figure sudoku\n" + text + "\n") == "none");
    }
}
