// Playing line by line: works over a pipe and for screen readers. On a terminal no text scrolls away unread: of a board
// that does not fit only the grid of the last move is shown, and long answers stop at each screenful.
#pragma once
#include "key_game.hpp"

namespace satdoku::play {
/// Reads digits and the word "pairs", in any order. Throws core::Error for other texts.
Filter parse_filter(const grid::Layout& layout, std::string text);

constexpr int all_grids = -1;

/// A picture of the board or of one grid, and the facts about the game that are shown with it.
struct Picture {
    std::vector<std::string> lines;
    int grid = all_grids;
    std::string signs;  ///< in the picture
};

Picture whole_picture(const ui::Console& console, const Session& session, const Filter& filter);
Picture grid_picture(const ui::Console& console, const Session& session, const Filter& filter, int grid, bool compact);

/// The picture with the panel next to it or, if that does not fit, below it, as much of it as there are rows for.
std::vector<std::string> with_facts(const ui::Console& console, const Session& session, const Picture& picture,
                                    std::size_t rows);

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
