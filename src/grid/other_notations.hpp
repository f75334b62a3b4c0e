// Lines in the notations of other programs, and of grid/notation.hpp.
#pragma once

#include <satdoku/core/error.hpp>
#include <satdoku/grid/position.hpp>

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace satdoku::grid {

/// What a text says of a cell: a digit, 0 for an empty cell, or candidates.
using Writing = std::uint16_t;
inline constexpr Writing of_candidates = 0x8000;

/// Whether a line only separates rows: dashes, and where they end or cross, where a grid's letter may stand.
bool is_rule(std::string_view line);

/// Whether a line names a part of a .sdk file, such as [Puzzle]; the name without the brackets.
std::optional<std::string_view> section_name(std::string_view line);

/// A row of cells with candidates, and blanks or bars between; nothing where the line is none, or could as well be
/// a row of digits.
std::optional<std::vector<Writing>> pencil_row(std::string_view line);

/// The cells of a line with nine characters for each cell: the digit, or an empty one where it is no candidate.
/// Nothing where other characters stand there.
std::optional<std::vector<Writing>> nine_a_cell(std::span<const Writing> written);

/// Digits and candidates of a board whose cells were read as `writings`, by cell. A single candidate is the cell's
/// digit, unless it is still a candidate of a peer.
void write_into(Position& position, std::span<const Writing> writings);

/// "7", or the digits of a set.
std::string writing_text(Writing writing);

/// A line of HoDoKu's library, which begins with a colon. Throws core::Error.
Position library_position(std::string_view line, const core::Location& location);

}  // namespace satdoku::grid
