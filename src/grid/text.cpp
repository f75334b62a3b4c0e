// The reader recognizes a board by its number of cells. It keeps the digits of the unfinished board and the lengths of
// its rows. The possible forms are those whose rows begin with these lengths.
#include "other_notations.hpp"
#include <satdoku/core/file.hpp>
#include <satdoku/core/text.hpp>
#include <satdoku/grid/names.hpp>
#include <satdoku/grid/notation.hpp>
#include <satdoku/grid/text.hpp>
#include <limits>

namespace satdoku::grid {
namespace {
std::vector<Cell> grid_by_grid(const Layout& layout) {
    std::vector<Cell> cells;
    for (int grid = 0; grid < layout.grid_count(); ++grid)
        cells.insert(cells.end(), layout.cells(grid).begin(), layout.cells(grid).end());
    return cells;
}

std::vector<Cell> reading_order(const Layout& layout) {
    std::vector<Cell> cells(static_cast<std::size_t>(layout.cell_count()));
    for (Cell cell = 0; cell < cells.size(); ++cell) cells[cell] = cell;
    return cells;
}

/// In a form: a place without a cell, which is empty.
constexpr Cell outside = std::numeric_limits<Cell>::max();

/// Returns the digits by cell. If places of one cell have different digits, or one outside of the figure has any, it
/// throws with the location; without one it returns nothing.
std::optional<std::vector<Writing>> assemble(const Layout& layout, std::span<const Cell> cells,
                                             std::span<const Writing> written, const core::Location* location) {
    constexpr Writing unset = ~Writing{0};
    std::vector<Writing> writings(static_cast<std::size_t>(layout.cell_count()), unset);
    for (std::size_t index = 0; index < cells.size(); ++index) {
        if (cells[index] == outside) {
            if (written[index] == 0) continue;
            if (location == nullptr) return std::nullopt;
            throw core::Error(*location, "board.outside", {layout.name(), writing_text(written[index])});
        }
        Writing& writing = writings[cells[index]];
        if (writing != unset && writing != written[index]) {
            if (location == nullptr) return std::nullopt;
            throw core::Error(*location, "board.shared_cell_differs",
                              {cell_argument(layout, cells[index]), writing_text(writing), writing_text(written[index]),
                               layout.name()});
        }
        writing = written[index];
    }
    return writings;
}

/// The note's first field, if it is a board: a complete one that solves the puzzle. Throws core::Error for another.
std::optional<Board> solution_in(std::string_view note, const Board& puzzle, std::span<const Cell> cells,
                                 const core::Location& location) {
    const std::string_view field = next_field(note);
    if (field.size() != cells.size()) return std::nullopt;
    const int side = puzzle.layout->side();
    std::vector<Writing> written;
    for (const char character : field) written.push_back(sign_of(character, side));
    if (std::ranges::any_of(written, [](Writing sign) { return sign >= separator; })) return std::nullopt;
    if (side > plain_side) read_signs(written, side, location);
    Position solution{Board(*puzzle.layout)};
    write_into(solution, *assemble(*puzzle.layout, cells, written, &location));
    if (!solves(solution.board, puzzle)) throw core::Error(location, "board.second_column");
    return std::move(solution.board);
}
}  // namespace

std::string_view next_field(std::string_view& line) {
    constexpr std::string_view between = " \t\r\n,;|:\"'[](){}";
    line.remove_prefix(std::min(line.find_first_not_of(between), line.size()));
    const std::string_view field = line.substr(0, line.find_first_of(between));
    line.remove_prefix(field.size());
    return field;
}

std::string_view trimmed_note(std::string_view note) {
    constexpr std::string_view between = " \t\r\n,;";
    note.remove_prefix(std::min(note.find_first_not_of(between), note.size()));
    note = note.substr(0, note.find_last_not_of(between) + 1);
    return note.find_first_not_of(" \t,;|:\"'[](){}") == std::string_view::npos ? std::string_view() : note;
}

Board parse_board(const Layout& layout, std::string_view text) {
    std::vector<Writing> written;
    std::uint64_t number = 0;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        const std::string_view line = without_comment(text.substr(begin, end - begin));
        begin = end + 1;
        ++number;
        for (std::size_t column = 0; column < line.size(); ++column) {
            const std::uint8_t cell = meaning(line[column], layout.side());
            if (cell == foreign)
                throw core::Error({{}, number, column + 1}, "board.bad_character", {front_of(line.substr(column))});
            if (cell != separator) written.push_back(cell);
        }
    }
    for (const std::vector<Cell>& cells : {grid_by_grid(layout), reading_order(layout)}) {
        if (cells.size() != written.size()) continue;
        Position position{Board(layout)};
        const core::Location location{{}, 1, 0};
        write_into(position, *assemble(layout, cells, written, &location));
        return std::move(position.board);
    }
    throw core::Error({{}, number, 0}, "board.wrong_count",
                      {std::to_string(layout.grid_count() * layout.cells_of_grid()), std::to_string(written.size())});
}

