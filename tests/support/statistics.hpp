// Finds a count of an engine by its name.
#pragma once
#include "support/catch.hpp"
#include <satdoku/solve/engine.hpp>
#include <cstdint>
#include <optional>
#include <string_view>

namespace satdoku::support {
/// Returns nothing if the engine has no such count, for example because a technique is off.
inline std::optional<std::uint64_t> find_statistic(const solve::Engine& engine, std::string_view name) {
    for (const solve::Statistic& each : engine.statistics()) {
        if (each.name == name) return each.value;
    }
    return std::nullopt;
}

/// Fails the test if the engine has no such count.
inline std::uint64_t statistic(const solve::Engine& engine, std::string_view name) {
    const std::optional<std::uint64_t> found = find_statistic(engine, name);
    if (!found) FAIL("no statistic " << name);
    return *found;
}

}  // namespace satdoku::support
