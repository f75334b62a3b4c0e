// Adds up the adders of the formula as whole numbers: literals and equalities that follow from it, or a refutation. It
// runs to completion once, so that little time is lost on a formula without adders; on one with adders, the highest
// bits of two circuits are proved equal without any search.
//
// The search for the carries of carry-lookahead adders examines the definitions around them, and may also find literals
// that are always true.
//
// All results follow from the present clauses alone. A proof of them takes cutting planes: the pass runs first without
// one, and once more to write it if there is something to prove.
#include "passes/environment.hpp"
#include "passes/inprocess.hpp"

#include <satdoku/reason/adders.hpp>

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace satdoku::cdcl {

namespace {

/// Carries are rare but in arithmetic: there this many ticks for each one are worth it.
constexpr std::uint64_t ticks_of_carry = 20'000;

/// Whether it is not known that the two are equal.
bool is_unknown(const State& state, const reason::EqualAddends& addends) {
    if (state.value(addends.one) != 0 && state.value(addends.two) != 0) return false;
    return !has_binary(state, addends.one, ~addends.two) || !has_binary(state, ~addends.one, addends.two);
}

/// Only finds out whether there are consequences.
class DryRun final : public reason::AdderConsequences {
  public:
    explicit DryRun(const State& state) : state_(state) {}
    void refuted() override { any = true; }
    void equal(const reason::EqualAddends& addends) override { any = any || is_unknown(state_, addends); }
    bool any = false;

  private:
    const State& state_;
};

class Application final : public reason::AdderConsequences {
  public:
    explicit Application(State& state) : state_(state) {}

    void refuted() override {
        if (!state_.unsatisfiable) derive_empty(state_);
    }

    void equal(const reason::EqualAddends& addends) override {
        if (state_.unsatisfiable || !is_unknown(state_, addends)) return;
        ++state_.counts.equal_addends;
        for (const std::array clause : {std::array{addends.one, ~addends.two}, std::array{~addends.one, addends.two}}) {
            if (!state_.proof.is_on()) {
                derive_clause(state_, clause, true, 1);
            } else {
                add_clause(state_, clause, true, 1);  // the proof has it
            }
        }
    }

  private:
    State& state_;
};

/// Answers by propagation in the formula, or by a search in a part of it.
class Questions final : public reason::AdderQuestions {
  public:
    Questions(State& state, core::Effort& effort)
        : state_(state), effort_(effort), saved_(state.saved), numbers_(state.capacity, 0) {}
    Questions(const Questions&) = delete;
    Questions& operator=(const Questions&) = delete;
    ~Questions() override = default;

    /// At the end: removes from the proof what only it has. Not by the destructor: writing may fail.
    void finish() {
        state_.saved = std::move(saved_);
        for (const std::vector<Literal>& lemma : lemmas_) prove_removed(state_, lemma);
    }

    bool exclude(std::span<const Literal> literals) override {
        bool holds = true;
        for (const Literal literal : literals) {
            if (state_.value(literal) < 0) holds = false;
            if (!holds) break;
            if (state_.value(literal) > 0) continue;
            open_level(state_, literal);
            holds = propagate(state_);
        }
        const bool excluded = !holds && state_.ending.reason == solve::StopReason::none;
        state_.conflict = {};
        backtrack(state_, 0);
        return excluded;
    }

    bool imply(const cnf::ClauseList& clauses, std::span<const std::vector<Literal>> conclusions) override {
        for (const Literal literal : clauses.literals()) number(literal);
        for (const std::vector<Literal>& conclusion : conclusions)
            for (const Literal literal : conclusion) number(literal);
        Environment environment(static_cast<std::uint32_t>(variables_.size()), Environment::proof_for(state_.proof),
                                state_.steps);
        std::vector<Literal> inner;
        for (std::size_t index = 0; index < clauses.size(); ++index) {
            inner.clear();
            for (const Literal literal : clauses[index]) inner.push_back(number(literal));
            environment.add(inner);
        }
        core::Random random(variables_.size());  // its own, as for definitions that are mined
        const bool implied = std::ranges::all_of(conclusions, [&](const std::vector<Literal>& conclusion) {
            inner.clear();
            for (const Literal literal : conclusion) inner.push_back(~number(literal));
            return environment.solve(inner, most_conflicts, random) == solve::Verdict::unsatisfiable;
        });
        const std::uint64_t cost = environment.ticks() + core::spreading(clauses.literals().size());
        effort_.spend(cost);
        if (implied) {
            effort_.grant(cost);  // a cell more is worth it
            if (state_.proof.is_on()) prove(environment);
            for (const std::vector<Literal>& conclusion : conclusions) {
                if (conclusion.size() == 1) {
                    units_.push_back(conclusion[0]);
                } else if (state_.proof.is_on()) {
                    add_lemma(conclusion);
                }
            }
        }
        for (const Variable variable : variables_) numbers_[variable.index()] = 0;
        variables_.clear();
        return implied;
    }

    /// Adds the literals that are implied to the formula.
    void take_units() {
        for (const Literal unit : units_)
            if (!state_.unsatisfiable) derive_unit(state_, unit);
        if (!state_.unsatisfiable && !propagate(state_)) derive_empty(state_);
    }

  private:
    static constexpr std::uint64_t most_conflicts = 200;

    void prove(Environment& environment) {
        environment.derived([&](const Environment::Step& step) {
            std::vector<Literal> lemma;
            for (const Literal literal : step.clause)
                lemma.emplace_back(variables_[literal.variable().index()], literal.negative());
            add_lemma(std::move(lemma));
        });
    }

    void add_lemma(std::vector<Literal> lemma) {
        prove_added(state_, lemma);
        lemmas_.push_back(std::move(lemma));
    }

    /// The literal within the part.
    Literal number(Literal literal) {
        std::uint32_t& number = numbers_[literal.variable().index()];
        if (number == 0) {
            variables_.push_back(literal.variable());
            number = static_cast<std::uint32_t>(variables_.size());
        }
        return Literal(Variable(number - 1), literal.negative());
    }

    State& state_;
    core::Effort& effort_;
    std::vector<std::int8_t> saved_;            ///< the phases before propagation changed them
    std::vector<std::vector<Literal>> lemmas_;  ///< clauses that only the proof has
    std::vector<Literal> units_;                ///< conclusions that take_units() has not taken
    std::vector<std::uint32_t> numbers_;        ///< by variable: its number in the part and 1, or 0
    std::vector<Variable> variables_;           ///< by their number in the part
};

/// Adds that two literals cannot both be true, or that their carry is false.
void exclude(State& state, const reason::Exclusion& exclusion) {
    const auto& [one, two, carry, summands] = exclusion;
    if (state.unsatisfiable || state.value(one) < 0 || state.value(two) < 0) return;
    if (carry ? state.value(*carry) < 0 : has_binary(state, ~one, ~two)) return;
    ++state.counts.exclusive_addends;
    if (carry) {
        derive_unit(state, ~*carry);
    } else if (state.value(one) == 0 && state.value(two) == 0) {
        derive_clause(state, std::array{~one, ~two}, true, 1);
    } else {
        derive_unit(state, state.value(one) > 0 ? ~two : ~one);
    }
}

/// Adds the literals that the search for adders has found to be true.
void add_known(const State& state, reason::Adders& adders) {
    for (const reason::AdderCell& cell : adders.cells) {
        for (const std::optional<Literal>& literal :
             {std::optional(cell.one), std::optional(cell.two), std::optional(cell.sum), cell.carry, cell.generated}) {
            if (!literal || state.value(*literal) == 0) continue;
            adders.known.push_back(state.value(*literal) > 0 ? *literal : ~*literal);
        }
    }
    std::ranges::sort(adders.known);
    adders.known.erase(std::unique(adders.known.begin(), adders.known.end()), adders.known.end());
}

}  // namespace

void sum_adders(State& state, std::uint64_t budget) {
    const std::uint64_t loading = cost_of_clauses(state);
    if (!state.adder_savings.save(budget, 2 * loading)) return;
    core::Effort effort = state.adder_savings.spend_all([&] { return poll(state); });
    effort.spend(loading);
    reason::Definitions definitions = reason::find_definitions(present_clauses(state), effort);
    Questions questions(state, effort);
    reason::Adders adders = reason::find_adders(definitions, state.capacity, questions, effort);
    questions.take_units();
    if (!state.unsatisfiable) {
        reason::tell_exclusions(
            adders, [&](const auto& exclusion) { exclude(state, exclusion); }, state.proof.planes());
    }
    if (!state.unsatisfiable && !propagate(state)) derive_empty(state);
    add_known(state, adders);
    const auto carries =
        std::ranges::count_if(adders.cells, [](const auto& cell) { return !cell.carry || cell.generated; });
    const std::uint64_t most = effort.left() + ticks_of_carry * static_cast<std::uint64_t>(carries);
    const auto add = [&](reason::AdderConsequences& consequences, cnf::CuttingPlanes* proof) {
        core::Effort adding(most, [&] { return poll(state); });
        reason::sum_adders(adders, consequences, proof, adding);
        effort.spend(adding.spent());
    };
    DryRun dry_run(state);
    if (!state.unsatisfiable && state.proof.is_on()) add(dry_run, nullptr);
    if (!state.unsatisfiable && (!state.proof.is_on() || dry_run.any)) {
        Application application(state);
        add(application, state.proof.planes());
    }
    if (!state.unsatisfiable && !propagate(state)) derive_empty(state);
    state.counts.ticks += effort.spent();
    // A formula without adders will hardly get any.
    state.adder_savings.settle(effort, carries > 0 ? 2 : 10);
    questions.finish();
}

}  // namespace satdoku::cdcl
