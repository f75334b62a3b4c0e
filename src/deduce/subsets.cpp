// Subsets: n cells of a house that hold candidates of n digits only (naked), or n digits of a house that have places in
// n cells only (hidden). A naked pair or triple that removes candidates from two houses at once is called locked. Sound
// on every layout: n cells of one house hold n digits, and the digits are removed from every house that has all of the
// cells, of any grid.
#include "find.hpp"

namespace satdoku::deduce {
namespace {
int size_of(Technique technique) {
    switch (technique) {
        case Technique::locked_pair:
        case Technique::naked_pair:
        case Technique::hidden_pair: return 2;
        case Technique::locked_triple:
        case Technique::naked_triple:
        case Technique::hidden_triple: return 3;
        default: return 4;
    }
}

/// Boxes first, then rows, columns and extra regions: subsets in a box are the easiest to see.
std::vector<HouseIndex> in_order_of_sight(const Geometry& geometry) {
    std::vector<HouseIndex> houses;
    for (const House& house : geometry.houses()) houses.push_back(house.number);
    const auto rank = [&](HouseIndex index) {
        const grid::HouseKind kind = geometry.house(index).kind;
        return kind == grid::HouseKind::box ? 0 : static_cast<int>(kind) + 1;
    };
    std::ranges::stable_sort(houses, {}, rank);
    return houses;
}

/// The houses that hold all of these cells.
std::vector<HouseIndex> common_houses(const Geometry& geometry, const CellSet& cells) {
    std::vector<HouseIndex> houses;
    for (const HousePlace& place : geometry.places(cells.first()))
        if (cells.is_within(geometry.house(place.house).set)) houses.push_back(place.house);
    return houses;
}

/// Returns true if candidates are removed from two of the houses. Cells of a line and a box count in the box only.
bool is_locked(const Geometry& geometry, std::span<const HouseIndex> houses, std::span<const Candidate> eliminations) {
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

void find_naked_subsets(const State& state, Technique technique, Steps& steps) {
    const Geometry& geometry = state.geometry();
    const int size = size_of(technique);
    const bool locked = technique == Technique::locked_pair || technique == Technique::locked_triple;
    for (const HouseIndex index : in_order_of_sight(geometry)) {
        core::ShortList<DigitSet, grid::most_digits> masks;
        core::ShortList<Cell, grid::most_digits> cells;
        for (const Cell cell : geometry.house(index).cells) {
            const int candidates = state.candidates(cell).size();
            if (candidates == 0 || candidates > size) continue;
            cells.push_back(cell);
            masks.push_back(state.candidates(cell));
        }
        const auto take = [&](std::uint32_t chosen, DigitSet digits) {
            CellSet subset;
            for (std::size_t at = 0; at < cells.size(); ++at)
                if ((chosen & 1U << at) != 0) subset.add(cells[at]);
            const std::vector<HouseIndex> houses = common_houses(geometry, subset);
            Step step{.technique = technique, .digits = digits};
            for (const HouseIndex house : houses) {
                const std::vector<Candidate> gone = candidates_in(state, geometry.house(house).set - subset, digits);
                step.eliminations.insert(step.eliminations.end(), gone.begin(), gone.end());
            }
            if (size < 4 && is_locked(geometry, houses, step.eliminations) != locked) return false;
            step.parts = {{.role = Role::base, .candidates = candidates_in(state, subset, digits), .houses = houses}};
            return steps.add(std::move(step));
        };
        if (each_choice(masks, {.masks = size, .members = size, .least = 1}, take)) return;
    }
}

void find_hidden_subsets(const State& state, Technique technique, Steps& steps) {
    const Geometry& geometry = state.geometry();
    const int size = size_of(technique);
    for (const HouseIndex index : in_order_of_sight(geometry)) {
        core::ShortList<PositionSet, grid::most_digits> masks;
        core::ShortList<int, grid::most_digits> digits;
        for (int digit = 1; digit <= state.side(); ++digit) {
            const PositionSet positions = state.positions(index, digit);
            if (positions == 0 || std::popcount(positions) > size) continue;
            digits.push_back(digit);
            masks.push_back(positions);
        }
        const auto take = [&](std::uint32_t chosen, PositionSet positions) {
            DigitSet hidden;
            for (std::size_t at = 0; at < digits.size(); ++at)
                if ((chosen & 1U << at) != 0) hidden.insert(digits[at]);
            const CellSet subset = cells_at(geometry.house(index), positions);
            Step step{.technique = technique, .digits = hidden};
            step.eliminations = candidates_in(state, subset, grid::any_digits - hidden);
            step.parts = {{.role = Role::base, .candidates = candidates_in(state, subset, hidden), .houses = {index}}};
            return steps.add(std::move(step));
        };
        if (each_choice(masks, {.masks = size, .members = size, .least = 1}, take)) return;
    }
}
}  // namespace satdoku::deduce
