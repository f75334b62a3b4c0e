// A game in progress: state, clock and files. Both LineGame and KeyGame play one.
#pragma once
#include "autosave.hpp"
#include "statistics.hpp"
#include <satdoku/core/stopwatch.hpp>
#include <satdoku/puzzle/hint.hpp>
#include <satdoku/ui/board_view.hpp>

namespace satdoku::play {
/// Which empty cells are highlighted: those with one of the digits among their candidates. Without digits, `pairs`
/// highlights all cells with two candidates.
struct Filter {
    puzzle::DigitSet digits = {};
    bool pairs = false;  ///< only cells with exactly two candidates

    bool any() const { return !digits.empty() || pairs; }

    /// The candidates of an empty cell that are highlighted.
    puzzle::DigitSet passed(puzzle::DigitSet candidates) const {
        if (!any() || (pairs && candidates.size() != 2)) return {};
        return digits.empty() ? candidates : candidates & digits;
    }
};

class Session {
  public:
    /// @param autosave  the file of the game, if it was resumed
    explicit Session(puzzle::State state, Autosave autosave = {})
        : state_(std::move(state)), geometry_(layout()), before_(state_.milliseconds), autosave_(std::move(autosave)) {}

    const puzzle::State& state() const { return state_; }
    const grid::Layout& layout() const { return *state_.givens.layout; }

    /// The time played so far, without pauses.
    std::uint64_t milliseconds() const;
    void pause();
    void resume();

    /// How many cells have no digit, or one that the game has called wrong.
    int holes() const { return puzzle::counted_board(state_).holes(); }
    /// The cell of the latest move that had one.
    std::optional<grid::Cell> last_cell() const { return last_cell_; }

    /// Makes a move, saves the game, and returns the answer to the move. Throws core::Error for an impossible move.
    std::string move(const puzzle::Move& move);

    /// Makes a game of the givens that the player has entered, if they have exactly one solution; otherwise says how many
    /// they have. Throws core::Error if the game has begun already.
    std::string begin();

    /// Shows the next rung of the hint for this position, or carries the hint out after its last rung. Returns the text
    /// of the hint. Throws as move() does. @pre the game is not over
    std::string hint();

    /// A grid of the hint that is being shown, if any: the one with the house where to look.
    std::optional<int> hint_grid() const;

    /// Says whether the board can still be completed, but not where it is wrong. @pre the game is not over
    /// @param advice  key of a sentence that is added if the board cannot be completed
    std::string verify(std::string_view advice) const;
    /// Names digits that break a rule, or else the wrong digit that was entered first. It alone makes the board
    /// unsolvable: the puzzle has one solution, so each wrong digit contradicts the givens.
    std::string verify_why() const;

    /// Writes the game into the state folder, or removes it once the game is over. Stores errors in
    /// why_not_autosaved().
    void autosave();
    bool is_autosaved() const { return autosave_.exists(); }
    const std::optional<core::Error>& why_not_autosaved() const { return why_not_autosaved_; }

    /// Removes the file of autosave().
    void forget() { autosave_.remove(); }

    /// Saves the game in a file that the player chose. Throws core::Error.
    void save(const std::string& path);
    /// Whether there was a move since the last save().
    bool has_news() const { return has_news_; }
    /// The file of the last save(), or the file that the game was loaded from; empty if there is none.
    const std::string& path() const { return path_; }
    void came_from(const std::string& path) { path_ = path; }

    /// The look of each cell. The candidates of an empty cell are its marks, or without marks the digits that the rules
    /// allow. Without a filter, the digit under the cursor is highlighted.
    std::vector<ui::CellLook> looks(const Filter& filter = {}, std::optional<grid::Cell> cursor = {}) const;

    /// Time, holes and counts, each as a name and a value.
    std::vector<std::pair<std::string, std::string>> facts() const;
    /// A line for each grid: how many of each digit are missing.
    std::vector<std::string> digits_left() const;
    /// The lines next to the board: facts and missing digits.
    std::vector<std::string> panel(const ui::Console& console) const;

    /// The difficulty of the puzzle. It is computed once. @param stop  stops the computation
    std::string info(std::stop_token stop);

    /// The result of a game that is over.
    std::string farewell() const;
    /// The statistics of all games of the same kind. @pre the game is over
    std::string tally() const;

  private:
    void count();
    void require_begun() const;
    /// @pre there is a wrong digit
    grid::Cell first_wrong() const;
    /// Says that the board is full and wrong. With feedback on rules it does not say how many digits are wrong.
    std::string full_text() const;

    puzzle::State state_;
    deduce::Geometry geometry_;
    std::optional<puzzle::Hint> hint_;        ///< of this position, once the player asked for it
    std::vector<grid::CellHint> cell_hints_;  ///< the marks of the hint, by cell; empty without a hint
    std::uint64_t before_;                    ///< milliseconds played before the stopwatch last started
    core::Stopwatch stopwatch_;
    bool paused_ = false;
    bool has_news_ = false;
    std::string path_;
    Autosave autosave_;
    bool parted_ =
        false;  ///< whether the latest autosave() made a new file because another program changed the old one
    std::optional<core::Error> why_not_autosaved_;
    std::optional<core::Error> why_not_counted_;  ///< in the statistics
    std::optional<EndedGame> ended_;
    std::string info_;
    std::optional<grid::Cell> last_cell_;
    std::vector<grid::Cell> found_wrong_;  ///< by the latest move, if it was a check
};
}  // namespace satdoku::play
