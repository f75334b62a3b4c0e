#include "list_picker.hpp"
#include <satdoku/core/signals.hpp>
#include <satdoku/core/system.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/ui/columns.hpp>
#include <algorithm>
#include <array>

namespace satdoku::ui {
namespace {
/// The parameters of the colour sequence of each style. Styles differ in weight as well as in colour, for people who
/// cannot distinguish red from green.
constexpr std::array<std::string_view, 10> sequences = {
    "",        // plain
    "1",       // heading
    "1",       // given
    "36",      // own
    "35",      // shared
    "1;33",    // hint
    "33",      // note
    "1;32",    // good
    "1;4;31",  // bad
    "2",       // dim
};

bool forbids_colours() { return !core::environment_variable("NO_COLOR").value_or("").empty(); }

std::size_t columns_of(Channel channel) { return is_terminal(channel) ? terminal_size().columns : 80; }
}  // namespace

Console::Console(ColourChoice colours, Looks looks)
    : looks_(looks), interactive_(is_terminal(Channel::input) && is_terminal(Channel::output)),
      has_screen_(interactive_ && obeys(Channel::output)), progress_(obeys(Channel::error)),
      colours_(colours == ColourChoice::always ||
               (colours == ColourChoice::automatic && obeys(Channel::output) && !forbids_colours())),
      boxes_(obeys(Channel::output) && speaks_utf8()) {}

Console::Console(std::ostream& out) : out_(&out), at_end_(true) {}

bool Console::obeys(Channel channel) const { return looks_ == Looks::automatic && obeys_sequences(channel); }

std::ostream& Console::out() const { return out_ != nullptr ? *out_ : stream(Channel::output); }
std::ostream& Console::err() const {
    static std::ostream nowhere(nullptr);
    return out_ != nullptr ? nowhere : stream(Channel::error);
}

std::string Console::paint(Style style, std::string_view text) const {
    const std::string_view sequence = sequences[static_cast<std::size_t>(style)];
    if (!colours_ || sequence.empty() || text.empty()) return std::string(text);
    return "\x1b[" + std::string(sequence) + "m" + std::string(text) + "\x1b[0m";
}

void Console::say(std::string_view text) const { out() << wrapped(text, columns() - 1); }

void Console::warn(std::string_view text) const { err() << wrapped(text, columns_of(Channel::error) - 1); }

std::string Console::fit(std::string_view lines, std::size_t taken) const {
    if (out_ != nullptr || !is_terminal(Channel::output)) return std::string(lines);
    return fitted(lines, std::max(columns(), taken + 1) - taken);
}

void Console::note(std::string_view lines) const {
    if (is_terminal(Channel::error)) {
        err() << fitted(lines, columns_of(Channel::error));
    } else {
        err() << lines << (lines.ends_with('\n') ? "" : "\n");
    }
}

std::size_t Console::columns() const { return out_ != nullptr ? 80 : columns_of(Channel::output); }
std::size_t Console::rows() const {
    return out_ == nullptr && is_terminal(Channel::output) ? terminal_size().rows : 24;
}

std::optional<std::string> Console::ask(std::string_view prompt, const PromptAid& aid) {
    std::optional<std::string> line;
    if (has_screen_ && !at_end_) {
        line = aid.list != nullptr ? read_from_list(*this, *aid.list, after_q_) : edit_line(prompt, aid);
    } else {
        out() << prompt << std::flush;
        if (!at_end_) line = read_line();
    }
    if (!line) {
        interrupted_ = !at_end_ && reading_ended_by() == core::interrupt_signal;
        at_end_ = !interrupted_;
        out() << (interrupted_ && has_screen_ ? "^C\n" : "\n") << std::flush;
        return line;
    }
    interrupted_ = false;
    if (!is_terminal(Channel::input)) out() << language::visible(*line) << '\n';
    return line;
}

std::optional<std::string> Console::edit_line(std::string_view prompt, const PromptAid& aid) {
    const std::size_t last_row = prompt.rfind('\n') + 1;
    after_q_ = false;
    out() << prompt.substr(0, last_row);
    if (aid.history.empty()) return read_edited_line(prompt.substr(last_row), {}, aid);
    std::vector<std::string>& history = histories_[std::string(aid.history)];
    const auto line = read_edited_line(prompt.substr(last_row), history, aid);
    const bool is_new = line && !line->empty() && (history.empty() || history.back() != *line);
    if (is_new) history.push_back(*line);
    return line;
}

void Console::show_progress(bool wanted) { progress_ = wanted && obeys(Channel::error); }

void Console::progress(std::string_view text) {
    if (!progress_ || (text.empty() && !progress_shown_)) return;
    const std::size_t room = terminal_size().columns - 1;
    err() << "\r\x1b[K" << (text.empty() ? std::string() : wrap(text, room).front());
    progress_shown_ = !text.empty();
}
}  // namespace satdoku::ui
