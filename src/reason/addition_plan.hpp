// In which order to add parities up, so that the sums on the way stay short: always the shortest one to the one that
// it has most in common with. That makes a tree whose long sums are few, where one after the other would make most of
// them long.
#pragma once

#include <satdoku/core/effort.hpp>
#include <satdoku/reason/parity.hpp>

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace satdoku::reason {

struct AdditionPlan {
    /// Indices: first the summands, then the sums in the order of the steps. Each is added once.
    struct Step {
        std::size_t left, right;
    };
    std::vector<Step> steps;
    std::uint64_t variables = 0;  ///< that the additions walk in all
};

/// Where the effort ends early, some summands are left over.
AdditionPlan plan_additions(std::span<const Parity* const> summands, core::Effort& effort);

}  // namespace satdoku::reason
