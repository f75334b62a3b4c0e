// The widths are from Adobe's font metrics for Helvetica and Helvetica-Bold, in thousandths of the size.
#include <satdoku/core/utf_8.hpp>
#include <satdoku/draw/letters.hpp>

#include <array>
#include <cstdint>

namespace satdoku::draw {

namespace {

constexpr char32_t replacement = 0xfffd;
constexpr char32_t first_printable = 0x20;

using Widths = std::array<std::uint16_t, 95>;  // from the blank to ~

constexpr Widths regular_widths = {278,  278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,
                                   556,  556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,
                                   1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,
                                   667,  778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,
                                   333,  556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,
                                   556,  556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584};

constexpr Widths bold_widths = {278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278,
                                556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611,
                                975, 722, 722, 722, 722, 667, 611, 778, 722, 278, 556, 722, 611, 833, 722, 778,
                                667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 333, 278, 333, 584, 556,
                                333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611,
                                611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584};

/// Returns true for characters that can be drawn: no control characters, and none of those that Unicode never assigns.
bool is_text(char32_t letter) {
    const bool is_control = letter < first_printable || (letter >= 0x7f && letter < 0xa0);
    return !is_control && (letter & 0xfffe) != 0xfffe;
}

/// The width of a character as a part of the font's size. Accented letters are as wide as an "a".
double letter_width(char32_t letter, bool bold) {
    constexpr double thousand = 1000;
    const Widths& widths = bold ? bold_widths : regular_widths;
    if (letter >= first_printable && letter - first_printable < widths.size()) {
        return widths[letter - first_printable] / thousand;
    }
    return is_latin(letter) ? widths['a' - first_printable] / thousand : 1;
}

}  // namespace

std::u32string code_points(std::string_view text) {
    std::u32string letters;
    while (!text.empty()) {
        const core::Character character = core::first_character(text);
        letters += character.valid && is_text(character.code) ? character.code : replacement;
        text.remove_prefix(character.bytes);
    }
    return letters;
}

double width_of(std::u32string_view text, bool bold) {
    double sum = 0;
    for (const char32_t letter : text) sum += letter_width(letter, bold);
    return sum;
}

std::string utf_8(std::u32string_view letters) {
    std::string text;
    for (const char32_t letter : letters) core::append_utf_8(text, letter);
    return text;
}

std::vector<std::string> wrapped_words(std::string_view text, double size, double width) {
    constexpr std::u32string_view not_first = U"、。，：；？！）》”";
    const std::u32string letters = code_points(text);
    std::vector<std::string> lines;
    std::u32string line;
    for (std::size_t begin = 0; begin < letters.size();) {
        // The blanks and the word after them.
        std::size_t word = begin;
        while (word < letters.size() && letters[word] == U' ') ++word;
        std::size_t end = word;
        const auto goes_on = [&] {
            return letters[end] != U' ' && is_latin(letters[end]) && is_latin(letters[end - 1]);
        };
        if (end < letters.size()) ++end;
        while (end < letters.size() && (goes_on() || not_first.find(letters[end]) != std::u32string_view::npos)) ++end;
        const std::u32string more = letters.substr(begin, end - begin);
        if (!line.empty() && size * width_of(line + more, false) > width) {
            lines.push_back(utf_8(line));
            line = letters.substr(word, end - word);
        } else {
            line += line.empty() ? letters.substr(word, end - word) : more;
        }
        begin = end;
    }
    if (!line.empty()) lines.push_back(utf_8(line));
    return lines;
}

std::string fitted(std::string_view text, double size, double width, bool bold) {
    constexpr std::u32string_view dots = U"...";
    std::u32string letters = code_points(text);
    if (size * width_of(letters, bold) <= width) return std::string(text);
    while (!letters.empty() && size * (width_of(letters, bold) + width_of(dots, bold)) > width) letters.pop_back();
    return utf_8(letters += dots);
}

double text_width(std::string_view text, double size, bool bold) {
    return size * width_of(code_points(text), bold);
}

}  // namespace satdoku::draw
