// The page of the stepper as lines that fit a window: the position, the last event, the next one and its reason, the
// trail by levels, the clauses. Everything that colours show, signs show as well. And the events of a search in words,
// with the meanings of their literals and clauses if those are known.
#pragma once
#include "stepper.hpp"
#include <satdoku/trace/analysis.hpp>

namespace satdoku::insight {
/// The conflict at the stepper's position in the smallest steps of its analysis, forwards and back, with their words.
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

// Questions first: what the next event will be, where a reader can foresee it. The same place asks the same.

struct StepperQuestion {
    struct Choice {
        std::string text;
        bool right = false;
    };
    std::string words;
    std::vector<Choice> choices;  ///< at least two, at most nine
    std::string answer;           ///< the right one, with its reason

    /// The question, and the choices with their numbers from 1.
    std::string text() const;
};

/// After a decision: which literal is implied; after a conflict from which a clause is learned: which literal is the
/// first unique implication point; after a learned clause: to which level the search jumps. Otherwise nothing.
std::optional<StepperQuestion> question_before_next(const Stepper& stepper);

struct StepperView {
    enum class Clauses {
        near,  ///< those near the last event
        left,  ///< those that the trail leaves of the formula
        none,
        board,  ///< instead of clauses the true literals as a picture; only with words
    };

    std::string title;                           ///< the formula and the settings of the search
    Clauses clauses = Clauses::near;             ///< only if the stepper has linked them
    std::size_t first_left = 0;                  ///< number of remaining clauses above the window
    wording::ClauseWords words{};                ///< the meanings of literals and clauses, if known
    bool watches = false;                        ///< shows the watched literals of near clauses
    bool graph = true;                           ///< shows the implications of the last level next to the trail
    std::optional<ConflictAnalysis> analysis{};  ///< the step of the conflict's analysis that is shown, if one is
    bool keeps_next = false;                     ///< hides the next event: the reader is asked for it
};

/// At most as many lines as the window has rows, none wider than its columns.
std::vector<std::string> stepper_page(const ui::Console& console, const Stepper& stepper, const StepperView& view,
                                      const ui::Size& size);

/// "-3 7"; of many literals, the first ones and the number of the others.
std::string literals_text(std::span<const cnf::Literal> literals);

/// The visits of clauses by their numbers, and what became of each; many are abridged.
std::string visit_words(std::span<const solve::Event> visits);

/// "literal 5 is the only one left of clause 17". Empty if the event is not stored.
/// @param number  of the event: the last one of the present run, or the next one
std::string event_words(const Stepper& stepper, std::uint64_t number);

/// The line of the pseudocode that the last event executes, or the shown step of its analysis; empty at the start.
std::string code_words(const Stepper& stepper, const ConflictAnalysis* analysis);

/// The reason of a decision: the strategy and the scores of the first literals. Empty for other events.
std::string choice_words(const Stepper& stepper, std::uint64_t number);

/// What the last event has changed beyond its own words: a restart the levels that it leaves, a reduction and a pass the
/// clauses that came and went. Empty for other events.
std::string change_words(const Stepper& stepper);

/// The literals that wait for their propagation after the last event: of cdcl by the order of the trail, if the run
/// reports its visits; of dpll the unit clauses. Empty if nothing waits, or it is not known.
std::string queue_words(const Stepper& stepper);

/// "a13=4, since row 1 of grid a holds 4 somewhere": the meaning of the literals and the clause of an event. Empty for
/// events without them.
/// @pre words are known
std::string meaning_words(const Stepper& stepper, std::uint64_t number, const wording::ClauseWords& words);

/// The end of a walk: at an end of the search, or interrupted. Empty if it reached its goal.
std::string arrival_words(Arrival arrival);

// "Why?": of a literal its reason, and theirs, back to decisions; of a clause where it came from, by which resolutions,
// what used it, and when it was deleted.

/// Sentences, those of reasons indented below what they explain. Each literal is explained once.
/// @param words  the meanings of literals and clauses, if known
std::vector<std::string> why_literal(const Stepper& stepper, cnf::Literal literal, const wording::ClauseWords& words);

/// The history of the clause up to the present event: the run is repeated if its beginning is not stored.
/// Throws core::Error if there is no clause of this number so far.
/// @return  nothing if it was interrupted
std::vector<std::string> why_clause(const Stepper& stepper, std::uint64_t number, const wording::ClauseWords& words,
                                    const Stepper::Interrupted& interrupted);

// The trail of the stepper by levels, in as many lines as there is room for, without losing a level.

/// The lines of a text, up to a maximum; an ellipsis ends the last one if more would follow. @param most  at least 1
std::vector<std::string> abridged(std::string_view text, std::size_t columns, std::size_t most);

/// Each level with literals: its number, "[decision]", "literal(its reason)". If the window is too small for all lines,
/// the oldest levels take one line each, which says how many literals it leaves out; if that is still too much, the
/// oldest levels share the first line, "0-12". No line is wider than the columns, unless a literal is.
std::vector<std::string> trail_lines(const ui::Console& console, const trace::Replay& replay, const ui::Size& size);

// A graph of implications as text, a node on each line: an edge is a lane to the left of the nodes, from the line of its
// cause down to the lines of what it implies.
//
//     o          [5]
//     ├─o        7(12)
//     │ ├─o      -3(4)
//     └─┴─┴─!    17

struct LaneNode {
    std::vector<std::size_t> causes;  ///< indices of earlier nodes, in ascending order
    bool goal = false;                ///< drawn as "!" instead of "o", or "." where nothing follows from it
};

/// The lanes and the sign of each node, of equal width, two columns for each lane.
/// @param boxes  with box characters, else with ASCII
std::vector<std::string> lane_lines(const std::vector<LaneNode>& nodes, bool boxes);

/// The implications of the last level: those that lead to the conflict if there is one, otherwise all. If there are too
/// many, the latest ones, below a line with the number of the omitted ones. No line is wider than the columns.
/// @param analysis  null: none is shown; else its clause and its cut are marked
std::vector<std::string> level_graph(const ui::Console& console, const Stepper& stepper,
                                     const ConflictAnalysis* analysis, const ui::Size& size);
}  // namespace satdoku::insight
