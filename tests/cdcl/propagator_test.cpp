// A propagator that has a part of the formula and gives it to the engine in every possible way: the answers must be
// those of the whole formula.
#include "simplification.hpp"

#include <satdoku/core/error.hpp>
#include <satdoku/solve/propagator.hpp>

#include <map>
#include <optional>
#include <string>
#include <vector>

using namespace satdoku;
using cnf::Literal;
using test::Clause;

namespace {

/// Knows the search only by notifications.
class LazyClauses final : public solve::Propagator {
  public:
    struct Manner {
        bool propagating;     ///< implies literals
        bool impatient;       ///< gives clauses before a model breaks them
        bool forgettable;     ///< the engine may drop its clauses
        bool deciding;        ///< makes decisions
        bool observing_late;  ///< observes variables only when it gives their clauses
    };

    LazyClauses(cdcl::Solver& solver, const Manner& manner, std::uint64_t seed)
        : solver_(solver), manner_(manner), random_(seed) {}

    void add(const Clause& clause) {
        clauses_.push_back(clause);
        if (manner_.observing_late) return;
        for (const Literal literal : clause) solver_.observe(literal.variable());
    }

    void notify_assignment(std::span<const Literal> literals) override {
        for (const Literal literal : literals) {
            REQUIRE(value(literal) == 0);
            trail_.push_back(literal);
            values_[literal.variable().index()] = literal.negative() ? -1 : 1;
        }
    }
    void notify_new_decision_level() override { levels_.push_back(trail_.size()); }
    void notify_backtrack(std::uint32_t level) override {
        REQUIRE(level < levels_.size());
        while (trail_.size() > levels_[level]) {
            values_.erase(trail_.back().variable().index());
            trail_.pop_back();
        }
        levels_.resize(level);
    }

    bool check_found_model(std::span<const Literal> model) override {
        REQUIRE(model.size() == trail_.size());
        for (const Literal literal : model) REQUIRE(value(literal) == 1);
        for (const Clause& clause : clauses_) {
            if (!may_hold(clause)) {
                broken_ = clause;
            } else if (manner_.observing_late && !observes(clause)) {
                // It has a new variable, for which the model has no value.
                for (const Literal literal : clause) solver_.observe(literal.variable());
                ++observed;
                return false;
            }
        }
        return !broken_;
    }

    std::optional<Literal> decide() override {
        if (!manner_.deciding || clauses_.empty() || random_.below(3) != 0) return std::nullopt;
        const Clause& clause = clauses_[random_.below(clauses_.size())];
        ++decided;
        return clause.empty() ? std::nullopt : std::optional(clause[random_.below(clause.size())]);
    }

    std::optional<Literal> propagate() override {
        if (!manner_.propagating) return std::nullopt;
        for (const Clause& clause : clauses_) {
            const auto is_false = [&](Literal each) { return value(each) < 0; };
            const auto open = std::find_if_not(clause.begin(), clause.end(), is_false);
            if (open == clause.end() || value(*open) != 0 || !std::all_of(open + 1, clause.end(), is_false) ||
                implied_.contains(*open))
                continue;
            implied_.insert({*open, clause});
            ++propagated;
            return *open;
        }
        implied_.clear();
        return std::nullopt;
    }
    void reason(Literal literal, std::vector<Literal>& clause) override { clause = implied_.at(literal); }

    bool external_clause(std::vector<Literal>& clause, bool& forgettable) override {
        implied_.clear();
        forgettable = manner_.forgettable;
        if (manner_.impatient && !clauses_.empty() && random_.below(4) == 0) {
            clause = clauses_[random_.below(clauses_.size())];
            ++added;
            return true;
        }
        if (!broken_) return false;
        clause = *std::exchange(broken_, std::nullopt);
        ++added;
        return true;
    }

    std::uint64_t observed = 0, decided = 0, propagated = 0, added = 0;

  private:
    int value(Literal literal) const {
        const auto found = values_.find(literal.variable().index());
        if (found == values_.end()) return 0;
        return literal.negative() ? -found->second : found->second;
    }
    bool may_hold(const Clause& clause) const {
        return std::any_of(clause.begin(), clause.end(), [&](Literal each) { return value(each) >= 0; });
    }
    /// Returns true if all variables of the clause are observed: a complete model has values for these.
    bool observes(const Clause& clause) const {
        return std::all_of(clause.begin(), clause.end(), [&](Literal each) { return value(each) != 0; });
    }

