// What a first visit meets: the menu of the course, and menus that remember, are short, and understand what is meant.
#include "program/program.hpp"
#include "support/catch.hpp"
#include <algorithm>
#include <chrono>
#include <filesystem>
#include <string>
#include <utility>

using Catch::Matchers::Contains;

namespace {
const std::string unsatisfiable = "p cnf 2 4\n1 2 0\n-1 2 0\n1 -2 0\n-1 -2 0\n";

std::size_t occurrences(const std::string& text, const std::string& part) {
    std::size_t count = 0;
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++count;
    return count;
}

/// Opens the course with these answers; then Enter takes every step that comes after the loading. Leaves the game that the
/// last one begins, and shows the boxes.
std::string through_course(const std::string& answers) {
    return "course\n" + answers + std::string(19, '\n') + "q\n?\nq\nq\n";
}
}  // namespace

TEST_CASE("Enter alone leads through the whole course, on samples", "[app]") {
    for (const bool english : {true, false}) {
        CAPTURE(english);
        const Folder folder;
        folder.write("twodoku.cnf", "somebody else's");
        const Ended ended = folder.run(english ? "--lang en" : "--lang zh", through_course("\n\n"));
        CHECK(ended.code == 0);
        CHECK_THAT(ended.out,
                   Contains("solve course.cnf --branching naive") && Contains(english ? "RIGHT: " : "正确："));
        CHECK_THAT(ended.out, Contains("$ satdoku compare course.cnf --strategies naive,max-occurrence"));
        CHECK_THAT(ended.out, Contains("  s 1\n  v ") && Contains("\n  t "));
        CHECK(folder.read("twodoku.cnf") == "somebody else's");
        CHECK(folder.run("check course.cnf course.res").code == 0);
        CHECK(folder.run("check twodoku-2.cnf twodoku.res").code == 0);
        // The puzzle was dug in the board that the answer gave.
        CHECK(folder.run("puzzle solve twodoku-dug.txt").out == folder.read("twodoku-solution.txt"));
        CHECK_THAT(folder.read("course.html"), Contains("course.cnf") && Contains("twodoku-2.cnf"));
        CHECK_THAT(ended.out, Contains(english ? "[x] write a report" : "[x] 写出"));
        CHECK(occurrences(ended.out, "[x] ") == 13);
        CHECK_THAT(in_one_line(ended.out), Contains(folder.full_name("course.html")));
    }
}

TEST_CASE("Enter alone leads through the course on any formula", "[app]") {
    const std::string board =
        ".24.96531\n936125784\n517348629\n361579842\n275483196\n498612375\n749861253\n652937418\n"
        "183254967\n";
    const std::pair<std::string, std::string> formulas[] = {
        {"of 8 clauses", "p cnf 7 8\n1 2 0\n-1 3 0\n-2 -3 4 0\n-4 5 0\n-5 -6 0\n6 7 0\n-7 1 0\n2 -6 0\n"},
        {"empty", "p cnf 0 0\n"},
        {"unsatisfiable", unsatisfiable},
        {"with an empty clause", "p cnf 0 1\n0\n"},
        {"with a board before the header", board + "p cnf 2 2\n1 2 0\n-1 0\n"}};
    for (const auto& [name, text] : formulas) {
        CAPTURE(name);
        const Folder folder;
        folder.write("f.cnf", text);
        const std::string answers = name.ends_with("header") ? "f.cnf\n\n" : "f.cnf\n";
        const std::string out = folder.run("", through_course(answers)).out;
        CHECK(occurrences(out, "[x] ") == 13);
        CHECK(occurrences(out, "RIGHT: ") == 2);
        CHECK_THAT(out, !Contains("confirmed") && !Contains("Not done"));
    }
}

