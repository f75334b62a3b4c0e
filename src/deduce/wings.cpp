// Wings: cells with few candidates around a pivot. Whatever the pivot holds, one of the pincers holds the last digit,
// which is removed from all cells that see the pincers. XY-wing: the pivot has two candidates and shares one with each
// pincer. XYZ-wing: the pivot has the last digit, too, and must be seen as well. W-wing: two cells with the same two
// candidates; the pivot is a conjugate pair of one of them. Sound on every layout: each inference is within a cell or a
// house. Pincers in different grids only affect cells that both grids share.
#include "find.hpp"

namespace satdoku::deduce {
namespace {
Step step_of(const State& state, Technique technique, DigitSet digits, int gone, const CellSet& seen,
             const CellSet& pivot, const CellSet& pincers) {
    Step step{.technique = technique, .digits = digits};
    const CellSet where = state.geometry().common_peers(seen) & state.cells_of(gone);
    step.eliminations = candidates_of(where, gone);
    step.parts = {{Role::pivot, candidates_in(state, pivot), {}}, {Role::pincer, candidates_in(state, pincers), {}}};
    return step;
}
}  // namespace

void find_pivot_wings(const State& state, Technique technique, Steps& steps) {
    const Geometry& geometry = state.geometry();
    const bool pivot_counts = technique == Technique::xyz_wing;
    const std::vector<Cell> bivalue = cells_in(cells_with(state, 2));
    /// Adds the wing with this pivot, if it is one. Returns true if the search has enough.
    const auto add = [&](Cell pivot, Cell first, Cell second) {
        if (!geometry.see_each_other(pivot, first) || !geometry.see_each_other(pivot, second)) return false;
        const auto common = state.candidates(first) & state.candidates(second);
        const auto all = state.candidates(first) | state.candidates(second);
        if (common.size() != 1 || all.size() != 3) return false;
        const auto others = all - common;
        if (state.candidates(pivot) != (pivot_counts ? all : others)) return false;
        const CellSet pincers{first, second};
        const CellSet seen = pivot_counts ? CellSet{first, second, pivot} : pincers;
        return steps.add(step_of(state, technique, all, common.first(), seen, {pivot}, pincers));
    };
    if (pivot_counts) {
        for (const Cell pivot : cells_with(state, 3)) {
            for (std::size_t i = 0; i < bivalue.size(); ++i) {
                for (std::size_t j = i + 1; j < bivalue.size(); ++j)
                    if (add(pivot, bivalue[i], bivalue[j])) return;
            }
        }
        return;
    }
    for (std::size_t i = 0; i < bivalue.size(); ++i) {
        for (std::size_t j = i + 1; j < bivalue.size(); ++j) {
            const auto two = state.candidates(bivalue[i]) | state.candidates(bivalue[j]);
            if (two.size() != 3) continue;
            for (std::size_t k = j + 1; k < bivalue.size(); ++k) {
                const Cell one = bivalue[i];
                const Cell other = bivalue[j];
                const Cell third = bivalue[k];
                if (!two.includes(state.candidates(third))) continue;
                if (add(one, other, third) || add(other, one, third) || add(third, one, other)) return;
            }
        }
    }
}

void find_w_wings(const State& state, Technique technique, Steps& steps) {
    const Geometry& geometry = state.geometry();
    const CellSet bivalue = cells_with(state, 2);
    for (const Cell first : bivalue) {
        for (const Cell second : bivalue) {
            if (second <= first || state.candidates(first) != state.candidates(second)) continue;
            const DigitSet both = state.candidates(first);
            for (const int gone : both) {
                const int joined = (both - grid::digit_set(gone)).first();
                for (const House& house : geometry.houses()) {
                    const CellSet pair = house.set & state.cells_of(joined);
                    if (pair.count() != 2 || pair.has(first) || pair.has(second)) continue;
                    const Cell low = pair.first();
                    const Cell high = (pair - CellSet{low}).first();
                    const bool straight = geometry.see_each_other(first, low) && geometry.see_each_other(second, high);
                    const bool crossed = geometry.see_each_other(first, high) && geometry.see_each_other(second, low);
                    if (!straight && !crossed) continue;
                    Step step = step_of(state, technique, both, gone, {first, second}, pair, {first, second});
                    step.parts[0] = {
                        Role::pivot, {candidate_at(low, joined), candidate_at(high, joined)}, {house.number}};
                    if (steps.add(std::move(step))) return;
                }
            }
        }
    }
}
}  // namespace satdoku::deduce
