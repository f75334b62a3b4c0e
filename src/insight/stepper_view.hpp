// What stepping shows, as lines that fit a window: where the search stands, what has happened, what comes next and
// why, the trail by levels, the clauses. What colours tell, signs tell as well.
#pragma once

#include "stepper.hpp"

#include <satdoku/ui/console.hpp>
#include <satdoku/ui/terminal.hpp>
#include <satdoku/wording/clause_words.hpp>

#include <cstddef>
#include <string>
#include <vector>

namespace satdoku::insight {

struct StepperView {
    enum class Clauses {
        near,  ///< those that the last event has touched
        left,  ///< what is left of the formula
        none,
        board,  ///< in their place what is true as a picture, where there are words
    };

    std::string title;                ///< the formula and how it is searched
    Clauses clauses = Clauses::near;  ///< only where the stepper has them
    std::size_t first_left = 0;       ///< how many of those left are above the window
    wording::ClauseWords words{};     ///< none: nothing is known of what the formula says
    bool watches = false;             ///< which literals of the clauses near are watched
};

/// At most so many lines as the window has rows, none wider than it has columns.
std::vector<std::string> stepper_page(const ui::Console& console, const Stepper& stepper,
                                      const StepperView& view, const ui::Size& size);

}  // namespace satdoku::insight
