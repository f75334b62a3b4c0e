// VeriPB 2.0 proofs: pseudo-Boolean steps, in which counting and XOR constraints have short proofs (Gocht and
// Nordström, "Certifying parity reasoning efficiently using pseudo-Boolean proofs", AAAI 2021; Bogaerts, Gocht,
// McCreesh and Nordström, "Certified symmetry and dominance breaking for combinatorial optimisation", AAAI 2022).
//
//     rup  1 x1 1 ~x2 >= 1 ;              adds what follows by propagation
//     red  1 x1 1 ~x2 >= 1 ; x1 -> 1      adds what can be made true by this replacement, which may also be an exchange
//     pol  3 5 + 2 d                      adds what arithmetic computes: here 3 and 5 added, then divided by 2
//     del id 3 5                          removes
//
// Each inequality has an id; the clauses of the formula have the ids 1, 2 and so on. The proof ends with its conclusion
// and the id of the inequality that shows it.
#pragma once
#include <satdoku/proof/clause_ids.hpp>
#include <satdoku/proof/proof.hpp>
#include <satdoku/proof/proof_file.hpp>

namespace satdoku::proof {
/// A proof in memory.
class VeripbText : public LinearProof {
  public:
    void original(std::span<const cnf::Literal> clause) override;

    void add(std::span<const cnf::Literal> clause) override;
    void define(std::span<const cnf::Literal> clause) override;
    void remove(std::span<const cnf::Literal> clause) override;

    Id find(std::span<const cnf::Literal> clause) const override;
    Id compute(const cnf::Arithmetic& arithmetic) override;
    Id compute(const cnf::Arithmetic& arithmetic, std::span<const cnf::Literal> clause) override;
    Id imply(const cnf::Inequality& inequality) override;
    Id define(const cnf::Inequality& inequality, cnf::Literal literal) override;
    Id exchange(std::span<const cnf::Literal> clause, std::span<const Image> images) override;
    void forget(Id id) override;

    // -- The end of the proof, one of these
    /// The empty clause has been added.
    void conclude_unsatisfiable();
    /// @param model  literals that satisfy the formula
    void conclude_satisfiable(std::span<const cnf::Literal> model);
    void conclude_nothing();

    /// Returns all steps so far, in the form of a file.
    const std::string& bytes() const { return bytes_; }
    void clear() { bytes_.clear(); }

  private:
    virtual void ended_step() {}

    void begin(std::string_view rule);
    void end_line();
    Id end_step();
    void number(std::uint64_t number);
    void literal(cnf::Literal literal);
    void clause(std::span<const cnf::Literal> clause);
    void inequality(const cnf::Inequality& inequality);
    void choose(cnf::Literal chosen);
    void write_removals();
    void conclude(std::string_view conclusion);
    void end();

    std::string bytes_;
    ClauseIds table_;
    Id last_id_ = 0;
    Id empty_id_ = 0;  ///< of the empty clause
    bool begun_ = false;
    std::vector<Id> removed_;  ///< not yet written
};

/// commit() is to be called after the conclusion.
using VeripbFile = ProofFile<VeripbText>;
}  // namespace satdoku::proof
