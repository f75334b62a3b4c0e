// A line that is being typed: the editor turns keys into a text and a cursor, the picture shows both in a window that
// may be narrower than the line. Neither uses the terminal; read_edited_line() connects them with it. The keys are
// those of Emacs and GNU Readline; the cursor moves by whole characters with their combining marks.
#pragma once
#include <satdoku/ui/console.hpp>

namespace satdoku::ui {
class LineEditor {
  public:
    /// @param history   earlier lines, the latest last
    /// @param complete  may be empty: then the tab key types a blank
    LineEditor(const std::vector<std::string>& history, Complete complete);

    enum class Reaction {
        none,
        entered,       ///< the line is finished
        left,          ///< the person goes back (a list only)
        ended,         ///< end of input: Ctrl-D on an empty line
        clear_screen,  ///< Ctrl-L
        suspend,       ///< Ctrl-Z
        idle,          ///< an arrow key on an empty line that had nothing to move over
        offer          ///< offers() are to be shown
    };
    /// @param key  as KeyBytes returns it; an unknown one does nothing
    Reaction press(std::string_view key);

    const std::string& text() const { return lines_[line_]; }
    /// The place of the cursor, in bytes.
    std::size_t cursor() const { return cursor_; }
    /// The words that the one before the cursor may become, if there are several.
    const std::vector<std::string>& offers() const { return offers_; }

  private:
    using Act = void (LineEditor::*)();
    struct Binding {
        std::string_view key;
        Act act;
        bool is_arrow = false;
    };
    static const Binding bindings[];

    std::string& line() { return lines_[line_]; }
    std::size_t before(std::size_t at) const;
    std::size_t after(std::size_t at) const;
    std::size_t word_before() const;
    std::size_t word_after() const;
    void insert(std::string_view typed);
    void erase(std::size_t from, std::size_t to);
    void cut(std::size_t from, std::size_t to);
    void show_line(std::size_t index);
    Reaction complete_word();

    void go_left() { cursor_ = before(cursor_); }
    void go_right() { cursor_ = after(cursor_); }
    void go_word_left() { cursor_ = word_before(); }
    void go_word_right() { cursor_ = word_after(); }
    void go_home() { cursor_ = 0; }
    void go_end() { cursor_ = text().size(); }
    void earlier();
    void later();
    void erase_left() { erase(before(cursor_), cursor_); }
    void erase_right() { erase(cursor_, after(cursor_)); }
    void cut_word_left() { cut(word_before(), cursor_); }
    void cut_word_right() { cut(cursor_, word_after()); }
    void cut_to_home() { cut(0, cursor_); }
    void cut_to_end() { cut(cursor_, text().size()); }
    void put_back() { insert(cut_); }

    std::vector<std::string> lines_;  ///< the history, then the new line
    std::size_t line_;                ///< index of the line that is shown
    std::size_t cursor_ = 0;
    std::string cut_;  ///< the text that was cut last
    Complete complete_;
    std::vector<std::string> offers_;
    bool pasting_ = false;
};

/// The key that has the same meaning everywhere, in the form that is listed: the sequences of terminals differ.
std::string_view usual_key(std::string_view key);

/// Whether a key types text: it is a character, not a control character or a sequence.
bool is_typed(std::string_view key);

struct LinePicture {
    std::vector<std::string> rows;  ///< each shorter than the window, so that no row wraps by itself
    std::size_t row = 0;            ///< of the cursor
    std::size_t column = 0;         ///< of the cursor
};

/// The prompt and the text after it, in as many rows as they need. If the window has fewer rows, those around the
/// cursor. @param cursor  in bytes of the text
LinePicture line_picture(std::string_view prompt, std::string_view text, std::size_t cursor, std::size_t window_rows,
                         std::size_t window_columns);

/// Shows the prompt, which is no longer than a row, and reads a line. Returns nothing at the end of input, or if
/// interrupt_reading() ended the waiting; the cursor then stays after the text.
std::optional<std::string> read_edited_line(std::string_view prompt, const std::vector<std::string>& history,
                                            const PromptAid& aid);
}  // namespace satdoku::ui
