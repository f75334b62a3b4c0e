// Vectors that are sorted, or a little of them.
#pragma once
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace satdoku::core {
/// Sorts the items and keeps one of each.
template <typename Item> void sort_unique(std::vector<Item>& items) {
    std::sort(items.begin(), items.end());
    items.erase(std::unique(items.begin(), items.end()), items.end());
}

/// Brings the first two items of an order to the front, the first one first. What std::partial_sort makes of equal
/// ones, and of the rest, differs between libraries.
template <typename Item, typename Before> void bring_two_first(std::vector<Item>& items, Before before) {
    if (items.size() < 2) return;
    if (before(items[1], items[0])) std::swap(items[0], items[1]);
    for (std::size_t index = 2; index < items.size(); ++index) {
        if (!before(items[index], items[1])) continue;
        std::swap(items[index], items[1]);
        if (!before(items[0], items[1])) std::swap(items[0], items[1]);
    }
}

/// Sorts items by their keys, each of which is a std::uint64_t of its own. Many items are sorted by one byte of the keys
/// after the other, beginning with the lowest (radix sort): linear, where comparing costs a logarithm more.
/// @param scratch  memory that is kept between calls; its items do not matter
template <typename Item, typename Key> void sort_by_key(std::vector<Item>& items, std::vector<Item>& scratch, Key key) {
    constexpr std::size_t many = 256;  // fewer items than counters: comparing is faster
    constexpr std::uint32_t key_bits = 64;
    constexpr std::uint32_t byte_bits = 8;
    if (items.size() < many) {
        std::sort(items.begin(), items.end(), [&](const Item& one, const Item& two) { return key(one) < key(two); });
        return;
    }
    std::uint64_t differing = 0;
    for (const Item& item : items) differing |= key(item) ^ key(items.front());
    scratch.resize(items.size());
    for (std::uint32_t shift = 0; shift < key_bits; shift += byte_bits) {
        const auto byte = [&](std::uint64_t bits) { return static_cast<std::uint8_t>(bits >> shift); };
        if (byte(differing) == 0) continue;
        std::array<std::size_t, 1U << byte_bits> places{};
        for (const Item& item : items) ++places[byte(key(item))];
        std::size_t before = 0;
        for (std::size_t& place : places) before += std::exchange(place, before);
        for (const Item& item : items) scratch[places[byte(key(item))]++] = item;
        std::swap(items, scratch);
    }
}
}  // namespace satdoku::core
