// "Why?": of a literal its reason, and theirs, back to decisions; of a clause where it came from, by which resolutions,
// what used it, and when it was deleted.
#pragma once

#include "stepper.hpp"

#include <satdoku/cnf/literal.hpp>
#include <satdoku/wording/clause_words.hpp>

#include <cstdint>
#include <string>
#include <vector>

namespace satdoku::insight {

/// Sentences, those of reasons indented below what they explain. Each literal is explained once.
/// @param words  the meanings of literals and clauses, if known
std::vector<std::string> why_literal(const Stepper& stepper, cnf::Literal literal, const wording::ClauseWords& words);

/// The history of the clause up to the present event: the run is repeated if its beginning is not stored.
/// Throws core::Error if there is no clause of this number so far.
/// @return  nothing if it was interrupted
std::vector<std::string> why_clause(const Stepper& stepper, std::uint64_t number, const wording::ClauseWords& words,
                                    const Stepper::Interrupted& interrupted);

}  // namespace satdoku::insight
