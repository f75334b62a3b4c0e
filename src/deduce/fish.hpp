// What both searches for fish share: sets of the places of one grid, its houses as such sets, and fins.
#pragma once

#include <satdoku/deduce/state.hpp>
#include <satdoku/deduce/step.hpp>
#include <satdoku/grid/layout.hpp>

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace satdoku::deduce {

/// A set of the 81 places of one grid, a bit each: smaller than a set of a layout's cells. Place = row * 9 + column.
class GridPlaces {
  public:
    using Place = std::size_t;

    constexpr void add(Place place) { words_[place / bits] |= bit(place); }
    constexpr bool has(Place place) const { return (words_[place / bits] & bit(place)) != 0; }
    constexpr bool empty() const { return (words_[0] | words_[1]) == 0; }
    constexpr int count() const { return std::popcount(words_[0]) + std::popcount(words_[1]); }
    /// The lowest place. @pre not empty
    constexpr Place first() const {
        return words_[0] != 0 ? static_cast<Place>(std::countr_zero(words_[0]))
                              : bits + static_cast<Place>(std::countr_zero(words_[1]));
    }
    constexpr void remove_first() {
        (words_[0] != 0 ? words_[0] : words_[1]) &= (words_[0] != 0 ? words_[0] : words_[1]) - 1;
    }

    /// The places of three rows, nine bits each. @param band  from 0
    constexpr std::uint32_t band(std::size_t band) const {
        constexpr std::uint64_t three_rows = (1U << 27U) - 1;
        return static_cast<std::uint32_t>((band == 2 ? words_[1] : words_[0] >> band * 27) & three_rows);
    }

    constexpr GridPlaces& operator&=(const GridPlaces& other) {
        words_[0] &= other.words_[0];
        words_[1] &= other.words_[1];
        return *this;
    }
    constexpr GridPlaces& operator|=(const GridPlaces& other) {
        words_[0] |= other.words_[0];
        words_[1] |= other.words_[1];
        return *this;
    }
    /// Takes out what the other set holds.
    constexpr GridPlaces& operator-=(const GridPlaces& other) {
        words_[0] &= ~other.words_[0];
        words_[1] &= ~other.words_[1];
        return *this;
    }
    friend constexpr GridPlaces operator&(GridPlaces left, const GridPlaces& right) { return left &= right; }
    friend constexpr GridPlaces operator|(GridPlaces left, const GridPlaces& right) { return left |= right; }
    friend constexpr GridPlaces operator-(GridPlaces left, const GridPlaces& right) { return left -= right; }

    constexpr bool meets(const GridPlaces& other) const { return !(*this & other).empty(); }
    constexpr bool is_within(const GridPlaces& other) const { return (*this - other).empty(); }

  private:
    /// Six rows in the one word, three in the other.
    static constexpr std::size_t bits = 54;
    static constexpr std::uint64_t bit(Place place) { return std::uint64_t{1} << place % bits; }

    std::array<std::uint64_t, 2> words_{};
};

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
        seen[place] = places_of_houses[row] | places_of_houses[column + 9] | places_of_houses[box_of(row, column) + 18];
    }
    return seen;
}
constexpr std::array<GridPlaces, places_of_grid> seen_from = make_seen();

/// Basic fish are parallel lines of one grid covered by the lines across them, without fins or with them.
enum class Fins { none, finned, sashimi };

/// Most fins that count as one fish.
constexpr int most_fins = 5;

/// Adds the fish of one digit in one grid: rows as bases before columns, the lower bases and covers first.
/// Returns whether `steps` has enough.
bool find_basic_fish(const State& state, const GridHouses& grid, int digit, Technique technique, int size, Fins fins,
                     Steps& steps);

}  // namespace satdoku::deduce
