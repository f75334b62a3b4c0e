// Locked candidates, naked and hidden sets, fish and wings. A hint removes candidates only in its own houses: its
// consequences elsewhere are another hint.
#include "hints.hpp"

#include <bit>
#include <cstddef>

namespace satdoku::deduce::rating {

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
        PositionsByDigit masks(static_cast<std::size_t>(state.side()) + 1);
        for (std::size_t digit = 1; digit < masks.size(); ++digit) {
            masks[digit] = state.positions(house, static_cast<int>(digit));
        }
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
