#include <satdoku/ui/width.hpp>

#include <algorithm>
#include <cstdint>

namespace satdoku::ui {

namespace {

struct Range {
    char32_t first;
    char32_t last;
};

constexpr Range wide_ranges[] = {
    {0x1100, 0x115f}, {0x2e80, 0x303e},   {0x3041, 0x33ff},   {0x3400, 0x4dbf},   {0x4e00, 0xa4cf},
    {0xa960, 0xa97f}, {0xac00, 0xd7a3},   {0xf900, 0xfaff},   {0xfe30, 0xfe6f},   {0xff00, 0xff60},
    {0xffe0, 0xffe6}, {0x1f300, 0x1f64f}, {0x1f680, 0x1f6ff}, {0x1f900, 0x1f9ff}, {0x20000, 0x3fffd},
};
constexpr Range zero_ranges[] = {{0x0300, 0x036f}, {0x200b, 0x200f}, {0x20d0, 0x20ff}, {0xfe00, 0xfe0f}};

bool in_any(std::size_t count, const Range* ranges, char32_t character) {
    return std::any_of(ranges, ranges + count, [=](const Range& range) {
        return character >= range.first && character <= range.last;
    });
}

struct Character {
    char32_t code = 0;
    std::size_t bytes = 1;
    bool valid = false;
};

/// The character at the front of a text that is not empty.
Character front(std::string_view text) {
    const auto first = static_cast<unsigned char>(text[0]);
    if (first < 0x80) return {first, 1, true};
    const std::size_t bytes = first >= 0xf0 && first < 0xf5 ? 4 : first >= 0xe0 ? 3 : first >= 0xc2 ? 2 : 1;
    if (bytes == 1 || first >= 0xf5 || text.size() < bytes) return {};
    char32_t code = first & (0xffU >> (bytes + 1));
    for (std::size_t index = 1; index < bytes; ++index) {
        const auto next = static_cast<unsigned char>(text[index]);
        if ((next & 0xc0U) != 0x80) return {};
        code = (code << 6) | (next & 0x3fU);
    }
    const char32_t smallest[] = {0, 0, 0x80, 0x800, 0x10000};
    if (code < smallest[bytes] || code > 0x10ffff || (code >= 0xd800 && code < 0xe000)) return {};
    return {code, bytes, true};
}

std::size_t columns_of(const Character& character) {
    if (!character.valid) return 1;
    if (in_any(std::size(zero_ranges), zero_ranges, character.code)) return 0;
    return in_any(std::size(wide_ranges), wide_ranges, character.code) ? 2 : 1;
}

/// Whether a line should rather not begin with the character: closing punctuation of Chinese text.
bool never_first(char32_t code) {
    constexpr std::u32string_view closing = U"，。；：、！？）】》”’,.;:!?)";
    return closing.find(code) != std::u32string_view::npos;
}

/// Bytes of a colour sequence at the front of the text, or 0.
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
        const Character character = front(text);
        width += columns_of(character);
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
    std::size_t break_at = 0;  // in `line`: where the next line may begin; 0: nowhere
    bool after_wide = false;
    while (!text.empty()) {
        const Character character = front(text);
        const std::size_t taken = columns_of(character);
        const bool is_blank = text[0] == ' ';
        if (!is_blank && (after_wide || taken == 2) && !never_first(character.code)) break_at = line.size();
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
        after_wide = taken == 2;
        if (is_blank) break_at = line.size();
        text.remove_prefix(character.bytes);
    }
    if (lines.empty() || !line.empty()) lines.push_back(std::move(line));
    lines.back().erase(lines.back().find_last_not_of(' ') + 1);
    return lines;
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
    constexpr char32_t wide_blank = 0x3000;
    constexpr char32_t wide_stop = 0x3002;
    std::string narrow;
    while (!text.empty()) {
        const Character character = front(text);
        if (character.code >= first_wide && character.code <= last_wide) {
            narrow += static_cast<char>(character.code - first_wide + '!');
        } else if (character.code == wide_blank) {
            narrow += ' ';
        } else if (character.code == wide_stop) {
            narrow += '.';
        } else {
            narrow += text.substr(0, character.bytes);
        }
        text.remove_prefix(character.bytes);
    }
    return narrow;
}

std::string valid_utf8(std::string_view text) {
    std::string valid;
    while (!text.empty()) {
        const Character character = front(text);
        if (character.valid) {
            valid += text.substr(0, character.bytes);
        } else {
            valid += '?';
        }
        text.remove_prefix(character.bytes);
    }
    return valid;
}

}  // namespace satdoku::ui
