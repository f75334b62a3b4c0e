// What the heuristics offer to the folders above, a block for each file.
#pragma once
#include "core/operations.hpp"
#include <satdoku/core/numbers.hpp>

namespace satdoku::cdcl {
/// Returns n log10(n + 9)^power, which is 1 where n is 1: how much longer than the first the n-th interval between two
/// events of the search is. It grows a little more than linearly, so that the events become rare in a long search, and
/// is the same on every machine. Idea: Biere's NLOGN schedules.
inline double growth(std::uint64_t n, int power) {
    double factor = static_cast<double>(n);
    for (; power > 0; --power) factor *= core::common_logarithm(static_cast<double>(n + 9));
    return factor;
}

// ---- decide.cpp
void decide(State& state);
/// Makes the decision that the chooser wants. False: it wants none.
bool decide_chosen(State& state);
/// The variable that decide() takes next.
Variable next_decision(State& state);

// ---- restart.cpp
bool restarting(const State& state);
void restart(State& state);

// ---- mode.cpp: modes, the order of decisions, settings for some formulas
bool switching_mode(const State& state);
void switch_mode(State& state);
/// Chooses the order of decisions, by queue or by scores, for the mode that begins.
void choose_order(State& state);
/// Records how well the order of the focused mode that ends has done.
void measure_order(State& state);
/// At the end of a mode: returns true if the formula needs other settings. At most once.
bool adapting(const State& state);
void adapt(State& state);

// ---- rephase.cpp
bool rephasing(const State& state);
void rephase(State& state);
/// Keeps the phases of the first `consistent` literals of the trail if that is a new maximum.
void update_target_and_best(State& state, std::uint32_t consistent);

// ---- walk.cpp
/// Local search, at level 0: starts from the saved phases, flips variables of falsified clauses, and saves the phases
/// that falsified the fewest clauses, if those are fewer than at the start. It spends a share of the ticks that search
/// has spent since the last call, and does nothing if that is too little for the formula.
void walk(State& state);
}  // namespace satdoku::cdcl
