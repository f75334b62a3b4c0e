// Documents of pages: PostScript for printers, and the Portable Document Format, with fonts that every printer and
// viewer has. Both use the same painting operators. Each page is written at once. PDF takes the letters that these
// fonts lack from a font that the user names and embeds their outlines, each once.
#pragma once

#include <satdoku/draw/drawing.hpp>
#include <satdoku/draw/font.hpp>
#include <functional>
#include <map>
#include <optional>

namespace satdoku::draw {

/// Takes the next bytes of a document.
using Sink = std::function<void(std::string_view)>;

/// PostScript of level 2. Characters that its fonts lack (see is_latin()) are drawn as question marks.
class PostScript {
  public:
    PostScript(Sink sink, std::string_view title);
    void page(const Drawing& drawing);
    void end();

  private:
    Sink sink_;
    std::size_t pages_ = 0;
};

/// Letters that are drawn by their outlines, numbered in the order in which they occur.
class OutlinedLetters {
  public:
    struct Letter {
        char32_t code;
        Glyph glyph;
    };
    /// @param font  may be null: no letter has an outline then
    explicit OutlinedLetters(const Font* font) : font_(font) {}
    /// Nothing if the font lacks the letter.
    std::optional<std::size_t> number(char32_t letter);
    const std::vector<Letter>& all() const { return all_; }
    /// Letters that were asked for and have no outline, each once.
    const std::u32string& missing() const { return missing_; }

  private:
    const Font* font_;
    std::map<char32_t, std::size_t> numbers_;
    std::vector<Letter> all_;
    std::u32string missing_;
};

/// PDF 1.4. Its fonts are those of PostScript; other letters are those of `font`, if there is one that has them.
class Pdf {
  public:
    Pdf(Sink sink, std::string_view title, const Font* font = nullptr);
    void page(const Drawing& drawing);
    void end();
    /// Letters of the pages that are question marks there, each once.
    const std::u32string& missing() const { return letters_.missing(); }

  private:
    void write(std::string_view bytes);
    void object(std::size_t number, std::string_view body);
    std::size_t new_object(std::string_view body);
    std::size_t new_stream(std::string_view bytes);
    std::string outline_font(std::size_t first);

    Sink sink_;
    OutlinedLetters letters_;
    std::size_t written_ = 0;           ///< bytes
    std::vector<std::size_t> offsets_;  ///< by object, from 1
    std::vector<std::size_t> pages_;    ///< objects
};

}  // namespace satdoku::draw
