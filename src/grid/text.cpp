// The reader recognizes a board by its number of cells. It keeps the digits of the unfinished board and the lengths of
// its rows. The possible forms are those whose rows begin with these lengths.
#include "other_notations.hpp"
#include <satdoku/core/file.hpp>
#include <satdoku/core/text.hpp>
#include <satdoku/grid/names.hpp>
#include <satdoku/grid/notation.hpp>
#include <satdoku/grid/text.hpp>

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

/// Returns the digits by cell. If places of one cell have different digits, it throws with the location; without one it
/// returns nothing.
std::optional<std::vector<Writing>> assemble(const Layout& layout, std::span<const Cell> cells,
                                             std::span<const Writing> written, const core::Location* location) {
    constexpr Writing unset = ~Writing{0};
    std::vector<Writing> writings(static_cast<std::size_t>(layout.cell_count()), unset);
    for (std::size_t index = 0; index < cells.size(); ++index) {
        Writing& writing = writings[cells[index]];
        if (writing != unset && writing != written[index]) {
            if (location == nullptr) return std::nullopt;
            throw core::Error(
                *location, "board.shared_cell_differs",
                {cell_argument(layout, cells[index]), writing_text(writing), writing_text(written[index])});
        }
        writing = written[index];
    }
    return writings;
}

/// The cells in an address of SudokuWiki; nothing if it has none.
std::string_view cells_of_address(std::string_view line) {
    const std::size_t key = line.find(cells_in_address);
    if (key == std::string_view::npos) return {};
    line.remove_prefix(key + cells_in_address.size());
    return core::trimmed(line.substr(0, line.find('&')));
}

/// The next field of a line of columns, without quotes; the line is shortened by it.
std::string_view next_field(std::string_view& line) {
    constexpr std::string_view between = " \t\r\n,;\"'";
    line.remove_prefix(std::min(line.find_first_not_of(between), line.size()));
    const std::string_view field = line.substr(0, line.find_first_of(between));
    line.remove_prefix(field.size());
    return field;
}

/// A note after a board: its text without the separators around it.
std::string_view trimmed_note(std::string_view note) {
    constexpr std::string_view between = " \t\r\n,;";
    note.remove_prefix(std::min(note.find_first_not_of(between), note.size()));
    return note.substr(0, note.find_last_not_of(between) + 1);
}

/// The note's first field, if it is a complete board that solves the puzzle.
std::optional<Board> solution_in(std::string_view note, const Board& puzzle, std::span<const Cell> cells) {
    const std::string_view field = next_field(note);
    if (field.size() != cells.size()) return std::nullopt;
    Board solution(*puzzle.layout);
    std::vector<Writing> written;
    for (const char character : field) written.push_back(sign_of(character, puzzle.layout->side()));
    try {
        if (puzzle.layout->side() > plain_side) read_signs(written, puzzle.layout->side(), {});
    } catch (const core::Error&) {
        return std::nullopt;
    }
    for (std::size_t at = 0; at < cells.size(); ++at) {
        std::uint8_t& digit = solution.digits[cells[at]];
        if (written[at] >= separator || (digit != 0 && digit != written[at])) return std::nullopt;
        digit = static_cast<std::uint8_t>(written[at]);
    }
    if (!solves(solution, puzzle)) return std::nullopt;
    return solution;
}

/// Returns true if a line has the names of columns: words between commas.
bool is_header(std::string_view text) {
    const auto is_of_name = [](char character) { return (character | 0x20) >= 'a' && (character | 0x20) <= 'z'; };
    const auto fits = [&](char character) {
        return is_of_name(character) || std::string_view(", \"_\r\n").find(character) != std::string_view::npos;
    };
    return text.find(',') != std::string_view::npos && std::ranges::any_of(text, is_of_name) &&
           std::ranges::all_of(text, fits);
}

/// Returns true if a line begins a JSON object, and no list in braces.
bool begins_object(std::string_view text) {
    text = core::trimmed(text);
    if (!text.starts_with('{')) return false;
    text = core::trimmed(text.substr(1));
    return text.empty() || text.front() == '"' || text.front() == '}';
}
}  // namespace

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
                throw core::Error({{}, number, column + 1}, "board.bad_character", {std::string(1, line[column])});
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
    // A layout that a comment names is the only one wanted.
    for (Form& form : forms_) {
        if (is_named) break;
        if (form.length == one_by_one.length) form.has_namesakes = one_by_one.has_namesakes = true;
        if (form.length == digits_each.length) form.has_namesakes = digits_each.has_namesakes = true;
    }
    forms_.push_back(std::move(one_by_one));
    add_figure(layout);
    forms_.push_back(std::move(digits_each));
    longest_ = std::max(longest_, forms_.back().length);
}

