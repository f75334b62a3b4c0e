// What a first visit meets: the menu of the course, and menus that remember, are short, and understand what is meant.
#include "program/program.hpp"
#include "support/catch.hpp"

#include <algorithm>

using Catch::Matchers::Contains;

namespace {

const std::string unsatisfiable = "p cnf 2 4\n1 2 0\n-1 2 0\n1 -2 0\n-1 -2 0\n";

std::size_t occurrences(const std::string& text, const std::string& part) {
    std::size_t count = 0;
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++count;
    return count;
}

}  // namespace

TEST_CASE("Enter alone leads through the whole course, on samples", "[app]") {
    for (const bool english : {true, false}) {
        CAPTURE(english);
        const Folder folder;
        folder.write("twodoku.cnf", "somebody else's");
        const Ended ended =
            folder.run(english ? "--lang en" : "--lang zh", "course\n" + std::string(13, '\n') + "?\nq\nq\n");
        CHECK(ended.code == 0);
        CHECK_THAT(ended.out,
                   Contains("solve course.cnf --branching naive") && Contains(english ? "RIGHT: " : "正确："));
        CHECK_THAT(ended.out, Contains("$ satdoku compare course.cnf --strategies naive,max-occurrence"));
        CHECK_THAT(ended.out, Contains("s SATISFIABLE") && Contains("\nv ") && Contains("\nt "));
        CHECK(folder.read("twodoku.cnf") == "somebody else's");
        CHECK(folder.run("check course.cnf course.res").code == 0);
        CHECK(folder.run("check twodoku-2.cnf twodoku.res").code == 0);
        // The puzzle was dug in the board that the answer gave.
        CHECK(folder.run("puzzle solve twodoku-dug.txt").out == folder.read("twodoku-solution.txt"));
        CHECK_THAT(folder.read("course.html"), Contains("course.cnf") && Contains("twodoku-2.cnf"));
        CHECK_THAT(ended.out, Contains(english ? "[x] write a report" : "[x] 写出"));
    }
}

TEST_CASE("a step of the course that comes too early says so, and another formula begins anew", "[app]") {
    const Folder folder;
    folder.write("f.cnf", unsatisfiable);
    const Ended ended = folder.run("", "course\ncheck\nf.cnf\nnaive\nres\ncheck\n?\nq\nq\n");
    CHECK_THAT(ended.out, Contains("an earlier step writes") && Contains("s UNSATISFIABLE"));
    CHECK_THAT(ended.out, Contains("[x] solve it naively") && Contains("[ ] show it"));
    CHECK(folder.has("f.res"));
}

TEST_CASE("names of formulas with blanks or a dash in front lead through the course, and wrong ones are named",
          "[app]") {
    const Folder folder;
    folder.write("a b.cnf", unsatisfiable);
    folder.write("-x.cnf", unsatisfiable);
    const std::string out =
        folder.run("", "course\n\"a b.cnf\"\nshow\n-x.cnf\nshow\nnix.cnf\nq\nsat\nnix.cnf\nq\nq\n").out;
    CHECK_THAT(out, Contains("$ satdoku show a b.cnf") && Contains("$ satdoku show ./-x.cnf"));
    CHECK(occurrences(out, "p cnf 2 4") == 2);
    CHECK(occurrences(out, "cannot open nix.cnf") == 2);
}

TEST_CASE("a formula stays loaded until it is dropped", "[app]") {
    const Folder folder;
    folder.write("f.cnf", unsatisfiable);
    const std::string out = folder.run("", "sat\nf.cnf\nq\ntwodoku\nq\nsat\ndrop\nq\nsat\nq\nq\n").out;
    CHECK(occurrences(out, "SAT: f.cnf, 2 variables") >= 2);
    CHECK(out.rfind("SAT: no formula is loaded") > out.rfind("SAT: f.cnf"));
}

TEST_CASE("three answers solve a formula naively, and the verdict comes last", "[app]") {
    const Folder folder;
    folder.write("f.cnf", unsatisfiable);
    const std::string out = folder.run("", "sat\nf.cnf\nnaive\nn\nmore\nq\nq\n").out;
    const std::size_t verdict = out.find("unsatisfiable");
    REQUIRE(verdict != std::string::npos);
    CHECK(verdict > out.find("nodes "));
    CHECK(verdict > out.find("saved: f.res"));
    // Five counts at first, all of them on request, with the time.
    CHECK(out.find("peak memory") > verdict);
    CHECK_THAT(out, !Contains("depth            1     "));  // a depth has no rate
}

