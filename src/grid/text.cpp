// The reader knows a board by counting its cells. It keeps the digits of the board that is under way and the
// lengths of its rows; the forms whose rows begin with these lengths are those that it can still become.
#include <satdoku/core/error.hpp>
#include <satdoku/grid/text.hpp>

#include <algorithm>
#include <array>

namespace satdoku::grid {

namespace {

constexpr std::uint8_t separator = 10;  ///< a character between cells
constexpr std::uint8_t foreign = 11;    ///< a character that no board has

/// For each byte: the digit of the cell that it is (0 for an empty one), separator, or foreign.
constexpr std::array<std::uint8_t, 256> meanings = [] {
    std::array<std::uint8_t, 256> table{};
    table.fill(foreign);
    for (std::uint8_t digit = 0; digit <= digits; ++digit)
        table[static_cast<std::size_t>('0' + digit)] = digit;
    for (const char empty : {'.', '_', '*'}) table[static_cast<unsigned char>(empty)] = 0;
    for (const char between : {' ', '\t', '\r', '\n', '|', '-', '+'}) {
        table[static_cast<unsigned char>(between)] = separator;
    }
    return table;
}();

std::uint8_t meaning(char character) {
    return meanings[static_cast<unsigned char>(character)];
}

bool is_blank(char character) {
    return character == ' ' || character == '\t' || character == '\r' || character == '\n';
}

std::string_view trimmed(std::string_view text) {
    while (!text.empty() && is_blank(text.front())) text.remove_prefix(1);
    while (!text.empty() && is_blank(text.back())) text.remove_suffix(1);
    return text;
}

std::string_view without_comment(std::string_view line) {
    return line.substr(0, line.find('#'));
}

std::vector<Cell> grid_by_grid(const Layout& layout) {
    std::vector<Cell> cells;
    for (int grid = 0; grid < layout.grid_count(); ++grid) {
        cells.insert(cells.end(), layout.cells(grid).begin(), layout.cells(grid).end());
    }
    return cells;
}

std::vector<Cell> reading_order(const Layout& layout) {
    std::vector<Cell> cells(static_cast<std::size_t>(layout.cell_count()));
    for (std::size_t index = 0; index < cells.size(); ++index) cells[index] = static_cast<Cell>(index);
    return cells;
}

/// Throws where two names of one cell hold different digits.
Board assemble(const Layout& layout, std::span<const Cell> cells, std::span<const std::uint8_t> written,
               const core::Location& location) {
    Board board(layout);
    if (cells.size() == board.digits.size()) {
        for (std::size_t index = 0; index < cells.size(); ++index)
            board.digits[cells[index]] = written[index];
        return board;
    }
    constexpr std::uint8_t unset = 255;
    std::fill(board.digits.begin(), board.digits.end(), unset);
    for (std::size_t index = 0; index < cells.size(); ++index) {
        std::uint8_t& digit = board.digits[cells[index]];
        if (digit != unset && digit != written[index]) {
            throw core::Error(location, "board.shared_cell_differs",
                              {place_name(layout, layout.places(cells[index]).front()), std::to_string(digit),
                               std::to_string(written[index])});
        }
        digit = written[index];
    }
    return board;
}

/// Whether every cell that has several names holds the same under each.
bool names_agree(const Layout& layout, std::span<const Cell> cells, std::span<const std::uint8_t> written) {
    constexpr std::uint8_t unset = 255;
    std::vector<std::uint8_t> digits(static_cast<std::size_t>(layout.cell_count()), unset);
    for (std::size_t index = 0; index < cells.size(); ++index) {
        std::uint8_t& digit = digits[cells[index]];
        if (digit != unset && digit != written[index]) return false;
        digit = written[index];
    }
    return true;
}

}  // namespace

Board parse_board(const Layout& layout, std::string_view text) {
    std::vector<std::uint8_t> written;
    std::uint64_t number = 0;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        const std::string_view line = without_comment(text.substr(begin, end - begin));
        begin = end + 1;
        ++number;
        for (std::size_t column = 0; column < line.size(); ++column) {
            const std::uint8_t cell = meaning(line[column]);
            if (cell == foreign) {
                throw core::Error({{}, number, column + 1}, "board.bad_character",
                                  {std::string(1, line[column])});
            }
            if (cell != separator) written.push_back(cell);
        }
    }
    for (const std::vector<Cell>& cells : {grid_by_grid(layout), reading_order(layout)}) {
        if (cells.size() == written.size()) return assemble(layout, cells, written, {{}, 1, 0});
    }
    throw core::Error({{}, number, 0}, "board.wrong_count",
                      {std::to_string(layout.grid_count() * cells_of_grid), std::to_string(written.size())});
}

