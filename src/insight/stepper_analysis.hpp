// The conflict at the stepper's position in the smallest steps of its analysis, forwards and back, with their words.
#pragma once
#include "stepper.hpp"
#include <satdoku/trace/analysis.hpp>

namespace satdoku::insight {
class ConflictAnalysis {
  public:
    /// The conflict that is the last event of the present run; nothing if another event is.
    static std::optional<ConflictAnalysis> at(const Stepper& stepper);

    const trace::ImplicationGraph& graph() const { return graph_; }
    std::size_t size() const { return steps_.size(); }
    /// Index of the present step.
    std::size_t place() const { return place_; }
    const trace::AnalysisStep& step() const { return steps_[place_]; }
    /// @param place  from 0 to size() - 1
    void go_to(std::size_t place);
    /// The literals of the clause with which the present step resolves or removes; empty if it has none.
    std::span<const cnf::Literal> reason() const { return trace::reason_of(graph_, step()); }

    bool is_in_clause(cnf::Literal literal) const;
    /// Whether the true literal has been resolved away.
    bool is_resolved(cnf::Literal literal) const;
    /// The unique implication point, once the cut has been shown.
    std::optional<cnf::Literal> point() const;

    /// What the present step does.
    std::string step_words() const;
    /// Its step in the pseudocode.
    std::string_view code_step() const;
    /// The present clause: its literals of the conflict's level, then the others with their levels.
    std::string clause_words() const;
    /// The last resolutions so far, at most this number of lines: a sentence each.
    std::vector<std::string> resolutions(std::size_t most) const;

  private:
    explicit ConflictAnalysis(trace::ImplicationGraph graph);

    std::uint32_t level_of(cnf::Literal literal) const;
    /// How many of the clause are of the conflict's level.
    std::size_t open() const;

    trace::ImplicationGraph graph_;
    std::vector<trace::AnalysisStep> steps_;
    std::size_t place_ = 0;
    std::vector<cnf::Literal> clause_;  ///< after the present step
};
}  // namespace satdoku::insight
