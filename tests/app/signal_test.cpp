// What Ctrl-C does to menus and to long work. The waits are only long enough for the work to have begun.
#include "app/program.hpp"
#include "support/catch.hpp"

#include <satdoku/cnf/literal.hpp>
#include <satdoku/core/random.hpp>

#include <algorithm>

using Catch::Matchers::Contains;
using Catch::Matchers::StartsWith;

namespace {

/// Random 3-SAT at the threshold: more than any solver does in a few seconds.
std::string hard_formula() {
    constexpr std::uint64_t variables = 600;
    constexpr int clauses = 2560;
    satdoku::core::Random random(5);
    std::string text = "p cnf " + std::to_string(variables) + " " + std::to_string(clauses) + "\n";
    for (int clause = 0; clause < clauses; ++clause) {
        for (int literal = 0; literal < 3; ++literal) {
            if (random.below(2) == 0) text += '-';
            text += std::to_string(random.below(variables) + 1) + ' ';
        }
        text += "0\n";
    }
    return text;
}

constexpr const char* interrupt = "timeout --foreground --preserve-status -s INT 1";

}  // namespace

TEST_CASE("Ctrl-C ends a solve in the menu, which saves s -1 and goes on", "[app]") {
    const Folder folder;
    folder.write("hard.cnf", hard_formula());
    for (const char* engine : {"cdcl", "dpll\nmax-occurrence"}) {
        const Ended ended = folder.run(
            "", std::string("sat\nload\nhard.cnf\nsolve\n") + engine + "\n0\ndrop\nq\nq\n", interrupt);
        CHECK(ended.code == 0);
        CHECK_THAT(folder.read("hard.res"), StartsWith("s -1\n"));
        CHECK_THAT(ended.out, Contains("not decided") && Contains("dropped: hard.cnf"));
    }
}

TEST_CASE("Ctrl-C takes the best puzzle so far", "[app]") {
    const Folder folder;
    const Ended ended = folder.run("puzzle generate --holes 125 --tries 1000000000 --seed 1", "", interrupt);
    CHECK(ended.code == 130);
    CHECK(ended.out.size() == 163);
    CHECK_THAT(ended.err, Contains("not what was asked for"));
}

TEST_CASE("an interrupted file is not there at all", "[app]") {
    const Folder folder;
    const Ended ended =
        folder.run("puzzle boards --random --count 1000000000000 -o boards.txt", "", interrupt);
    CHECK(ended.code == 130);
    CHECK(std::distance(std::filesystem::directory_iterator(folder.path()), {}) == 1);  // .test
}
