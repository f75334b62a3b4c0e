// Reads proofs step by step from a source of bytes, as text or in the binary forms (of LRAT: that of CaDiCaL, drat-trim and
// lrat-trim).
//
//     DRAT  text    "LITERALS 0" adds a clause, "d LITERALS 0" deletes one
//           binary  'a' LITERALS 0, 'd' LITERALS 0; a literal as 2 * variable + sign, see proof_bytes.hpp
//     LRAT  text    "ID LITERALS 0 HINTS 0" adds a clause, "ID d IDS 0" deletes some
//           binary  'a' ID LITERALS 0 HINTS 0, 'd' IDS 0; a number n as 2 * |n| + (n < 0)
//
// Clauses of the formula have the ids 1, 2 and so on (Cruz-Filipe, Heule, Hunt, Kaufmann and Schneider-Kamp,
// "Efficient certified RAT verification", CADE 2017).
#pragma once
#include <satdoku/check/proof_bytes.hpp>

namespace satdoku::check {
/// What a reader of DRAT or LRAT has read: the base of both readers.
class ProofStep {
  public:
    bool deletion() const { return deletion_; }
    /// Literal codes, in the order of the proof.
    const std::vector<std::uint32_t>& literals() const { return literals_; }
    /// Its line; 0 if binary.
    std::uint64_t line() const { return bytes_.step_line(); }

    bool binary() const { return binary_; }
    /// How many bytes have been read.
    std::uint64_t offset() const { return bytes_.offset(); }
    bool at_end() { return bytes_.peek() == ProofBytes::end_of_file; }

  protected:
    ProofStep(ProofBytes bytes, bool binary);

    /// Finds the next step; of a binary one reads whether it is a deletion. Returns false at the end of the proof.
    bool begin_step();
    /// Reads the "d" of a text if it is next.
    void read_deletion_mark();
    /// Reads literals up to the 0 that ends them.
    void read_literals();

    ProofBytes bytes_;
    bool binary_;
    bool deletion_ = false;
    std::vector<std::uint32_t> literals_;
};

class DratReader : public ProofStep {
  public:
    /// The bytes show whether the proof is text or binary; see is_binary_drat().
    DratReader(core::ByteSource source, std::string name);
    DratReader(ProofBytes bytes, bool binary) : ProofStep(std::move(bytes), binary) {}

    /// Reads the next step. Returns false at the end of the proof. Throws core::Error if the step is malformed.
    bool next();
};

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

/// The form of a proof, by its contents.
///
/// A proof is binary if it starts with 'a', which no text does. One that starts with 'd' may be either: its first bytes,
/// up to a whole buffer (or more, up to the first clause that is added), are read in each form, and a form that fails is
/// excluded. A text is LRAT if more of its lines look like steps of LRAT, with an id first and hints after the literals,
/// than like steps of DRAT.
struct ProofForm {
    bool lrat = false;
    bool binary = false;
};

/// @pre nothing has been read of the bytes
ProofForm proof_form(ProofBytes& bytes);

/// The same where it can only be DRAT.
bool is_binary_drat(const ProofBytes& bytes);
}  // namespace satdoku::check
