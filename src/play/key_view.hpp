// What the game shows on the whole screen, as lines. It fits the window: of a board that is too large, the part around
// the cursor is shown; a panel that does not fit beside the board becomes a few lines below it. The mode and the key to
// leave are always shown.
#pragma once

#include "session.hpp"

#include <satdoku/ui/board_view.hpp>
#include <satdoku/ui/console.hpp>
#include <satdoku/ui/terminal.hpp>

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace satdoku::play {

/// What a digit does.
enum class Mode {
    pen,     ///< it is put into the cell
    corner,  ///< it is a mark in the corners of the cell
    centre,  ///< it is a mark in the middle of the cell
    filter,  ///< its highlighting goes on or off
};

struct KeyView {
    grid::Cell cell = 0;  ///< under the cursor
    int grid = 0;         ///< a grid that the cell is in: the one that is shown large
    Mode mode = Mode::pen;
    Filter filter = {};
    bool zoomed = false;  ///< one grid, large
    std::string message = {};
};

/// The lines of the screen, and where the cells are on them.
class KeyPage {
  public:
    explicit KeyPage(std::vector<std::string> lines = {}) : lines_(std::move(lines)) {}

    const std::vector<std::string>& lines() const { return lines_; }
    /// The cell at a place of the screen, from 0.
    std::optional<grid::Cell> cell_at(std::size_t row, std::size_t column) const;

    void add(grid::Cell cell, const ui::Area& area) { cells_.emplace_back(cell, area); }

  private:
    std::vector<std::string> lines_;
    std::vector<std::pair<grid::Cell, ui::Area>> cells_;
};

KeyPage key_page(const ui::Console& console, const Session& session, const KeyView& view, const ui::Size& size);

/// The keys, as many lines as it takes: two columns where they fit, else one.
std::vector<std::string> key_help_lines(std::size_t columns);

}  // namespace satdoku::play
