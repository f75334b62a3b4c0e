// The bivalue universal grave (BUG): except for a few extra candidates, each empty cell has two candidates and each
// house two places for each of its digits, in all grids. Without them all cells could take their other candidate, and
// the puzzle would have two solutions or none. So one of the extra candidates is true. Described by Rod Hagglund. If a
// rule makes cells differ that share no house, the other candidates might clash, so graves are not searched for.
//
// HoDoKu knows one extra candidate only (BUG+1), Sudoku Explainer several.
#include "rating/hints.hpp"

namespace satdoku::deduce {
namespace {
/// Candidates that a grave has too many.
struct Extras {
    CellSet cells;
    std::array<DigitSet, CellSet::capacity> of_cell{};
    DigitSet digits = {};

    void add(Candidate candidate) {
        cells.add(candidate.cell);
        of_cell[candidate.cell].insert(candidate.digit);
        digits.insert(candidate.digit);
    }
};

bool is_grave_without(const State& state, const Extras& extras) {
    if (!state.geometry().layout().has_only_houses()) return false;
    for (const Cell cell : state.empty_cells())
        if ((state.candidates(cell) - extras.of_cell[cell]).size() != 2) return false;
    for (const House& house : state.geometry().houses()) {
        for (int digit = 1; digit <= state.side(); ++digit) {
            int places = 0;
            for (const Cell cell : cells_at(house, state.positions(house, digit)))
                places += extras.of_cell[cell].contains(digit) ? 0 : 1;
            if (places != 0 && places != 2) return false;
        }
    }
    return true;
}
}  // namespace

void find_bug_plus_one(const State& state, Technique technique, Steps& steps) {
    const CellSet of_three = cells_with(state, 3);
    if (of_three.count() != 1) return;
    const Cell cell = of_three.first();
    for (const int digit : state.candidates(cell)) {
        const Candidate extra = candidate_at(cell, digit);
        const auto places = state.geometry().places(cell);
        const bool is_single = std::ranges::any_of(
            places, [&](const HousePlace& place) { return std::popcount(state.positions(place.house, digit)) == 1; });
        Extras extras;
        extras.add(extra);
        if (is_single || !is_grave_without(state, extras)) continue;
        Step step{.technique = technique, .digits = grid::digit_set(digit)};
        step.eliminations = candidates_in(state, {cell}, grid::any_digits - grid::digit_set(digit));
        step.parts = {{Role::base, {extra}, {}}};
        if (steps.add(std::move(step))) return;
    }
}

namespace rating {
namespace {
/// Finds the extra candidates: if a digit does not have two places in a house and just one of its places is a cell with
/// three candidates or more, it is an extra candidate there. Returns nothing if none of its places is such a cell.
std::optional<Extras> find_extras(const State& state) {
    Extras extras;
    for (const House& house : state.geometry().houses()) {
        for (int digit = 1; digit <= state.side(); ++digit) {
            const PositionSet positions = state.positions(house, digit);
            if (positions == 0 || std::popcount(positions) == 2) continue;
            CellSet larger;
            for (const Cell cell : cells_at(house, positions))
                if (state.candidates(cell).size() > 2) larger.add(cell);
            if (larger.empty()) return std::nullopt;
            if (larger.count() > 1) continue;
            extras.add(candidate_at(larger.first(), digit));
        }
    }
    if (extras.cells.empty()) return std::nullopt;
    return extras;
}

class GraveHints {
  public:
    GraveHints(const State& state, const Extras& extras, Hints& hints)
        : state_(state), extras_(extras), common_(state.geometry().common_peers(extras.cells) - extras.cells),
          hints_(hints) {}

    void find() {
        const int cells = extras_.cells.count();
        if (cells == 1) {
            const Cell cell = extras_.cells.first();
            if (admits(0, 1)) hints_.eliminate(state_, cell, grid::any_digits - extras_.of_cell[cell]);
        } else if (extras_.digits.size() == 1) {
            find_common();
            if (cells == 2) find_locked();
        } else if (!common_.empty()) {
            if (cells == 2) find_locked();
            find_subsets();
        }
    }

  private:
    bool admits(int added, int type) {
        return hints_.admits(RatedTechnique::bivalue_grave, {.rating = added, .kind = type});
    }

    /// All cells have the same extra digit: it is removed from the cells that see all of them.
    void find_common() {
        const int digit = extras_.digits.first();
        const CellSet gone = common_ & state_.cells_of(digit);
        if (gone.empty() || !admits(1, 2)) return;
        hints_.eliminate(gone, digit);
    }

    /// Two cells of a house with one common digit that is not an extra one: one cell has it, the other an extra digit.
    void find_locked() {
        DigitSet shared = grid::any_digits - extras_.digits;
        for (const Cell cell : extras_.cells) shared &= state_.candidates(cell);
        if (shared.size() != 1) return;
        for (const House& house : state_.geometry().houses()) {
            if (!extras_.cells.is_within(house.set)) continue;
            for (const Cell cell : extras_.cells) {
                const auto gone = state_.candidates(cell) - extras_.of_cell[cell] - shared;
                if (!gone.empty() && admits(1, 2)) hints_.eliminate(state_, cell, gone);
            }
        }
    }

    /// The cells count as one cell that has an extra digit, in a naked set of a house.
    void find_subsets() {
        for (const House& house : state_.geometry().houses()) {
            if (!extras_.cells.is_within(house.set)) continue;
            core::ShortList<DigitSet, grid::most_digits> masks(house.cells.size());
            for (std::size_t at = 0; at < masks.size(); ++at)
                if (common_.has(house.cells[at])) masks[at] = state_.candidates(house.cells[at]);
            for (int size = 2; size <= 6; ++size) find_naked(house, masks, size);
        }
    }

    void find_naked(const House& house, const core::ShortList<DigitSet, grid::most_digits>& masks, int size) {
        each_choice(masks, {.masks = size - 1, .members = size}, [&](std::uint32_t chosen, DigitSet digits) {
            if (!digits.includes(extras_.digits)) return;
            for (std::size_t at = 0; at < masks.size(); ++at) {
                if ((chosen & 1U << at) != 0 || !masks[at].meets(digits)) continue;
                if (admits(size, 3)) hints_.eliminate(state_, house.cells[at], digits);
            }
        });
    }

    const State& state_;
    const Extras& extras_;
    CellSet common_;  ///< cells that see all cells with extras
    Hints& hints_;
};
}  // namespace

void find_bivalue_grave(const State& state, const RatedFacts&, Hints& hints) {
    const std::optional<Extras> extras = find_extras(state);
    if (extras && is_grave_without(state, *extras)) GraveHints(state, *extras, hints).find();
}
}  // namespace rating
}  // namespace satdoku::deduce
