// Hints that place a digit: singles, and locked candidates or hidden sets that leave a hidden single in a house. A
// direct hint only places its digit: candidates that its derivation removed stay, as in Sudoku Explainer.
#include "hints.hpp"

#include <bit>

namespace satdoku::deduce::rating {

namespace {

void find_naked_singles(const State& state, Hints& hints) {
    for (const Cell cell : state.empty_cells()) {
        const DigitSet digits = state.candidates(cell);
        if (digits.size() == 1 && hints.admits(RatedTechnique::naked_single))
            hints.place(candidate_at(cell, digits.first()));
    }
}

/// The digit is locked where the houses cross: then it may have one place left in another house of the same
/// kind that crosses `to`.
void find_singles_behind(const State& state, const Crossing& crossing, int digit, Hints& hints) {
    const Geometry& geometry = state.geometry();
    const House& from = geometry.house(crossing.from);
    const House& to = geometry.house(crossing.to);
    const bool pointing = !grid::is_line(from.kind);
    const CellSet gone =
        cells_at(to, static_cast<PositionSet>(state.positions(crossing.to, digit) & ~crossing.common_in_to));
    for (const Cell cell : gone) {
        for (const HousePlace& place : geometry.places(cell)) {
            const House& house = geometry.house(place.house);
            if (house.kind != from.kind || place.house == crossing.from || place.house == crossing.to) continue;
            const CellSet left = cells_at(house, state.positions(place.house, digit)) - gone;
            if (left.count() != 1) continue;
            if (hints.admits(pointing ? RatedTechnique::direct_pointing : RatedTechnique::direct_claiming))
                hints.place(candidate_at(left.first(), digit));
        }
    }
}

void find_direct_locked(const State& state, Hints& hints) {
    for (const Crossing& crossing : state.geometry().crossings()) {
        for (int digit = 1; digit <= state.side(); ++digit) {
            const PositionSet positions = state.positions(crossing.from, digit);
            if (std::popcount(positions) < 2 || (positions & ~crossing.common) != 0) continue;
            find_singles_behind(state, crossing, digit, hints);
        }
    }
}

void find_direct_hidden_sets(const State& state, int size, Hints& hints) {
    const RatedTechnique technique =
        size == 2 ? RatedTechnique::direct_hidden_pair : RatedTechnique::direct_hidden_triple;
    for (const House& house : state.geometry().houses()) {
        if (empty_cells_in(state, house) <= size) continue;
        PositionsByDigit masks(static_cast<std::size_t>(state.side()) + 1);
        for (std::size_t digit = 1; digit < masks.size(); ++digit) {
            masks[digit] = state.positions(house, static_cast<int>(digit));
        }
        each_choice(masks, {.masks = size, .members = size}, [&](std::uint32_t chosen, PositionSet positions) {
            for (std::size_t digit = 1; digit < masks.size(); ++digit) {
                const auto left = static_cast<PositionSet>(masks[digit] & ~positions);
                if ((chosen & 1U << digit) != 0 || std::popcount(masks[digit]) < 2 || std::popcount(left) != 1)
                    continue;
                if (hints.admits(technique))
                    hints.place({first_cell_at(house, left), static_cast<std::uint8_t>(digit)});
            }
        });
    }
}

}  // namespace

void find_singles(const State& state, const RatedFacts&, Hints& hints) {
    for (const House& house : state.geometry().houses()) {
        for (int digit = 1; digit <= state.side(); ++digit) {
            const PositionSet positions = state.positions(house, digit);
            if (std::popcount(positions) != 1) continue;
            const bool last = empty_cells_in(state, house) == 1;
            const bool box = house.kind == grid::HouseKind::box;
            const RatedTechnique technique = last  ? RatedTechnique::last_cell
                                             : box ? RatedTechnique::hidden_single_box
                                                   : RatedTechnique::hidden_single_line;
            if (hints.admits(technique))
                hints.place({first_cell_at(house, positions), static_cast<std::uint8_t>(digit)});
        }
    }
}

void find_direct_hints(const State& state, const RatedFacts&, Hints& hints) {
    find_direct_locked(state, hints);
    if (hints.empty()) find_direct_hidden_sets(state, 2, hints);
    if (hints.empty()) find_naked_singles(state, hints);
    if (hints.empty()) find_direct_hidden_sets(state, 3, hints);
}

}  // namespace satdoku::deduce::rating