std::string board_line(const Board& board) {
    std::string line;
    for (const Cell cell : grid_by_grid(*board.layout)) {
        line += board.digits[cell] == 0 ? '.' : static_cast<char>('0' + board.digits[cell]);
    }
    return line;
}

std::string board_picture(const Board& board) {
    std::string picture;
    for (int row = 0; row < board.layout->canvas_rows(); ++row) {
        std::string line;
        for (int column = 0; column < board.layout->canvas_columns(); ++column) {
            const std::optional<Cell> cell = board.layout->cell_on_canvas(row, column);
            const std::uint8_t digit = cell ? board.digits[*cell] : 0;
            line += !cell ? ' ' : digit == 0 ? '.' : static_cast<char>('0' + digit);
        }
        picture += line.substr(0, line.find_last_not_of(' ') + 1) + '\n';
    }
    return picture;
}

BoardReader::BoardReader(std::span<const Layout* const> layouts, std::string file)
    : file_(std::move(file)), layouts_(layouts.begin(), layouts.end()) {
    for (const Layout* layout : layouts) add_forms(*layout);
    for (const Form& form : forms_) longest_ = std::max(longest_, form.cells.size());
}

void BoardReader::add_forms(const Layout& layout) {
    const auto grids = static_cast<std::size_t>(layout.grid_count());
    Form one_by_one{&layout, grid_by_grid(layout), std::vector<std::size_t>(grids * digits, digits)};
    for (Form& form : forms_) {
        if (form.rows != one_by_one.rows) continue;
        form.has_namesakes = one_by_one.has_namesakes = true;
    }
    forms_.push_back(std::move(one_by_one));
    Form figure{&layout, reading_order(layout), {}};
    if (figure.cells.size() == forms_.back().cells.size()) return;
    for (int row = 0; row < layout.canvas_rows(); ++row) {
        std::size_t count = 0;
        for (int column = 0; column < layout.canvas_columns(); ++column) {
            if (layout.cell_on_canvas(row, column)) ++count;
        }
        figure.rows.push_back(count);
    }
    forms_.push_back(std::move(figure));
}

/// The form whose rows are those read so far. @param possible set to whether some form begins with them
const BoardReader::Form* BoardReader::form_of_rows(bool& possible) const {
    possible = false;
    for (const Form& form : forms_) {
        if (rows_.size() > form.rows.size() || !std::equal(rows_.begin(), rows_.end(), form.rows.begin()))
            continue;
        possible = true;
        if (rows_.size() == form.rows.size()) return &form;
    }
    return nullptr;
}

/// Layouts with as many grids are told apart by the cells that grids share, which stand in each of them.
const BoardReader::Form& BoardReader::form_that_agrees(const Form& first,
                                                       std::span<const std::uint8_t> written,
                                                       const core::Location& location) const {
    if (!first.has_namesakes) return first;
    std::vector<const Form*> agreeing;
    std::string names;
    for (const Form& form : forms_) {
        if (form.cells.size() != first.cells.size() || form.rows != first.rows) continue;
        if (!names_agree(*form.layout, form.cells, written)) continue;
        names += (agreeing.empty() ? "" : ", ") + form.layout->name();
        agreeing.push_back(&form);
    }
    if (agreeing.size() > 1) throw core::Error(location, "board.several_layouts", {names});
    return agreeing.empty() ? first : *agreeing.front();
}

BoardReader::Entry BoardReader::complete(const Form& first, std::string_view note) {
    const core::Location location{file_, begun_, 0};
    const std::vector<std::uint8_t> written = std::move(digits_);
    const std::size_t size = first.cells.size();
    drop();
    const Form& form = form_that_agrees(first, std::span(written).first(size), location);
    return Entry{assemble(*form.layout, form.cells, std::span(written).first(size), location),
                 std::string(trimmed(note)), location.line};
}

void BoardReader::drop() {
    digits_.clear();
    rows_.clear();
    begun_ = 0;
}

core::Error BoardReader::wrong_count(std::uint64_t line, std::size_t found) const {
    return core::Error({file_, line, 0}, "board.wrong_count",
                       {std::to_string(forms_.front().cells.size()), std::to_string(found)});
}

