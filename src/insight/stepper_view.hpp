// The page of the stepper as lines that fit a window: the position, the last event, the next one and why, the trail by
// levels, the clauses. Everything that colours show, signs show as well.
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
        near,  ///< those near the last event
        left,  ///< what is left of the formula
        none,
        board,  ///< instead of clauses the true literals as a picture; only with words
    };

    std::string title;                ///< the formula and how it is searched
    Clauses clauses = Clauses::near;  ///< only if the stepper has linked them
    std::size_t first_left = 0;       ///< how many of the clauses left are above the window
    wording::ClauseWords words{};     ///< what literals and clauses mean, if that is known
    bool watches = false;             ///< shows which literals of the clauses near are watched
};

/// At most as many lines as the window has rows, none wider than its columns.
std::vector<std::string> stepper_page(const ui::Console& console, const Stepper& stepper, const StepperView& view,
                                      const ui::Size& size);

}  // namespace satdoku::insight
