// `satdoku tree` and `satdoku conflict` as a script calls them.
#include "draw/xml.hpp"
#include "program/program.hpp"
#include "support/catch.hpp"
#include <sstream>
#include <string>

using Catch::Matchers::Contains;
using Catch::Matchers::StartsWith;

namespace {
/// Three pigeons, two holes.
const std::string pigeons = "p cnf 6 9\n1 2 0\n3 4 0\n5 6 0\n-1 -3 0\n-1 -5 0\n-3 -5 0\n-2 -4 0\n-2 -6 0\n-4 -6 0\n";

bool is_narrow(const std::string& text) {
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);)
        if (line.size() > 80) return false;
    return true;
}

const std::string marked_pigeons = "c <script>alert(1)</script>\n" + pigeons;

/// Draws the searches of a formula whose comment has markup into files of every ending. @param name  as a shell has it
void check_pictures(const Folder& folder, const std::string& name) {
    for (const std::string command : {"tree", "conflict"}) {
        CAPTURE(command, name);
        const std::string line = command + ' ' + name + " -o x.";
        CHECK(folder.run(line + "svg").code == 0);
        CHECK(satdoku::support::xml_fault(folder.read("x.svg")) == "");
        CHECK_THAT(folder.read("x.svg"), !Contains("<script") && !Contains("<b>"));
        CHECK(folder.run(line + "html").code == 0);
        CHECK(satdoku::support::html_fault(folder.read("x.html")) == "");
        CHECK_THAT(folder.read("x.html"), !Contains("alert(1)") && !Contains("src=") && !Contains("href="));
        CHECK(folder.run(line + "dot").code == 0);
        CHECK_THAT(folder.read("x.dot"), StartsWith("digraph "));
        CHECK(folder.run(line + "txt").out.empty());
        CHECK(is_narrow(folder.read("x.txt")));
        const Ended wrong = folder.run(line + "png");
        CHECK(wrong.code == 2);
        CHECK_THAT(in_one_line(wrong.err), Contains("txt, svg, dot, html"));
        CHECK_FALSE(folder.has("x.png"));
    }
}
}  // namespace

TEST_CASE("the command tree draws a tree as text", "[app][tree]") {
    const Folder folder;
    folder.write("pigeons.cnf", pigeons);
    const Ended text = folder.run("tree pigeons.cnf --branching naive");
    CHECK(text.code == 0);
    CHECK(text.out ==
          "naive: 3 nodes, 2 conflicts, depth 1, unsatisfiable\n"
          "node   level  implied  end\n"
          "root       0        0\n"
          "|- 1       1        5  conflict: clause 9\n"
          "`- -1      1        5  conflict: clause 6\n");
    CHECK(text.err.empty());
    const Ended two = folder.run("tree pigeons.cnf --strategies dlis,cdcl --nodes 1");
    CHECK_THAT(two.out, StartsWith("dlis: ") && Contains("\ncdcl: ") && Contains("... 2 nodes below"));
    CHECK_THAT(folder.run("tree pigeons.cnf --branching naive --depth 0").out, Contains("... 2 nodes below"));
    CHECK_THAT(folder.run("tree pigeons.cnf --branching naive --lang zh").out, StartsWith("naive：3 个结点"));
}

TEST_CASE("a large tree is cut, and its picture says so", "[app][tree]") {
    const Folder folder;
    REQUIRE(folder.run("sample pigeonhole --size 5 -o holes.cnf").code == 0);
    REQUIRE(folder.run("tree holes.cnf --strategies naive,dlis,moms,cdcl -o t.svg").code == 0);
    const std::string drawn = folder.read("t.svg");
    CHECK(satdoku::support::xml_fault(drawn) == "");
    CHECK_THAT(drawn, Contains("60 nodes shown") && Contains("asserted by a learned clause") &&
                          Contains("<title>decision 1, level 1"));
    // Without --nodes, no drawing is wider than a page.
    const auto width = [](const std::string& svg) { return std::stod(svg.substr(svg.find(" width=\"") + 8)); };
    CHECK(width(drawn) <= 1450);
    REQUIRE(folder.run("tree holes.cnf --nodes 240 -o wide.svg").code == 0);
    CHECK(width(folder.read("wide.svg")) > 1450);
    const Ended below = folder.run("tree holes.cnf --branching naive --subtree 1 --depth 1");
    CHECK_THAT(below.out, Contains(", below 1, ") && Contains("\n1 "));
    CHECK_THAT(folder.run("tree holes.cnf").out, Contains("=> -") && Contains("\n=> asserted by a learned clause"));
    CHECK(is_narrow(folder.run("tree holes.cnf").out));
    // Rows of literals without another branch are one, if they are not asked for.
    REQUIRE(folder.run("sample planted-3-sat --size 200 -o easy.cnf").code == 0);
    CHECK_THAT(folder.run("tree easy.cnf").out, Contains(" consecutive nodes"));
    CHECK_THAT(folder.run("tree easy.cnf --rows").out, !Contains(" consecutive nodes"));
}

