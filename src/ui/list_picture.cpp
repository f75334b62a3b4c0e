// How a list looks, and the reading of an answer by it.
#include "list_picker.hpp"
#include "painted_rows.hpp"
#include <satdoku/language/text.hpp>
#include <satdoku/ui/columns.hpp>
#include <algorithm>

namespace satdoku::ui {
namespace {
constexpr std::size_t most_lines = 15;      ///< a longer list scrolls even if the window has room
constexpr std::size_t short_lines = 4;      ///< of a short list in a low window; in a higher one a quarter of its rows
constexpr std::size_t fewest_lines = 3;     ///< other rows give way to these
constexpr std::size_t fewest_columns = 60;  ///< of a window in which both names are shown

/// Text that is longer than the width loses its end.
std::string cut(const Console& console, std::string_view text, std::size_t width) {
    if (display_width(text) <= width) return std::string(text);
    const std::string_view mark = console.boxes() ? "…" : "...";
    const std::size_t room = width - std::min(width, display_width(mark));
    std::string begin;
    for (std::size_t columns = 0; !text.empty();) {
        const core::Character character = core::first_character(text);
        columns += language::columns_of(character);
        if (columns > room) break;
        begin += text.substr(0, character.bytes);
        text.remove_prefix(character.bytes);
    }
    return begin.append(mark);
}

/// The width of a column of the lines.
template <typename TextOf> std::size_t column_width(const std::vector<ListLine>& lines, TextOf text_of) {
    std::size_t width = 0;
    for (const ListLine& line : lines) width = std::max(width, display_width(text_of(line)));
    return width;
}

std::vector<std::string> question_rows(const Console& console, std::string_view question, std::size_t width) {
    std::vector<std::string> rows = wrap(std::string(question) + (console.boxes() ? " ›" : " >"), width - 1);
    for (std::string& row : rows) row = console.paint(Style::heading, row);
    rows.back() += ' ';
    return rows;
}
}  // namespace

std::vector<std::string> ListPicker::line_rows(const Console& console, std::size_t room, std::size_t width) {
    const std::size_t numbers = column_width(lines_, [](const ListLine& line) { return line.number; });
    const std::size_t names = std::min(column_width(lines_, [](const ListLine& line) { return line.name; }),
                                       std::max<std::size_t>(width / 2, 8));
    const std::size_t synonyms =
        width < fewest_columns - 1 ? 0 : column_width(lines_, [](const ListLine& line) { return line.synonym; });
    const bool all = matches_.size() <= std::min(room, most_lines);
    page_ = std::max<std::size_t>(all ? matches_.size() : std::min(room - 1, most_lines), 1);
    first_ = std::min({first_, marked_, matches_.size() - std::min(matches_.size(), page_)});
    const std::size_t context = page_ > 2 && marked_ < last() ? 1 : 0;  // the line after the marked one is seen, too
    if (marked_ + context >= first_ + page_) first_ = marked_ + context - page_ + 1;
    std::vector<std::string> rows;
    const std::size_t end = std::min(first_ + page_, matches_.size());
    for (std::size_t match = first_; match < end; ++match) {
        const ListLine& line = lines_[matches_[match]];
        const bool is_marked = match == marked_;
        std::string row = is_marked ? console.paint(Style::own, console.boxes() ? "❯ " : "> ") : "  ";
        if (list_.takes_several) row += is_chosen(line) ? console.paint(Style::good, "[x] ") : "[ ] ";
        if (numbers > 0) row += console.paint(Style::dim, pad_left(line.number, numbers)) + "  ";
        row += console.paint(is_marked ? Style::own : Style::heading, pad_right(cut(console, line.name, names), names));
        if (synonyms > 0) row += "  " + console.paint(Style::dim, pad_right(line.synonym, synonyms));
        const std::size_t taken = display_width(row) + 2;
        if (!line.title.empty() && taken < width) row += "  " + cut(console, line.title, width - taken);
        rows.push_back(std::move(row));
    }
    const auto add_note = [&](const std::string& note) {
        rows.push_back("  " + console.paint(Style::dim, cut(console, note, width - 2)));
    };
    if (matches_.empty()) add_note(language::text("list.none"));
    if (!all) add_note(language::text("list.beyond", first_ + 1, end, matches_.size()));
    return rows;
}

/// What the marked line means.
std::vector<std::string> ListPicker::explanation_rows(std::size_t room, std::size_t width) const {
    std::vector<std::string> rows;
    if (!explains_ || marked() == nullptr) return rows;
    const ListLine& line = *marked();
    constexpr std::string_view indent = "    ";
    const std::string text =
        line.title + (line.explanation.empty() || line.title.empty() ? "" : "\n") + line.explanation;
    for (const std::string& paragraph : split_lines(text))
        for (const std::string& row : wrap(paragraph, width - indent.size())) rows.push_back(std::string(indent) + row);
    rows.resize(std::min(rows.size(), room));
    return rows;
}

/// The keys, as many as there is room for; the first ones are needed most.
std::string ListPicker::keys_row(const Console& console, std::size_t width) const {
    std::vector<std::string> keys = {language::text("list.move", console.boxes() ? "↑↓" : "Up/Down"),
                                     language::text("list.enter"), language::text("list.leave", list_.leaving)};
    if (list_.takes_several) keys.push_back(language::text("list.several"));
    if (list_.has_folders) keys.push_back(language::text("list.folders"));
    if (!list_.has_folders) keys.push_back(language::text("list.explain"));
    keys.push_back(language::text("list.type"));
    const std::string_view between = console.boxes() ? " · " : ", ";
    std::string row;
    for (const std::string& key : keys) {
        const std::string longer = row.empty() ? key : row + std::string(between) + key;
        if (display_width(longer) + 2 <= width) row = longer;
    }
    return "  " + console.paint(Style::dim, row);
}

LinePicture ListPicker::picture(const Console& console, std::size_t rows, std::size_t columns) {
    const std::size_t width = std::max<std::size_t>(columns, 12) - 1;
    std::vector<std::string> question = question_rows(console, list_.question, width);
    const std::string prompt = question.back();
    question.pop_back();
    LinePicture all = line_picture(prompt, typed_, typed_.size(), rows, columns);
    all.row += question.size();
    all.rows.insert(all.rows.begin(), question.begin(), question.end());
    const std::size_t room = rows > all.rows.size() ? rows - all.rows.size() : 1;
    std::vector<std::string> below = explanation_rows(room - std::min(room, fewest_lines), width);
    const auto add_below = [&](std::string row) {
        if (below.size() + fewest_lines < room) below.push_back(std::move(row));
    };
    if (!list_.status.empty()) add_below("  " + console.paint(Style::dim, cut(console, list_.status, width - 2)));
    add_below(keys_row(console, width));
    const std::size_t most = is_short_ ? std::max(short_lines, rows / 4) : rows;
    for (std::string& row : line_rows(console, std::min(most, room - std::min(room - 1, below.size())), width))
        all.rows.push_back(std::move(row));
    all.rows.insert(all.rows.end(), below.begin(), below.end());
    return all;
}

std::optional<std::string> read_from_list(const Console& console, const List& list, bool& after_q) {
    using Reaction = LineEditor::Reaction;
    ListPicker picker(list, after_q);
    PaintedRows rows([&](const Size& window) { return picker.picture(console, window.rows, window.columns); });
    const auto reaction = rows.read([&](std::string_view key, bool more) { return picker.press(key, more); });
    rows.erase();
    after_q = picker.left_by_q();
    const std::string chosen = reaction == Reaction::entered ? picker.chosen()
                               : reaction == Reaction::left  ? list.leaving
                                                             : std::string();
    std::vector<std::string> stays = question_rows(console, list.question, console.columns() - 1);
    for (const std::string& row : stays) rows.out() << row << (&row == &stays.back() ? "" : "\n");
    rows.out() << console.paint(Style::own, chosen) << (reaction && reaction != Reaction::ended ? "\n" : "")
               << std::flush;
    if (reaction == Reaction::entered) return picker.answer();
    return reaction == Reaction::left ? std::optional<std::string>("q") : std::nullopt;
}
}  // namespace satdoku::ui
