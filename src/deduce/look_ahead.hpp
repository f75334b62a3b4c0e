// What follows from a candidate's truth or falsehood by a few rounds of singles. Unlike a link of a chain, one
// of these may need several of the earlier ones at once: chains with them are nets.
#pragma once

#include <satdoku/deduce/state.hpp>

#include <cstdint>
#include <vector>

namespace satdoku::deduce {

struct Consequence {
    Candidate candidate;
    bool is_true;
    std::uint32_t rounds;  ///< of singles before it, and one
};

/// Each once, the earlier ones first, without the premise. Contradictions may be among them.
std::vector<Consequence> look_ahead(const State& state, Candidate premise, bool is_true);

}  // namespace satdoku::deduce
