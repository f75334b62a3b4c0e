// Questions first: what the next event will be, where a reader can foresee it. The same place asks the same.
#pragma once

#include "stepper.hpp"

#include <optional>
#include <string>
#include <vector>

namespace satdoku::insight {

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

}  // namespace satdoku::insight
