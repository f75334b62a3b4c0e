// A formula as an argument: -e CLAUSES instead of the first FILE; and ranges of clauses beyond the last one.
#include "program/program.hpp"
#include "support/catch.hpp"

using Catch::Matchers::Contains;

TEST_CASE("a formula is given on the command line, with its header counted", "[laboratory]") {
    const Folder folder;
    const Ended solved = folder.run("solve -e '1 -2 0 2 3 0'");
    CHECK(folder.run("show -e '１　－２ ０ 2 ３ 0' --clauses").out == "1: 1 -2\n2: 2 3\n");
    CHECK(solved.code == 10);
    CHECK_THAT(solved.out, Contains("<expression>: 3 variables, 2 clauses, 4 literals"));
    CHECK(folder.run("solve --expression='1 0 -1 0'").code == 20);
    // A line ends a clause as a 0 does; a pasted header and comments are skipped, but the header's variables count.
    CHECK(folder.run("show -e 'c 1 2\np cnf 9 1\n1 -2\n\n2 3 0 -4' --clauses").out == "1: 1 -2\n2: 2 3\n3: -4\n");
    CHECK_THAT(folder.run("show -e 'p cnf 9 1\n1 -2'").out, Contains("p cnf 9 1"));
    CHECK_THAT(folder.run("solve -e 'p cnf 0 0'").out, Contains("0 variables, 0 clauses"));
    CHECK(folder.run("solve -e '0'").code == 20);
}

TEST_CASE("every command that reads a formula takes an expression", "[laboratory]") {
    const Folder folder;
    folder.write("r.res", "s 1\nv 1 2 0\nt 1\n");
    folder.write("u.cnf", unsatisfiable_formula);
    for (const char* words : {"show", "compare --time-limit 1", "report --runs 1", "models", "cubes", "step --lines",
                              "trace", "tree", "explore", "picture", "check r.res", "compare u.cnf"}) {
        CAPTURE(words);
        CHECK(folder.run(std::string(words) + " -e '1 2 0 -1 2 0'", "q\n").code == 0);
    }
    CHECK_THAT(folder.run("core -e '1 0 -1 0'").out, Contains("2 of 2"));
    CHECK(folder.run("conflict -e '1 2 0 -1 2 0 1 -2 0 -1 -2 0'").code == 0);
    CHECK_THAT(folder.run("compare u.cnf -e '1 0' --table csv").out, Contains("\n<expression>,1,1,"));
}

TEST_CASE("errors in an expression name the place, and it has no name for files next to it", "[laboratory]") {
    const Folder folder;
    CHECK_THAT(folder.run("solve -e '1 2\n3 x 0'").err,
               Contains("<expression>:2:3: ") && Says("dimacs.expected_literal", {"'x'"}));
    CHECK_THAT(folder.run("solve -e '1 99999999999 0'").err, Contains("<expression>:1:3: "));
    CHECK_THAT(folder.run("solve -e '1 0' --res").err, Says("usage.res_needs_name"));
    CHECK_THAT(folder.run("report -e '1 0' --res").err, Says("usage.res_needs_name"));
    CHECK(folder.run("solve -e '1 0' --res=f.res").code == 10);
    CHECK(folder.run("check -e '1 0' f.res").code == 0);
    CHECK(folder.run("solve -e '1 0' f.cnf").code == 2);
}

TEST_CASE("a range of clauses is clipped to those that there are", "[laboratory]") {
    const Folder folder;
    const Ended clipped = folder.run("show -e '1 0 2 0 3 0' --clauses=2-10");
    CHECK(clipped.code == 0);
    CHECK(clipped.out == "2: 2\n3: 3\n");
    CHECK_THAT(clipped.err, Says("show.clipped", {"3"}));
    CHECK(folder.run("show -e '1 0 2 0 3 0' --clauses=2-10 -q").err.empty());
    const Ended empty = folder.run("show -e 'p cnf 0 0' --clauses=1-10");
    CHECK(empty.code == 0);
    CHECK_THAT(empty.err, Says("show.clipped", {"0"}));
    CHECK(folder.run("show -e 'p cnf 0 0' --clauses=1-").code == 0);
    for (const char* beyond : {"4-10", "4", "4-", "0-2", "3-2"}) {
        CAPTURE(beyond);
        CHECK_THAT(folder.run(std::string("show -e '1 0 2 0 3 0' --clauses=") + beyond).err,
                   Says("show.clause_numbers", {"3", beyond}));
    }
}
