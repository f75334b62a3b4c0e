// Playing with single keys on the whole screen.
#pragma once

#include "actions.hpp"
#include "key_view.hpp"

namespace satdoku::play {

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
