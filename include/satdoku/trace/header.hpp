// The first line of a stored trace: the formula, how it was searched, and which events are stored.
#pragma once

#include <satdoku/solve/observer.hpp>

#include <cstdint>
#include <limits>
#include <string>
#include <vector>

namespace satdoku::trace {

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
    solve::EventKinds kinds = solve::all_kinds;
    std::uint64_t from = 1;                                        ///< ... from this event ...
    std::uint64_t to = std::numeric_limits<std::uint64_t>::max();  ///< ... to this one

    /// Returns true if all events of these kinds are stored from the first one on.
    bool holds(solve::EventKinds wanted) const { return from <= 1 && (wanted & ~kinds) == 0; }
    bool operator==(const Header&) const = default;
};

}  // namespace satdoku::trace
