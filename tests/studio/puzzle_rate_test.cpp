#include "program/program.hpp"
#include "support/catch.hpp"
#include "support/puzzles.hpp"
#include <satdoku/grid/text.hpp>
#include <algorithm>
#include <sstream>
#include <string>

using Catch::Matchers::Contains;
using namespace satdoku;

namespace {
const std::string twodoku_line = grid::board_line(support::course_twodoku());
const std::string sudoku = support::seventeen_line();
const std::string empty(81, '.');
}  // namespace

TEST_CASE("a column of puzzle rate is the same by itself, in an order and after a filter", "[app]") {
    const Folder folder;
    folder.run("puzzle generate --level medium --seed 8 -q -o two.txt");
    const std::string all = "er ep ed score level class exchanges technique clues layout";
    std::istringstream names(all);
    std::string joined = all;
    std::replace(joined.begin(), joined.end(), ' ', ',');
    const std::string line = folder.run("puzzle rate -q two.txt --columns " + joined).out;
    std::istringstream values(line);
    std::string value;
    for (std::string name; names >> name;) {
        CAPTURE(name, line);
        REQUIRE(values >> value);
        CHECK(value != "-");
        CHECK(folder.run("puzzle rate -q two.txt --columns " + name).out == value + "\n");
        if (name == "layout") continue;
        CHECK(folder.run("puzzle rate -q two.txt --columns clues --sort " + name).out ==
              folder.run("puzzle rate -q two.txt --columns clues --filter " + name + "=" + value).out);
    }
    CHECK(folder.run("puzzle rate -q two.txt --columns layout").out == "twodoku\n");
}

TEST_CASE("a placed digit that is wrong is named, whatever is done with the puzzle", "[app]") {
    const Folder folder;
    const std::string solved = folder.run("puzzle solve - -q", sudoku + "\n").out;
    const std::size_t hole = sudoku.find('.');
    const auto with_digit = [&](char digit) {
        return ":0000:x:" + std::string(sudoku).replace(hole, 1, std::string("+") + digit) + "::::\n";
    };
    folder.write("wrong.txt", with_digit(solved[hole] == '9' ? '1' : '9'));
    folder.write("right.txt", with_digit(solved[hole]));
    for (const char* const command : {"rate", "solve", "explain", "explain --cell r5c5", "play", "encode"}) {
        CAPTURE(command);
        const Ended wrong = folder.run("puzzle " + std::string(command) + " wrong.txt", "q\n");
        CHECK_THAT(wrong.out + wrong.err, Contains("the placed digit r"));
        CHECK_THAT(wrong.out + wrong.err, Contains("is wrong"));
        const Ended right = folder.run("puzzle " + std::string(command) + " right.txt", "q\n");
        CHECK(right.code == 0);
        CHECK_THAT(right.out + right.err, !Contains("the placed digit"));
    }
    CHECK(folder.run("puzzle rate wrong.txt -q --columns er,score").out ==
          folder.run("puzzle rate - -q --columns er,score", std::string(sudoku) + "\n").out);
}

TEST_CASE("puzzle rate writes a line of columns for each puzzle", "[app]") {
    const Folder folder;
    folder.write("two.txt", sudoku + "\n" + twodoku_line + "\n");
    const Ended ended = folder.run("puzzle rate two.txt");
    CHECK(ended.code == 0);
    const std::string first = ended.out.substr(0, ended.out.find('\n'));
    CHECK_THAT(first, Catch::Matchers::Matches(sudoku + "(\t[0-9]+\\.[0-9]){3}\t[0-9]+\t[a-z]+\t-\t[a-z-]+"));
    const std::string second = ended.out.substr(first.size() + 1);
    CHECK_THAT(second,
               Catch::Matchers::Matches(twodoku_line + "(\t[0-9]+\\.[0-9]){3}\t[0-9]+\t[a-z]+\tC[0-4]\t[a-z-]+\n"));
    CHECK_THAT(ended.err, Contains("2 puzzles rated"));
    CHECK(folder.run("puzzle rate -q two.txt --columns clues,class").out == "17\t-\n42\tC3\n");
}

