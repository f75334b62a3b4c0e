// Playing with single keys on the whole screen.
#pragma once

#include "key_bindings.hpp"
#include "key_view.hpp"
#include "player.hpp"

#include <satdoku/puzzle/move.hpp>
#include <satdoku/ui/console.hpp>

#include <optional>
#include <string>
#include <string_view>

namespace satdoku::play {

class KeyGame {
  public:
    KeyGame(const ui::Console& console, Player& player);

    /// What the person wants next.
    enum class Next {
        lines,  ///< to go on with lines
        save,   ///< a file of their own; then to go on here
        leave,
        gone,  ///< nothing: the input has ended
    };

    /// Takes the whole screen until the person wants something else. It may be run again, and then goes on
    /// where it was.
    Next run();

    /// What stands at the bottom when it runs again.
    void say(std::string message) { view_.message = std::move(message); }

  private:
    void draw();
    KeyPage page(const ui::Size& size) const;
    std::vector<std::string> help_page(const ui::Size& size) const;
    void press(const std::string& key);
    void act(const KeyPress& pressed);
    void answer(KeyAction about, const std::string& key);
    void ask(KeyAction about, std::string_view question);
    void make(const puzzle::Move& move);
    void told(std::string answer);
    void walk(int direction, int steps);
    void go_to(grid::Cell cell);
    void next_grid();
    void digit(puzzle::DigitSet digit);
    void change_mode(Mode mode);
    void click(const ui::MouseReport& report);

    const ui::Console& console_;
    Player& player_;
    const grid::Layout& layout_;
    KeyView view_;
    Mode before_filter_ = Mode::pen;
    bool paused_ = false;
    std::optional<std::size_t> help_from_;  ///< the first line of help that is shown, where it is
    std::optional<KeyAction> asked_;        ///< what waits for a second key
    std::optional<Next> next_;
    KeyPage page_;       ///< what the screen shows
    std::string drawn_;  ///< and how it was written
};

}  // namespace satdoku::play
