// The way from a board to clauses, to their model, and back to a board, in one line of steps.
#pragma once

#include "command.hpp"

#include <satdoku/grid/board.hpp>

namespace satdoku::app {

/// Puzzle after puzzle, until the person leaves: chosen or made, written as a formula, solved by an engine, the
/// model in words, its board, everything saved; each step has a default. Throws core::Error.
void walk_the_chain(Context& context, const grid::Layout& layout);

/// The same for this puzzle first.
void walk_the_chain(Context& context, const grid::Board& givens);

}  // namespace satdoku::app
