// From every notation to every other, on every layout that both hold.
#include "program/program.hpp"
#include "support/catch.hpp"
#include "support/puzzles.hpp"
#include <satdoku/grid/text.hpp>
#include <algorithm>
#include <functional>
#include <string>

using Catch::Matchers::Contains;
using namespace satdoku;

namespace {
const std::vector<std::string> of_any_layout = {"line",  "figure",       "grid",      "picture",
                                                "drawn", "pencil-marks", "candidates"};
const std::vector<std::string> of_one_grid = {"sdk", "sdm", "ss", "library", "ipuz", "sudokuwiki"};
}  // namespace

TEST_CASE("every notation is read as the puzzles that were written", "[app][convert]") {
    const Folder folder;
    std::string all;
    for (const grid::Layout& layout : support::layouts()) {
        const std::string& name = layout.name();
        CAPTURE(name);
        folder.run("puzzle generate --seed 5 --count 2 --layout " + name + " -o p.txt");
        const std::string lines = folder.read("p.txt");
        std::vector<std::string> notations = of_any_layout;
        if (name == "sudoku") notations.insert(notations.end(), of_one_grid.begin(), of_one_grid.end());
        for (const std::string& notation : notations) {
            CAPTURE(notation);
            const std::string convert = "puzzle convert p.txt --layout " + name + " --to " + notation;
            const bool one_by_one = notation == "sdk" || notation == "ss" || notation == "ipuz";
            std::string back;
            for (int number = 1; number <= (one_by_one ? 2 : 1); ++number) {
                const Ended there = folder.run(convert + (one_by_one ? " --puzzle " + std::to_string(number) : ""));
                CHECK(there.code == 0);
                back += folder.run("puzzle convert - --to line", there.out).out;
            }
            CHECK(back == lines);
            if (one_by_one) CHECK(folder.run(convert + " -o both").code == 1);
            CHECK_FALSE(folder.has("both"));
        }
    }
}

TEST_CASE("ipuz keeps note and comments, and is read in the ways that others write it", "[app][convert]") {
    const Folder folder;
    const std::string line = support::seventeen_line();
    folder.write("p.txt", "# by me\n" + line + " a \"note\"\n");
    REQUIRE(folder.run("puzzle convert p.txt -o p.ipuz").code == 0);
    CHECK_THAT(folder.read("p.ipuz"), Contains("\"http://ipuz.org/sudoku#1\"") &&
                                          Contains("\"title\":\"a \\\"note\\\"\"") && Contains("\"puzzle\":[\n["));
    CHECK(folder.run("puzzle convert p.ipuz --to line").out == folder.read("p.txt"));
    std::string rows;
    for (std::size_t at = 0; at < line.size(); ++at) {
        const std::string digit =
            line[at] == '.' ? (at % 2 == 0 ? "null" : "\"#\"") : std::string("\"") + line[at] + '"';
        const std::string cell = at % 3 == 0 ? "{\"style\":{\"shapebg\":\"circle\"},\"cell\":" + digit + "}" : digit;
        rows += (at % 9 == 0 ? at == 0 ? "[[" : "],\n [" : ",") + cell;
    }
    rows += "]]";
    const std::string head = "\n{ \"kind\": \"http://ipuz.org/sudoku\",\n  \"puzzle\": ";
    folder.write("other.ipuz",
                 head + rows + ",\r\n\"solution\": [[1]], \"boxes\": true, \"cages\": []}\r\n" + line + "\n");
    CHECK(folder.run("puzzle convert other.ipuz --to line").out == line + "\n" + line + "\n");
    const auto refused = [&](const std::string& text, const std::string& place) {
        CAPTURE(text);
        folder.write("bad.ipuz", text);
        const Ended ended = folder.run("puzzle convert bad.ipuz --to line");
        CHECK(ended.code == 1);
        CHECK_THAT(ended.err, Contains("bad.ipuz:" + place));
    };
    refused(head + rows + "}x", "11:");
    refused(head + rows + ", \"boxes\": false}", "11:");
    refused(head + rows + ", \"cages\": [{}]}", "11:");
    refused(head + rows, "12:1: expected ");
    refused(head + "[[1,2,3]]}", "3:21: expected nine rows of nine cells");
    refused(head + "[[1,10]]}", "3:19: expected a digit");
    refused(head + "[[1,\"x\"]]}", "3:");
    refused("{\"kind\":[\"http://ipuz.org/crossword#1\"],\"puzzle\":" + rows + "}", "1: expected a puzzle of kind");
    refused("{\"kind\":[\"http://ipuz.org/sudoku#1\"]}", "1: expected a puzzle of kind");
    CHECK(folder.run("puzzle convert p.ipuz --layout twodoku --to line").code == 1);
}

