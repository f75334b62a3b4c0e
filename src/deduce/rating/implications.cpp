#include "implications.hpp"

#include <algorithm>

namespace satdoku::deduce::rating {

namespace {

using Colour = std::uint64_t;
using ColourOf = std::vector<std::array<Colour, grid::digits + 1>>;  ///< by cell and digit

/// So many times candidates take in what their neighbours look like; enough to tell all apart that differ.
constexpr int refinements = 6;

/// A well mixed number made of another (the finalizer of SplitMix64).
Colour mix(Colour value) {
    value += 0x9e3779b97f4a7c15U;
    value = (value ^ (value >> 30U)) * 0xbf58476d1ce4e5b9U;
    value = (value ^ (value >> 27U)) * 0x94d049bb133111ebU;
    return value ^ (value >> 31U);
}

Colour of_house(const State& state, const House& house, const ColourOf& colours) {
    Colour sum = house.kind == grid::HouseKind::box ? 1 : 2;
    for (const Cell cell : house.cells) {
        for (const int digit : grid::DigitsOf(state.candidates(cell))) {
            sum += mix(colours[cell][static_cast<std::size_t>(digit)]);
        }
    }
    return mix(sum);
}

/// Numbers that tell candidates apart by how they are linked, and by nothing else: they stay the same when the
/// board is turned and lines or digits change places (colour refinement).
ColourOf colours_of(const State& state) {
    const Geometry& geometry = state.geometry();
    ColourOf colours(geometry.cell_count());
    ColourOf next = colours;
    for (int time = 0; time < refinements; ++time) {
        for (const Cell cell : state.empty_cells()) {
            Colour of_cell = 0;
            for (const int digit : grid::DigitsOf(state.candidates(cell))) {
                of_cell += mix(colours[cell][static_cast<std::size_t>(digit)] ^ 3U);
            }
            for (const int digit : grid::DigitsOf(state.candidates(cell))) {
                const auto at = static_cast<std::size_t>(digit);
                Colour sum = of_cell + mix(colours[cell][at]);
                for (const HousePlace& place : geometry.places(cell)) {
                    const House& house = geometry.house(place.house);
                    Colour in_house = house.kind == grid::HouseKind::box ? 1 : 2;
                    for (const Cell other : house.cells) {
                        if (state.has(candidate_at(other, digit))) in_house += mix(colours[other][at]);
                    }
                    sum += mix(in_house);
                }
                next[cell][at] = mix(sum);
            }
        }
        colours.swap(next);
    }
    return colours;
}

/// The cells to which a digit must go if this one does not have it: each once.
CellSet only_other_places(const State& state, const Candidate& candidate) {
    CellSet others;
    for (const HousePlace& place : state.geometry().places(candidate.cell)) {
        CellSet in_house = state.cells_of(candidate.digit) & state.geometry().house(place.house).set;
        in_house.remove(candidate.cell);
        auto at = in_house.begin();
        if (at != in_house.end() && ++at == in_house.end()) others |= in_house;
    }
    return others;
}

}  // namespace

Implications::Implications(const State& state) {
    number_candidates(state);
    for (NodeLists* lists : {&weak_of_digit_, &weak_, &strong_[0], &strong_[1], &strong_[2]}) lists->begin();
    NodeLists& through_digits = strong_[static_cast<std::size_t>(Through::digits)];
    NodeLists& through_cells = strong_[static_cast<std::size_t>(Through::cells)];
    NodeLists& through_both = strong_[static_cast<std::size_t>(Through::both)];
    for (const Candidate& candidate : nodes_) {
        const auto others =
            static_cast<DigitSet>(state.candidates(candidate.cell) & ~grid::digit_set(candidate.digit));
        for (const int other : grid::DigitsOf(others)) {
            const Node node = number(candidate_at(candidate.cell, other));
            weak_.add(node);
            if (grid::count(others) != 1) continue;
            through_cells.add(node);
            through_both.add(node);
        }
        for (const Cell peer : state.geometry().peers(candidate.cell) & state.cells_of(candidate.digit)) {
            const Node node = number({peer, candidate.digit});
            weak_of_digit_.add(node);
            weak_.add(node);
        }
        for (const Cell other : only_other_places(state, candidate)) {
            const Node node = number({other, candidate.digit});
            through_digits.add(node);
            through_both.add(node);
        }
        for (NodeLists* lists : {&weak_of_digit_, &weak_, &through_digits, &through_cells, &through_both}) {
            lists->end_list();
        }
    }
}

void Implications::number_candidates(const State& state) {
    const Geometry& geometry = state.geometry();
    const ColourOf colours = colours_of(state);
    std::vector<Colour> of_houses;
    for (const House& house : geometry.houses()) of_houses.push_back(of_house(state, house, colours));
    numbers_.resize(geometry.cell_count());
    houses_of_.resize(geometry.cell_count());
    for (const Cell cell : state.empty_cells()) {
        std::vector<HousePlace>& houses = houses_of_[cell];
        houses.assign(geometry.places(cell).begin(), geometry.places(cell).end());
        std::stable_sort(houses.begin(), houses.end(), [&](const HousePlace& left, const HousePlace& right) {
            const bool left_box = geometry.house(left.house).kind == grid::HouseKind::box;
            const bool right_box = geometry.house(right.house).kind == grid::HouseKind::box;
            if (left_box != right_box) return left_box;
            return of_houses[left.house] < of_houses[right.house];
        });
        for (const int digit : grid::DigitsOf(state.candidates(cell))) {
            nodes_.push_back(candidate_at(cell, digit));
        }
    }
    std::stable_sort(nodes_.begin(), nodes_.end(), [&](const Candidate& left, const Candidate& right) {
        return colours[left.cell][left.digit] < colours[right.cell][right.digit];
    });
    for (std::size_t node = 0; node < nodes_.size(); ++node) {
        numbers_[nodes_[node].cell][nodes_[node].digit] = static_cast<Node>(node);
    }
}

int added_by_length(int nodes) {
    int added = 0;
    int step = 4;
    for (bool third = false; nodes - 2 > step; third = !third) {
        ++added;
        step = third ? step * 4 / 3 : step * 3 / 2;
    }
    return added;
}

}  // namespace satdoku::deduce::rating
