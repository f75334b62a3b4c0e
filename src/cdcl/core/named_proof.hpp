// A proof in the variables of the formula, translated from those inside. Variables that only the proof has get names
// above all variables that the formula has mentioned or declared so far.
//
// Invariant: no two variables have the same name. A name cannot be taken back, because steps with it have been
// written: if the formula declares that variable later, the proof cannot continue.
#pragma once
#include "core/proof_log.hpp"
#include <satdoku/cnf/compact_variables.hpp>

namespace satdoku::cdcl {
class ProofNames {
  public:
    /// @param shared  a proof that several engines may write, so that it says which names are left; or nullptr
    /// Both must outlive this.
    explicit ProofNames(const cnf::CompactVariables& variables, const proof::Proof* shared = nullptr)
        : variables_(variables), shared_(shared) {}

    /// The formula declares the variables 0 to count - 1, as numbered outside. Throws core::Error "proof.name_taken".
    void claim(std::uint32_t count);

    /// The name of a literal of a variable from first_proof_variable on; always the same for the same literal. Throws
    /// core::Error "proof.no_name" if the formula has declared all numbers.
    cnf::Literal own_name(cnf::Literal literal);
    cnf::Literal named(cnf::Literal literal) {
        const bool is_own = literal.variable().index() >= first_proof_variable;
        return is_own ? own_name(literal) : variables_.outside(literal);
    }
    /// Valid until the next call.
    std::span<const cnf::Literal> named(std::span<const cnf::Literal> clause);

  private:
    const cnf::CompactVariables& variables_;
    const proof::Proof* shared_;
    std::uint32_t claimed_ = 0;       ///< variables below it may belong to the formula
    std::vector<cnf::Variable> own_;  ///< names of the proof's own variables, ascending
    std::vector<cnf::Literal> named_;
};

/// Clauses of literals inside.
class NamedProof final : public proof::Proof {
  public:
    /// Both must outlive this.
    NamedProof(proof::Proof& target, ProofNames& names) : target_(target), names_(names) {}

    void add(std::span<const cnf::Literal> clause) override { target_.add(names_.named(clause)); }
    void define(std::span<const cnf::Literal> clause) override { target_.define(names_.named(clause)); }
    void remove(std::span<const cnf::Literal> clause) override { target_.remove(names_.named(clause)); }

  private:
    proof::Proof& target_;
    ProofNames& names_;
};

/// Inequalities in the variables of the formula, translated like the clauses of the proof.
class NamedCuttingPlanes final : public cnf::CuttingPlanes {
  public:
    /// Both must outlive this.
    NamedCuttingPlanes(cnf::CuttingPlanes& target, ProofNames& names) : target_(target), names_(names) {}

    Id find(std::span<const cnf::Literal> clause) const override { return target_.find(names_.named(clause)); }
    Id compute(const cnf::Arithmetic& arithmetic) override { return target_.compute(named(arithmetic)); }
    Id compute(const cnf::Arithmetic& arithmetic, std::span<const cnf::Literal> clause) override {
        return target_.compute(named(arithmetic), names_.named(clause));
    }
    Id imply(const cnf::Inequality& inequality) override { return target_.imply(named(inequality)); }
    Id define(const cnf::Inequality& inequality, cnf::Literal literal) override {
        return target_.define(named(inequality), names_.named(literal));
    }
    Id exchange(std::span<const cnf::Literal> clause, std::span<const Image> images) override;
    void forget(Id id) override { target_.forget(id); }

  private:
    cnf::Arithmetic named(cnf::Arithmetic arithmetic);
    cnf::Inequality named(cnf::Inequality inequality);

    cnf::CuttingPlanes& target_;
    ProofNames& names_;
};
}  // namespace satdoku::cdcl
