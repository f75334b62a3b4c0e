// Boards as text: lines of digits, and the picture of the whole figure.
//
// A cell is a digit (A to G are ten to sixteen), or one of . 0 _ * if it is empty. Blanks and the drawing characters | - + are skipped, and #
// begins a comment up to the end of the line. A board is written in one of these forms, which its number of cells
// determines:
//
//     grid by grid all cells of each grid in the layout's order; shared cells are in each grid and agree
//     figure          all cells in reading order of the whole figure
//     canvas          the same with empty cells where the figure has none
//
// each on one line, or as rows: those of each grid, or the rows of the picture. A board as the program
// draws it, with frames and labels, is read as well, and so are the notations of grid/notation.hpp: the rows of
// Simple Sudoku and .sdk files, lines of HoDoKu's library, ipuz, addresses of SudokuWiki, and candidates, as rows of
// cells that hold several digits or on a line of nine characters a cell. Comments before a board may say more about it
// (layout_comment(), digits_comment()).
#pragma once
#include <satdoku/core/error.hpp>
#include <satdoku/grid/board.hpp>
#include <deque>

namespace satdoku::grid {
// Boards as the program draws them: frames around boxes, labels at the edges, marks after digits, colours, a panel next
// to the figure. Only the inside of the frames counts; the positions of the frames determine the layout.

/// Returns a line with a character for each column: without colour sequences, with | - + for box-drawing characters.
std::string plain_line(std::string_view line);

/// Returns true if a plain line has the numbers of columns above or below a figure of that size.
bool is_label_line(std::string_view plain, const Size& size);

/// Reads a picture line by line.
class Picture {
  public:
    /// Returns true if a plain line begins a picture of one of the layouts: it is the rule above the first boxes.
    static bool begins(std::string_view plain, std::span<const Layout* const> layouts);

    bool under_way() const { return !lines_.empty(); }
    void clear() { lines_.clear(); }

    /// Takes the next plain line. Returns the board that it completes, if any; a player's digits are not givens.
    std::optional<Position> line(std::string plain, std::span<const Layout* const> layouts);
    /// Returns true if the lines so far are the upper part of a picture of one of the layouts.
    bool is_possible(std::span<const Layout* const> layouts) const;

  private:
    bool agrees(const Layout& layout) const;
    Position position(const Layout& layout) const;
    /// Returns the column where the canvas of the layout begins, computed from the first frame.
    std::optional<std::size_t> left_of(const Layout& layout) const;
    char at(std::size_t row, std::size_t column) const;

    std::vector<std::string> lines_;
};

/// Reads one board from a text of any form; line breaks do not matter. Throws core::Error with line and column: a
/// foreign character, a wrong number of cells, or shared cells that differ.
Board parse_board(const Layout& layout, std::string_view text);

/// Returns the cells of each grid, '.' for empty cells; shared cells are in each of their grids.
std::string board_line(const Board& board);

/// The same with the comment that names a layout with other rules than a plain sudoku, which cells do not show.
std::string noted_line(const Board& board);

/// The canvas line by line, blank outside of grids, without drawing characters. parse_board() reads it back.
std::string board_picture(const Board& board);

/// Reads a file of boards, line by line, in constant memory.
class BoardReader {
  public:
    static constexpr std::size_t longest_text = std::size_t{1} << 26;  ///< bytes of a line or of a JSON value
    struct Entry : Position {
        std::uint64_t line;  ///< the line where the board began, from 1
        /// The error in rows before this line that are not a board and were dropped, or in what was drawn into the board.
        std::optional<core::Error> dropped = {};
    };

    /// @param layouts the possible layouts of the boards. A text has the first layout that fits. If they are several,
    /// only plain ones are tried, then a single grid of another size, and a comment before a board or after its cells can
    /// name any other.
    ///
    /// Layouts with the same number of grids, whose lines are equally long, are distinguished by their shared cells; a
    /// text that fits several of these is an error.
    /// @param file     the name in the location of errors
    explicit BoardReader(std::span<const Layout* const> layouts, std::string file = {});

    /// Takes the next line, with or without its line end, and returns the board that it completes, if any. Throws
    /// core::Error with its location; the reader has then dropped the unfinished board, skips the rest of it, and can
    /// continue. It is silent about lines of no board that follow a refused one.
    std::optional<Entry> line(std::string_view text);
    /// Returns the next board of the same line, if a JSON list has several.
    std::optional<Entry> more();
    /// Returns true if the board below this line is a part of the one above: its solution, or the state of a game.
    static bool continues_board(std::string_view line);
    /// Adds such a board, which line() does not return, to the one above it.
    void add_below(Position& position);
    /// How many lines were refused without an error since the last call.
    std::uint64_t take_unreported() { return std::exchange(unreported_, 0); }

    /// Ends the input. Throws core::Error if a board is unfinished.
    void end();

    /// Returns true if the lines so far do not influence the following ones: a new reader would find the same boards
    /// in those, with its own line numbers.
    bool is_as_new() const;

  private:
    struct Form {
        const Layout* layout;
        std::vector<Cell> cells;        ///< in the order of the text
        std::vector<std::size_t> rows;  ///< the cells of each row, if the board is written as rows
        std::size_t length;             ///< characters on one line: a cell is one, or one for each candidate
        bool has_namesakes = false;     ///< another form has the same length
        bool has_outside = false;       ///< it has places that are not cells, and empty
    };

