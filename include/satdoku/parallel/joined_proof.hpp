// Joins the proofs of all cubes to one proof of the formula. The proofs follow each other, and each leaves the clause
// that refutes its cube; then an engine refutes the formula with these clauses. Branches that lookahead has refuted
// need no proofs, because the engine refutes them, too.
//
// Rules for joining:
//   - Deletions of clauses of the formula are left out, because a later proof may need these clauses.
//   - Clauses that a proof has added are deleted after it, or after the last proof that continues it, except unit
//     clauses of the formula's variables and the conclusion.
//   - Variables that a proof defines are renamed, so that no two rows share them: a definition is RAT only if its
//     variable is new.
//
// Proofs are read and written step by step. Only the conclusions and the current clauses of one row are in memory.
#pragma once
#include <satdoku/parallel/audit.hpp>
#include <unordered_map>

namespace satdoku::parallel {
class JoinedProof final {
  public:
    /// @param variables  of the formula
    /// @param target     gets the steps; lives as long as this
    JoinedProof(std::uint32_t variables, proof::Proof& target);

    /// Begins a row of proofs: the first one continues none, and each other one continues the one before it.
    void begin_row();
    /// Throws core::Error like read_cube_proof(), and "cubes.names" if there are too many variables.
    /// @return false if it was stopped
    bool add(const CubeStatus& cube, const std::stop_token& stop);
    void end_row();

    /// The clauses that the proofs have left, for the engine that ends the proof. The engine must define its own
    /// variables above all variables of the proofs.
    const cnf::ClauseList& conclusions() const { return conclusions_; }
    std::uint32_t variable_count() const { return top_; }

  private:
    void step(bool addition, std::span<const cnf::Literal> clause);
    cnf::Literal renamed(cnf::Literal literal);
    bool is_of_formula(std::span<const cnf::Literal> clause) const;
    bool forget(std::vector<cnf::Literal> clause);

    std::uint32_t variables_;
    proof::Proof& target_;
    std::uint32_t top_;        ///< the variables below this index are used
    std::uint32_t shift_ = 0;  ///< added to the indices of variables that this row defines
    /// The clauses of the row by their hash, with sorted literals.
    std::unordered_multimap<std::uint64_t, std::vector<cnf::Literal>> lemmas_;
    cnf::ClauseList conclusions_;
    std::vector<cnf::Literal> latest_;  ///< the clause that was added last
    std::vector<cnf::Literal> named_;
};

/// Returns rows of cubes: in a row, each proof continues the one before it. @pre all cubes are unsatisfiable
/// Throws core::Error "cubes.proof_before" if two proofs continue the same one.
std::vector<std::vector<std::uint64_t>> proof_rows(CubeAudit& audit, std::uint64_t cubes);
}  // namespace satdoku::parallel