TEST_CASE("markup in a formula's name stays text in pictures of searches", "[app][tree][conflict][posix]") {
    const Folder folder;
    folder.write("<b>\"x\".cnf", marked_pigeons);
    check_pictures(folder, "'<b>\"x\".cnf'");
}

TEST_CASE("the ending of the name says what pictures of searches are", "[app][tree][conflict]") {
    const Folder folder;
    folder.write("pigeons.cnf", marked_pigeons);
    check_pictures(folder, "pigeons.cnf");
    CHECK(folder.run("tree pigeons.cnf -o pigeons.cnf").code != 0);
    CHECK_THAT(folder.read("pigeons.cnf"), Contains("p cnf"));
    CHECK(folder.run("tree pigeons.cnf -o missing/x.svg").code == 1);
    CHECK(folder.shell("$satdoku tree pigeons.cnf > /dev/full").code == 1);
}

TEST_CASE("pictures of a puzzle's search show the meaning of literals and clauses", "[app][tree][conflict]") {
    const Folder folder;
    const std::string rest = "p cnf 729 4\n1 2 0\n-1 -11 0\n-1 11 0\n-2 -11 20 0\n";
    folder.write("p.cnf", "c a puzzle of layout sudoku with 0 givens\n" + rest);
    folder.write("plain.cnf", rest);
    const std::string searched = " --branching naive";
    const std::string tree = folder.run("tree p.cnf" + searched).out;
    CHECK_THAT(tree, Contains("|- 1 r1c1=1 ") && Contains("- -1 r1c1!=1 "));
    CHECK_THAT(folder.run("tree plain.cnf" + searched).out, Contains("|- 1  ") && !Contains("11=1"));
    const std::string conflict = folder.run("conflict p.cnf" + searched).out;
    CHECK_THAT(conflict, Contains("level   literal  meaning  reason") && Contains("  rule\n") &&
                             Contains("      1         1  r1c1=1   decision\n") &&
                             Contains("-11  r1c2!=2  clause 2: -1 -11  r1c1!=1 or r1c2!=2\n"));
    CHECK(is_narrow(conflict));
    CHECK_THAT(folder.run("conflict plain.cnf" + searched).out, !Contains("rule") && !Contains("r1c2!=2"));
    CHECK(folder.run("conflict p.cnf -o p.html" + searched).code == 0);
    CHECK_THAT(folder.read("p.html"), Contains("<th scope=\"col\">rule</th>") && Contains("<td>r1c2!=2</td>"));
    CHECK(folder.run("conflict p.cnf -o p.svg" + searched).code == 0);
    CHECK_THAT(folder.read("p.svg"), Contains(">r1c2!=2</text>"));
    CHECK(satdoku::support::xml_fault(folder.read("p.svg")) == "");
    CHECK(folder.run("conflict p.cnf -o p.dot" + searched).code == 0);
    CHECK_THAT(folder.read("p.dot"), Contains("[label=\"-11\\nr1c2!=2\""));
    // A trace says as much as long as its formula is there.
    REQUIRE(folder.run("trace p.cnf -o p.jsonl" + searched).code == 0);
    CHECK(folder.run("tree p.jsonl").out == tree);
    CHECK(folder.run("conflict p.jsonl").out == conflict);
    folder.write("p.cnf", "c a puzzle of layout sudoku with 0 givens\np cnf 729 1\n1 2 0\n");
    CHECK(folder.run("tree p.jsonl").out == folder.run("tree plain.cnf" + searched).out);
    folder.shell("rm p.cnf");
    CHECK(folder.run("tree p.jsonl").out == folder.run("tree plain.cnf" + searched).out);
}

