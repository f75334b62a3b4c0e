// Vectors as sorted sets.
#pragma once

#include <algorithm>
#include <vector>

namespace satdoku::core {

/// Sorts the items and keeps one of each.
template <typename Item>
void sort_unique(std::vector<Item>& items) {
    std::sort(items.begin(), items.end());
    items.erase(std::unique(items.begin(), items.end()), items.end());
}

}  // namespace satdoku::core
