#include "line_editor.hpp"
#include "key_bytes.hpp"
#include "painted_rows.hpp"
#include <satdoku/language/text.hpp>
#include <satdoku/ui/columns.hpp>
#include <algorithm>

namespace satdoku::ui {
namespace {
/// The beginning that all the words share, in whole characters.
std::string common_beginning(const std::vector<std::string>& words) {
    std::string_view common = words.front();
    for (const std::string& word : words) {
        const auto end = std::mismatch(common.begin(), common.end(), word.begin(), word.end()).first;
        common = common.substr(0, static_cast<std::size_t>(end - common.begin()));
    }
    std::size_t whole = 0;
    for (std::size_t at = 0; at < common.size();) {
        const std::size_t bytes = core::first_character(std::string_view(words.front()).substr(at)).bytes;
        at += bytes;
        if (at <= common.size()) whole = at;
    }
    return std::string(common.substr(0, whole));
}
}  // namespace

std::string_view usual_key(std::string_view key) {
    constexpr std::pair<std::string_view, std::string_view> others[] = {
        {"\x1bOA", "\x1b[A"},  {"\x1bOB", "\x1b[B"},  {"\x1bOC", "\x1b[C"},  {"\x1bOD", "\x1b[D"}, {"\x08", "\x7f"},
        {"\x1bOH", "\x1b[H"},  {"\x1b[1~", "\x1b[H"}, {"\x1b[7~", "\x1b[H"}, {"\x01", "\x1b[H"},   {"\x1bOF", "\x1b[F"},
        {"\x1b[4~", "\x1b[F"}, {"\x1b[8~", "\x1b[F"}, {"\x05", "\x1b[F"}};
    const auto* const found = std::ranges::find(others, key, [](const auto& other) { return other.first; });
    return found == std::end(others) ? key : found->second;
}

bool is_typed(std::string_view key) { return static_cast<unsigned char>(key[0]) >= ' ' && key[0] != '\x7f'; }

const LineEditor::Binding LineEditor::bindings[] = {
    {"\x1b[D", &LineEditor::go_left, true},
    {"\x02", &LineEditor::go_left},
    {"\x1b[C", &LineEditor::go_right, true},
    {"\x06", &LineEditor::go_right},
    {"\x1b[1;5D", &LineEditor::go_word_left},
    {"\x1b[1;3D", &LineEditor::go_word_left},
    {"\x1b"
     "b",
     &LineEditor::go_word_left},
    {"\x1b[1;5C", &LineEditor::go_word_right},
    {"\x1b[1;3C", &LineEditor::go_word_right},
    {"\x1b"
     "f",
     &LineEditor::go_word_right},
    {"\x1b[H", &LineEditor::go_home},
    {"\x1b[F", &LineEditor::go_end},
    {"\x1b[A", &LineEditor::earlier, true},
    {"\x10", &LineEditor::earlier},
    {"\x1b[B", &LineEditor::later, true},
    {"\x0e", &LineEditor::later},
    {"\x7f", &LineEditor::erase_left},
    {"\x1b[3~", &LineEditor::erase_right},
    {"\x04", &LineEditor::erase_right},
    {"\x17", &LineEditor::cut_word_left},
    {"\x1b\x7f", &LineEditor::cut_word_left},
    {"\x1b"
     "d",
     &LineEditor::cut_word_right},
    {"\x15", &LineEditor::cut_to_home},
    {"\x0b", &LineEditor::cut_to_end},
    {"\x19", &LineEditor::put_back},
};

LineEditor::LineEditor(const std::vector<std::string>& history, Complete complete)
    : lines_(history), line_(history.size()), complete_(std::move(complete)) {
    lines_.emplace_back();
}

LineEditor::Reaction LineEditor::press(std::string_view key) {
    if (key == KeyBytes::paste_begin || key == KeyBytes::paste_end) {  // the terminal marks the ends of pasted text
        pasting_ = key == KeyBytes::paste_begin;
        return Reaction::none;
    }
    if (key == "\r" || key == "\n") return Reaction::entered;
    if (key == "\x04" && text().empty()) return Reaction::ended;
    if (key == "\x0c") return Reaction::clear_screen;
    if (key == "\x1a") return Reaction::suspend;
    if (key == "\t") return complete_word();
    for (const Binding& binding : bindings) {
        if (binding.key != usual_key(key)) continue;
        const std::size_t shown = line_;
        (this->*binding.act)();
        const bool is_idle = binding.is_arrow && line_ == shown && text().empty();
        return is_idle ? Reaction::idle : Reaction::none;
    }
    if (is_typed(key)) insert(key);
    return Reaction::none;
}

/// The end of the character at `at`, with its combining marks.
std::size_t LineEditor::after(std::size_t at) const {
    const std::string_view all = text();
    for (bool first = true; at < all.size(); first = false) {
        const core::Character character = core::first_character(all.substr(at));
        if (!first && language::columns_of(character) != 0) break;
        at += character.bytes;
    }
    return at;
}

std::size_t LineEditor::before(std::size_t at) const {
    std::size_t begin = 0;
    for (std::size_t next = 0; next < at; next = after(next)) begin = next;
    return begin;
}

std::size_t LineEditor::word_before() const {
    std::size_t at = cursor_;
    while (at > 0 && text()[at - 1] == ' ') --at;
    while (at > 0 && text()[at - 1] != ' ') --at;
    return at;
}

std::size_t LineEditor::word_after() const {
    const std::size_t begin = std::min(text().find_first_not_of(' ', cursor_), text().size());
    return std::min(text().find(' ', begin), text().size());
}

void LineEditor::insert(std::string_view typed) {
    line().insert(cursor_, typed);
    cursor_ += typed.size();
}

void LineEditor::erase(std::size_t from, std::size_t to) {
    line().erase(from, to - from);
    cursor_ = from;
}

void LineEditor::cut(std::size_t from, std::size_t to) {
    if (from == to) return;
    cut_ = text().substr(from, to - from);
    erase(from, to);
}

void LineEditor::show_line(std::size_t index) {
    line_ = index;
    go_end();
}

void LineEditor::earlier() {
    if (line_ > 0) show_line(line_ - 1);
}

void LineEditor::later() {
    if (line_ + 1 < lines_.size()) show_line(line_ + 1);
}

LineEditor::Reaction LineEditor::complete_word() {
    if (!complete_ || pasting_) {
        insert(" ");
        return Reaction::none;
    }
    Completion found = complete_(std::string_view(text()).substr(0, cursor_));
    if (found.words.empty()) return Reaction::none;
    const std::string common = common_beginning(found.words);
    const bool is_decided = found.words.size() == 1 || common.size() > cursor_ - found.from;
    if (!is_decided) {
        offers_ = std::move(found.words);
        return Reaction::offer;
    }
    erase(found.from, cursor_);
    insert(common);
    return Reaction::none;
}

LinePicture line_picture(std::string_view prompt, std::string_view text, std::size_t cursor, std::size_t window_rows,
                         std::size_t window_columns) {
    const std::size_t room = std::max<std::size_t>(window_columns, 3) - 1;
    LinePicture picture;
    picture.rows.emplace_back(prompt);
    std::size_t column = display_width(prompt);
    const auto make_room = [&](std::size_t columns) {
        if (column + columns <= room) return;
        picture.rows.emplace_back();
        column = 0;
    };
    for (std::size_t at = 0;;) {
        const bool at_end = at == text.size();
        const std::string shown = at_end ? std::string() : language::shown_character(text.substr(at));
        const std::size_t columns = display_width(shown);
        make_room(at_end && at == cursor ? 1 : columns);
        if (at == cursor) {
            picture.row = picture.rows.size() - 1;
            picture.column = column;
        }
        if (at_end) break;
        picture.rows.back() += shown;
        column += columns;
        at += core::first_character(text.substr(at)).bytes;
    }
    if (picture.rows.size() > window_rows && window_rows > 0) {
        const std::size_t last_first = picture.rows.size() - window_rows;
        const std::size_t first = std::min(picture.row - std::min(picture.row, window_rows / 2), last_first);
        const auto begin = picture.rows.begin() + static_cast<std::ptrdiff_t>(first);
        picture.rows = std::vector<std::string>(begin, begin + static_cast<std::ptrdiff_t>(window_rows));
        picture.row -= first;
    }
    return picture;
}

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
