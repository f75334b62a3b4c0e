// Conflicts measure how much an engine has worked. Unlike time, the number is the same on every machine.
#pragma once

#include <satdoku/solve/engine.hpp>

#include <algorithm>
#include <cstdint>

namespace satdoku::solve {

/// Conflicts since the engine was made; 0 if the engine does not count them.
inline std::uint64_t conflicts_of(const Engine& engine) {
    const Statistics statistics = engine.statistics();
    const auto found = std::find_if(statistics.begin(), statistics.end(),
                                    [](const Statistic& one) { return one.name == "conflicts"; });
    return found == statistics.end() ? 0 : found->value;
}

}  // namespace satdoku::solve
