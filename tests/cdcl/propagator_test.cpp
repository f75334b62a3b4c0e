// A propagator that has a part of the formula and gives it to the engine in every possible way: the answers must be
// those of the whole formula.
#include "simplification.hpp"
#include "support/sanitized.hpp"
#include <satdoku/core/error.hpp>
#include <satdoku/solve/propagator.hpp>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

using namespace satdoku;
using cnf::Literal;
using test::Clause;

namespace {
/// Knows the search only by notifications.
class HiddenClauses final : public solve::Propagator {
  public:
    struct Manner {
        bool propagating;     ///< implies literals
        bool impatient;       ///< gives clauses before a model breaks them
        bool forgettable;     ///< the engine may drop its clauses
        bool deciding;        ///< makes decisions
        bool observing_late;  ///< observes variables only when it gives their clauses
        bool lazy;            ///< sees complete assignments alone
        bool going_back;      ///< forces backtracks
        bool delaying;        ///< implies literals later than it could
    };

    HiddenClauses(cdcl::Solver& solver, const Manner& manner, std::uint64_t seed)
        : solver_(solver), manner_(manner), random_(seed) {}

    void add(const Clause& clause) {
        clauses_.push_back(clause);
        if (manner_.observing_late) return;
        for (const Literal literal : clause) solver_.observe(literal.variable());
    }

    bool is_lazy() const override { return manner_.lazy; }

    void notify_assignment(std::span<const Literal> literals) override {
        REQUIRE(!manner_.lazy);
        for (const Literal literal : literals) {
            REQUIRE(value(literal) == 0);
            trail_.push_back(literal);
            values_[literal.variable().index()] = literal.negative() ? -1 : 1;
        }
    }
    void notify_new_decision_level() override {
        REQUIRE(!manner_.lazy);
        levels_.push_back(trail_.size());
    }
    void notify_backtrack(std::uint32_t level) override {
        REQUIRE(level < levels_.size());
        while (trail_.size() > levels_[level]) {
            values_.erase(trail_.back().variable().index());
            trail_.pop_back();
        }
        levels_.resize(level);
    }

    bool check_found_model(std::span<const Literal> model) override {
        if (manner_.lazy) {
            values_.clear();
            for (const Literal literal : model) values_[literal.variable().index()] = literal.negative() ? -1 : 1;
        } else {
            REQUIRE(model.size() == trail_.size());
            for (const Literal literal : model) REQUIRE(value(literal) == 1);
        }
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
        REQUIRE(!manner_.lazy);
        if (manner_.going_back && random_.below(8) == 0) {
            const std::uint64_t level = random_.below(levels_.size() + 1);
            returned += level < levels_.size() ? 1 : 0;
            solver_.force_backtrack(static_cast<std::uint32_t>(level));
            REQUIRE(levels_.size() == level);
        }
        if (!manner_.deciding || clauses_.empty() || random_.below(3) != 0) return std::nullopt;
        const Clause& clause = clauses_[random_.below(clauses_.size())];
        ++decided;
        return clause.empty() ? std::nullopt : std::optional(clause[random_.below(clause.size())]);
    }

    std::optional<Literal> propagate() override {
        REQUIRE(!manner_.lazy);
        if (!manner_.propagating) return std::nullopt;
        for (const Clause& clause : clauses_) {
            const auto is_false = [&](Literal each) { return value(each) < 0; };
            const auto open = std::find_if_not(clause.begin(), clause.end(), is_false);
            if (open == clause.end() || value(*open) != 0 || !std::all_of(open + 1, clause.end(), is_false) ||
                implied_.contains(*open) || (manner_.delaying && random_.below(2) == 0))
                continue;
            implied_.insert(*open);
            reasons_[*open] = clause;
            ++propagated;
            return *open;
        }
        implied_.clear();
        return std::nullopt;
    }
    void reason(Literal literal, std::vector<Literal>& clause) override {
        clause = reasons_.at(literal);
        ++explained;
    }

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