TEST_CASE("drawings of a search name its settings, since others would draw something else", "[app][tree]") {
    const Folder folder;
    folder.write("pigeons.cnf", pigeons);
    const std::string chosen = " pigeons.cnf --set restart=0 --seed 3 --decide 1";
    CHECK_THAT(folder.run("conflict" + chosen).out, Contains("(cdcl, restart=0, decide=1, seed=3)"));
    REQUIRE(folder.run("conflict" + chosen + " -o c.html").code == 0);
    CHECK_THAT(folder.read("c.html"), Contains("<h1>Conflict 1 of pigeons.cnf (cdcl, restart=0, decide=1, seed=3)"));
    CHECK_THAT(folder.run("tree" + chosen).out, StartsWith("cdcl, restart=0, decide=1, seed=3: "));
    CHECK_THAT(folder.run("tree pigeons.cnf --branching dlis --pure-literals").out, StartsWith("dlis+pure-literals: "));
    for (const char* kind : {"search", "matrix --heat"}) {
        CHECK_THAT(folder.run("picture pigeons.cnf --set restart=0 --kind " + std::string(kind)).out,
                   Contains("pigeons.cnf (cdcl, restart=0)"));
    }
}

TEST_CASE("the command conflict shows what is learned", "[app][conflict]") {
    const Folder folder;
    folder.write("pigeons.cnf", pigeons);
    const Ended text = folder.run("conflict pigeons.cnf");
    CHECK(text.code == 0);
    CHECK_THAT(text.out, StartsWith("Conflict 1 of pigeons.cnf (cdcl), at level 1\n"));
    CHECK_THAT(text.out, Contains("\nCuts\n") && Contains("\nResolution\n") && Contains("\nLearned\n") &&
                             Contains("The search backjumps to level 0, where "));
    CHECK(is_narrow(text.out));
    const Ended split = folder.run("conflict pigeons.cnf --engine dpll --number 2");
    CHECK_THAT(split.out, Contains("(max-occurrence)") && Contains("This engine does not learn"));
    const Ended none = folder.run("conflict pigeons.cnf --branching naive --number 3");
    CHECK(none.code == 1);
    CHECK_THAT(none.err, Contains("there is no conflict 3: the search of pigeons.cnf has 2"));
    CHECK(none.out.empty());
}

TEST_CASE("pictures of searches report what is wrong with how they are asked for", "[app][tree][conflict]") {
    const Folder folder;
    folder.write("pigeons.cnf", pigeons);
    folder.write("empty.cnf", "");
    CHECK(folder.run("tree missing.cnf").code == 1);
    CHECK(folder.run("tree empty.cnf").code == 1);
    CHECK(folder.run("conflict .").code == 1);
    CHECK(folder.run("tree pigeons.cnf --strategies naive,best").code == 2);
    CHECK_THAT(folder.run("tree pigeons.cnf --strategies naive --engine cdcl").err,
               Contains("--strategies and --engine cannot be combined"));
    CHECK(folder.run("conflict pigeons.cnf --number 0").code == 2);
    const Ended none = folder.run("tree pigeons.cnf --branching naive --subtree 1,2");
    CHECK(none.code == 1);
    CHECK_THAT(in_one_line(none.err),
               Contains("no such subtree: below the preceding literals of 1,2 there is no branch 2"));
    CHECK_THAT(folder.run("tree pigeons.cnf --subtree 7").err, Contains("'7'"));
    // Without clauses there is a model at the root and no conflict.
    folder.write("nothing.cnf", "p cnf 2 0\n");
    CHECK_THAT(folder.run("tree nothing.cnf --engine dpll").out, Contains("1 node, 0 conflicts") && Contains("model"));
    CHECK_THAT(folder.run("conflict nothing.cnf").err, Contains("nothing.cnf has 0"));
    // An empty clause is a conflict that has no causes.
    folder.write("false.cnf", "p cnf 2 1\n0\n");
    CHECK_THAT(folder.run("conflict false.cnf --engine dpll").out, Contains("(empty)"));
}
