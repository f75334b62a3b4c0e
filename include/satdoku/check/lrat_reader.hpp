// Reads an LRAT proof step by step from a source of bytes, as text or in the binary form of CaDiCaL, drat-trim and
// lrat-trim.
//
//     text    "ID LITERALS 0 HINTS 0" adds a clause, "ID d IDS 0" deletes some
//     binary  'a' ID LITERALS 0 HINTS 0, 'd' IDS 0; a number n as 2 * |n| + (n < 0), see proof_bytes.hpp
//
// Clauses of the formula have the ids 1, 2 and so on (Cruz-Filipe, Heule, Hunt, Kaufmann and Schneider-Kamp,
// "Efficient certified RAT verification", CADE 2017).
#pragma once

#include <satdoku/check/proof_bytes.hpp>

#include <cstdint>
#include <utility>
#include <vector>

namespace satdoku::check {

class LratReader : public ProofStep {
  public:
    LratReader(ProofBytes bytes, bool binary) : ProofStep(std::move(bytes), binary) {}

    /// Reads the next step. Returns false at the end of the proof. Throws core::Error if the step is malformed.
    bool next();

    /// Of an addition. @return the id, at least 1
    std::uint64_t id() const { return id_; }
    /// Of an addition its hints, of a deletion the ids, none of them 0. Only hints are negative.
    const std::vector<std::int64_t>& hints() const { return hints_; }

  private:
    void read_text_hints();
    void read_binary_hints();

    std::uint64_t id_ = 0;
    std::vector<std::int64_t> hints_;
};

}  // namespace satdoku::check
