// The proof of congruence closure. Equalities of AND gates follow by unit propagation alone. Those of XOR and
// if-then-else gates follow only when some of the inputs have values, so each clause is first added with these literals
// in all combinations, and then with one literal less at a time.
//
// Hints are found by propagation itself: the literals of a step are decided to be false, and the trail to the conflict
// gives them. So the lemmas have to be among the clauses of the search as long as the closure lasts. A step with one
// literal less follows from the two that have it.
#pragma once
#include "passes/inprocess.hpp"

namespace satdoku::cdcl {
class CongruenceProof {
  public:
    CongruenceProof(State& state, core::Effort& effort) : state_(state), effort_(effort) {}

    /// Adds a clause without duplicate variables that follows by propagation when the cases have values. False: with
    /// hints, propagation was stopped early or does not find it; then nothing must be built on it.
    bool add_by_cases(std::span<const Literal> clause, std::span<const Literal> cases) {
        if (!state_.proof.is_on()) return true;
        std::vector<Literal> open;
        std::copy_if(cases.begin(), cases.end(), std::back_inserter(open), [&](Literal each) {
            return std::none_of(clause.begin(), clause.end(),
                                [&](Literal literal) { return literal.variable() == each.variable(); });
        });
        std::vector<std::vector<Literal>> steps;
        const auto add = [&](std::vector<Literal> step, By by) {
            prove_added(state_, step, by);
            steps.push_back(std::move(step));
        };
        bool holds = true;
        for (std::uint32_t signs = 0; signs < 1U << open.size() && holds; ++signs) {
            std::vector<Literal> step = in_case(clause, open, signs);
            holds = !state_.proof.is_hinted() || find_hints(step);
            if (holds) add(std::move(step), {});
        }
        for (std::size_t count = open.size(); count-- > 0 && holds;) {
            for (std::uint32_t signs = 0; signs < 1U << count; ++signs) {
                const std::span<const Literal> more(open.data(), count + 1);
                add(in_case(clause, more.first(count), signs), [&](Hints& hints) {
                    hints.by(in_case(clause, more, signs)).by(in_case(clause, more, signs | 1U << count));
                });
            }
        }
        if (holds) steps.pop_back();  // the clause itself
        for (const std::vector<Literal>& step : steps) prove_removed(state_, step);
        return holds;
    }

    /// The same for a clause of any literals that only later steps of the proof need.
    void add_lemma(std::vector<Literal> clause, std::span<const Literal> cases = {}) {
        if (!state_.proof.is_on() || !cnf::normalize(clause)) return;
        if (!state_.proof.is_hinted()) {
            add_by_cases(clause, cases);
            lemmas_.push_back(std::move(clause));
            return;
        }
        if (std::any_of(clause.begin(), clause.end(), [&](Literal each) { return state_.value(each) > 0; })) return;
        std::erase_if(clause, [&](Literal each) { return state_.value(each) < 0; });
        if (clause.size() < 2 || !add_by_cases(clause, cases)) return;
        const Reference reference = add_clause(state_, clause, true, static_cast<std::uint32_t>(clause.size()));
        if (clause.size() > 2) watched_lemmas_.push_back(reference);  // binary ones stay
    }

    /// Adds the clauses of output = XOR of the inputs, from which cancelled inputs have been removed, as lemmas.
    void add_xor_gate(Literal output, std::span<const Literal> inputs, std::span<const Literal> cancelled) {
        for (std::uint32_t signs = 0; signs < 2U << inputs.size(); ++signs) {
            if (std::popcount(signs) % 2 == 0) continue;
            std::vector<Literal> clause{(signs & 1U) != 0 ? ~output : output};
            for (std::size_t index = 0; index < inputs.size(); ++index)
                clause.push_back((signs >> (index + 1) & 1U) != 0 ? ~inputs[index] : inputs[index]);
            add_lemma(std::move(clause), cancelled);
        }
    }

    void remove_lemmas() {
        for (const std::vector<Literal>& lemma : lemmas_) prove_removed(state_, lemma);
        for (const Reference lemma : watched_lemmas_) drop_clause(state_, lemma);
        lemmas_.clear();
        watched_lemmas_.clear();
    }

  private:
    static std::vector<Literal> in_case(std::span<const Literal> clause, std::span<const Literal> cases,
                                        std::uint32_t signs) {
        std::vector<Literal> step(clause.begin(), clause.end());
        for (std::size_t index = 0; index < cases.size(); ++index)
            step.push_back((signs >> index & 1U) != 0 ? ~cases[index] : cases[index]);
        return step;
    }

    /// Gives the hints of a step by propagation at level 0 and above. False: there is no conflict.
    bool find_hints(std::span<const Literal> step) {
        const std::uint64_t before = state_.counts.ticks;
        std::optional<Conflict> conflict = first_true(step);
        for (const Literal literal : step) {
            if (conflict || state_.ending.reason != solve::StopReason::none) break;
            if (state_.value(literal) < 0) continue;
            open_level(state_, ~literal);
            const bool failed = !propagate(state_);
            conflict = first_true(step);
            if (!conflict && failed) conflict = state_.conflict;
        }
        if (conflict) {
            state_.proof.justify(step, [&](Hints& hints) {
                // None: a literal is true at level 0.
                conflict->reason.none() ? void(hints.by({&conflict->other, 1})) : hints.by_trail(*conflict);
            });
        }
        backtrack(state_, 0);
        effort_.spend(state_.counts.ticks - before);
        state_.counts.ticks = before;
        return conflict.has_value();
    }

    /// If propagation has made a literal of the step true: the clause that did so first.
    std::optional<Conflict> first_true(std::span<const Literal> step) const {
        std::optional<Conflict> first;
        for (const Literal literal : step) {
            if (state_.value(literal) <= 0) continue;
            if (first && state_.assignment(first->other).trail < state_.assignment(literal).trail) continue;
            first = Conflict{state_.assignment(literal).reason, literal};
        }
        return first;
    }

    State& state_;
    core::Effort& effort_;
    std::vector<std::vector<Literal>> lemmas_;
    std::vector<Reference> watched_lemmas_;  ///< only for hints
};
}  // namespace satdoku::cdcl
