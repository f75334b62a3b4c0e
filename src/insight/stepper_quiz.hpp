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

/// Which literal is implied, behind a decision; which one is the first unique implication point, behind a conflict that
/// teaches a clause; to which level the search goes back, behind a learned clause. Nothing before other events.
std::optional<StepperQuestion> question_before_next(const Stepper& stepper);

}  // namespace satdoku::insight