TEST_CASE("puzzle rate writes an object a line, and nothing about odd puzzles", "[app]") {
    const Folder folder;
    folder.write("two.txt", twodoku_line + "\n" + empty + "\n");
    const Ended ended = folder.run("puzzle rate --json two.txt");
    CHECK(ended.code == 3);
    CHECK_THAT(ended.out, Contains("{\"solutions\":1,\"puzzle\":\"" + twodoku_line + "\",\"layout\":\"twodoku\""));
    CHECK_THAT(ended.out, Contains("\"class\":\"C3\",\"exchanges\":2"));
    CHECK_THAT(ended.out, Contains(",\"complete\":true,\"at_least\":[]}"));
    CHECK_THAT(ended.out, Contains("{\"solutions\":2,\"puzzle\":\"" + empty +
                                   "\",\"layout\":\"sudoku\",\"clues\":0,"
                                   "\"er\":null,\"ep\":null,\"ed\":null,\"score\":null,\"level\":null,\"class\":null,"
                                   "\"exchanges\":null,\"technique\":null,\"complete\":null,\"at_least\":[]}"));
    CHECK_THAT(ended.err, Contains("puzzle 2: several solutions"));
    CHECK(folder.run("puzzle rate -q two.txt --columns er,technique").out.find("\n-\t-\n") != std::string::npos);
}

TEST_CASE("lines after one that is refused count as invalid lines, though only the first is reported", "[app]") {
    const Folder folder;
    folder.write("p.txt", "a\nb\n\nc\n" + sudoku + "\nd\ne\n");
    for (const char* command : {"puzzle solve p.txt", "puzzle rate p.txt", "puzzle rate p.txt --threads 3"}) {
        const Ended run = folder.run(command);
        CHECK_THAT(run.err, Contains("; 5 invalid lines; "));
        CHECK(std::ranges::count(run.err, '\n') < 6);
    }
    // A part of the file may hold no more than such lines.
    std::string many;
    for (int line = 0; line < 5000; ++line) many += line == 1000 ? sudoku + "\n" : "x\n";
    folder.write("p.txt", many);
    CHECK_THAT(folder.run("puzzle solve p.txt").err, Contains("; 4999 invalid lines; "));
    CHECK_THAT(folder.run("puzzle rate p.txt").err, Contains("; 4999 invalid lines; "));
}

TEST_CASE("a file in which no puzzle is accepted leaves no output, and an old one as it was", "[app]") {
    const Folder folder;
    folder.write("bad.txt", "12x\n");
    folder.write("empty.txt", "# nothing\n");
    folder.write("cage.txt", "figure sudoku\ncage 3: r1c1 r1c2\n");
    folder.write("cages.txt", empty + "\n" + empty + "\n");
    folder.write("old.txt", sudoku + "\n");
    for (const std::string call : {"solve bad.txt", "solve empty.txt", "rate bad.txt", "rate empty.txt",
                                   "rate bad.txt --sort er", "rate cages.txt --layout cage.txt"}) {
        CAPTURE(call);
        CHECK(folder.run("puzzle " + call + " -o out.txt").code == 1);
        CHECK_FALSE(folder.has("out.txt"));
        folder.run("puzzle " + call + " -o old.txt");
        CHECK(folder.read("old.txt") == sudoku + "\n");
    }
    // A part may be empty, because the parts together make the whole.
    folder.write("one.txt", "# first line\n" + sudoku + "\n");
    CHECK(folder.run("puzzle rate one.txt --shard 1/2 -q -o 1").code == 0);
    CHECK(folder.run("puzzle rate one.txt --shard 2/2 -q -o 2").code == 0);
    CHECK(folder.read("1") + folder.read("2") == folder.run("puzzle rate one.txt -q").out);
}

TEST_CASE("that puzzles with constraints are not rated is reported once", "[app]") {
    const Folder folder;
    folder.write("cage.txt", "figure sudoku\ncage 3: r1c1 r1c2\n");
    folder.write("cages.txt", empty + "\n" + empty + "\n" + empty + "\n");
    const Ended ended = folder.run("puzzle rate cages.txt --layout cage.txt");
    CHECK(ended.code == 1);
    CHECK(count_of(ended.err, "cages.txt:") == 1);
    CHECK_THAT(ended.err, Says("rate.constraints", {}) && Contains("3 invalid lines"));
}

