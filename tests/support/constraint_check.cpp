// What constraints say about a complete board, each written down directly: it shares nothing with the walks of
// grid/constraints.cpp, from which the clauses are made.
#include "constraint_check.hpp"
#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <set>

namespace satdoku::support {
namespace {
using grid::Constraint;
using grid::Place;
using Digits = std::vector<int>;

int sum_of(std::span<const int> digits) { return std::accumulate(digits.begin(), digits.end(), 0); }
bool differ(const Digits& digits) { return std::set<int>(digits.begin(), digits.end()).size() == digits.size(); }

/// True if it holds for all pairs of successive digits.
template <typename Holds> bool successive(const Digits& digits, Holds holds) {
    for (std::size_t at = 1; at < digits.size(); ++at)
        if (!holds(digits[at - 1], digits[at])) return false;
    return true;
}

bool is_pair(int kind_value, grid::ConstraintKind kind, int one, int two) {
    using enum grid::ConstraintKind;
    switch (kind) {
        case difference:
        case not_difference: return std::abs(one - two) == kind_value;
        case ratio:
        case not_ratio: return one * kind_value == two || two * kind_value == one;
        case not_xv: return one + two == 5 || one + two == 10;
        default: return one + two == kind_value;
    }
}

bool have_equal_parts(const grid::Layout& layout, std::span<const Place> places, const Digits& digits) {
    std::vector<int> sums;
    const Place* last = nullptr;
    for (std::size_t at = 0; at < places.size(); ++at) {
        const auto box = [&](const Place& place) {
            return layout.rules().boxes[static_cast<std::size_t>(place.row * layout.side() + place.column)];
        };
        // In any grid that has both.
        bool is_same = false;
        for (const Place& here : layout.places(layout.cell(places[at]))) {
            for (const Place& there : last == nullptr ? std::span<const Place>() : layout.places(layout.cell(*last)))
                is_same = is_same || (here.grid == there.grid && box(here) == box(there));
        }
        if (!is_same) sums.push_back(0);
        sums.back() += digits[at];
        last = &places[at];
    }
    return std::set<int>(sums.begin(), sums.end()).size() == 1;
}

bool is_sandwich(const Digits& digits, int side, int value) {
    const auto is_bread = [&](int digit) { return digit == 1 || digit == side; };
    const auto first = std::ranges::find_if(digits, is_bread);
    if (first == digits.end()) return false;
    const auto second = std::find_if(first + 1, digits.end(), is_bread);
    return second != digits.end() && std::none_of(second + 1, digits.end(), is_bread) &&
           std::accumulate(first + 1, second, 0) == value;
}

bool are_in_threes(const Digits& digits, auto&& class_of) {
    for (std::size_t at = 0; at < digits.size(); ++at) {
        for (std::size_t before = at < 2 ? 0 : at - 2; before < at; ++before)
            if (class_of(digits[before]) == class_of(digits[at])) return false;
    }
    return true;
}

bool is_zipper(const Digits& digits) {
    std::set<int> sums;
    const std::size_t size = digits.size();
    for (std::size_t at = 0; at < size / 2; ++at) sums.insert(digits[at] + digits[size - 1 - at]);
    if (size % 2 == 1) sums.insert(digits[size / 2]);
    return sums.size() == 1;
}

bool has_figures(const Digits& digits, int figures) {
    Digits left = digits;
    for (; figures > 0; figures /= 10) {
        const auto found = std::ranges::find(left, figures % 10);
        if (found == left.end()) return false;
        left.erase(found);
    }
    return true;
}

int seen_from_front(const Digits& digits) {
    int highest = 0;
    int seen = 0;
    for (const int digit : digits) {
        if (digit > highest) ++seen;
        highest = std::max(highest, digit);
    }
    return seen;
}

bool is_arrow(const Digits& digits, int circle) {
    const auto size = static_cast<std::size_t>(std::max(circle, 1));
    int number = 0;
    for (const int digit : std::span(digits).first(size)) number = 10 * number + digit;
    return number == sum_of(std::span(digits).subspan(size));
}

/// No two neighbours without a mark between them are such a pair.
bool has_all_marks(const grid::Layout& layout, const Constraint& constraint, std::span<const std::uint8_t> board) {
    using enum grid::ConstraintKind;
    std::set<std::set<grid::Cell>> marked;
    for (const Constraint& other : layout.constraints()) {
        const auto of_mark = other.kind == difference ? not_difference : other.kind == ratio ? not_ratio : not_xv;
        if ((other.kind != difference && other.kind != ratio && other.kind != xv) || of_mark != constraint.kind)
            continue;
        marked.insert({layout.cell(other.places[0]), layout.cell(other.places[1])});
    }
    for (int grid = 0; grid < layout.grid_count(); ++grid) {
        for (int place = 0; place < layout.cells_of_grid(); ++place) {
            const int row = place / layout.side();
            const int column = place % layout.side();
            const grid::Cell own = layout.cell(grid, row, column);
            const auto breaks = [&](grid::Cell other) {
                return !marked.contains({own, other}) &&
                       is_pair(constraint.value, constraint.kind, board[own], board[other]);
            };
            if (row > 0 && breaks(layout.cell(grid, row - 1, column))) return false;
            if (column > 0 && breaks(layout.cell(grid, row, column - 1))) return false;
        }
    }
    return true;
}
}  // namespace

bool keeps(const grid::Layout& layout, const Constraint& constraint, std::span<const std::uint8_t> board) {
    using enum grid::ConstraintKind;
    Digits digits;
    for (const Place& place : constraint.places) digits.push_back(board[layout.cell(place)]);
    const int value = constraint.value;
    const auto ends_and_rest = [&] {
        return std::pair(std::minmax(digits.front(), digits.back()), std::span(digits).subspan(1, digits.size() - 2));
    };
    switch (constraint.kind) {
        case cage: return differ(digits) && (value == 0 || sum_of(digits) == value);
        case arrow: return is_arrow(digits, value);
        case thermometer: return successive(digits, std::less());
        case slow_thermometer: return successive(digits, std::less_equal());
        case palindrome: return std::equal(digits.begin(), digits.end(), digits.rbegin());
        case clone: {
            const auto half = static_cast<std::ptrdiff_t>(digits.size() / 2);
            return std::equal(digits.begin(), digits.begin() + half, digits.begin() + half);
        }
        case difference:
        case ratio:
        case xv: return is_pair(value, constraint.kind, digits[0], digits[1]);
        case not_difference:
        case not_ratio:
        case not_xv: return has_all_marks(layout, constraint, board);
        case odd: return digits[0] % 2 != 0;
        case even: return digits[0] % 2 == 0;
        case minimum:
            return std::count(digits.begin(), digits.end(), digits[0]) == 1 && std::ranges::min(digits) == digits[0];
        case maximum:
            return std::count(digits.begin(), digits.end(), digits[0]) == 1 && std::ranges::max(digits) == digits[0];
        case between: {
            const auto [ends, rest] = ends_and_rest();
            return std::ranges::all_of(rest, [&](int digit) { return digit > ends.first && digit < ends.second; });
        }
        case double_arrow: {
            const auto [ends, rest] = ends_and_rest();
            return ends.first + ends.second == sum_of(rest);
        }
        case sandwich: return is_sandwich(digits, layout.side(), value);
        case little_killer: return sum_of(digits) == value;
        case quadruple: return has_figures(digits, value);
        case renban: {
            const auto [low, high] = std::ranges::minmax(digits);
            return differ(digits) && high - low + 1 == static_cast<int>(digits.size());
        }
        case whispers: return successive(digits, [&](int one, int two) { return std::abs(one - two) >= value; });
        case region_sum: return have_equal_parts(layout, constraint.places, digits);
        case entropic: return are_in_threes(digits, [&](int digit) { return (digit - 1) * 3 / layout.side(); });
        case modular: return are_in_threes(digits, [](int digit) { return digit % 3; });
        case zipper: return is_zipper(digits);
        case x_sum:
            return static_cast<std::size_t>(digits[0]) <= digits.size() &&
                   sum_of(std::span(digits).first(static_cast<std::size_t>(digits[0]))) == value;
        case skyscraper: return seen_from_front(digits) == value;
        case numbered_room:
            return static_cast<std::size_t>(digits[0]) <= digits.size() &&
                   digits[static_cast<std::size_t>(digits[0] - 1)] == value;
        case indexer:
            return static_cast<std::size_t>(digits[0]) < digits.size() &&
                   digits[static_cast<std::size_t>(digits[0])] == value;
    }
    return false;
}
}  // namespace satdoku::support
