// Subsets: n cells of a house that hold candidates of n digits only (naked), or n digits of a house that go
// into n cells only (hidden). A naked pair or triple that takes candidates away from two houses at once is
// called locked. Sound on every layout: n cells of one house are counted against n digits, and the digits go
// from every house that holds all of the cells, of whichever grid.
#include "find.hpp"

#include <satdoku/deduce/step.hpp>

#include <algorithm>
#include <array>
#include <bit>

namespace satdoku::deduce {

namespace {

struct Kind {
    int size;
    bool locked;
};

Kind kind_of(Technique technique) {
    switch (technique) {
        case Technique::locked_pair:
            return {2, true};
        case Technique::locked_triple:
            return {3, true};
        case Technique::naked_pair:
        case Technique::hidden_pair:
            return {2, false};
        case Technique::naked_triple:
        case Technique::hidden_triple:
            return {3, false};
        default:
            return {4, false};
    }
}

/// Boxes first, then rows and columns: subsets in a box are the easiest to see.
std::vector<HouseIndex> in_order_of_sight(const Geometry& geometry) {
    std::vector<HouseIndex> order;
    for (const grid::HouseKind kind : {grid::HouseKind::box, grid::HouseKind::row, grid::HouseKind::column}) {
        for (std::size_t index = 0; index < geometry.houses().size(); ++index) {
            if (geometry.houses()[index].kind == kind) order.push_back(static_cast<HouseIndex>(index));
        }
    }
    return order;
}

std::vector<Candidate> candidates_in(const State& state, const CellSet& cells, DigitSet digits) {
    std::vector<Candidate> candidates;
    for (const Cell cell : cells) {
        for (const int digit : grid::DigitsOf(static_cast<DigitSet>(state.candidates(cell) & digits))) {
            candidates.push_back({cell, static_cast<std::uint8_t>(digit)});
        }
    }
    return candidates;
}

/// The houses that hold all of these cells.
std::vector<HouseIndex> common_houses(const Geometry& geometry, const CellSet& cells) {
    std::vector<HouseIndex> houses;
    for (const HousePlace& place : geometry.places(cells.first())) {
        if (cells.is_within(geometry.house(place.house).set)) houses.push_back(place.house);
    }
    return houses;
}

/// Calls `take` for each choice of `size` of the masks whose union has exactly `size` members, with the
/// chosen ones and the union; it returns whether to end.
template <typename Take>
bool each_closed_choice(std::span<const std::uint16_t> masks, int size, const Take& take) {
    const auto extend = [&](const auto& self, std::size_t from, std::uint32_t chosen, std::uint16_t joined,
                            int left) -> bool {
        if (left == 0) return std::popcount(joined) == size && take(chosen, joined);
        for (std::size_t at = from; at + static_cast<std::size_t>(left) <= masks.size(); ++at) {
            const auto wider = static_cast<std::uint16_t>(joined | masks[at]);
            if (std::popcount(wider) > size) continue;
            if (self(self, at + 1, chosen | 1U << at, wider, left - 1)) return true;
        }
        return false;
    };
    return extend(extend, 0, 0, 0, size);
}

/// Whether candidates go from two of the houses, not counting twice what lies in both.
bool is_locked(const Geometry& geometry, std::span<const HouseIndex> houses,
               std::span<const Candidate> eliminations) {
    CellSet gone;
    for (const Candidate& candidate : eliminations) gone.add(candidate.cell);
    int with_eliminations = 0;
    for (const HouseIndex index : houses) {
        const House& house = geometry.house(index);
        CellSet of_house = gone & house.set;
        for (const HouseIndex other : houses) {
            const House& box = geometry.house(other);
            if (house.kind != grid::HouseKind::box && box.kind == grid::HouseKind::box) of_house -= box.set;
        }
        if (!of_house.empty()) ++with_eliminations;
    }
    return with_eliminations > 1;
}

}  // namespace

void find_naked_subsets(const State& state, Technique technique, const Options&, Steps& steps) {
    const Geometry& geometry = state.geometry();
    const Kind kind = kind_of(technique);
    for (const HouseIndex index : in_order_of_sight(geometry)) {
        std::array<std::uint16_t, grid::digits> masks{};
        std::array<Cell, grid::digits> cells{};
        std::size_t count = 0;
        for (const Cell cell : geometry.house(index).cells) {
            const int candidates = grid::count(state.candidates(cell));
            if (candidates == 0 || candidates > kind.size) continue;
            cells[count] = cell;
            masks[count++] = state.candidates(cell).bits();
        }
        const auto take = [&](std::uint32_t chosen, std::uint16_t digits) {
            CellSet subset;
            for (std::size_t at = 0; at < count; ++at) {
                if ((chosen & 1U << at) != 0) subset.add(cells[at]);
            }
            const std::vector<HouseIndex> houses = common_houses(geometry, subset);
            Step step{.technique = technique, .digits = digits};
            for (const HouseIndex house : houses) {
                const std::vector<Candidate> gone =
                    candidates_in(state, geometry.house(house).set - subset, digits);
                step.eliminations.insert(step.eliminations.end(), gone.begin(), gone.end());
            }
            if (kind.size < 4 && is_locked(geometry, houses, step.eliminations) != kind.locked) return false;
            step.parts = {
                {.role = Role::base, .candidates = candidates_in(state, subset, digits), .houses = houses}};
            return steps.add(std::move(step));
        };
        if (each_closed_choice(std::span(masks.data(), count), kind.size, take)) return;
    }
}

void find_hidden_subsets(const State& state, Technique technique, const Options&, Steps& steps) {
    const Geometry& geometry = state.geometry();
    const int size = kind_of(technique).size;
    for (const HouseIndex index : in_order_of_sight(geometry)) {
        std::array<std::uint16_t, grid::digits> masks{};
        std::array<int, grid::digits> digits{};
        std::size_t count = 0;
        for (int digit = 1; digit <= grid::digits; ++digit) {
            const PositionSet positions = state.positions(index, digit);
            if (positions == 0 || std::popcount(positions) > size) continue;
            digits[count] = digit;
            masks[count++] = positions;
        }
        const auto take = [&](std::uint32_t chosen, std::uint16_t positions) {
            DigitSet hidden = 0;
            for (std::size_t at = 0; at < count; ++at) {
                if ((chosen & 1U << at) != 0)
                    hidden = static_cast<DigitSet>(hidden | grid::digit_set(digits[at]));
            }
            CellSet subset;
            for (std::size_t position = 0; position < grid::digits; ++position) {
                if ((positions & 1U << position) != 0) subset.add(geometry.house(index).cells[position]);
            }
            Step step{.technique = technique, .digits = hidden};
            step.eliminations =
                candidates_in(state, subset, static_cast<DigitSet>(grid::all_digits & ~hidden));
            step.parts = {
                {.role = Role::base, .candidates = candidates_in(state, subset, hidden), .houses = {index}}};
            return steps.add(std::move(step));
        };
        if (each_closed_choice(std::span(masks.data(), count), size, take)) return;
    }
}

}  // namespace satdoku::deduce
