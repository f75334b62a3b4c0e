// The bytes of a font file, and the parts of a font that have some of its glyphs only.
#pragma once
#include <satdoku/core/error.hpp>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace satdoku::draw {
/// A part of the file.
struct FontTable {
    const std::string* path;
    std::string_view bytes;

    std::size_t number(std::size_t at, std::size_t size) const {
        if (at > bytes.size() || bytes.size() - at < size) throw core::Error("font.damaged", {*path});
        std::size_t value = 0;
        for (const char byte : bytes.substr(at, size)) value = value << 8 | static_cast<unsigned char>(byte);
        return value;
    }
    std::size_t byte(std::size_t at) const { return number(at, 1); }
    std::size_t half(std::size_t at) const { return number(at, 2); }
    std::size_t word(std::size_t at) const { return number(at, 4); }
    FontTable from(std::size_t begin) const {
        number(begin, 0);
        return {path, bytes.substr(begin)};
    }
    FontTable part(std::size_t begin, std::size_t size) const {
        number(begin, size);
        return {path, bytes.substr(begin, size)};
    }
};

/// The index of the first row with the condition, which holds for the last rows and no others; `count` if for none.
template <typename Condition> std::size_t first_row(std::size_t count, const Condition& fulfils) {
    std::size_t first = 0;
    while (first < count) {
        const std::size_t middle = first + (count - first) / 2;
        fulfils(middle) ? count = middle : first = middle + 1;
    }
    return first;
}

inline std::string big_endian(std::size_t value, std::size_t bytes) {
    std::string text;
    while (bytes-- > 0) text += static_cast<char>(value >> 8 * bytes & 0xffU);
    return text;
}

/// A font of these glyphs, of which the first stands for letters that the font lacks. @param table  CFF
std::string cff_with(const FontTable& table, std::span<const std::size_t> glyphs);
}  // namespace satdoku::draw
