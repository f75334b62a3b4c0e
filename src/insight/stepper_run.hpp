// One run of an engine, which can be followed event by event, forwards and back, and the goals of such a walk: an event
// of some kind, or a breakpoint.
//
// Only the events around the position are stored. For others the same run is repeated, which sends the same events in
// the same order. So memory is bounded by the window, no thread is needed, and no engine exists between two steps.
//
// Scores are not counted as events here: they belong to the decision that follows them. So the number of an event is
// the same as in a trace without scores.
//
// Invariant: the recorded events are those from begin_ + 1 to recorded_end(), the position is among them or at their
// beginning, and the replay can go back as far as begin_.
#pragma once
#include "given_decisions.hpp"
#include <satdoku/solving/literal_names.hpp>
#include <satdoku/solving/solve_request.hpp>
#include <satdoku/trace/replay.hpp>

namespace satdoku::insight {
/// The name of the literal, if the search on view has names; otherwise its number.
std::string literal_text(cnf::Literal literal);

/// Sets the names until the end of its life: one search is on view at a time.
class NamedMeanwhile {
  public:
    /// @param names  empty: numbers. It returns an empty text for a literal without a name.
    explicit NamedMeanwhile(std::function<std::string(cnf::Literal)> names);
    NamedMeanwhile(const NamedMeanwhile&) = delete;
    NamedMeanwhile& operator=(const NamedMeanwhile&) = delete;
    ~NamedMeanwhile();

  private:
    std::function<std::string(cnf::Literal)> before_;
};

/// A condition that ends a walk.
struct StepperStop {
    enum class What {
        event,     ///< any
        decision,  ///< also an assumption or the second branch of dpll
        conflict,
        learned,
        restart,
        reduction,
        rephasing,
        pass,     ///< a pass of simplification ends
        literal,  ///< `literal` becomes true
        clause,   ///< the clause `number` is born, used or deleted
        born,     ///< the clause `number` is learned or added
        used,     ///< the clause `number` implies a literal, is false, or is resolved with
        deleted,  ///< the clause `number` is removed
        depth,    ///< a decision opens the level `number` or a deeper one
        length,   ///< a learned clause of at most `number` literals
        glue,     ///< a learned clause of at most this glue
        lemma,    ///< the `number`-th learned clause
    };

    What what;
    cnf::Literal literal{};
    std::uint64_t number = 0;
    bool operator==(const StepperStop&) const = default;

    /// @param after  the state of the search after the event
    bool holds(const solve::Event& event, const trace::Replay& after) const;
};

/// "literal -5", "clause 17", "born 17", "used 17", "deleted 17", "depth 4", "length 3", "glue 2", "learned 14". Throws core::Error for other texts.
/// @param variables  number of variables of the formula
StepperStop parse_breakpoint(const std::string& text, std::uint32_t variables, const solving::LiteralNames& names = {});
/// The inverse of parse_breakpoint(). @pre a breakpoint: with a literal or a number
std::string breakpoint_text(const StepperStop& stop);

/// The first of several stops, or a position; the end of the search if both are missing.
struct StepperGoal {
    std::vector<StepperStop> stops{};
    std::optional<std::uint64_t> position{};

    bool reached(const solve::Event& event, const trace::Replay& after) const;
};

/// How a walk ended.
enum class Arrival { there, beginning, end, interrupted };

class StepperRun {
  public:
    /// Called now and then while the engine runs; returns true to stop it.
    using Interrupted = std::function<bool()>;

    /// @param formula   must outlive this object
    /// @param what_ifs  decisions of the person, in ascending order of positions
    /// @param window    the number of events that are stored before and after the position, at least 4
    StepperRun(const cnf::ClauseList& formula, solving::SolveRequest request, std::vector<WhatIf> what_ifs,
               std::size_t window);

