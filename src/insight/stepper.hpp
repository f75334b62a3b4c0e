// Stepping through a search, without a terminal: the run of the engine, the linked formula upon which its trail is
// carried out, and "what if": another run that goes on from here with a decision made by hand.
//
//     Stepper stepper(formula, request);
//     stepper.forward({{{StepperStop::What::conflict}}}, {});
//     stepper.decide(literal, {});  // from here on the other run
//     stepper.resume();
//
// Invariant: the linked formula always is what the present run's trail leaves of the formula, so that going back and
// on again leaves every link as it was.
#pragma once

#include "stepper_goal.hpp"
#include "stepper_run.hpp"

#include <satdoku/cnf/clause_list.hpp>
#include <satdoku/cnf/formula.hpp>
#include <satdoku/cnf/literal.hpp>
#include <satdoku/solving/linked_trail.hpp>
#include <satdoku/solving/solve_request.hpp>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace satdoku::insight {

class Stepper {
  public:
    using Interrupted = StepperRun::Interrupted;
    static constexpr std::size_t standard_window = 200000;

    /// @param formula  lives as long as this
    Stepper(const cnf::ClauseList& formula, const solving::SolveRequest& request,
            std::size_t window = standard_window);

    const cnf::ClauseList& formula() const { return formula_; }
    const solving::SolveRequest& request() const { return request_; }
    /// The present run: the search itself, or what follows a decision by hand.
    const StepperRun& run() const { return what_if_ ? *what_if_ : search_; }
    const trace::Replay& replay() const { return run().replay(); }

    Arrival forward(const StepperGoal& goal, const Interrupted& interrupted);
    Arrival back(const StepperGoal& goal, const Interrupted& interrupted);
    Arrival go_to(std::uint64_t position, const Interrupted& interrupted);

    /// What if the next decision were this literal: the decisions that hold here and this one become assumptions of
    /// a new run, which then stands behind this decision, or where the assumptions have failed before it.
    /// Throws core::Error, and changes nothing, where the literal has a value.
    Arrival decide(cnf::Literal literal, const Interrupted& interrupted);
    /// What if the last decision here had been the other way round. Throws core::Error where there is none.
    Arrival flip(const Interrupted& interrupted);
    bool asks_what_if() const { return what_if_ != nullptr; }
    /// Back to the search, where it was left. Throws core::Error where it was not.
    void resume();

    /// Whether clauses are looked at: the linked formula, and where literals occur. Needs memory of its own.
    bool has_clauses() const { return clauses_ != nullptr; }
    void show_clauses(bool shown);
    /// What the trail leaves of the formula. @pre has_clauses()
    const cnf::Formula& left() const { return clauses_->linked.formula(); }
    /// The numbers of the formula's clauses with a literal, in rising order. @pre has_clauses()
    std::span<const std::size_t> clauses_with(cnf::Literal literal) const;

  private:
    struct Clauses {
        explicit Clauses(const cnf::ClauseList& formula);
        cnf::Formula left;
        solving::LinkedTrail linked{left};
        std::vector<cnf::Literal> literals;  ///< that occur, in the order of their codes
        std::vector<std::size_t> begins;     ///< by index in `literals`, and one more: in `numbers`
        std::vector<std::size_t> numbers;
    };

    StepperRun& present() { return what_if_ ? *what_if_ : search_; }
    std::vector<cnf::Literal> decisions() const;
    Arrival ask_what_if(std::vector<cnf::Literal> assumptions, const Interrupted& interrupted);
    Arrival arrived(Arrival arrival);
    void carry_out_trail();

    const cnf::ClauseList& formula_;
    solving::SolveRequest request_;
    std::size_t window_;
    StepperRun search_;
    std::unique_ptr<StepperRun> what_if_;
    std::unique_ptr<Clauses> clauses_;
};

}  // namespace satdoku::insight
