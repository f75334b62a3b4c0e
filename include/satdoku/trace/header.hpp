// The first line of a stored trace: the formula, how it was searched, and which events are stored; and the names of the
// kinds of events in traces and options.
#pragma once
#include <satdoku/solve/observer.hpp>
#include <array>
#include <cstddef>
#include <limits>
#include <optional>
#include <string>
#include <vector>

namespace satdoku::trace {
/// By kind, in the order of the enumeration.
inline constexpr std::array<std::string_view, solve::event_kinds> kind_names = {
    "scores",    "decision", "propagation", "pure_literal",   "conflict", "learned", "backtrack", "restart",
    "reduction", "rephase",  "mode",        "simplification", "added",    "removed", "watch",     "end"};

constexpr std::string_view name_of(solve::Event::Kind kind) { return kind_names[static_cast<std::size_t>(kind)]; }

constexpr std::optional<solve::Event::Kind> kind_of(std::string_view name) {
    for (std::size_t index = 0; index < kind_names.size(); ++index)
        if (kind_names[index] == name) return static_cast<solve::Event::Kind>(index);
    return std::nullopt;
}

struct Header {
    std::string version{};  ///< of the program that wrote the trace
    std::string formula{};  ///< name of the file
    std::uint32_t variables = 0;
    std::uint64_t clauses = 0;
    std::string engine{};
    std::string branching{};  ///< of dpll
    std::uint64_t seed = 0;
    std::vector<std::string> settings{};  ///< other options: "pure-literals", "restart=0"
    /// Events of these kinds are stored, ...
    solve::EventKinds kinds = solve::usual_kinds;
    std::uint64_t from = 1;                                        ///< ... from this event ...
    std::uint64_t to = std::numeric_limits<std::uint64_t>::max();  ///< ... to this one

    /// Returns true if all events of these kinds are stored from the first one on.
    bool holds(solve::EventKinds wanted) const { return from <= 1 && (wanted & ~kinds) == 0; }
    bool operator==(const Header&) const = default;
};
}  // namespace satdoku::trace
