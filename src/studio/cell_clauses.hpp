// Why a cell has its digit, as a formula: the clauses of the puzzle's formula that force it, and the contrary, which
// together are unsatisfiable; and a proof of that.
#pragma once

#include <satdoku/boards/cell_reasons.hpp>
#include <satdoku/explain/cores.hpp>
#include <satdoku/frame/command.hpp>
#include <satdoku/grid/board.hpp>

namespace satdoku::studio {

/// Writes the formula to where -o says, and the proof where --proof says, after it has been checked. Each clause has
/// its number in the formula that `puzzle encode` writes and what it stands for in a comment before it.
/// @param answer  with an explanation
/// Throws core::Error, also where there was no time to find the clauses.
void tell_clauses(const grid::Board& givens, const boards::CellAnswer& answer,
                  const frame::Arguments& arguments, const explain::Effort& effort);

}  // namespace satdoku::studio
