// The parities of a formula in a proof. During the search, the clauses of a parity may be removed from the formula,
// because variables are eliminated or other clauses imply them, while the parity still holds. So the proof keeps its
// own copy of these clauses, or a chain after the parity has been added to another one.
//
// Code that changes the formula need not know of these clauses: no clause of the formula is removed here.
#pragma once

#include <satdoku/core/effort.hpp>
#include <satdoku/reason/cardinality.hpp>
#include <satdoku/reason/derivation.hpp>
#include <satdoku/reason/parity.hpp>

#include <map>
#include <memory>
#include <span>
#include <vector>

namespace satdoku::reason {

struct AdditionPlan;
struct ParityChain;

/// Ticks of adding or removing a clause.
inline constexpr std::uint64_t ticks_of_step = 4;

class ParityProof {
  public:
    ParityProof();
    ParityProof(ParityProof&&) noexcept;
    ParityProof& operator=(ParityProof&&) noexcept;
    ~ParityProof();

    /// Keeps a parity. @pre all its clauses are in the proof now
    void keep(Derivation& derivation, const Parity& parity);

    /// Keeps the parity of an exact count. Returns false if that would take too many lemmas; then it is not kept.
    /// @pre all clauses of the count are in the proof now
    bool keep(Derivation& derivation, const ExactCount& count);

    /// Derives the clauses of a sum of kept parities: 0 = 1, or a parity of one or two variables. Returns false if the
    /// effort is too small; the proof is unchanged then.
    bool derive(Derivation& derivation, const ParitySum& sum, core::Effort& effort);

    /// The basis for imply(): independent sums of kept parities, each with a variable that is in no other row.
    struct Row {
        cnf::Variable own;
        Parity parity;
        std::vector<Parity> summands;
    };
    void set_rows(Derivation& derivation, std::vector<Row> rows);

    /// Returns the ticks that imply() usually takes for these variables.
    std::uint64_t cost_of_implying(std::span<const cnf::Variable> variables) const;
    /// Adds a clause that follows from the sum of rows that has exactly these variables.
    void imply(Derivation& derivation, std::span<const cnf::Variable> variables, std::span<const cnf::Literal> clause);

  private:
    struct Known {
        std::unique_ptr<ParityChain> chain;
        std::vector<Parity> summands;  ///< without a chain: the parity is their sum; if empty, its clauses are there
    };

    const ParityChain& chain_of(Derivation& derivation, const Parity& parity);
    /// Derives the sum of all summands; intermediate sums are removed from the proof.
    ParityChain sum(Derivation& derivation, std::span<const Parity* const> summands, const AdditionPlan& plan);
    std::vector<const Parity*> rows_of(std::span<const cnf::Variable> variables) const;

    std::map<Parity, Known> kept_;
    std::map<Parity, Known> rows_;
    std::map<cnf::Variable, const Parity*> owners_;  ///< for each variable that is in only one row
};

}  // namespace satdoku::reason