TEST_CASE("the course shows the .res file that it writes, and proves that a formula is unsatisfiable", "[app]") {
    const Folder folder;
    folder.write("f.cnf", unsatisfiable);
    folder.write("f.res", "somebody else's");
    const std::string out = folder.run("", "course\nf.cnf\nres\n\n?\nq\nq\n").out;
    CHECK_THAT(out, Says("course.res_written", {"f-2.res"}) && Contains("  s 0\n  t "));
    CHECK_THAT(out, Contains("$ satdoku check f.cnf f-2.res --proof=f.drat\nRIGHT: the proof holds"));
    CHECK(folder.run("check f.cnf f-2.res --proof f.drat").code == 0);
    CHECK(folder.read("f.res") == "somebody else's");
}

TEST_CASE("the course loads no formula that cannot be read", "[app]") {
    const Folder folder;
    folder.write("letters.cnf", "p cnf 2 1\n1 x 0\n");
    folder.write("counts.cnf", "p cnf 2 5\n1 2 0\n");
    const std::string out = folder.run("", "course\nnix.cnf\nletters.cnf\ncounts.cnf\nn\n?\nshow\n\nq\nq\nq\n").out;
    CHECK_THAT(out, Contains("cannot open nix.cnf") && Contains("letters.cnf:2:3: ") && Contains("counts.cnf:3:1: "));
    CHECK_THAT(out, Contains("[ ] load") && !Contains("[x]") && !Contains("$ satdoku"));
    CHECK_THAT(out, Says("course.earlier_step"));
    const std::string relaxed = folder.run("", "course\ncounts.cnf\ny\n\n?\nq\nq\n").out;
    CHECK_THAT(relaxed, Contains("[x] show") && Contains("$ satdoku show counts.cnf --clauses=1-10 --relaxed"));
    CHECK_THAT(relaxed, Contains("counts.cnf: 2 variables, 1 clause, 2 literals"));
}

TEST_CASE("a step of the course that comes too early offers the step that it needs", "[app]") {
    const Folder folder;
    folder.write("f.cnf", unsatisfiable);
    const Ended ended = folder.run("", "course\ncheck\nf.cnf\nnaive\n\n\ncheck\n\n\n?\nq\nq\n");
    CHECK_THAT(ended.out, Says("course.earlier_step", {"load formulas"}) &&
                              Says("course.earlier_step", {"write the result"}) && Contains("s UNSATISFIABLE"));
    CHECK_THAT(ended.out, Contains("[x] solve it with a simple strategy") && Contains("[ ] show the formula") &&
                              Contains("[x] check the .res file"));
    CHECK(folder.has("f.res"));
}

TEST_CASE("a step of the course whose command fails is not ticked, and Enter takes the next one", "[app]") {
    const Folder folder;
    folder.write("f.cnf", "p cnf 2 2\n1 2 0\n-1 0\n");
    folder.run("", "course\nf.cnf\nshow\nres\nq\nq\n");
    folder.write("f.res", "s 1\nv 1 2 0\nt 1\n");
    const std::string out = folder.run("", "course\ny\ncheck\n\n\n\n?\nq\nq\n").out;
    CHECK_THAT(out, Contains("WRONG") && Says("course.not_done", {"check the .res file against the formula"}));
    CHECK_THAT(out, Contains("[ ] check") && Contains("[x] generate a twodoku"));
    CHECK(occurrences(out, "$ satdoku check") == 1);
}

TEST_CASE("the course says how many formulas a step failed on, and checks no result that claims nothing", "[app]") {
    const Folder folder;
    folder.write("a.cnf", satisfiable_formula);
    folder.write("b.cnf", satisfiable_formula);
    folder.run("", "course\n*.cnf\nres\nq\nq\n");
    folder.write("b.res", "s -1\nt 1\n");
    const std::string out = folder.run("", "course\ny\ncheck\nq\nq\n").out;
    CHECK_THAT(out, Says("course.not_done_of", {"1", "2"}) && Says("course.nothing_to_check", {"b.res"}));
    CHECK(occurrences(out, "RIGHT: ") == 1);
    CHECK_THAT(out, !Contains("CONFIRMED"));
}