TEST_CASE("the address of SudokuWiki is written and read", "[app][convert]") {
    const Folder folder;
    folder.write("p.txt", support::seventeen_line() + "\n");
    const std::string address = folder.run("puzzle convert p.txt --to sudokuwiki").out;
    std::string cells = support::seventeen_line();
    std::replace(cells.begin(), cells.end(), '.', '0');
    CHECK(address == "https://www.sudokuwiki.org/sudoku.htm?bd=" + cells + "\n");
    const auto read = [&](const std::string& text) { return folder.run("puzzle convert - --to line", text).out; };
    CHECK(read(address) == folder.read("p.txt"));
    CHECK(read("http://www.sudokuwiki.org/sudoku.htm?ver=2&bd=" + support::seventeen_line() + "&z=1\n") ==
          folder.read("p.txt"));
    CHECK(folder.run("puzzle convert - --to line", "https://www.sudokuwiki.org/sudoku.htm?bd=S9B01\n").code == 1);
    CHECK(folder.run("puzzle convert - --to line", "https://www.sudokuwiki.org/\n").code == 1);
}

TEST_CASE("a solution next to a puzzle stays with it", "[app][convert]") {
    const Folder folder;
    for (const std::string layout : {"sudoku", "twodoku", "sudoku-16x16"}) {
        CAPTURE(layout);
        const std::string both = folder.run("puzzle generate --solution --seed 8 -q --layout " + layout).out;
        folder.write("p.txt", both);
        const std::string convert = "puzzle convert p.txt --layout " + layout;
        CHECK(folder.run(convert + " --to line").out == both);
        CHECK_THAT(folder.run(convert + " --to drawn -o d.txt").err, Contains("cannot hold the solutions of 1 puzzle"));
        folder.run(convert + " --to figure -o figure.txt");
        CHECK(folder.run("puzzle convert figure.txt --to line --layout " + layout).out == both);
        CHECK(folder.run("puzzle solve p.txt -q --layout " + layout).out == both.substr(both.find(' ') + 1));
        if (layout != "sudoku") continue;
        folder.run(convert + " -o p.ipuz");
        CHECK(folder.run("puzzle convert p.ipuz --to line").out == both);
    }
}

TEST_CASE("a solution below a puzzle, and the state of its game, stay with it", "[app][convert]") {
    const Folder folder;
    for (const std::string layout : {"sudoku", "twodoku", "sudoku-16x16"}) {
        CAPTURE(layout);
        const std::string generate = "puzzle generate --solution --seed 8 --count 2 -q --layout " + layout;
        const std::string lines = folder.run(generate).out;
        for (const std::string format : {"grid", "picture"}) {
            CAPTURE(format);
            folder.write("p.txt", folder.run(generate + " --format " + format).out);
            CHECK(folder.run("puzzle convert p.txt --to line --layout " + layout).out == lines);
        }
    }
    // An error below a puzzle does not concern it.
    const std::string lines = folder.run("puzzle generate --layout sudoku --count 2 -q --seed 3").out;
    folder.write("wrong.txt", folder.run("puzzle generate --layout sudoku --format grid -q --seed 3").out +
                                  "\n# solution\n" + std::string(81, '1') + "\n\n" + lines);
    const Ended wrong = folder.run("puzzle convert wrong.txt --to line");
    CHECK(wrong.code == 1);
    CHECK(wrong.out == lines.substr(0, 82));
    CHECK_THAT(wrong.err, Contains("wrong.txt:12: the solution given"));
    std::string empty;
    for (int row = 1; row < 9; ++row) empty += ".........\n";
    folder.write("p.sdk", "[Puzzle]\n1........\n" + empty + "[State]\n1.2......\n" + empty);
    CHECK(folder.run("puzzle convert p.sdk --to library").out.starts_with(":0000:x:1.+2"));
}

