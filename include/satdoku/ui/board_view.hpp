// The picture of a board: the whole figure of a layout with the shared boxes once, rules between boxes, the
// letter of each grid at its upper-left corner, and row and column numbers of the nearest grid at the edges.
// What a cell is shows in colour, and where that
// could be missed in a mark behind the digit: ' entered by the player, ! breaks a rule, x wrong, * a hint, ,
// has pencil marks, ? may hold the digit that is pointed out.
#pragma once

#include <satdoku/grid/board.hpp>
#include <satdoku/ui/console.hpp>

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace satdoku::ui {

struct CellLook {
    enum class Kind : std::uint8_t { given, own, hint };

    std::uint8_t digit = 0;   ///< 0: empty
    Kind kind = Kind::given;  ///< of a digit
    bool conflict = false;    ///< the same digit stands in one of its houses
    bool wrong = false;       ///< not the solution's digit
    bool noted = false;       ///< an empty cell with pencil marks
    bool tinted = false;      ///< a digit to point out
    bool possible = false;    ///< an empty cell where that digit may go
    bool cursor = false;
};

/// The looks of a board whose digits are all givens.
std::vector<CellLook> plain_looks(const grid::Board& board);

/// Lines without line ends. @param looks by cell
std::vector<std::string> board_lines(const Console& console, const grid::Layout& layout,
                                     std::span<const CellLook> looks);

/// One grid with the pencil marks in its cells, each at its own place. @param marks by cell: bit d for digit
/// d
std::vector<std::string> mark_lines(const Console& console, const grid::Layout& layout, int grid,
                                    std::span<const CellLook> looks, std::span<const std::uint16_t> marks);

/// The part of board_lines() that a window of so many lines shows with the cell near its middle; all where
/// they fit.
std::vector<std::string> lines_around(const std::vector<std::string>& lines, const grid::Layout& layout,
                                      grid::Cell cell, std::size_t rows);

/// Blanks between what stands side by side.
inline constexpr std::size_t gap = 3;

/// The right lines beside the left ones.
std::vector<std::string> beside(const std::vector<std::string>& left, const std::vector<std::string>& right);

/// The parts that are not empty, as many on a line as fit.
std::vector<std::string> flowed(const std::vector<std::string>& parts, std::size_t columns);

std::string joined(const std::vector<std::string>& lines);

}  // namespace satdoku::ui
