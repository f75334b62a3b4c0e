// The houses of one grid as sets of its places, for fish.
#pragma once

#include "grid_places.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

namespace satdoku::deduce {

constexpr std::size_t houses_of_grid = 27;

/// Houses of a grid by their numbers there: rows from 0, columns from 9, boxes from 18.
using HouseSet = std::uint32_t;
constexpr HouseSet rows = 0x1ff;
constexpr HouseSet columns = rows << 9U;
constexpr HouseSet boxes = rows << 18U;

using Place = GridPlaces::Place;
constexpr std::size_t places_of_grid = 81;

constexpr std::size_t box_of(std::size_t row, std::size_t column) {
    return row / 3 * 3 + column / 3;
}

/// By house of a grid.
using PlacesByHouse = std::array<GridPlaces, houses_of_grid>;

constexpr PlacesByHouse make_houses() {
    PlacesByHouse houses;
    for (Place place = 0; place < places_of_grid; ++place) {
        const std::size_t row = place / grid::digits;
        const std::size_t column = place % grid::digits;
        houses[row].add(place);
        houses[column + 9].add(place);
        houses[box_of(row, column) + 18].add(place);
    }
    return houses;
}
constexpr PlacesByHouse places_of_houses = make_houses();

/// What a place sees in its grid, itself among it.
constexpr std::array<GridPlaces, places_of_grid> make_seen() {
    std::array<GridPlaces, places_of_grid> seen;
    for (Place place = 0; place < places_of_grid; ++place) {
        const std::size_t row = place / grid::digits;
        const std::size_t column = place % grid::digits;
        seen[place] =
            places_of_houses[row] | places_of_houses[column + 9] | places_of_houses[box_of(row, column) + 18];
    }
    return seen;
}
constexpr std::array<GridPlaces, places_of_grid> seen_from = make_seen();

/// How many columns and boxes it takes at least to cover these places.
int columns_and_boxes_for(const GridPlaces& places);
/// The same for rows and boxes.
int rows_and_boxes_for(const GridPlaces& places);

}  // namespace satdoku::deduce
