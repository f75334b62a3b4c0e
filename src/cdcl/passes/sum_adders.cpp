// Adds up the adders of the formula as whole numbers, which gives literals and equalities, or a refutation: the highest
// bits of two circuits are equal without any search. A call runs to completion once, so little is lost on a formula
// without adders.
//
// All results follow from the present clauses alone. A proof of clauses does without bounds of carries.
#include "passes/inprocess.hpp"
#include "passes/sub_solver.hpp"
#include <satdoku/reason/arithmetic.hpp>
#include <set>

namespace satdoku::cdcl {
namespace {
/// The formula of the search: it answers by propagation, or by a search in a part of it.
class AddedUp final : public reason::AdderFormula {
  public:
    AddedUp(State& state, core::Effort& effort)
        : state_(state), effort_(effort), saved_(state.saved), numbers_(state.capacity, 0) {}
    AddedUp(const AddedUp&) = delete;
    AddedUp& operator=(const AddedUp&) = delete;
    ~AddedUp() override = default;

    /// At the end: removes from the proof what only it has. Not by the destructor: writing may fail.
    void finish() {
        state_.saved = std::move(saved_);
        for (const std::vector<Literal>& lemma : lemmas_) prove_removed(state_, lemma);
    }

    std::int8_t value(Literal literal) const override { return state_.value(literal); }

    bool has(const reason::EqualAddends& addends) const override {
        const auto& [one, two, literal] = addends;
        if (state_.value(one) != 0 && state_.value(two) != 0) return true;
        return has_binary(state_, one, ~two) && has_binary(state_, ~one, two);
    }