    void add_forms(const Layout& layout, bool is_named);
    void add_form(Form form, bool is_named);
    std::optional<Entry> next_line(std::string_view text);
    void require_text(std::string_view first);
    std::optional<Entry> drawn_line(std::string_view text, bool& is_drawn);
    std::optional<Entry> written_line(std::string_view text);
    std::optional<Entry> written_row(std::size_t found);
    void refuse_rows(std::size_t found);
    void end_band();
    std::size_t band() const;
    std::optional<Entry> column_entry(std::string_view text);
    Entry whole_entry(const Form& form, std::size_t found, std::string_view note);
    std::optional<std::string> foreign_line(std::string_view text);
    std::optional<Entry> cell_line(std::string_view text, bool may_be_foreign);
    std::optional<Entry> packed_entry(std::string_view cells);
    std::optional<Entry> library_entry(std::string_view text);
    std::optional<Entry> object_line(std::string_view text);
    std::optional<Entry> plain_entry(Position position, std::uint64_t line);
    void drop_solution(std::optional<Entry>& entry);
    void require_plain_wanted(std::string_view beginning, std::uint64_t line) const;
    bool is_not_a_board(std::string_view text);
    bool fits_next(std::size_t cells) const;
    std::optional<core::Error> drop_rows(std::size_t found);
    void write_held_label();
    void drop_column_names();
    bool heed(std::string_view comment);
    bool heed_layout(std::string_view comment);
    const Layout* layout_of_that_name(std::string_view name);
    bool is_wanted(const Form& form) const;
    bool by_size() const { return layout_ != nullptr && layout_ != last_named_; }  ///< no comment names the layout
    int side() const { return wanted_layouts().front()->side(); }
    std::span<const Layout* const> wanted_layouts() const;
    const Form* form_of_rows(bool& possible) const;
    const Form* form_of_length(std::size_t length) const;
    const Form& form_that_agrees(const Form& first, bool by_rows, std::span<const std::uint32_t> written,
                                 const core::Location& location) const;
    const Form& as_figure(const Form& grid, std::vector<std::uint32_t>& written) const;
    Entry complete(const Form& grid, std::string_view note);
    Entry entry_of(Position position, std::uint64_t line);
    core::Error wrong_count(std::uint64_t line, std::size_t found) const;
    core::Error wrong_row(std::size_t found) const;
    [[noreturn]] void fail(core::Error error);
    void drop();

    std::string file_;
    bool takes_any_;                      ///< a comment may name any layout
    std::vector<const Layout*> unnamed_;  ///< of boards without such a comment
    std::vector<Form> forms_;
    std::size_t longest_ = 0;             ///< cells of the longest form
    std::uint64_t number_ = 0;            ///< of the last line
    std::uint64_t begun_ = 0;             ///< the line where the unfinished board began; 0: none
    std::size_t first_break_ = 0;         ///< rows of it before the first blank line
    std::size_t last_break_ = 0;          ///< the same before the last one
    std::size_t missing_ = 0;             ///< cells that it lacks in front of such lines
    std::optional<core::Error> dropped_;  ///< in rows that were not a board
    bool skipping_ = false;               ///< after an error inside a board: its other rows are not boards
    bool has_blanks_ = false;             ///< a row of the unfinished board has blanks for empty cells
    int blank_rows_ = 0;                  ///< lines of bars and blanks before its first row
    bool after_blank_ = false;            ///< the last board began with such lines of commas
    std::size_t indent_ = 0;              ///< of its first row
    bool is_left_of_first_ = false;       ///< another row is less indented
    std::uint64_t after_refused_ = 0;     ///< the line after the last one that was refused
    std::uint64_t unreported_ = 0;        ///< lines that were refused without an error
    int refused_ = 0;                     ///< paragraphs that were refused with one
    bool is_other_file_ = false;          ///< not text: nothing is read
    bool in_other_section_ = false;       ///< in a named section of a file that is not the puzzle's
    std::vector<std::uint32_t> cells_;    ///< of the unfinished board, in the order of the text
    std::vector<std::size_t> rows_;       ///< cells of each line that it has so far
    std::string object_;                  ///< the lines of an unfinished JSON object
    int object_depth_ = 0;                ///< braces and brackets that are open in it
    std::uint64_t object_begun_ = 0;      ///< its first line
    std::deque<Entry> more_;              ///< other boards of the last one
    std::size_t solutions_ = 0;           ///< that come next, each of an earlier board
    bool is_state_ = false;               ///< the next one is not a solution, but the state of a game
    std::optional<Board> last_;           ///< the last one of several lines
    std::optional<Position> below_;       ///< what belongs to it
    bool in_markup_comment_ = false;      ///< between <!-- and -->
    bool has_index_ = false;              ///< the first field of each line is the number of the row
    Picture picture_;                     ///< the unfinished drawn board
    std::uint64_t picture_begun_ = 0;     ///< the line of its first rule
    std::optional<Size> after_picture_;   ///< labels of a figure of that size may follow it
    /// Comments before the next board. Their length is limited.
    std::vector<std::string> comments_;
    static constexpr std::size_t most_comments = 64;
    const Layout* layout_ = nullptr;  ///< of the next board, if a comment names it
    std::string last_name_;           ///< the name of a layout in the last comment that had one
    const Layout* last_named_ = nullptr;
    std::string digits_;                ///< of the next board, if a comment has them: see digits_comment()
    std::optional<std::string> label_;  ///< a line that is a label if a picture follows, otherwise a row
};
}  // namespace satdoku::grid
