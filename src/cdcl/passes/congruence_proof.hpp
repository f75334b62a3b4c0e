// The proof of congruence closure. Equalities of conjunctions follow by unit propagation alone. Those of parities and
// if-then-else follow only when some of the inputs have values, so each clause is first added with these literals in
// all combinations, and then with one literal less at a time.
#pragma once

#include "passes/inprocess.hpp"

#include <satdoku/cnf/clause.hpp>

#include <algorithm>
#include <bit>
#include <cstdint>
#include <iterator>
#include <span>
#include <utility>
#include <vector>

namespace satdoku::cdcl {

class CongruenceProof {
  public:
    explicit CongruenceProof(State& state) : state_(state) {}

    /// Adds a clause without duplicate variables that follows by propagation when the cases have values.
    void add_by_cases(std::span<const Literal> clause, std::span<const Literal> cases) {
        if (state_.proof == nullptr) return;
        std::vector<Literal> open;
        std::copy_if(cases.begin(), cases.end(), std::back_inserter(open), [&](Literal each) {
            return std::none_of(clause.begin(), clause.end(),
                                [&](Literal literal) { return literal.variable() == each.variable(); });
        });
        std::vector<std::vector<Literal>> steps;
        for (std::size_t count = open.size(); count > 0; --count) {
            for (std::uint32_t signs = 0; signs < 1U << count; ++signs) {
                std::vector<Literal>& step = steps.emplace_back(clause.begin(), clause.end());
                for (std::size_t index = 0; index < count; ++index) {
                    step.push_back((signs >> index & 1U) != 0 ? ~open[index] : open[index]);
                }
                prove_added(state_, step);
            }
        }
        prove_added(state_, clause);
        for (const std::vector<Literal>& step : steps) prove_removed(state_, step);
    }

    /// The same for a clause of any literals that only later steps of the proof need.
    void add_lemma(std::vector<Literal> clause, std::span<const Literal> cases = {}) {
        if (state_.proof == nullptr || !cnf::normalize(clause)) return;
        add_by_cases(clause, cases);
        lemmas_.push_back(std::move(clause));
    }

    /// Adds the clauses of output = parity of the inputs, from which cancelled inputs have been removed, as lemmas.
    void add_parity(Literal output, std::span<const Literal> inputs, std::span<const Literal> cancelled) {
        for (std::uint32_t signs = 0; signs < 2U << inputs.size(); ++signs) {
            if (std::popcount(signs) % 2 == 0) continue;
            std::vector<Literal> clause{(signs & 1U) != 0 ? ~output : output};
            for (std::size_t index = 0; index < inputs.size(); ++index) {
                clause.push_back((signs >> (index + 1) & 1U) != 0 ? ~inputs[index] : inputs[index]);
            }
            add_lemma(std::move(clause), cancelled);
        }
    }

    /// Records an added clause as a lemma.
    void keep(std::span<const Literal> clause) {
        if (state_.proof != nullptr) lemmas_.emplace_back(clause.begin(), clause.end());
    }
    void remove_lemmas() {
        for (const std::vector<Literal>& lemma : lemmas_) prove_removed(state_, lemma);
        lemmas_.clear();
    }

  private:
    State& state_;
    std::vector<std::vector<Literal>> lemmas_;
};

}  // namespace satdoku::cdcl
