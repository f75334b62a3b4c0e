// One run of an engine, walked through event by event, forwards and back.
//
// Only the events around the place where the walk stands are kept. Beyond them the same run is done again, which
// tells the same events in the same order: so memory is bounded by the window, no thread is needed, and the engine
// is gone between two steps.
//
// Scores are no event of their own here: they belong to the decision behind them, so that the number of an event is
// the one that a trace without scores gives it.
//
// Invariant: what is recorded are the events begin_ + 1 to recorded_end(), the position lies among them or at their
// beginning, and the replay can go back as far as begin_.
#pragma once

#include "stepper_goal.hpp"

#include <satdoku/cnf/clause_list.hpp>
#include <satdoku/solve/observer.hpp>
#include <satdoku/solving/solve_request.hpp>
#include <satdoku/trace/recording.hpp>
#include <satdoku/trace/replay.hpp>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <vector>

namespace satdoku::insight {

/// How a walk ended.
enum class Arrival { there, beginning, end, interrupted };

class StepperRun {
  public:
    /// Asked now and then while the engine runs: whether to stop it.
    using Interrupted = std::function<bool()>;

    /// @param formula      lives as long as this
    /// @param assumptions  hold during the search
    /// @param window       how many events are kept before and behind the position; at least 4
    StepperRun(const cnf::ClauseList& formula, solving::SolveRequest request,
               std::vector<cnf::Literal> assumptions, std::size_t window);

    const trace::Replay& replay() const { return replay_; }
    /// How many events have happened.
    std::uint64_t position() const { return replay_.counts().events; }
    const std::vector<cnf::Literal>& assumptions() const { return assumptions_; }

    /// The event of that number, from 1; nothing where it is not kept, or there is none. Valid until the next walk.
    /// Around the position the one before it and two behind it are kept, where there are so many.
    std::optional<solve::Event> event(std::uint64_t number) const;
    /// What the strategy thought before that event; empty where that is not known.
    const std::vector<solve::Score>& scores(std::uint64_t number) const;
    /// How many events the search has, where its end has been seen.
    std::optional<std::uint64_t> total() const { return total_; }

    /// Until the goal is reached, the search ends, or it is interrupted: then it stands where it has come to.
    Arrival forward(const StepperGoal& goal, const Interrupted& interrupted);
    Arrival back(const StepperGoal& goal, const Interrupted& interrupted);
    /// To a number of events.
    Arrival go_to(std::uint64_t position, const Interrupted& interrupted);

  private:
    class Feed;

    std::uint64_t recorded_end() const { return begin_ + events_.size(); }
    bool ends_recorded() const { return total_ && recorded_end() >= *total_; }
    /// Whether the events behind the position are kept that event() promises.
    bool looks_ahead() const;
    bool look_ahead(const Interrupted& interrupted);
    /// From the beginning to a position, with the events before it.
    bool rewind_to(std::uint64_t position, const Interrupted& interrupted);
    /// Runs the engine: from the end of what is recorded to the goal, and a window further.
    /// @param goal  null: the position is where it should be
    /// @return false where it was interrupted
    bool run(const StepperGoal* goal, const Interrupted& interrupted);
    void record(const solve::Event& event, std::vector<solve::Score>& scores);
    void forget_what_lies_behind();

    const cnf::ClauseList& formula_;
    solving::SolveRequest request_;
    std::vector<cnf::Literal> assumptions_;
    std::size_t window_;
    trace::Replay replay_;
    trace::Recording events_;
    std::map<std::uint64_t, std::vector<solve::Score>> scores_;  ///< by the number of the event behind them
    std::uint64_t begin_ = 0;
    std::optional<std::uint64_t> total_;
};

}  // namespace satdoku::insight
