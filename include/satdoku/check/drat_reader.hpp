// Reads a DRAT proof step by step from a source of bytes: text, or the binary form.
#pragma once

#include <satdoku/check/proof_bytes.hpp>

#include <string>
#include <utility>

namespace satdoku::check {

class DratReader : public ProofStep {
  public:
    /// The bytes show whether the proof is text or binary; see proof_form().
    DratReader(ProofBytes::Source source, std::string name);
    DratReader(ProofBytes bytes, bool binary) : ProofStep(std::move(bytes), binary) {}

    /// Reads the next step. Returns false at the end of the proof. Throws core::Error if the step is malformed.
    bool next();
};

}  // namespace satdoku::check
