// The description of each strategy says what it chooses: for each there is a formula on which another reading of the
// words would choose another literal.
#include "program/program.hpp"
#include "support/catch.hpp"
#include <satdoku/language/text.hpp>
#include <set>

using namespace satdoku;

namespace {
/// The first literal that a strategy decides.
std::string first_decision(const Folder& folder, const std::string& options) {
    const std::string trace = folder.run("trace f.cnf --branching " + options).out;
    const std::size_t decision = trace.find("\"event\":\"decision\"");
    REQUIRE(decision != std::string::npos);
    const std::size_t literal = trace.find("\"literal\":", decision) + 10;
    return trace.substr(literal, trace.find_first_of(",}", literal) - literal);
}
}  // namespace

TEST_CASE("strategies choose what their descriptions say", "[app]") {
    struct Row {
        const char* strategy;
        const char* clauses;
        const char* chosen;
        const char* words;
    };
    const Row rows[] = {
        {"naive", "p cnf 3 3\n2 3 0\n1 -3 0\n1 3 0\n", "2", "the first literal of the first clause"},
        // -2 occurs most often, 1 most often of the positive literals.
        {"max-occurrence", "p cnf 4 4\n1 -2 0\n1 -2 3 0\n-2 4 -3 0\n-2 -4 3 0\n", "1", "positive literal"},
        {"dlis", "p cnf 4 4\n1 -2 0\n1 -2 3 0\n-2 4 -3 0\n-2 -4 3 0\n", "-2", "either sign"},
        // Variable 1 occurs four times, three of them negative; no literal occurs more often than -1 and -2.
        {"dlcs", "p cnf 4 4\n1 -2 0\n-1 3 -2 0\n-1 4 -2 0\n-1 4 3 0\n", "-1", "more frequent sign first"},
        // 1 occurs most often, but not in the shortest clauses.
        {"moms", "p cnf 6 5\n5 6 0\n-5 6 0\n1 2 3 0\n1 2 4 0\n1 3 4 0\n", "5", "shortest clauses"},
        // 1 occurs more often than 6, but weighs 7/16 to its 9/16.
        {"jeroslow-wang", "p cnf 6 6\n5 6 0\n-5 6 0\n1 2 3 0\n1 2 4 0\n1 3 4 0\n1 2 3 6 0\n", "6",
         "2^(-clause length)"},
    };
    for (const Row& row : rows) {
        CAPTURE(row.strategy);
        const Folder folder("f.cnf", row.clauses);
        CHECK(first_decision(folder, row.strategy) == row.chosen);
        CHECK_THAT(std::string(language::text(language::key("branching", row.strategy))),
                   Catch::Matchers::Contains(row.words));
    }
    const Folder folder("f.cnf", "p cnf 6 5\n5 6 0\n-5 6 0\n1 2 3 0\n1 2 4 0\n1 3 4 0\n");
    std::set<std::string> chosen;
    for (int seed = 0; seed < 20; ++seed)
        chosen.insert(first_decision(folder, "random --seed " + std::to_string(seed)));
    CHECK(chosen.size() > 2);
    // A new strategy gets a row, too.
    const std::string names = folder.run("compare f.cnf --strategies nothing").err;
    CHECK_THAT(in_one_line(names),
               Catch::Matchers::Contains("naive, max-occurrence, dlis, dlcs, moms, jeroslow-wang, random, cdcl"));
}