std::string board_line(const Board& board) {
    std::string line;
    for (const Cell cell : grid_by_grid(*board.layout))
        line += board.digits[cell] == 0 ? '.' : digit_character(board.digits[cell]);
    return line;
}

std::string noted_line(const Board& board) { return board_line(board) + rules_note(*board.layout); }

std::string board_picture(const Board& board) {
    std::string picture;
    for (int row = 0; row < board.layout->canvas_rows(); ++row) {
        std::string line;
        for (int column = 0; column < board.layout->canvas_columns(); ++column) {
            const std::optional<Cell> cell = board.layout->cell_on_canvas(row, column);
            const std::uint8_t digit = cell ? board.digits[*cell] : 0;
            line += !cell ? ' ' : digit == 0 ? '.' : digit_character(digit);
        }
        picture += line.substr(0, line.find_last_not_of(' ') + 1) + '\n';
    }
    return picture;
}

BoardReader::BoardReader(std::span<const Layout* const> layouts, std::string file)
    : file_(std::move(file)), takes_any_(layouts.size() > 1) {
    for (const Layout* layout : layouts)
        if (layout->is_plain() || layouts.size() == 1) unnamed_.push_back(layout);
    for (const Layout* layout : unnamed_) add_forms(*layout, false);
}

void BoardReader::add_forms(const Layout& layout, bool is_named) {
    const auto grids = static_cast<std::size_t>(layout.grid_count());
    const auto side = static_cast<std::size_t>(layout.side());
    Form one_by_one{&layout, grid_by_grid(layout), std::vector<std::size_t>(grids * side, side), grids * side * side};
    Form digits_each{&layout, one_by_one.cells, {}, one_by_one.length * side};
    const std::size_t cells = one_by_one.cells.size();
    add_form(std::move(one_by_one), is_named);
    Form figure{&layout, reading_order(layout), {}, static_cast<std::size_t>(layout.cell_count())};
    Form canvas{&layout, {}, {}, 0};
    const auto columns = static_cast<std::size_t>(layout.canvas_columns());
    for (int row = 0; row < layout.canvas_rows(); ++row) {
        for (int column = 0; column < layout.canvas_columns(); ++column)
            canvas.cells.push_back(layout.cell_on_canvas(row, column).value_or(outside));
        const auto places = std::span(canvas.cells).last(columns);
        figure.rows.push_back(columns - static_cast<std::size_t>(std::ranges::count(places, outside)));
        canvas.rows.push_back(columns);
    }
    canvas.length = canvas.cells.size();
    canvas.has_outside = canvas.length > figure.length;
    if (figure.length < cells) add_form(std::move(figure), is_named);
    if (canvas.has_outside) add_form(std::move(canvas), is_named);
    add_form(std::move(digits_each), is_named);
    longest_ = std::max(longest_, forms_.back().length);
}

void BoardReader::add_form(Form form, bool is_named) {
    // A layout that a comment names is the only one wanted.
    for (Form& other : forms_)
        if (!is_named && other.length == form.length) other.has_namesakes = form.has_namesakes = true;
    forms_.push_back(std::move(form));
}

/// The wanted form of that many cells on one line; nullptr if there is none.
const BoardReader::Form* BoardReader::form_of_length(std::size_t length) const {
    const auto found =
        std::ranges::find_if(forms_, [&](const Form& form) { return form.length == length && is_wanted(form); });
    return found == forms_.end() ? nullptr : &*found;
}

/// Keeps the error in rows that are no board for the next entry; of several errors the first.
void BoardReader::refuse_rows(std::size_t found) {
    auto error = drop_rows(found);
    dropped_ ? void(++unreported_) : void(dropped_ = std::move(error));
}