TEST_CASE("placed digits are not givens, and a wrong one is named", "[app][convert]") {
    const Folder folder;
    folder.run("puzzle generate --layout sudoku --solution --seed 8 -q -o p.txt");
    const std::string both = folder.read("p.txt");
    const std::string solution = both.substr(82, 81);
    const std::size_t at = both.find('.');
    for (const bool is_right : {true, false}) {
        std::string cells = both.substr(0, 81);
        cells.replace(at, 1, std::string("+") + (is_right ? solution[at] : solution[at] == '9' ? '1' : '9'));
        folder.write("placed.txt", ":0000:x:" + cells + ":::\n");
        const Ended solved = folder.run("puzzle solve placed.txt");
        CHECK(solved.out == solution + "\n");
        CHECK((solved.err.find("the placed digit") == std::string::npos) == is_right);
        const Ended explained = folder.run("puzzle explain placed.txt");
        CHECK(explained.code == (is_right ? 0 : 3));
        CHECK((explained.out.find("the placed digit") == std::string::npos) == is_right);
        CHECK(folder.run("puzzle rate placed.txt").code == 0);
        const Ended encoded = folder.run("puzzle encode placed.txt -o e.cnf -f");
        CHECK((encoded.err.find("1 placed digit is left out") != std::string::npos) == is_right);
        CHECK((encoded.err.find("the placed digit") == std::string::npos) == is_right);
        const Ended printed = folder.run("puzzle print placed.txt --solutions -o p.svg -f");
        CHECK(printed.code == 0);
        CHECK((printed.err.find("puzzle 1: the placed digit") == std::string::npos) == is_right);
        // In text they have a sign, by which they are read again.
        folder.run("puzzle print placed.txt -o p.txt -f");
        CHECK(folder.run("puzzle convert p.txt --to sdm").err.find("1 puzzle has") != std::string::npos);
        // The canonical form is that of the givens.
        folder.write("givens.txt", both.substr(0, 81) + "\n");
        std::string canonical = folder.run("puzzle convert placed.txt --canonical --to library").out;
        canonical.replace(canonical.find('+'), 2, ".");
        CHECK(canonical == folder.run("puzzle convert givens.txt --canonical --to library").out);
    }
}

TEST_CASE("grids of sixteen digits are written in the usual alphabets", "[app][convert]") {
    const Folder folder;
    folder.run("puzzle generate --layout sudoku-16x16 --seed 3 -q -o p.txt");
    const std::string convert = "puzzle convert p.txt --layout sudoku-16x16 --to ";
    for (const std::string digits : {"1-G", "0-F", "A-P", "numbers"}) {
        for (const std::string notation : {"line", "grid", "picture"}) {
            CAPTURE(digits, notation);
            folder.run(convert + notation + " --digits " + digits + " -o q.txt");
            CHECK(folder.run("puzzle convert q.txt --layout sudoku-16x16 --to line").out == folder.read("p.txt"));
        }
    }
    // A solution is the second half of the numbers.
    folder.run("puzzle generate --layout sudoku-16x16 --seed 3 -q --solution -o both.txt");
    folder.run("puzzle convert both.txt --to line --digits numbers -o numbers.txt");
    for (const std::string layout : {"", " --layout sudoku-16x16"})
        CHECK(folder.run("puzzle convert numbers.txt --to line" + layout).out == folder.read("both.txt"));
    CHECK_THAT(folder.run(convert + "line --digits A-P").out, Contains("P") && !Contains("7"));
    CHECK(folder.run(convert + "drawn --digits A-P").code == 2);
    folder.write("s.txt", support::seventeen_line() + "\n");
    CHECK(folder.run("puzzle convert s.txt --to line --digits 0-F").out == folder.read("s.txt"));
}