TEST_CASE("load lists the formulas of the folder, and takes their numbers", "[app]") {
    const Folder folder;
    folder.write("b.cnf", unsatisfiable);
    folder.write("a.cnf", "p cnf 1 1\n1 0\n");
    folder.write("notes.txt", "");
    const std::string out = folder.run("", "sat\nload\n2\nq\nq\n").out;
    CHECK_THAT(out, Contains("   1  a.cnf  0.0 kB\n   2  b.cnf  0.0 kB\n") && Contains("Tab completes"));
    CHECK_THAT(out, Contains("SAT: b.cnf, 2 variables") && !Contains("notes.txt"));
}

TEST_CASE("a menu is shown when it is entered and on Enter, not after every item", "[app]") {
    const Folder folder;
    folder.write("f.cnf", unsatisfiable);
    const std::string out = folder.run("", "sat\nf.cnf\ninspect\nn\n\n?\nq\nq\n").out;
    CHECK(occurrences(out, "  sample   write a formula") == 2);
    CHECK(folder.run("--lang zh", "sat\nf.cnf\n菜单\nq\nq\n").out.find("写出程序自带的公式") !=
          folder.run("--lang zh", "sat\nf.cnf\n菜单\nq\nq\n").out.rfind("写出程序自带的公式"));
}

TEST_CASE("all clauses, all puzzles: at once, and into files", "[app]") {
    const Folder folder;
    std::string many = "p cnf 100 100\n";
    for (int clause = 1; clause <= 100; ++clause) many += std::to_string(clause) + " 0\n";
    folder.write("f.cnf", many);
    const std::string out = folder.run("", "sat\nf.cnf\ninspect\ny\na\nq\nq\nq\n").out;
    CHECK_THAT(out, Contains("\n1: 1\n") && Contains("\n57: 57\n58: 58\n") && Contains("\n100: 100\n"));
    folder.run("puzzle generate --layout sudoku --count 3 --seed 1 -o s.txt");
    const std::string solved = folder.run("", "sudoku\nsolve\nfile\ns.txt\n0\nall\nout.txt\nq\nq\n").out;
    CHECK_THAT(solved, Contains("from 1 on, found 0") && Contains("saved: out.txt"));
    CHECK(folder.read("out.txt") == folder.run("puzzle solve s.txt").out);
    CHECK_THAT(folder.run("", "sudoku\nboards\n\n\n5\nb.txt\nq\nq\n").out, Contains("5 boards in 0."));
}

TEST_CASE("a clause that is true by hand is said to be so", "[app]") {
    const Folder folder;
    folder.write("f.cnf", "p cnf 3 3\n1 2 0\n-1 2 3 0\n1 3 0\n");
    const std::string out = folder.run("", "sat\nf.cnf\ninspect\ny\n= 1\n3\nq\nq\nq\n").out;
    CHECK_THAT(out, Contains("Clause 3 is true by the literals that you set"));
}

TEST_CASE("the course's code names literals", "[app]") {
    const Folder folder;
    folder.run("sample twodoku -o t.cnf");
    CHECK(folder.run("puzzle literals t.cnf '#2112'").out == "731 = grid b, row 1, column 1 is 2 (b11=a77=2, #2112)\n");
    CHECK(folder.run("puzzle literals t.cnf -- '-#1115'").out ==
          "-5 = grid a, row 1, column 1 is not 5 (a11!=5, #1115)\n");
    for (const char* bad : {"'#3112'", "'#0112'", "'#21'", "'#2110'", "'#'"})
        CHECK(folder.run(std::string("puzzle literals t.cnf ") + bad).code == 1);
    CHECK_THAT(folder.run("", "sat\nt.cnf\ninspect\ny\nf #1115\nq\nq\nq\n").out, Contains("4 clauses with 5"));
}

TEST_CASE("a command of puzzles is named where its group is missing", "[app]") {
    const Folder folder;
    for (const char* command : {"generate", "explain", "rate"}) {
        const Ended ended = folder.run(command);
        CHECK(ended.code == 2);
        CHECK_THAT(ended.err, Contains(std::string("satdoku puzzle ") + command));
    }
}
