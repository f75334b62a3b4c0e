// The characters of a text, and how wide they are in the fonts that every printer has.
#pragma once

#include <string>
#include <string_view>

namespace satdoku::draw {

/// The code points of UTF-8. Broken bytes and control characters become U+FFFD.
std::u32string code_points(std::string_view text);

std::string utf_8(std::u32string_view letters);

/// Whether the fonts of printers have the character at the place of its code (ISO 8859-1).
constexpr bool is_latin(char32_t letter) {
    return (letter >= 0x20 && letter < 0x7f) || (letter >= 0xa0 && letter <= 0xff);
}

/// The width in parts of the font's size: that of Helvetica or its bold face; one em if it is not Latin.
double width_of(char32_t letter, bool bold);
double width_of(std::u32string_view text, bool bold);

}  // namespace satdoku::draw
