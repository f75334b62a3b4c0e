// What a step means where the formula tells: the literals and the clause of the last event and of the next in words,
// and the assignment as a board.
#pragma once

#include "stepper.hpp"

#include <satdoku/ui/console.hpp>
#include <satdoku/wording/clause_words.hpp>

#include <cstddef>
#include <string>
#include <vector>

namespace satdoku::insight {

/// Nothing without words, or where the events name no literal and no clause.
std::vector<std::string> meaning_lines(const Stepper& stepper, const wording::ClauseWords& words,
                                       std::size_t columns);

/// What is true now as a picture, at most so many lines. @pre there are words
std::vector<std::string> picture_lines(const ui::Console& console, const Stepper& stepper,
                                       const wording::ClauseWords& words, std::size_t rows);

}  // namespace satdoku::insight
