// A set of the 81 places of one grid, a bit each: smaller than a set of a layout's cells where only one grid
// matters. Place = row times 9 plus column.
#pragma once

#include <satdoku/grid/layout.hpp>

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace satdoku::deduce {

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

}  // namespace satdoku::deduce
