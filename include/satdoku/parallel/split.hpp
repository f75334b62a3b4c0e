// Splits a formula into cubes by looking ahead: parts of the search that can be solved one by one, anywhere.
//
// The tree grows best part first. A part is the larger the fewer decisions led to it and the fewer literals follow from
// them (the product of both: Heule, Kullmann, Wieringa and Biere, "Cube and Conquer", HVC 2011). Before a part is split,
// an engine tries it for a few conflicts: the parts that it solves are put off until all others are split, the one with
// most conflicts first. Thus the parts come out alike, where their looks alone would deceive.
//
// The cubes, and the branches that looking ahead has refuted, cover every assignment: whoever refutes all cubes has
// refuted the formula. What autarkies rule out is in some cube all the same. Only what is assumed, because symmetries of
// the formula allow it, is assumed in all of them.
#pragma once

#include <satdoku/cnf/clause_list.hpp>
#include <satdoku/cnf/literal.hpp>
#include <satdoku/solve/engine.hpp>

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace satdoku::parallel {

/// How far a split has come.
struct SplitProgress {
    std::uint64_t cubes = 0;    ///< parts that are open
    std::uint64_t refuted = 0;  ///< branches that looking ahead has refuted
    std::uint64_t solved = 0;   ///< parts that the engine has solved within its conflicts
};

struct SplitTask {
    std::uint64_t cubes = 1;              ///< how many are wanted, at least 1
    std::vector<cnf::Literal> assumed{};  ///< the first literals of each cube
    std::uint64_t seed = 0;               ///< decides between literals that are worth the same
    std::uint64_t conflicts = 0;          ///< for the engine's try at a part; 0: none
    std::optional<double> seconds{};
    std::stop_token stop{};
    std::function<void(const SplitProgress&)> progress{};  ///< called after each part; may be empty
};

struct Split {
    /// Unknown as a rule; unsatisfiable where looking ahead has refuted all; satisfiable where a model was found.
    solve::Verdict verdict = solve::Verdict::unknown;
    solve::Reason reason = solve::Reason::none;  ///< why there are fewer cubes than wanted: time, or stopped
    /// In the order of the tree, so that cubes with much in common are neighbours: together with what was refuted they
    /// cover everything, also where the work had to end. Where a model was found: one cube, which leads to it.
    cnf::ClauseList cubes;
    std::vector<bool> model;  ///< by variable of the formula, where there is one
    SplitProgress counts;
};

/// What symmetries of a formula let every cube assume: with these literals it has a model where it has one at all. They
/// depend on the formula alone, and are fewer where it was stopped.
std::vector<cnf::Literal> assumed_by_symmetry(const cnf::ClauseList& formula, const std::stop_token& stop);

/// @param formula  as it was read
/// @param engine   has been told the formula; null where task.conflicts is 0
Split split(const cnf::ClauseList& formula, solve::Engine* engine, const SplitTask& task);

}  // namespace satdoku::parallel
