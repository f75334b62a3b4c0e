// Documents of pages in the Portable Document Format with embedded fonts. Each page is written at once.
#pragma once
#include <satdoku/draw/font.hpp>
#include <functional>
#include <map>

namespace satdoku::draw {
/// Takes the next bytes of a document.
using Sink = std::function<void(std::string_view)>;

/// The letters of a document that its fonts have, numbered from 1 in each font in the order in which they occur.
class EmbeddedLetters {
  public:
    explicit EmbeddedLetters(Fonts& fonts) : fonts_(fonts) {}
    /// Of a font: its index here, the number of the letter, its width as a part of the size.
    struct Place {
        std::size_t font;
        std::size_t number;
        double width;
    };
    /// Nothing if no font has the letter.
    std::optional<Place> find(char32_t letter);
    struct Used {
        const Font* font;
        std::map<char32_t, std::size_t> numbers;
        std::u32string letters;
    };
    const std::vector<Used>& all() const { return all_; }
    /// Letters that neither a font nor the program's strokes have, each once.
    const std::u32string& missing() const { return missing_; }

  private:
    Fonts& fonts_;
    std::vector<Used> all_;
    std::u32string missing_;
};

/// PDF 1.4. All its fonts are embedded.
class Pdf {
  public:
    /// @param fonts  must outlive the document
    Pdf(Sink sink, std::string_view title, Fonts& fonts);
    /// @param spine  turned to be read from the top to the bottom, in the middle of a cover
    /// @param bleed  how much is cut off at each edge of it
    void page(const Drawing& drawing, const Drawing& spine = {}, double bleed = 0);
    void end();
    /// Letters of the pages that are question marks there, each once.
    const std::u32string& missing() const { return letters_.missing(); }

  private:
    void write(std::string_view bytes);
    void object(std::size_t number, std::string_view body);
    std::size_t new_object(std::string_view body);
    std::size_t new_stream(std::string_view bytes, std::string_view more = {});
    std::string embedded_font(const EmbeddedLetters::Used& used);

    Sink sink_;
    EmbeddedLetters letters_;
    std::size_t written_ = 0;           ///< bytes
    std::vector<std::size_t> offsets_;  ///< by object, from 1
    std::vector<std::size_t> pages_;    ///< objects
};
}  // namespace satdoku::draw
