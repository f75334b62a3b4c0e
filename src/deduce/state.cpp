#include <satdoku/deduce/state.hpp>
#include <cassert>

namespace satdoku::deduce {
State::State(const Geometry& geometry, const grid::Board& givens)
    : geometry_(&geometry), digits_(geometry.cell_count()),
      candidates_(geometry.cell_count(), geometry.layout().all_digits()), positions_(geometry.houses().size()),
      empty_(geometry.all_cells()) {
    const auto all_positions = static_cast<PositionSet>((1U << geometry.side()) - 1);
    for (int digit = 1; digit <= geometry.side(); ++digit) {
        cells_of_[static_cast<std::size_t>(digit)] = geometry.all_cells();
        for (auto& of_house : positions_) of_house[static_cast<std::size_t>(digit)] = all_positions;
    }
    for (Cell cell = 0; cell < givens.digits.size(); ++cell) {
        if (givens.digits[cell] == 0) continue;
        place({cell, givens.digits[cell]});
        givens_.add(cell);
    }
}

void State::place(Candidate candidate) {
    const Cell cell = candidate.cell;
    assert(digits_[cell] == 0);
    for (const int digit : candidates_[cell]) remove(candidate_at(cell, digit));
    digits_[cell] = candidate.digit;
    empty_.remove(cell);
    for (const Cell peer : geometry_->peers(cell) & cells_of(candidate.digit)) remove({peer, candidate.digit});
}

void State::remove(Candidate candidate) {
    if (!has(candidate)) return;
    const std::size_t digit = candidate.digit;
    candidates_[candidate.cell].erase(candidate.digit);
    cells_of_[digit].remove(candidate.cell);
    for (const HousePlace& place : geometry_->places(candidate.cell)) {
        PositionSet& positions = positions_[place.house][digit];
        positions = static_cast<PositionSet>(positions & ~(1U << place.position));
    }
}
}  // namespace satdoku::deduce
