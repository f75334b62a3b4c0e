// What the first line of a stored trace says: of which formula it is, how it was searched, and what is stored.
#pragma once

#include <satdoku/solve/observer.hpp>

#include <cstdint>
#include <limits>
#include <string>
#include <vector>

namespace satdoku::trace {

struct Header {
    std::string version{};  ///< of the program that wrote it
    std::string formula{};  ///< name of its file
    std::uint32_t variables = 0;
    std::uint64_t clauses = 0;
    std::string engine{};
    std::string branching{};  ///< of dpll
    std::uint64_t seed = 0;
    std::vector<std::string> settings{};  ///< what else was switched on or set: "pure-literals", "restart=0"
    /// What is stored of the stream: these kinds, ...
    solve::EventKinds kinds = solve::all_kinds;
    std::uint64_t from = 1;                                        ///< ... from this event ...
    std::uint64_t to = std::numeric_limits<std::uint64_t>::max();  ///< ... to this one

    /// Whether events of these kinds are all stored from the first one on.
    bool holds(solve::EventKinds wanted) const { return from <= 1 && (wanted & ~kinds) == 0; }
    bool operator==(const Header&) const = default;
};

}  // namespace satdoku::trace
