// The events of a search in words, and what their literals and clauses mean if the formula says so.
#pragma once

#include "stepper.hpp"

#include <satdoku/cnf/literal.hpp>
#include <satdoku/wording/clause_words.hpp>

#include <cstdint>
#include <span>
#include <string>

namespace satdoku::insight {

/// "-3 7"; of many literals, the first ones and how many more there are.
std::string literals_text(std::span<const cnf::Literal> literals);

/// "literal 5 is the only one left of clause 17". Empty if the event is not kept.
/// @param number  of the event: the last one of the present run, or the next one
std::string event_words(const Stepper& stepper, std::uint64_t number);

/// Why a decision chose its literal: the strategy and the scores of the first literals. Empty for other events.
std::string choice_words(const Stepper& stepper, std::uint64_t number);

/// "a13=4, since row 1 of grid a holds 4 somewhere": what the literals and the clause of an event mean. Empty for
/// events without them.
/// @pre words are known
std::string meaning_words(const Stepper& stepper, std::uint64_t number, const wording::ClauseWords& words);

/// Why a walk ended: at an end of the search, or interrupted. Empty if it reached its goal.
std::string arrival_words(Arrival arrival);

}  // namespace satdoku::insight
