// A formula that is needed a second time, to check a model against it: small ones are kept, larger ones are read again
// from their files, which may have been removed or changed, and pipes cannot be read again.
#include "program/program.hpp"
#include "support/catch.hpp"
#include <satdoku/solving/formula_input.hpp>
#include <algorithm>
#include <optional>

using namespace satdoku;
using Catch::Matchers::Contains;

namespace {
/// A stand-in for gzip that runs `first` in its first call, and `later` in all others: what happens to a file between
/// its two readings then happens in this order on every machine.
void unpack_by(const Folder& folder, const std::string& first, const std::string& later) {
    folder.write("bin/gzip", "#!/bin/sh\nif [ -e called ]; then\n" + later + "\nelse\n: > called\n" + first +
                                 "\nfi\ncat > /dev/null\n");
    folder.shell("chmod +x bin/gzip; rm -f called");
}

/// A command that writes a formula which is too large to be kept: unit clauses of variable 2 follow the given clauses.
/// @param header  up to the number of clauses
std::string large_formula(const std::string& header, std::size_t clauses, const std::string& text) {
    const std::size_t units = solving::FormulaInput::most_kept_bytes / (sizeof(std::size_t) + sizeof(cnf::Literal)) + 1;
    return "printf '" + header + ' ' + std::to_string(clauses + units) + "\\n" + text + "'; yes '2 0' | head -n " +
           std::to_string(units);
}
}  // namespace

TEST_CASE("a model is checked against the file that was read, even if it has been removed", "[app][posix]") {
    const Folder folder;
    std::filesystem::create_directory(folder.path() / "bin");
    folder.write("f.cnf.gz", "\x1f\x8b the formula");
    const std::string small = "printf 'p cnf 2 2\\n1 2 0\\n-1 0\\n'";
    for (const std::string& formula : {small, large_formula("p cnf 2", 2, "1 2 0\\n-1 0\\n")}) {
        CAPTURE(formula);
        folder.write("f.cnf.gz", "\x1f\x8b the formula");
        unpack_by(folder, "rm f.cnf.gz; " + formula, formula);
        const Ended ended = folder.shell("PATH=\"$PWD/bin:$PATH\" LC_ALL=C $satdoku solve f.cnf.gz");
        CHECK(ended.code == 10);
        CHECK_THAT(ended.out, Contains("v -1 2 0\n"));
        CHECK(!folder.has("f.cnf.gz"));
    }
}

TEST_CASE("a file that has changed since it was read is an error, and no answer", "[app][posix]") {
    const Folder folder;
    std::filesystem::create_directory(folder.path() / "bin");
    folder.write("f.cnf.gz", "\x1f\x8b the formula");
    const std::string formula = large_formula("p cnf 2", 2, "1 2 0\\n-1 0\\n");
    for (const std::string& other :
         {large_formula("p cnf 2", 2, "1 2 0\\n-2 0\\n"), large_formula("p cnf 2", 2, "2 1 0\\n-1 0\\n"),
          large_formula("p cnf 2", 2, "1 2 -1 0\\n0\\n"), large_formula("p cnf 3", 2, "1 2 0\\n-1 0\\n"),
          large_formula("p cnf 2", 2, "1 2 0\\n"), std::string("true")}) {
        CAPTURE(other);
        unpack_by(folder, formula, other);
        const Ended ended = folder.shell("PATH=\"$PWD/bin:$PATH\" LC_ALL=C $satdoku solve f.cnf.gz --res");
        CHECK(ended.code == 1);
        CHECK_THAT(ended.out, !Contains("\ns "));
        CHECK_THAT(ended.err, Contains("f.cnf.gz has changed since it was read"));
        CHECK(!folder.has("f.res"));
    }
}

TEST_CASE("a small formula is not read again", "[app][posix]") {
    const Folder folder;
    std::filesystem::create_directory(folder.path() / "bin");
    folder.write("f.cnf.gz", "\x1f\x8b the formula");
    for (const std::string engine : {"cdcl", "dpll"}) {
        unpack_by(folder, "printf 'p cnf 2 2\\n1 2 0\\n-1 0\\n'", "true");
        const Ended ended = folder.shell("PATH=\"$PWD/bin:$PATH\" LC_ALL=C $satdoku solve f.cnf.gz --engine " + engine);
        CHECK(ended.code == 10);
        CHECK_THAT(ended.out, Contains("v -1 2 0\n"));
    }
}

TEST_CASE("formulas on both sides of the limit are passed on as they were read", "[app]") {
    const Folder folder;
    folder.write("f.cnf", "p cnf 3 4\n1 2 0\n-1 0\n0\n3 -2 1 0\n");
    std::optional<frame::Interruptible> work;
    for (std::size_t most_kept = 0; most_kept < 80; ++most_kept) {
        CAPTURE(most_kept);
        solving::FormulaInput input((folder.path() / "f.cnf").string(), {}, most_kept);
        cnf::ClauseList first;
        REQUIRE(input.read(first, work, true));
        for (const int round : {1, 2}) {
            CAPTURE(round);
            cnf::ClauseList again;
            input.replay(again);
            CHECK(again.variable_count() == 3);
            CHECK(again.size() == 4);
            CHECK(std::ranges::equal(again.literals(), first.literals()));
        }
    }
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
