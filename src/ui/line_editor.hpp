// A line while it is being typed: keys go in, a text and a cursor come out. It knows no terminal. The keys are
// those of Emacs and GNU Readline; the cursor moves by whole characters, marks included.
#pragma once

#include <satdoku/ui/console.hpp>

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace satdoku::ui {

class LineEditor {
  public:
    /// @param history   earlier lines, the latest last
    /// @param complete  may be empty: then a tab is a blank
    LineEditor(const std::vector<std::string>& history, Complete complete);

    enum class Reaction {
        none,
        entered,       ///< the line is finished
        ended,         ///< end of input: Ctrl-D on an empty line
        clear_screen,  ///< Ctrl-L
        suspend,       ///< Ctrl-Z
        idle,          ///< an arrow key that found nothing to move over on an empty line
        offer          ///< offers() are to be shown
    };
    /// @param key  as KeyBytes cuts them; an unknown one does nothing
    Reaction press(std::string_view key);

    const std::string& text() const { return lines_[line_]; }
    /// Where the cursor stands, in bytes.
    std::size_t cursor() const { return cursor_; }
    /// What the word before the cursor may become, where that is not decided yet.
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

    std::vector<std::string> lines_;  ///< the history, and behind it the line that began empty
    std::size_t line_;                ///< which of them is shown
    std::size_t cursor_ = 0;
    std::string cut_;  ///< what was cut last
    Complete complete_;
    std::vector<std::string> offers_;
    bool pasting_ = false;
};

}  // namespace satdoku::ui