/// Rows between two breaks of a board: one if its boxes are not in rows of their own.
std::size_t BoardReader::band() const {
    const Layout& layout = *wanted_layouts().front();
    const int rows = layout.between_rules().box_rows;
    return layout.canvas_rows() % rows == 0 ? static_cast<std::size_t>(rows) : 1;
}

/// What may end a band of boxes or a board: a blank line, a comment, a rule, a closing bracket. Drops rows of which some are
/// missing before it, unless it follows each row.
void BoardReader::end_band() {
    const std::size_t since = rows_.size() - last_break_;
    if (since == 0) return;
    // One row, then a whole band: the first band lacked the others.
    const bool is_single = first_break_ == 1 && last_break_ == 1 && since == band() && since > 1;
    if (first_break_ == 0) first_break_ = since;
    if (is_single) first_break_ = band();
    const std::size_t missing = is_single ? band() - 1 : (band() - rows_.size() % band()) % band();
    last_break_ = rows_.size();
    if (missing == 0 || first_break_ == 1) return;
    // The other bands of this board are still to come, each with a break after it.
    bool possible = false;
    rows_.resize(rows_.size() + missing, rows_.back());
    missing_ += missing * rows_.back();
    cells_.resize(cells_.size() + missing * rows_.back());
    last_break_ = rows_.size();
    const bool is_end = first_break_ > band() && first_break_ + missing == rows_.size();
    if (is_end || form_of_rows(possible) != nullptr) refuse_rows(0);
}

/// Takes a row whose cells have been added.
std::optional<BoardReader::Entry> BoardReader::written_row(std::size_t found) {
    // With a break after six rows of nine, but none after three, it is the first of the next board.
    if (first_break_ > 1 && first_break_ == rows_.size() && found == static_cast<std::size_t>(side()) && band() > 1 &&
        first_break_ % found > band()) {
        refuse_rows(found);
        begun_ = number_;
    }
    rows_.push_back(found);
    bool possible = false;
    const Form* const form = form_of_rows(possible);
    if (!possible) {
        rows_.pop_back();
        fail(rows_.empty() ? wrong_count(number_, found) : wrong_row(found));
    }
    if (form == nullptr) return std::nullopt;
    if (missing_ == 0) return complete(*form, {});
    refuse_rows(0);
    return std::nullopt;
}

/// Returns true if some board can have a row with this number of cells after those read so far.
bool BoardReader::fits_next(std::size_t cells) const {
    if (skipping_) return false;
    return std::ranges::any_of(forms_, [&](const Form& form) {
        return is_wanted(form) && rows_.size() < form.rows.size() && form.rows[rows_.size()] == cells &&
               std::equal(rows_.begin(), rows_.end(), form.rows.begin());
    });
}

/// Drops rows that are not a board, before a line that is one. @param found  cells of that line, which stay
std::optional<core::Error> BoardReader::drop_rows(std::size_t found) {
    if (rows_.empty()) return std::nullopt;
    core::Error error = wrong_count(begun_, cells_.size() - found - missing_);
    cells_.erase(cells_.begin(), cells_.end() - static_cast<std::ptrdiff_t>(found));
    rows_.clear();
    begun_ = first_break_ = last_break_ = missing_ = 0;
    if (by_size()) layout_ = nullptr;
    return error;
}

/// Returns the form with exactly the rows read so far. @param possible  set to true if some form begins with them
const BoardReader::Form* BoardReader::form_of_rows(bool& possible) const {
    possible = false;
    for (const Form& form : forms_) {
        if (!is_wanted(form) || rows_.size() > form.rows.size()) continue;
        if (!std::equal(rows_.begin(), rows_.end(), form.rows.begin())) continue;
        possible = true;
        if (rows_.size() == form.rows.size()) return &form;
    }
    return nullptr;
}

