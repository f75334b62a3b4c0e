// The menus offer a proof after an unsatisfiable answer.
#include "program/program.hpp"
#include "support/catch.hpp"

using Catch::Matchers::Contains;
using Catch::Matchers::StartsWith;

namespace {
const std::string load_square = "sat\nload\nu.cnf\n";
}  // namespace

TEST_CASE("after an unsatisfiable answer Enter writes a proof and checks it", "[app]") {
    const Folder folder("u.cnf", unsatisfiable_formula);
    for (const std::string engine : {"cdcl", "dlis"}) {
        for (const char* file : {"u.res", "u.drat"}) std::filesystem::remove(folder.path() / file);
        const Ended ended = folder.run("", load_square + "solve\n" + engine + "\n\n\n\nq\nq\n");
        CHECK(ended.code == 0);
        CHECK_THAT(ended.out, Contains("saved: u.drat") && Contains("RIGHT: the proof holds"));
        CHECK_THAT(folder.read("u.res"), StartsWith("s 0\n"));
        CHECK(folder.run("check u.cnf --proof u.drat").code == 0);
    }
}

TEST_CASE("a result that says unsatisfiable is confirmed by a proof, an old one or a new one", "[app]") {
    const Folder folder("u.cnf", unsatisfiable_formula);
    folder.write("u.res", "s 0\n");
    // The search has confirmed it, and there is no proof file yet: Enter goes back.
    CHECK_THAT(folder.run("", load_square + "check\n\n\nq\nq\n").out,
               Contains("RIGHT: the proof holds") && !Contains("saved: "));
    const Ended made = folder.run("", load_square + "check\n\nmake\n\n\nq\nq\n");
    CHECK_THAT(made.out, Contains("saved: u.drat") && Contains("RIGHT: the proof holds"));
    // Now there is one: Enter checks it.
    const Ended checked = folder.run("", load_square + "check\n\n\n\nq\nq\n");
    CHECK_THAT(checked.out, Contains("RIGHT: the proof holds") && !Contains("saved: "));
    folder.write("u.drat", "1 0\n");
    CHECK_THAT(folder.run("", load_square + "check\n\nfile\n\nq\nq\n").out, Contains("RIGHT: the proof holds"));
    folder.write("x.drat", "1 2 0\n");
    CHECK_THAT(folder.run("", load_square + "check\n\nfile\nx.drat\nq\nq\n").out,
               Contains("WRONG: the proof ends without a contradiction"));
    CHECK_THAT(folder.run("", load_square + "check\n\nfile\nnone.drat\nq\nq\n").out, Contains("cannot open none.drat"));
    // If no proof is wanted, nothing is written.
    CHECK_THAT(folder.run("", load_square + "check\n\nback\nq\nq\n").out, !Contains("saved: "));
}

TEST_CASE("a proof takes no other file's place unasked", "[app]") {
    const Folder folder("u.cnf", unsatisfiable_formula);
    folder.write("u.drat", "mine\n");
    folder.run("", load_square + "solve\n\ny\n\n\nq\nq\nq\n");
    CHECK(folder.read("u.drat") == "mine\n");
    const Ended ended = folder.run("", load_square + "check\n\nmake\n\nu.cnf\ny\nq\nq\n");
    CHECK_THAT(ended.out, Contains("is the input"));
    CHECK_THAT(folder.read("u.cnf"), StartsWith("p cnf"));
    CHECK_THAT(folder.run("", load_square + "check\n\nmake\n\n-\nq\nq\n").out, Says("prompt.needs_file"));
}

TEST_CASE("a claim that a search refutes gets no proof", "[app]") {
    const Folder folder("f.cnf", "p cnf 1 1\n1 0\n");
    folder.write("f.res", "s 0\n");
    const Ended ended = folder.run("", "sat\nload\nf.cnf\ncheck\n\nq\nq\n");
    CHECK_THAT(ended.out, Contains("WRONG: the formula is satisfiable"));
    CHECK_FALSE(folder.has("f.drat"));
}
