#include <satdoku/core/text.hpp>
#include <satdoku/grid/digits.hpp>
#include <satdoku/grid/names.hpp>

#include <algorithm>
#include <map>
#include <utility>

namespace satdoku::grid {

namespace {

Notation spoken_notation = Notation::cells;

/// Rows and columns of which each crossing is meant.
using Crossings = std::pair<DigitSet, DigitSet>;

/// The cells of one grid as few crossings: those of a row together, then rows with the same columns; or first columns.
/// @param cells  for each line of one direction the lines of the other
std::vector<Crossings> crossings_of(const std::map<int, DigitSet>& cells) {
    std::vector<Crossings> all;
    for (const auto& [line, across] : cells) {
        const auto same =
            std::find_if(all.begin(), all.end(), [&](const Crossings& one) { return one.second == across; });
        if (same == all.end()) {
            all.emplace_back(digit_set(line), across);
        } else {
            same->first.insert(line);
        }
    }
    return all;
}

}  // namespace

void name_cells(Notation notation) {
    spoken_notation = notation;
}
Notation notation() {
    return spoken_notation;
}

std::string place_name(const Layout& layout, const Place& place, Notation notation) {
    std::string name;
    if (layout.grid_count() > 1) name += grid_letter(place.grid);
    const std::string row = std::to_string(place.row + 1);
    const std::string column = std::to_string(place.column + 1);
    if (notation == Notation::cells) return name + row + column;
    return name + (name.empty() ? "r" : ":r") + row + 'c' + column;
}

std::string place_name(const Layout& layout, const Place& place) {
    return place_name(layout, place, spoken_notation);
}

std::vector<std::string> place_names(const Layout& layout, std::span<const Place> places) {
    std::vector<std::string> names;
    if (spoken_notation == Notation::cells) {
        for (const Place& place : places) names.push_back(place_name(layout, place));
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

std::vector<std::string> cell_names(const Layout& layout, std::span<const Cell> cells) {
    std::vector<Place> places;
    for (const Cell cell : cells) places.push_back(layout.places(cell).front());
    return place_names(layout, places);
}

std::optional<Place> find_place(const Layout& layout, std::string_view name) {
    constexpr std::size_t length = 4;  // of r3c6
    std::string plain;                 // as the program's own names
    for (const char character : name) plain += static_cast<char>(character >= 'A' ? character | 0x20 : character);
    const std::size_t begin = plain.size() - std::min(plain.size(), length);
    const std::string r1c1 = plain.substr(begin);
    if (r1c1.size() == length && r1c1[0] == 'r' && r1c1[2] == 'c') {
        if (begin != 0 && (begin != 2 || plain[1] != ':')) return std::nullopt;
        plain = plain.substr(0, begin / 2) + r1c1[1] + r1c1[3];
    }
    const bool lettered = plain.size() == 3;
    if (!lettered && (plain.size() != 2 || layout.grid_count() > 1)) return std::nullopt;
    const Place place{lettered ? plain[0] - 'a' : 0, plain[plain.size() - 2] - '1', plain.back() - '1'};
    const auto is_within = [](int index, int count) { return index >= 0 && index < count; };
    if (!is_within(place.grid, layout.grid_count()) || !is_within(place.row, digits) ||
        !is_within(place.column, digits))
        return std::nullopt;
    return place;
}

}  // namespace satdoku::grid
