#include "hints.hpp"

namespace satdoku::deduce::rating {

void Hints::clear() {
    rank_ = {};
    placements_.clear();
    eliminations_.clear();
}

bool Hints::admits(Rank rank, RatedTechnique technique) {
    if (rank_ < rank) return false;
    if (rank < rank_) {
        clear();
        rank_ = rank;
        technique_ = technique;
    }
    return true;
}

void Hints::eliminate(const State& state, Cell cell, DigitSet digits) {
    for (const int digit : grid::DigitsOf(static_cast<DigitSet>(state.candidates(cell) & digits))) {
        eliminations_.push_back(candidate_at(cell, digit));
    }
}

void Hints::apply_to(State& state) const {
    for (const Candidate& candidate : eliminations_) state.remove(candidate);
    for (const Candidate& candidate : placements_) {
        if (state.has(candidate)) state.place(candidate);
    }
}

}  // namespace satdoku::deduce::rating
