// No .res file is replaced without a question.
#include "program/program.hpp"
#include "support/catch.hpp"

using Catch::Matchers::Contains;
using Catch::Matchers::StartsWith;

namespace {
/// Four pigeons in three holes: undecided with --conflict-limit 1.
std::string pigeons() {
    constexpr int holes = 3;
    std::string text = "p cnf 12 22\n";
    const auto add = [&](int sign, int pigeon, int hole) {
        text.append(std::to_string(sign * (holes * pigeon + hole + 1))).append(" ");
    };
    for (int pigeon = 0; pigeon <= holes; ++pigeon) {
        for (int hole = 0; hole < holes; ++hole) add(1, pigeon, hole);
        text.append("0\n");
        for (int other = 0; other < pigeon; ++other) {
            for (int hole = 0; hole < holes; ++hole) {
                add(-1, pigeon, hole);
                add(-1, other, hole);
                text.append("0\n");
            }
        }
    }
    return text;
}
}  // namespace

TEST_CASE("an undecided result never replaces an answer by command", "[app]") {
    const Folder folder("u.cnf", pigeons());
    for (const std::string answer : {"s 0\nt 1.000\n", "c kept\ns UNSATISFIABLE\n", "s SATISFIABLE\nv 1 0\n"}) {
        folder.write("u.res", answer);
        const Ended kept = folder.run("solve u.cnf --conflict-limit 1 --res");
        CHECK(kept.code == 0);
        CHECK_THAT(kept.out, Contains("\ns UNKNOWN\n"));
        CHECK(kept.err == "satdoku: u.res keeps its answer: it is not replaced by an undecided result\n");
        CHECK(folder.read("u.res") == answer);
        CHECK_THAT(folder.run("--lang zh solve u.cnf --conflict-limit 1 --res").err, Contains("保留原有结论"));
    }
    folder.write("u.res", "s -1\nt 99.000\n");
    CHECK(folder.run("solve u.cnf --conflict-limit 1 --res").err.empty());
    CHECK_THAT(folder.read("u.res"), StartsWith("s -1\nt ") && !Contains("99.000"));
    CHECK(folder.run("solve u.cnf --res").code == 20);
    CHECK_THAT(folder.read("u.res"), StartsWith("s 0\n"));
}

TEST_CASE("a pipe for the result is opened once", "[app][posix]") {
    const Folder folder("f.cnf", "p cnf 1 1\n1 0\n");
    const Ended ended = folder.shell(
        "mkfifo pipe; timeout 20 $satdoku solve f.cnf -q --res=pipe > answer & cat pipe; wait $!; echo $?");
    CHECK_THAT(ended.out, StartsWith("s 1\nv 1\nt ") && Contains("\n10\n"));
}

TEST_CASE("the menu replaces its own result, and asks before it replaces another one", "[app]") {
    const Folder folder("f.cnf", "p cnf 1 1\n1 0\n");
    const std::string load = "sat\nload\nf.cnf\n";
    CHECK_THAT(folder.run("", load + "solve\n\nsolve\n\nq\nq\n").out, !Contains("overwrite"));
    // By default the file stays, and the program suggests another name.
    folder.write("f.res", "mine\n");
    folder.write("f-2.res", "mine, too\n");
    const Ended other = folder.run("", load + "solve\n\n\n\nq\nq\n");
    CHECK_THAT(other.out, Contains("f.res exists; overwrite it, y or n [n]: ") && Contains("[f-3.res]: ") &&
                              Contains("saved: f-3.res"));
    CHECK(folder.read("f.res") == "mine\n");
    folder.run("", load + "solve\n\ny\nq\nq\n");
    CHECK_THAT(folder.read("f.res"), StartsWith("s 1\n"));
    // The program also asks about files that it wrote for another formula.
    folder.write("f.dimacs", "p cnf 1 1\n-1 0\n");
    folder.run("", load + "solve\n\ny\nload\ny\nf.dimacs\nsolve\n\n\nq\nq\nq\n");
    CHECK_THAT(folder.read("f.res"), StartsWith("s 1\nv 1\n"));
}
