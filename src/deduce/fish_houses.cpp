// Lower bounds for covers. Lines across three boxes of a row or column of boxes meet each of them in up to three
// places; what covers the meetings covers the places.
#include "fish_houses.hpp"

#include <algorithm>
#include <bit>

namespace satdoku::deduce {

namespace {

/// The fewest of three lines and three boxes, each pair of which meets, that cover these meetings: bit 3b+l
/// for box b and line l.
constexpr std::array<std::uint8_t, 512> make_fewest_covers() {
    std::array<std::uint8_t, 512> fewest{};
    for (std::size_t meetings = 0; meetings < fewest.size(); ++meetings) {
        int best = 3;
        for (unsigned lines = 0; lines < 8; ++lines) {
            int covers = std::popcount(lines);
            for (unsigned box = 0; box < 3; ++box)
                covers += ((meetings >> 3 * box) & 7U & ~lines) != 0 ? 1 : 0;
            best = std::min(best, covers);
        }
        fewest[meetings] = static_cast<std::uint8_t>(best);
    }
    return fewest;
}
constexpr std::array<std::uint8_t, 512> fewest_covers = make_fewest_covers();

}  // namespace

int columns_and_boxes_for(const GridPlaces& places) {
    std::array<unsigned, 3> columns_of_band{};
    for (std::size_t band = 0; band < 3; ++band) {
        const unsigned bits = places.band(band);
        columns_of_band[band] = (bits | bits >> 9U | bits >> 18U) & rows;
    }
    int covers = 0;
    for (unsigned stack = 0; stack < 9; stack += 3) {
        covers +=
            fewest_covers[(columns_of_band[0] >> stack & 7U) | (columns_of_band[1] >> stack & 7U) << 3U |
                          (columns_of_band[2] >> stack & 7U) << 6U];
    }
    return covers;
}

int rows_and_boxes_for(const GridPlaces& places) {
    int covers = 0;
    for (std::size_t band = 0; band < 3; ++band) {
        const unsigned bits = places.band(band);
        unsigned meetings = 0;
        for (unsigned row = 0; row < 3; ++row) {
            for (unsigned box = 0; box < 3; ++box) {
                if ((bits >> (9 * row + 3 * box) & 7U) != 0) meetings |= 1U << (3 * box + row);
            }
        }
        covers += fewest_covers[meetings];
    }
    return covers;
}

}  // namespace satdoku::deduce
