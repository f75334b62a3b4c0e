// Fonts that documents embed: the part of a TrueType or OpenType font that has the letters of the document. Letters that
// no font has can be drawn by the program's own strokes, if they are Latin.
#pragma once
#include <satdoku/draw/drawing.hpp>
#include <memory>
#include <optional>

namespace satdoku::draw {
class Font {
  public:
    /// Reads a file of one font, or the first font of a collection. Throws core::Error: the file cannot be read, is no
    /// font or is damaged.
    explicit Font(const std::string& path);
    Font(Font&& other) noexcept;
    ~Font();

    bool has(char32_t letter) const;
    /// In thousandths of the size.
    double width(char32_t letter) const;
    /// The bytes of a font whose first glyph stands for letters that are missing; then it has these letters, in order.
    /// Throws core::Error if the font is damaged there.
    std::string with(std::u32string_view letters) const;
    /// True if these are the bytes of CFF, and not of TrueType.
    bool is_cff() const;
    /// The name for documents, from that of the file.
    const std::string& name() const { return name_; }

  private:
    class Tables;
    std::string name_;
    std::unique_ptr<const Tables> tables_;
};

/// The fonts that a document may take its letters from.
class Fonts {
  public:
    /// @param groups     paths. The first file in each that is a font is loaded when no earlier group has a letter
    /// @param are_named  by a person: a file that cannot be used is an error
    explicit Fonts(std::vector<std::vector<std::string>> groups = {}, bool are_named = false)
        : groups_(std::move(groups)), are_named_(are_named) {}

    /// The first font that has the letter, or nullptr. It remains where it is.
    const Font* having(char32_t letter);

  private:
    std::unique_ptr<Font> first_of(const std::vector<std::string>& paths) const;

    std::vector<std::vector<std::string>> groups_;
    std::vector<std::unique_ptr<Font>> fonts_;  ///< of the first groups; null if a group has none
    bool are_named_;
};

/// The letters of a text that a document with these fonts cannot show, each once.
std::string lacking(const std::string& text, Fonts& fonts);

/// Whether the program's own letters, which need no font, have this one.
bool has_strokes(char32_t letter);
/// Its lines, up and to the right of the beginning of the base line, as parts of the size.
std::vector<std::vector<Point>> strokes_of(char32_t letter, double width);

// The characters of a text, and their widths in Helvetica, which all layouts are made for.

/// The code points of UTF-8. Each byte that is not text and each control character becomes U+FFFD.
std::u32string code_points(std::string_view text);

std::string utf_8(std::u32string_view letters);

/// Whether the character is one of Windows' Latin letters.
constexpr bool is_latin(char32_t letter) {
    constexpr std::u32string_view others = U"€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ";
    return (letter >= 0x20 && letter < 0x7f) || (letter >= 0xa0 && letter <= 0xff) ||
           others.find(letter) != others.npos;
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
