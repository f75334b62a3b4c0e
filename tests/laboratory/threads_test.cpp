// solve --threads: answers, proofs and interruptions as with one thread; with --deterministic, the same files in each
// run.
#include "program/program.hpp"
#include "support/catch.hpp"
#include <string>

using Catch::Matchers::Contains;

TEST_CASE("solve: threads find the answer, and their proof holds", "[app]") {
    const Folder folder;
    REQUIRE(folder.run("sample random-3-sat --size 90 --seed 3 -o random.cnf").code == 0);
    REQUIRE(folder.run("sample pigeonhole --size 8 -o unsatisfiable.cnf").code == 0);
    const Ended refuted = folder.run("solve unsatisfiable.cnf --threads 3 --proof threads.drat");
    CHECK(refuted.code == 20);
    CHECK_THAT(refuted.out, Contains("s UNSATISFIABLE"));
    CHECK(folder.run("check unsatisfiable.cnf --proof threads.drat").code == 0);
    const int alone = folder.run("solve random.cnf").code;
    const Ended together = folder.run("solve random.cnf --threads 2 --res");
    CHECK(together.code == alone);
    CHECK(folder.run("check random.cnf random.res").code == 0);
}

TEST_CASE("solve: threads that are deterministic write the same each time", "[app]") {
    const Folder folder;
    REQUIRE(folder.run("sample pigeonhole --size 7 -o formula.cnf").code == 0);
    const std::string command =
        "solve formula.cnf --threads 2 --deterministic --seed 3 --set cardinality=0 -q --proof ";
    REQUIRE(folder.run(command + "first.drat").code == 20);
    REQUIRE(folder.run(command + "second.drat").code == 20);
    CHECK(folder.read("first.drat") == folder.read("second.drat"));
    CHECK(folder.run("check formula.cnf --proof first.drat").code == 0);
    // Others may not have begun when the first has its answer; these wait for each other.
    CHECK_THAT(folder.run("solve formula.cnf --threads 3 --deterministic --set cardinality=0 --stats").out,
               Contains("thread 1: conflicts") && Contains("thread 3: conflicts"));
}

TEST_CASE("solve: threads are cdcl's, and a signal and limits end them", "[app]") {
    const Folder folder;
    REQUIRE(folder.run("sample random-3-sat --size 500 --seed 1 -o hard.cnf").code == 0);
    for (const std::string option : {"--threads 2", "--deterministic"}) {
        const Ended wrong = folder.run("solve hard.cnf --engine dpll " + option);
        CHECK(wrong.code == 2);
        CHECK_THAT(wrong.err, Contains("only to the engine cdcl"));
    }
    CHECK(folder.run("solve hard.cnf --threads 0").code == 2);
    CHECK(folder.run("solve hard.cnf --threads 2 --cubes hard.icnf").code == 2);
    for (const std::string mode : {"", " --deterministic"}) {
        const Ended limited = folder.run("solve hard.cnf --threads 2 --conflict-limit 300" + mode);
        CHECK(limited.code == 0);
        CHECK_THAT(limited.out, Contains("s UNKNOWN"));
        const Ended stopped =
            folder.run("solve hard.cnf --threads 2 --proof hard.drat" + mode, "", interrupt_at("conflict", 300));
        CHECK(stopped.code == 130);
        CHECK_THAT(stopped.out, Contains("s UNKNOWN"));
        CHECK_FALSE(folder.has("hard.drat"));
    }
}