    const trace::Replay& replay() const { return replay_; }
    /// Number of events so far.
    std::uint64_t position() const { return replay_.counts().events; }
    const std::vector<WhatIf>& what_ifs() const { return what_ifs_; }
    /// The latest what-if was decided by the event of this number.
    void settle_what_if(std::uint64_t number) { what_ifs_.back().position = number - 1; }
    /// Switches the events of watches on or off, for which the run is repeated to here. Returns false if it was
    /// interrupted: then it is not at the same position.
    bool show_watches(bool shown, const Interrupted& interrupted);
    bool shows_watches() const { return shows_watches_; }
    /// The visits of clauses between the event before and this one, in order. Empty unless shows_watches().
    std::vector<solve::Event> visits(std::uint64_t number) const;

    /// The event of that number, from 1; nothing if it does not exist or is not stored. Valid until the next walk. The
    /// event at the position and the two after it are always stored.
    std::optional<solve::Event> event(std::uint64_t number) const;
    /// What a heuristic thinks of the literals before a decision, the best one first.
    struct Scores {
        std::string heuristic{};  ///< as in solve::Event::Kind::scores
        std::vector<solve::Score> list{};
    };
    /// The scores before that event; empty if they are not known.
    const Scores& scores(std::uint64_t number) const;
    /// Whether the person has chosen the decision with this number, which is stored.
    bool is_by_hand(std::uint64_t number) const { return by_hand_.contains(number); }
    /// Whether the engine, when it was about to decide the literal, had a value for it.
    bool came_too_late(cnf::Literal literal) const;
    /// Number of events of the whole search; nothing until its end has been seen.
    std::optional<std::uint64_t> total() const { return total_; }

    /// Walks until the goal is reached, the search ends, or it is interrupted, and stays there.
    Arrival forward(const StepperGoal& goal, const Interrupted& interrupted);
    Arrival back(const StepperGoal& goal, const Interrupted& interrupted);
    Arrival go_to(std::uint64_t position, const Interrupted& interrupted);
    /// Shows the events from the first one to that of this number, and stays where it is. If the first ones are not
    /// stored, another run sends them. @return false if it was interrupted
    using See = std::function<void(std::uint64_t number, const solve::Event& event)>;
    bool go_through(std::uint64_t to, const See& see, const Interrupted& interrupted) const;

  private:
    class Recorder;
    class Passing;

    std::uint64_t recorded_end() const { return begin_ + events_.size(); }
    bool ends_recorded() const { return total_ && recorded_end() >= *total_; }
    /// Returns true if the events after the position that event() promises are stored.
    bool looks_ahead() const;
    bool look_ahead(const Interrupted& interrupted);
    /// Goes to a position from the beginning and records the events before it.
    bool rewind_to(std::uint64_t position, const Interrupted& interrupted);
    /// Runs the engine: from the end of the recorded events to the goal, and a window further.
    /// @param goal  null: the position is where it should be
    /// @return false if it was interrupted
    bool run(const StepperGoal* goal, const Interrupted& interrupted);
    void run_engine(solve::Observer& observer, GivenDecisions& decisions, const std::function<void()>& check,
                    std::stop_token token) const;
    void record(const solve::Event& event, Scores& scores, trace::Recording& visits);
    std::size_t window() const;
    std::size_t visits_to(std::uint64_t number) const;
    void apply(std::uint64_t number);
    void revert();
    void forget_events();
    void forget_past();

    const cnf::ClauseList& formula_;
    solving::SolveRequest request_;
    std::vector<WhatIf> what_ifs_;
    std::size_t window_;
    trace::Replay replay_;
    trace::Recording events_;
    std::map<std::uint64_t, Scores> scores_;  ///< by the number of the event after them
    std::set<std::uint64_t> by_hand_;         ///< numbers of decisions
    std::vector<GivenDecisions::Refusal> refusals_;
    bool shows_watches_ = false;
    trace::Recording visits_;                 ///< of the recorded events
    std::vector<std::size_t> visits_before_;  ///< by recorded event: number of visits_ up to it
    std::uint64_t begin_ = 0;
    std::optional<std::uint64_t> total_;
};
}  // namespace satdoku::insight
