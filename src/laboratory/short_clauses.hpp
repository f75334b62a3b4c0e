// What the decisions of dpll do to short clauses, those with two literals left: a good branch simplifies what is left,
// rather than satisfies much of it (Hooker and Vinay, "Branching rules for satisfiability", 1995).
#pragma once

#include <satdoku/cnf/formula.hpp>
#include <satdoku/solving/solve_request.hpp>

#include <cstdint>
#include <stop_token>

namespace satdoku::laboratory {

/// Counts of the first decisions of a search; second branches and assumptions are none.
struct ShortClauses {
    std::uint64_t decisions = 0;  ///< 0: not counted
    std::uint64_t shortened = 0;  ///< clauses that a decision made units, because its literal is false there
    std::uint64_t satisfied = 0;  ///< clauses with two literals left that a decision satisfied

    double units() const { return static_cast<double>(shortened) / static_cast<double>(decisions); }
    /// Of all short clauses with the decided variables, how many became units: from 0 to 1.
    double share() const { return static_cast<double>(shortened) / static_cast<double>(shortened + satisfied); }
    bool known() const { return decisions > 0 && shortened + satisfied > 0; }
};

/// How many decisions are counted.
inline constexpr std::uint64_t counted_decisions = 1000;

/// Repeats the beginning of a search of dpll and counts. Other engines do not tell; then nothing is counted.
ShortClauses count_short_clauses(const solving::Contestant& contestant, cnf::Formula& formula,
                                 const std::stop_token& stop);

}  // namespace satdoku::laboratory
