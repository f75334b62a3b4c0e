// Explains by a formula why a cell has its digit: the clauses of the puzzle's formula that force it, and the negation,
// which together are unsatisfiable. A proof shows that.
#pragma once

#include <satdoku/boards/cell_reasons.hpp>
#include <satdoku/explain/cores.hpp>
#include <satdoku/frame/command.hpp>
#include <satdoku/grid/board.hpp>

namespace satdoku::studio {

/// Writes the formula to --output and the proof, once it is checked, to --proof. A comment before each clause gives its
/// number in the formula that `puzzle encode` writes, and its meaning. Throws core::Error, also if there was no time to
/// find the clauses.
/// @param answer  with an explanation
void write_cell_clauses(const grid::Board& givens, const boards::CellAnswer& answer, const frame::Arguments& arguments,
                        const explain::Effort& effort);

}  // namespace satdoku::studio
