// TrueType fonts that tests make: as few tables as a font can have. The first letter is a square with sides of its size
// and one rounded corner; the second consists of the first, half as large and moved; the others are blank.
#pragma once
#include "support/temporary_folder.hpp"
#include <satdoku/core/text.hpp>
#include <cstddef>
#include <fstream>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace satdoku::support {
inline std::string number_bytes(std::size_t number, int count) {
    std::string bytes;
    while (count-- > 0) bytes += static_cast<char>(number >> 8 * count & 0xffU);
    return bytes;
}
inline std::string halves(const std::vector<int>& numbers) {
    std::string bytes;
    for (const int number : numbers) bytes += number_bytes(static_cast<std::size_t>(number), 2);
    return bytes;
}

/// The outlines of the first and the second letter.
struct Outlines {
    static constexpr int side = 2000;  ///< of the square, and the font's size in its own units
    /// The corners, then flags (the last point is not a corner), steps across, steps up.
    std::string square = halves({1, 0, 0, side, side, 3, 0}) + std::string("\x01\x01\x01\x00", 4) +
                         halves({0, side, 0, -side}) + halves({0, 0, side, 0});
    /// Glyph 1, moved by two halves and scaled by one half.
    std::string half = halves({-1, 0, 0, 0, 0, 0x000b, 1, 100, -60, 0x2000});
};

/// @param letters  the table from letters to glyphs, without its header
inline std::string font_bytes(const std::string& letters, int letter_count, const Outlines& outlines = {}) {
    const auto& [square, half] = outlines;
    std::string places = halves({0, 0});
    for (int glyph = 1; glyph <= letter_count; ++glyph) {
        const std::size_t end = square.size() + (glyph > 1 ? half.size() : 0);
        places += halves({static_cast<int>(end / 2)});
    }
    std::string head(54, '\0');
    head.replace(18, 2, halves({Outlines::side}));
    const std::vector<std::pair<std::string, std::string>> tables = {
        {"cmap", halves({0, 1, 3, 10, 0, 12}) + letters},
        {"glyf", square + half},
        {"head", head},
        {"hhea", std::string(34, '\0') + halves({1})},
        {"hmtx", halves({Outlines::side, 0}) + std::string(2 * static_cast<std::size_t>(letter_count), '\0')},
        {"loca", places},
        {"maxp", halves({0, 1, letter_count + 1})},
    };
    std::string directory = std::string("\0\1\0\0", 4) + halves({static_cast<int>(tables.size()), 0, 0, 0});
    std::string content;
    const std::size_t begin = 12 + 16 * tables.size();
    for (const auto& [name, bytes] : tables) {
        directory +=
            name + number_bytes(0, 4) + number_bytes(begin + content.size(), 4) + number_bytes(bytes.size(), 4);
        content += bytes;
    }
    return directory + content;
}

/// A font of this number of letters in a row, by a table of segments.
inline std::string font_of_segments(char32_t first, int count) {
    const int from = static_cast<int>(first);
    return font_bytes(halves({4, 0, 0, 4, 0, 0, 0, from + count - 1, 0xffff, 0, from, 0xffff, 1 - from, 1, 0, 0}),
                      count);
}

/// The same by a table of groups.
inline std::string font_of_groups(char32_t first, int count) {
    const auto last = static_cast<std::size_t>(first) + static_cast<std::size_t>(count) - 1;
    return font_bytes(
        halves({12, 0, 0, 0, 0, 0, 0, 1}) + number_bytes(first, 4) + number_bytes(last, 4) + number_bytes(1, 4), count);
}

/// A font of all letters of the basic plane.
inline std::string font_of_all() { return font_of_groups(0x20, 0xffdf); }

/// A PDF of one font, with its texts as letters: "(Hints) Tj".
inline std::string with_texts(const std::string& pdf) {
    std::map<std::string, std::string> letters;
    for (std::size_t at = pdf.find("beginbfchar\n"); at != std::string::npos; at = pdf.find("beginbfchar\n", at + 1)) {
        for (std::size_t row = at + 12; pdf[row] == '<'; row = pdf.find('\n', row) + 1) {
            std::string letter;
            core::append_utf_8(letter, static_cast<char32_t>(std::stoul(pdf.substr(row + 8, 4), nullptr, 16)));
            letters[pdf.substr(row + 1, 4)] = letter;
        }
    }
    std::string text;
    for (std::size_t at = 0; at < pdf.size();) {
        const std::size_t begin = pdf.find("Td <", at);
        const std::size_t end = begin == std::string::npos ? begin : pdf.find("> Tj", begin);
        if (end == std::string::npos) return text + pdf.substr(at);
        text += pdf.substr(at, begin + 3 - at) + '(';
        for (std::size_t code = begin + 4; code < end; code += 4) text += letters[pdf.substr(code, 4)];
        text += ')';
        at = end + 1;
    }
    return text;
}

/// Returns the path of a file with these bytes.
inline std::string write_font(const TemporaryFolder& folder, const std::string& bytes) {
    std::ofstream(folder.path() / "font.ttf", std::ios::binary) << bytes;
    return folder.file("font.ttf");
}

}  // namespace satdoku::support
