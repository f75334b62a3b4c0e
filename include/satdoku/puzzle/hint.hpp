// A hint as a ladder: where to look, by which technique, the whole reason, and then what follows from it. It is the
// easiest step that a person can make now. Wrong digits come first, as steps that rely on one may be wrong, too.
//
// The game remembers the candidates that a step excludes (State::excluded): the next hint continues from there, and
// none comes twice. If all empty cells have notes, and all notes hold the right digit, then a digit that is not noted
// counts as a candidate that the player has excluded.
#pragma once
#include <satdoku/puzzle/game.hpp>
#include <satdoku/puzzle/reasons.hpp>

namespace satdoku::puzzle {
struct Hint {
    std::vector<grid::Cell> wrong = {};  ///< the cells of wrong digits; if there are any, there is no step
    deduce::Step step = {};
    std::optional<ProofStep> proof = {};  ///< of the step, if no technique applies
};

/// Returns the position as the player can know it: the digits and the remaining candidates.
deduce::State position_of(const State& state, const deduce::Geometry& geometry);

/// Finds the hint for the position. @pre the game is not over
/// @param make_engine  proves a step if no technique applies
Hint find_hint(const State& state, const deduce::Geometry& geometry, const EngineMaker& make_engine);

/// Returns the move that shows the next rung of the hint. After the last rung, this is the move that the hint proposes.
Move next_rung(const State& state, const Hint& hint);

/// Returns how many moves the hint takes from its beginning to its end.
int rungs(const Hint& hint);

/// Returns where to look: the houses that the reason of the hint begins with, or if it has none, a box.
/// @pre nothing is wrong
std::vector<deduce::HouseIndex> first_houses(const Hint& hint, const deduce::Geometry& geometry);

/// Returns by cell what the rungs that the player has seen say about it.
std::vector<grid::CellHint> cell_hints(const State& state, const Hint& hint, const deduce::Geometry& geometry);
}  // namespace satdoku::puzzle