/// Layouts with the same number of grids are distinguished by their shared cells, which are in each of the grids; those on
/// a canvas by what is outside of them. @param by_rows  whether the rows of `first` have been read
const BoardReader::Form& BoardReader::form_that_agrees(const Form& first, bool by_rows,
                                                       std::span<const Writing> written,
                                                       const core::Location& location) const {
    if (!first.has_namesakes) return first;
    std::vector<const Form*> agreeing;
    // Of canvases, the smallest figure: digits of a larger one would be outside of it.
    const auto rank = [](const Form* form) {
        return form->has_outside ? form->layout->cell_count() : std::numeric_limits<int>::max();
    };
    for (const Form& form : forms_) {
        if (!is_wanted(form) || form.length != first.length || (by_rows && form.rows != first.rows)) continue;
        if (!assemble(*form.layout, form.cells, written, nullptr)) continue;
        if (!agreeing.empty() && rank(&form) < rank(agreeing.front())) agreeing.clear();
        if (agreeing.empty() || rank(&form) == rank(agreeing.front())) agreeing.push_back(&form);
    }
    std::string names;
    for (const Form* const form : agreeing) core::append_item(names, ", ", form->layout->name());
    if (agreeing.size() > 1) throw core::Error(location, "board.several_layouts", {names});
    return agreeing.empty() ? first : *agreeing.front();
}

/// A grid that its size names is rather a figure on its canvas, such as a butterfly, if no digit is above nine.
const BoardReader::Form& BoardReader::as_figure(const Form& grid, std::vector<Writing>& written) const {
    if (!by_size()) return grid;
    constexpr std::ptrdiff_t surely = 20;  // digits, none of which is above nine by chance
    const auto is_digit = [](Writing sign) { return sign > 0 && sign <= plain_side; };
    const auto is_plain = [&](Writing sign) { return sign == 0 || sign == zero_sign || is_digit(sign); };
    const auto fits = [&](const Form& form) { return form.layout->is_plain() && form.rows == grid.rows; };
    const auto figure = std::ranges::find_if(forms_, fits);
    if (figure == forms_.end() || !std::ranges::all_of(written, is_plain) ||
        std::ranges::count_if(written, is_digit) < surely)
        return grid;
    std::ranges::replace(written, Writing{zero_sign}, Writing{0});
    return *figure;
}

BoardReader::Entry BoardReader::complete(const Form& grid, std::string_view note) {
    const core::Location location{file_, begun_, 0};
    std::vector<Writing> written = std::move(cells_);
    written.resize(grid.length);
    const bool by_rows = !rows_.empty();
    const Form& first = as_figure(grid, written);
    drop();
    if (first.length > first.cells.size()) {
        auto cells = digits_of_cells(written, first.layout->side());
        if (!cells) throw core::Error(location, "board.bad_candidates_line");
        written = *std::move(cells);
    }
    const Form& form = form_that_agrees(first, by_rows, written, location);
    const bool is_mirrored = by_rows && is_left_of_first_ && form.layout->cell_on_canvas(0, 0);
    if (is_mirrored && form.layout->grid_count() > 1) throw core::Error(location, "board.bad_picture");
    Position position{Board(*form.layout)};
    const int side = form.layout->side();
    const bool from_zero = side > plain_side && read_signs(written, side, location);
    write_into(position, *assemble(*form.layout, form.cells, written, &location));
    // Zeros that are too close to be digits are empty cells, next to another sign for these.
    const auto is_one = [&](Cell cell) { return position.board.digits[cell] == 1; };
    const auto has_two = [&](const House& house) { return std::ranges::count_if(house.cells, is_one) > 1; };
    if (from_zero && std::ranges::any_of(form.layout->houses(), has_two)) throw core::Error(location, "board.alphabet");
    // A mirrored figure may fit a larger one, a grid of which has no digit in cells of its own.
    const auto has_own = [&](int at, bool is_empty) {
        return std::ranges::any_of(form.layout->cells(at), [&](Cell cell) {
            return form.layout->places(cell).size() == 1 && (position.board.digits[cell] == 0) == is_empty;
        });
    };
    const bool has_larger = form.has_outside && form.has_namesakes && position.board.filled() > grid.layout->side();
    for (int at = 0; has_larger && at < form.layout->grid_count(); ++at)
        if (has_own(at, true) && !has_own(at, false)) throw core::Error(location, "board.bad_picture");
    position.note = trimmed_note(note);
    if (first.length == first.cells.size()) position.solution = solution_in(note, position.board, form.cells, location);
    if (position.solution) {
        next_field(note);
        position.note = trimmed_note(note);
    }
    return entry_of(std::move(position), location.line);
}

std::span<const Layout* const> BoardReader::wanted_layouts() const {
    return layout_ == nullptr ? std::span(unnamed_) : std::span(&layout_, 1);
}

bool BoardReader::is_wanted(const Form& form) const {
    const auto wanted = wanted_layouts();
    return std::ranges::find(wanted, form.layout) != wanted.end();
}