TEST_CASE("puzzle rate sorts and filters", "[app]") {
    const Folder folder;
    folder.write("puzzles.txt", twodoku_line + "\n" + sudoku + "\n" + empty + "\n");
    const std::string columns = "puzzle rate -q puzzles.txt --columns clues ";
    CHECK(folder.run(columns + "--sort clues").out == "0\n17\n42\n");
    CHECK(folder.run(columns + "--sort clues --reverse").out == "42\n17\n0\n");
    CHECK(folder.run(columns + "--filter clues=17").out == "17\n");
    CHECK(folder.run(columns + "--filter clues=-20").out == "17\n0\n");
    CHECK(folder.run(columns + "--filter clues=18-50,class=C2-C3").out == "42\n");
    CHECK(folder.run(columns + "--filter er=0.1-").out == "42\n17\n");
    CHECK(folder.run(columns + "--filter class=C4,level=easy-extreme").out.empty());
    CHECK(folder.run(columns + "--filter er=9-1").code == 2);
}

TEST_CASE("puzzle rate says, sorts and filters what is only a lower bound as one", "[app]") {
    const Folder folder;
    const std::string hard = "1..4.......6..9.3..8......5.....79..5.......4..7.3..2....1....8....92.....2.7..6.";
    const std::string rest = "..34...8..571..2.66.9.3.....1....6....5..81........47.....15..7..89......4.2.....";
    folder.write("puzzles.txt", hard + "\n" + rest + "\n");
    const std::string rate = "puzzle rate -q puzzles.txt --effort 1000 --columns er,ep,ed ";
    CHECK(folder.run(rate).out == "≥6.5\t1.2\t1.2\n1.2\t1.2\t1.2\n");
    CHECK(folder.run(rate + "--sort er").out == "1.2\t1.2\t1.2\n≥6.5\t1.2\t1.2\n");
    CHECK(folder.run(rate + "--sort er --reverse").out == "≥6.5\t1.2\t1.2\n1.2\t1.2\t1.2\n");
    CHECK(folder.run(rate + "--filter er=-2.0").out == "1.2\t1.2\t1.2\n");
    CHECK(folder.run(rate + "--filter er=-9.0").out == "1.2\t1.2\t1.2\n");
    CHECK(folder.run(rate + "--filter er=6.5").out.empty());
    CHECK(folder.run(rate + "--filter er=6.5-").out == "≥6.5\t1.2\t1.2\n");
    CHECK(folder.run(rate + "--filter er=6.6-").out.empty());
    const std::string json = folder.run("puzzle rate -q puzzles.txt --effort 1000 --json").out;
    CHECK_THAT(json, Contains("\"er\":6.5,\"ep\":1.2,\"ed\":1.2,") &&
                         Contains("\"complete\":false,\"at_least\":[\"er\"]}") &&
                         Contains("\"complete\":true,\"at_least\":[]}"));
    CHECK(folder.run("puzzle rate puzzles.txt --effort 0").code == 2);
}

TEST_CASE("puzzle rate refuses columns, filters and files that are none", "[app]") {
    const Folder folder;
    folder.write("one.txt", sudoku + "\n");
    folder.write("bad.txt", "12345\n" + sudoku + "\n");
    CHECK_THAT(folder.run("puzzle rate one.txt --columns er,speed").err, Contains("unknown column speed"));
    CHECK(folder.run("puzzle rate one.txt --filter er").code == 2);
    CHECK(folder.run("puzzle rate one.txt --filter er=hard").code == 2);
    CHECK(folder.run("puzzle rate one.txt --filter technique=xy-wing").code == 0);
    CHECK(folder.run("puzzle rate one.txt --sort puzzle").code == 2);
    const Ended bad = folder.run("puzzle rate bad.txt");
    CHECK(bad.code == 1);
    CHECK_THAT(bad.err, Contains("bad.txt:"));
    CHECK_THAT(bad.out, Contains(sudoku));
}

