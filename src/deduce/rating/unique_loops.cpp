// Unique rectangles and loops: a ring of cells that all have the same two candidates. Each house has none of its cells,
// or one at an odd place and one at an even place of the ring. If the cells had no other candidates, swapping the two
// digits in the whole ring would give a second solution. So one of the other candidates is true. Houses of all grids
// count, because the swap must not break another grid; so do extra regions. If a rule makes cells differ that share no
// house, the swap might make them equal, so rings are not searched for.
#include "hints.hpp"

namespace satdoku::deduce::rating {
namespace {
/// A ring may have up to this number of cells with further candidates, or more if all of them have the same one.
constexpr int free_extras = 2;

struct Ring {
    DigitSet digits;
    CellSet cells;
    CellSet extras;  ///< the cells that have more candidates
    int length;
};

class RingSearch {
  public:
    template <typename Take> static void each(const State& state, const Take& take) {
        for (int low = 1; low < state.side(); ++low) {
            for (int high = low + 1; high <= state.side(); ++high) {
                RingSearch search(state, grid::digit_set(low) | grid::digit_set(high));
                search.run(take);
            }
        }
    }

  private:
    RingSearch(const State& state, DigitSet digits) : state_(state), digits_(digits) {
        const int low = digits.first();
        const int high = (digits - grid::digit_set(low)).first();
        open_ = state.cells_of(low) & state.cells_of(high);
    }

    /// Searches from each cell with just the two digits. Later rings do not contain it.
    template <typename Take> void run(const Take& take) {
        CellSet starts;
        for (const Cell cell : open_)
            if (state_.candidates(cell) == digits_) starts.add(cell);
        for (const Cell start : starts) {
            if (open_.count() < 4) return;
            start_ = start;
            visit(start, free_extras, {}, take);
            open_.remove(start);
        }
    }

    template <typename Take> void visit(Cell cell, int allowed, DigitSet more, const Take& take) {
        CellSet& houses = visited_[static_cast<std::size_t>(length_ % 2)];
        for (const HousePlace& place : state_.geometry().places(cell))
            if (houses.has(place.house)) return;
        for (const HousePlace& place : state_.geometry().places(cell)) houses.add(place.house);
        ring_.add(cell);
        ++length_;
        const CellSet& peers = state_.geometry().peers(cell);
        if (length_ >= 4 && visited_[0] == visited_[1] && peers.has(start_)) found(take);
        for (const Cell next : (peers & open_) - ring_) {
            const auto others = state_.candidates(next) - digits_;
            const auto all = more | others;
            if (!others.empty() && all.size() != 1 && allowed <= 0) continue;
            visit(next, others.empty() ? allowed : allowed - 1, all, take);
        }
        --length_;
        ring_.remove(cell);
        for (const HousePlace& place : state_.geometry().places(cell))
            visited_[static_cast<std::size_t>(length_ % 2)].remove(place.house);
    }

    template <typename Take> void found(const Take& take) {
        Ring ring{digits_, ring_, {}, length_};
        for (const Cell cell : ring_)
            if (state_.candidates(cell) != digits_) ring.extras.add(cell);
        if (!ring.extras.empty()) take(ring);
    }

    const State& state_;
    DigitSet digits_;
    CellSet open_;  ///< cells that hold both digits
    CellSet ring_;
    std::array<CellSet, 2> visited_;  ///< numbers of houses, of the cells at even and odd places
    Cell start_ = 0;
    int length_ = 0;
};

/// What the length adds to the rating.
int added_by_ring(const Ring& ring) { return ring.length >= 10 ? 5 : ring.length >= 8 ? 2 : ring.length >= 6 ? 1 : 0; }

class RingHints {
  public:
    RingHints(const State& state, const Ring& ring, Hints& hints) : state_(state), ring_(ring), hints_(hints) {}

    void find() {
        DigitSet others;
        for (const Cell cell : ring_.extras) others |= state_.candidates(cell);
        others -= ring_.digits;
        const int extras = ring_.extras.count();
        if (extras == 1) {
            if (admits(0, 1)) hints_.eliminate(state_, ring_.extras.first(), ring_.digits);
            return;
        }
        if (others.size() == 1) {
            find_common(others.first());
        } else if (extras == 2) {
            find_subsets(others);
        }
        if (extras == 2) find_locked();
    }

