#include "markdown.hpp"

#include <satdoku/ui/width.hpp>

#include <algorithm>
#include <vector>

namespace satdoku::laboratory {

namespace {

bool is_letter(char character) {
    return (character >= 'a' && character <= 'z') || (character >= 'A' && character <= 'Z');
}

bool is_of_word(char character) {
    return is_letter(character) || (character >= '0' && character <= '9');
}

/// Whether Markdown would take the character at this place for a sign.
bool is_sign(std::string_view text, std::size_t at) {
    const char before = at > 0 ? text[at - 1] : ' ';
    const char after = at + 1 < text.size() ? text[at + 1] : ' ';
    switch (text[at]) {
        case '_':
            return !is_of_word(before) || !is_of_word(after);
        case '<':
            return is_letter(after) || after == '/' || after == '!' || after == '?';
        default:
            return std::string_view("\\`*[]|&~$#").find(text[at]) != std::string_view::npos;
    }
}

}  // namespace

std::string markdown_text(std::string_view text) {
    std::string escaped;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (is_sign(text, at)) escaped += '\\';
        escaped += text[at];
    }
    return escaped;
}

std::string markdown_paragraph(std::string_view text, std::size_t columns) {
    std::string lines;
    for (std::string& line : ui::wrap(markdown_text(text), columns - 1)) {
        const std::size_t digits = std::min(line.find_first_not_of("0123456789"), line.size());
        const bool begins_list =
            digits > 0 && digits < line.size() && (line[digits] == '.' || line[digits] == ')');
        const bool begins_block =
            !line.empty() && std::string_view("-+=>").find(line[0]) != std::string_view::npos;
        if (begins_list || begins_block) line.insert(begins_list ? digits : 0, 1, '\\');
        lines.append(line).append("\n");
    }
    return lines;
}

std::string markdown_row(std::span<const std::string> cells) {
    std::string line = "|";
    for (const std::string& cell : cells) {
        line += ' ';
        line += markdown_text(cell);
        line += " |";
    }
    line += '\n';
    return line;
}

std::string markdown_rule(std::span<const ui::Align> alignment) {
    std::string line = "|";
    for (const ui::Align align : alignment) line += align == ui::Align::left ? "---|" : "---:|";
    line += '\n';
    return line;
}

}  // namespace satdoku::laboratory
