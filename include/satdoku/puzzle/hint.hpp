// A hint as a ladder: where to look, by which technique, the whole reason, and then what follows from it. It
// is the easiest step that a person can make now; wrong digits come before all others, as every step beside
// one would lead astray.
//
// What a step only excludes the game remembers (State::excluded), so that the next hint goes on from there
// and none comes twice. Where all empty cells are noted, and no note lacks the right digit, the notes count
// as candidates that the player has excluded.
#pragma once

#include <satdoku/deduce/geometry.hpp>
#include <satdoku/deduce/step.hpp>
#include <satdoku/grid/cell_hint.hpp>
#include <satdoku/puzzle/game.hpp>
#include <satdoku/puzzle/proof_step.hpp>

#include <optional>
#include <vector>

namespace satdoku::puzzle {

struct Hint {
    std::vector<grid::Cell> wrong = {};  ///< the cells of wrong digits; if there are any, there is no step
    deduce::Step step = {};
    std::optional<ProofStep> proof = {};  ///< of the step, if no technique applies
};

/// The position as the player may know it: the digits, and the candidates that are left.
deduce::State position_of(const State& state, const deduce::Geometry& geometry);

/// The hint for the position. @pre the game is not over
/// @param make_engine  proves a step if no technique applies
Hint find_hint(const State& state, const deduce::Geometry& geometry, const EngineMaker& make_engine);

/// The move that shows the next rung of the hint, or at its end, carries it out.
Move next_rung(const State& state, const Hint& hint);

/// How many moves the hint takes from its beginning to its end.
int rungs(const Hint& hint);

/// The houses that the reason of the hint begins with, or where it has none, the box: where to look.
/// @pre nothing is wrong
std::vector<deduce::HouseIndex> first_houses(const Hint& hint, const deduce::Geometry& geometry);

/// By cell, the rungs of the hint that have been shown.
std::vector<grid::CellHint> cell_hints(const State& state, const Hint& hint, const deduce::Geometry& geometry);

}  // namespace satdoku::puzzle
