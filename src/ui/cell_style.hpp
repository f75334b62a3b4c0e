// How a cell that is such and such looks, in every picture.
#pragma once

#include "page.hpp"

#include <satdoku/ui/board_view.hpp>

#include <string_view>

namespace satdoku::ui {

/// The digit, from 1, as text.
std::string_view digit_glyph(int digit);

Style style_of(const CellLook& look);

/// What tells without colour what the style tells; a blank where nothing needs telling.
/// @param coloured  what colour tells well enough is left out
std::string_view sign_of(const CellLook& look, bool coloured);

Page::Emphasis emphasis_of(const CellLook& look);

/// The candidates that an empty cell shows: its marks, and those that a hint speaks of.
grid::DigitSet shown_candidates(const CellLook& look);

/// @param filtered  some digits are pointed out: others step back
Style style_of_candidate(const CellLook& look, int digit, bool filtered);
std::string_view sign_of_candidate(const CellLook& look, int digit);

}  // namespace satdoku::ui
