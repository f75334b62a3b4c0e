// Makes a failing case smaller while it still fails in the same way (Zeller and Hildebrandt, "Simplifying and isolating
// failure-inducing input", 2002): items of a list go in ever smaller chunks.
#pragma once
#include <algorithm>
#include <cstddef>
#include <utility>

namespace satdoku::support {
/// Removes items from one list of the case. Returns true if any went.
/// @param fails  returns true if a case still fails @param list  returns that list in a copy of the case
template <typename Case, typename Fails, typename List>
bool drop_items(Case& failing, const Fails& fails, const List& list) {
    bool any = false;
    for (std::size_t chunk = std::max<std::size_t>(list(failing).size(), 1); chunk > 0; chunk /= 2) {
        for (std::size_t begin = 0; begin < list(failing).size();) {
            Case candidate = failing;
            auto& items = list(candidate);
            const auto from = items.begin() + static_cast<std::ptrdiff_t>(begin);
            items.erase(from, from + static_cast<std::ptrdiff_t>(std::min(chunk, items.size() - begin)));
            if (fails(candidate)) {
                failing = std::move(candidate);
                any = true;
            } else {
                begin += chunk;
            }
        }
    }
    return any;
}

}  // namespace satdoku::support