TEST_CASE("isomorphs are recognized, dropped and explained", "[app][convert]") {
    const Folder folder;
    const std::string line = support::seventeen_line();
    std::string turned;  // rows become columns, the first two of them exchanged, and 1 and 2
    for (std::size_t at = 0; at < 81; ++at) {
        const std::size_t column = at % 9 == 0 ? 1 : at % 9 == 1 ? 0 : at % 9;
        const char cell = line[9 * column + at / 9];
        turned += cell == '1' ? '2' : cell == '2' ? '1' : cell;
    }
    std::string other = line;
    other[other.find('.')] = '1';
    folder.write("a.txt", line + "\n");
    folder.write("b.txt", turned + "\n");
    folder.write("c.txt", other + "\n");
    folder.write("all.txt", line + " one\n" + turned + " two\n" + other + " three\n" + line + " four\n");
    const Ended same = folder.run("puzzle same a.txt b.txt");
    CHECK(same.code == 0);
    CHECK_THAT(same.out, Contains("rows become columns 2 1 3 4 5 6 7 8 9; columns become rows 1 2 3 4 5 6 7 8 9\n") &&
                             Contains("digits become 2 1 3 4 5 6 7 8 9\n"));
    CHECK(folder.run("puzzle same a.txt c.txt").code == 3);
    // Standard input twice has both.
    CHECK(folder.run("puzzle same - -", line + "\n" + turned + "\n").out == same.out);
    const Ended one = folder.run("puzzle same - -", line + "\n");
    CHECK(one.code == 1);
    CHECK_THAT(one.err, Contains("it contains only 1 board"));
    CHECK(folder.run("puzzle same a.txt a.txt").out == "the same puzzle, digit by digit\n");
    const Ended unique = folder.run("puzzle convert all.txt --to line --unique isomorphs");
    CHECK(unique.out == line + " one\n" + other + " three\n");
    CHECK(unique.err == "2 puzzles dropped\n");
    CHECK(folder.run("puzzle convert all.txt --to line --unique duplicates").out ==
          line + " one\n" + turned + " two\n" + other + " three\n");
    const std::string canonical = folder.run("puzzle convert a.txt --to line --canonical").out;
    CHECK(folder.run("puzzle convert b.txt --to line --canonical").out == canonical);
    CHECK(folder.run("puzzle convert c.txt --to line --canonical").out != canonical);
    folder.write("empty.txt", std::string(81, '.') + "\n");
    CHECK(folder.run("puzzle convert empty.txt --to line --canonical").out == std::string(81, '.') + "\n");
    // A solution stays next to its puzzle, on figures as well.
    folder.run("puzzle generate --solution --seed 6 -q -o t.txt");
    const std::string form = folder.run("puzzle convert t.txt --to line --canonical").out;
    folder.write("form.txt", form);
    CHECK(folder.run("puzzle solve form.txt -q").out == form.substr(form.find(' ') + 1));
    CHECK(folder.run("puzzle same t.txt form.txt").code == 0);
}

TEST_CASE("a notation goes over into another by the ending of the file", "[app][convert]") {
    const Folder folder;
    folder.write("p.txt", "#AMe\n" + support::seventeen_line() + " a note\n");
    CHECK(folder.run("puzzle convert p.txt -o p.sdk").code == 0);
    CHECK_THAT(folder.read("p.sdk"), Catch::Matchers::StartsWith("#AMe\n#Ca note\n"));
    CHECK(folder.run("puzzle convert p.sdk -o p.sdm").err == "sdm cannot hold the notes or comments of 1 puzzle\n");
    std::string figures = support::seventeen_line();
    for (char& cell : figures) cell = cell == '.' ? '0' : cell;
    CHECK(folder.read("p.sdm") == figures + "\n");
    CHECK(folder.run("puzzle convert p.sdm -q -o p.ss").code == 0);
    CHECK_THAT(folder.read("p.ss"), Contains("*-----------*\n|") && Contains("|---+---+---|\n"));
    CHECK(folder.run("puzzle convert p.ss --to line").out == support::seventeen_line() + "\n");
    CHECK(folder.run("puzzle convert p.txt -o p.what").code == 2);
    CHECK_THAT(folder.run("puzzle convert p.txt").err, Contains("--to: line, figure, grid"));
}

TEST_CASE("what is placed and what remains of candidates stays where it fits", "[app][convert]") {
    const Folder folder;
    const std::string cells = support::seventeen_line();
    folder.write("bad.txt", ":0000:x:" + cells + ":999:::\n");
    const std::string deleted = folder.run("puzzle convert bad.txt --to library").out;
    CHECK(deleted == folder.run("puzzle convert - --to library", deleted).out);
    const std::string marks = folder.run("puzzle convert - --to pencil-marks", deleted).out;
    CHECK(folder.run("puzzle convert - --to library", marks).out == deleted);
    CHECK(folder.run("puzzle convert - --to candidates", marks).out ==
          folder.run("puzzle convert - --to candidates", deleted).out);
    CHECK_THAT(folder.run("puzzle convert - --to line", marks).err, Contains("cannot hold the candidates of 1 puzzle"));

    const std::size_t digit = cells.find_first_not_of('.');
    const std::string placed = ":0000:x:" + cells.substr(0, digit) + "+" + cells.substr(digit) + "::::\n";
    const std::string drawn = folder.run("puzzle convert - --to drawn", placed).out;
    CHECK(folder.run("puzzle convert - --to library", drawn).out ==
          folder.run("puzzle convert - --to library", placed).out);
    CHECK_THAT(folder.run("puzzle convert - --to line", placed).err,
               Contains("cannot distinguish givens from placed digits, which 1 puzzle has"));
}

