// What follows from a formula by arithmetic on whole numbers, and what clause learning hardly finds: sums of adders, and
// contradictions of cardinality constraints (more pigeons than holes).
#pragma once
#include <satdoku/reason/cardinality.hpp>
#include <satdoku/reason/derivation.hpp>
#include <optional>

namespace satdoku::reason {
/// Two literals that are equal in all models, and the literal that is true because it, or its complement, is their XOR.
struct EqualAddends {
    cnf::Literal one;
    cnf::Literal two;
    cnf::Literal literal;
};

/// Two literals that cannot both be true.
struct ExclusiveAddends {
    cnf::Literal one;
    cnf::Literal two;
    std::optional<cnf::Literal> carry;  ///< of the two, which is then always false
};

/// The formula whose adders are added up: it answers questions, and takes what follows.
class AdderFormula {
  public:
    virtual ~AdderFormula() = default;

    // -- Questions
    /// 1 if the literal is known to be true, -1 if it is known to be false.
    virtual std::int8_t value(cnf::Literal literal) const = 0;
    /// Returns whether the formula has the clauses of the equality.
    virtual bool has(const EqualAddends& addends) const = 0;
    /// Returns whether propagation finds that the literals cannot all be true.
    virtual bool exclude(std::span<const cnf::Literal> literals) = 0;
    /// Returns whether each of the clauses is found to follow from these, which are part of the formula.
    virtual bool imply(const cnf::ClauseList& clauses, std::span<const std::vector<cnf::Literal>> conclusions) = 0;

    // -- Consequences
    /// With a proof, the clause follows by propagation during the call, and so does the negated carry.
    virtual void exclusive(const ExclusiveAddends& addends) = 0;
    /// With a proof, the two clauses of the equality have been written.
    virtual void equal(const EqualAddends& addends) = 0;
    /// No assignment satisfies all equations. Nothing follows after it.
    virtual void refuted() = 0;
    /// Some carries may always be false; clauses alone would take too long to prove it.
    virtual void unproved() = 0;
    /// For a proof of clauses: adds this one, if it is found to follow, for as long as the adders are added up.
    virtual bool prove(std::span<const cnf::Literal> clause) = 0;
    /// Adds the literals that imply() has found, and propagates. Returns false if the formula is refuted.
    virtual bool propagate() = 0;
};

/// Where something is proved; all clauses that it rests on are in the proof. Without both there is no proof.
struct CountingProof {
    cnf::CuttingPlanes* planes = nullptr;  ///< used if there is one, since its proofs are never long
    Derivation* clauses = nullptr;
};

/// Finds the adders among the clauses, adds them up, and adds to the formula what follows.
/// @return whether there are full adders
bool add_up_adders(const cnf::ClauseList& clauses, AdderFormula& formula, const CountingProof& proof,
                   core::Effort& effort);

enum class Counted { open, refuted, unproved };

/// Refutes cardinality constraints by linear arithmetic. Unproved: the proof would be too long; it must not be used.
Counted refute_by_counting(std::span<const Cardinality> constraints, const CountingProof& proof, core::Effort& effort);
}  // namespace satdoku::reason
