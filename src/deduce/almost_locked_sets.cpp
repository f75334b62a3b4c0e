#include "almost_locked_sets.hpp"

namespace satdoku::deduce {
namespace {
class SetSearch {
  public:
    explicit SetSearch(const State& state) : state_(state) {}

    std::vector<AlmostLockedSet> run() {
        const Geometry& geometry = state_.geometry();
        for (const grid::HouseKind kind : grid::house_kinds) {
            for (const House& house : geometry.houses()) {
                if (house.kind != kind) continue;
                extend(house, 0, {}, {}, 0);
                done_.push_back(&house);
            }
        }
        return std::move(sets_);
    }

  private:
    void extend(const House& house, std::size_t from, const CellSet& cells, DigitSet digits, int size) {
        // All cells of a house have all digits: they are never almost locked.
        if (size + 1 >= state_.side()) return;
        for (std::size_t position = from; position < house.cells.size(); ++position) {
            const Cell cell = house.cells[position];
            const DigitSet held = state_.candidates(cell);
            if (held.empty()) continue;
            CellSet wider = cells;
            wider.add(cell);
            const auto joined = digits | held;
            if (joined.size() == size + 2 && !is_known(wider)) add(wider, joined);
            extend(house, position + 1, wider, joined, size + 1);
        }
    }

    /// Returns true if an earlier house has all these cells.
    bool is_known(const CellSet& cells) const {
        const Cell first = cells.first();
        return std::ranges::any_of(
            done_, [&](const House* house) { return house->set.has(first) && cells.is_within(house->set); });
    }

    void add(const CellSet& cells, DigitSet digits) {
        const Geometry& geometry = state_.geometry();
        AlmostLockedSet set{.cells = cells, .digits = digits, .seen = {}};
        for (const int digit : digits) {
            const auto index = static_cast<std::size_t>(digit);
            set.of_digit[index] = cells & state_.cells_of(digit);
            set.seen_from[index] = geometry.common_peers(set.of_digit[index]) & state_.cells_of(digit);
            set.seen |= set.seen_from[index];
        }
        sets_.push_back(std::move(set));
    }

    const State& state_;
    std::vector<const House*> done_;
    std::vector<AlmostLockedSet> sets_;
};
}  // namespace

std::vector<AlmostLockedSet> almost_locked_sets(const State& state) { return SetSearch(state).run(); }

std::vector<RestrictedCommon> restricted_commons(const std::vector<AlmostLockedSet>& sets) {
    /// The data that rejects most pairs, close together in memory.
    struct Brief {
        DigitSet digits;
        std::array<Cell, grid::most_digits + 1> first;  ///< cell with the digit
    };
    std::vector<Brief> briefs;
    for (const AlmostLockedSet& set : sets) {
        Brief& brief = briefs.emplace_back(Brief{set.digits, {}});
        for (const int digit : set.digits) {
            const auto index = static_cast<std::size_t>(digit);
            brief.first[index] = set.of_digit[index].first();
        }
    }
    std::vector<RestrictedCommon> commons;
    for (std::size_t first = 0; first < sets.size(); ++first) {
        const AlmostLockedSet& left = sets[first];
        for (std::size_t second = first + 1; second < sets.size(); ++second) {
            if (!left.digits.meets(briefs[second].digits) || left.cells.meets(sets[second].cells)) continue;
            DigitSet restricted;
            for (const int digit : left.digits& briefs[second].digits) {
                const auto index = static_cast<std::size_t>(digit);
                if (left.seen_from[index].has(briefs[second].first[index]) &&
                    sets[second].of_digit[index].is_within(left.seen_from[index]))
                    restricted.insert(digit);
            }
            if (!restricted.empty()) commons.push_back({first, second, restricted});
        }
    }
    return commons;
}
}  // namespace satdoku::deduce
