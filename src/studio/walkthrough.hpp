// From a puzzle to its formula, to a model, and back to a board, step by step.
#pragma once

#include <satdoku/frame/command.hpp>
#include <satdoku/grid/board.hpp>
#include <satdoku/solving/solve_request.hpp>

namespace satdoku::studio {

/// Takes one puzzle after the other until the person leaves. A puzzle is chosen or generated, written as a formula, and
/// solved by an engine; then its model is shown in words and as a board, and saved. Each step has a default. Throws
/// core::Error.
/// @param last  how a formula was solved last: the default
void walk_through(frame::Context& context, solving::SolveRequest& last, const grid::Layout& layout);

/// The same, beginning with this puzzle.
void walk_through(frame::Context& context, solving::SolveRequest& last, const grid::Board& givens);

}  // namespace satdoku::studio
