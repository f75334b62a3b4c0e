// What the events of a search say, in words: what has just happened and what comes next are told alike.
#pragma once

#include "stepper.hpp"

#include <satdoku/cnf/literal.hpp>

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace satdoku::insight {

/// "-3 7"; of many, the first ones and how many there are.
std::string literals_text(std::span<const cnf::Literal> literals);

/// "literal 5 is the only one left of clause 17". Empty for an event that is not kept.
/// @param number  of the event: the last one of the present run, or the next
std::string event_words(const Stepper& stepper, std::uint64_t number);

/// Why a decision chose its literal: the strategy, and what it thought of the first literals. Empty for other events.
std::string choice_words(const Stepper& stepper, std::uint64_t number);

/// Why a walk ended where it does: at an end of the search, or interrupted. Empty where it is there.
std::string arrival_words(Arrival arrival);

}  // namespace satdoku::insight
