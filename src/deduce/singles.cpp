// Singles: an empty cell that is the last of its house, a digit with one place in a house, a cell with one
// candidate. The plainest rules, and sound on every layout: a shared cell is the last of each of its houses.
#include "find.hpp"

#include <satdoku/deduce/step.hpp>

#include <bit>

namespace satdoku::deduce {

namespace {

Step placing(Technique technique, Candidate candidate, std::vector<HouseIndex> houses) {
    return {.technique = technique,
            .digits = grid::digit_set(candidate.digit),
            .placements = {candidate},
            .parts = {{.role = Role::base, .houses = std::move(houses)}}};
}

}  // namespace

void find_full_houses(const State& state, Technique technique, const Options&, Steps& steps) {
    const auto houses = state.geometry().houses();
    for (std::size_t index = 0; index < houses.size(); ++index) {
        const CellSet empty = houses[index].set & state.empty_cells();
        if (empty.count() != 1) continue;
        const Cell cell = empty.first();
        if (grid::count(state.candidates(cell)) != 1) continue;
        const Candidate last{cell, static_cast<std::uint8_t>(grid::first_digit(state.candidates(cell)))};
        if (steps.add(placing(technique, last, {static_cast<HouseIndex>(index)}))) return;
    }
}

void find_hidden_singles(const State& state, Technique technique, const Options&, Steps& steps) {
    const auto houses = state.geometry().houses();
    for (std::size_t index = 0; index < houses.size(); ++index) {
        const auto house = static_cast<HouseIndex>(index);
        for (int digit = 1; digit <= grid::digits; ++digit) {
            const PositionSet positions = state.positions(house, digit);
            if (std::popcount(positions) != 1) continue;
            const Cell cell = houses[index].cells[static_cast<std::size_t>(std::countr_zero(positions))];
            const Candidate only{cell, static_cast<std::uint8_t>(digit)};
            if (steps.add(placing(technique, only, {house}))) return;
        }
    }
}

void find_naked_singles(const State& state, Technique technique, const Options&, Steps& steps) {
    for (const Cell cell : state.empty_cells()) {
        const DigitSet candidates = state.candidates(cell);
        if (grid::count(candidates) != 1) continue;
        const Candidate only{cell, static_cast<std::uint8_t>(grid::first_digit(candidates))};
        if (steps.add(placing(technique, only, {}))) return;
    }
}

}  // namespace satdoku::deduce
