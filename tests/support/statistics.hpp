// One of an engine's counts by its name.
#pragma once

#include "support/catch.hpp"

#include <satdoku/solve/engine.hpp>

#include <cstdint>
#include <optional>
#include <string_view>

namespace satdoku::support {

/// @return nothing where the engine has no such count: a technique that is off may have none
inline std::optional<std::uint64_t> find_statistic(const solve::Engine& engine, std::string_view name) {
    for (const solve::Statistic& each : engine.statistics()) {
        if (each.name == name) return each.value;
    }
    return std::nullopt;
}

/// The test fails where the engine has no such count.
inline std::uint64_t statistic(const solve::Engine& engine, std::string_view name) {
    const std::optional<std::uint64_t> found = find_statistic(engine, name);
    if (!found) FAIL("no statistic " << name);
    return *found;
}

}  // namespace satdoku::support
