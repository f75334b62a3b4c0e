// Solvers of puzzles by the engines for clauses.
#pragma once
#include <satdoku/cdcl/solver.hpp>
#include <satdoku/dpll/solver.hpp>
#include <satdoku/puzzle/puzzle_solver.hpp>
#include <memory>

namespace satdoku::test {
inline std::unique_ptr<solve::Engine> make_cdcl() { return std::make_unique<cdcl::Solver>(); }

inline std::unique_ptr<puzzle::Solver> cdcl_solver(const grid::Layout& layout, puzzle::Encoding encoding = {}) {
    return std::make_unique<puzzle::EngineSolver>(layout, std::make_unique<cdcl::Solver>(), encoding);
}

inline std::unique_ptr<puzzle::Solver> dpll_solver(const grid::Layout& layout, puzzle::Encoding encoding = {}) {
    return std::make_unique<puzzle::EngineSolver>(layout, std::make_unique<dpll::Solver>(), encoding);
}

}  // namespace satdoku::test
