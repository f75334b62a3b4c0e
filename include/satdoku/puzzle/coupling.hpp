// How much the grids of a puzzle depend on each other, whatever technique solves them: engines prove it.
//
// Grids exchange information only about shared cells. The class is what they must exchange until every grid knows the
// digits of its shared cells; the rest of a grid then follows from its own givens.
#pragma once
#include <satdoku/puzzle/puzzle_solver.hpp>

namespace satdoku::puzzle {
/// The least exchange that is enough, in rising order.
enum class CouplingClass {
    alone,       ///< each grid alone has one solution
    in_turn,     ///< one grid after the other: each is solved completely before others get its digits
    digits,      ///< the grids exchange digits that they force
    candidates,  ///< the grids exchange digits that they exclude
    joint,       ///< these exchanges are not enough: only reasoning about several grids at once helps
};

/// Their short names, C0 to C4.
inline constexpr std::array<std::string_view, 5> coupling_names = {"C0", "C1", "C2", "C3", "C4"};
inline std::string_view name(CouplingClass coupling) { return coupling_names[static_cast<std::size_t>(coupling)]; }
std::optional<CouplingClass> find_coupling(std::string_view name);

struct Coupling {
    CouplingClass needed;
    /// In one exchange all grids at the same time pass on what they can derive. This is the number of exchanges that
    /// give every shared cell its digit in the class; for joint puzzles, how many exchanges of candidates had news.
    int exchanges;

    bool operator==(const Coupling&) const = default;
};

/// Use one per thread.
class CouplingProver {
  public:
    /// @param make_solver  makes the solver of single grids
    explicit CouplingProver(SolverMaker make_solver, std::stop_token stop = {});

    /// Returns nothing if it was stopped. @param givens with exactly one solution; for one grid the class is `alone`
    std::optional<Coupling> prove(const grid::Board& givens);

  private:
    SolverMaker make_solver_;
    std::stop_token stop_;
    std::unique_ptr<Solver> solver_;  ///< of grids with the rules of the last puzzle's
};
}  // namespace satdoku::puzzle
