#include <satdoku/core/text.hpp>
#include <satdoku/grid/names.hpp>
#include <map>

namespace satdoku::grid {
namespace {
constexpr std::string_view of_cell = "@cell ";

/// Rows and columns of which each crossing is meant.
using Crossings = std::pair<DigitSet, DigitSet>;

/// The cells of one grid as few crossings: those of a row together, then rows with the same columns; or first columns.
/// @param cells  for each line of one direction the lines of the other
std::vector<Crossings> crossings_of(const std::map<int, DigitSet>& cells) {
    std::vector<Crossings> all;
    for (const auto& [line, across] : cells) {
        const auto same = std::ranges::find_if(all, [&](const Crossings& one) { return one.second == across; });
        if (same == all.end()) {
            all.emplace_back(digit_set(line), across);
        } else {
            same->first.insert(line);
        }
    }
    return all;
}

/// A name like a36 or 36, in one of the notations.
std::string in_notation(std::string name, Notation notation) {
    if (notation == Notation::cells) return name;
    const std::size_t row = name.size() - 2;
    const auto number = [&name](std::size_t at) { return std::to_string(digit_of_character(name[at])); };
    return name.substr(0, row) + (row == 0 ? "r" : ":r") + number(row) + 'c' + number(row + 1);
}
}  // namespace

std::string place_name(const Layout& layout, const Place& place, Notation notation) {
    const std::string grid = layout.grid_count() > 1 ? grid_letter(place.grid) : std::string();
    return in_notation(grid + digit_character(place.row + 1) + digit_character(place.column + 1), notation);
}

std::string cell_argument(const Layout& layout, const Place& place) {
    return std::string(of_cell) + place_name(layout, place);
}

std::string cell_argument(const Layout& layout, Cell cell) {
    return cell_argument(layout, layout.places(cell).front());
}

std::optional<std::string> name_in_argument(std::string_view argument, Notation notation) {
    if (!argument.starts_with(of_cell) || argument.size() < of_cell.size() + 2) return std::nullopt;
    return in_notation(std::string(argument.substr(of_cell.size())), notation);
}

std::vector<std::string> place_names(const Layout& layout, std::span<const Place> places, Notation notation) {
    std::vector<std::string> names;
    // Rows of two figures cannot be printed next to each other.
    if (notation == Notation::cells || layout.side() > plain_side) {
        for (const Place& place : places) names.push_back(place_name(layout, place, notation));
        return names;
    }
    for (int grid = 0; grid < layout.grid_count(); ++grid) {
        std::map<int, DigitSet> rows;
        std::map<int, DigitSet> columns;
        for (const Place& place : places) {
            if (place.grid != grid) continue;
            rows[place.row + 1].insert(place.column + 1);
            columns[place.column + 1].insert(place.row + 1);
        }
        std::vector<Crossings> all = crossings_of(rows);
        std::vector<Crossings> by_columns = crossings_of(columns);
        if (by_columns.size() < all.size()) {
            for (Crossings& one : by_columns) std::swap(one.first, one.second);
            all = std::move(by_columns);
        }
        const std::string letter = layout.grid_count() > 1 ? grid_letter(grid) + ':' : "";
        for (const auto& [of_rows, of_columns] : all)
            names.push_back(letter + 'r' + core::join(of_rows, "") + 'c' + core::join(of_columns, ""));
    }
    return names;
}

std::vector<std::string> cell_names(const Layout& layout, std::span<const Cell> cells, Notation notation) {
    std::vector<Place> places;
    for (const Cell cell : cells) places.push_back(layout.places(cell).front());
    return place_names(layout, places, notation);
}

namespace {
/// The number, from 1, at the front of a text, which is taken from it; 0 if there is none of at most two figures.
int take_number(std::string_view& text) {
    int number = 0;
    for (std::size_t taken = 0; taken < 2 && !text.empty() && text.front() >= '0' && text.front() <= '9'; ++taken) {
        number = 10 * number + text.front() - '0';
        text.remove_prefix(1);
    }
    return number;
}

bool take(std::string_view& text, char expected) {
    if (!text.starts_with(expected)) return false;
    text.remove_prefix(1);
    return true;
}
}  // namespace

std::optional<Place> find_place(const Layout& layout, std::string_view name) {
    std::string lower;
    for (const char character : name) lower += static_cast<char>(character >= 'A' ? character | 0x20 : character);
    std::string_view left = lower;
    Place place{0, 0, 0};
    const bool has_colon = left.size() > 2 && left[1] == ':';
    const bool has_letter = has_colon || left.size() == 3;
    if (!has_letter && layout.grid_count() > 1) return std::nullopt;
    const bool in_r1c1 = left.substr(has_colon ? 2 : 0).starts_with('r');
    if (has_letter && (has_colon || !in_r1c1)) {
        place.grid = left.front() - 'a';
        left.remove_prefix(has_colon ? 2 : 1);
    }
    if (in_r1c1) {
        if (!take(left, 'r')) return std::nullopt;
        place.row = take_number(left) - 1;
        if (!take(left, 'c')) return std::nullopt;
        place.column = take_number(left) - 1;
        if (!left.empty()) return std::nullopt;
    } else {
        if (has_colon || left.size() != 2) return std::nullopt;
        place.row = digit_of_character(left[0]) - 1;
        place.column = digit_of_character(left[1]) - 1;
    }
    const auto is_within = [](int index, int count) { return index >= 0 && index < count; };
    if (!is_within(place.grid, layout.grid_count()) || !is_within(place.row, layout.side()) ||
        !is_within(place.column, layout.side()))
        return std::nullopt;
    return place;
}
}  // namespace satdoku::grid
