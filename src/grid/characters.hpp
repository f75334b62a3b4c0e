// The meaning of characters in the text of boards.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace satdoku::grid {

inline constexpr std::uint8_t separator = 10;  ///< a character between cells
inline constexpr std::uint8_t foreign = 11;    ///< a character that cannot be in a board

/// For each byte: the digit of the cell (0 for an empty one), separator, or foreign.
inline constexpr std::array<std::uint8_t, 256> meanings = [] {
    std::array<std::uint8_t, 256> table{};
    table.fill(foreign);
    for (std::uint8_t digit = 0; digit <= 9; ++digit) table[static_cast<std::size_t>('0' + digit)] = digit;
    for (const char empty : {'.', '_', '*'}) table[static_cast<unsigned char>(empty)] = 0;
    for (const char between : {' ', '\t', '\r', '\n', '|', '-', '+'}) {
        table[static_cast<unsigned char>(between)] = separator;
    }
    return table;
}();

inline std::uint8_t meaning(char character) {
    return meanings[static_cast<unsigned char>(character)];
}

inline std::string_view without_comment(std::string_view line) {
    return line.substr(0, line.find('#'));
}

}  // namespace satdoku::grid
