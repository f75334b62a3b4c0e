// One proof of the whole formula from the proofs of its cubes: they follow each other, each leaves the clause that its
// cube cannot hold, and an engine refutes the formula with these clauses. The branches that looking ahead refuted need no
// proofs of their own: the engine finds those, too.
//
// What makes the proofs go together:
//   - Deletions of the formula's clauses are left out: a later proof may need them. A clause that is in the way of no
//     other one only costs time.
//   - Clauses that a proof added are deleted behind it, or behind the last one that goes on from it; but for literals,
//     which hold for the formula, and its conclusion.
//   - Variables that a proof defines, above the formula's, get names of their own: definitions are RAT only where their
//     variable is new.
//
// Read and written step by step: in memory are only the clauses that one row of proofs has at a time, and the conclusions.
#pragma once

#include <satdoku/cnf/clause_list.hpp>
#include <satdoku/parallel/audit.hpp>
#include <satdoku/proof/proof.hpp>

#include <cstdint>
#include <functional>
#include <stop_token>
#include <unordered_map>
#include <vector>

namespace satdoku::parallel {

class JoinedProof final {
  public:
    /// @param variables  of the formula
    /// @param target     gets the steps; lives as long as this
    JoinedProof(std::uint32_t variables, proof::Proof& target);

    /// Another row of proofs: the first one goes on from none, each of the others from the one before it.
    void begin_row();
    /// Throws core::Error as read_cube_proof() does, and "cubes.names" where there are too many variables.
    /// @return false where it was stopped
    bool add(const CubeStanding& cube, const std::stop_token& stop);
    void end_row();

    /// Clauses that the proofs have left, for the engine that ends the proof. Its variables are named above all that the
    /// proofs define.
    const cnf::ClauseList& conclusions() const { return conclusions_; }
    std::uint32_t variable_count() const { return top_; }

  private:
    void step(bool addition, std::span<const cnf::Literal> clause);
    cnf::Literal renamed(cnf::Literal literal);
    bool is_of_formula(std::span<const cnf::Literal> clause) const;
    bool forget(std::vector<cnf::Literal> clause);

    std::uint32_t variables_;
    proof::Proof& target_;
    std::uint32_t top_;        ///< variables below it are taken
    std::uint32_t shift_ = 0;  ///< of this row's own variables
    /// The row's clauses by their hash, their literals in rising order.
    std::unordered_multimap<std::uint64_t, std::vector<cnf::Literal>> lemmas_;
    cnf::ClauseList conclusions_;
    std::vector<cnf::Literal> latest_;  ///< the clause that was added last
    std::vector<cnf::Literal> named_;
};

/// Rows of the cubes' proofs: each cube's number behind the one that its proof goes on from. All are unsatisfiable.
/// Throws core::Error "cubes.proof_before" where two go on from one.
std::vector<std::vector<std::uint64_t>> proof_rows(CubeAudit& audit, std::uint64_t cubes);

}  // namespace satdoku::parallel
