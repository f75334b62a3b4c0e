// Finds an order of additions of parities in which the intermediate sums are short: the shortest parity is always added
// to the one with which it makes the shortest sum. The additions form a tree with few long sums; adding one parity
// after the other to a single sum would make most of the sums long.
#pragma once

#include <satdoku/core/effort.hpp>
#include <satdoku/reason/parity.hpp>

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace satdoku::reason {

struct AdditionPlan {
    /// Indices of the summands, then of the sums in the order of the steps. Each index is used once.
    struct Step {
        std::size_t left, right;
    };
    std::vector<Step> steps;
    std::uint64_t variables = 0;  ///< total number that the additions visit
};

/// If the effort ends early, some summands are not added.
AdditionPlan plan_additions(std::span<const Parity* const> summands, core::Effort& effort);

}  // namespace satdoku::reason
