#include "candidate_graph.hpp"
#include <satdoku/core/hash.hpp>

namespace satdoku::deduce {
namespace {
using Colour = std::uint64_t;
using ColourOf = std::vector<std::array<Colour, grid::most_digits + 1>>;  ///< by cell and digit

/// Rounds of colour refinement, enough to distinguish all candidates that differ.
constexpr int refinements = 6;

Colour of_house(const State& state, const House& house, const ColourOf& colours) {
    Colour sum = house.kind == grid::HouseKind::box ? 1 : 2;
    for (const Cell cell : house.cells) {
        for (const int digit : state.candidates(cell))
            sum += core::split_mix(colours[cell][static_cast<std::size_t>(digit)]);
    }
    return core::split_mix(sum);
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
            for (const int digit : state.candidates(cell))
                of_cell += core::split_mix(colours[cell][static_cast<std::size_t>(digit)] ^ 3U);
            for (const int digit : state.candidates(cell)) {
                const auto at = static_cast<std::size_t>(digit);
                Colour sum = of_cell + core::split_mix(colours[cell][at]);
                for (const HousePlace& place : geometry.places(cell)) {
                    const House& house = geometry.house(place.house);
                    Colour in_house = house.kind == grid::HouseKind::box ? 1 : 2;
                    for (const Cell other : house.cells)
                        if (state.has(candidate_at(other, digit))) in_house += core::split_mix(colours[other][at]);
                    sum += core::split_mix(in_house);
                }
                for (const Cell partner : geometry.layout().partners(cell))
                    if (state.has(candidate_at(partner, digit))) sum += core::split_mix(colours[partner][at] ^ 5U);
                next[cell][at] = core::split_mix(sum);
            }
        }
        colours.swap(next);
    }
    return colours;
}
}  // namespace

void CandidateLists::end_group() {
    std::sort(candidates_.begin() + static_cast<std::ptrdiff_t>(group_), candidates_.end());
    group_ = candidates_.size();
}

void CandidateLists::end_list() {
    starts_.push_back(static_cast<std::uint32_t>(candidates_.size()));
    group_ = candidates_.size();
}

CandidateGraph::CandidateGraph(const State& state, Order order) {
    list_candidates(state);
    if (order == Order::symmetric) order_by_links(state);
    for (std::size_t number = 0; number < candidates_.size(); ++number)
        numbers_[candidates_[number].cell][candidates_[number].digit] = static_cast<CandidateNumber>(number);
    for (const Candidate& candidate : candidates_) {
        add_weak_links(state, candidate, order);
        add_strong_links(state, candidate);
        for (CandidateLists& lists : strong_) {
            if (order == Order::symmetric) lists.end_group();
            lists.end_list();
        }
        for (CandidateLists* lists : {&weak_of_digit_, &weak_}) lists->end_list();
    }
}

CandidateGraph::CandidateGraph(const CandidateGraph& whole, const State& left)
    : candidates_(whole.candidates_), numbers_(whole.numbers_), houses_of_(whole.houses_of_) {
    const auto keep = [&](const CandidateLists& from, std::size_t number, CandidateLists& to) {
        for (const CandidateNumber other : from.of(number))
            if (left.has(candidates_[other])) to.add(other);
    };
    for (std::size_t number = 0; number < candidates_.size(); ++number) {
        if (left.has(candidates_[number])) {
            keep(whole.weak_of_digit_, number, weak_of_digit_);
            keep(whole.weak_, number, weak_);
            add_strong_links(left, candidates_[number]);
        }
        for (CandidateLists* lists : {&weak_of_digit_, &weak_}) lists->end_list();
        for (CandidateLists& lists : strong_) {
            lists.end_group();
            lists.end_list();
        }
    }
}

void CandidateGraph::list_candidates(const State& state) {
    numbers_.resize(state.geometry().cell_count());
    for (const Cell cell : state.empty_cells())
        for (const int digit : state.candidates(cell)) candidates_.push_back(candidate_at(cell, digit));
}

void CandidateGraph::add_weak_links(const State& state, const Candidate& candidate, Order order) {
    const Geometry& geometry = state.geometry();
    const bool symmetric = order == Order::symmetric;
    const auto end_group = [&] {
        if (!symmetric) return;
        weak_of_digit_.end_group();
        weak_.end_group();
    };
    for (const int other : state.candidates(candidate.cell) - grid::digit_set(candidate.digit))
        weak_.add(number(candidate_at(candidate.cell, other)));
    end_group();
    const auto add = [&](Cell other) {
        weak_of_digit_.add(number({other, candidate.digit}));
        weak_.add(number({other, candidate.digit}));
    };
    CellSet met;
    for (const HousePlace& place : symmetric ? houses_of(candidate.cell) : geometry.places(candidate.cell)) {
        unsigned positions = state.positions(place.house, candidate.digit) & ~(1U << place.position);
        for (; positions != 0; positions &= positions - 1) {
            const Cell other = geometry.house(place.house).cells[static_cast<std::size_t>(std::countr_zero(positions))];
            if (met.has(other)) continue;
            met.add(other);
            add(other);
        }
        end_group();
    }
    for (const Cell partner : geometry.layout().partners(candidate.cell))
        if (!met.has(partner) && state.has({partner, candidate.digit})) add(partner);
    end_group();
}

void CandidateGraph::add_strong_links(const State& state, const Candidate& candidate) {
    const Geometry& geometry = state.geometry();
    CandidateLists& through_digits = strong_[static_cast<std::size_t>(Through::digits)];
    CandidateLists& through_cells = strong_[static_cast<std::size_t>(Through::cells)];
    CandidateLists& through_both = strong_[static_cast<std::size_t>(Through::both)];
    const unsigned others = (state.candidates(candidate.cell) - grid::digit_set(candidate.digit)).bits();
    if (std::has_single_bit(others)) {
        const CandidateNumber to = number(candidate_at(candidate.cell, std::countr_zero(others)));
        through_cells.add(to);
        through_both.add(to);
    }
    CellSet met;
    for (const HousePlace& place : geometry.places(candidate.cell)) {
        const unsigned positions = state.positions(place.house, candidate.digit) & ~(1U << place.position);
        if (!std::has_single_bit(positions)) continue;
        const Cell other = geometry.house(place.house).cells[static_cast<std::size_t>(std::countr_zero(positions))];
        if (met.has(other)) continue;
        met.add(other);
        const CandidateNumber to = number({other, candidate.digit});
        through_digits.add(to);
        through_both.add(to);
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
        std::ranges::stable_sort(houses, [&](const HousePlace& left, const HousePlace& right) {
            const bool left_box = geometry.house(left.house).kind == grid::HouseKind::box;
            const bool right_box = geometry.house(right.house).kind == grid::HouseKind::box;
            if (left_box != right_box) return left_box;
            return of_houses[left.house] < of_houses[right.house];
        });
    }
    std::ranges::stable_sort(candidates_, [&](const Candidate& left, const Candidate& right) {
        return colours[left.cell][left.digit] < colours[right.cell][right.digit];
    });
}
}  // namespace satdoku::deduce
