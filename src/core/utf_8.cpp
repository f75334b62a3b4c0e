#include <satdoku/core/utf_8.hpp>

namespace satdoku::core {

Character first_character(std::string_view text) {
    const auto first = static_cast<unsigned char>(text[0]);
    if (first < 0x80) return {first, 1, true};
    const std::size_t bytes = first >= 0xf0 && first < 0xf5 ? 4 : first >= 0xe0 ? 3 : first >= 0xc2 ? 2 : 1;
    if (bytes == 1 || first >= 0xf5 || text.size() < bytes) return {};
    char32_t code = first & (0xffU >> (bytes + 1));
    for (std::size_t index = 1; index < bytes; ++index) {
        const auto next = static_cast<unsigned char>(text[index]);
        if ((next & 0xc0U) != 0x80) return {};
        code = (code << 6) | (next & 0x3fU);
    }
    const char32_t smallest[] = {0, 0, 0x80, 0x800, 0x10000};
    if (code < smallest[bytes] || code > 0x10ffff || (code >= 0xd800 && code < 0xe000)) return {};
    return {code, bytes, true};
}

void append_utf_8(std::string& text, char32_t code) {
    const auto append = [&](char32_t byte) { text += static_cast<char>(byte); };
    const auto append_bits = [&](unsigned shift) { append(0x80U | (code >> shift & 0x3fU)); };
    if (code < 0x80) return append(code);
    if (code < 0x800) {
        append(0xc0U | code >> 6U);
    } else {
        if (code < 0x10000) {
            append(0xe0U | code >> 12U);
        } else {
            append(0xf0U | code >> 18U);
            append_bits(12);
        }
        append_bits(6);
    }
    append_bits(0);
}

}  // namespace satdoku::core
