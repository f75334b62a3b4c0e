// The outlines of a TrueType font that a person names: for letters that the fonts of printers lack, such as Chinese
// ones. A document gets the outlines of those letters only that it shows.
#pragma once

#include <memory>
#include <string>
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

}  // namespace satdoku::draw
