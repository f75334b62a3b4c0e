// What solvers write proofs of unsatisfiability to.
#pragma once
#include <satdoku/cnf/cutting_planes.hpp>

namespace satdoku::proof {
/// A proof of clauses: gets every clause that a solver learns or deletes, in order. In DRAT (Wetzler, Heule and Hunt,
/// "DRAT-trim", SAT 2014) an added clause follows by unit propagation or is a resolution asymmetric tautology (RAT) on
/// its first literal; the empty clause ends the proof.
class Proof {
  public:
    virtual ~Proof() = default;

    /// Adds a clause; the pivot of a RAT step is the first literal. Throws core::Error if it cannot be written.
    virtual void add(std::span<const cnf::Literal> clause) = 0;
    /// The same for a clause that may be RAT and not follow: some formats have another step for it.
    virtual void define(std::span<const cnf::Literal> clause) { add(clause); }

    /// Deletes the clause with these literals, which may be in any order.
    virtual void remove(std::span<const cnf::Literal> clause) = 0;

    /// Several engines may write one proof; then each must use variables of its own for its definitions.
    /// @return the first variable from `least` on that the caller may use
    virtual cnf::Variable own_from(cnf::Variable least) const { return least; }
};

/// A proof with hints, as in LRAT: clauses have ids, and each step names the clauses by which it follows.
class HintedProof {
  public:
    virtual ~HintedProof() = default;

    /// A clause of the formula, with its literals as they were given. All of them come before the first step.
    virtual void original(std::uint64_t /*id*/, std::span<const cnf::Literal> /*clause*/) {}
    /// Adds a clause. Throws core::Error if it cannot be written.
    /// @param id     above all earlier ones; clauses of the formula have the ids 1, 2 and so on
    /// @param hints  ids, in the order in which the clauses propagate where this one is false; below 0 those of
    ///               candidates of a RAT step
    virtual void add(std::uint64_t id, std::span<const cnf::Literal> clause, std::span<const std::int64_t> hints) = 0;

    /// @param latest  id that was added
    virtual void remove(std::uint64_t latest, std::span<const std::int64_t> ids) = 0;
};

/// A proof by cutting planes: clauses as in any proof, and inequalities as well.
class LinearProof : public Proof, public cnf::CuttingPlanes {
  public:
    /// The next clause of the formula, with its literals as they were given. All of them come before the first step.
    virtual void original(std::span<const cnf::Literal> clause) = 0;
};
}  // namespace satdoku::proof
