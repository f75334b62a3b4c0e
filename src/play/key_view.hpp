// What the game on the whole screen shows, as lines. It fits the window: where the board is too large for it,
// the part around the cursor is shown, and where the panel does not fit beside it, a few lines below hold the
// same. How to leave, and what a digit does, is always there.
#pragma once

#include "filter.hpp"
#include "player.hpp"

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
    pen,     ///< it is put
    corner,  ///< it is a mark in the corners of the cell
    centre,  ///< it is a mark in its middle
    filter,  ///< it is pointed out, or is no more
};

struct KeyView {
    grid::Cell cell = 0;  ///< under the cursor
    int grid = 0;         ///< one of those that the cell is in: the one that is shown large
    Mode mode = Mode::pen;
    Filter filter = {};
    bool zoomed = false;  ///< one grid, large
    std::string message = {};
};

/// The lines, and where on them the cells are.
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

KeyPage key_page(const ui::Console& console, const Player& player, const KeyView& view, const ui::Size& size);

/// The keys, as many lines as it takes: two columns where they fit, else one.
std::vector<std::string> key_help_lines(std::size_t columns);

}  // namespace satdoku::play
