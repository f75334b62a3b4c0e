// A list in which a person walks with the arrow keys and which shrinks to what is typed: the picker turns keys into a choice,
// its picture shows the list in a window that may be smaller. Neither uses the terminal; read_from_list() connects them
// with it.
#pragma once
#include "line_editor.hpp"

namespace satdoku::ui {
struct ListLine {
    std::string answer;        ///< that Enter on this line gives
    std::string name;          ///< as shown
    std::string number = {};   ///< may be typed as well; empty: it has none
    std::string synonym = {};  ///< another name; may be empty
    std::string title = {};
    std::string explanation = {};
    bool is_folder = false;  ///< Enter shows its files; the answer is its path with a separator at the end
};

struct List {
    std::string question;
    /// The lines; of files: those of the folder that was typed, with its separator at the end.
    std::function<std::vector<ListLine>(const std::string& folder)> lines;
    std::string standard{};  ///< answer of the line that is marked first
    std::string folder{};    ///< that is typed already, with its separator at the end
    std::string status{};    ///< shown below the lines
    std::string leaving{};   ///< what q does, in a word
    bool has_folders = false;
    bool is_short = false;       ///< few lines are shown at a time, so that what is above the list stays on the screen
    bool takes_several = false;  ///< the space key chooses lines, and the answer has blanks between their answers
    /// Whether a typed text is an answer as it is. Other texts mean the line that they have marked.
    std::function<bool(const std::string& typed)> is_answer{};
};

class ListPicker {
  public:
    using Reaction = LineEditor::Reaction;

    /// @param after_q  whether q left the list before: an Enter that follows at once is a part of that answer, as elsewhere,
    ///                 and only shows the list in full
    explicit ListPicker(const List& list, bool after_q = false);

    /// @param key   as KeyBytes returns it; an unknown one does nothing
    /// @param more  whether another key has arrived already: then this one is a part of a pasted answer
    Reaction press(std::string_view key, bool more);

    /// Whether the letter q left the list.
    bool left_by_q() const { return left_by_q_; }
    /// @pre Reaction::entered
    const std::string& answer() const { return answer_; }
    /// The answer as the line that stays shows it.
    const std::string& chosen() const { return chosen_; }

    const std::string& typed() const { return typed_; }
    /// The line that Enter takes; nothing if no line matches.
    const ListLine* marked() const { return matches_.empty() ? nullptr : &lines_[matches_[marked_]]; }

    LinePicture picture(const Console& console, std::size_t rows, std::size_t columns);

  private:
    using Act = void (ListPicker::*)();
    struct Binding {
        std::string_view key;
        Act act;
    };
    static const Binding bindings[];

    void type(std::string text);
    void refresh();
    Reaction enter();
    Reaction take(const ListLine& line);
    bool choose_line(bool more);
    bool is_chosen(const ListLine& line) const;

    void go_up() { marked_ = marked_ == 0 ? last() : marked_ - 1; }
    void go_down() { marked_ = marked_ >= last() ? 0 : marked_ + 1; }
    void go_page_up() { marked_ -= std::min(marked_, page_); }
    void go_page_down() { marked_ = std::min(marked_ + page_, last()); }
    void go_home() { marked_ = 0; }
    void go_end() { marked_ = last(); }
    void open_folder();
    void close_folder();
    void erase_character();
    void erase_all() { type({}); }
    void complete();

    std::size_t last() const { return matches_.empty() ? 0 : matches_.size() - 1; }
    std::vector<std::string> line_rows(const Console& console, std::size_t room, std::size_t width);
    std::vector<std::string> explanation_rows(std::size_t room, std::size_t width) const;
    std::string keys_row(const Console& console, std::size_t width) const;

    const List& list_;
    std::string typed_;
    std::string folder_;           ///< the part of the typed text that names one
    std::vector<ListLine> lines_;  ///< of the folder
    std::vector<std::size_t> matches_;
    std::size_t marked_ = 0;         ///< index of a match
    std::size_t first_ = 0;          ///< index of the first match that is shown
    std::size_t page_ = 1;           ///< how many are shown
    std::vector<ListLine> several_;  ///< that the space key has chosen
    bool explains_ = false;
    bool is_short_;
    bool after_q_;
    bool left_by_q_ = false;
    std::string answer_;
    std::string chosen_;
};

/// ASCII letters become small ones.
std::string lower(std::string_view text);

/// Whether an answer goes back: q, quit, exit.
bool leaves(std::string_view answer);

/// Shows the list and returns the answer; the list then gives way to one line with the question and what was chosen. An
/// answer that leaves() if the person goes back; nothing at the end of input, or if interrupt_reading() ended the waiting.
/// @param after_q  as for the picker; then whether q left this list
std::optional<std::string> read_from_list(const Console& console, const List& list, bool& after_q);
}  // namespace satdoku::ui
