// What is asked of a puzzle's difficulty.
#pragma once

#include <satdoku/deduce/path.hpp>
#include <satdoku/puzzle/coupling.hpp>

#include <optional>
#include <vector>

namespace satdoku::puzzle {

/// On Sudoku Explainer's scale (ER), in tenths; both ends belong to it.
struct RatingRange {
    int least;
    int most;

    bool operator==(const RatingRange&) const = default;
};

struct Wanted {
    std::optional<deduce::Level> level = {};
    std::optional<RatingRange> rating = {};
    std::optional<deduce::Technique> technique = {};  ///< the hardest on the way
    std::vector<deduce::Technique> without = {};      ///< have no part in the way
    std::optional<CouplingClass> coupling = {};

    bool anything() const { return level || rating || technique || !without.empty() || coupling; }
};

}  // namespace satdoku::puzzle