  private:
    bool admits(int added, int type) {
        return hints_.admits(RatedTechnique::unique_loop, {.rating = added_by_ring(ring_) + added, .kind = type});
    }

    /// All cells with further candidates have the same third digit.
    void find_common(int digit) {
        const CellSet gone = state_.geometry().common_peers(ring_.extras) & state_.cells_of(digit);
        if (gone.empty() || !admits(0, 2)) return;
        hints_.eliminate(gone, digit);
    }

    /// The two cells with further candidates count as one cell with these, in a naked or hidden set.
    void find_subsets(DigitSet others) {
        for (const House& house : state_.geometry().houses()) {
            if (!ring_.extras.is_within(house.set)) continue;
            const int empty = (state_.empty_cells() & house.set).count();
            for (int size = others.size(); size <= 7; ++size) {
                if (size * 2 <= empty) find_naked(house, others, size);
                if (size * 2 < empty) find_hidden(house, others, size);
            }
        }
    }

    void find_naked(const House& house, DigitSet others, int size) {
        core::ShortList<DigitSet, grid::most_digits> masks(house.cells.size());
        DigitSet common = others;
        for (std::size_t at = 0; at < masks.size(); ++at) {
            const Cell cell = house.cells[at];
            if (ring_.extras.has(cell)) {
                common &= state_.candidates(cell);
            } else {
                masks[at] = state_.candidates(cell);
            }
        }
        // What the two cells do not both have must be in the other cells of the set.
        each_choice(masks, {.masks = size - 1, .members = size, .with = others.bits()},
                    [&](std::uint32_t chosen, DigitSet digits) {
                        DigitSet held = common;
                        for (std::size_t at = 0; at < masks.size(); ++at)
                            if ((chosen & 1U << at) != 0) held |= masks[at];
                        if (held != digits) return;
                        for (std::size_t at = 0; at < masks.size(); ++at) {
                            if ((chosen & 1U << at) != 0 || !masks[at].meets(digits)) continue;
                            if (admits(size - 1, 3)) hints_.eliminate(state_, house.cells[at], digits);
                        }
                    });
    }

    void find_hidden(const House& house, DigitSet others, int size) {
        const PositionSet pair_positions = positions_of(house, ring_.extras);
        PositionsByDigit masks(static_cast<std::size_t>(state_.side()) + 1);
        PositionSet with_pair = 0;
        for (int digit = 1; digit <= state_.side(); ++digit) {
            const PositionSet positions = state_.positions(house, digit);
            if (ring_.digits.contains(digit)) {
                with_pair = static_cast<PositionSet>(with_pair | (positions & ~pair_positions));
            } else if (!others.contains(digit)) {
                masks[static_cast<std::size_t>(digit)] = positions;
            }
        }
        const auto take = [&](std::uint32_t chosen, PositionSet positions) {
            const DigitSet hidden = DigitSet(chosen) | ring_.digits;
            for (const Cell cell : cells_at(house, positions)) {
                if (hidden.includes(state_.candidates(cell))) continue;
                if (admits(size - 2, 3)) hints_.eliminate(state_, cell, grid::any_digits - hidden);
            }
        };
        // One of the two cells takes a digit of the ring, so one cell fewer is left for the others.
        each_choice(masks, {.masks = size - 2, .members = size - 1, .least = 1, .with = with_pair}, take);
    }

    /// If one digit of the ring has no other place in a house, the other digit is removed from both cells.
    void find_locked() {
        const int low = ring_.digits.first();
        const int high = (ring_.digits - grid::digit_set(low)).first();
        for (const House& house : state_.geometry().houses()) {
            if (!ring_.extras.is_within(house.set)) continue;
            for (const auto& [locked, other] : {std::pair(low, high), std::pair(high, low)}) {
                if ((state_.cells_of(locked) & house.set) != ring_.extras) continue;
                if (admits(0, 4)) hints_.eliminate(ring_.extras, other);
            }
        }
    }

    const State& state_;
    const Ring& ring_;
    Hints& hints_;
};
}  // namespace

void find_unique_loops(const State& state, const RatedFacts&, Hints& hints) {
    if (!state.geometry().layout().has_only_houses()) return;
    RingSearch::each(state, [&](const Ring& ring) { RingHints(state, ring, hints).find(); });
}
}  // namespace satdoku::deduce::rating
