// `satdoku core`: its cores can be read, refuted and proved, and its errors name the cause.
#include "program/program.hpp"
#include "support/catch.hpp"
#include <string>

namespace {
const std::string blamed =
    "c about the file\n"
    "p cnf 3 6\n"
    "c rows\n"
    "1 2 0\n"
    "-1 3 0\n"
    "c \x1b[31mred <script>\n"
    "c and more\n"
    "-1 -3 0\n"
    "c not needed\n"
    "1 2 3 0\n"
    "c last\n"
    "-2 3 0\n"
    "-2 -3 0\n";
}  // namespace

TEST_CASE("a core names its clauses by number and comment", "[app][core]") {
    const Folder folder("f.cnf", blamed);
    const Ended ended = folder.run("core f.cnf");
    CHECK(ended.code == 0);
    CHECK(ended.out ==
          "c satdoku core: 5 of 6 clauses of f.cnf\n"
          "c Unsatisfiable; without any one of them the others are satisfiable.\n"
          "c Before each clause: its number there, and the comment before it.\n"
          "p cnf 3 5\n"
          "c 1: rows\n"
          "1 2 0\n"
          "c 2\n"
          "-1 3 0\n"
          "c 3: \\x1b[31mred <script>\n"
          "c 3: and more\n"
          "-1 -3 0\n"
          "c 5: last\n"
          "-2 3 0\n"
          "c 6\n"
          "-2 -3 0\n");
    CHECK(has(ended.err, "5 of 6 clauses, minimal; "));
    CHECK(folder.run("core -q f.cnf").err.empty());
}

TEST_CASE("a core of a puzzle's formula shows the rules of its clauses", "[app][core]") {
    const Folder folder;
    const std::string head = "c a puzzle of layout sudoku with 1 givens\nc puzzle 2" + std::string(80, '.');
    const std::string clauses = "\np cnf 729 4\n1 2 0\n-2 -11 0\nc by hand\n11 0\n2 0\n";
    folder.write("f.cnf", head + clauses);
    const Ended ended = folder.run("core f.cnf");
    CHECK(has(ended.out,
              "c 2: r1c1 and r1c2 are not both 2 (row 1)\n-2 -11 0\nc 3: by hand\n11 0\n"
              "c 4: given: r1c1 is 2\n2 0\n"));
    CHECK(folder.run("core f.cnf --lang zh").out == ended.out);
    // The same comments before another formula.
    folder.write("other.cnf", "c a puzzle of layout sudoku with 1 givens\np cnf 11 2\n-11 0\n11 0\n");
    CHECK(has(folder.run("core other.cnf").out, "c 1\n-11 0\nc 2\n11 0\n"));
}

TEST_CASE("a core that is written is refuted again, and its proof is right", "[app][core]") {
    const Folder folder;
    REQUIRE(folder.run("sample pigeonhole --size 5 -o f.cnf").code == 0);
    CHECK(folder.run("core f.cnf -o core.cnf --proof core.drat").code == 0);
    CHECK(folder.run("solve core.cnf").code == 20);
    CHECK(folder.run("check core.cnf --proof core.drat").code == 0);
    CHECK(folder.run("core core.cnf -o again.cnf").code == 0);
    CHECK(folder.run("core --smallest f.cnf -o smallest.cnf").code == 0);
    CHECK(has(folder.read("smallest.cnf"), "no unsatisfiable subset is smaller"));
}

TEST_CASE("a core of groups is one of groups, or of their clauses", "[app][core]") {
    const Folder folder("f.gcnf",
                        "p gcnf 3 6 9\n{0} 1 2 0\n{4} -1 0\n{4} 3 0\nc of group 9\n{9} -2 0\n{9} 3 0\n{7} 3 0\n");
    const Ended ended = folder.run("core f.gcnf");
    CHECK(ended.code == 0);
    CHECK(has(ended.out, "p gcnf 3 5 9\nc 1\n{0} 1 2 0\nc 2\n{4} -1 0\nc 3\n{4} 3 0\n"));
    CHECK(has(ended.err, "2 of 3 groups, minimal; "));
    const Ended plain = folder.run("core f.gcnf --plain --proof p.drat -o plain.cnf");
    CHECK(plain.code == 0);
    CHECK(folder.run("check plain.cnf --proof p.drat").code == 0);
    CHECK(folder.run("core f.gcnf --proof p.drat").code == 2);
    folder.write("wrong.gcnf", "p gcnf 3 1 2\n{3} 1 0\n");
    const Ended wrong = folder.run("core wrong.gcnf");
    CHECK(wrong.code == 1);
    CHECK(has(wrong.err, "wrong.gcnf:2:1: expected a group from {0} to {2}; found '{3}'"));
}

TEST_CASE("without a core, nothing is written", "[app][core]") {
    const Folder folder("yes.cnf", "p cnf 1 1\n1 0\n");
    const Ended satisfiable = folder.run("core yes.cnf -o core.cnf");
    CHECK(satisfiable.code == 3);
    CHECK(has(satisfiable.err, "satisfiable"));
    CHECK_FALSE(folder.has("core.cnf"));
    REQUIRE(folder.run("sample pigeonhole --size 9 -o hard.cnf").code == 0);
    const Ended undecided = folder.run("core hard.cnf --conflict-limit 5 -o core.cnf");
    CHECK(undecided.code == 0);
    CHECK(has(undecided.err, "Undecided"));
    CHECK_FALSE(folder.has("core.cnf"));
    CHECK(folder.run("core yes.cnf -o yes.cnf").code == 1);
    CHECK(folder.read("yes.cnf") == "p cnf 1 1\n1 0\n");
    folder.write("no.cnf", "p cnf 1 2\n1 0\n-1 0\n");
    CHECK(folder.run("core no.cnf -o /dev/full").code == 1);
    CHECK(folder.run("core missing.cnf").code == 1);
    CHECK(folder.run("core no.cnf --proof -").code == 2);
}

TEST_CASE("the SAT menu finds a core and counts models", "[app][core]") {
    const Folder folder("no.cnf", blamed);
    folder.write("yes.cnf", "p cnf 3 2\n1 0\n-1 2 0\n");
    const Ended ended = folder.run("",
                                   "sat\nload\nno.cnf\nwhy\n\ny\nq\ny\n\nmodels\ncount\n\n"
                                   "load\ny\nyes.cnf\nwhy\n0\nmodels\n\n\nmodels\nlist\n\n1\n"
                                   "models\nbackbone\n\nback\nexit\n");
    CHECK(ended.code == 0);
    CHECK(has(ended.out, "5 of 6 clauses, minimal; "));
    CHECK(has(ended.out, "3: -1 -3"));
    CHECK_FALSE(has(ended.out, "4: 1 2 3"));
    CHECK(has(ended.out, "saved: no.core.cnf"));
    CHECK(has(folder.read("no.core.cnf"), "p cnf 3 5"));
    CHECK(has(ended.out, "No model"));
    CHECK(has(ended.out, "it has no core"));
    CHECK(has(ended.out, "\n2\nAll models were counted."));
    CHECK(has(ended.out, "1 model; there may be others."));
    CHECK(has(ended.out, "b 1 2 0"));
}
