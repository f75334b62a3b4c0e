// Playing with single keys on the whole screen, and what the screen shows.
#pragma once
#include "actions.hpp"
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

/// What the player looks at.
struct KeyView {
    grid::Cell cell = 0;  ///< under the cursor
    int grid = 0;         ///< a grid with the cell: the one that zooming enlarges
    Mode mode = Mode::pen;
    Filter filter = {};
    bool zoomed = false;  ///< whether one enlarged grid is shown
    std::string message = {};
};

/// The lines of the screen, and the places of the cells on them. They fit the window: of a board that is too large only
/// the part around the cursor is shown; instead of a panel that does not fit next to the board there are a few lines
/// below it. The mode and the key to leave are always shown.
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

class KeyGame {
  public:
    KeyGame(const ui::Console& console, Session& session);

    /// What the player wants next.
    enum class Next {
        lines,  ///< to continue with lines
        save,   ///< to save in a file, then to continue here
        leave,
        gone,  ///< nothing: the input has ended
    };

    /// Uses the whole screen until the player wants something else. A second run continues the first one.
    Next run();

    /// Sets the message at the bottom.
    void say(std::string message) { view_.message = std::move(message); }

  private:
    friend std::span<const Action> actions();

    void draw();
    KeyPage page(const ui::Size& size) const;
    std::vector<std::string> help_page(const ui::Size& size) const;
    void press(const std::string& key);
    void click(const ui::MouseReport& report);
    void answer(const Action& asked, const std::string& key);
    void act(const Action& action, int index);

    void make(std::string_view move, int index);
    void answered(std::string answer);
    /// @param steps  rows or columns at once
    void walk(int direction, const grid::Size& steps);
    void go_to(grid::Cell cell);
    void go_to_box(int box);
    void next_grid();
    void digit(int index);
    void clear();
    void change_mode(Mode mode);
    void take_pen();
    void info();
    void pause();

    const ui::Console& console_;
    Session& session_;
    const grid::Layout& layout_;
    KeyView view_;
    Mode before_filter_ = Mode::pen;
    bool paused_ = false;
    std::optional<std::size_t> help_from_;  ///< the first line of help on the screen, if help is shown
    const Action* asked_ = nullptr;         ///< the action that waits for a second key
    std::optional<Next> next_;
    KeyPage page_;       ///< what the screen shows
    std::string drawn_;  ///< the bytes that drew it
};
}  // namespace satdoku::play
