// Counts about a formula. They are counted by walking the linked lists and not taken from the formula's own counters
// or the header, so they show what was really read.
#pragma once
#include <satdoku/cnf/formula.hpp>
#include <map>

namespace satdoku::cnf {
struct LiteralCount {
    Literal literal;
    std::uint64_t occurrences;
};

struct Statistics {
    std::uint64_t clauses = 0;
    std::uint64_t literals = 0;
    std::uint64_t positive_literals = 0;
    std::uint64_t units = 0;
    std::uint64_t empties = 0;
    std::uint64_t used_variables = 0;                ///< those that some clause mentions
    std::uint64_t pure_variables = 0;                ///< of these, those with one sign only
    std::map<std::uint64_t, std::uint64_t> lengths;  ///< how many clauses have each length
    std::vector<LiteralCount> most_frequent;         ///< falling; the lower variable, the positive literal first
};

/// Clauses are counted along the list of clauses, occurrences along the columns of the literals.
/// @param top  the largest size of `most_frequent`
Statistics statistics_of(const Formula& formula, std::size_t top);
}  // namespace satdoku::cnf
