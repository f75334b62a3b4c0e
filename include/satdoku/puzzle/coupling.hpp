// How much the grids of a puzzle need each other, whatever technique solves them: engines prove it.
//
// What one grid can tell another is about the cells that they share. Ask what must pass through them until
// every grid knows its digits there; the rest of a grid then follows from its own givens.
#pragma once

#include <satdoku/grid/board.hpp>
#include <satdoku/puzzle/puzzle_solver.hpp>

#include <array>
#include <optional>
#include <string_view>

namespace satdoku::puzzle {

/// The least that does, in rising order.
enum class CouplingClass {
    alone,       ///< each grid has one solution by itself
    in_turn,     ///< one grid after the other: each is solved whole before its digits go on to others
    digits,      ///< the grids tell each other digits that they force, to and fro
    candidates,  ///< the grids tell each other which digits they exclude
    joint,       ///< that comes to a stop: only reasoning about several grids at once helps
};

/// Their short names, C0 to C4.
inline constexpr std::array<std::string_view, 5> coupling_names = {"C0", "C1", "C2", "C3", "C4"};
inline std::string_view name(CouplingClass coupling) {
    return coupling_names[static_cast<std::size_t>(coupling)];
}
std::optional<CouplingClass> find_coupling(std::string_view name);

struct Coupling {
    CouplingClass needed;
    /// In one exchange each grid works out what it can and tells it to all others at the same moment. So many
    /// of them give every shared cell its digit in the way of the class; of joint puzzles, so many exchanges of
    /// candidates had news.
    int exchanges;

    bool operator==(const Coupling&) const = default;
};

/// Use one per thread.
class CouplingProver {
  public:
    /// @param make_solver  makes the solver of single grids
    explicit CouplingProver(const SolverMaker& make_solver, std::stop_token stop = {});

    /// Nothing where it was stopped. @param givens with exactly one solution; of one grid: alone
    std::optional<Coupling> prove(const grid::Board& givens);

  private:
    std::unique_ptr<Solver> solver_;
};

}  // namespace satdoku::puzzle
