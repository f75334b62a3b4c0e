// The meaning of characters in the text of boards, and of lines in other programs' notations and grid/notation.hpp.
#pragma once
#include <satdoku/core/error.hpp>
#include <satdoku/core/text.hpp>
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
    for (const char between : {' ', '\t', '\r', '\n', '|', '-', '+'})
        table[static_cast<unsigned char>(between)] = separator;
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

/// How the reader keeps the sign 0 in grids of more than nine digits, where it may be a digit. See read_signs().
inline constexpr std::uint8_t zero_sign = 30;

/// Like meaning(), but in grids of more than nine digits every letter of one of the usual alphabets has its number in
/// 1 to 9, A to P, and 0 is zero_sign.
inline std::uint8_t sign_of(char character, int side) {
    if (side <= plain_side) return meaning(character, side);
    if (character == '0') return zero_sign;
    const int letter = (character | 0x20) - 'a';
    if (letter >= 0 && letter < side) return static_cast<std::uint8_t>(plain_side + 1 + letter);
    return meaning(character, side);
}

inline std::string_view without_comment(std::string_view line) { return line.substr(0, line.find('#')); }

/// The text of a cell: a digit, 0 for an empty cell, or candidates.
using Writing = std::uint32_t;
inline constexpr Writing of_candidates = 1U << 31;

/// Makes digits of the signs of a board of more than nine digits, which is written with 1 to 9 and A to G, with 0 to 9
/// and A to F, or with A to P. Returns whether 0 is a digit. Throws core::Error if the signs fit none of these, or leave
/// it open.
bool read_signs(std::span<Writing> written, int side, const core::Location& location);

/// A field of at least this length is a board: no figure has rows as long.
inline constexpr std::size_t least_cells_of_column = 36;

/// The first character of a text that is not empty, whole.
inline std::string front_of(std::string_view text) {
    return std::string(text.substr(0, core::first_character(text).bytes));
}

/// The next field of a line of columns, without quotes; the line is shortened by it.
std::string_view next_field(std::string_view& line);
/// A note after a board: its text without the separators around it.
std::string_view trimmed_note(std::string_view note);

/// Rewrites a line of another program as cells without separators, or as nothing if it holds none: rows between bars
/// in which a blank is an empty cell, lists of numbers (Python, JSON, C, CSV), rows joined by other signs, a game of
/// OpenSudoku's files, and game IDs of Simon Tatham's Solo. Returns nothing for any other line. Throws core::Error for
/// what these programs write and a board cannot hold.
/// @param side        the digits of a grid
/// @param has_blanks  whether the row above had blanks for empty cells, so that a blank row is one, too
std::optional<std::string> rewritten_line(std::string_view line, int side, bool has_blanks,
                                          const core::Location& location);

/// The first of these: "5 3   |   7   |       ", or with a bar at each end.
std::optional<std::string> ruled_row(std::string_view line, int side, bool has_blanks);

/// Rewrites a line of numbers, some with two figures, as cells; only of a grid of more than nine digits.
std::optional<std::string> row_of_numbers(std::string_view line, int side);

/// True if a line begins a JSON object, and no list in braces. @param may_be_list  also a list of objects or of boards
bool begins_object(std::string_view text, bool may_be_list);

/// The same for a list with each value on a line of its own, as JSON is often indented: its bracket, or its first lines.
bool begins_values(std::string_view text);

/// Reads a link to f-puzzles, or one of SudokuPad that has such a puzzle; nothing if it is neither. Throws core::Error.
std::optional<Position> linked_position(std::string_view link, const core::Location& location);
/// Reads the JSON object of f-puzzles. Throws core::Error.
Position f_puzzles_position(std::string_view text, const core::Location& location);

/// The compression of these links (pieroxy's lz-string, in Base64): LZW over characters, with codes of growing width. Of
/// characters of one byte: others become '?'. Nothing if the text is not compressed like that.
std::optional<std::string> decompressed(std::string_view base64);
std::string compressed(std::string_view text);

/// Reads the 162 characters of SudokuWiki's addresses, two for each cell. Throws core::Error.
Position packed_position(std::string_view text, const core::Location& location);

/// Returns true if a line only separates rows: dashes, their ends and crossings, and the letters of grids there.
bool is_rule(std::string_view line);

/// A line of cells with the signs that people have for empty ones, and wide digits, as those of plain text; and without
/// the quotes around several rows. Any other line is returned as it is.
std::string with_usual_signs(std::string_view line);

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
/// Begins the cells of a plain sudoku in version B of SudokuWiki's strings.
inline constexpr std::string_view packed_b = "S9B";

// Comments that say more about the next board: a key and its value, see grid/notation.hpp.
inline constexpr std::string_view layout_key = " layout ";
inline constexpr std::string_view digits_key = " digits ";
/// Alone: the next board is the solution of the last one.
inline constexpr std::string_view solution_key = "solution";

// The same for comments that f-puzzles has as members.
inline constexpr std::string_view author_key = " author: ";
inline constexpr std::string_view rules_key = " rules: ";

/// Makes the digits of the position those of a comment of notation.hpp. Another cell with one candidate is empty.
/// Throws core::Error if the comment and the board differ.
void take_digits(Position& position, std::string_view cells, const core::Location& location);

/// Reads a line of HoDoKu's library, from a colon on; its note is as library_line() takes it. Throws core::Error.
Position library_position(std::string_view line, const core::Location& location);

/// Reads a JSON object in ipuz, which may have several lines. Throws core::Error at the place of what is wrong.
Position ipuz_position(std::string_view text, const core::Location& location);
}  // namespace satdoku::grid
