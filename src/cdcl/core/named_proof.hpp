// A proof by the formula's own names. The engine numbers variables as it likes; proofs that need more variables than
// the formula has get names for these above all that the formula has mentioned or claimed so far.
//
// Invariant: no name stands for two variables. Names that have been taken cannot be taken back, since the steps
// with them are written: where the formula claims one of them later, the proof is at an end.
#pragma once

#include <satdoku/cnf/compact_variables.hpp>
#include <satdoku/proof/proof.hpp>

#include <cstdint>
#include <span>
#include <vector>

namespace satdoku::cdcl {

/// From this one on, variables inside are the proof's alone.
inline constexpr std::uint32_t first_proof_variable = 1U << 30U;

class NamedProof final : public proof::Proof {
  public:
    /// Both live as long as this.
    NamedProof(proof::Proof& target, const cnf::CompactVariables& variables)
        : target_(target), variables_(variables) {}

    /// The formula may have the variables 0 to count - 1, by their names. Throws core::Error "proof.name_taken".
    void claim(std::uint32_t count);

    /// Literals as the engine has them. Throws core::Error "proof.no_name" where the formula claims all numbers.
    void add(std::span<const cnf::Literal> clause) override { target_.add(named(clause)); }
    void remove(std::span<const cnf::Literal> clause) override { target_.remove(named(clause)); }

    /// The name of a literal of the proof's own, inside from first_proof_variable on; the same one each time.
    cnf::Literal own_name(cnf::Literal literal);

  private:
    std::span<const cnf::Literal> named(std::span<const cnf::Literal> clause);

    proof::Proof& target_;
    const cnf::CompactVariables& variables_;
    std::uint32_t claimed_ = 0;       ///< variables below it may be the formula's
    std::vector<cnf::Variable> own_;  ///< names of the proof's own variables, ascending
    std::vector<cnf::Literal> named_;
};

}  // namespace satdoku::cdcl
