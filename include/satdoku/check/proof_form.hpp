// Recognises the form of a proof by its contents: DRAT or LRAT, text or binary.
//
// A proof is binary if it starts with 'a', which no text does. One that starts with 'd' may be either: its first bytes,
// up to a whole buffer (or more, up to the first clause that is added), are read in each form, and a form that fails is
// excluded. A text is LRAT if more of its lines
// look like steps of LRAT, with an id in front and hints after the literals, than like steps of DRAT.
#pragma once

#include <satdoku/check/proof_bytes.hpp>

namespace satdoku::check {

struct ProofForm {
    bool lrat = false;
    bool binary = false;
};

/// @pre nothing has been read of the bytes
ProofForm proof_form(ProofBytes& bytes);

/// The same if it can only be DRAT.
bool is_binary_drat(const ProofBytes& bytes);

}  // namespace satdoku::check
