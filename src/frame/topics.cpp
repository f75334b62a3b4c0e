// The topics of the help, and how their texts are read and shown on a terminal.
#include "descriptions.hpp"
#include <satdoku/engines/engines.hpp>
#include <satdoku/frame/command.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/ui/columns.hpp>

namespace satdoku::frame {
namespace {
constexpr std::string_view topic_key = "topic.";
constexpr std::string_view session_key =
    ".session";                                   // after the key of a topic: its example, the same in all languages
constexpr std::string_view between = " :: ";      // a term and its meaning
constexpr std::string_view indentation = "    ";  // before a line that stays as it is

/// The last character of a text that is not empty.
core::Character last_character(std::string_view text) {
    std::size_t at = text.size() - 1;
    while (at > 0 && (static_cast<unsigned char>(text[at]) & 0xc0U) == 0x80U) --at;
    return core::first_character(text.substr(at));
}

/// Appends a line to a paragraph. Chinese has blanks only next to Latin letters.
void append_line(std::string& paragraph, std::string_view line) {
    if (!paragraph.empty() && !line.empty()) {
        const core::Character before = last_character(paragraph);
        const core::Character after = core::first_character(line);
        const auto is_mark = [](const core::Character& character) {
            return std::u32string_view(U"，。；：、！？）（”“").find(character.code) != std::u32string_view::npos;
        };
        const bool both_wide = language::columns_of(before) == 2 && language::columns_of(after) == 2;
        if (!both_wide && !is_mark(before) && !is_mark(after)) paragraph += ' ';
    }
    paragraph += line;
}

std::vector<Part> parts_of(std::string_view text) {
    using Kind = Part::Kind;
    std::vector<Part> parts;
    bool ended = true;  // the last part takes no more lines, unless it is one of lines that stay as they are
    const auto part = [&](Kind kind) -> Part& {
        if (ended || parts.back().kind != kind) parts.push_back({.kind = kind, .lines = {}, .entries = {}});
        ended = false;
        return parts.back();
    };
    std::size_t empty_lines = 0;
    for (const std::string& line : ui::split_lines(text)) {
        if (line.empty()) {
            ended = true;
            ++empty_lines;
            continue;
        }
        const std::size_t separator = line.find(between);
        const bool has_list = !ended && parts.back().kind == Kind::list;
        if (line.starts_with(indentation)) {
            // An empty line within is one of those that are shown.
            if (!parts.empty() && parts.back().kind == Kind::verbatim) {
                ended = false;
                parts.back().lines.insert(parts.back().lines.end(), empty_lines, "");
            }
            part(Kind::verbatim).lines.push_back(line.substr(indentation.size()));
        } else if (has_list && line.starts_with("  ")) {
            append_line(parts.back().entries.back().second, core::trimmed(line));
        } else if (separator != std::string::npos) {
            part(Kind::list).entries.emplace_back(line.substr(0, separator), line.substr(separator + between.size()));
        } else {
            Part& paragraph = part(Kind::paragraph);
            if (paragraph.lines.empty()) paragraph.lines.emplace_back();
            append_line(paragraph.lines.front(), line);
        }
        empty_lines = 0;
    }
    return parts;
}

Topic topic_of(std::string_view key) {
    std::string name(key.substr(topic_key.size()));
    std::replace(name.begin(), name.end(), '_', '-');
    std::string text = language::text(key);
    const std::string session = std::string(key).append(session_key);
    if (language::has_text(session)) text += language::text(session);
    const std::size_t end = std::min(text.find('\n'), text.size());
    return {std::move(name), text.substr(0, end), parts_of(std::string_view(text).substr(end))};
}

void append_lists(std::vector<Part>& parts, const std::vector<ManualList>& lists) {
    for (const ManualList& list : lists) {
        const std::vector<Part> paragraph = parts_of(language::text(list.paragraph));
        parts.insert(parts.end(), paragraph.begin(), paragraph.end());
        parts.push_back({.kind = Part::Kind::list, .lines = {}, .entries = list.entries});
    }
}

std::string shown(const Part& part, std::size_t columns) {
    if (part.kind == Part::Kind::paragraph) return ui::wrapped(part.lines.front(), columns - 1);
    if (part.kind == Part::Kind::list) return ui::definitions(part.entries, columns);
    return core::join(part.lines, "", [columns](const std::string& line) { return unwrapped(line, columns); });
}
}  // namespace

std::string unwrapped(const std::string& line, std::size_t columns) {
    constexpr std::size_t first_blanks = 2;
    constexpr std::size_t other_blanks = 4;
    if (line.empty()) return "\n";
    // Between quotation marks a line may end only after a clause.
    constexpr std::string_view no_break = "\u00a0";
    std::string text;
    char mark = 0;
    for (const char character : line) {
        if (character == mark) {
            mark = 0;
        } else if (mark == 0 && (character == '\'' || character == '"')) {
            mark = character;
        }
        if (character == ' ' && mark != 0 && !text.ends_with(" 0") && !text.ends_with("\u00a00")) {
            text += no_break;
        } else {
            text += character;
        }
    }
    std::vector<std::string> pieces = {text};
    if (ui::display_width(line) + first_blanks >= columns) {
        const std::size_t edge = 1 + std::string_view(" \\").size();
        pieces = ui::wrap(text, std::max(columns, other_blanks + edge + 1) - other_blanks - edge);
    }
    std::string shown(first_blanks, ' ');
    bool quoted = false;
    for (std::string& piece : pieces) {
        for (std::size_t at = piece.find(no_break); at != std::string::npos; at = piece.find(no_break, at))
            piece.replace(at, no_break.size(), " ");
        quoted = quoted != ((std::ranges::count(piece, '\'') + std::ranges::count(piece, '"')) % 2 == 1);
        const bool continues = &piece != &pieces.back();
        shown += piece + (continues && !quoted && line.starts_with("$ ") ? " \\\n" : "\n");
        if (continues) shown += std::string(other_blanks, ' ');
    }
    return shown;
}

std::string shown(const std::vector<Part>& parts, std::size_t columns) {
    return core::join(parts, "\n", [columns](const Part& part) { return shown(part, columns); });
}

std::string Topic::heading() const {
    std::string before = title.substr(0, std::min(title.find(": "), title.find("：")));
    std::transform(before.begin(), before.end(), before.begin(), [](char letter) {
        return letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
    });
    return before;
}

std::string Topic::subject() const {
    const std::string_view wide_colon = "：";
    const std::size_t wide = title.find(wide_colon);
    return wide != std::string::npos ? title.substr(wide + wide_colon.size()) : title.substr(title.find(": ") + 2);
}

std::vector<Topic> topics(const Program& program) {
    Definitions strategies;
    for (const std::string_view name : engines::branching_names())
        strategies.emplace_back(name, language::text(language::key("branching", name)));
    std::vector<ManualSection> sections = program.manual();
    sections.push_back({"topic.engines", {{"help.strategies", std::move(strategies)}}});
    sections.push_back({"topic.options", {{"help.settings", settings()}}});
    std::vector<Topic> all;
    for (const auto& file : language::catalogue()) {
        for (const language::Entry& entry : file) {
            if (!entry.key.starts_with(topic_key) || entry.key.ends_with(session_key)) continue;
            Topic topic = topic_of(entry.key);
            for (const ManualSection& section : sections)
                if (section.topic == entry.key) append_lists(topic.parts, section.lists);
            all.push_back(std::move(topic));
        }
    }
    return all;
}

std::vector<Part> example_of(const Command& command) {
    const std::string key = command.help_key() + ".example";
    return language::has_text(key) ? parts_of(language::text(key)) : std::vector<Part>();
}
}  // namespace satdoku::frame
