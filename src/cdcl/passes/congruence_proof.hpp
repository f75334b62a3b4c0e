// What congruence closure tells the proof. Equalities of conjunctions follow by unit propagation alone;
// those of parities and choices only once some of the inputs have values, so that each clause is added with
// these literals in all combinations first, and then with one literal less at a time.
#pragma once

#include "core/state.hpp"

#include <span>
#include <vector>

namespace satdoku::cdcl {

class CongruenceProof {
  public:
    explicit CongruenceProof(State& state) : state_(state) {}

    /// Adds a clause, no variable twice, that propagation shows to be implied once the cases have values.
    void add_by_cases(std::span<const Literal> clause, std::span<const Literal> cases);
    /// The same for a clause that only later steps of the proof need, any literals.
    void add_lemma(std::vector<Literal> clause, std::span<const Literal> cases = {});
    /// The clauses of output = parity of the inputs, after others have cancelled each other, as lemmas.
    void add_parity(Literal output, std::span<const Literal> inputs, std::span<const Literal> cancelled);
    /// Makes a lemma of a clause that has been added.
    void keep(std::span<const Literal> clause);
    void remove_lemmas();

  private:
    State& state_;
    std::vector<std::vector<Literal>> lemmas_;
};

}  // namespace satdoku::cdcl
