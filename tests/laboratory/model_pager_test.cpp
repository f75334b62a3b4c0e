// The pager of models, with as many variables as a header can have.
#include "program/program.hpp"
#include "support/catch.hpp"

using Catch::Matchers::Contains;

TEST_CASE("a model of two billion variables is leafed through in little memory", "[app][posix]") {
    const Folder folder("huge.cnf", "p cnf 2147483646 1\n1 0\n");
    const Ended ended = folder.shell(little_memory + "LC_ALL=C $satdoku",
                                     "sat\nload\nhuge.cnf\nsolve\n\nn\ny\n?\n\np\np\n2147483640\n\n0\nx\nq\nq\nq\n");
    CHECK(ended.code == 0);
    CHECK_THAT(ended.out, Contains("Show all 2147483646 variables") && Contains("\nv 1 -2 -3 -4 "));
    CHECK_THAT(ended.out, Contains("v -2147483640 -2147483641 -2147483642 -2147483643 -2147483644 -2147483645\n"
                                   "v -2147483646 0\n2147483640-2147483646 of 2147483646 ("));
    CHECK_THAT(ended.out, Contains("this is the first page") && Contains("this is the last page"));
    CHECK_THAT(ended.out, Contains("expected a variable from 1 to 2147483646, n, p or q, found 0"));
    CHECK_FALSE(folder.has("huge.res"));
}

TEST_CASE("a model that fits is shown whole", "[app]") {
    const Folder folder("f.cnf", "p cnf 3 1\n2 0\n");
    CHECK_THAT(folder.run("", "sat\nload\nf.cnf\nsolve\n\nq\nq\n").out,
               Contains("\nv -1 2 -3 0\n") && !Contains("See all"));
    folder.write("none.cnf", "p cnf 0 0\n");
    CHECK_THAT(folder.run("solve none.cnf").out, Contains("\ns SATISFIABLE\nv 0\n"));
}
