// The lines of the game on the whole screen. They fit the window: of a board that is too large only the part around the
// cursor is shown; instead of a panel that does not fit next to the board there are a few lines below it. The mode and
// the key to leave are always shown.
#pragma once

#include "session.hpp"

namespace satdoku::play {

/// The effect of typing a digit.
enum class Mode {
    pen,                ///< enters it into the cell
    corner,             ///< adds or removes a mark in the corners of the cell
    centre,             ///< adds or removes a mark in the middle of the cell
    filter,             ///< turns its highlighting on or off
    colour,             ///< gives the cell the colour of that number
    colour_candidates,  ///< gives the candidate the next colour
};

struct KeyView {
    grid::Cell cell = 0;  ///< under the cursor
    int grid = 0;         ///< a grid with the cell: the one that zooming enlarges
    Mode mode = Mode::pen;
    Filter filter = {};
    bool zoomed = false;  ///< whether one enlarged grid is shown
    std::string message = {};
};

/// The lines of the screen, and the places of the cells on them.
class KeyPage {
  public:
    explicit KeyPage(std::vector<std::string> lines = {}) : lines_(std::move(lines)) {}

    const std::vector<std::string>& lines() const { return lines_; }
    /// The cell at this place of the screen, if any. Rows and columns count from 0.
    std::optional<grid::Cell> cell_at(std::size_t row, std::size_t column) const;

    void add(grid::Cell cell, const ui::Area& area) { cells_.emplace_back(cell, area); }

  private:
    std::vector<std::string> lines_;
    std::vector<std::pair<grid::Cell, ui::Area>> cells_;
};

KeyPage key_page(const ui::Console& console, const Session& session, const KeyView& view, const ui::Size& size);

/// The help for the keys, in two columns if they fit, else in one.
std::vector<std::string> key_help_lines(std::size_t columns);

}  // namespace satdoku::play