/// @param found  cells of a row that none of the boards has which begin with the rows before it
core::Error BoardReader::wrong_row(std::size_t found) const {
    std::vector<std::size_t> possible;
    for (const Form& form : forms_) {
        if (rows_.size() >= form.rows.size() || !std::equal(rows_.begin(), rows_.end(), form.rows.begin()))
            continue;
        const std::size_t cells = form.rows[rows_.size()];
        if (std::find(possible.begin(), possible.end(), cells) == possible.end()) possible.push_back(cells);
    }
    std::string numbers;
    for (const std::size_t cells : possible)
        numbers += (numbers.empty() ? "" : " / ") + std::to_string(cells);
    return core::Error({file_, number_, 0}, "board.wrong_row", {numbers, std::to_string(found)});
}

void BoardReader::fail(core::Error error) {
    passing_over_ = !rows_.empty();
    drop();
    throw error;
}

std::optional<BoardReader::Entry> BoardReader::line(std::string_view text) {
    ++number_;
    const bool is_plain = !text.empty() && meaning(text.front()) < separator;
    if (!is_plain || picture_.under_way() || label_) {
        bool is_drawn = false;
        auto entry = drawn_line(text, is_drawn);
        if (is_drawn) return entry;
    }
    after_picture_ = false;
    return written_line(text);
}

/// @param is_drawn  set to whether the line belongs to a picture; else it is still to be read
std::optional<BoardReader::Entry> BoardReader::drawn_line(std::string_view text, bool& is_drawn) {
    std::string plain = plain_line(text);
    is_drawn = true;
    if (picture_.under_way()) {
        if (auto board = picture_.line(std::move(plain), layouts_)) {
            after_picture_ = true;
            label_.reset();
            return Entry{*std::move(board), {}, picture_begun_};
        }
        if (picture_.is_possible(layouts_)) return std::nullopt;
        picture_.clear();
        // A rule may also stand above rows of another form.
        if (number_ > picture_begun_ + 1) throw core::Error({file_, number_, 0}, "board.bad_picture");
        write_held_label();
        is_drawn = false;
        return std::nullopt;
    }
    if (rows_.empty() && Picture::begins(plain)) {
        picture_.line(std::move(plain), layouts_);
        picture_begun_ = number_;
        return std::nullopt;
    }
    write_held_label();
    is_drawn = rows_.empty() && is_label_line(plain);
    if (is_drawn && !after_picture_) label_ = text;
    if (is_drawn) after_picture_ = false;
    return std::nullopt;
}

/// No picture came after what could have been its label: it is the first row of a board.
void BoardReader::write_held_label() {
    if (!label_) return;
    const std::string label = *std::move(label_);
    label_.reset();
    written_line(label);
}

std::optional<BoardReader::Entry> BoardReader::written_line(std::string_view text) {
    text = without_comment(text);
    if (trimmed(text).empty()) {
        passing_over_ = false;
        return std::nullopt;
    }

    // The longest form that ends where a blank or the end of the line stands, and where its note begins.
    const Form* whole = nullptr;
    std::size_t note = 0;
    std::size_t column = 0;
    std::size_t found = 0;
    for (; column < text.size() && found <= longest_; ++column) {
        const std::uint8_t cell = meaning(text[column]);
        if (cell < separator) {
            digits_.push_back(cell);
            ++found;
            if (column + 1 < text.size() && !is_blank(text[column + 1])) continue;
            for (const Form& form : forms_) {
                if (form.cells.size() != found) continue;
                whole = &form;
                note = column + 1;
                break;
            }
        } else if (cell == foreign) {
            break;
        }
    }
    if (whole != nullptr) {  // no figure has rows as long as that
        std::optional<core::Error> dropped;
        if (!rows_.empty()) {
            dropped = wrong_count(begun_, digits_.size() - found);
            digits_.erase(digits_.begin(), digits_.end() - static_cast<std::ptrdiff_t>(found));
        }
        passing_over_ = false;
        begun_ = number_;
        Entry entry = complete(*whole, text.substr(note));
        entry.dropped = std::move(dropped);
        return entry;
    }
    if (begun_ == 0 && found > 0) begun_ = number_;
    if (passing_over_) {
        drop();
        return std::nullopt;
    }
    if (column < text.size() && found <= longest_) {
        fail(
            core::Error({file_, number_, column + 1}, "board.bad_character", {std::string(1, text[column])}));
    }
    if (found == 0) return std::nullopt;  // a rule between boxes
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

void BoardReader::end() {
    if (picture_.under_way() && number_ > picture_begun_) {
        picture_.clear();
        throw core::Error({file_, number_, 0}, "board.bad_picture");
    }
    picture_.clear();
    write_held_label();
    if (rows_.empty()) return;
    fail(wrong_count(number_, digits_.size()));
}

}  // namespace satdoku::grid
