// A line that is edited on the terminal.
#include "line_editor.hpp"

#include <satdoku/language/text.hpp>
#include <satdoku/ui/terminal.hpp>
#include <satdoku/ui/width.hpp>

#include <algorithm>

namespace satdoku::ui {

namespace {

std::string moved(std::size_t steps, char direction) {
    return steps == 0 ? std::string() : "\x1b[" + std::to_string(steps) + direction;
}

bool cursor_is_at_end(const LinePicture& picture) {
    return picture.row + 1 == picture.rows.size() && picture.column == display_width(picture.rows.back());
}

/// Returns true if `next` only adds something behind the end of `shown`.
bool only_grows(const LinePicture& shown, const LinePicture& next) {
    return shown.rows.size() == next.rows.size() && cursor_is_at_end(shown) && cursor_is_at_end(next) &&
           std::equal(shown.rows.begin(), shown.rows.end() - 1, next.rows.begin()) &&
           next.rows.back().starts_with(shown.rows.back());
}

class EditedLine {
  public:
    EditedLine(std::string_view prompt, const std::vector<std::string>& history, const PromptAid& aid)
        : prompt_(prompt), editor_(history, aid.complete), hint_(aid.hint) {}

    std::optional<std::string> read() {
        using Reaction = LineEditor::Reaction;
        std::optional<KeyMode> keys(std::in_place, KeyMode::Screen::line);
        draw();
        for (;;) {
            const auto key = keys->read_key(-1);
            if (!key) return leave();
            switch (editor_.press(*key)) {
                case Reaction::none:
                    break;
                case Reaction::entered:
                    leave();
                    out_ << '\n' << std::flush;
                    return editor_.text();
                case Reaction::ended:
                    return leave();
                case Reaction::clear_screen:
                    out_ << "\x1b[H\x1b[2J";
                    shown_ = nothing;
                    break;
                case Reaction::suspend:
                    leave();
                    out_ << '\n' << std::flush;
                    keys.reset();
                    suspend();
                    keys.emplace(KeyMode::Screen::line);
                    shown_ = nothing;
                    break;
                case Reaction::idle:
                    hint();
                    break;
                case Reaction::offer:
                    offer();
            }
            if (!keys->has_more()) draw();
        }
    }

  private:
    void draw() {
        const Size size = terminal_size();
        LinePicture next = line_picture(prompt_, editor_.text(), editor_.cursor(), size.rows, size.columns);
        if (only_grows(shown_, next)) {
            out_ << next.rows.back().substr(shown_.rows.back().size());
        } else {
            out_ << moved(shown_.row, 'A') << "\r\x1b[J";
            for (std::size_t row = 0; row < next.rows.size(); ++row) {
                out_ << (row == 0 ? "" : "\n") << next.rows[row];
            }
            out_ << moved(next.rows.size() - 1 - next.row, 'A') << '\r' << moved(next.column, 'C');
        }
        out_ << std::flush;
        shown_ = std::move(next);
    }

    /// Moves the cursor behind the text.
    std::nullopt_t leave() {
        draw();
        out_ << moved(shown_.rows.size() - 1 - shown_.row, 'B') << '\r' << moved(display_width(shown_.rows.back()), 'C')
             << std::flush;
        return std::nullopt;
    }

    void hint() {
        if (hint_.empty()) return;
        leave();
        out_ << '\n' << hint_ << '\n';
        shown_ = nothing;
    }

    /// Lists the offers, as many as the window has room for.
    void offer() {
        leave();
        std::vector<std::string> offers;
        for (const std::string& word : editor_.offers()) offers.push_back(language::visible(word));
        constexpr std::size_t gap = 2;
        const Size size = terminal_size();
        const std::size_t width = widest(offers) + gap;
        const std::size_t in_a_row = std::max<std::size_t>(size.columns / width, 1);
        const std::size_t most = in_a_row * (std::max<std::size_t>(size.rows, 5) - 3);
        for (std::size_t index = 0; index < std::min(offers.size(), most); ++index) {
            const bool is_last = (index + 1) % in_a_row == 0;
            out_ << (index % in_a_row == 0 ? "\n" : "") << (is_last ? offers[index] : pad_right(offers[index], width));
        }
        if (offers.size() > most) out_ << '\n' << language::text("prompt.more_offers", offers.size() - most);
        out_ << '\n';
        shown_ = nothing;
    }

    static const inline LinePicture nothing = {{""}, 0, 0};

    std::ostream& out_ = stream(Channel::output);
    std::string prompt_;
    LineEditor editor_;
    std::string hint_;
    LinePicture shown_ = nothing;
};

}  // namespace

std::optional<std::string> read_edited_line(std::string_view prompt, const std::vector<std::string>& history,
                                            const PromptAid& aid) {
    return EditedLine(prompt, history, aid).read();
}

}  // namespace satdoku::ui
