// Both propagation loops have the same result: the literals that follow by unit propagation, or a conflict.
#include "core/operations.hpp"
#include "formulas.hpp"
#include "support/catch.hpp"
#include <algorithm>
#include <optional>
#include <set>
#include <vector>

using namespace satdoku;

namespace {
using test::Clause;
using Formula = std::vector<Clause>;
using Held = std::optional<std::set<std::uint32_t>>;  ///< codes of literals; nothing: a conflict

/// Groups of which exactly one literal is true, with some pairs twice and a few contradictions: watch lists then begin
/// with runs of binary watches of any length.
Formula random_choices(core::Random& random, std::uint32_t variables) {
    Formula formula;
    for (int choice = 0; choice < 12; ++choice) {
        std::set<std::uint32_t> chosen;
        const std::uint64_t most = random.below(4) == 0 ? 60 : 10;
        for (std::uint64_t rest = 3 + random.below(most); rest > 0; --rest) {
            chosen.insert(static_cast<std::uint32_t>(random.below(variables)));
        }
        Clause one;
        for (const std::uint32_t each : chosen) one.emplace_back(cnf::Variable(each), random.below(9) == 0);
        for (std::size_t second = 1; second < one.size(); ++second) {
            for (std::size_t first = 0; first < second; ++first) {
                const cnf::Literal last = random.below(40) == 0 ? one[second] : ~one[second];
                formula.push_back({~one[first], last});
                if (random.below(10) == 0) formula.push_back({~one[first], last});
            }
        }
        if (one.size() > 2) formula.push_back(one);
    }
    return formula;
}

cdcl::State load(const Formula& formula, std::uint32_t variables) {
    cdcl::State state({});
    cdcl::grow(state, variables);
    for (std::uint32_t index = 0; index < variables; ++index) cdcl::activate(state, cnf::Variable(index));
    for (const Clause& clause : formula) cdcl::add_original(state, clause);
    cdcl::start_ending(state, {}, {});
    REQUIRE(cdcl::connect_loaded(state));
    return state;
}

/// Propagates this literal by visiting all clauses until nothing changes.
Held follow(const Formula& formula, cnf::Literal literal) {
    std::set<std::uint32_t> held = {literal.code()};
    for (bool fresh = true; fresh;) {
        fresh = false;
        for (const Clause& clause : formula) {
            const auto holds = [&](cnf::Literal each) { return held.count(each.code()) != 0; };
            const auto open = [&](cnf::Literal each) { return held.count((~each).code()) == 0; };
            if (std::any_of(clause.begin(), clause.end(), holds)) continue;
            const auto rest = std::count_if(clause.begin(), clause.end(), open);
            if (rest == 0) return std::nullopt;
            if (rest > 1) continue;
            held.insert(std::find_if(clause.begin(), clause.end(), open)->code());
            fresh = true;
        }
    }
    return held;
}

Held propagate(cdcl::State& state, cnf::Literal literal) {
    cdcl::open_level(state, literal);
    Held held;
    if (cdcl::propagate(state)) {
        held.emplace();
        for (std::uint32_t index = 0; index < state.assigned; ++index) {
            held->insert(state.trail[index].code());
        }
        REQUIRE(state.assigned == held->size());
    }
    cdcl::backtrack(state, 0);
    return held;
}

/// A formula of pigeons in holes.
bool branchless(std::uint32_t pigeons, std::uint32_t holes) {
    const auto sits = [&](std::uint32_t pigeon, std::uint32_t hole) {
        return cnf::Literal(cnf::Variable(pigeon * holes + hole), false);
    };
    Formula formula;
    for (std::uint32_t pigeon = 0; pigeon < pigeons; ++pigeon) {
        Clause somewhere;
        for (std::uint32_t hole = 0; hole < holes; ++hole) {
            somewhere.push_back(sits(pigeon, hole));
            for (std::uint32_t other = 0; other < pigeon; ++other) {
                formula.push_back({~sits(pigeon, hole), ~sits(other, hole)});
            }
        }
        formula.push_back(somewhere);
    }
    return load(formula, pigeons * holes).branchless;
}
}  // namespace

TEST_CASE("propagate: both loops agree with visits of all clauses", "[cdcl]") {
    constexpr std::uint32_t variables = 70;
    core::Random random(41);
    int conflicts = 0;
    for (int round = 0; round < 40; ++round) {
        const Formula formula = random_choices(random, variables);
        cdcl::State state = load(formula, variables);
        for (std::uint32_t code = 0; code < 2 * variables; ++code) {
            const cnf::Literal literal = cnf::Literal::from_code(code);
            const Held expected = follow(formula, literal);
            conflicts += expected ? 0 : 1;
            for (const bool without : {true, false}) {
                state.branchless = without;
                REQUIRE(propagate(state, literal) == expected);
            }
        }
    }
    CHECK(conflicts > 100);
    CHECK(conflicts < 40 * 2 * static_cast<int>(variables) - 100);
}

TEST_CASE("propagate: the loop without branches is used if exactly one of a few literals holds", "[cdcl]") {
    CHECK(branchless(10, 9));
    CHECK_FALSE(branchless(10, 3));   // ternary clauses
    CHECK_FALSE(branchless(4, 9));    // few pairs
    CHECK_FALSE(branchless(30, 29));  // long clauses
}
