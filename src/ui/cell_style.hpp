// Colours and signs of a cell, the same in every picture.
#pragma once

#include "page.hpp"

#include <satdoku/ui/board_view.hpp>

#include <string_view>

namespace satdoku::ui {

/// The digit, from 1, as text.
std::string_view digit_glyph(int digit);

Style style_of(const CellLook& look);

/// The sign that tells the same as the style; a blank if there is nothing to tell.
/// @param coloured  leaves out what colour tells well enough
std::string_view sign_of(const CellLook& look, bool coloured);

Page::Emphasis emphasis_of(const CellLook& look);

/// The candidates that an empty cell shows: its marks, and those of the hint.
grid::DigitSet shown_candidates(const CellLook& look);

/// @param filtered  some digits are highlighted: the others are dimmed
Style style_of_candidate(const CellLook& look, int digit, bool filtered);
std::string_view sign_of_candidate(const CellLook& look, int digit);

}  // namespace satdoku::ui