TEST_CASE("a formula that no strategy solves in time leaves a step of several formulas unticked", "[app]") {
    const Folder folder("easy.cnf", satisfiable_formula);
    folder.write("hard.cnf", hard_formula());
    const std::string out = folder.run("", "course\n*.cnf\nnaive\n\n1\n?\nq\nq\n").out;
    CHECK_THAT(out, Says("course.not_done_of", {"1", "2"}) && Contains("[ ] solve it with a simple"));
    CHECK_THAT(out, Contains("[x] load") && Contains("$ satdoku compare easy.cnf hard.cnf --strategies naive"));
}

TEST_CASE("a course is continued after it was left, and after the end of the program", "[app]") {
    const Folder folder;
    folder.write("f.cnf", unsatisfiable);
    const std::string once = folder.run("", "course\nf.cnf\nshow\nq\ncourse\n?\nq\nq\n").out;
    CHECK(occurrences(once, "[x] show") == 2);
    CHECK_THAT(once, !Says("course.continue", {"f.cnf", "2", "13"}));
    const std::string again = folder.run("", "course\n\n\n\n\n?\nq\nq\n").out;
    CHECK_THAT(again,
               Says("course.continue", {"f.cnf", "2", "13"}) && Says("course.title_loaded", {"f.cnf", "2", "13"}));
    CHECK_THAT(again, Contains("solve f.cnf --branching naive"));
    // From another folder, and with a strategy that the person chose.
    folder.run("", "course\ny\nnaive\ndlis\n7\nq\nq\n");
    const std::string elsewhere = folder
                                      .shell(
                                          "mkdir d; XDG_STATE_HOME=\"$PWD/.test\"; export XDG_STATE_HOME; cd d; "
                                          "printf 'course\\ny\\nrate\\n\\nq\\nq\\n' | $satdoku --lang en")
                                      .out;
    CHECK_THAT(in_one_line(elsewhere), Contains("f.cnf --strategies dlis,max-occurrence --time-limit 7"));
    // Without its formula there is nothing to continue, and another answer begins afresh.
    CHECK_THAT(folder.run("", "course\nn\nq\nq\n").out, Contains("[ ] load"));
    std::filesystem::remove(folder.path() / "f.cnf");
    CHECK_THAT(folder.run("", "course\nq\nq\n").out, !Contains("Continue"));
}

TEST_CASE("a course whose formula has changed does its steps again", "[app]") {
    const Folder folder("f.cnf", unsatisfiable);
    folder.run("", "course\nf.cnf\nshow\nq\nq\n");
    CHECK_THAT(folder.run("", "course\n\n?\nq\nq\n").out, Contains("show       [x]"));
    std::filesystem::last_write_time(folder.path() / "f.cnf",
                                     std::filesystem::file_time_type::clock::now() + std::chrono::hours(1));
    const std::string out = folder.run("", "course\n\n?\nq\nq\n").out;
    CHECK_THAT(out, Contains("show       [ ]") && !Contains("[x]"));
}

TEST_CASE("a student chooses strategies, holes and seed", "[app]") {
    const Folder folder;
    folder.write("f.cnf", unsatisfiable);
    const std::string choices =
        "course\nf.cnf\nnaive\nmoms\n3\noptimised\ndlcs\nrate\n\nencode\n100\n77\nsolve\nq\nq\n";
    const std::string out = folder.run("", choices).out;
    CHECK_THAT(in_one_line(out), Contains("compare f.cnf --strategies moms,dlcs --time-limit 3"));
    CHECK_THAT(out, Contains("puzzle generate --layout twodoku --holes 100 --seed 77 -o twodoku.txt"));
    CHECK(folder.run("puzzle generate --layout twodoku --holes 100 --seed 77").out == folder.read("twodoku.txt"));
    // By itself the seed is another one each time.
    const auto seed_of = [](const std::string& text) { return text.substr(text.find("--seed "), 18); };
    const std::string first = seed_of(folder.run("", "course\nn\nencode\n\n\nq\nq\n").out);
    CHECK(first != seed_of(folder.run("", "course\nencode\n\n\nq\nq\n").out));
}

