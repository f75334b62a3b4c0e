// Steps that are only in the proof, with variables that only the proof has. The observer does not see them.
#pragma once

#include "core/named_proof.hpp"
#include "core/state.hpp"

#include <satdoku/reason/derivation.hpp>

#include <cstdint>
#include <span>

namespace satdoku::cdcl {

/// Only if there is a proof.
class ProofDerivation final : public reason::Derivation {
  public:
    explicit ProofDerivation(State& state) : state_(state) {}

    void add(std::span<const cnf::Literal> clause) override {
        ++steps_;
        state_.proof->add(clause);
    }
    void remove(std::span<const cnf::Literal> clause) override {
        if (clause.size() <= 1) return;
        ++steps_;
        state_.proof->remove(clause);
    }
    cnf::Variable fresh() override { return cnf::Variable(first_proof_variable + state_.proof_variables++); }

    std::uint64_t steps() const { return steps_; }

  private:
    State& state_;
    std::uint64_t steps_ = 0;
};

}  // namespace satdoku::cdcl
