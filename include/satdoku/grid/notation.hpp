// Boards in the notations of other programs. grid::BoardReader reads all of them.
#pragma once
#include <satdoku/grid/board.hpp>
#include <functional>

namespace satdoku::grid {
/// The cells in reading order of the whole figure, on one line.
std::string figure_line(const Board& board);

// For plain sudokus only; these notations cannot express shared cells or several grids. A line of figures, 0 if
// empty, as in files of SadMan Software.
std::string sdm_line(const Board& board);
/// Nine rows under lines of `#` and a letter: #A author, #B date, #C comment, #D description, #L level, #S source,
/// #U address. Comments of other forms become #C.
std::string sdk_text(const Position& position);
/// The frame of Simple Sudoku.
std::string ss_text(const Board& board);
/// A line of HoDoKu's library: a + before each placed digit, and the removed candidates. A note 0300:5:OTHER FIELDS names
/// its technique and what that eliminates, as a line that was read does; any other is its comment.
std::string library_line(const Position& position);
/// Returns true if a note begins as such a one, with the number of a technique and a colon.
bool names_technique(std::string_view note);
/// The JSON object of ipuz: note and comments are its title and notes.
std::string ipuz_text(const Position& position);
/// The address at which SudokuWiki opens the puzzle.
std::string sudokuwiki_line(const Board& board);

/// The JSON object of f-puzzles, and the link that opens it. @pre one grid
std::string f_puzzles_text(const Position& position);
std::string f_puzzles_link(const Position& position);

// Comments above a board that say what its cells alone leave open. grid::BoardReader heeds them; others skip them.

/// "# layout NAME", needed if the cells do not determine the layout: for several grids written as rows of nine, and
/// for rules other than those of a plain sudoku.
std::string layout_comment(const Layout& layout);
/// The same as a line, if the layout has other rules; else nothing.
std::string rules_comment(const Layout& layout);
/// The same after the cells on a line, with the blank before it.
std::string rules_note(const Layout& layout);
/// "# digits CELLS", for candidates, which do not distinguish a digit from a cell with one candidate: the cells in
/// reading order of the figure, a + before each digit that is not a given. Empty if candidates alone say the same.
std::string digits_comment(const Position& position);

/// For each cell a character for each digit: the possible ones, '.' for the others. 729 characters for a 9×9 grid.
std::string candidates_line(const Position& position);

/// Written after a candidate: an upper-case letter, + or -; 0: nothing. None if letters are digits.
using CandidateSign = std::function<char(Cell cell, int digit)>;
/// The whole figure with the candidates in its cells. The reader skips the signs.
std::string pencil_marks(const Position& position, const CandidateSign& sign = {});
}  // namespace satdoku::grid
