// The output for a proof by cutting planes: clauses as in any proof, and inequalities besides.
#pragma once

#include <satdoku/cnf/cutting_planes.hpp>
#include <satdoku/cnf/literal.hpp>
#include <satdoku/proof/proof.hpp>

#include <span>

namespace satdoku::proof {

class LinearProof : public Proof, public cnf::CuttingPlanes {
  public:
    /// The next clause of the formula, with its literals as they were given. All of them come before the first step.
    virtual void original(std::span<const cnf::Literal> clause) = 0;
};

}  // namespace satdoku::proof
