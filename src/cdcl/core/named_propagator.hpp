// The user propagator, in the variables of the formula, and how much of the trail it knows.
//
// Levels and literals are reported only when the engine calls the propagator. So it does not see decisions that were
// undone in between, as in inprocessing. Backtracking is reported at once. A lazy propagator gets no reports.
//
// Invariant: the propagator knows the first `reported_` literals of the trail, as far as it observes them, and the
// first `reported_levels_` levels.
#pragma once
#include <satdoku/cnf/compact_variables.hpp>
#include <satdoku/solve/propagator.hpp>
#include <functional>
#include <utility>

namespace satdoku::cdcl {
struct State;

class NamedPropagator {
  public:
    using Literal = cnf::Literal;
    /// Gets each clause that the propagator gives, as it gives it.
    using NoteClause = std::function<void(std::span<const Literal>)>;

    /// The question that the propagator is answering, by what it may do meanwhile.
    enum class Question {
        none,
        model_or_clause,  ///< it may observe more variables, which can make the search backtrack
        decision,         ///< it may force a backtrack
        other,
    };

    /// Both must outlive this. New variables are added to `variables`.
    NamedPropagator(solve::Propagator& target, cnf::CompactVariables& variables, NoteClause note_clause)
        : target_(target), variables_(variables), note_clause_(std::move(note_clause)), lazy_(target.is_lazy()) {}

    bool is_lazy() const { return lazy_; }
    Question question() const { return question_; }
    bool is_observed(cnf::Variable variable) const {
        return variable.index() < observed_.size() && observed_[variable.index()];
    }
    /// Returns true if the variable has a value in the part of the trail that has been reported.
    bool has_passed(const State& state, cnf::Variable variable) const;
    /// A variable that has_passed() may be observed only at level 0.
    void observe(const State& state, cnf::Variable variable);
    void unobserve(cnf::Variable variable);
    /// Number of calls of observe().
    std::uint64_t observations() const { return observations_; }

    /// Reports the rest of the trail.
    void notify(const State& state);
    /// Call before backtracking.
    void backtrack(const State& state, std::uint32_t level);

    // -- The questions to the propagator, with literals inside
    bool check_found_model(const State& state);
    std::optional<Literal> decide();
    std::optional<Literal> propagate();
    /// Fills clause().
    void reason(Literal propagated);
    /// Fills clause() and is_forgettable(). Returns false if there is none.
    bool external_clause();
    /// Literals inside, also of variables that are new to the engine.
    std::vector<Literal>& clause() { return clause_; }
    bool is_forgettable() const { return forgettable_; }

  private:
    /// The propagator is asked something as long as an object of this class exists.
    class Asking;

    std::optional<Literal> known(std::optional<Literal> named) const;
    void bring_inside();
    void report(std::vector<Literal>& literals);

    solve::Propagator& target_;
    cnf::CompactVariables& variables_;
    NoteClause note_clause_;
    bool lazy_;
    Question question_ = Question::none;
    std::vector<bool> observed_;  ///< by variable, which may be missing
    std::uint64_t observations_ = 0;
    std::vector<Literal> late_;  ///< observed after they had become true at level 0
    std::uint32_t reported_ = 0;
    std::uint32_t reported_levels_ = 0;
    std::vector<Literal> names_;  ///< literals to report
    std::vector<Literal> clause_;
    bool forgettable_ = true;
};
}  // namespace satdoku::cdcl
