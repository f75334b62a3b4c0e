// A puzzle's formula in the laboratory: its literals, clauses and models in words, and as a board.
#include "program/program.hpp"
#include "support/catch.hpp"
#include "support/puzzles.hpp"
#include <satdoku/grid/text.hpp>

using namespace satdoku;
using Catch::Matchers::Contains;

namespace {
void encode_course(const Folder& folder, const std::string& options = {}) {
    folder.write("p.txt", grid::board_line(support::course_twodoku()) + '\n');
    REQUIRE(folder.run("puzzle encode p.txt -o p.cnf" + options).code == 0);
}
}  // namespace

TEST_CASE("the clauses of a puzzle's formula are shown with the rules that they encode", "[app]") {
    const Folder folder;
    encode_course(folder);
    CHECK(folder.run("show p.cnf --clauses 1-2").out ==
          "1: 1 2 3 4 5 6 7 8 9\n    a:r1c1 holds a digit\n2: -1 -2\n    a:r1c1 is not both 1 and 2\n");
    CHECK_THAT(folder.run("show p.cnf --clauses 2998").out,
               Contains("1 10 19 28 37 46 55 64 73\n    row 1 of grid a holds 1 somewhere\n"));
    CHECK_THAT(folder.run("show p.cnf --clauses 2999").out,
               Contains("-1 -10\n    a:r1c1 and a:r1c2 are not both 1 (row 1 of grid a)\n"));
    CHECK_THAT(folder.run("show p.cnf --clauses 23977").out,
               Contains("-541 730\n    a:r7c7 and b:r1c1 are one cell: if a:r7c7 is 1, so is b:r1c1\n"));
    CHECK_THAT(folder.run("show p.cnf --clauses 24139").out, Contains("given: a"));
    CHECK_THAT(folder.run("show p.cnf --clauses 1 --lang zh").out, Contains("    a:r1c1 必有一个数字\n"));
    CHECK_THAT(folder.run("show p.cnf --literal 731").out, Contains("    b:r1c1 holds a digit\n"));
    CHECK_THAT(folder.run("show p.cnf").out, Contains("Meaning\n") && Contains("  a:r7c7!=1\n"));
    CHECK(folder.shell("cat p.cnf | $satdoku show - --clauses 1").out == folder.run("show p.cnf --clauses 1").out);
}

TEST_CASE("other formulas say nothing, whatever their comments claim", "[app]") {
    const Folder folder("plain.cnf", "p cnf 3 1\n1 2 3 0\n");
    CHECK(folder.run("show plain.cnf --clauses").out == "1: 1 2 3\n");
    folder.write("wrong.cnf", "c a puzzle of layout twodoku with 3 givens\np cnf 3 1\n1 2 3 0\n");
    CHECK(folder.run("show wrong.cnf --clauses").out == "1: 1 2 3\n");
    folder.write("none.cnf", "c a puzzle of layout <script>\n" + ("p cnf 729 1\n" + std::string("1 2 0\n")));
    CHECK(folder.run("show none.cnf --clauses").out == "1: 1 2\n");
}

TEST_CASE("a clause of a puzzle that is no rule is explained literal by literal", "[app]") {
    const Folder folder;
    folder.write("p.cnf",
                 "c a puzzle of layout sudoku with 0 givens\np cnf 729 3\n1 -20 0\n0\n"
                 "1 -11 -21 -31 -41 -51 -61 -71 -81 -91 -101 -111 -121 -131 0\n");
    CHECK_THAT(folder.run("show p.cnf --clauses").out, Contains("    r1c1=1 or r1c3!=2\n") &&
                                                           Contains("    the empty clause: a contradiction\n") &&
                                                           Contains(" or one of 2 more\n"));
}

TEST_CASE("the menus continue in the laboratory with a puzzle, and show its model as a board", "[app]") {
    const Folder folder;
    encode_course(folder);
    // Encode the puzzle in p.txt and continue: see two clauses, solve, do not look at the literals.
    const Ended menus =
        folder.run("", "twodoku\nencode\nfile\np.txt\nq.cnf\n\ninspect\n\n24139\nm 731\nq\nsolve\n\n\nq\nq\nq\n");
    CHECK_THAT(menus.out, Contains("SAT: q.cnf, 1458 variables") && Contains("given: a") &&
                              Contains("731 = grid b, row 1, column 1 is 2 (b:r1c1=a:r7c7=2, #2112)"));
    CHECK_THAT(menus.out, Contains("a-------+-------+-------+") && Contains("saved: q.res"));
    CHECK_THAT(menus.out, !Contains("\nv 1"));
    const Ended literals = folder.run("", "sat\nload\np.cnf\nsolve\n\ny\nq\nq\nq\n");
    CHECK_THAT(literals.out, Contains("\nv -1 "));
    CHECK_THAT(literals.out, Contains("a-------+-------+-------+"));
}

TEST_CASE("the sample of a twodoku opens as a puzzle", "[app]") {
    const Folder folder;
    REQUIRE(folder.run("sample twodoku -o t.cnf").code == 0);
    CHECK_THAT(folder.run("show t.cnf --clauses 1").out, Contains("a:r1c1 holds a digit"));
}

TEST_CASE("a step of a puzzle's formula is described in words and drawn as a board", "[app]") {
    const Folder folder;
    encode_course(folder);
    const Ended ended = folder.run("step p.cnf --engine dpll", "n 1\nclauses board\nclauses off\nq\n");
    CHECK(ended.code == 0);
    // The first given of the course's twodoku is a17=3.
    CHECK_THAT(ended.out, Contains("  in words: a:r1c7=3, since given: a:r1c7 is 3\n"));
    CHECK_THAT(ended.out, Contains("\n1 | . . . | . . . | 3 5 . | 1\n") &&
                              Contains("\n                    1 2 3   4 5 6   7 8 9\n"));
    folder.write("plain.cnf", "p cnf 2 2\n1 0\n-1 2 0\n");
    const Ended plain = folder.run("step plain.cnf", "n\nclauses board\nq\n");
    CHECK_THAT(plain.out, !Contains("it says") && Contains("found 'board'"));
}
