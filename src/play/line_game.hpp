// Playing line by line: works over a pipe and for screen readers. On a terminal no text scrolls away unread: of a board
// that does not fit only the grid of the last move is shown, and long answers stop at each screenful.
#pragma once

#include "key_game.hpp"

namespace satdoku::play {

class LineGame {
  public:
    /// @param quiet  shows no board after moves, for screen readers
    LineGame(ui::Console& console, Session session, bool quiet)
        : console_(console), session_(std::move(session)), quiet_(quiet) {}

    /// Plays until the game is over, the player leaves or the input ends.
    /// @param on_screen  whether to begin with keys on the whole screen, if the terminal allows that
    void run(bool on_screen);

  private:
    friend std::span<const Action> actions();

    const puzzle::State& state() const { return session_.state(); }
    void say(std::string answer) { said_ = std::move(answer); }

    bool answers_shortly() const;
    std::string prompt();
    void obey(const std::string& typed);
    void obey(const std::string& line, std::string_view typed);
    bool sure(std::string_view question);
    void make(const std::string& text);
    void look_at_last_cell();
    void answered(std::string answer);
    void show();
    void show_end();
    ui::Area last_row() const;
    std::string name_to_save() const;
    void offer_to_save();
    void offer_to_save_board();
    void formula(const std::string& file);
    void offer_formula();
    void celebrate();
    void report_autosave();

    void hint(const std::string& rest);
    void verify(const std::string& rest);
    void info();
    void show_all(const std::string& filter);
    void show_notes(const std::string& rest);
    void show_colours(const std::string& rest);
    void be_quiet(const std::string& rest);
    bool save(std::string path);
    void keys();
    void help();
    void remove();
    void leave();

    ui::Console& console_;
    Session session_;
    std::optional<KeyGame> key_game_;          ///< exists once the player has asked for keys
    std::optional<std::string> formula_file_;  ///< where the formula goes, if the player gave up for it
    std::string said_;                         ///< the answer to the last line, for the next prompt
    int grid_ = 0;                             ///< the grid that is shown if the board does not fit
    bool quiet_;
    bool left_ = false;
    bool removed_ = false;
};

}  // namespace satdoku::play
