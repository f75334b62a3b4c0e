// A hint as a ladder: where to look, by which technique, the whole reason, and then what follows from it. It is the
// easiest step that a person can make now. Wrong digits come first, as a step beside a wrong digit may be wrong, too.
//
// The game remembers the candidates that a step excludes (State::excluded): the next hint goes on from there, and none
// comes twice. If all empty cells have notes, and all notes hold the right digit, then a digit that is not noted counts
// as a candidate that the player has excluded.
#pragma once

#include <satdoku/deduce/geometry.hpp>
#include <satdoku/deduce/step.hpp>
#include <satdoku/grid/board.hpp>
#include <satdoku/puzzle/game.hpp>
#include <satdoku/puzzle/reasons.hpp>

#include <optional>
#include <vector>

namespace satdoku::puzzle {

struct Hint {
    std::vector<grid::Cell> wrong = {};  ///< the cells of wrong digits; if there are any, there is no step
    deduce::Step step = {};
    std::optional<ProofStep> proof = {};  ///< of the step, if no technique applies
};

/// The position as the player can know it: the digits, and the candidates that are left.
deduce::State position_of(const State& state, const deduce::Geometry& geometry);

/// The hint for the position. @pre the game is not over
/// @param make_engine  proves a step if no technique applies
Hint find_hint(const State& state, const deduce::Geometry& geometry, const EngineMaker& make_engine);

/// The move that shows the next rung of the hint, or at its end, carries it out.
Move next_rung(const State& state, const Hint& hint);

/// How many moves the hint takes from its beginning to its end.
int rungs(const Hint& hint);

/// Where to look: the houses that the reason of the hint begins with, or the box if it has none.
/// @pre nothing is wrong
std::vector<deduce::HouseIndex> first_houses(const Hint& hint, const deduce::Geometry& geometry);

/// What the rungs of the hint that were shown say about each cell.
std::vector<grid::CellHint> cell_hints(const State& state, const Hint& hint, const deduce::Geometry& geometry);

}  // namespace satdoku::puzzle
