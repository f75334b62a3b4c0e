// The two streams to which commands and menus write, the colours that the output can show, and the answers of a person.
#pragma once
#include <satdoku/ui/terminal.hpp>
#include <functional>
#include <map>

namespace satdoku::ui {
/// The purpose of a piece of text. One table maps it to colours.
enum class Style { plain, heading, given, own, shared, hint, note, good, bad, dim };

/// When to use colours: `automatic` means on a terminal that can show them, unless NO_COLOR is set.
enum class ColourChoice { automatic, always, never };

/// `plain`: lines of text as for a pipe, although it is a terminal: no lists, colours, boxes or progress.
enum class Looks { automatic, plain };

struct List;

/// The possible completions of a word, for the tab key.
struct Completion {
    std::size_t from = 0;            ///< where the word begins
    std::vector<std::string> words;  ///< each from its beginning
};
/// Completes a line that ends at the cursor.
using Complete = std::function<Completion(std::string_view line)>;

/// Aids for answering on a terminal.
struct PromptAid {
    std::string_view history;    ///< prompts of the same name share the earlier answers; empty: none are stored
    Complete complete;           ///< may be empty
    std::string hint = {};       ///< shown if an arrow key has nothing to move over; may be empty
    const List* list = nullptr;  ///< on a screen the answer is chosen from it
    std::string_view leaving =
        "back";  ///< what q does, for the prompt; the word is "word.LEAVING"; empty: it goes without saying
};

class Console {
  public:
    explicit Console(ColourChoice colours = ColourChoice::automatic, Looks looks = Looks::automatic);
    /// Writes the results to a stream, as to a pipe, and nothing else anywhere. Answers nothing. @param out  outlives it
    explicit Console(std::ostream& out);

    std::ostream& out() const;  ///< results; throws core::Error if they cannot be written
    std::ostream& err() const;  ///< everything else

    /// Returns true if input and output are terminals.
    bool interactive() const { return interactive_; }
    /// Returns true if that terminal can move its cursor as well.
    bool has_screen() const { return has_screen_; }
    /// Returns true if progress may be shown on standard error.
    bool shows_progress() const { return progress_; }
    /// Whether progress is shown if possible; without this call it is.
    void show_progress(bool wanted);
    bool colours() const { return colours_; }
    /// Returns true if the output can show box characters.
    bool boxes() const { return boxes_; }

    std::string paint(Style style, std::string_view text) const;

    /// Writes text for a person to `out`, wrapped at the columns of the page; every line has its end.
    void say(std::string_view text) const;
    /// The same to `err`, wrapped at the columns of that terminal.
    void warn(std::string_view text) const;

    /// Lines of tables, lists and comments, for `out`: on a terminal those that are too long are broken between words, as
    /// fitted() does; elsewhere they are left as they are. @param taken  columns in front of them
    std::string fit(std::string_view lines, std::size_t taken = 0) const;
    /// Writes such lines to `err`; the last one needs no end.
    void note(std::string_view lines) const;

    /// Columns of the terminal, or 80.
    std::size_t columns() const;
    std::size_t rows() const;

    /// Shows `prompt` and reads a line. Returns nothing at the end of input or if a signal ends the waiting; all later
    /// calls then return nothing too, except after Ctrl-C. On a terminal with a screen the line can be edited. If the
    /// answer does not come from a terminal, it is written after the prompt: a session over a pipe then reads like one
    /// on a terminal.
    std::optional<std::string> ask(std::string_view prompt, const PromptAid& aid = {});
    /// Returns true if Ctrl-C ended the latest ask().
    bool interrupted() const { return interrupted_; }

    /// Replaces the progress line on standard error; an empty text removes it. Does nothing without a terminal.
    void progress(std::string_view text);

  private:
    std::optional<std::string> edit_line(std::string_view prompt, const PromptAid& aid);

    /// Returns true if it is a terminal whose cursor may be moved.
    bool obeys(Channel channel) const;

    std::ostream* out_ = nullptr;  ///< of results, if it is not standard output
    Looks looks_ = Looks::plain;
    bool interactive_ = false;
    bool has_screen_ = false;
    bool progress_ = false;
    bool colours_ = false;
    bool boxes_ = false;
    bool progress_shown_ = false;
    bool at_end_ = false;  ///< of the input
    bool interrupted_ = false;
    bool after_q_ = false;  ///< q has left a list, and nothing was typed since
    std::map<std::string, std::vector<std::string>, std::less<>> histories_;
};
}  // namespace satdoku::ui
