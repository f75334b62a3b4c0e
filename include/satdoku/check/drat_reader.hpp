// Reads a DRAT proof step by step from a source of bytes: text, or the binary form.
#pragma once

#include <satdoku/check/proof_bytes.hpp>

#include <cstdint>
#include <string>
#include <vector>

namespace satdoku::check {

class DratReader {
  public:
    /// The bytes show whether the proof is text or binary; see proof_form().
    DratReader(ProofBytes::Source source, std::string name);
    DratReader(ProofBytes bytes, bool binary);

    /// Reads the next step. Returns false at the end of the proof. Throws core::Error if the step is malformed.
    bool next();

    // About the step that next() has read.
    bool deletion() const { return deletion_; }
    /// Literal codes, in the order of the proof.
    const std::vector<std::uint32_t>& literals() const { return literals_; }
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
    std::vector<std::uint32_t> literals_;
};

}  // namespace satdoku::check
