// The widths are from Adobe's font metrics for Helvetica and Helvetica-Bold, in thousandths of the size.
#include <satdoku/draw/letters.hpp>

#include <algorithm>
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

/// The length of the character that begins with this byte; 0 if none does.
std::size_t length_after(unsigned char byte) {
    if (byte < 0x80) return 1;
    if (byte < 0xc2) return 0;
    if (byte < 0xe0) return 2;
    if (byte < 0xf0) return 3;
    return byte < 0xf5 ? 4 : 0;
}

bool is_text(char32_t letter, std::size_t length) {
    constexpr std::array<char32_t, 5> smallest = {0, 0, 0x80, 0x800, 0x10000};
    const bool is_surrogate = letter >= 0xd800 && letter <= 0xdfff;
    const bool is_control = letter < first_printable || (letter >= 0x7f && letter < 0xa0);
    const bool is_none = letter > 0x10ffff || (letter & 0xfffe) == 0xfffe;
    return letter >= smallest[length] && !is_surrogate && !is_control && !is_none;
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
        const auto first = static_cast<unsigned char>(text.front());
        const std::size_t length = length_after(first);
        char32_t letter = length < 2 ? first : first & (0x7fU >> length);
        std::size_t taken = 1;
        while (taken < length && taken < text.size()) {
            const auto next = static_cast<unsigned char>(text[taken]);
            if ((next & 0xc0U) != 0x80U) break;
            letter = letter << 6 | (next & 0x3fU);
            ++taken;
        }
        const bool whole = length > 0 && taken == length;
        letters += whole && is_text(letter, length) ? letter : replacement;
        text.remove_prefix(taken);
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
    for (const char32_t letter : letters) {
        const auto tail = [&](int shift) { text += static_cast<char>(0x80U | (letter >> shift & 0x3fU)); };
        if (letter < 0x80) {
            text += static_cast<char>(letter);
        } else if (letter < 0x800) {
            text += static_cast<char>(0xc0U | letter >> 6);
            tail(0);
        } else if (letter < 0x10000) {
            text += static_cast<char>(0xe0U | letter >> 12);
            tail(6);
            tail(0);
        } else {
            text += static_cast<char>(0xf0U | letter >> 18);
            tail(12);
            tail(6);
            tail(0);
        }
    }
    return text;
}

std::vector<std::string> wrapped_words(std::string_view text, double size, double width) {
    constexpr std::u32string_view not_first = U"、。，：；？！）》”";
    const std::u32string letters = code_points(text);
    std::vector<std::string> lines;
    std::u32string line;
    for (std::size_t begin = 0; begin < letters.size();) {
        // The blanks, and the word behind them.
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
