// Playing line by line: works over a pipe and for screen readers. On a terminal nothing that a line says
// scrolls away: of a board that is higher than the screen the part around the last move is shown, and longer
// answers stop at each screenful.
#pragma once

#include "key_game.hpp"
#include "player.hpp"

#include <satdoku/ui/console.hpp>

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace satdoku::play {

/// For each line that may be typed: how it is written, and what it does.
std::vector<std::pair<std::string, std::string>> move_help(const grid::Layout& layout);

class LineGame {
  public:
    /// @param quiet  shows no board after moves, for those who hear the answers
    LineGame(ui::Console& console, Player player, bool quiet)
        : console_(console), player_(std::move(player)), quiet_(quiet) {}

    /// Plays until the game is over, the person leaves or the input ends.
    /// @param on_screen  begins on the whole screen, where the terminal has one
    void run(bool on_screen);

  private:
    std::string prompt();
    void obey(const std::string& typed);
    bool command(const std::string& word, const std::string& rest);
    void show();
    void show_all(const Filter& filter);
    void show_notes(const std::string& rest);
    void page(const std::vector<std::string>& lines);
    void help();
    void keys();
    void leave();
    void remove();
    void info();
    void take_hint();
    void verify(const std::string& rest);
    void be_quiet(const std::string& rest);
    bool sure(std::string_view question);
    void celebrate();
    void tell_where_it_is();

    ui::Console& console_;
    Player player_;
    std::optional<KeyGame> key_game_;  ///< once it has been wanted
    std::string said_;                 ///< about the last move: stands before the prompt
    bool quiet_;
    bool left_ = false;
    bool removed_ = false;
};

}  // namespace satdoku::play
