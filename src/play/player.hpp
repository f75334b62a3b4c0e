// A game being played: the state, the clock, what was last said about it. Both ways to play, lines and keys,
// share it.
#pragma once

#include "filter.hpp"

#include <satdoku/core/error.hpp>
#include <satdoku/core/stopwatch.hpp>
#include <satdoku/play/kept_games.hpp>
#include <satdoku/play/statistics.hpp>
#include <satdoku/puzzle/game.hpp>
#include <satdoku/puzzle/hint.hpp>
#include <satdoku/ui/board_view.hpp>
#include <satdoku/ui/console.hpp>

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace satdoku::play {

class Player {
  public:
    /// @param kept  where the game lies already, if it does
    explicit Player(puzzle::State state, KeptGame kept = {})
        : state_(std::move(state)),
          geometry_(layout()),
          before_(state_.milliseconds),
          kept_(std::move(kept)) {}

    const puzzle::State& state() const { return state_; }
    const grid::Layout& layout() const { return *state_.givens.layout; }

    /// Played so far, without pauses.
    std::uint64_t milliseconds() const;
    void pause();
    void go_on();

    /// Cells without a digit, or with one that the person has been told is wrong.
    int holes() const { return puzzle::counted_board(state_).holes(); }
    /// The cell that the last move was about; nothing where it was about none, or there was none.
    std::optional<grid::Cell> last_cell() const { return last_cell_; }

    /// Makes a move, keeps the game and returns what there is to say about the move. Throws core::Error where
    /// it cannot be made.
    std::string move(const puzzle::Move& move);

    /// Makes the move that hears the next of the hint for this position, or does what it says; and returns
    /// that. Throws as move() does. @pre the game is not over
    std::string hint();
    /// By cell, what the hint that was heard last points at; empty where none was, or it holds no longer.
    const std::vector<puzzle::CellHint>& cell_hints() const { return cell_hints_; }

    /// Whether the puzzle can still be solved as the board stands, and no more than that; where a rule is
    /// broken, by which cells. @pre the game is not over
    std::string verify() const;
    bool is_solvable() const { return puzzle::wrong_cells(state_).empty(); }
    /// The fewest digits of the player's that cannot stand together: one, as the givens have one solution and
    /// so rule out each wrong digit by itself. It is the one that was entered first.
    std::string verify_why() const;

    /// Writes the game where nothing can lose it, until it is over. What goes wrong is in why_not_kept().
    void keep();
    /// Whether there is anything to go on with that no file of the person's holds.
    bool is_kept() const { return kept_.exists(); }
    const std::optional<core::Error>& why_not_kept() const { return why_not_kept_; }

    /// Throws away what keep() wrote.
    void forget() { kept_.remove(); }

    /// Saves it in a file of the person's. Throws core::Error.
    void save(const std::string& path);
    /// Whether a move came after the last save.
    bool has_news() const { return has_news_; }
    /// Where it was saved last, or loaded from; empty: nowhere.
    const std::string& path() const { return path_; }
    void came_from(const std::string& path) { path_ = path; }

    /// What each cell looks like now. An empty cell may hold what is marked in it, or else what the rules
    /// leave it. Where nothing is pointed out, the digit under the cursor is.
    std::vector<ui::CellLook> looks(const Filter& filter = {}, std::optional<grid::Cell> cursor = {}) const;

    /// Time, holes and counts: what they are called, and what they are.
    std::vector<std::pair<std::string, std::string>> facts() const;
    /// By grid: how often each digit from 1 to 9 lacks in it.
    std::vector<std::string> digits_left() const;
    /// Both as lines to stand beside the board.
    std::vector<std::string> panel(const ui::Console& console) const;

    /// How hard the puzzle is; worked out once. @param stop  ends that
    std::string info(std::stop_token stop);

    /// What is said at the end.
    std::string farewell() const;
    /// How the games of this kind went so far. @pre the game is over
    std::string tally() const;

  private:
    void count();
    /// @pre there is a wrong digit
    grid::Cell first_wrong() const;
    std::string answer_text(const puzzle::Response& response);
    /// About a full board that is wrong; where it is wrong only where that is told anyhow.
    std::string full_text() const;

    puzzle::State state_;
    deduce::Geometry geometry_;
    std::optional<puzzle::Hint> hint_;  ///< of the position, once it was asked for
    std::vector<puzzle::CellHint> cell_hints_;
    std::uint64_t before_;  ///< played before the stopwatch last started
    core::Stopwatch stopwatch_;
    bool paused_ = false;
    bool has_news_ = false;
    std::string path_;
    KeptGame kept_;
    std::optional<core::Error> why_not_counted_;  ///< in the statistics
    std::optional<EndedGame> ended_;
    std::string info_;
    bool parted_ = false;  ///< the last keep() parted from another program's
    std::optional<core::Error> why_not_kept_;
    std::optional<grid::Cell> last_cell_;
    std::vector<grid::Cell> found_wrong_;  ///< by the last move, if it was a check
};

/// "a36 b12"
std::string list_of(const grid::Layout& layout, const std::vector<grid::Cell>& cells);

/// "2:03", or "1:02:03" where hours have passed.
std::string time_text(std::uint64_t milliseconds);

}  // namespace satdoku::play
