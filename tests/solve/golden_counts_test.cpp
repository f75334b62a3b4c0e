// The search is the same on every machine: compares the counts of engines on formulas from a seed with
// tests/data/golden_counts. After a change of a heuristic, write the file again and read the difference:
//
//     SATDOKU_UPDATE_COUNTS=1 build/tests/tests_solve "[golden]"
#include "solve/engines.hpp"
#include "support/catch.hpp"
#include "support/paths.hpp"
#include <satdoku/families/families.hpp>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <sstream>
#include <string>
#include <vector>

using namespace satdoku;

namespace {
struct Sample {
    std::string_view name;
    cnf::ClauseList formula;
};

/// Formulas for all parts of the engines: search alone, models, circuits, XOR constraints, counting, local search.
std::vector<Sample> samples() {
    core::Random random(20260101);
    std::vector<Sample> made;
    made.push_back({"random_unsatisfiable", families::random_clauses(random, 150, 680, 3)});
    made.push_back({"planted", families::planted_clauses(random, 300, 1260, 3)});
    made.push_back({"random_of_five", families::random_clauses(random, 60, 1280, 5)});
    made.push_back({"pigeonhole", families::pigeonhole(7, 6)});
    made.push_back({"tseitin", families::tseitin(random, 18, 4, true)});
    made.push_back({"multiplier", families::multiplier_miter(5)});
    made.push_back({"one_way", families::one_way(random, 16)});
    made.push_back({"colouring", families::colouring(random, 120, 270, 3)});
    made.push_back({"counter", families::counter(4, 14)});
    return made;
}

/// Returns a line for each run: engine, formula, seed, verdict and counts.
std::string counts_of(std::string_view engine_name, std::string_view branching, const Sample& sample, int seed) {
    const auto engine = test::make_engine(engine_name, seed, branching);
    sample.formula.replay(*engine);
    solve::Limits limits;
    limits.conflicts = branching.empty() ? 8000 : 2000;
    const solve::Verdict verdict = engine->solve({}, limits, {}).verdict;
    std::ostringstream line;
    line << engine_name << ' ' << branching << (branching.empty() ? "" : " ") << sample.name << ' ' << seed << ' '
         << static_cast<int>(verdict);
    for (const solve::Statistic& statistic : engine->statistics()) {
        if (statistic.name == "conflicts" || statistic.name == "decisions" || statistic.name == "propagations")
            line << ' ' << statistic.name << ' ' << statistic.value;
    }
    line << '\n';
    return line.str();
}
}  // namespace

TEST_CASE("a run with the same seed counts the same on every machine", "[solve][golden]") {
    const std::string path = support::source_path("tests/data/golden_counts");
    std::string counts;
    for (const Sample& sample : samples()) {
        for (const int seed : {0, 7}) counts += counts_of("cdcl", {}, sample, seed);
        for (const std::string_view branching : {"max-occurrence", "jeroslow-wang", "random"})
            counts += counts_of("dpll", branching, sample, 7);
    }
    if (std::getenv("SATDOKU_UPDATE_COUNTS") != nullptr) std::ofstream(path, std::ios::binary) << counts;
    std::ifstream file(path, std::ios::binary);
    const std::string golden{std::istreambuf_iterator<char>(file), {}};
    INFO("where a heuristic has changed, SATDOKU_UPDATE_COUNTS=1 renews " << path);
    CHECK(counts == golden);
}
