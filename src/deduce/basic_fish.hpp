// Basic fish: parallel lines of one grid covered by the lines across them, without fins or with them.
#pragma once

#include <satdoku/deduce/state.hpp>
#include <satdoku/deduce/step.hpp>

namespace satdoku::deduce {

enum class Fins { none, finned, sashimi };

/// Most fins that count as one fish.
constexpr int most_fins = 5;

/// Adds the fish of one digit in one grid: rows as bases before columns, the lower bases and covers first.
/// Returns whether `steps` has enough.
bool find_basic_fish(const State& state, const GridHouses& grid, int digit, Technique technique, int size,
                     Fins fins, Steps& steps);

}  // namespace satdoku::deduce