TEST_CASE("the course compares another solver", "[app][posix]") {
    const Folder folder;
    folder.write("f.cnf", unsatisfiable);
    folder.write("liar", "#!/bin/sh\necho s SATISFIABLE; echo v 1 2 0\n");
    const std::string out = folder.run("", "course\nf.cnf\nrate\nme=sh liar {}\n?\nq\nq\n").out;
    CHECK_THAT(in_one_line(out),
               Contains("--strategies naive,max-occurrence --time-limit 60 --solver 'me=sh liar {}'"));
    CHECK_THAT(out, Contains("WRONG") && Contains("[x] compare the times"));
}

TEST_CASE("the twodoku of the course needs a search", "[app]") {
    const Folder folder;
    const std::string out = folder.run("", "course\nencode\n\n3\nsolve\nq\nq\n").out;
    const std::string row = out.substr(out.find("Strategy        nodes"));
    const std::size_t naive = row.find("naive");
    CHECK(std::stoi(row.substr(naive + 5)) > 1000);
}

TEST_CASE("the course takes several formulas: names, a pattern, a folder, numbers of the list", "[app]") {
    const Folder folder;
    folder.write("a.cnf", satisfiable_formula);
    folder.write("b.cnf", unsatisfiable);
    std::filesystem::create_directory(folder.path() / "d");
    folder.write("d/c.cnf", "p cnf 1 1\n1 0\n");
    folder.write("d/broken.cnf", "p cnf 1 1\n1 x\n");
    for (const char* answer : {"a.cnf b.cnf", "*.cnf", "file\n1-2", "file\n*.cnf"}) {
        CAPTURE(answer);
        const std::string out = folder
                                    .run("", "course\nload\n" + std::string(answer) +
                                                 "\nnaive\ndlis\n\nrate\n\nres\ncheck\n?\nq\ncourse\nq\nq\n")
                                    .out;
        CHECK_THAT(out, Contains("$ satdoku compare a.cnf b.cnf --strategies dlis,max-occurrence --time-limit 5\n"));
        CHECK(occurrences(out, "RIGHT: ") == 2);
        CHECK_THAT(out, Contains("[x] check") && Says("course.formulas", {"2"}));
        CHECK_THAT(out, Contains("$ satdoku compare a.cnf b.cnf --strategies dlis --time-limit 5\n") &&
                            Contains("[x] solve it with a simple") && !Contains("--stats"));
        std::filesystem::remove_all(folder.path() / ".test" / "satdoku");
    }
    const std::string out = folder.run("", "course\nd\nshow\n?\nq\nq\n").out;
    const std::string two = folder.run("", "course\nn\na.cnf b.cnf\nshow\n?\nq\nq\n").out;
    CHECK_THAT(two,
               Contains("b.cnf ") && Contains(" 4  small\n") && Contains("[x] show") && !Contains("$ satdoku show"));
    CHECK_THAT(out, Contains("d/broken.cnf:2:3: ") && Contains("$ satdoku show d/c.cnf\n") && Contains("[x] show"));
}

TEST_CASE("a formula is typed in the menus", "[app]") {
    const Folder folder;
    folder.write("typed.cnf", "somebody else's");
    const std::string typed = "type\n1 2\n-1 x\n-1 3 0 -2 0\n\n\n";
    const std::string course = folder.run("", "course\nload\n" + typed + "show\nq\nq\n").out;
    CHECK_THAT(course, Contains("Clause 2: ") && Says("dimacs.expected_literal", {"'x'"}) &&
                           Contains("$ satdoku show typed-2.cnf"));
    CHECK(folder.read("typed-2.cnf") == "p cnf 3 3\n1 2 0\n-1 3 0\n-2 0\n");
    CHECK(folder.read("typed.cnf") == "somebody else's");
    CHECK_THAT(folder.run("", "sat\n" + typed + "q\nq\n").out, Contains("SAT: typed-3.cnf, 3 variables"));
    CHECK_THAT(folder.run("", "sat\ntype\n1 2\nq\nq\nq\n").out, !Contains("typed-4.cnf"));
}

