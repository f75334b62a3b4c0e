// What the first line of a stored trace says: of which formula it is, and how it was searched.
#pragma once

#include <satdoku/solve/observer.hpp>

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace satdoku::trace {

struct Header {
    std::string version;  ///< of the program that wrote it
    std::string formula;  ///< name of its file
    std::uint32_t variables = 0;
    std::uint64_t clauses = 0;
    std::string engine;
    /// What else says how it was searched, in the order in which it was given: "branching" and "dlis", "seed" and "0".
    std::vector<std::pair<std::string, std::string>> options;
    /// What is stored of the stream: these kinds, ...
    solve::EventKinds kinds = solve::all_kinds;
    std::uint64_t from = 1;                ///< ... from this event ...
    std::uint64_t to = ~std::uint64_t{0};  ///< ... to this one

    /// Whether these kinds are stored from the first event on.
    bool holds(solve::EventKinds wanted) const { return from <= 1 && (wanted & ~kinds) == 0; }
    bool operator==(const Header&) const = default;
};

}  // namespace satdoku::trace
