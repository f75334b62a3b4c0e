// The page of the stepper as lines that fit a window: the position, the last event, the next one and its reason, the
// trail by levels, the clauses. Everything that colours show, signs show as well. And the events of a search in words,
// with the meanings of their literals and clauses if those are known.
#pragma once

#include "stepper.hpp"
#include "stepper_analysis.hpp"

#include <satdoku/cnf/literal.hpp>
#include <satdoku/ui/console.hpp>
#include <satdoku/ui/terminal.hpp>
#include <satdoku/wording/clause_words.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace satdoku::insight {

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

}  // namespace satdoku::insight
