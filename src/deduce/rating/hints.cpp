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
        eliminations_.push_back({cell, static_cast<std::uint8_t>(digit)});
    }
}

void Hints::apply_to(State& state) const {
    for (const Candidate& candidate : eliminations_) state.remove(candidate);
    for (const Candidate& candidate : placements_) {
        if (state.has(candidate)) state.place(candidate);
    }
}

CellSet cells_at(const House& house, PositionSet positions) {
    CellSet cells;
    for (std::size_t position = 0; position < house.cells.size(); ++position) {
        if ((positions & 1U << position) != 0) cells.add(house.cells[position]);
    }
    return cells;
}

}  // namespace satdoku::deduce::rating
