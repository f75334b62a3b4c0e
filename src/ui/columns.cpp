#include <satdoku/language/text.hpp>
#include <satdoku/ui/columns.hpp>
#include <algorithm>

namespace satdoku::ui {
namespace {
bool is_among(std::u32string_view characters, const core::Character& character) {
    return character.valid && characters.find(character.code) != std::u32string_view::npos;
}

/// Returns true if no line may begin with the character: it closes something or belongs to the text before it.
bool never_first(const core::Character& character) {
    return is_among(U"，。；：、！？）】》〉」』”’…—～·％,.;:!?)]}", character);
}

/// Returns true if no line may end with the character: it opens something.
bool never_last(const core::Character& character) { return is_among(U"（【《〈「『“‘([{", character); }

/// Returns true if a line may be broken between the two characters. Chinese follows the rules of GB/T 15834; other text
/// is broken at blanks only. @param blank  whether there are blanks between them
bool may_break(const core::Character& before, bool blank, const core::Character& after) {
    const bool wide = language::columns_of(before) == 2 || language::columns_of(after) == 2;
    if (!wide) return blank;
    return !never_last(before) && !never_first(after);
}

/// The length of a colour sequence at the front of the text, or 0.
std::size_t colour_sequence(std::string_view text) {
    if (!text.starts_with("\x1b[")) return 0;
    const std::size_t end = text.find_first_not_of("0123456789;", 2);
    return end != std::string_view::npos && text[end] == 'm' ? end + 1 : 0;
}
}  // namespace

std::size_t display_width(std::string_view text) {
    std::size_t width = 0;
    while (!text.empty()) {
        if (const std::size_t sequence = colour_sequence(text); sequence != 0) {
            text.remove_prefix(sequence);
            continue;
        }
        const core::Character character = core::first_character(text);
        width += language::columns_of(character);
        text.remove_prefix(character.bytes);
    }
    return width;
}

std::string pad_right(std::string_view text, std::size_t width) {
    const std::size_t taken = display_width(text);
    return std::string(text) + std::string(taken < width ? width - taken : 0, ' ');
}

std::string pad_left(std::string_view text, std::size_t width) {
    const std::size_t taken = display_width(text);
    return std::string(taken < width ? width - taken : 0, ' ') + std::string(text);
}

std::vector<std::string> wrap(std::string_view text, std::size_t width) {
    std::vector<std::string> lines;
    std::string line;
    std::size_t columns = 0;
    std::size_t break_at = 0;  // the place in `line` where the next line may begin; 0: none
    core::Character before;    // the last one that is not a blank
    while (!text.empty()) {
        if (const std::size_t sequence = colour_sequence(text); sequence != 0) {
            line += text.substr(0, sequence);
            text.remove_prefix(sequence);
            continue;
        }
        const core::Character character = core::first_character(text);
        const std::size_t taken = language::columns_of(character);
        const bool is_blank = text[0] == ' ';
        if (!is_blank) {
            if (may_break(before, line.ends_with(' '), character)) break_at = line.size();
            before = character;
        }
        if (columns + taken > width && !line.empty() && !is_blank) {
            std::string rest = break_at == 0 ? "" : line.substr(break_at);
            if (break_at != 0) line.resize(break_at);
            line.erase(line.find_last_not_of(' ') + 1);
            lines.push_back(std::move(line));
            line = std::move(rest);
            columns = display_width(line);
            break_at = 0;
        }
        line += text.substr(0, character.bytes);
        columns += taken;
        text.remove_prefix(character.bytes);
    }
    if (lines.empty() || !line.empty()) lines.push_back(std::move(line));
    lines.back().erase(lines.back().find_last_not_of(' ') + 1);
    return lines;
}

std::string wrapped(std::string_view text, std::size_t width) {
    std::string lines;
    for (const std::string& paragraph : split_lines(text))
        for (const std::string& line : wrap(paragraph, width)) lines.append(line).append("\n");
    return lines;
}

namespace {
/// The columns of the longest piece that cannot be broken.
std::size_t longest_piece(std::string_view text) {
    constexpr std::string_view mark = "\n";
    std::size_t longest = 0;
    for (const std::string& piece : split_lines(with_break_marks(text, mark))) {
        for (std::size_t from = 0; from < piece.size();) {
            const std::size_t end = std::min(piece.find(' ', from), piece.size());
            longest = std::max(longest, display_width(std::string_view(piece).substr(from, end - from)));
            from = end + 1;
        }
    }
    return longest;
}

/// The first line whole, the others indented by `indent` blanks.
std::string hanging(std::string_view head, std::string_view text, std::size_t indent, std::size_t width) {
    std::string lines(head);
    bool is_first = true;
    for (const std::string& line : wrap(text, width - indent)) {
        if (!is_first) lines.append(indent, ' ');
        lines.append(line).append("\n");
        is_first = false;
    }
    return lines;
}
}  // namespace

std::string fitted(std::string_view lines, std::size_t width) {
    constexpr std::string_view between = "  ";  // two columns
    constexpr std::size_t room = 16;            // that the last column needs to continue below itself
    std::string all;
    for (const std::string& line : split_lines(lines)) {
        const std::size_t begin = std::min(line.find_first_not_of(' '), line.size());
        const std::size_t blanks = line.rfind(between);
        const bool has_columns = blanks != std::string::npos && blanks >= begin;
        const std::size_t last = has_columns ? blanks + between.size() : begin;
        const std::size_t before = display_width(std::string_view(line).substr(0, last));
        const std::string_view text = std::string_view(line).substr(last);
        if (display_width(line) <= width) {
            all.append(line).append("\n");
        } else if (before + std::max(has_columns ? room : 0, longest_piece(text)) <= width) {
            all += hanging(std::string_view(line).substr(0, last), text, before, width);
        } else if (begin + between.size() + longest_piece(line) <= width) {
            all +=
                hanging(std::string(begin, ' '), std::string_view(line).substr(begin), begin + between.size(), width);
        } else {
            all.append(line).append("\n");
        }
    }
    return all;
}

std::string with_break_marks(std::string_view text, std::string_view mark) {
    std::string marked;
    core::Character before;
    while (!text.empty()) {
        const core::Character character = core::first_character(text);
        const bool next_to_blank = marked.empty() || marked.back() == ' ' || text[0] == ' ';
        if (!next_to_blank && may_break(before, false, character)) marked += mark;
        marked += text.substr(0, character.bytes);
        before = character;
        text.remove_prefix(character.bytes);
    }
    return marked;
}

std::size_t widest(const std::vector<std::string>& lines) {
    std::size_t width = 0;
    for (const std::string& line : lines) width = std::max(width, display_width(line));
    return width;
}

std::vector<std::string> split_lines(std::string_view text) {
    std::vector<std::string> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        lines.emplace_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

std::string half_width(std::string_view text) {
    constexpr char32_t first_wide = 0xff01;  // of '!' to '~'
    constexpr char32_t last_wide = 0xff5e;
    constexpr std::pair<char32_t, char> others[] = {{0x3000, ' '}, {0x3002, '.'}, {0x2212, '-'}};
    std::string narrow;
    while (!text.empty()) {
        const core::Character character = core::first_character(text);
        const auto* const other = std::ranges::find(others, character.code, &std::pair<char32_t, char>::first);
        if (character.code >= first_wide && character.code <= last_wide) {
            narrow += static_cast<char>(character.code - first_wide + '!');
        } else if (other != std::end(others)) {
            narrow += other->second;
        } else {
            narrow += text.substr(0, character.bytes);
        }
        text.remove_prefix(character.bytes);
    }
    return narrow;
}

std::string Table::lines(std::size_t indent) const {
    std::vector<std::size_t> widths(alignment_.size());
    for (const auto& row : rows_) {
        for (std::size_t column = 0; column < row.size() && column < widths.size(); ++column)
            widths[column] = std::max(widths[column], display_width(row[column]));
    }
    std::string text;
    for (const auto& row : rows_) {
        std::string line(indent, ' ');
        for (std::size_t column = 0; column < row.size() && column < widths.size(); ++column) {
            if (column > 0) line += "  ";
            line += alignment_[column] == Align::left ? pad_right(row[column], widths[column])
                                                      : pad_left(row[column], widths[column]);
        }
        line.erase(line.find_last_not_of(' ') + 1);
        text += line + '\n';
    }
    return text;
}

namespace {
/// Each meaning below its term: for narrow pages.
std::string stacked_definitions(const std::vector<std::pair<std::string, std::string>>& entries, std::size_t columns) {
    const auto indented = [columns](std::string_view text, std::size_t blanks) {
        std::string lines;
        for (const std::string& line : wrap(text, std::max(columns, blanks + 1) - blanks))
            lines.append(blanks, ' ').append(line).append("\n");
        return lines;
    };
    std::string lines;
    for (const auto& [term, meaning] : entries) lines += indented(term, 2) + indented(meaning, 6);
    return lines;
}
}  // namespace

std::string definitions(const std::vector<std::pair<std::string, std::string>>& entries, std::size_t columns) {
    constexpr std::size_t least_room = 30;
    constexpr std::size_t blanks = 5;  // before, between, and at the edge
    std::size_t left = 0;
    for (const auto& [term, meaning] : entries) left = std::max(left, display_width(term));
    if (columns < left + least_room) return stacked_definitions(entries, columns);
    Table table({Align::left, Align::left});
    const std::size_t room = columns - left - blanks;
    for (const auto& [term, meaning] : entries) {
        bool first = true;
        for (std::string& line : wrap(meaning, room)) {
            table.add({first ? term : "", std::move(line)});
            first = false;
        }
    }
    return table.lines();
}
}  // namespace satdoku::ui
