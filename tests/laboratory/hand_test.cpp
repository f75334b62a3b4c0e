// Literals assigned by hand in the pager of clauses, as a person types them in the menus.
#include "program/program.hpp"
#include "support/catch.hpp"

using Catch::Matchers::Contains;

namespace {
const std::string hand_formula = "p cnf 6 5\n-1 2 0\n-1 -3 4 0\n-2 -4 0\n-5 6 0\n6 5 0\n";

std::string inspected(const Folder& folder, const std::string& answers, const std::string& options = {}) {
    const Ended ended = folder.run(options, "sat\nload\nf.cnf\ninspect\ny\n" + answers + "q\nsolve\n\nback\nexit\n");
    CHECK(ended.code == 0);
    return ended.out;
}
}  // namespace

TEST_CASE("literals by hand show the remaining clauses and why one is empty, and go back", "[app][hand]") {
    const Folder folder("f.cnf", hand_formula);
    const std::string out = inspected(folder, "= 5\n= 3\n= 1\n= 2\nu\nundo\nf 6\nundo\n");
    CHECK_THAT(out, Contains("5, 6 (4)\nRemaining: 3 clauses\n1: -1 2\n2: -1 -3 4\n3: -2 -4\n1-3 of 3 remaining"));
    CHECK_THAT(out, Contains("1: -1 2\n2: -1 4\n3: -2 -4\n"));
    CHECK_THAT(out, Contains("Conflict: clause 3 is empty. It follows from 3, 1, 2 (1), 4 (2)\n"));
    CHECK_THAT(out, Contains("3: empty\n"));
    CHECK_THAT(out, Contains("clause 3 is empty: undo an assignment first (u)"));
    CHECK_THAT(out, Contains("6 is assigned"));
    CHECK_THAT(out, Contains("Nothing is assigned by hand; showing all clauses.\n1: -1 2\n2: -1 -3 4\n3: -2 -4\n"
                             "4: -5 6\n5: 6 5\n"));
    CHECK_THAT(folder.read("f.res"), Contains("s 1\nv "));
}

TEST_CASE("leaving with literals by hand leaves the formula as it was", "[app][hand]") {
    const Folder folder("f.cnf", hand_formula);
    const std::string out = inspected(folder, "= 1\n= 5\n");
    CHECK_THAT(out, Contains("All clauses are satisfied."));
    CHECK_THAT(out.substr(out.rfind("SAT: f.cnf")), Contains("5 clauses"));
    CHECK_THAT(folder.read("f.res"), Contains("s 1\nv "));
}

TEST_CASE("what cannot be assigned by hand is refused in words", "[app][hand]") {
    const Folder folder("f.cnf", hand_formula);
    const std::string out = inspected(folder, "= 5\n= 5\n= -5\n= 6\n= -6\n= 7\n=\n= x\nu\nu\n");
    for (const char* sentence : {"5 is already true, by hand", "-5 is false: its negation is true by hand",
                                 "6 is already true: clause 4 implies it", "-6 is false: clause 4 implies its negation",
                                 "found '7'", "found 'x'", "nothing to undo"}) {
        CAPTURE(sentence);
        CHECK_THAT(out, Contains(sentence));
    }
    folder.write("f.cnf", "p cnf 2 3\n1 0\n-1 2 0\n-2 0\n");
    CHECK_THAT(inspected(folder, "= 2\n"), Contains("the unit clauses alone make clause"));
    CHECK_THAT(inspected(folder, "= 2\n", "--lang zh"), Contains("公式不可满足"));
}
