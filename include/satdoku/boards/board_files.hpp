// Boards read from files, the formats in which they are written, and the options of commands about both.
#pragma once
#include <satdoku/cnf/dimacs.hpp>
#include <satdoku/frame/command.hpp>
#include <satdoku/grid/text.hpp>
#include <satdoku/puzzle/puzzle_solver.hpp>
#include <satdoku/result/res_file.hpp>

namespace satdoku::boards {
/// The twodoku of the course: 42 givens and one solution.
std::string_view example_twodoku();

/// Reports what has no rule in a board's text. Throws core::Error for what was not understood.
void report_dropped(frame::Context& context, const grid::BoardReader::Entry& entry);

/// The boards of a file ("-": standard input), one after the other, in constant memory.
class BoardFile {
  public:
    /// Throws core::Error if it cannot be opened. @param with_marks  x is read as a digit
    BoardFile(frame::Context& context, const std::string& path, std::span<const grid::Layout* const> layouts,
              std::stop_token stop = {}, bool with_marks = false);

    /// Returns nothing at the end and after a stop. Throws core::Error for a line that is not a board, and at the end
    /// if the whole file has no board.
    std::optional<grid::BoardReader::Entry> next();
    /// For a reader that needs no more boards; see core::Input.
    void finish() { input_.finish(); }
    const std::string& name() const { return input_.name(); }

  private:
    std::optional<std::string> line();
    std::optional<grid::BoardReader::Entry> read();

    frame::Context& context_;
    std::stop_token stop_;
    core::Input input_;
    grid::BoardReader reader_;
    core::LineReader lines_;
    bool with_marks_;
    bool any_ = false;          ///< whether there was a board
    std::uint64_t number_ = 0;  ///< of the last line
    std::optional<std::string> ahead_;
    std::optional<grid::BoardReader::Entry> next_;  ///< read together with what belongs to the board before
    std::optional<core::Error> failure_;            ///< the same
};

/// Reads the board of this number, from 1, in a file ("-": standard input). Throws core::Error if there are fewer.
grid::Board read_board(frame::Context& context, const std::string& path, std::span<const grid::Layout* const> layouts,
                       std::uint64_t number = 1, bool with_marks = false);
/// Returns true if there is a second board, or a bad line after the first board.
bool has_more_boards(frame::Context& context, const std::string& path, std::span<const grid::Layout* const> layouts);

/// Formats of a board: one line; a picture without lines; 9 rows of 9 digits for each grid, with blanks between.
inline constexpr std::string_view format_line = "line";
inline constexpr std::string_view format_picture = "picture";
inline constexpr std::string_view format_grid = "grid";
std::string formatted(const grid::Board& board, std::string_view format);

// Writes the formula of a puzzle, and decodes a result of such a formula into a board.

/// Writes the formula with comments that describe it. Throws core::Error.
void write_encoding(const grid::Board& board, puzzle::Encoding encoding, const std::string& path, bool on_disk = true);

/// The first name NAME.cnf, NAME-2.cnf and so on without a formula, a result and a board of that name.
std::string free_formula_name(const std::string& name);

/// A line about the formula that was written.
std::string encoding_text(const grid::Board& board, puzzle::Encoding encoding, const std::string& path);

/// The board of a result, or else a sentence that explains why there is none.
struct Decoded {
    std::optional<grid::Board> board;
    std::string why_not = {};
    cnf::ReadReport report = {};               ///< of the formula
    std::vector<result::Remark> remarks = {};  ///< on the form of the result
};
/// Throws core::Error. @param layout  null: found by the comments or the variables of the formula
Decoded decode_result(const std::string& formula, const std::string& result, const grid::Layout* layout,
                      const cnf::ReadOptions& options);

/// --engine: the solver of puzzles.
frame::Option solver_option();
puzzle::SolverMaker solver_of(const frame::Arguments& arguments);

frame::Option layout_option();
/// The layout that --layout names, or nullptr. Throws core::Error if there is none of that name.
const grid::Layout* layout_of(const frame::Arguments& arguments);
/// The layout that --layout names, or all of them.
std::vector<const grid::Layout*> layouts_of(const frame::Arguments& arguments);

/// For what does not heed constraints yet. Throws core::Error if the layout has any.
void require_no_constraints(const grid::Layout& layout);

/// --format: the format in which boards are written.
frame::Option format_option();
std::string format_of(const frame::Arguments& arguments);

/// --encoding. Commands that take it also take --merge.
frame::Option encoding_option();
puzzle::Encoding encoding_of(const frame::Arguments& arguments);

/// --puzzle: which board of a file.
frame::Option number_option();
/// Reads the board of --puzzle in the file of the first operand, as read_board() does.
grid::Board board_of(frame::Context& context, const frame::Arguments& arguments);
}  // namespace satdoku::boards
