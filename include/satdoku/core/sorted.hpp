// Vectors that are sorted, or a little of them.
#pragma once

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

namespace satdoku::core {

/// Sorts the items and keeps one of each.
template <typename Item>
void sort_unique(std::vector<Item>& items) {
    std::sort(items.begin(), items.end());
    items.erase(std::unique(items.begin(), items.end()), items.end());
}

/// Brings the first two items of an order to the front, the first one first. What std::partial_sort makes of equal
/// ones, and of the rest, differs between libraries.
template <typename Item, typename Before>
void bring_two_first(std::vector<Item>& items, Before before) {
    if (items.size() < 2) return;
    if (before(items[1], items[0])) std::swap(items[0], items[1]);
    for (std::size_t index = 2; index < items.size(); ++index) {
        if (!before(items[index], items[1])) continue;
        std::swap(items[index], items[1]);
        if (!before(items[0], items[1])) std::swap(items[0], items[1]);
    }
}

}  // namespace satdoku::core
