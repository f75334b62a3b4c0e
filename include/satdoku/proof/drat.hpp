// Proofs in the DRAT format (Wetzler, Heule and Hunt, "DRAT-trim", SAT 2014), as text or in its binary form.
//
//     text    "1 -2 0" adds a clause, "d 1 -2 0" deletes one; one step for each line
//     binary  'a' or 'd', each literal as 2 * variable + sign (variables from 1) in groups of 7 bits, the
//             lowest first, all but the last with the top bit set; then a 0
//
// The order of the literals is kept: the first literal of an added clause is the pivot of a RAT step.
#pragma once
#include <satdoku/proof/proof.hpp>
#include <satdoku/proof/proof_file.hpp>

namespace satdoku::proof {
enum class DratFormat { text, binary };

/// A proof in memory.
class DratText : public Proof {
  public:
    explicit DratText(DratFormat format = DratFormat::text) : format_(format) {}

    void add(std::span<const cnf::Literal> clause) override;
    void remove(std::span<const cnf::Literal> clause) override;

    /// Returns all steps so far, in the form of a file.
    const std::string& bytes() const { return bytes_; }
    void clear() { bytes_.clear(); }
    /// The number of steps so far.
    std::uint64_t steps() const { return steps_; }

  private:
    virtual void ended_step() {}
    void step(bool addition, std::span<const cnf::Literal> clause);

    DratFormat format_;
    std::string bytes_;
    std::uint64_t steps_ = 0;
};

using DratFile = ProofFile<DratText>;
}  // namespace satdoku::proof