    bool exclude(std::span<const Literal> literals) override {
        bool holds = true;
        for (const Literal literal : literals) {
            if (state_.value(literal) < 0) holds = false;
            if (!holds) break;
            if (state_.value(literal) > 0) continue;
            open_level(state_, literal);
            holds = cdcl::propagate(state_);
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
        SubSolver sub_solver(static_cast<std::uint32_t>(variables_.size()), SubSolver::proof_for(state_.proof),
                             state_.steps);
        std::vector<Literal> inner;
        std::map<std::int64_t, std::size_t> places;  // of clauses by their ids in the part
        for (std::size_t index = 0; index < clauses.size(); ++index) {
            inner.clear();
            for (const Literal literal : clauses[index]) inner.push_back(number(literal));
            places[sub_solver.add(inner)] = index;
        }
        core::Random random(variables_.size());  // its own, as for definitions that are mined
        const bool implied = std::ranges::all_of(conclusions, [&](const std::vector<Literal>& conclusion) {
            inner.clear();
            for (const Literal literal : conclusion) inner.push_back(~number(literal));
            return sub_solver.solve(inner, most_conflicts, random) == solve::Verdict::unsatisfiable;
        });
        const std::uint64_t cost = sub_solver.ticks() + core::spreading(clauses.literals().size());
        effort_.spend(cost);
        if (implied) {
            effort_.grant(cost);  // refund: a proved cell pays for its question
            if (state_.proof.is_on() && !state_.unsatisfiable) prove(sub_solver, clauses, places);
            for (const std::vector<Literal>& conclusion : conclusions)
                if (conclusion.size() == 1) units_.push_back(conclusion[0]);
        }
        for (const Variable variable : variables_) numbers_[variable.index()] = 0;
        variables_.clear();
        return implied;
    }

    bool prove(std::span<const Literal> clause) override {
        std::vector<Literal> part;  // of the clause, which follows by propagation
        std::optional<Conflict> conflict;
        for (const Literal literal : clause) {
            if (conflict || state_.value(literal) < 0) continue;
            part.push_back(literal);
            if (state_.value(literal) > 0) {
                conflict = {state_.assignment(literal).reason, literal};
                if (state_.assignment(literal).level == 0) part = {literal};
            } else {
                open_level(state_, ~literal);
                if (!cdcl::propagate(state_)) conflict = state_.conflict;
            }
        }
        if (!conflict) {
            part = implied_part(clause);
        } else if (part.size() > 1 || state_.value(part[0]) < 0 || state_.assignment(part[0]).level > 0) {
            add_lemma(part, [&](Hints& hints) { hints.by_trail(*conflict); });
        }
        state_.conflict = {};
        backtrack(state_, 0);
        if (!part.empty() && part.size() < clause.size()) add_lemma({clause.begin(), clause.end()}, by(part));
        return !part.empty();
    }

    void exclusive(const reason::ExclusiveAddends& addends) override {
        const auto& [one, two, carry] = addends;
        if (state_.unsatisfiable || state_.value(one) < 0 || state_.value(two) < 0) return;
        if (carry ? state_.value(*carry) < 0 : has_binary(state_, ~one, ~two)) return;
        ++state_.counts.exclusive_addends;
        if (carry) {
            derive_unit(state_, ~*carry);
        } else if (state_.value(one) == 0 && state_.value(two) == 0) {
            derive_clause(state_, std::array{~one, ~two}, true, 1);
        } else {
            derive_unit(state_, state_.value(one) > 0 ? ~two : ~one);
        }
    }

    void equal(const reason::EqualAddends& addends) override {
        if (state_.unsatisfiable || has(addends)) return;
        ++state_.counts.equal_addends;
        for (const std::array clause : {std::array{addends.one, ~addends.two}, std::array{~addends.one, addends.two}}) {
            if (!state_.proof.is_on()) {
                derive_clause(state_, clause, true, 1);
            } else {
                add_clause(state_, clause, true, 1);  // the proof has it
            }
        }
    }

    void unproved() override { ++state_.counts.unproved; }

    void refuted() override {
        if (!state_.unsatisfiable) derive_empty(state_);
    }

    bool propagate() override {
        for (const Literal unit : std::exchange(units_, {}))
            if (!state_.unsatisfiable) derive_unit(state_, unit, by(std::array{unit}));
        if (!state_.unsatisfiable && !cdcl::propagate(state_)) derive_empty(state_);
        return !state_.unsatisfiable;
    }

  private:
    static constexpr std::uint64_t most_conflicts = 200;

    /// The last steps are the conclusions, or say more.
    void prove(SubSolver& sub_solver, const cnf::ClauseList& clauses,
               const std::map<std::int64_t, std::size_t>& places) {
        std::map<std::int64_t, std::int64_t> ids;  // by id in the part
        sub_solver.derived([&](const SubSolver::Step& step) {
            for (const std::int64_t hint : step.hints) {
                if (ids.contains(hint)) continue;
                prove(clauses[places.at(hint)]);
                state_.proof.inform([&](Hints& hints) { ids[hint] = hints.find(clauses[places.at(hint)]); });
            }
            std::vector<Literal> lemma;
            for (const Literal literal : step.clause)
                lemma.emplace_back(variables_[literal.variable().index()], literal.negative());
            const auto by_part = [&](Hints& hints) {
                for (const std::int64_t hint : step.hints) hints.by(ids.at(hint));
            };
            if (lemma.empty()) return derive_empty(state_, by_part);
            std::ranges::sort(lemma);
            implied_.insert(lemma);
            add_lemma(std::move(lemma), by_part);
            state_.proof.inform([&](Hints& hints) { ids[step.id] = hints.last_id(); });
        });
    }

    /// Returns a clause that imply() has derived, of some of these literals.
    std::vector<Literal> implied_part(std::span<const Literal> clause) const {
        for (std::uint32_t chosen = 1; chosen < 1U << clause.size(); ++chosen) {
            std::vector<Literal> part;
            for (std::size_t index = 0; index < clause.size(); ++index)
                if ((chosen >> index & 1U) != 0) part.push_back(clause[index]);
            std::ranges::sort(part);
            if (implied_.contains(part)) return part;
        }
        return {};
    }

    void add_lemma(std::vector<Literal> lemma, By by = {}) {
        prove_added(state_, lemma, by);
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
    std::set<std::vector<Literal>> implied_;    ///< of them, what imply() has derived; each is sorted
    std::vector<Literal> units_;                ///< conclusions that propagate() has not taken
    std::vector<std::uint32_t> numbers_;        ///< by variable: its number in the part and 1, or 0
    std::vector<Variable> variables_;           ///< by their number in the part
};
}  // namespace

void sum_adders(State& state, std::uint64_t budget) {
    const std::uint64_t loading = cost_of_clauses(state);
    if (!state.adder_savings.save(budget, 2 * loading)) return;
    core::Effort effort = state.adder_savings.spend_all([&] { return poll(state); });
    effort.spend(loading);
    AddedUp formula(state, effort);
    ProofDerivation derivation(state.proof);
    const reason::CountingProof proof{state.proof.planes(), state.proof.is_on() ? &derivation : nullptr};
    const bool has_carries = reason::add_up_adders(present_clauses(state), formula, proof, effort);
    state.counts.ticks += effort.spent();
    // A formula without adders will hardly get any.
    state.adder_savings.settle(effort, has_carries ? 2 : 10);
    formula.finish();
}
}  // namespace satdoku::cdcl
