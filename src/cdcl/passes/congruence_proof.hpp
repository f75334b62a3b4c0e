// The proof of congruence closure. Equalities of conjunctions follow by unit propagation alone. Those of parities and
// if-then-else follow only when some of the inputs have values, so each clause is first added with these literals in
// all combinations, and then with one literal less at a time.
#pragma once

#include "core/state.hpp"

#include <span>
#include <vector>

namespace satdoku::cdcl {

class CongruenceProof {
  public:
    explicit CongruenceProof(State& state) : state_(state) {}

    /// Adds a clause without duplicate variables that follows by propagation when the cases have values.
    void add_by_cases(std::span<const Literal> clause, std::span<const Literal> cases);
    /// The same for a clause of any literals that only later steps of the proof need.
    void add_lemma(std::vector<Literal> clause, std::span<const Literal> cases = {});
    /// Adds the clauses of output = parity of the inputs, from which cancelled inputs have been removed, as lemmas.
    void add_parity(Literal output, std::span<const Literal> inputs, std::span<const Literal> cancelled);
    /// Records an added clause as a lemma.
    void keep(std::span<const Literal> clause);
    void remove_lemmas();

  private:
    State& state_;
    std::vector<std::vector<Literal>> lemmas_;
};

}  // namespace satdoku::cdcl
