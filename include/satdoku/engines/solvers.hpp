// The one place that knows which puzzle solvers there are: the direct one, and the SAT engines.
#pragma once

#include <satdoku/puzzle/puzzle_solver.hpp>

#include <string_view>
#include <vector>

namespace satdoku::engines {

/// "bitboard" first, the default, then the SAT engines, of which the first helps it out.
std::vector<std::string_view> solver_names();

/// Makes solvers of that name. Throws core::Error for a name that is none.
puzzle::SolverMaker solver_maker(std::string_view name);

}  // namespace satdoku::engines
