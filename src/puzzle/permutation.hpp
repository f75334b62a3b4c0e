// Permutations by their number.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace satdoku::puzzle {

/// All orders of three items, in rising order.
inline constexpr std::array<std::array<std::size_t, 3>, 6> orders_of_three = {
    {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}};

constexpr std::uint64_t factorial(std::uint64_t number) {
    return number < 2 ? 1 : number * factorial(number - 1);
}

/// Puts items into the order with this number, from 0, in the lexicographic list of all their orders. @param items
/// rising, at most 20
template <typename Item>
void permute(std::span<Item> items, std::uint64_t number) {
    for (std::size_t place = 0; place + 1 < items.size(); ++place) {
        const std::uint64_t orders_of_rest = factorial(items.size() - place - 1);
        const auto chosen = items.begin() + static_cast<std::ptrdiff_t>(place + number / orders_of_rest);
        number %= orders_of_rest;
        std::rotate(items.begin() + static_cast<std::ptrdiff_t>(place), chosen, chosen + 1);
    }
}

}  // namespace satdoku::puzzle
