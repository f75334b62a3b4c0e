// A page of characters, on which pictures of boards are put together before they are written line by line; and the
// colours and signs of a cell, the same in every picture.
#pragma once
#include <satdoku/ui/board_view.hpp>

namespace satdoku::ui {
/// The room on the left of a board and above it, for the numbers of rows and columns.
inline constexpr int board_margin = 2;

class Page {
  public:
    /// Added to a style if there are colours.
    struct Emphasis {
        bool reverse = false;
        bool shade = false;  ///< a grey background
        bool underline = false;
        int colour = 0;  ///< the player's colour as the background, over any style

        bool any() const { return reverse || shade || underline || colour != 0; }
    };

    Page(int rows, int columns)
        : columns_(columns), spots_(static_cast<std::size_t>(rows) * static_cast<std::size_t>(columns)) {}

    void put(int row, int column, std::string_view glyph, Style style = Style::plain);
    void emphasize(int row, int column, const Emphasis& emphasis) { spot(row, column).emphasis = emphasis; }

    /// The lines without blanks at their ends.
    std::vector<std::string> lines(const Console& console) const;

  private:
    struct Spot {
        std::string glyph = " ";
        Style style = Style::plain;
        Emphasis emphasis = {};
    };

    Spot& spot(int row, int column) { return spots_[static_cast<std::size_t>(row * columns_ + column)]; }

    int columns_;
    std::vector<Spot> spots_;
};

/// The digit, from 1, as text.
std::string_view digit_glyph(int digit);

/// The sign of a cell without a digit: an underscore if the cell is in an extra region.
std::string_view glyph_of_empty(const CellLook& look);

/// The sign of a player's colour, from 1, on a terminal without colours.
std::string_view sign_of_colour(int colour);

Style style_of(const CellLook& look);

/// The sign that shows the same as the style; a blank if there is nothing to show.
/// @param coloured  omits signs whose meaning the colour shows
std::string_view sign_of(const CellLook& look, bool coloured);

Page::Emphasis emphasis_of(const CellLook& look);

/// The candidates that an empty cell shows: its pencil marks and the candidates of the hint.
grid::DigitSet shown_candidates(const CellLook& look);

/// @param filtered  some digits are highlighted: the others are dimmed
Style style_of_candidate(const CellLook& look, int digit, bool filtered);
std::string_view sign_of_candidate(const CellLook& look, int digit);
}  // namespace satdoku::ui
