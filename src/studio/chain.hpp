// The way from a board to clauses, to their model, and back to a board, in one line of steps.
#pragma once

#include <satdoku/frame/command.hpp>
#include <satdoku/grid/board.hpp>
#include <satdoku/solving/solve_request.hpp>

namespace satdoku::studio {

/// Puzzle after puzzle, until the person leaves: chosen or made, written as a formula, solved by an engine, the
/// model in words, its board, everything saved; each step has a default. Throws core::Error.
/// @param last  how a formula was solved last: what Enter takes
void walk_the_chain(frame::Context& context, solving::SolveRequest& last, const grid::Layout& layout);

/// The same for this puzzle first.
void walk_the_chain(frame::Context& context, solving::SolveRequest& last, const grid::Board& givens);

}  // namespace satdoku::studio
