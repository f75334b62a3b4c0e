// Proofs in the LRAT format (Cruz-Filipe, Heule, Hunt, Kaufmann and Schneider-Kamp, "Efficient certified RAT
// verification", CADE 2017), as text or in the binary form of CaDiCaL, drat-trim and lrat-trim.
//
//     text    "ID LITERALS 0 HINTS 0" adds a clause, "ID d IDS 0" deletes some, with the latest id in front
//     binary  'a' ID LITERALS 0 HINTS 0, 'd' IDS 0; a number n as 2 * |n| + (n < 0), in groups of 7 bits as in DRAT
#pragma once
#include <satdoku/proof/drat.hpp>

namespace satdoku::proof {
/// A proof in memory.
class LratText : public HintedProof {
  public:
    explicit LratText(DratFormat format = DratFormat::text) : format_(format) {}

    void add(std::uint64_t id, std::span<const cnf::Literal> clause, std::span<const std::int64_t> hints) override;
    void remove(std::uint64_t latest, std::span<const std::int64_t> ids) override;

    /// Returns all steps so far, in the form of a file.
    const std::string& bytes() const { return bytes_; }
    void clear() { bytes_.clear(); }

  private:
    virtual void ended_step() {}
    void number(std::int64_t number);
    void list(std::span<const std::int64_t> ids);

    DratFormat format_;
    std::string bytes_;
};

using LratFile = ProofFile<LratText>;
}  // namespace satdoku::proof
