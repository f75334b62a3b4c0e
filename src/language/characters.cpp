#include <satdoku/language/text.hpp>
#include <algorithm>
#include <iterator>

namespace satdoku::language {
namespace {
struct Range {
    char32_t first;
    char32_t last;
};

constexpr Range wide_ranges[] = {
    {0x1100, 0x115f}, {0x2e80, 0x303e},   {0x3041, 0x33ff},   {0x3400, 0x4dbf},   {0x4e00, 0xa4cf},
    {0xa960, 0xa97f}, {0xac00, 0xd7a3},   {0xf900, 0xfaff},   {0xfe30, 0xfe6f},   {0xff00, 0xff60},
    {0xffe0, 0xffe6}, {0x1f300, 0x1f64f}, {0x1f680, 0x1f6ff}, {0x1f900, 0x1f9ff}, {0x20000, 0x3fffd},
};
constexpr Range zero_ranges[] = {{0x0300, 0x036f}, {0x200b, 0x200f}, {0x20d0, 0x20ff}, {0xfe00, 0xfe0f}};

/// Unicode's general categories Cc, Cf, Zl and Zp, except the visible characters among them.
constexpr Range harmful_ranges[] = {
    {0x0000, 0x001f}, {0x007f, 0x009f}, {0x00ad, 0x00ad}, {0x061c, 0x061c}, {0x180e, 0x180e},   {0x200b, 0x200f},
    {0x2028, 0x202e}, {0x2060, 0x206f}, {0xfeff, 0xfeff}, {0xfff9, 0xfffb}, {0xe0000, 0xe007f},
};

template <std::size_t count> bool in_any(const Range (&ranges)[count], char32_t code) {
    return std::any_of(std::begin(ranges), std::end(ranges),
                       [=](const Range& range) { return code >= range.first && code <= range.last; });
}

std::string hexadecimal(char32_t number, int digits) {
    constexpr std::string_view names = "0123456789abcdef";
    std::string text;
    for (int digit = digits - 1; digit >= 0; --digit) text += names[(number >> (4 * digit)) & 15U];
    return text;
}
}  // namespace

std::size_t columns_of(const core::Character& character) {
    if (!character.valid) return 1;
    if (in_any(zero_ranges, character.code)) return 0;
    return in_any(wide_ranges, character.code) ? 2 : 1;
}

bool is_harmful(const core::Character& character) { return !character.valid || in_any(harmful_ranges, character.code); }

std::string shown_character(std::string_view text) {
    const core::Character character = core::first_character(text);
    if (!is_harmful(character)) return std::string(text.substr(0, character.bytes));
    if (!character.valid || character.code < 0x80) return "\\x" + hexadecimal(static_cast<unsigned char>(text[0]), 2);
    return character.code > 0xffff ? "\\U" + hexadecimal(character.code, 8) : "\\u" + hexadecimal(character.code, 4);
}
}  // namespace satdoku::language
