// A formula that is read once more to check a model against it: removed, changed and unrepeatable files.
#include "program/program.hpp"
#include "support/catch.hpp"

using Catch::Matchers::Contains;

namespace {

/// A stand-in for gzip that runs `first` when it is called first, and `later` from then on: what happens to a
/// file between its two readings then happens in this order on every machine.
void unpack_by(const Folder& folder, const std::string& first, const std::string& later) {
    folder.write("bin/gzip", "#!/bin/sh\nif [ -e called ]; then\n" + later + "\nelse\n: > called\n" + first +
                                 "\nfi\ncat > /dev/null\n");
    folder.shell("chmod +x bin/gzip; rm -f called");
}

}  // namespace

TEST_CASE("a model is checked against the file that was read, also where it has gone", "[app]") {
    const Folder folder;
    std::filesystem::create_directory(folder.path() / "bin");
    folder.write("f.cnf.gz", "\x1f\x8b the formula");
    const std::string formula = "printf 'p cnf 2 2\\n1 2 0\\n-1 0\\n'";
    unpack_by(folder, "rm f.cnf.gz; " + formula, formula);
    const Ended ended = folder.shell("PATH=\"$PWD/bin:$PATH\" LC_ALL=C $satdoku solve f.cnf.gz");
    CHECK(ended.code == 10);
    CHECK_THAT(ended.out, Contains("v -1 2 0\n"));
    CHECK(!folder.has("f.cnf.gz"));
}

TEST_CASE("a file that has changed since it was read is an error, and no answer", "[app]") {
    const Folder folder;
    std::filesystem::create_directory(folder.path() / "bin");
    folder.write("f.cnf.gz", "\x1f\x8b the formula");
    const std::string formula = "printf 'p cnf 2 2\\n1 2 0\\n-1 0\\n'";
    for (const char* other : {"printf 'p cnf 2 2\\n1 2 0\\n-2 0\\n'", "printf 'p cnf 2 2\\n2 1 0\\n-1 0\\n'",
                              "printf 'p cnf 2 2\\n1 2 -1 0\\n0\\n'", "printf 'p cnf 3 2\\n1 2 0\\n-1 0\\n'",
                              "printf 'p cnf 2 2\\n1 2 0\\n'", "true"}) {
        CAPTURE(other);
        unpack_by(folder, formula, other);
        const Ended ended = folder.shell("PATH=\"$PWD/bin:$PATH\" LC_ALL=C $satdoku solve f.cnf.gz --res");
        CHECK(ended.code == 1);
        CHECK_THAT(ended.out, !Contains("\ns "));
        CHECK_THAT(ended.err, Contains("f.cnf.gz has changed since it was read"));
        CHECK(!folder.has("f.res"));
    }
    // dpll keeps the formula itself: there is nothing to read again.
    unpack_by(folder, formula, "true");
    CHECK(folder.shell("PATH=\"$PWD/bin:$PATH\" LC_ALL=C $satdoku solve f.cnf.gz --engine dpll").code == 10);
}

TEST_CASE("what cannot be read again is kept", "[app]") {
    const Folder folder;
    folder.write("f.cnf", "p cnf 2 2\n1 2 0\n-1 0\n");
    folder.write("behind.cnf", "not the formula's\np cnf 2 2\n1 2 0\n-1 0\n");
    for (const std::string engine : {"cdcl", "dpll"}) {
        for (const char* input :
             {"cat f.cnf | $satdoku solve - --engine $engine", "$satdoku solve - --engine $engine < f.cnf",
              "(read line; $satdoku solve - --engine $engine) < behind.cnf"}) {
            CAPTURE(engine, input);
            const Ended ended = folder.shell("engine=" + engine + "; " + input);
            CHECK(ended.code == 10);
            CHECK_THAT(ended.out, Contains("v -1 2 0\n"));
        }
    }
}