    std::uint64_t observed = 0, decided = 0, propagated = 0, explained = 0, added = 0, returned = 0;

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
    std::set<Literal> implied_;          ///< since the last external_clause()
    std::map<Literal, Clause> reasons_;  ///< of the literals that were implied last
    std::optional<Clause> broken_;
};

struct Totals {
    std::uint64_t observed = 0, decided = 0, propagated = 0, explained = 0, added = 0, returned = 0;
    std::uint64_t judged_lazily = 0, shown = 0, proofs = 0, axioms_needed = 0;
};

/// A proof in memory, with and without its deletions: a clause that one solve has deleted may return in the next.
struct Steps final : proof::Proof {
    void add(std::span<const Literal> clause) override {
        all.add(clause);
        additions.add(clause);
    }
    void remove(std::span<const Literal> clause) override { all.remove(clause); }
    proof::DratText all, additions;
};

struct Axioms final : proof::Proof {
    void add(std::span<const Literal> clause) override { clauses.clause(clause); }
    void remove(std::span<const Literal>) override { FAIL("axioms stay"); }
    cnf::ClauseList clauses;
};

bool refutes(const std::vector<const cnf::ClauseList*>& parts, const Clause& failed, const proof::DratText& proof) {
    cnf::ClauseList refuted;
    for (const cnf::ClauseList* const part : parts)
        for (std::size_t index = 0; index < part->size(); ++index) refuted.clause((*part)[index]);
    for (const Literal& literal : failed) refuted.clause({&literal, 1});
    return check::drat(refuted, proof.bytes(), "proof").verdict == check::DratVerdict::verified;
}

/// Compares the fixed literals that the solver reports with what it knows, and with the models.
void check_reported(const cdcl::Solver& solver, const std::map<std::uint32_t, bool>& shown,
                    const cnf::ClauseList& formula, std::uint32_t variables) {
    for (std::uint32_t index = 0; index < variables; ++index) {
        const auto found = shown.find(index);
        const std::optional<bool> fixed = solver.fixed({cnf::Variable(index), false});
        REQUIRE(fixed == (found == shown.end() ? std::nullopt : std::optional(found->second)));
        if (fixed) REQUIRE_FALSE(test::satisfiable(formula, Clause{Literal(cnf::Variable(index), *fixed)}, variables));
    }
}

/// Solves formulas whose clauses go at random to the engine or to the propagator, and checks every answer.
Totals check_propagators(const cdcl::Options& options, int plain_rounds, std::uint64_t seed) {
    core::Random random(seed);
    Totals totals;
    for (int round = 0; round < support::rounds(plain_rounds); ++round) {
        const auto variables = static_cast<std::uint32_t>(4 + random.below(9));
        cnf::ClauseList formula, given;  // all clauses, and those of the engine
        formula.variables(variables);
        cdcl::Solver solver(options);
        const auto chance = [&] { return random.below(2) == 0; };
        const HiddenClauses::Manner manner{
            chance(), chance(), chance(), chance(), chance(), chance(), random.below(4) == 0, chance()};
        HiddenClauses propagator(solver, manner, random.below(1000));
        Steps steps;
        Axioms axioms;
        const bool proving = chance();
        if (proving) {
            solver.prove_to(&steps, &axioms);
            solver.variables(variables);
        }
        std::map<std::uint32_t, bool> shown;
        solver.report_fixed(
            [&](Literal literal) { REQUIRE(shown.emplace(literal.variable().index(), !literal.negative()).second); });
        solver.propagate_with(&propagator);
        const std::uint64_t share = random.below(4);
        const auto add = [&](const cnf::ClauseList& clauses) {
            for (std::size_t index = 0; index < clauses.size(); ++index) {
                const Clause clause(clauses[index].begin(), clauses[index].end());
                formula.clause(clause);
                if (random.below(4) < share) {
                    given.clause(clause);
                    solver.clause(clause);
                } else {
                    propagator.add(clause);
                }
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
            check_reported(solver, shown, formula, variables);
            if (!expected) {
                Clause failed;
                for (const Literal literal : assumptions)
                    if (solver.failed(literal)) failed.push_back(literal);
                REQUIRE_FALSE(test::satisfiable(formula, failed, variables));
                if (!proving) continue;
                ++totals.proofs;
                REQUIRE(refutes({&given, &axioms.clauses}, failed, call == 0 ? steps.all : steps.additions));
                if (!refutes({&given}, failed, steps.additions)) ++totals.axioms_needed;
                continue;
            }
            REQUIRE(test::is_model(solver, formula));
            REQUIRE(
                std::all_of(assumptions.begin(), assumptions.end(), [&](Literal each) { return solver.value(each); }));
        }
        totals.observed += propagator.observed;
        totals.decided += propagator.decided;
        totals.propagated += propagator.propagated;
        totals.explained += propagator.explained;
        totals.added += propagator.added;
        totals.returned += propagator.returned;
        if (manner.lazy) totals.judged_lazily += propagator.added;
        totals.shown += shown.size();
    }
    return totals;
}
}  // namespace

TEST_CASE("propagator: with the clauses that it has, answers are those of the whole formula", "[cdcl]") {
    const Totals totals = check_propagators({}, 1600, 31);
    CHECK(totals.observed > support::rounds(100));
    CHECK(totals.decided > support::rounds(100));
    CHECK(totals.propagated > support::rounds(100));
    CHECK(totals.explained > support::rounds(100));
    CHECK(totals.explained < totals.propagated);
    CHECK(totals.added > support::rounds(100));
    CHECK(totals.returned > support::rounds(100));
    CHECK(totals.judged_lazily > support::rounds(100));
    CHECK(totals.shown > support::rounds(100));
    CHECK(totals.proofs > support::rounds(100));
    CHECK(totals.axioms_needed > support::rounds(100));
    // Such small formulas have too few conflicts for what usually starts later.
    cdcl::Options early;
    early.shrink_delay = 0;
    check_propagators(early, 1600, 101);
}

TEST_CASE("propagator: simplification does not remove observed variables", "[cdcl]") {
    for (const std::string_view pass :
         {"eliminate", "substitute", "congruence", "sweep", "vivify", "bva", "cardinality", "xor", "symmetry"}) {
        CAPTURE(pass);
        check_propagators(test::forced([&](cdcl::Options& chosen) {
                              cdcl::set_option(chosen, pass, 1);
                              chosen.substitute = 1;
                          }),
                          100, 32);
    }
    check_propagators(test::forced([](cdcl::Options& chosen) {
                          for (const char* pass : {"eliminate", "substitute", "congruence", "sweep"})
                              cdcl::set_option(chosen, pass, 1);
                          chosen.lucky = 1;
                          chosen.early_delay = 0;
                      }),
                      600, 33);
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

TEST_CASE("propagator: what is learned takes the place of clauses that exclude models", "[cdcl]") {
    static constexpr std::uint32_t variables = 10;
    struct Enumerating final : solve::Propagator {
        const cdcl::Solver* solver = nullptr;
        std::vector<Literal> excluded;
        std::uint64_t models = 0, most_clauses = 0;
        void notify_assignment(std::span<const Literal>) override {}
        void notify_new_decision_level() override {}
        void notify_backtrack(std::uint32_t) override {}
        bool check_found_model(std::span<const Literal> model) override {
            ++models;
            most_clauses = std::max(most_clauses, test::statistic(*solver, "irredundant"));
            for (const Literal literal : model) excluded.push_back(~literal);
            return models > 1U << variables;  // some model again
        }
        bool external_clause(std::vector<Literal>& clause, bool& forgettable) override {
            forgettable = false;
            clause = std::exchange(excluded, {});
            return !clause.empty();
        }
    } enumerating;
    cdcl::Options options;
    options.inprocess = 0;
    if (GENERATE(false, true)) {  // drops what is learned as soon as it may
        options.reduce_interval = 2;
        options.reduce_low = 100;
        options.reduce_high = 100;
        options.measure_tiers = 0;
        options.tier1 = 1;
        options.tier2 = 1;
    }
    cdcl::Solver solver(options);
    enumerating.solver = &solver;
    solver.propagate_with(&enumerating);
    for (std::uint32_t index = 0; index < variables; ++index) solver.observe(cnf::Variable(index));
    CHECK(test::decide(solver) == solve::Verdict::unsatisfiable);
    CHECK(enumerating.models == 1U << variables);
    CHECK(enumerating.most_clauses < enumerating.models / 8);
}

TEST_CASE("propagator: it is asked for a reason when a conflict needs it", "[cdcl]") {
    const auto literal = [](std::uint32_t index) { return Literal(cnf::Variable(index), false); };
    const Literal a = literal(0), b = literal(1), c = literal(2), d = literal(3);
    struct Implying final : solve::Propagator {
        std::vector<Literal> decisions;  // from the last
        std::map<Literal, Clause> reasons;
        std::vector<Literal> asked;
        std::vector<Literal> trail;
        std::vector<std::size_t> levels;
        std::map<Literal, std::size_t> levels_reported;
        std::size_t least_level = 1;
        void notify_assignment(std::span<const Literal> literals) override {
            trail.insert(trail.end(), literals.begin(), literals.end());
            for (const Literal literal : literals) levels_reported[literal] = levels.size();
        }
        void notify_new_decision_level() override { levels.push_back(trail.size()); }
        void notify_backtrack(std::uint32_t level) override {
            trail.resize(levels[level]);
            levels.resize(level);
        }
        bool check_found_model(std::span<const Literal>) override { return true; }
        std::optional<Literal> decide() override {
            if (decisions.empty()) return std::nullopt;
            const Literal decision = decisions.back();
            decisions.pop_back();
            return decision;
        }
        std::optional<Literal> propagate() override {
            if (levels.size() < least_level || reasons.empty()) return std::nullopt;
            const Literal implied = reasons.begin()->first;
            const bool has_value = std::any_of(trail.begin(), trail.end(),
                                               [&](Literal each) { return each.variable() == implied.variable(); });
            return has_value ? std::nullopt : std::optional(implied);
        }
        void reason(Literal implied, Clause& clause) override {
            asked.push_back(implied);
            clause = reasons.at(implied);
            reasons.clear();
        }
    } implying;
    cdcl::Options options;
    for (cdcl::Option* each : {&options.inprocess, &options.lucky, &options.walk}) *each = 0;
    cdcl::Solver solver(options);
    solver.propagate_with(&implying);
    for (const Literal each : {a, b, c, d}) solver.observe(each.variable());
    implying.reasons = {{b, {~a, b}}};
    implying.decisions = {a};
    SECTION("a model needs none") {
        CHECK(test::decide(solver) == solve::Verdict::satisfiable);
        CHECK(solver.value(b));
        CHECK(implying.asked.empty());
    }
    SECTION("the clause that is learned has the implied literal") {
        solver.clause({~b, c});
        solver.clause({~b, ~c});
        implying.decisions = {~a, a};
        CHECK(test::decide(solver) == solve::Verdict::satisfiable);
        CHECK(implying.asked.empty());
    }
    SECTION("analysis resolves with it") {
        solver.clause({~a, ~b, c});
        solver.clause({~a, ~b, ~c});
        CHECK(test::decide(solver) == solve::Verdict::satisfiable);
        CHECK(implying.asked == Clause{b});
        CHECK_FALSE(solver.value(a));
    }
    SECTION("it follows on a lower level than it was implied on") {
        implying.decisions = {d, a};
        implying.least_level = 2;
        solver.clause({~d, ~b, c});
        solver.clause({~d, ~b, ~c});
        CHECK(test::decide(solver) == solve::Verdict::satisfiable);
        CHECK(implying.asked == Clause{b});
        CHECK(implying.levels_reported.at(b) == 1);
    }
    SECTION("it implies nothing there") {
        implying.reasons = {{b, {~c, b}}};
        solver.clause({~a, ~b, c});
        solver.clause({~a, ~b, ~c});
        CHECK(test::decide(solver) == solve::Verdict::satisfiable);
        CHECK(implying.asked == Clause{b});
    }
    SECTION("it implies nothing, since a literal of it has no value") {
        implying.reasons = {{b, {~a, ~d, b}}};
        const Literal e = literal(4);
        solver.clause({a, e});
        solver.clause({a, ~e});
        solver.clause({~a, ~b, c});
        solver.clause({~a, ~b, ~c});
        CHECK(test::decide(solver) == solve::Verdict::satisfiable);
        CHECK(implying.asked == Clause{b});
        CHECK(solver.value(a));
    }
    SECTION("under assumptions it is asked at once") {
        solver.clause({~b, c});
        solver.clause({~b, ~c});
        CHECK(test::decide(solver, Clause{a}) == solve::Verdict::unsatisfiable);
        CHECK(implying.asked == Clause{b});
        CHECK(solver.failed(a));
    }
}

TEST_CASE("propagator: it knows which literals were decided", "[cdcl]") {
    struct Asking final : solve::Propagator {
        cdcl::Solver* solver = nullptr;
        std::vector<Literal> decided, implied;
        void notify_assignment(std::span<const Literal> literals) override {
            for (const Literal literal : literals)
                (solver->is_decision(literal.variable()) ? decided : implied).push_back(literal);
        }
        void notify_new_decision_level() override {}
        void notify_backtrack(std::uint32_t) override {}
        bool check_found_model(std::span<const Literal>) override { return true; }
    } asking;
    const auto literal = [](std::uint32_t index) { return Literal(cnf::Variable(index), false); };
    cdcl::Solver solver;
    asking.solver = &solver;
    solver.propagate_with(&asking);
    for (std::uint32_t index = 0; index < 3; ++index) solver.observe(cnf::Variable(index));
    solver.clause({literal(0)});
    solver.clause({~literal(1), literal(2)});
    CHECK(test::decide(solver, Clause{literal(1)}) == solve::Verdict::satisfiable);
    CHECK(asking.decided == Clause{literal(1)});
    CHECK(asking.implied == Clause{literal(0), literal(2)});
}

TEST_CASE("propagator: those that are fixed already are reported at once", "[cdcl]") {
    const Literal one(cnf::Variable(0), false), two(cnf::Variable(1), false);
    cdcl::Solver solver;
    solver.clause({one});
    Clause shown;
    solver.report_fixed([&](Literal literal) { shown.push_back(literal); });
    CHECK(shown == Clause{one});
    solver.clause({~one, ~two});
    CHECK(shown == Clause{one, ~two});
    solver.report_fixed({});
    solver.clause({Literal(cnf::Variable(2), false)});
    CHECK(shown.size() == 2);
}

TEST_CASE("propagator: with one a proof needs axioms, and observe() needs one", "[cdcl]") {
    const auto key_of = [](auto&& action) -> std::string {
        try {
            action();
        } catch (const core::Error& error) {
            return std::string(error.key());
        }
        return "";
    };
    cdcl::Solver proving, solver;
    HiddenClauses propagator(solver, {}, 1);
    proof::DratText proof;
    proving.prove_to(&proof);
    CHECK(key_of([&] { proving.propagate_with(&propagator); }) == "contract.proof");
    CHECK(key_of([&] { solver.observe(cnf::Variable(3)); }) == "contract.no_propagator");
    CHECK(key_of([&] { solver.unobserve(cnf::Variable(3)); }) == "contract.no_propagator");
    solver.propagate_with(&propagator);
    CHECK(key_of([&] { solver.prove_to(&proof); }) == "contract.proof");
    CHECK(key_of([&] { solver.observe(cnf::Variable(cnf::largest_variable)); }) == "contract.too_large");
    CHECK(key_of([&] { solver.observe(cnf::Variable(3)); }).empty());
    CHECK(key_of([&] { solver.force_backtrack(0); }) == "contract.no_question");
    CHECK(key_of([&] { solver.is_decision(cnf::Variable(3)); }) == "contract.no_question");
    CHECK(key_of([&] { solver.prove_to(&proof, &proof); }).empty());
    cdcl::Solver with_axioms;
    with_axioms.prove_to(&proof, &proof);
    CHECK(key_of([&] { with_axioms.propagate_with(&propagator); }).empty());
}
