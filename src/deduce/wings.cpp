// Wings: cells of few candidates around a pivot. Whatever the pivot holds, one of the pincers holds the last
// digit, which goes from all cells that see the pincers. XY-wing: a pivot of two candidates, which each
// pincer shares one of. XYZ-wing: the pivot holds the last digit, too, and has to be seen as well. W-wing: two
// cells of the same two candidates and, as pivot, a conjugate pair of one of them.
#include "find.hpp"

#include <satdoku/deduce/step.hpp>

#include <bit>

namespace satdoku::deduce {

namespace {

Candidate candidate(Cell cell, int digit) {
    return {cell, static_cast<std::uint8_t>(digit)};
}

std::vector<Candidate> candidates_of(const State& state, const CellSet& cells) {
    std::vector<Candidate> list;
    for (const Cell cell : cells) {
        for (const int digit : grid::DigitsOf(state.candidates(cell))) list.push_back(candidate(cell, digit));
    }
    return list;
}

Step step_of(const State& state, Technique technique, DigitSet digits, int gone, const CellSet& seen,
             const CellSet& pivot, const CellSet& pincers) {
    Step step{.technique = technique, .digits = digits};
    const CellSet where = state.geometry().common_peers(seen) & state.cells_of(gone);
    for (const Cell cell : where) step.eliminations.push_back(candidate(cell, gone));
    step.parts = {{Role::pivot, candidates_of(state, pivot), {}},
                  {Role::pincer, candidates_of(state, pincers), {}}};
    return step;
}

CellSet bivalue_cells(const State& state) {
    CellSet cells;
    for (const Cell cell : state.empty_cells()) {
        if (grid::count(state.candidates(cell)) == 2) cells.add(cell);
    }
    return cells;
}

}  // namespace

void find_pivot_wings(const State& state, Technique technique, const Options&, Steps& steps) {
    const Geometry& geometry = state.geometry();
    const bool pivot_counts = technique == Technique::xyz_wing;
    const CellSet bivalue = bivalue_cells(state);
    for (const Cell pivot : state.empty_cells()) {
        const DigitSet of_pivot = state.candidates(pivot);
        if (grid::count(of_pivot) != (pivot_counts ? 3 : 2)) continue;
        const CellSet near = bivalue & geometry.peers(pivot);
        for (const Cell first : near) {
            for (const Cell second : near) {
                if (second <= first) continue;
                const DigitSet left = state.candidates(first);
                const DigitSet right = state.candidates(second);
                const auto common = static_cast<DigitSet>(left & right);
                const auto all = static_cast<DigitSet>(left | right);
                if (grid::count(common) != 1 || grid::count(all) != 3) continue;
                const auto others = static_cast<DigitSet>(all & ~common);
                if (of_pivot != (pivot_counts ? all : others)) continue;
                const CellSet pincers{first, second};
                const CellSet seen = pivot_counts ? CellSet{first, second, pivot} : pincers;
                if (steps.add(
                        step_of(state, technique, all, grid::first_digit(common), seen, {pivot}, pincers)))
                    return;
            }
        }
    }
}

void find_w_wings(const State& state, Technique technique, const Options&, Steps& steps) {
    const Geometry& geometry = state.geometry();
    const CellSet bivalue = bivalue_cells(state);
    for (const Cell first : bivalue) {
        for (const Cell second : bivalue) {
            if (second <= first || state.candidates(first) != state.candidates(second)) continue;
            const DigitSet both = state.candidates(first);
            for (const int gone : grid::DigitsOf(both)) {
                const int joined = grid::first_digit(static_cast<DigitSet>(both & ~grid::digit_set(gone)));
                for (std::size_t house = 0; house < geometry.houses().size(); ++house) {
                    const CellSet pair = geometry.houses()[house].set & state.cells_of(joined);
                    if (pair.count() != 2 || pair.has(first) || pair.has(second)) continue;
                    const Cell low = pair.first();
                    const Cell high = (pair - CellSet{low}).first();
                    const bool straight =
                        geometry.see_each_other(first, low) && geometry.see_each_other(second, high);
                    const bool crossed =
                        geometry.see_each_other(first, high) && geometry.see_each_other(second, low);
                    if (!straight && !crossed) continue;
                    Step step = step_of(state, technique, both, gone, {first, second}, pair, {first, second});
                    step.parts[0] = {Role::pivot,
                                     {candidate(low, joined), candidate(high, joined)},
                                     {static_cast<HouseIndex>(house)}};
                    if (steps.add(std::move(step))) return;
                }
            }
        }
    }
}

}  // namespace satdoku::deduce
