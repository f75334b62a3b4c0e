// The names of the kinds of events in traces and options.
#pragma once

#include <satdoku/solve/observer.hpp>

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

namespace satdoku::trace {

/// By kind, in the order of the enumeration.
inline constexpr std::array<std::string_view, solve::event_kinds> kind_names = {
    "scores",  "decision",  "propagation", "pure_literal",   "conflict", "learned", "backtrack",
    "restart", "reduction", "mode",        "simplification", "added",    "removed", "end"};

constexpr std::string_view name_of(solve::Event::Kind kind) {
    return kind_names[static_cast<std::size_t>(kind)];
}

constexpr std::optional<solve::Event::Kind> kind_of(std::string_view name) {
    for (std::size_t index = 0; index < kind_names.size(); ++index) {
        if (kind_names[index] == name) return static_cast<solve::Event::Kind>(index);
    }
    return std::nullopt;
}

}  // namespace satdoku::trace