TEST_CASE("a cell with one candidate is no digit, and a digit that was placed no given", "[app][convert]") {
    const Folder folder;
    folder.run("puzzle generate --seed 3 --level easy --layout twodoku -q -o p.txt");
    const std::string line = folder.read("p.txt");
    for (const std::string notation : {"pencil-marks", "candidates"}) {
        CAPTURE(notation);
        const std::string text = folder.run("puzzle convert p.txt --to " + notation).out;
        CHECK_THAT(text, Contains("# digits "));
        CHECK(folder.run("puzzle convert - --to line", text).out == line);
        CHECK(folder.run("puzzle convert - --to " + notation, text).out == text);
        CHECK_THAT(folder.run("puzzle convert - --to line", "# layout twodoku\n# digits 9" + text.substr(10)).err,
                   Contains("a comment says that"));
    }
    const std::string placed = ":0000:x:+5" + std::string(80, '.') + "::::\n";
    const std::string marks = folder.run("puzzle convert - --to pencil-marks", placed).out;
    CHECK_THAT(marks, Contains("# digits +5"));
    CHECK_THAT(folder.run("puzzle convert - --to library", marks).out, Contains(":+5..."));
}

TEST_CASE("a comment names the layout of the next board alone", "[app][convert]") {
    const Folder folder;
    folder.run("puzzle generate --seed 3 -q -o two.txt");
    const std::string rows = folder.run("puzzle convert two.txt --to grid").out;
    CHECK_THAT(rows, Catch::Matchers::StartsWith("# layout twodoku\n"));
    const std::string plain = support::seventeen_line() + "\n";
    const std::string nine = folder.run("puzzle convert - --to grid", plain).out;
    CHECK(folder.run("puzzle convert - --to line", rows + "\n" + nine).out == folder.read("two.txt") + plain);
    // After a board that could not be read, too.
    const Ended bad = folder.run("puzzle solve -q -", "# layout twodoku\n" + plain + nine);
    CHECK(bad.out == folder.run("puzzle solve -q -", plain).out);
    CHECK_THAT(bad.err, Contains(":2: "));
    CHECK_THAT(folder.run("puzzle convert - --to line", "# layout of mine\n" + plain).out,
               Contains("# layout of mine"));
}

TEST_CASE("a file may name many layouts of rules of their own, but not any number", "[app][convert]") {
    const Folder folder;
    const std::string cells = support::seventeen_line();
    std::string lines;
    std::string house = std::string(72, '.') + "111111111";
    for (int count = 0; count < 10001; ++count) {
        std::prev_permutation(house.begin(), house.end(), std::greater<>());
        lines += cells + " # layout sudoku-houses=" + house + "\n";
    }
    const Ended ended = folder.run("puzzle convert - --to line", lines);
    CHECK_THAT(ended.err, Contains(":10001: "));
    CHECK_THAT(ended.err, Says("layout.too_many", {"10000"}));
}

TEST_CASE("a notation that cannot hold a layout is refused, and nothing is written", "[app][convert]") {
    const Folder folder;
    folder.run("puzzle generate --seed 1 -q -o two.txt");
    folder.write("mixed.txt", support::seventeen_line() + "\n\n" + folder.read("two.txt"));
    for (const std::string& notation : of_one_grid) {
        const Ended ended = folder.run("puzzle convert mixed.txt -o out --to " + notation);
        CHECK(ended.code == 1);
        CHECK_THAT(in_one_line(ended.err), Contains("mixed.txt:3: " + notation + " cannot hold this layout: twodoku"));
        CHECK_FALSE(folder.has("out"));
    }
    CHECK_THAT(folder.run("puzzle convert --lang zh mixed.txt --to ss").err, Contains("ss 写不下这种布局：双数独"));
}

TEST_CASE("other puzzle commands read the notations, too", "[app][convert]") {
    const Folder folder;
    folder.write("p.txt", support::seventeen_line() + "\n");
    const std::string solution = folder.run("puzzle solve -q p.txt").out;
    for (const std::string notation : {"sdk", "ss", "library", "pencil-marks", "candidates", "drawn"}) {
        CAPTURE(notation);
        folder.run("puzzle convert p.txt -o q.txt --to " + notation);
        CHECK(folder.run("puzzle solve -q q.txt").out == solution);
    }
}