/// Heeds a comment before the next board that says more about it. Returns false if it is another one.
bool BoardReader::heed(std::string_view comment) {
    if (heed_layout(comment)) return true;
    const std::string_view word = core::trimmed(comment);
    const bool is_heading = word == "Solutions" || word == "答案";
    if (is_heading || word == solution_key) {
        solutions_ = is_heading ? std::numeric_limits<std::size_t>::max() : 1;
        return true;
    }
    if (!comment.starts_with(digits_key)) return false;
    digits_ = core::trimmed(comment.substr(digits_key.size()));
    return true;
}

/// The same for a comment that may name the layout only, as those after a board do.
bool BoardReader::heed_layout(std::string_view comment) {
    // As people write it: "#layout sudoku-x", "# Layout: sudoku-x, hard".
    const std::string_view trimmed = core::trimmed(comment);
    constexpr std::string_view between = " \t:=,;";
    if (trimmed.size() < 7 || (trimmed[0] | 0x20) != 'l' || trimmed.substr(1, 5) != layout_key.substr(2, 5) ||
        between.find(trimmed[6]) == std::string_view::npos)
        return false;
    const std::string_view words = trimmed.substr(std::min(trimmed.find_first_not_of(between, 6), trimmed.size()));
    std::string_view name = words.substr(0, words.find_first_of(" \t"));
    name = name.substr(0, name.find_last_not_of(",;:") + 1);
    // Files of many boards name the same layout again and again.
    if (name != last_name_) {
        last_named_ = layout_of_that_name(name);
        last_name_ = name;
    }
    if (last_named_ == nullptr && takes_any_ && name == words)
        throw core::Error({file_, number_, 0}, "board.no_layout", {std::string(name)});
    if (last_named_ == nullptr) return false;
    layout_ = last_named_;
    return true;
}

/// Returns nullptr if there is none, or if its boards are not wanted.
const Layout* BoardReader::layout_of_that_name(std::string_view name) {
    const Layout* layout = nullptr;
    try {
        layout = find_layout(name);
    } catch (const core::Error& error) {
        throw core::Error({file_, number_, 0}, error.key(), error.arguments());
    }
    const Layout& only = *unnamed_.front();
    const bool is_shape = layout != nullptr && only.name() == "jigsaw" && layout->grid_count() == 1 &&
                          layout->side() == only.side() && !layout->has_square_boxes();
    if (layout == nullptr || !(takes_any_ || layout == &only || is_shape)) return nullptr;
    const auto is_form = [&](const Form& form) { return form.layout == layout; };
    if (std::ranges::none_of(forms_, is_form)) add_forms(*layout, true);
    return layout;
}

/// Returns the board with what the comments before it say.
BoardReader::Entry BoardReader::entry_of(Position position, std::uint64_t line) {
    layout_ = nullptr;
    const std::string cells = std::exchange(digits_, {});
    if (!cells.empty()) take_digits(position, cells, {file_, line, 0});
    position.comments = std::exchange(comments_, {});
    return Entry{std::move(position), line, std::exchange(dropped_, {})};
}

void BoardReader::drop() {
    has_blanks_ = false;
    blank_rows_ = 0;
    cells_.clear();
    rows_.clear();
    begun_ = first_break_ = last_break_ = missing_ = 0;
}

core::Error BoardReader::wrong_count(std::uint64_t line, std::size_t found) const {
    const auto wanted = [&](const Form& form) { return is_wanted(form); };
    return core::Error({file_, line, 0}, "board.wrong_count",
                       {std::to_string(std::ranges::find_if(forms_, wanted)->cells.size()), std::to_string(found)});
}

/// @param found  cells of a row that does not continue any of the possible boards
core::Error BoardReader::wrong_row(std::size_t found) const {
    std::vector<std::size_t> possible;
    for (const Form& form : forms_) {
        if (!is_wanted(form) || rows_.size() >= form.rows.size()) continue;
        if (!std::equal(rows_.begin(), rows_.end(), form.rows.begin())) continue;
        const std::size_t cells = form.rows[rows_.size()];
        if (std::ranges::find(possible, cells) == possible.end()) possible.push_back(cells);
    }
    return core::Error({file_, number_, 0}, "board.wrong_row", {core::join(possible, " / "), std::to_string(found)});
}

void BoardReader::fail(core::Error error) {
    skipping_ = !rows_.empty();
    drop();
    throw error;
}
}  // namespace satdoku::grid
