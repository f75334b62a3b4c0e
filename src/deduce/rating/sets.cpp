// Locked candidates, naked and hidden sets, fish and wings. A hint removes candidates only in its own houses: its
// consequences elsewhere are another hint.
#include "hints.hpp"

namespace satdoku::deduce::rating {
// Hints that place a digit: singles, and locked candidates or hidden sets that leave a hidden single in a house. A
// direct hint only places its digit: candidates that its derivation removed stay, as in Sudoku Explainer.

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
void find_singles_after(const State& state, const Crossing& crossing, int digit, Hints& hints) {
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
            find_singles_after(state, crossing, digit, hints);
        }
    }
}

PositionsByDigit positions_by_digit(const State& state, const House& house) {
    PositionsByDigit masks(static_cast<std::size_t>(state.side()) + 1);
    for (int digit = 1; digit <= state.side(); ++digit)
        masks[static_cast<std::size_t>(digit)] = state.positions(house, digit);
    return masks;
}

void find_direct_hidden_sets(const State& state, int size, Hints& hints) {
    const RatedTechnique technique =
        size == 2 ? RatedTechnique::direct_hidden_pair : RatedTechnique::direct_hidden_triple;
    for (const House& house : state.geometry().houses()) {
        if (empty_cells_in(state, house) <= size) continue;
        const PositionsByDigit masks = positions_by_digit(state, house);
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

void find_locked(const State& state, const RatedFacts&, Hints& hints) {
    const Geometry& geometry = state.geometry();
    for (const Crossing& crossing : geometry.crossings()) {
        const bool pointing = !grid::is_line(geometry.house(crossing.from).kind);
        for (int digit = 1; digit <= state.side(); ++digit) {
            const PositionSet positions = state.positions(crossing.from, digit);
            if (std::popcount(positions) < 2 || (positions & ~crossing.common) != 0) continue;
            const auto others = static_cast<PositionSet>(state.positions(crossing.to, digit) & ~crossing.common_in_to);
            if (others == 0) continue;
            if (hints.admits(pointing ? RatedTechnique::pointing : RatedTechnique::claiming))
                hints.eliminate(cells_at(geometry.house(crossing.to), others), digit);
        }
    }
}

void find_naked_sets(const State& state, const RatedFacts& facts, Hints& hints) {
    const int size = facts.size;
    for (const House& house : state.geometry().houses()) {
        if (empty_cells_in(state, house) < 2 * size) continue;
        core::ShortList<DigitSet, grid::most_digits> masks(house.cells.size());
        for (std::size_t at = 0; at < masks.size(); ++at) masks[at] = state.candidates(house.cells[at]);
        each_choice(masks, {.masks = size, .members = size}, [&](std::uint32_t chosen, DigitSet digits) {
            for (std::size_t at = 0; at < masks.size(); ++at) {
                if ((chosen & 1U << at) != 0 || !masks[at].meets(digits)) continue;
                if (hints.admits(facts.technique)) hints.eliminate(state, house.cells[at], digits);
            }
        });
    }
}

void find_hidden_sets(const State& state, const RatedFacts& facts, Hints& hints) {
    const int size = facts.size;
    for (const House& house : state.geometry().houses()) {
        if (empty_cells_in(state, house) <= 2 * size) continue;
        const PositionsByDigit masks = positions_by_digit(state, house);
        each_choice(masks, {.masks = size, .members = size}, [&](std::uint32_t chosen, PositionSet positions) {
            const DigitSet others = grid::any_digits - DigitSet(chosen);
            for (const Cell cell : cells_at(house, positions)) {
                if (!state.candidates(cell).meets(others)) continue;
                if (hints.admits(facts.technique)) hints.eliminate(state, cell, others);
            }
        });
    }
}

void find_fish(const State& state, const RatedFacts& facts, Hints& hints) {
    const int size = facts.size;
    const Geometry& geometry = state.geometry();
    const auto in_lines = [&](const Lines& lines, const Lines& across, int digit) {
        core::ShortList<PositionSet, grid::most_digits> masks(lines.size());
        int open = 0;
        for (std::size_t line = 0; line < masks.size(); ++line) {
            masks[line] = state.positions(lines[line], digit);
            open += masks[line] != 0 ? 1 : 0;
        }
        if (open < 2 * size) return;
        each_choice(masks, {.masks = size, .members = size}, [&](std::uint32_t chosen, PositionSet covers) {
            for (std::size_t line = 0; line < masks.size(); ++line) {
                if ((covers & 1U << line) == 0) continue;
                const auto outside = static_cast<PositionSet>(state.positions(across[line], digit) & ~chosen);
                if (outside == 0) continue;
                if (hints.admits(facts.technique))
                    hints.eliminate(cells_at(geometry.house(across[line]), outside), digit);
            }
        });
    };
    for (const GridHouses& grid : geometry.grids()) {
        for (int digit = 1; digit <= state.side(); ++digit) {
            in_lines(grid.rows, grid.columns, digit);
            in_lines(grid.columns, grid.rows, digit);
        }
    }
}

void find_wings(const State& state, const RatedFacts& facts, Hints& hints) {
    const Geometry& geometry = state.geometry();
    const bool xyz = facts.technique == RatedTechnique::xyz_wing;
    const CellSet pairs = cells_with(state, 2);
    for (const Cell pivot : state.empty_cells()) {
        const DigitSet of_pivot = state.candidates(pivot);
        if (of_pivot.size() != facts.size) continue;
        const CellSet seen = geometry.peers(pivot) & pairs;
        for (const Cell left : seen) {
            const DigitSet of_left = state.candidates(left);
            if ((of_pivot - of_left).size() != 1) continue;
            for (const Cell right : seen) {
                const DigitSet of_right = state.candidates(right);
                if (right <= left || (of_pivot | of_left | of_right).size() != 3 || of_left == of_right ||
                    of_right == of_pivot)
                    continue;
                const auto shared = of_left & of_right;
                if ((shared & of_pivot) != (xyz ? shared : DigitSet{})) continue;
                const int digit = shared.first();
                CellSet gone = geometry.peers(left) & geometry.peers(right) & state.cells_of(digit);
                if (xyz) gone &= geometry.peers(pivot);
                if (gone.empty()) continue;
                if (hints.admits(facts.technique)) hints.eliminate(gone, digit);
            }
        }
    }
}
}  // namespace satdoku::deduce::rating
