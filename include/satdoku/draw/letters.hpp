// The characters of a text, and their widths in the fonts that every printer has.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace satdoku::draw {

/// The code points of UTF-8. Each byte that is not text and each control character becomes U+FFFD.
std::u32string code_points(std::string_view text);

std::string utf_8(std::u32string_view letters);

/// Returns true if the fonts of printers have the character at the place of its code (ISO 8859-1).
constexpr bool is_latin(char32_t letter) {
    return (letter >= 0x20 && letter < 0x7f) || (letter >= 0xa0 && letter <= 0xff);
}

/// The width as a part of the font's size, in Helvetica or its bold face; 1 for a character that is not Latin.
double width_of(std::u32string_view text, bool bold);
/// The width of a text in points.
double text_width(std::string_view text, double size, bool bold = false);

/// Lines of whole words that are at most that wide, if no word is wider. A line may also be broken before or after a
/// letter that is not Latin, as in Chinese, but no line begins with a Chinese stop or closing bracket.
std::vector<std::string> wrapped_words(std::string_view text, double size, double width);

/// Returns the text, or its beginning with three dots if it is wider than `width`.
std::string fitted(std::string_view text, double size, double width, bool bold = false);

}  // namespace satdoku::draw
