// The bivalue universal grave: were it not for a few extra candidates, each empty cell would have two
// candidates and each house two places for each of its digits, in all grids. Then all cells could be swapped to
// their other candidate, and there would be a second solution; so one of the extra candidates is true.
#include "hints.hpp"

#include <array>
#include <bit>
#include <cstddef>
#include <optional>

namespace satdoku::deduce::rating {

namespace {

/// The cells with extra candidates, and these.
struct Extras {
    CellSet cells;
    std::array<DigitSet, CellSet::capacity> of_cell{};
    DigitSet digits = {};
};

/// If a digit does not have two places in a house and just one of its places is a cell with three candidates or more,
/// it is an extra candidate there. Returns nothing if there is no such cell.
std::optional<Extras> blame(const State& state) {
    const Geometry& geometry = state.geometry();
    Extras extras;
    for (std::size_t index = 0; index < geometry.houses().size(); ++index) {
        for (int digit = 1; digit <= grid::digits; ++digit) {
            const PositionSet positions = state.positions(static_cast<HouseIndex>(index), digit);
            if (positions == 0 || std::popcount(positions) == 2) continue;
            CellSet larger;
            for (const Cell cell : cells_at(geometry.houses()[index], positions)) {
                if (state.candidates(cell).size() > 2) larger.add(cell);
            }
            if (larger.empty()) return std::nullopt;
            if (larger.count() > 1) continue;
            const Cell cell = larger.first();
            extras.cells.add(cell);
            extras.of_cell[cell].insert(digit);
            extras.digits.insert(digit);
        }
    }
    if (extras.cells.empty()) return std::nullopt;
    return extras;
}

bool is_grave_without(const State& state, const Extras& extras) {
    for (const Cell cell : state.empty_cells()) {
        if ((state.candidates(cell) - extras.of_cell[cell]).size() != 2) return false;
    }
    const Geometry& geometry = state.geometry();
    for (std::size_t index = 0; index < geometry.houses().size(); ++index) {
        const House& house = geometry.houses()[index];
        for (int digit = 1; digit <= grid::digits; ++digit) {
            int places = 0;
            for (const Cell cell : cells_at(house, state.positions(static_cast<HouseIndex>(index), digit))) {
                places += extras.of_cell[cell].contains(digit) ? 0 : 1;
            }
            if (places != 0 && places != 2) return false;
        }
    }
    return true;
}

class GraveHints {
  public:
    GraveHints(const State& state, const Extras& extras, Hints& hints)
        : state_(state),
          extras_(extras),
          common_(state.geometry().common_peers(extras.cells) - extras.cells),
          hints_(hints) {}

    void find() {
        const int cells = extras_.cells.count();
        if (cells == 1) {
            const Cell cell = extras_.cells.first();
            if (admits(0, 1)) hints_.eliminate(state_, cell, ~extras_.of_cell[cell]);
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

    /// All of them have the same extra digit: cells that see all of them do not have it.
    void find_common() {
        const int digit = extras_.digits.first();
        const CellSet gone = common_ & state_.cells_of(digit);
        if (gone.empty() || !admits(1, 2)) return;
        for (const Cell cell : gone) hints_.eliminate(candidate_at(cell, digit));
    }

    /// Two cells of a house with one digit in common that is no extra one: one of them has it, the other an
    /// extra digit.
    void find_locked() {
        DigitSet shared = ~extras_.digits;
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

    /// The cells count as one that holds an extra digit, in a naked set of a house.
    void find_subsets() {
        for (const House& house : state_.geometry().houses()) {
            if (!extras_.cells.is_within(house.set)) continue;
            std::array<DigitSet, grid::digits> masks{};
            for (std::size_t at = 0; at < masks.size(); ++at) {
                if (common_.has(house.cells[at])) masks[at] = state_.candidates(house.cells[at]);
            }
            for (int size = 2; size <= 6; ++size) find_naked(house, masks, size);
        }
    }

    void find_naked(const House& house, const std::array<DigitSet, grid::digits>& masks, int size) {
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
    CellSet common_;  ///< cells that see all of them
    Hints& hints_;
};

}  // namespace

void find_bivalue_grave(const State& state, const RatedFacts&, Hints& hints) {
    const std::optional<Extras> extras = blame(state);
    if (extras && is_grave_without(state, *extras)) GraveHints(state, *extras, hints).find();
}

}  // namespace satdoku::deduce::rating
