#include "candidate_graph.hpp"

#include <algorithm>
#include <bit>

namespace satdoku::deduce {

namespace {

using Colour = std::uint64_t;
using ColourOf = std::vector<std::array<Colour, grid::digits + 1>>;  ///< by cell and digit

/// Rounds of colour refinement, enough to distinguish all candidates that differ.
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
        for (const int digit : state.candidates(cell)) {
            sum += mix(colours[cell][static_cast<std::size_t>(digit)]);
        }
    }
    return mix(sum);
}

/// Numbers that depend on how candidates are linked and on nothing else (colour refinement): they stay the same
/// when the board is turned and when lines or digits change places.
ColourOf colours_of(const State& state) {
    const Geometry& geometry = state.geometry();
    ColourOf colours(geometry.cell_count());
    ColourOf next = colours;
    for (int time = 0; time < refinements; ++time) {
        for (const Cell cell : state.empty_cells()) {
            Colour of_cell = 0;
            for (const int digit : state.candidates(cell)) {
                of_cell += mix(colours[cell][static_cast<std::size_t>(digit)] ^ 3U);
            }
            for (const int digit : state.candidates(cell)) {
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

}  // namespace

void CandidateLists::end_list(bool sorted) {
    if (sorted) std::sort(candidates_.begin() + starts_.back(), candidates_.end());
    starts_.push_back(static_cast<std::uint32_t>(candidates_.size()));
}

CandidateGraph::CandidateGraph(const State& state, Order order) {
    list_candidates(state);
    if (order == Order::symmetric) order_by_links(state);
    for (std::size_t number = 0; number < candidates_.size(); ++number) {
        numbers_[candidates_[number].cell][candidates_[number].digit] = static_cast<CandidateNumber>(number);
    }
    for (const Candidate& candidate : candidates_) {
        add_links(state, candidate);
        for (CandidateLists* lists : {&weak_of_digit_, &weak_, &strong_[0], &strong_[1], &strong_[2]})
            lists->end_list(order == Order::symmetric);
    }
}

void CandidateGraph::list_candidates(const State& state) {
    numbers_.resize(state.geometry().cell_count());
    for (const Cell cell : state.empty_cells()) {
        for (const int digit : state.candidates(cell)) candidates_.push_back(candidate_at(cell, digit));
    }
}

void CandidateGraph::add_links(const State& state, const Candidate& candidate) {
    const Geometry& geometry = state.geometry();
    CandidateLists& through_digits = strong_[static_cast<std::size_t>(Through::digits)];
    CandidateLists& through_cells = strong_[static_cast<std::size_t>(Through::cells)];
    CandidateLists& through_both = strong_[static_cast<std::size_t>(Through::both)];
    const auto others = state.candidates(candidate.cell) - grid::digit_set(candidate.digit);
    for (const int other : others) {
        const CandidateNumber to = number(candidate_at(candidate.cell, other));
        weak_.add(to);
        if (others.size() != 1) continue;
        through_cells.add(to);
        through_both.add(to);
    }
    CellSet weak;
    CellSet strong;
    for (const HousePlace& place : geometry.places(candidate.cell)) {
        unsigned positions = state.positions(place.house, candidate.digit) & ~(1U << place.position);
        const bool is_pair = std::popcount(positions) == 1;
        for (; positions != 0; positions &= positions - 1) {
            const Cell other = geometry.house(place.house).cells[static_cast<std::size_t>(std::countr_zero(positions))];
            const CandidateNumber to = number({other, candidate.digit});
            if (!weak.has(other)) {
                weak_of_digit_.add(to);
                weak_.add(to);
            }
            if (is_pair && !strong.has(other)) {
                through_digits.add(to);
                through_both.add(to);
                strong.add(other);
            }
            weak.add(other);
        }
    }
}

void CandidateGraph::order_by_links(const State& state) {
    const Geometry& geometry = state.geometry();
    const ColourOf colours = colours_of(state);
    std::vector<Colour> of_houses;
    for (const House& house : geometry.houses()) of_houses.push_back(of_house(state, house, colours));
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
    }
    std::stable_sort(candidates_.begin(), candidates_.end(), [&](const Candidate& left, const Candidate& right) {
        return colours[left.cell][left.digit] < colours[right.cell][right.digit];
    });
}

}  // namespace satdoku::deduce
