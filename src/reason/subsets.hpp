// The subsets of a size, one after the other.
#pragma once
#include <cstddef>
#include <span>

namespace satdoku::reason {
/// Calls `visit` for each set of chosen.size() indices below `size`, in lexicographic order, until it returns false.
/// @param chosen  gets the indices, ascending; it may be empty, but not longer than `size`
/// @return false if `visit` did
template <typename Visit> bool each_subset(std::size_t size, std::span<std::size_t> chosen, Visit visit) {
    for (std::size_t place = 0; place < chosen.size(); ++place) chosen[place] = place;
    for (;;) {
        if (!visit()) return false;
        // The last place that can move does, and those after it follow closely.
        std::size_t place = chosen.size();
        while (place > 0 && chosen[place - 1] == size - chosen.size() + place - 1) --place;
        if (place == 0) return true;
        ++chosen[place - 1];
        for (; place < chosen.size(); ++place) chosen[place] = chosen[place - 1] + 1;
    }
}
}  // namespace satdoku::reason
