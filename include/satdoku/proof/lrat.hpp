// Proofs in the LRAT format (Cruz-Filipe, Heule, Hunt, Kaufmann and Schneider-Kamp, "Efficient certified RAT
// verification", CADE 2017), as text or in the binary form of CaDiCaL, drat-trim and lrat-trim.
//
//     text    "ID LITERALS 0 HINTS 0" adds a clause, "ID d IDS 0" deletes some, with the latest id in front
//     binary  'a' ID LITERALS 0 HINTS 0, 'd' IDS 0; a number n as 2 * |n| + (n < 0), in groups of 7 bits as in DRAT
//
// FRAT (Baek, Carneiro and Heule, "A flexible proof format for SAT solver-elaborator communication", TACAS 2021) is LRAT
// with whole clauses: "o ID LITERALS 0" is one of the formula, "a ID LITERALS 0 l HINTS 0" adds one, "d ID LITERALS 0"
// deletes one, and "f ID LITERALS 0" at the end is one that is left. In its binary form an id has no bit for a sign.
#pragma once
#include <satdoku/proof/drat.hpp>
#include <map>

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

  protected:
    void number(std::int64_t number);
    void list(std::span<const std::int64_t> ids);

    DratFormat format_;
    std::string bytes_;

  private:
    virtual void ended_step() {}
};

/// A proof in FRAT, with the clauses that are not deleted.
class FratText : public LratText {
  public:
    using LratText::LratText;

    void original(std::uint64_t id, std::span<const cnf::Literal> clause) override;
    void add(std::uint64_t id, std::span<const cnf::Literal> clause, std::span<const std::int64_t> hints) override;
    void remove(std::uint64_t latest, std::span<const std::int64_t> ids) override;
    /// Ends the proof.
    void conclude();

  private:
    void sign(char character);
    void begin_step(char kind, std::uint64_t id, std::span<const cnf::Literal> clause);

    std::map<std::uint64_t, std::vector<cnf::Literal>> clauses_;  ///< by id
};

using LratFile = ProofFile<LratText>;
using FratFile = ProofFile<FratText>;
}  // namespace satdoku::proof
