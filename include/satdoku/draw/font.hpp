// The outlines of a TrueType font that a person names: for letters that the fonts of printers lack, such as Chinese
// ones. A document gets the outlines of those letters only that it shows.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace satdoku::draw {

/// A corner of an outline, or the control point of a quadratic curve between two corners. Between two control points in
/// a row there is a corner, in the middle.
struct OutlinePoint {
    double x;
    double y;  ///< up from the base line
    bool is_corner;
};

/// Lengths are thousandths of the font's size.
struct Glyph {
    double width = 0;
    std::vector<std::vector<OutlinePoint>> contours = {};  ///< closed, none of them empty
};

class Font {
  public:
    /// Reads a file of one font, or the first font of a collection. Throws core::Error: the file cannot be read, is no
    /// font, is damaged, or its outlines are not TrueType's.
    explicit Font(const std::string& path);
    ~Font();

    bool has(char32_t letter) const;
    /// Throws core::Error if the font is damaged there.
    Glyph glyph(char32_t letter) const;

  private:
    class Tables;
    std::unique_ptr<const Tables> tables_;
};

/// The letters of a text that neither the fonts of printers have nor this one, each once. @param font  may be null
std::string lacking(const std::string& text, const Font* font);

// The characters of a text, and their widths in the fonts that every printer has.

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
