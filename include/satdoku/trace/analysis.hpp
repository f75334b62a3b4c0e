// The analysis of a conflict in its smallest steps: the literal that is resolved on, its reason, the resolvent; the cut;
// what minimization leaves out; the learned clause; the jump. All of it is read from the graph of the conflict, so that
// the steps are those of the engine.
//
//     const ImplicationGraph graph = graph_of(replay, conflict, learned);
//     for (const AnalysisStep& step : analysis_of(graph)) ...
#pragma once
#include <satdoku/trace/graph.hpp>
#include <satdoku/trace/replay.hpp>

namespace satdoku::trace {
/// The graph that a ConflictFinder makes of the same conflict.
/// @param replay    the state after the conflict, before its backtrack
/// @param learned   the event after the conflict, if it is of this kind
ImplicationGraph graph_of(const Replay& replay, const solve::Event& conflict,
                          const std::optional<solve::Event>& learned);

struct AnalysisStep {
    enum class What {
        falsified,     ///< the analysis begins with the false clause
        chosen,        ///< `literal`: the latest true literal whose negation is in the clause
        reason,        ///< `literal` was implied by `number` with the literals `reason`
        resolvent,     ///< of both
        cut,           ///< `literal` is the only one of its level that is left: a unique implication point
        brought_in,    ///< `literal`, which replaces others of its level, is put in
        minimized,     ///< `literal`, which is false, is left out because of `number` with the literals `reason`
        strengthened,  ///< `literal`, which is false, is left out because of a binary clause
        learned,       ///< `number`
        nothing,       ///< is learned: by dpll, or at level 0
        jump,          ///< to the level of the learned clause, where `literal` is implied, if there is one
    };

    What what;
    cnf::Literal literal{};
    std::uint64_t number = 0;     ///< of a clause
    std::size_t resolutions = 0;  ///< number of resolutions so far, this one included
};

/// Never empty. Each clause in it follows from the formula.
std::vector<AnalysisStep> analysis_of(const ImplicationGraph& graph);

/// The literals `reason` of a step; empty if it has none.
std::span<const cnf::Literal> reason_of(const ImplicationGraph& graph, const AnalysisStep& step);
/// The clause after some first steps, without literals that are false at level 0.
Resolvent clause_after(const ImplicationGraph& graph, std::span<const AnalysisStep> steps);
}  // namespace satdoku::trace
