// Boards from files and onto paper.
#pragma once

#include <satdoku/core/file.hpp>
#include <satdoku/core/lines.hpp>
#include <satdoku/grid/text.hpp>

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace satdoku::boards {

/// The twodoku of the course: 42 givens and one solution.
std::string_view example_twodoku();

/// The boards of a file ("-": standard input), one after the other, in constant memory.
class BoardFile {
  public:
    /// Throws core::Error where it cannot be opened.
    BoardFile(const std::string& path, std::span<const grid::Layout* const> layouts);

    /// Nothing at the end. Throws core::Error for what is no board, and where there is none in the whole file.
    std::optional<grid::BoardReader::Entry> next();
    const std::string& name() const { return input_.name(); }

  private:
    core::Input input_;
    grid::BoardReader reader_;
    core::LineReader lines_;
    bool any_ = false;
};

/// One board of a file ("-": standard input), the one with that number from 1. Throws core::Error: also where
/// there are fewer.
grid::Board read_board(const std::string& path, std::span<const grid::Layout* const> layouts,
                       std::uint64_t number = 1);
/// Whether there is a board after the first one; also where what follows is none.
bool has_more_boards(const std::string& path, std::span<const grid::Layout* const> layouts);

/// How a board is written: one line, the bare picture, or 9 lines of 9 a grid with blanks between.
inline constexpr std::string_view format_line = "line";
inline constexpr std::string_view format_picture = "picture";
inline constexpr std::string_view format_grid = "grid";
std::string formatted(const grid::Board& board, std::string_view format);

}  // namespace satdoku::boards
