#include <satdoku/core/numbers.hpp>
#include <satdoku/grid/constraint.hpp>
#include <satdoku/grid/digits.hpp>
#include <algorithm>
#include <array>
#include <cstdlib>

namespace satdoku::grid {
namespace {
using State = Walk::State;
using Next = std::optional<State>;

/// Larger than every number of a constraint and every sum of cells; a larger number would be split wrong.
constexpr State above_all_sums = State{1} << 20U;
constexpr int largest_number = 999'999;
constexpr int longest_circle = 9;

Next only_if(bool holds, State state) { return holds ? Next(state) : std::nullopt; }
bool is_last(const Walk& walk, std::size_t at) { return at + 1 == walk.cells.size(); }

/// Takes the digit from the rest of a sum, which is 0 in the end.
Next take(const Walk& walk, State left, std::size_t at, State digit) {
    return only_if(digit <= left && (!is_last(walk, at) || digit == left), left - digit);
}

Next add_up(const Walk& walk, State sum, std::size_t at, int digit) {
    sum += static_cast<State>(digit);
    const auto value = static_cast<State>(walk.value);
    return only_if(sum <= value && (!is_last(walk, at) || sum == value), sum);
}

Next in_cage(const Walk& walk, State sum, std::size_t at, int digit) {
    return walk.value == 0 ? Next(0) : add_up(walk, sum, at, digit);
}

Next along_arrow(const Walk& walk, State state, std::size_t at, int digit) {
    const auto circle = static_cast<std::size_t>(std::max(walk.value, 1));
    if (at < circle) return 10 * state + static_cast<State>(digit);
    return take(walk, state, at, static_cast<State>(digit));
}

Next rising(const Walk&, State state, std::size_t, int digit) {
    return only_if(static_cast<State>(digit) > state, static_cast<State>(digit));
}
Next not_falling(const Walk&, State state, std::size_t, int digit) {
    return only_if(static_cast<State>(digit) >= state, static_cast<State>(digit));
}

/// Cells come in pairs of equal ones; the last may be alone.
Next in_equal_pairs(const Walk&, State state, std::size_t at, int digit) {
    if (at % 2 == 0) return static_cast<State>(digit);
    return only_if(static_cast<State>(digit) == state, 0);
}

/// Of two cells, by what their smaller and larger digit must be.
template <typename Holds> Next of_two(State state, std::size_t at, int digit, Holds holds) {
    if (at == 0) return static_cast<State>(digit);
    const auto [low, high] = std::minmax({static_cast<int>(state), digit});
    return only_if(holds(low, high), 0);
}
Next differing(const Walk& walk, State state, std::size_t at, int digit) {
    return of_two(state, at, digit, [&](int low, int high) { return high - low == walk.value; });
}
Next not_differing(const Walk& walk, State state, std::size_t at, int digit) {
    return of_two(state, at, digit, [&](int low, int high) { return high - low != walk.value; });
}
Next in_ratio(const Walk& walk, State state, std::size_t at, int digit) {
    return of_two(state, at, digit, [&](int low, int high) { return high == low * walk.value; });
}
Next not_in_ratio(const Walk& walk, State state, std::size_t at, int digit) {
    return of_two(state, at, digit, [&](int low, int high) { return high != low * walk.value; });
}
Next neither_x_nor_v(const Walk&, State state, std::size_t at, int digit) {
    return of_two(state, at, digit, [](int low, int high) { return low + high != 5 && low + high != 10; });
}

Next is_odd(const Walk&, State, std::size_t, int digit) { return only_if(digit % 2 == 1, 0); }
Next is_even(const Walk&, State, std::size_t, int digit) { return only_if(digit % 2 == 0, 0); }

Next above_first(const Walk&, State state, std::size_t at, int digit) {
    return at == 0 ? Next(digit) : only_if(static_cast<State>(digit) > state, state);
}
Next below_first(const Walk&, State state, std::size_t at, int digit) {
    return at == 0 ? Next(digit) : only_if(static_cast<State>(digit) < state, state);
}

/// The two ends come first.
Next between_ends(const Walk&, State state, std::size_t at, int digit) {
    constexpr State shift = 32;
    const auto own = static_cast<State>(digit);
    if (at == 0) return own;
    if (at == 1) return std::min(state, own) * shift + std::max(state, own);
    return only_if(own > state / shift && own < state % shift, state);
}
Next of_double_arrow(const Walk& walk, State state, std::size_t at, int digit) {
    if (at < 2) return state + static_cast<State>(digit);
    return take(walk, state, at, static_cast<State>(digit));
}

/// Before, between or after the lowest and highest digit, and the sum between.
Next of_sandwich(const Walk& walk, State state, std::size_t at, int digit) {
    constexpr State shift = above_all_sums;
    State phase = state / shift;
    State sum = state % shift;
    const auto value = static_cast<State>(walk.value);
    if (digit == 1 || digit == walk.side) {
        if (phase == 2 || (phase == 1 && sum != value)) return std::nullopt;
        ++phase;
    } else if (phase == 1) {
        sum += static_cast<State>(digit);
    }
    return only_if(sum <= value && (!is_last(walk, at) || phase == 2), phase * shift + sum);
}

/// The state has a bit for each figure of the value that a cell has.
Next with_all_figures(const Walk& walk, State state, std::size_t at, int digit) {
    State all = 0;
    State bit = 1;
    bool is_found = false;
    for (int figures = walk.value; figures > 0; figures /= 10, bit *= 2) {
        all |= bit;
        if (is_found || figures % 10 != digit || (state & bit) != 0) continue;
        state |= bit;
        is_found = true;
    }
    return only_if(!is_last(walk, at) || state == all, state);
}

/// The smallest and the largest digit.
Next without_gap(const Walk& walk, State state, std::size_t, int digit) {
    constexpr State shift = 32;
    const auto own = static_cast<State>(digit);
    const State low = state == 0 ? own : std::min(state / shift, own);
    const State high = std::max(state % shift, own);
    return only_if(high - low < walk.cells.size(), low * shift + high);
}

Next far_apart(const Walk& walk, State state, std::size_t at, int digit) {
    return only_if(at == 0 || std::abs(digit - static_cast<int>(state)) >= walk.value, static_cast<State>(digit));
}

/// The sum of the first part, and that of the present one. The first is 0 while it is the present one.
Next in_equal_parts(const Walk& walk, State state, std::size_t at, int digit) {
    constexpr State shift = above_all_sums;
    State first = state / shift;
    State sum = state % shift;
    if (at > 0 && walk.begins_part[at]) {
        if (first == 0) first = sum;
        if (sum != first) return std::nullopt;
        sum = 0;
    }
    sum += static_cast<State>(digit);
    return only_if(first == 0 || (sum <= first && (!is_last(walk, at) || sum == first)), first * shift + sum);
}

/// The classes of the latest two digits, from 1.
Next in_threes(State state, State own) {
    constexpr State shift = 4;
    return only_if(own != state / shift && own != state % shift, state % shift * shift + own);
}
Next of_three_heights(const Walk& walk, State state, std::size_t, int digit) {
    return in_threes(state, static_cast<State>((digit - 1) * 3 / walk.side + 1));
}
Next of_three_remainders(const Walk&, State state, std::size_t, int digit) {
    return in_threes(state, static_cast<State>(digit % 3 + 1));
}

/// The centre, if there is one, comes first, then the pairs around it: the sum, and the first of a pair.
Next of_zipper(const Walk& walk, State state, std::size_t at, int digit) {
    constexpr State shift = 32;
    const bool has_centre = walk.cells.size() % 2 == 1;
    const auto own = static_cast<State>(digit);
    if (has_centre && at == 0) return own * shift;
    if ((at % 2 == 1) == has_centre) return state + own;
    const State sum = state % shift + own;
    return only_if(state < shift || sum == state / shift, sum * shift);
}

/// How many cells are left, and what they have to add up to.
Next of_first_cells(const Walk& walk, State state, std::size_t at, int digit) {
    constexpr State shift = above_all_sums;
    const auto own = static_cast<State>(digit);
    if (at > 0 && state / shift == 0) return state;
    State cells = at == 0 ? own : state / shift;
    const State left = at == 0 ? static_cast<State>(walk.value) : state % shift;
    if (own > left || cells > walk.cells.size() || (--cells == 0 && own != left)) return std::nullopt;
    return cells * shift + left - own;
}

Next of_skyscrapers(const Walk& walk, State state, std::size_t at, int digit) {
    constexpr State shift = 32;
    const auto own = static_cast<State>(digit);
    State seen = state % shift;
    const bool is_seen = own > state / shift;
    if (is_seen) ++seen;
    const auto value = static_cast<State>(walk.value);
    return only_if(seen <= value && (!is_last(walk, at) || seen == value),
                   (is_seen ? own : state / shift) * shift + seen);
}

Next of_room(const Walk& walk, State state, std::size_t at, int digit) {
    const State place = at == 0 ? static_cast<State>(digit) : state;
    return only_if(place <= walk.cells.size() && (place != at + 1 || digit == walk.value), place);
}

Next of_index(const Walk& walk, State state, std::size_t at, int digit) {
    const State place = at == 0 ? static_cast<State>(digit) : state;
    return only_if(place < walk.cells.size() && (at == 0 || place != at || digit == walk.value), place);
}

using Meaning = Next (*)(const Walk&, State, std::size_t, int);
struct Row {
    ConstraintFacts facts;
    Meaning next;
};

using enum ConstraintKind;
using Mark = ConstraintMark;
constexpr auto table = std::to_array<Row>({
    {{cage, "cage", "killercage", Mark::cage, false, 1, 0}, in_cage},
    {{arrow, "arrow", "arrow", Mark::line, false, 2, 0}, along_arrow},
    {{thermometer, "thermometer", "thermometer", Mark::line, false, 2, 0}, rising},
    {{slow_thermometer, "slow_thermometer", "slowthermometer", Mark::line, false, 2, 0}, not_falling},
    {{palindrome, "palindrome", "palindrome", Mark::line, false, 2, 0}, in_equal_pairs},
    {{clone, "clone", "clone", Mark::cell, false, 2, 0}, in_equal_pairs},
    {{difference, "difference", "difference", Mark::between_cells, true, 2, 2, 1}, differing},
    {{ratio, "ratio", "ratio", Mark::between_cells, true, 2, 2, 2}, in_ratio},
    {{xv, "xv", "xv", Mark::between_cells, true, 2, 2}, add_up},
    {{not_difference, "not_difference", "", Mark::none, true, 0, 0, 1}, not_differing},
    {{not_ratio, "not_ratio", "", Mark::none, true, 0, 0, 2}, not_in_ratio},
    {{not_xv, "not_xv", "", Mark::none, false, 0, 0}, neither_x_nor_v},
    {{odd, "odd", "odd", Mark::cell, false, 1, 1}, is_odd},
    {{even, "even", "even", Mark::cell, false, 1, 1}, is_even},
    {{minimum, "minimum", "minimum", Mark::cell, false, 1, 5}, above_first},
    {{maximum, "maximum", "maximum", Mark::cell, false, 1, 5}, below_first},
    {{between, "between", "betweenline", Mark::line, false, 3, 0}, between_ends},
    {{sandwich, "sandwich", "sandwichsum", Mark::outside, true, 2, 0}, of_sandwich},
    {{little_killer, "little_killer", "littlekillersum", Mark::outside, true, 1, 0}, add_up},
    {{quadruple, "quadruple", "quadruple", Mark::between_cells, true, 1, 4}, with_all_figures},
    {{renban, "renban", "renban", Mark::line, false, 2, 0}, without_gap},
    {{whispers, "whispers", "whispers", Mark::line, true, 2, 0, 5}, far_apart},
    {{region_sum, "region_sum", "regionsumline", Mark::line, false, 2, 0}, in_equal_parts},
    {{entropic, "entropic", "entropicline", Mark::line, false, 2, 0}, of_three_heights},
    {{modular, "modular", "modularline", Mark::line, false, 2, 0}, of_three_remainders},
    {{zipper, "zipper", "zipperline", Mark::line, false, 2, 0}, of_zipper},
    {{double_arrow, "double_arrow", "doublearrow", Mark::line, false, 3, 0}, of_double_arrow},
    {{x_sum, "x_sum", "xsum", Mark::outside, true, 1, 0}, of_first_cells},
    {{skyscraper, "skyscraper", "skyscraper", Mark::outside, true, 1, 0}, of_skyscrapers},
    {{numbered_room, "numbered_room", "", Mark::outside, true, 1, 0}, of_room},
    {{indexer, "indexer", "", Mark::cell, true, 2, 0}, of_index},
});
static_assert(table.size() == constraint_kinds);
static_assert([] {
    for (std::size_t row = 0; row < table.size(); ++row)
        if (static_cast<std::size_t>(table[row].facts.kind) != row) return false;
    return true;
}());

const Row& row_of(ConstraintKind kind) { return table[static_cast<std::size_t>(kind)]; }
}  // namespace

std::span<const ConstraintFacts> constraint_table() {
    static const std::vector<ConstraintFacts> all = [] {
        std::vector<ConstraintFacts> facts;
        for (const Row& row : table) facts.push_back(row.facts);
        return facts;
    }();
    return all;
}

const ConstraintFacts& facts_of(ConstraintKind kind) { return row_of(kind).facts; }

const ConstraintFacts* find_constraint_kind(std::string_view name) {
    const auto found = std::ranges::find_if(table, [&](const Row& row) { return row.facts.name == name; });
    return found == table.end() ? nullptr : &found->facts;
}

std::optional<State> Walk::next(State state, std::size_t at, int digit) const {
    return row_of(kind).next(*this, state, at, digit);
}

bool is_well_formed(const Constraint& constraint) {
    const ConstraintFacts& facts = facts_of(constraint.kind);
    const std::size_t cells = constraint.places.size();
    const auto circle = static_cast<std::size_t>(std::max(constraint.value, 1));
    if (constraint.value > largest_number) return false;
    if (constraint.kind == arrow && (cells <= circle || circle > longest_circle)) return false;
    if (constraint.kind == clone && cells % 2 != 0) return false;
    return cells >= facts.least_cells &&
           (cells <= facts.most_cells || (facts.most_cells == 0 && facts.least_cells > 0));
}

std::string text_of(const Constraint& constraint) {
    std::string text(facts_of(constraint.kind).name);
    if (constraint.value != 0 || facts_of(constraint.kind).needs_value) text += '=' + std::to_string(constraint.value);
    text += ':';
    for (const Place& place : constraint.places) {
        text += static_cast<char>('a' + place.grid);
        text += digit_character(place.row + 1);
        text += digit_character(place.column + 1);
    }
    return text;
}

std::optional<Constraint> parse_constraint(std::string_view words) {
    const std::size_t colon = words.find(':');
    if (colon == std::string_view::npos) return std::nullopt;
    const std::size_t end = std::min(words.find('='), colon);
    const ConstraintFacts* const facts = find_constraint_kind(words.substr(0, end));
    if (facts == nullptr) return std::nullopt;
    Constraint constraint{facts->kind};
    if (end < colon) {
        const auto value = core::parse_number<int>(words.substr(end + 1, colon - end - 1));
        if (!value || *value < 0) return std::nullopt;
        constraint.value = *value;
    } else if (facts->needs_value) {
        return std::nullopt;
    }
    constexpr std::size_t of_name = 3;
    const std::string_view names = words.substr(colon + 1);
    if (names.size() % of_name != 0) return std::nullopt;
    for (std::size_t at = 0; at < names.size(); at += of_name) {
        const Place place{names[at] - 'a', digit_of_character(names[at + 1]) - 1,
                          digit_of_character(names[at + 2]) - 1};
        if (place.grid < 0 || place.row < 0 || place.column < 0) return std::nullopt;
        constraint.places.push_back(place);
    }
    return is_well_formed(constraint) ? std::optional(constraint) : std::nullopt;
}
}  // namespace satdoku::grid
