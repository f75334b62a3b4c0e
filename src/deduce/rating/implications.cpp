#include "implications.hpp"

#include <algorithm>
#include <array>

namespace satdoku::deduce::rating {

namespace {

using NumberOf = std::vector<std::array<Node, grid::digits + 1>>;

/// The cells to which a digit must go if this one does not have it: each once.
CellSet only_other_places(const State& state, const Candidate& candidate) {
    CellSet others;
    for (const HousePlace& place : state.geometry().places(candidate.cell)) {
        CellSet in_house = state.cells_of(candidate.digit) & state.geometry().house(place.house).set;
        in_house.remove(candidate.cell);
        if (in_house.count() == 1) others |= in_house;
    }
    return others;
}

}  // namespace

Implications::Implications(const State& state) {
    NumberOf number(state.geometry().cell_count());
    for (const Cell cell : state.empty_cells()) {
        for (const int digit : grid::DigitsOf(state.candidates(cell))) {
            number[cell][static_cast<std::size_t>(digit)] = static_cast<Node>(nodes_.size());
            nodes_.push_back({cell, static_cast<std::uint8_t>(digit)});
        }
    }
    for (NodeLists* lists : {&weak_of_digit_, &weak_, &strong_[0], &strong_[1], &strong_[2]}) lists->begin();
    for (const Candidate& candidate : nodes_) {
        const std::size_t digit = candidate.digit;
        for (const Cell peer : state.geometry().peers(candidate.cell) & state.cells_of(candidate.digit)) {
            weak_of_digit_.add(number[peer][digit]);
            weak_.add(number[peer][digit]);
        }
        NodeLists& through_digits = strong_[static_cast<std::size_t>(Through::digits)];
        NodeLists& through_cells = strong_[static_cast<std::size_t>(Through::cells)];
        NodeLists& through_both = strong_[static_cast<std::size_t>(Through::both)];
        for (const Cell other : only_other_places(state, candidate)) {
            through_digits.add(number[other][digit]);
            through_both.add(number[other][digit]);
        }
        const auto others =
            static_cast<DigitSet>(state.candidates(candidate.cell) & ~grid::digit_set(candidate.digit));
        for (const int other : grid::DigitsOf(others)) {
            const Node node = number[candidate.cell][static_cast<std::size_t>(other)];
            weak_.add(node);
            if (grid::count(others) != 1) continue;
            through_cells.add(node);
            through_both.add(node);
        }
        for (NodeLists* lists : {&weak_of_digit_, &weak_, &through_digits, &through_cells, &through_both}) {
            lists->end_list();
        }
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
