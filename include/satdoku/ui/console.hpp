// Where a command or a menu talks to a person: two streams, the colours that the output can show, lines of
// answers.
#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

namespace satdoku::ui {

/// What a piece of text is; how that looks is decided in one table.
enum class Style { plain, heading, given, own, shared, hint, note, good, bad, dim };

/// When to use colours: `automatic` means on a terminal that can, unless NO_COLOR is set.
enum class ColourChoice { automatic, always, never };

/// What the tab key may put in the place of a word.
struct Completion {
    std::size_t from = 0;            ///< where the word begins
    std::vector<std::string> words;  ///< each whole
};
/// Completes a line that ends at the cursor.
using Complete = std::function<Completion(std::string_view line)>;

/// What helps to answer on a terminal.
struct PromptAid {
    std::string_view history;  ///< answers to prompts of one name can be had again; empty: none are kept
    Complete complete;         ///< may be empty
    std::string hint = {};     ///< told where an arrow key finds nothing to move over; may be empty
};

class Console {
  public:
    explicit Console(ColourChoice colours = ColourChoice::automatic);

    std::ostream& out() const;  ///< results; writing throws core::Error where it fails
    std::ostream& err() const;  ///< everything else

    /// Whether a person sits at both ends.
    bool interactive() const { return interactive_; }
    /// Whether that person's terminal can show more than line after line.
    bool has_screen() const { return has_screen_; }
    /// Whether progress may be shown on standard error.
    bool shows_progress() const { return progress_; }
    bool colours() const { return colours_; }
    /// Whether lines may be drawn with box characters.
    bool boxes() const { return boxes_; }

    std::string paint(Style style, std::string_view text) const;

    /// Writes sentences for a person to `out`, broken at the columns of the page, with a line end behind
    /// them.
    void say(std::string_view text) const;
    /// The same to `err`, at its own columns: results may go elsewhere.
    void tell(std::string_view text) const;

    /// Columns to fill: the terminal's, or 80.
    std::size_t columns() const;
    std::size_t rows() const;
    /// Columns that a table may take: the terminal's; any number where programs read it.
    std::size_t table_columns() const;

    /// Shows `prompt` and reads a line; nothing at the end of input or where a signal ends the waiting, and
    /// from then on, except after Ctrl-C. On a terminal that can show it the line is edited. Where the answer
    /// does not come from a terminal it is written after the prompt, so that a session over a pipe reads as a
    /// person saw it.
    std::optional<std::string> ask(std::string_view prompt, const PromptAid& aid = {});
    /// Whether Ctrl-C ended the latest ask().
    bool interrupted() const { return interrupted_; }

    /// Replaces the progress line on standard error; an empty text takes it away. Nothing without a terminal.
    void progress(std::string_view text);

  private:
    std::optional<std::string> edit_line(std::string_view prompt, const PromptAid& aid);

    bool interactive_;
    bool has_screen_;
    bool progress_;
    bool colours_;
    bool boxes_;
    bool progress_stands_ = false;
    bool at_end_ = false;
    bool interrupted_ = false;
    std::map<std::string, std::vector<std::string>, std::less<>> histories_;
};

}  // namespace satdoku::ui
