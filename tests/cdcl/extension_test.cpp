#include "data/extension.hpp"
#include "simplification.hpp"
#include <cstdint>
#include <vector>

using namespace satdoku;
using cdcl::Extension;
using cnf::Literal;
using test::Clause;

namespace {
Literal literal(std::uint32_t index) { return {cnf::Variable(index), false}; }

std::vector<Clause> clauses_of(const Extension& extension) {
    std::vector<Clause> clauses;
    extension.for_each_latest_first(
        [&](std::span<const Literal> clause) { clauses.emplace_back(clause.begin(), clause.end()); });
    return clauses;
}

std::vector<Clause> take(Extension& extension, std::uint32_t variable) {
    std::vector<Clause> clauses;
    extension.take(cnf::Variable(variable),
                   [&](std::span<const Literal> clause) { clauses.emplace_back(clause.begin(), clause.end()); });
    return clauses;
}
}  // namespace

TEST_CASE("extension: clauses are visited from the latest on, each with its witness first", "[cdcl]") {
    Extension extension;
    CHECK(extension.empty());
    extension.push(literal(1), Clause{literal(0), literal(1)});
    extension.push(~literal(1), Clause{~literal(1), literal(2), literal(3)});
    CHECK_FALSE(extension.empty());
    CHECK(clauses_of(extension) ==
          std::vector<Clause>{{~literal(1), literal(2), literal(3)}, {literal(1), literal(0)}});
}

TEST_CASE("extension: take() removes the clauses whose witness is the variable, once", "[cdcl]") {
    core::Random random(3);
    constexpr std::uint32_t variables = 20;
    Extension extension;
    std::vector<Clause> model;  // in the order of pushes
    for (int step = 0; step < 5000; ++step) {
        const auto variable = static_cast<std::uint32_t>(random.below(variables));
        if (random.below(8) != 0) {
            const Literal witness(cnf::Variable(variable), random.below(2) == 0);
            const Clause clause{witness, literal(variables + static_cast<std::uint32_t>(random.below(100)))};
            extension.push(witness, clause);
            model.push_back(clause);
            continue;
        }
        const auto of_variable = [&](const Clause& clause) { return clause.front().variable().index() == variable; };
        std::vector<Clause> expected;
        std::copy_if(model.rbegin(), model.rend(), std::back_inserter(expected), of_variable);
        std::erase_if(model, of_variable);
        REQUIRE(take(extension, variable) == expected);
        REQUIRE(take(extension, variable).empty());
        REQUIRE(clauses_of(extension) == std::vector<Clause>(model.rbegin(), model.rend()));
        REQUIRE(extension.empty() == model.empty());
    }
}

// Blocks of clauses without common variables: mentioning a variable of one block restores only that block, and restored
// variables do not stop further elimination.
TEST_CASE("extension: only mentioned variables are restored, and elimination continues", "[cdcl]") {
    cdcl::Options options = test::forced([](cdcl::Options& chosen) { chosen.eliminate = 1; });
    core::Random random(4);
    constexpr std::uint32_t blocks = 8, size = 10;
    std::uint64_t eliminated_late = 0;
    for (int round = 0; round < 100; ++round) {
        CAPTURE(round);
        cdcl::Solver solver(options), judge(test::forced([](cdcl::Options&) {}));
        cnf::ClauseList formula;
        const auto add = [&](std::uint32_t block, const cnf::ClauseList& clauses) {
            for (std::size_t index = 0; index < clauses.size(); ++index) {
                Clause moved;
                for (const Literal each : clauses[index])
                    moved.emplace_back(cnf::Variable(each.variable().index() + block * size), each.negative());
                for (cnf::ClauseSink* sink : std::initializer_list<cnf::ClauseSink*>{&solver, &judge, &formula})
                    sink->clause(moved);
            }
        };
        std::uint64_t early = 0;
        for (std::uint32_t block = 0; block < blocks; ++block) {
            cnf::ClauseList clauses = test::structured_formula(random, size);
            while (!test::satisfiable(clauses, {}, size)) clauses = test::structured_formula(random, size);
            add(block, clauses);
            Clause assumptions;
            for (int count = 0; count < 6; ++count)
                assumptions.push_back(test::random_literal(random, (block + 1) * size));
            const solve::Verdict verdict = test::decide(solver, assumptions);
            REQUIRE(verdict == test::decide(judge, assumptions));
            if (verdict == solve::Verdict::satisfiable) REQUIRE(test::is_model(solver, formula));
            const std::uint64_t eliminated = support::statistic(solver, "eliminated");
            if (block > blocks / 2) eliminated_late += eliminated - early;
            early = eliminated;
        }
    }
    CHECK(eliminated_late > 1000);
}
