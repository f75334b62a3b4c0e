// What heuristics offer to the loop and to learning, a block for each file.
#pragma once

#include "core/operations.hpp"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace satdoku::cdcl {

// ---- decide.cpp
void decide(State& state);
/// The variable that decide() takes next.
Variable next_decision(State& state);
/// The literals that come first by queue or scores, at most that many, with the stamps or scores of their variables;
/// the first is what decide() takes.
std::vector<solve::Score> best_scores(const State& state, std::size_t most);

// ---- restart.cpp
bool restarting(const State& state);
void restart(State& state);

// ---- mode.cpp
bool switching_mode(const State& state);
void switch_mode(State& state);
void init_mode(State& state);

// ---- order.cpp
/// For the mode that begins: by queue or by scores.
void choose_order(State& state);
/// Notes how the order of the focused mode that ends has done.
void measure_order(State& state);

// ---- adapt.cpp
/// At the end of a mode: whether the formula is of a kind with settings of its own. Once at most.
bool adapting(const State& state);
void adapt(State& state);

// ---- rephase.cpp
bool rephasing(const State& state);
void rephase(State& state);
/// Keeps the phases of the trail's first `consistent` literals where there have not been so many yet.
void update_target_and_best(State& state, std::uint32_t consistent);

// ---- walk.cpp
/// At level 0: starts from the saved phases, flips variables of clauses that are false, and saves the phases
/// that broke fewest clauses, where they broke fewer than at the start. Spends a part of what the search has
/// spent since the last time, and does nothing where that is too little for the formula.
void walk(State& state);

}  // namespace satdoku::cdcl
