// The clauses near the place where a search stands: the one at work, and those that share a variable with what has
// just changed.
#pragma once

#include "stepper.hpp"

#include <satdoku/cnf/literal.hpp>

#include <cstddef>
#include <cstdint>
#include <vector>

namespace satdoku::insight {

enum class ClauseState {
    empty,  ///< all literals are false
    unit,   ///< one is left, the others are false
    open,   ///< more are left
    satisfied
};

struct NearClause {
    std::uint64_t number;
    ClauseState state;
    bool at_work;  ///< of the last event, or the next
};

/// Those at work first, then as ClauseState sorts them, then by number; of clauses that were learned, the latest ones
/// are looked at. Where nothing has changed, as at the end: those that are empty, and the first of the formula.
/// @param most  how many at most
/// @pre stepper.has_clauses()
std::vector<NearClause> near_clauses(const Stepper& stepper, std::size_t most);

/// The clauses that are left of the formula, by the linked lists.
std::vector<NearClause> clauses_left(const Stepper& stepper, std::size_t first, std::size_t most);

/// The literals of a clause of which two are watched, if the search watches two of each: those that became false last
/// and those that are not false. Which two of them it is, events do not tell.
std::vector<cnf::Literal> watched_literals(const trace::Replay& replay, std::uint64_t clause);

}  // namespace satdoku::insight