    cdcl::Solver& solver_;
    Manner manner_;
    core::Random random_;
    std::vector<Clause> clauses_;
    std::vector<Literal> trail_;
    std::vector<std::size_t> levels_;
    std::map<std::uint32_t, int> values_;
    std::map<Literal, Clause> implied_;  ///< the reasons, by literal that was implied since the last external_clause()
    std::optional<Clause> broken_;
};

struct Totals {
    std::uint64_t observed = 0, decided = 0, propagated = 0, added = 0;
};

/// Solves formulas whose clauses go at random to the engine or to the propagator, and checks every answer.
Totals check_propagators(const cdcl::Options& options, int rounds, std::uint64_t seed) {
    core::Random random(seed);
    Totals totals;
    for (int round = 0; round < rounds; ++round) {
        const auto variables = static_cast<std::uint32_t>(4 + random.below(9));
        cnf::ClauseList formula;
        formula.variables(variables);
        cdcl::Solver solver(options);
        const auto chance = [&] { return random.below(2) == 0; };
        const LazyClauses::Manner manner{chance(), chance(), chance(), chance(), chance()};
        LazyClauses propagator(solver, manner, random.below(1000));
        solver.propagate_with(&propagator);
        const std::uint64_t share = random.below(4);
        const auto add = [&](const cnf::ClauseList& clauses) {
            for (std::size_t index = 0; index < clauses.size(); ++index) {
                const Clause clause(clauses[index].begin(), clauses[index].end());
                formula.clause(clause);
                random.below(4) < share ? solver.clause(clause) : propagator.add(clause);
            }
        };
        for (int call = 0; call < 4; ++call) {
            CAPTURE(round, call);
            add(test::structured_formula(random, variables));
            Clause assumptions;
            for (std::uint64_t count = random.below(3); count > 0; --count)
                assumptions.push_back(test::random_literal(random, variables));
            const bool expected = test::satisfiable(formula, assumptions, variables);
            REQUIRE(solver.solve(assumptions, {}, {}).verdict ==
                    (expected ? solve::Verdict::satisfiable : solve::Verdict::unsatisfiable));
            if (!expected) continue;
            REQUIRE(test::is_model(solver, formula));
            REQUIRE(
                std::all_of(assumptions.begin(), assumptions.end(), [&](Literal each) { return solver.value(each); }));
        }
        totals.observed += propagator.observed;
        totals.decided += propagator.decided;
        totals.propagated += propagator.propagated;
        totals.added += propagator.added;
    }
    return totals;
}

}  // namespace

TEST_CASE("propagator: with the clauses that it has, answers are those of the whole formula", "[cdcl]") {
    const Totals totals = check_propagators({}, 2000, 31);
    CHECK(totals.observed > 100);
    CHECK(totals.decided > 100);
    CHECK(totals.propagated > 100);
    CHECK(totals.added > 100);
}

TEST_CASE("propagator: simplification does not remove observed variables", "[cdcl]") {
    for (const std::string_view pass : {"eliminate", "substitute", "congruence", "sweep", "probe", "vivify",
                                        "add-variables", "count", "parities", "symmetry"}) {
        CAPTURE(pass);
        check_propagators(test::forced([&](cdcl::Options& chosen) {
                              cdcl::set_option(chosen, pass, 1);
                              chosen.substitute = 1;
                          }),
                          200, 32);
    }
    check_propagators(test::forced([](cdcl::Options& chosen) {
                          for (const char* pass : {"eliminate", "substitute", "congruence", "sweep"})
                              cdcl::set_option(chosen, pass, 1);
                          chosen.lucky = 1;
                          chosen.early_delay = 0;
                      }),
                      1000, 33);
}

TEST_CASE("propagator: if it rejects a model without a reason, there is no answer", "[cdcl]") {
    struct Stubborn final : solve::Propagator {
        void notify_assignment(std::span<const Literal>) override {}
        void notify_new_decision_level() override {}
        void notify_backtrack(std::uint32_t) override {}
        bool check_found_model(std::span<const Literal>) override { return false; }
    } stubborn;
    cdcl::Solver solver;
    solver.propagate_with(&stubborn);
    solver.clause({Literal(cnf::Variable(0), false), Literal(cnf::Variable(1), false)});
    const solve::Outcome outcome = solver.solve({}, {}, {});
    CHECK(outcome.verdict == solve::Verdict::unknown);
    CHECK(outcome.reason == solve::StopReason::stopped);
    solver.propagate_with(nullptr);
    CHECK(test::decide(solver) == solve::Verdict::satisfiable);
}

TEST_CASE("propagator: it excludes a proof, and observe() needs one", "[cdcl]") {
    const auto key_of = [](auto&& action) -> std::string {
        try {
            action();
        } catch (const core::Error& error) {
            return std::string(error.key());
        }
        return "";
    };
    cdcl::Solver proving, solver;
    LazyClauses propagator(solver, {}, 1);
    proof::DratText proof;
    proving.prove_to(&proof);
    CHECK(key_of([&] { proving.propagate_with(&propagator); }) == "contract.proof");
    CHECK(key_of([&] { solver.observe(cnf::Variable(3)); }) == "contract.no_propagator");
    CHECK(key_of([&] { solver.unobserve(cnf::Variable(3)); }) == "contract.no_propagator");
    solver.propagate_with(&propagator);
    CHECK(key_of([&] { solver.prove_to(&proof); }) == "contract.proof");
    CHECK(key_of([&] { solver.observe(cnf::Variable(cnf::largest_variable)); }) == "contract.too_large");
    CHECK(key_of([&] { solver.observe(cnf::Variable(3)); }).empty());
}
