// A game being played: the state, the clock, what was last said about it. Both ways to play, lines and keys,
// share it.
#pragma once

#include <satdoku/core/stopwatch.hpp>
#include <satdoku/puzzle/game.hpp>
#include <satdoku/ui/board_view.hpp>
#include <satdoku/ui/console.hpp>

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace satdoku::app {

class Player {
  public:
    explicit Player(puzzle::State state) : state_(std::move(state)), before_(state_.milliseconds) {}

    const puzzle::State& state() const { return state_; }
    const grid::Layout& layout() const { return *state_.givens.layout; }

    /// Played so far, without pauses.
    std::uint64_t milliseconds() const;
    void pause();
    void go_on();

    /// Makes a move and returns what there is to say about it. Throws core::Error where it cannot be made.
    std::string move(const puzzle::Move& move);

    /// Throws core::Error.
    void save(const std::string& path);
    /// Whether a move came after the last save.
    bool has_news() const { return has_news_; }
    /// Where it was saved last, or loaded from; empty: nowhere.
    const std::string& path() const { return path_; }
    void came_from(const std::string& path) { path_ = path; }

    /// What each cell looks like now. @param tinted a digit to point out, 0: none
    std::vector<ui::CellLook> looks(int tinted = 0) const;

    /// Time, holes and counts: lines to stand beside the board.
    std::vector<std::string> panel(const ui::Console& console) const;

    /// What is said at the end.
    std::string farewell() const;

  private:
    std::string answer_text(const puzzle::Response& response);

    puzzle::State state_;
    std::uint64_t before_;  ///< played before the stopwatch last started
    core::Stopwatch stopwatch_;
    bool paused_ = false;
    bool has_news_ = false;
    std::string path_;
    std::set<grid::Cell> hinted_;          ///< filled by hints since this was loaded
    std::vector<grid::Cell> found_wrong_;  ///< by the last move, if it was a check
};

/// "2:03", or "1:02:03" where hours have passed.
std::string time_text(std::uint64_t milliseconds);

}  // namespace satdoku::app