void BoardReader::add_figure(const Layout& layout) {
    Form figure{&layout, reading_order(layout), {}, static_cast<std::size_t>(layout.cell_count())};
    if (figure.cells.size() == forms_.back().cells.size()) return;
    for (int row = 0; row < layout.canvas_rows(); ++row) {
        std::size_t count = 0;
        for (int column = 0; column < layout.canvas_columns(); ++column)
            if (layout.cell_on_canvas(row, column)) ++count;
        figure.rows.push_back(count);
    }
    forms_.push_back(std::move(figure));
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

/// Layouts with the same number of grids are distinguished by their shared cells, which are in each of the grids.
const BoardReader::Form& BoardReader::form_that_agrees(const Form& first, std::span<const Writing> written,
                                                       const core::Location& location) const {
    if (!first.has_namesakes) return first;
    std::vector<const Form*> agreeing;
    std::string names;
    for (const Form& form : forms_) {
        if (!is_wanted(form) || form.length != first.length || form.rows != first.rows) continue;
        if (!assemble(*form.layout, form.cells, written, nullptr)) continue;
        core::append_item(names, ", ", form.layout->name());
        agreeing.push_back(&form);
    }
    if (agreeing.size() > 1) throw core::Error(location, "board.several_layouts", {names});
    return agreeing.empty() ? first : *agreeing.front();
}

BoardReader::Entry BoardReader::complete(const Form& first, std::string_view note) {
    const core::Location location{file_, begun_, 0};
    std::vector<Writing> written = std::move(cells_);
    written.resize(first.length);
    drop();
    if (first.length > first.cells.size()) {
        auto cells = digits_of_cells(written, first.layout->side());
        if (!cells) throw core::Error(location, "board.bad_candidates_line");
        written = *std::move(cells);
    }
    const Form& form = form_that_agrees(first, written, location);
    Position position{Board(*form.layout)};
    if (form.layout->side() > plain_side) read_signs(written, form.layout->side(), location);
    write_into(position, *assemble(*form.layout, form.cells, written, &location));
    position.note = trimmed_note(note);
    if (first.length == first.cells.size()) position.solution = solution_in(note, position.board, form.cells);
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
    if (!comment.starts_with(digits_key)) return false;
    digits_ = core::trimmed(comment.substr(digits_key.size()));
    return true;
}

/// The same for a comment that may name the layout only, as those after a board do.
bool BoardReader::heed_layout(std::string_view comment) {
    if (!comment.starts_with(layout_key)) return false;
    std::string_view name = core::trimmed(comment.substr(layout_key.size()));
    name = name.substr(0, name.find(' '));
    // Files of many boards name the same layout again and again.
    if (name != last_name_) {
        last_named_ = layout_of_that_name(name);
        last_name_ = name;
    }
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
    if (layout == nullptr || (!takes_any_ && layout != unnamed_.front())) return nullptr;
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
    return Entry{std::move(position), line};
}

void BoardReader::drop() {
    has_blanks_ = false;
    cells_.clear();
    rows_.clear();
    begun_ = 0;
}

core::Error BoardReader::wrong_count(std::uint64_t line, std::size_t found) const {
    return core::Error({file_, line, 0}, "board.wrong_count",
                       {std::to_string(forms_.front().cells.size()), std::to_string(found)});
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

std::optional<BoardReader::Entry> BoardReader::line(std::string_view text) {
    ++number_;
    try {
        return next_line(text);
    } catch (const core::Error&) {
        layout_ = nullptr;
        digits_.clear();
        throw;
    }
}

std::optional<BoardReader::Entry> BoardReader::next_line(std::string_view text) {
    // What follows an open brace decides whether it begins a JSON object or a list.
    if (object_ == "{\n" && !begins_object("{" + std::string(text)))
        object_depth_ = static_cast<int>(object_.erase().size());
    if (!object_.empty() || (!picture_.under_way() && begins_object(text))) return object_line(text);
    if (text.starts_with("http")) {
        const std::string_view cells = cells_of_address(text);
        if (cells.size() == 2 * static_cast<std::size_t>(sudoku().cell_count())) return packed_entry(cells);
        if (cells.empty()) throw core::Error({file_, number_, 0}, "board.address");
        text = cells;
    }
    const bool is_plain = !text.empty() && meaning(text.front(), side()) < separator;
    if (!is_plain || picture_.under_way() || label_) {
        bool is_drawn = false;
        auto entry = drawn_line(text, is_drawn);
        if (is_drawn) return entry;
    }
    after_picture_.reset();
    return written_line(text);
}

/// @param is_drawn  set to true if the line belongs to a picture; otherwise it has not been read yet
std::optional<BoardReader::Entry> BoardReader::drawn_line(std::string_view text, bool& is_drawn) {
    std::string plain = plain_line(text);
    is_drawn = true;
    if (picture_.under_way()) {
        if (auto position = picture_.line(std::move(plain), wanted_layouts())) {
            after_picture_ = position->board.layout->size();
            label_.reset();
            return entry_of(*std::move(position), picture_begun_);
        }
        if (picture_.is_possible(wanted_layouts())) return std::nullopt;
        picture_.clear();
        // A rule may also be above rows of another form.
        if (number_ > picture_begun_ + 1) throw core::Error({file_, number_, 0}, "board.bad_picture");
        write_held_label();
        is_drawn = false;
        return std::nullopt;
    }
    if (rows_.empty() && Picture::begins(plain, wanted_layouts())) {
        picture_.line(std::move(plain), wanted_layouts());
        picture_begun_ = number_;
        return std::nullopt;
    }
    write_held_label();
    is_drawn = rows_.empty() && is_label_line(plain, after_picture_.value_or(wanted_layouts().front()->size()));
    if (is_drawn && !after_picture_) label_ = text;
    if (is_drawn) after_picture_.reset();
    return std::nullopt;
}

/// No picture followed the possible label: it is the first row of a board.
void BoardReader::write_held_label() {
    if (!label_) return;
    const std::string label = *std::move(label_);
    label_.reset();
    written_line(label);
}

/// Returns true if some board can have a row with this number of cells after those read so far.
bool BoardReader::fits_next(std::size_t cells) const {
    if (skipping_) return false;
    return std::ranges::any_of(forms_, [&](const Form& form) {
        return is_wanted(form) && rows_.size() < form.rows.size() && form.rows[rows_.size()] == cells &&
               std::equal(rows_.begin(), rows_.end(), form.rows.begin());
    });
}

/// Skips rules, comments, and sections of a file without a puzzle. Keeps the comments.
bool BoardReader::is_not_a_board(std::string_view text) {
    if (const auto section = section_name(text)) {
        in_other_section_ = *section != "Puzzle";
        return true;
    }
    const std::size_t hash = text.find('#');
    const bool is_comment = hash != std::string_view::npos && core::trimmed(text.substr(0, hash)).empty();
    if (is_comment && comments_.size() < most_comments && !in_other_section_) {
        std::string_view comment = text.substr(hash + 1);
        comment = comment.substr(0, comment.find_last_not_of("\r\n") + 1);
        if (!heed(comment)) comments_.emplace_back(comment);
    }
    return in_other_section_ || is_rule(text);
}

/// Drops rows that are not a board, before a line that is one. @param found  cells of that line, which stay
std::optional<core::Error> BoardReader::drop_rows(std::size_t found) {
    if (rows_.empty()) return std::nullopt;
    core::Error error = wrong_count(begun_, cells_.size() - found);
    cells_.erase(cells_.begin(), cells_.end() - static_cast<std::ptrdiff_t>(found));
    return error;
}

/// Throws core::Error if no plain sudoku is wanted, which this beginning of a notation announces.
void BoardReader::require_plain_wanted(std::string_view beginning) const {
    const auto wanted = wanted_layouts();
    if (std::ranges::find(wanted, &sudoku()) == wanted.end())
        throw core::Error({file_, number_, 0}, "board.bad_character", {std::string(beginning)});
}

/// The entry of a notation that no rows before it can belong to.
std::optional<BoardReader::Entry> BoardReader::plain_entry(Position position, std::uint64_t line) {
    auto dropped = drop_rows(0);
    drop();
    skipping_ = false;
    Entry entry = entry_of(std::move(position), line);
    entry.dropped = std::move(dropped);
    return entry;
}

std::optional<BoardReader::Entry> BoardReader::packed_entry(std::string_view cells) {
    require_plain_wanted("http");
    return plain_entry(packed_position(cells, {file_, number_, 0}), number_);
}

std::optional<BoardReader::Entry> BoardReader::library_entry(std::string_view text) {
    require_plain_wanted(":");
    return plain_entry(library_position(text, {file_, number_, 0}), number_);
}

/// Takes a line of a JSON object, which ends where all its braces are closed.
std::optional<BoardReader::Entry> BoardReader::object_line(std::string_view text) {
    constexpr std::size_t longest_object = 1 << 20;
    if (object_.empty()) {
        require_plain_wanted("{");
        object_begun_ = number_;
    }
    bool in_string = false;  // a string ends on its line
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char character = text[at];
        if (character == '"') in_string = !in_string;
        if (in_string) {
            if (character == '\\') ++at;
        } else if (character == '{' || character == '[') {
            ++object_depth_;
        } else if (character == '}' || character == ']') {
            --object_depth_;
        }
    }
    object_.append(text.substr(0, text.find_last_not_of("\r\n") + 1)).append("\n");
    if (object_depth_ > 0 && object_.size() < longest_object) return std::nullopt;
    object_depth_ = 0;
    Position position = ipuz_position(std::exchange(object_, {}), {file_, object_begun_, 0});
    comments_.insert(comments_.end(), position.comments.begin(), position.comments.end());
    return plain_entry(std::move(position), object_begun_);
}

/// A board that is one field of the line. Fields before it, and after its solution, are its note.
std::optional<BoardReader::Entry> BoardReader::column_entry(std::string_view text) {
    std::string_view rest = text;
    for (std::string_view field = next_field(rest); !field.empty(); field = next_field(rest)) {
        const Form* const form = form_of_length(field.size());
        if (form == nullptr) continue;
        const std::size_t before = cells_.size();
        for (const char character : field) cells_.push_back(sign_of(character, side()));
        if (std::ranges::any_of(std::span(cells_).subspan(before), [](Writing sign) { return sign >= separator; })) {
            cells_.resize(before);
            continue;
        }
        auto dropped = drop_rows(field.size());
        skipping_ = false;
        begun_ = number_;
        Entry entry = complete(*form, rest);
        const std::string_view prefix =
            trimmed_note(text.substr(0, static_cast<std::size_t>(field.data() - text.data())));
        if (!prefix.empty()) entry.note = std::string(prefix) + (entry.note.empty() ? "" : " ") + entry.note;
        entry.dropped = std::move(dropped);
        return entry;
    }
    return std::nullopt;
}

std::optional<BoardReader::Entry> BoardReader::written_line(std::string_view text) {
    if (is_not_a_board(text)) return std::nullopt;
    const std::string_view with_comment = text;
    if (const std::size_t hash = text.find('#'); hash != std::string_view::npos) heed_layout(text.substr(hash + 1));
    text = without_comment(text);
    if (core::trimmed(text).empty()) {
        skipping_ = false;
        return std::nullopt;
    }
    if (text.front() == ':') return library_entry(text);
    if (auto entry = column_entry(text)) return entry;
    if (number_ == 1 && is_header(text)) return std::nullopt;
    if (const auto row = row_of_numbers(text, side())) return cell_line(*row, false);
    if (const auto row = pencil_row(with_comment, side()); row && fits_next(row->size())) {
        if (begun_ == 0) begun_ = number_;
        cells_.insert(cells_.end(), row->begin(), row->end());
        return written_row(row->size());
    }
    return cell_line(text, true);
}

/// Takes a line of cells and separators. @param may_be_foreign  whether it may be in another program's form
std::optional<BoardReader::Entry> BoardReader::cell_line(std::string_view text, bool may_be_foreign) {
    // The longest form that ends at a blank or at the end of the line, and where its note begins.
    const Form* form = nullptr;
    std::size_t note = 0;
    std::size_t column = 0;
    std::size_t found = 0;
    for (; column < text.size() && found <= longest_; ++column) {
        const std::uint8_t cell = sign_of(text[column], side());
        if (cell == foreign) break;
        if (cell == separator) continue;
        cells_.push_back(cell);
        ++found;
        if (column + 1 < text.size() && !core::is_blank(text[column + 1])) continue;
        if (const Form* const ended = form_of_length(found)) {
            form = ended;
            note = column + 1;
        }
    }
    const bool is_whole = column == text.size();
    if (may_be_foreign && form == nullptr && !(is_whole && fits_next(found))) {
        std::optional<std::string> line;
        try {
            line = rewritten_line(text, side(), has_blanks_, {file_, number_, 0});
        } catch (const core::Error& error) {
            fail(error);
        }
        if (line) {
            cells_.resize(cells_.size() - found);
            has_blanks_ = has_blanks_ || line->find('.') != std::string::npos;
            if (line->find('#') != std::string::npos) heed_layout(line->substr(line->find('#') + 1));
            return core::trimmed(*line).empty() ? std::nullopt : cell_line(without_comment(*line), false);
        }
    }
    if (form != nullptr) {  // no figure has rows as long as that
        auto dropped = drop_rows(found);
        skipping_ = false;
        begun_ = number_;
        Entry entry = complete(*form, text.substr(note));
        entry.dropped = std::move(dropped);
        return entry;
    }
    if (begun_ == 0 && found > 0) begun_ = number_;
    if (skipping_) {
        drop();
        layout_ = nullptr;
        return std::nullopt;
    }
    if (rows_.empty() && !(is_whole && fits_next(found))) require_no_other_size(text);
    if (!is_whole && found <= longest_) {
        // Lines of text that is not a board are reported once.
        const bool is_reported = after_foreign_ == number_;
        after_foreign_ = number_ + 1;
        if (is_reported && rows_.empty()) {
            drop();
            return std::nullopt;
        }
        fail(core::Error({file_, number_, column + 1}, "board.bad_character", {std::string(1, text[column])}));
    }
    if (found == 0) return std::nullopt;  // a rule between boxes
    return written_row(found);
}

/// Throws core::Error if the line is a board, or the first row of one, of a size that only --layout selects.
void BoardReader::require_no_other_size(std::string_view text) {
    if (!takes_any_ || layout_ != nullptr) return;
    std::size_t found = 0;
    for (const char character : text) {
        const std::uint8_t sign = sign_of(character, most_digits);
        if (sign == foreign) return;
        if (sign != separator) ++found;
    }
    std::string names;
    for (const Layout& layout : layouts()) {
        const auto side = static_cast<std::size_t>(layout.side());
        if (layout.side() == plain_side || layout.grid_count() > 1 || (found != side && found != side * side)) continue;
        core::append_item(names, ", ", layout.name());
    }
    if (names.empty()) return;
    drop();
    skipping_ = true;
    throw core::Error({file_, number_, 0}, "board.layout_needed", {std::to_string(found), names});
}

/// The wanted form of that many cells on one line; nullptr if there is none.
const BoardReader::Form* BoardReader::form_of_length(std::size_t length) const {
    const auto found =
        std::ranges::find_if(forms_, [&](const Form& form) { return form.length == length && is_wanted(form); });
    return found == forms_.end() ? nullptr : &*found;
}

/// Takes a row whose cells have been added.
std::optional<BoardReader::Entry> BoardReader::written_row(std::size_t found) {
    rows_.push_back(found);
    bool possible = false;
    const Form* const form = form_of_rows(possible);
    if (!possible) {
        rows_.pop_back();
        fail(rows_.empty() ? wrong_count(number_, found) : wrong_row(found));
    }
    if (form == nullptr) return std::nullopt;
    return complete(*form, {});
}

bool BoardReader::is_as_new() const {
    return begun_ == 0 && rows_.empty() && cells_.empty() && !skipping_ && !in_other_section_ && object_.empty() &&
           !picture_.under_way() && !after_picture_ && !label_ && comments_.empty() && layout_ == nullptr &&
           digits_.empty();
}

void BoardReader::end() {
    if (picture_.under_way() && number_ > picture_begun_) {
        picture_.clear();
        throw core::Error({file_, number_, 0}, "board.bad_picture");
    }
    picture_.clear();
    write_held_label();
    if (!object_.empty()) ipuz_position(std::exchange(object_, {}), {file_, object_begun_, 0});
    if (rows_.empty()) return;
    fail(wrong_count(number_, cells_.size()));
}

}  // namespace satdoku::grid