TEST_CASE("puzzles are made to order", "[app]") {
    const Folder folder;
    const std::string make = "puzzle generate -q --seed 5 -o made.txt --layout ";
    CHECK(folder.run(make + "sudoku --level medium --count 5").code == 0);
    CHECK(folder.run("puzzle rate -q made.txt --columns level").out == "medium\nmedium\nmedium\nmedium\nmedium\n");
    CHECK(folder.run(make + "twodoku --coupling C2 --count 3").code == 0);
    CHECK(folder.run("puzzle rate -q made.txt --columns class").out == "C2\nC2\nC2\n");
    CHECK(folder.run(make + "sudoku --technique naked-pair").code == 0);
    CHECK(folder.run("puzzle rate -q made.txt --columns technique").out == "naked-pair\n");
    CHECK(folder.run(make + "sudoku --rating 2.6-3.4").code == 0);
    CHECK_FALSE(folder.run("puzzle rate -q made.txt --filter er=2.6-3.4").out.empty());
    CHECK(folder.run(make + "twodoku --clues 50,40").code == 0);
    CHECK(folder.run("puzzle rate -q made.txt").code == 0);
    CHECK(folder.run(make + "sudoku --clues 30 --level hard").code == 0);
    CHECK(folder.run("puzzle rate -q made.txt --columns clues,level").out == "30\thard\n");
}

TEST_CASE("puzzle hunt writes each better puzzle at once", "[app]") {
    const Folder folder;
    folder.run("puzzle generate -q --layout sudoku --clues 30 --seed 1 -o start.txt");
    const Ended ended = folder.run("puzzle hunt start.txt --target 27 --seed 1 --threads 1");
    CHECK(ended.code == 0);
    CHECK(std::count(ended.out.begin(), ended.out.end(), '\n') == 3);
    CHECK_THAT(ended.err, Contains("29 clues after"));
    CHECK(folder.run("puzzle hunt -q start.txt --target 27 --seed 1 --threads 1 -o best.txt").out.empty());
    CHECK(ended.out.ends_with(folder.read("best.txt")));
    CHECK(folder.run("puzzle rate -q best.txt --columns clues").out == "27\n");
    CHECK(folder.run("puzzle hunt start.txt --target 30").code == 3);
    folder.write("empty.txt", empty + "\n");
    CHECK_THAT(folder.run("puzzle hunt --layout sudoku empty.txt").err, Contains("exactly one solution"));
}

TEST_CASE("orders that cannot be are refused", "[app]") {
    const Folder folder;
    struct Case {
        const char* options;
        int code;
        const char* message;
    };
    for (const Case& one :
         {Case{"--technique xy-wign", 2, "did you mean xy-wing"}, Case{"--rating hard", 2, "such as 4.2 or 4.0-5.0"},
          Case{"--rating 5-4", 2, "--rating"}, Case{"--clues 5,a", 2, "--clues"},
          Case{"--clues 40 --holes 60", 2, "--clues"}, Case{"--layout sudoku --coupling C2", 1, "several grids"},
          Case{"--level easy --technique xy-chain", 1, "harder than level easy"}}) {
        CAPTURE(one.options);
        const Ended ended = folder.run(std::string("puzzle generate --seed 1 ") + one.options);
        CHECK(ended.code == one.code);
        CHECK_THAT(ended.err, Contains(one.message));
    }
    const Ended nearest = folder.run("puzzle generate --layout sudoku --level extreme --holes 20 --tries 2 --seed 1");
    CHECK(nearest.code == 3);
    CHECK_THAT(nearest.err, Contains("request not met: this is the closest of 2 boards"));
}

TEST_CASE("generate explains class and score where it shows them", "[app]") {
    const Folder folder;
    const std::string out = folder.run("puzzle generate --level easy --layout twodoku --seed 3 -o t.txt").err;
    CHECK_THAT(out, Contains("C0 (none) to C4 (most)") && Contains("on HoDoKu's scale") && !Contains("exchange"));
}
