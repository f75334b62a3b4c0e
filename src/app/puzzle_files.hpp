// What the puzzle commands and menus share: layouts and solvers by name, boards from files, boards onto
// paper.
#pragma once

#include "command.hpp"

#include <satdoku/core/file.hpp>
#include <satdoku/grid/board.hpp>
#include <satdoku/puzzle/encode.hpp>
#include <satdoku/puzzle/solver.hpp>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace satdoku::app {

/// The twodoku of the course: 42 givens and one solution.
std::string_view example_twodoku();

/// "bitboard" first, the default, then the SAT engines, of which the first helps it out.
std::vector<std::string_view> solver_names();
/// Makes solvers of that name. Throws core::Error for a name that is none.
puzzle::SolverMaker solver_maker(std::string_view name);

// Options that several puzzle commands take.
Option output_option();
Option layout_option();
Option solver_option();
Option seed_option();
Option count_option(std::uint64_t largest);
Option threads_option();
Option format_option();

/// --threads, or as many as the machine runs at once.
unsigned threads_of(const Arguments& arguments);

/// The layout that --layout names, or all of them.
std::vector<const grid::Layout*> layouts_of(const Arguments& arguments);

/// One board of a file ("-": standard input), the one with that number from 1. Throws core::Error: also where
/// there are fewer.
grid::Board read_board(const std::string& path, std::span<const grid::Layout* const> layouts,
                       std::uint64_t number = 1);
/// Whether there is a board after the first one; also where what follows is none.
bool has_more_boards(const std::string& path, std::span<const grid::Layout* const> layouts);
/// --number, for commands that take one board of a file.
Option number_option();
/// What --number says, or 1.
std::uint64_t number_of(const Arguments& arguments);

/// How a board is written: one line, the bare picture, or 9 lines of 9 a grid with blanks between.
inline constexpr std::string_view format_line = "line";
inline constexpr std::string_view format_picture = "picture";
inline constexpr std::string_view format_grid = "grid";
std::string formatted(const grid::Board& board, std::string_view format);

/// Writes the formula of a puzzle, with comments that tell what it is. Throws core::Error.
void write_encoding(const grid::Board& board, puzzle::Encoding encoding, const std::string& path);

/// What was written there.
std::string encoding_text(const grid::Board& board, puzzle::Encoding encoding, const std::string& path);

/// The board that a result of its formula stands for; or, where it stands for none, the sentence that says
/// why.
struct Decoded {
    std::optional<grid::Board> board;
    std::string why_not = {};
};
/// @param layout  nothing: the one with so many variables. Throws core::Error.
Decoded decode_result(const std::string& formula, const std::string& result, const grid::Layout* layout);

/// Throws core::Error where the output would take the input's place.
void require_other_file(const std::string& input, const std::string& output);

/// Where a command's results go: the file that -o names, written whole, or standard output.
class Results {
  public:
    Results(ui::Console& console, const Arguments& arguments);
    void write(std::string_view text);
    /// Throws core::Error where they could not be written whole.
    void commit();

  private:
    ui::Console& console_;
    std::optional<core::Output> file_;
};

/// A file to write, where asked before one that exists is overwritten; nothing where the person leaves.
std::optional<std::string> ask_new_file(ui::Console& console, const std::string& question,
                                        const std::string& standard);

/// A seed that nobody chose.
std::uint64_t any_seed();

/// "grid 1, row 2, column 3" of a cell, through the first of its grids.
std::string place_text(const grid::Layout& layout, grid::Cell cell);
/// "two 5s in row 3 of grid 1: ..."
std::string clash_text(const grid::Layout& layout, const grid::Clash& clash);

}  // namespace satdoku::app
