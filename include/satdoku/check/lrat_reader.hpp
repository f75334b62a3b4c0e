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
#include <vector>

namespace satdoku::check {

class LratReader {
  public:
    LratReader(ProofBytes bytes, bool binary);

    /// Reads the next step. Returns false at the end of the proof. Throws core::Error if the step is malformed.
    bool next();

    // About the step that next() has read.
    bool deletion() const { return deletion_; }
    /// Of an addition. @return the id, at least 1
    std::uint64_t id() const { return id_; }
    /// Literal codes, in the order of the proof.
    const std::vector<std::uint32_t>& literals() const { return literals_; }
    /// Of an addition its hints, of a deletion the ids, none of them 0. Only hints are negative.
    const std::vector<std::int64_t>& hints() const { return hints_; }
    /// Its line; 0 if binary.
    std::uint64_t line() const { return bytes_.step_line(); }

    bool binary() const { return binary_; }
    /// How many bytes have been read.
    std::uint64_t offset() const { return bytes_.offset(); }
    bool at_end() { return bytes_.peek() == ProofBytes::end_of_file; }

  private:
    bool next_text();
    bool next_binary();

    ProofBytes bytes_;
    bool binary_;
    bool deletion_ = false;
    std::uint64_t id_ = 0;
    std::vector<std::uint32_t> literals_;
    std::vector<std::int64_t> hints_;
};

}  // namespace satdoku::check