TEST_CASE("names of formulas with blanks or a dash in front lead through the course, and wrong ones are named",
          "[app]") {
    const Folder folder;
    folder.write("a b.cnf", unsatisfiable);
    folder.write("-x.cnf", unsatisfiable);
    const std::string out =
        folder.run("", "course\n\"a b.cnf\"\nshow\n-x.cnf\nshow\nnix.cnf\nq\nsat\nnix.cnf\nq\nq\n").out;
    CHECK_THAT(out, Contains("$ satdoku show 'a b.cnf'") && Contains("$ satdoku show ./-x.cnf"));
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

TEST_CASE("three answers solve a formula naively, and the verdict comes before the file", "[app]") {
    const Folder folder;
    folder.write("f.cnf", unsatisfiable);
    const std::string out = folder.run("", "sat\nf.cnf\nnaive\nn\nmore\nq\nq\n").out;
    const std::size_t verdict = out.find("\nunsatisfiable  (");
    REQUIRE(verdict != std::string::npos);
    CHECK(verdict > out.find("nodes "));
    CHECK(verdict < out.find("saved: f.res"));
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
    CHECK_THAT(out, Contains("   1  a.cnf  0.0 kB\n   2  b.cnf  0.0 kB\n") && Contains("CNF file (q: back) [1]: 2\n"));
    CHECK_THAT(out, Contains("SAT: b.cnf, 2 variables") && !Contains("notes.txt"));
}

TEST_CASE("a menu is shown when it is entered and on ?, not after every item", "[app]") {
    const Folder folder;
    folder.write("f.cnf", unsatisfiable);
    const std::string row = "  sample   load a built-in";
    CHECK(occurrences(folder.run("", "sat\nf.cnf\ninspect\nn\n?\nq\nq\n").out, row) == 2);
    CHECK(occurrences(folder.run("", "sat\nf.cnf\nmenu\n?\nq\nq\n").out, row) == 2);
    CHECK(occurrences(folder.run("", "sat\nf.cnf\nq\nq\n").out, row) == 1);
    CHECK(folder.run("--lang zh", "sat\nf.cnf\n菜单\nq\nq\n").out.find("载入内置的示例公式") !=
          folder.run("--lang zh", "sat\nf.cnf\n菜单\nq\nq\n").out.rfind("载入内置的示例公式"));
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
    CHECK_THAT(solved, Contains("from 1, found 0") && Contains("saved: out.txt"));
    CHECK(folder.read("out.txt") == folder.run("puzzle solve s.txt").out);
    CHECK_THAT(folder.run("", "sudoku\nboards\n\n\n5\nb.txt\nq\nq\n").out, Contains("5 boards in 0."));
}

TEST_CASE("a clause that is true by hand is said to be so", "[app]") {
    const Folder folder;
    folder.write("f.cnf", "p cnf 3 3\n1 2 0\n-1 2 3 0\n1 3 0\n");
    const std::string out = folder.run("", "sat\nf.cnf\ninspect\ny\n= 1\n3\nq\nq\nq\n").out;
    CHECK_THAT(out, Contains("Clause 3 is satisfied by the literals that you set"));
}

TEST_CASE("the course's code names literals", "[app]") {
    const Folder folder;
    folder.run("sample twodoku -o t.cnf");
    CHECK(folder.run("puzzle literals t.cnf '#2112'").out ==
          "731 = grid b, row 1, column 1 is 2 (b:r1c1=a:r7c7=2, #2112)\n");
    CHECK(folder.run("puzzle literals t.cnf -- '-#1115'").out ==
          "-5 = grid a, row 1, column 1 is not 5 (a:r1c1!=5, #1115)\n");
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
