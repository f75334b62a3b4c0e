// A line that is edited on the terminal.
#include "line_editor.hpp"
#include "painted_rows.hpp"

#include <satdoku/language/text.hpp>
#include <satdoku/ui/width.hpp>

#include <algorithm>

namespace satdoku::ui {
namespace {

/// Lists the words that the tab key offers, as many as the window has room for.
void show_offers(std::ostream& out, const std::vector<std::string>& words) {
    std::vector<std::string> offers;
    for (const std::string& word : words) offers.push_back(language::visible(word));
    constexpr std::size_t gap = 2;
    const Size size = terminal_size();
    const std::size_t width = widest(offers) + gap;
    const std::size_t in_a_row = std::max<std::size_t>(size.columns / width, 1);
    const std::size_t most = in_a_row * (std::max<std::size_t>(size.rows, 5) - 3);
    for (std::size_t index = 0; index < std::min(offers.size(), most); ++index) {
        const bool is_last = (index + 1) % in_a_row == 0;
        out << (index % in_a_row == 0 ? "\n" : "") << (is_last ? offers[index] : pad_right(offers[index], width));
    }
    if (offers.size() > most) out << '\n' << language::text("prompt.more_offers", offers.size() - most);
    out << '\n';
}

}  // namespace

std::optional<std::string> read_edited_line(std::string_view prompt, const std::vector<std::string>& history,
                                            const PromptAid& aid) {
    using Reaction = LineEditor::Reaction;
    LineEditor editor(history, aid.complete);
    PaintedRows rows([&](const Size& window) {
        return line_picture(prompt, editor.text(), editor.cursor(), window.rows, window.columns);
    });
    const auto press = [&](std::string_view key, bool) {
        const Reaction reaction = editor.press(key);
        const bool is_hint = reaction == Reaction::idle && !aid.hint.empty();
        if (!is_hint && reaction != Reaction::offer) return reaction;
        rows.leave();
        if (is_hint) rows.out() << '\n' << aid.hint << '\n';
        if (reaction == Reaction::offer) show_offers(rows.out(), editor.offers());
        rows.keep();
        return Reaction::none;
    };
    const auto reaction = rows.read(press);
    rows.leave();
    if (reaction != Reaction::entered) return std::nullopt;
    rows.out() << '\n' << std::flush;
    return editor.text();
}

}  // namespace satdoku::ui
