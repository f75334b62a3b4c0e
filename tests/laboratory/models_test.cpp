// `satdoku models`: counts, lists and backbones.
#include "program/program.hpp"
#include "support/catch.hpp"
#include <string>

namespace {
const std::string two_free = "p cnf 5 3\n1 2 0\n-1 2 0\nc\n2 3 0\n";
}  // namespace

TEST_CASE("models are counted, over all variables or chosen ones", "[app][models]") {
    const Folder folder("f.cnf", two_free);
    CHECK(folder.run("models f.cnf").out == "16\n");
    CHECK(folder.run("models f.cnf --count --project 2,3").out == "2\n");
    CHECK(folder.run("models f.cnf --project 1-2,5").out == "4\n");
    folder.write("named.cnf", "c 2: b\nc 3: rain\n" + folder.read("f.cnf"));
    CHECK(folder.run("models named.cnf --count --project b,rain").out == "2\n");
    CHECK(folder.run("models named.cnf --count --project b,3").out == "2\n");
    CHECK(has(folder.run("models named.cnf --project=-b").err, "--project"));
    CHECK(folder.run("models -q f.cnf").err.empty());
    CHECK(folder.run("models f.cnf --limit 4").out.starts_with("at least "));
    CHECK(folder.run("models f.cnf --json").out ==
          "{\"file\":\"f.cnf\",\"variables\":5,\"clauses\":3,\"count\":\"16\",\"power_of_two\":0,"
          "\"exact\":true,\"reason\":\"none\"}\n");
    folder.write("huge.cnf", "p cnf 2000000000 1\n1 7 0\n");
    CHECK(folder.run("models huge.cnf").out == "3 * 2^1999999998\n");
    CHECK(folder.run("sample queens --size 8 -o q.cnf").code == 0);
    CHECK(folder.run("models q.cnf").out == "92\n");
}

TEST_CASE("models are listed, each once", "[app][models]") {
    const Folder folder("f.cnf", two_free);
    const Ended some = folder.run("models f.cnf --list 9 --project 1-3");
    CHECK(some.code == 0);
    CHECK(has(some.err, "4 models; there are no others."));
    for (const char* line : {"v 1 2 3 0\n", "v 1 2 -3 0\n", "v -1 2 3 0\n", "v -1 2 -3 0\n"})
        CHECK(has(some.out, line));
    CHECK(has(folder.run("models f.cnf --list 3").err, "3 models; there may be others."));
    CHECK(folder.run("models f.cnf --list 3").out == folder.run("models f.cnf --list 3").out);
    CHECK(has(folder.run("models f.cnf --list 1 --project 2 --json").out, "\"models\":[\n[2]],\"all\":false"));
    CHECK(folder.run("models f.cnf --list 2 -o list.txt").out.empty());
    CHECK(folder.read("list.txt").starts_with("v "));
}

TEST_CASE("the backbone is what holds in all models", "[app][models]") {
    const Folder folder("f.cnf", two_free);
    const Ended ended = folder.run("models f.cnf --backbone");
    CHECK(ended.out == "b 2 0\n");
    CHECK(has(ended.err, "1 of 5 variables have the same value in all models."));
    CHECK(has(folder.run("models f.cnf --backbone --json").out,
              "\"verdict\":\"SATISFIABLE\",\"backbone\":[2],\"open\":0"));
}

TEST_CASE("the exit code reports a formula without a model, and wrong questions name the option", "[app][models]") {
    const Folder folder("no.cnf", "p cnf 1 2\n1 0\n-1 0\n");
    CHECK(folder.run("models no.cnf").out == "0\n");
    CHECK(folder.run("models no.cnf").code == 3);
    CHECK(folder.run("models no.cnf --list 4").code == 3);
    CHECK(folder.run("models no.cnf --backbone").code == 3);
    folder.write("f.cnf", two_free);
    for (const char* over : {"0", "6", "3-2", "1-6", "x", "1,,2", "-1"}) {
        const Ended wrong = folder.run("models f.cnf --project=" + std::string(over));
        CAPTURE(over);
        CHECK(wrong.code == 2);
        CHECK(has(wrong.err, "--project"));
    }
    CHECK(folder.run("models f.cnf --count --backbone").code == 2);
    CHECK(folder.run("models f.cnf --list 0").code == 2);
    CHECK(folder.run("models missing.cnf").code == 1);
    CHECK(folder.run("models f.cnf -o f.cnf").code == 1);
}
