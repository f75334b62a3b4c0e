// Splits a formula into cubes by lookahead: parts of the search that can be solved independently, on any machine.
//
// The tree grows best-first: the largest part is split next. A part is considered large if few decisions lead to it and
// few literals follow from them (the product of both numbers: Heule, Kullmann, Wieringa and Biere, "Cube and Conquer",
// HVC 2011). Before a part is split, an engine tries to solve it within a few conflicts; parts that it solves are split
// after all others, those with most conflicts first: the cubes become similarly hard even if the estimate is wrong.
//
// The cubes and the refuted branches cover every assignment: if all cubes are refuted, so is the formula. Assignments
// that autarkies exclude are in some cube, too. Only literals that symmetries allow to assume are so in all cubes.
#pragma once
#include <satdoku/cnf/clause_list.hpp>
#include <satdoku/solve/engine.hpp>

namespace satdoku::parallel {
/// The progress of a split.
struct SplitProgress {
    std::uint64_t cubes = 0;    ///< open parts
    std::uint64_t refuted = 0;  ///< branches that lookahead has refuted
    std::uint64_t solved = 0;   ///< parts that the engine has solved within its limit of conflicts
};

struct SplitTask {
    std::uint64_t cubes = 1;              ///< number of cubes wanted, at least 1
    std::vector<cnf::Literal> assumed{};  ///< the first literals of each cube
    std::uint64_t seed = 0;               ///< decides between literals of equal score
    std::uint64_t conflicts = 0;          ///< limit for the engine at each part; 0: no engine
    std::stop_token stop{};
    std::function<void(const SplitProgress&)> progress{};  ///< called after each part; may be empty
};

struct Split {
    /// Usually unknown; unsatisfiable if lookahead has refuted all parts; satisfiable if a model was found.
    solve::Verdict verdict = solve::Verdict::unknown;
    solve::StopReason reason = solve::StopReason::none;  ///< stopped, if there are fewer cubes than wanted
    /// In the order of the tree, so that similar cubes are neighbours. Together with the refuted branches they cover
    /// every assignment, even if a limit ended the work. If a model was found: only the cube that contains it.
    cnf::ClauseList cubes;
    /// The true literals of a model, rising, of variables that occur in a clause; empty without a model.
    std::vector<cnf::Literal> model;
    SplitProgress counts;
};

/// Returns literals that symmetries of the formula allow to assume in every cube: if there is a model, there is one
/// with these literals. They depend on the formula alone; if stopped, there are fewer.
std::vector<cnf::Literal> assumed_by_symmetry(const cnf::ClauseList& formula, const std::stop_token& stop);

/// @param formula  as it was read
/// @param engine   contains the formula; null if task.conflicts is 0
Split split(const cnf::ClauseList& formula, solve::Engine* engine, const SplitTask& task);
}  // namespace satdoku::parallel
