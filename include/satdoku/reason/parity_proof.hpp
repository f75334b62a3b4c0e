// What a proof knows of a formula's parities. Their clauses may go in the course of time, by elimination of variables
// or because others imply them, while the parities stay true: so the proof has clauses of its own for each, or a chain
// once it has been added to another.
//
// Whoever changes the formula need not know: nothing of it is ever removed.
#pragma once

#include <satdoku/core/effort.hpp>
#include <satdoku/reason/cardinality.hpp>
#include <satdoku/reason/derivation.hpp>
#include <satdoku/reason/parity.hpp>
#include <satdoku/reason/parity_chain.hpp>

#include <map>
#include <optional>

namespace satdoku::reason {

class ParityProof {
  public:
    /// A parity that has all its clauses in the proof now.
    void keep(Derivation& derivation, const Parity& parity);

    /// The parity of a count that is exact, which has its clauses in the proof now. False where that takes too many
    /// lemmas: the proof does not know it then.
    bool keep(Derivation& derivation, const ExactCount& count);

    /// Derives a sum of parities that are kept: 0 = 1, or one of one or two variables, as its clauses. False where the
    /// effort does not reach; the proof is as before then.
    bool derive(Derivation& derivation, const ParitySum& sum, core::Effort& effort);

  private:
    const ParityChain& chain_of(Derivation& derivation, const Parity& parity);

    std::map<Parity, std::optional<ParityChain>> kept_;  ///< without a chain: as clauses
};

}  // namespace satdoku::reason
