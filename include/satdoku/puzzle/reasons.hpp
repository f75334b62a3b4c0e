// Why a digit must stand where it stands: the fewest givens and rules from which it follows, and why a puzzle has
// no solution. A given, a cell and a house with a digit are the groups of a formula (as in Espasa, Gent, Hoffmann,
// Jefferson and Lynch, "Using small MUSes to explain how to solve pen and paper puzzles", 2021), and the reasons
// are a smallest unsatisfiable set of these groups with the contrary of what is to be explained.
#pragma once

#include <satdoku/explain/cores.hpp>
#include <satdoku/grid/board.hpp>
#include <satdoku/puzzle/numbering.hpp>
#include <satdoku/solve/engine.hpp>

#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

namespace satdoku::puzzle {

/// Makes a fresh engine, without a clause.
using EngineMaker = std::function<std::unique_ptr<solve::Engine>()>;

/// A given, or a rule for one cell or for one digit in one house.
struct Reason {
    enum class Kind {
        given,  ///< the cell holds the digit
        cell,   ///< the cell holds one digit
        house,  ///< the house holds the digit once
    };
    /// What of a rule it takes. Of a given always both.
    enum class Part {
        at_least,  ///< some digit, or somewhere
        at_most,   ///< not two
        both,
    };

    Kind kind = Kind::given;
    Part part = Part::both;
    grid::Cell cell = 0;                 ///< given, cell
    int digit = 0;                       ///< given, house
    const grid::House* house = nullptr;  ///< house

    bool operator==(const Reason&) const = default;
};

struct Explanation {
    /// Unsatisfiable: the reasons say why. Satisfiable: it does not follow at all. Unknown: not found out.
    solve::Verdict verdict = solve::Verdict::unknown;
    std::vector<Reason> reasons{};  ///< givens, cells, houses, each in the order of the layout
    bool minimal = false;           ///< proved: none of them can be left out
    bool smallest = false;          ///< proved: no fewer would do
};

/// How much work finds a good explanation within a moment. Repeatable, as it counts no time.
explain::Effort moderate_effort();

class Explainer {
  public:
    /// @param givens  of a puzzle with one solution, several or none
    Explainer(const grid::Board& givens, EngineMaker make_engine);

    /// Why the cell holds the digit. @param digit 1 to 9
    Explanation why(grid::Cell cell, int digit, const explain::Effort& effort);
    /// Why it does not.
    Explanation why_not(grid::Cell cell, int digit, const explain::Effort& effort);

    /// Why there is no solution: the fewest givens that clash, and of the rules those that this takes.
    Explanation why_none(const explain::Effort& effort);

  private:
    Explanation explain(cnf::Literal contrary, const explain::Effort& effort);

    Numbering numbering_;
    EngineMaker make_engine_;
    std::vector<Reason> statements_;  ///< by group
    explain::Groups groups_;
    std::unique_ptr<solve::Engine> engine_;
    std::unique_ptr<explain::CoreFinder> finder_;
};

}  // namespace satdoku::puzzle
