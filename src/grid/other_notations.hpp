// The meaning of characters in the text of boards, and of lines in other programs' notations and grid/notation.hpp.
#pragma once

#include <satdoku/core/error.hpp>
#include <satdoku/grid/board.hpp>

namespace satdoku::grid {

inline constexpr std::uint8_t separator = 100;  ///< a character between cells
inline constexpr std::uint8_t foreign = 101;    ///< a character that cannot be in a board

/// For each byte: the digit of the cell (0 for an empty one), separator, or foreign. In grids of at most nine digits.
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

inline std::uint8_t meaning(char character) { return meanings[static_cast<unsigned char>(character)]; }

/// The same in grids with this number of digits: letters are digits from ten on.
inline std::uint8_t meaning(char character, int side) {
    const std::uint8_t usual = meaning(character);
    if (side == plain_side || usual == 0 || usual == separator) return usual;
    const int digit = digit_of_character(character);
    return digit == 0 || digit > side ? foreign : static_cast<std::uint8_t>(digit);
}

inline std::string_view without_comment(std::string_view line) { return line.substr(0, line.find('#')); }

/// The text of a cell: a digit, 0 for an empty cell, or candidates.
using Writing = std::uint32_t;
inline constexpr Writing of_candidates = 1U << 31;

/// Returns true if a line only separates rows: dashes, their ends and crossings, and the letters of grids there.
bool is_rule(std::string_view line);

/// Returns the name without brackets if a line names a section of a .sdk file, such as [Puzzle].
std::optional<std::string_view> section_name(std::string_view line);

/// Reads a row of cells with candidates, separated by blanks or bars. Returns nothing if the line is not such a row,
/// or could also be a row of digits. @param side  the digits of a grid
std::optional<std::vector<Writing>> pencil_row(std::string_view line, int side);

/// Reads a line with a character for each digit of each cell: the digit, or an empty one if it is not a candidate.
/// Returns nothing if there are other characters. @param side  the digits of a grid
std::optional<std::vector<Writing>> digits_of_cells(std::span<const Writing> written, int side);

/// Returns digits and candidates of a board whose cells were read as `writings`, by cell. A single candidate is the
/// cell's digit, unless it is still a candidate of a peer.
void write_into(Position& position, std::span<const Writing> writings);

/// "7", or the digits of a set.
std::string writing_text(Writing writing);

/// Precedes the cells in SudokuWiki's addresses.
inline constexpr std::string_view cells_in_address = "bd=";

// Comments that say more about the next board: a key and its value, see grid/notation.hpp.
inline constexpr std::string_view layout_key = " layout ";
inline constexpr std::string_view digits_key = " digits ";

/// Makes the digits of the position those of a comment of notation.hpp. Another cell with one candidate is empty.
/// Throws core::Error if the comment and the board differ.
void take_digits(Position& position, std::string_view cells, const core::Location& location);

/// Reads a line of HoDoKu's library, which begins with a colon. Throws core::Error.
Position library_position(std::string_view line, const core::Location& location);

/// Reads a JSON object in ipuz, which may have several lines. Throws core::Error at the place of what is wrong.
Position ipuz_position(std::string_view text, const core::Location& location);

}  // namespace satdoku::grid
