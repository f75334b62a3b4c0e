// From a puzzle to its formula, to a model, and back to a board, step by step.
#pragma once

#include <satdoku/laboratory/sat_menu.hpp>

namespace satdoku::studio {

/// Walks through one puzzle after the other until the person leaves. The person chooses or generates a puzzle; it is
/// written as a formula and solved by an engine; then its model is shown in words and as a board, and saved. Each
/// question has a standard answer. Throws core::Error.
/// @param session  remembers how a formula was solved
void walk_through(frame::Context& context, laboratory::SatSession& session, const grid::Layout& layout);

/// The same; begins with this puzzle.
void walk_through(frame::Context& context, laboratory::SatSession& session, const grid::Board& givens);
}  // namespace satdoku::studio
