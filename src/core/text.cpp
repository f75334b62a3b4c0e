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

}  // namespace satdoku::core
