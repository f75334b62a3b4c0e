// Stepping through a search, without a terminal: the run of the engine, the linked formula under its trail, the clauses
// near the position, and "what if": another run that is the same up to here and continues with a decision of the user.
// Such runs form a stack, each with one decision more.
//
//     Stepper stepper(formula, request);
//     stepper.forward({{{StepperStop::What::conflict}}}, {});
//     stepper.decide(literal, {});  // from here on in the other run
//     stepper.resume();
//
// Invariant: the linked formula always has the clauses and literals that the trail of the present run leaves, so that
// going back and forward again restores every link.
#pragma once
#include "stepper_run.hpp"
#include <satdoku/solving/linked_trail.hpp>

namespace satdoku::insight {
class Stepper {
  public:
    using Interrupted = StepperRun::Interrupted;
    static constexpr std::size_t standard_window = 200000;

    /// @param formula  must outlive this object
    Stepper(const cnf::ClauseList& formula, const solving::SolveRequest& request, std::size_t window = standard_window);

    const cnf::ClauseList& formula() const { return formula_; }
    const solving::SolveRequest& request() const { return request_; }
    /// The present run: the search itself, or the run after a decision of the person.
    const StepperRun& run() const { return what_ifs_.empty() ? search_ : *what_ifs_.back(); }
    const trace::Replay& replay() const { return run().replay(); }

    Arrival forward(const StepperGoal& goal, const Interrupted& interrupted);
    Arrival back(const StepperGoal& goal, const Interrupted& interrupted);
    Arrival go_to(std::uint64_t position, const Interrupted& interrupted);

    /// What if the next decision were this literal? The engine repeats its run up to this event, with all that it has
    /// learned, completes the propagation, makes this decision and then decides by itself. The position becomes the
    /// event of this decision. Throws core::Error and changes nothing if the literal has a value here, or gets one
    /// before the next decision, or is no longer in the search.
    Arrival decide(cnf::Literal literal, const Interrupted& interrupted);
    /// What if the last decision had been the opposite literal? The same from the event before it; of dpll's second
    /// branch, from the event before the first. Throws core::Error if there is no decision.
    Arrival flip(const Interrupted& interrupted);
    bool asks_what_if() const { return !what_ifs_.empty(); }
    /// Takes the last what-if back: returns to the run below, where it was left. Throws core::Error if there is none.
    void resume();

    /// Whether every run reports the watches of clauses. To return to the present event takes the time of the search so
    /// far. @return false: interrupted, and nothing has changed
    bool show_watches(bool shown, const Interrupted& interrupted);

    /// Returns true if the clauses are linked, which left() and clauses_with() need. Linking takes memory and time.
    bool has_clauses() const { return clauses_ != nullptr; }
    void link_clauses(bool linked);
    /// What the trail leaves of the formula. @pre has_clauses()
    const cnf::Formula& left() const { return clauses_->linked.formula(); }
    /// The numbers of the formula's clauses with this literal, in ascending order. @pre has_clauses()
    std::span<const std::size_t> clauses_with(cnf::Literal literal) const;

  private:
    struct Clauses {
        explicit Clauses(const cnf::ClauseList& formula);
        cnf::Formula left;
        solving::LinkedTrail linked{left};
        std::vector<cnf::Literal> literals;  ///< those that occur, in the order of their codes
        std::vector<std::size_t> begins;     ///< by index in `literals`, and one more: index in `numbers`
        std::vector<std::size_t> numbers;    ///< of clauses, literal by literal
    };

    StepperRun& present() { return what_ifs_.empty() ? search_ : *what_ifs_.back(); }
    Arrival ask_what_if(WhatIf what_if, const Interrupted& interrupted);
    Arrival arrived(Arrival arrival);
    void assign_trail();

    const cnf::ClauseList& formula_;
    solving::SolveRequest request_;
    std::size_t window_;
    StepperRun search_;
    std::vector<std::unique_ptr<StepperRun>> what_ifs_;
    std::unique_ptr<Clauses> clauses_;
};

enum class ClauseState {
    empty,  ///< all literals are false
    unit,   ///< one literal is left, the others are false
    open,   ///< more are left
    satisfied
};

struct NearClause {
    std::uint64_t number;
    ClauseState state;
    bool active;  ///< the clause of the last or of the next event
};

/// The active clauses and those that share a variable with what the last event has changed; of the learned clauses only
/// the latest ones are considered. If nothing has changed, as at the end: the empty clauses and the first ones of the
/// formula. Sorted: active clauses first, then by state, then by number.
/// @param most  the greatest number of clauses
/// @pre stepper.has_clauses()
std::vector<NearClause> near_clauses(const Stepper& stepper, std::size_t most);

/// The clauses that the trail leaves of the formula, from the linked lists. @pre stepper.has_clauses()
std::vector<NearClause> clauses_left(const Stepper& stepper, std::size_t first, std::size_t most);
}  // namespace satdoku::insight
