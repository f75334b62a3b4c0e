// The colours that a player gives to cells and candidates.
#pragma once
#include <satdoku/grid/digits.hpp>
#include <array>
#include <cstddef>

namespace satdoku::grid {
/// How many colours a player has. They are named by letters from A on.
inline constexpr int colours = 4;

/// The colour with that number, from 1.
constexpr char colour_letter(int colour) { return static_cast<char>('A' + colour - 1); }

/// The colours that the player gave to a cell and to candidates in it. Colours are numbers from 1; 0 is none.
struct Colouring {
    std::uint8_t cell = 0;
    std::array<DigitSet, colours> candidates = {};  ///< by colour; no digit is in two of them

    bool operator==(const Colouring&) const = default;

    DigitSet coloured() const {
        DigitSet all;
        for (const DigitSet& of_colour : candidates) all |= of_colour;
        return all;
    }
    int of(int digit) const {
        int colour = colours;
        while (colour > 0 && !candidates[static_cast<std::size_t>(colour - 1)].contains(digit)) --colour;
        return colour;
    }
    void forget(DigitSet forgotten) {
        for (DigitSet& one : candidates) one -= forgotten;
    }
};
}  // namespace satdoku::grid
