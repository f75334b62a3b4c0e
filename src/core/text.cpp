#include <satdoku/core/text.hpp>
#include <algorithm>

namespace satdoku::core {
namespace {
/// No shell gives such a character a meaning, at any place of a word. Bytes above 127 are parts of other scripts.
bool needs_no_quotes(char character) {
    constexpr std::string_view signs = "_-./,:+@%=";
    const bool is_letter = (character >= 'a' && character <= 'z') || (character >= 'A' && character <= 'Z');
    const bool is_digit = character >= '0' && character <= '9';
    return is_letter || is_digit || static_cast<unsigned char>(character) >= 0x80 ||
           signs.find(character) != std::string_view::npos;
}
}  // namespace

std::string shell_quoted(std::string_view word) {
    if (!word.empty() && std::all_of(word.begin(), word.end(), needs_no_quotes)) return std::string(word);
    const auto is_control = [](char character) {
        return static_cast<unsigned char>(character) < ' ' || character == 127;
    };
    const bool escapes = std::any_of(word.begin(), word.end(), is_control);
    std::string quoted = escapes ? "$'" : "'";
    for (const char character : word) {
        if (is_control(character)) {
            const auto code = static_cast<unsigned char>(character);
            quoted += {'\\', static_cast<char>('0' + code / 64), static_cast<char>('0' + code / 8 % 8),
                       static_cast<char>('0' + code % 8)};
        } else if (character == '\'') {
            quoted += escapes ? "\\'" : "'\\''";
        } else if (character == '\\' && escapes) {
            quoted += "\\\\";
        } else {
            quoted += character;
        }
    }
    return quoted + "'";
}

Character first_character(std::string_view text) {
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

void append_utf_8(std::string& text, char32_t code) {
    const auto append = [&](char32_t byte) { text += static_cast<char>(byte); };
    const auto append_bits = [&](unsigned shift) { append(0x80U | (code >> shift & 0x3fU)); };
    if (code < 0x80) return append(code);
    if (code < 0x800) {
        append(0xc0U | code >> 6U);
    } else {
        if (code < 0x10000) {
            append(0xe0U | code >> 12U);
        } else {
            append(0xf0U | code >> 18U);
            append_bits(12);
        }
        append_bits(6);
    }
    append_bits(0);
}
}  // namespace satdoku::core
