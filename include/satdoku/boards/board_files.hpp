// Boards read from files, and the formats in which they are written.
#pragma once

#include <satdoku/core/file.hpp>
#include <satdoku/grid/text.hpp>

#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>

namespace satdoku::boards {

/// The twodoku of the course: 42 givens and one solution.
std::string_view example_twodoku();

/// The boards of a file ("-": standard input), one after the other, in constant memory.
class BoardFile {
  public:
    /// Throws core::Error if it cannot be opened.
    BoardFile(const std::string& path, std::span<const grid::Layout* const> layouts, std::stop_token stop = {});

    /// Returns nothing at the end and after a stop. Throws core::Error for a line that is not a board, and at the end
    /// if the whole file has no board.
    std::optional<grid::BoardReader::Entry> next();
    const std::string& name() const { return input_.name(); }

  private:
    std::stop_token stop_;
    core::Input input_;
    grid::BoardReader reader_;
    core::LineReader lines_;
    bool any_ = false;  ///< whether there was a board
};

/// Reads the board of this number, from 1, in a file ("-": standard input). Throws core::Error if there are fewer.
grid::Board read_board(const std::string& path, std::span<const grid::Layout* const> layouts, std::uint64_t number = 1);
/// Returns true if there is a second board, or a bad line after the first board.
bool has_more_boards(const std::string& path, std::span<const grid::Layout* const> layouts);

/// Formats of a board: one line; a picture without lines; 9 rows of 9 digits for each grid, with blanks between.
inline constexpr std::string_view format_line = "line";
inline constexpr std::string_view format_picture = "picture";
inline constexpr std::string_view format_grid = "grid";
std::string formatted(const grid::Board& board, std::string_view format);

}  // namespace satdoku::boards
