// Bivalue universal grave plus one (BUG+1): without one candidate, every empty cell would have two candidates and every
// house two places for each digit that it lacks. Then all cells could take their other candidate, and the puzzle would
// have two solutions or none, on every layout. So that candidate is true. All cells and houses of the layout count.
// Described by Rod Hagglund.
#include "candidate_lists.hpp"
#include "find.hpp"

#include <bit>

namespace satdoku::deduce {

namespace {

/// Whether every house has two places for each of its digits, but those of the cell three for this digit.
bool is_grave_without(const State& state, Candidate extra) {
    const auto houses = state.geometry().houses();
    for (std::size_t index = 0; index < houses.size(); ++index) {
        for (int digit = 1; digit <= grid::digits; ++digit) {
            const int places = std::popcount(state.positions(static_cast<HouseIndex>(index), digit));
            const int expected = digit == extra.digit && houses[index].set.has(extra.cell) ? 3 : 2;
            if (places != expected && !(places == 0 && expected == 2)) return false;
        }
    }
    return true;
}

}  // namespace

void find_bug_plus_one(const State& state, Technique technique, const Options&, Steps& steps) {
    CellSet of_three;
    for (const Cell cell : state.empty_cells()) {
        const int candidates = state.candidates(cell).size();
        if (candidates == 3) of_three.add(cell);
        if (candidates > 3 || candidates < 2 || of_three.count() > 1) return;
    }
    if (of_three.empty()) return;
    const Cell cell = of_three.first();
    for (const int digit : state.candidates(cell)) {
        const Candidate extra{cell, static_cast<std::uint8_t>(digit)};
        if (!is_grave_without(state, extra)) continue;
        Step step{.technique = technique, .digits = grid::digit_set(digit)};
        for (const int other : state.candidates(cell)) {
            if (other != digit) step.eliminations.push_back(candidate_at(cell, other));
        }
        step.parts = {{Role::base, {extra}, {}}};
        if (steps.add(std::move(step))) return;
    }
}

}  // namespace satdoku::deduce
