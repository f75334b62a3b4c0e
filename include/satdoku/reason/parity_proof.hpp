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
#include <span>
#include <vector>

namespace satdoku::reason {

struct AdditionPlan;

/// For telling a proof to add or remove a clause.
inline constexpr std::uint64_t ticks_of_step = 4;

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

    /// What imply() starts from: independent sums of parities that are kept, each with a variable that stands in no
    /// other one.
    struct Row {
        cnf::Variable own;
        Parity parity;
        std::vector<Parity> summands;
    };
    void set_rows(Derivation& derivation, std::vector<Row> rows);

    /// Ticks that it takes to imply something of the sum of rows that has these variables, as a rule.
    std::uint64_t cost_of_implying(std::span<const cnf::Variable> variables) const;
    /// Adds a clause that follows from the sum of rows that has these variables.
    void imply(Derivation& derivation, std::span<const cnf::Variable> variables,
               std::span<const cnf::Literal> clause);

  private:
    struct Known {
        std::optional<ParityChain> chain;  ///< where there is none yet:
        std::vector<Parity> summands;      ///< it is their sum; without any, it is there as clauses
    };

    const ParityChain& chain_of(Derivation& derivation, const Parity& parity);
    /// The last sum; the proof is without those before it.
    ParityChain sum(Derivation& derivation, std::span<const Parity* const> summands,
                    const AdditionPlan& plan);
    std::vector<const Parity*> rows_of(std::span<const cnf::Variable> variables) const;

    std::map<Parity, Known> kept_;
    std::map<Parity, Known> rows_;
    std::map<cnf::Variable, const Parity*> owners_;  ///< of variables that stand in one row alone
};

}  // namespace satdoku::reason
