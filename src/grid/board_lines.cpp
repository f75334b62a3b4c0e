// Lines of a file of boards, each in the first form that fits: a part of a picture or of an object, a whole board, a row.
#include "other_notations.hpp"
#include <satdoku/core/sorted.hpp>
#include <satdoku/grid/names.hpp>
#include <satdoku/grid/notation.hpp>
#include <satdoku/grid/text.hpp>

namespace satdoku::grid {
namespace {
/// In OpenSudoku's files, after the version of a game's cells.
constexpr std::string_view markup_line_end = "&#10;";

/// The cells in an address of SudokuWiki; nothing if it has none.
std::string_view cells_of_address(std::string_view line) {
    if (line.starts_with(packed_b)) return core::trimmed(line);
    const std::size_t key = line.find(cells_in_address);
    if (key == std::string_view::npos) return {};
    line.remove_prefix(key + cells_in_address.size());
    return core::trimmed(line.substr(0, line.find('&')));
}

/// Returns true if a line is the part of a link that holds the puzzle.
bool is_packed_link(std::string_view text) {
    return text.size() > least_cells_of_column && text.find(' ') == std::string_view::npos &&
           (text.starts_with("fpuz") || text.starts_with("scl") || text.starts_with("ctc"));
}

/// Returns true if a line has the names of columns between commas: words, each beginning with a letter, or
/// numbers from 0, or from 1 above an index.
bool is_header(std::string_view text) {
    if (text.find(',') == std::string_view::npos) return false;
    const std::size_t first = text.starts_with(",1,") ? 1 : 0;
    const auto is_of_word = [](char character) { return (character | 0x20) >= 'a' && (character | 0x20) <= 'z'; };
    bool are_words = true;
    bool are_letters = true;  // of a row of a large grid, if they are many
    bool are_numbers = true;
    std::size_t names = 0;
    for (std::string_view field = next_field(text); !field.empty(); field = next_field(text), ++names) {
        are_words = are_words && is_of_word(field.front());
        are_letters = are_letters && field.size() == 1;
        are_numbers = are_numbers && field == std::to_string(names + first);
    }
    return names > 0 && (are_words ? !are_letters || names <= plain_side : are_numbers && names >= plain_side);
}

/// The cells of a row whose name is in front of its first bar, and perhaps once more at its end:
/// "A | 5 3 . | . 7 . | . . .". Other lines are returned as they are.
std::string_view without_row_name(std::string_view text, int side) {
    const std::size_t bar = text.find('|');
    const std::string_view name = core::trimmed(text.substr(0, bar));
    if (bar == std::string_view::npos || name.empty() || name.size() > 2) return text;
    std::string_view cells = core::trimmed(text.substr(bar + 1));
    if (cells.ends_with(name) && core::trimmed(cells.substr(0, cells.size() - name.size())).ends_with('|'))
        cells.remove_suffix(name.size());
    const auto is_cell = [side](char sign) { return sign_of(sign, side) < separator; };
    const auto bars = std::ranges::count(cells, '|');
    const bool is_row = std::ranges::count_if(cells, is_cell) == side && bars > 0 && bars <= side / 2 &&
                        std::ranges::all_of(cells, [side](char sign) { return sign_of(sign, side) <= separator; });
    return is_row ? cells : text;
}

/// A row of a large grid with dots for fields that are signs of empty cells only there, where each cell is a field;
/// twelve signs may be a row of a butterfly.
std::optional<std::string> with_dotted_fields(std::string_view text) {
    if (text.size() < 19 || text.find_first_of(",;|") != std::string_view::npos) return std::nullopt;
    constexpr std::array<std::string_view, 5> signs = {"-", "--", "x", "X", "?"};
    std::string dotted;
    bool any = false, any_number = false;
    int fields = 0;
    for (std::string_view field = next_field(text); !field.empty(); field = next_field(text), ++fields) {
        if (field.size() > 2) return std::nullopt;
        any_number = any_number || (field.size() == 2 && field != "--");
        const bool is_empty = std::ranges::find(signs, field) != signs.end();
        const bool has_zero = field.size() == 2 && field.front() == '0';  // 07
        any = any || is_empty || has_zero;
        dotted.append(is_empty ? "." : field.substr(has_zero ? 1 : 0)).append(" ");
    }
    const bool is_row = std::ranges::any_of(std::array{10, 12, 16, 25},
                                            [fields](int side) { return fields == side || fields == side * side; });
    return any && is_row && (fields != 12 || any_number) ? std::optional(dotted) : std::nullopt;
}

/// The names of single grids of other sizes of which the line is a row, or all rows; not all of them exist. Numbers, some
/// with two figures, are hardly signs.
std::vector<std::string> names_by_size(std::string_view text, bool may_be_signs, const core::Location& location) {
    std::vector<std::string> of_numbers;
    std::vector<std::string> of_signs;
    std::vector<std::string> exact;  // between bars, blanks are rather between cells than empty ones
    const auto tabs = std::ranges::count(text, '\t');
    const bool has_bars = text.find('|') != std::string_view::npos;
    const bool is_dashed =
        text.find('-') != std::string_view::npos && core::trimmed(text).find(' ') == std::string_view::npos;
    // Signs that are all apart are at every second place: what is between them is no empty cell.
    const auto is_sign = [](char sign) { return sign != ' ' && sign != '|'; };
    const bool are_apart = std::ranges::adjacent_find(
                               text, [&](char one, char next) { return is_sign(one) && is_sign(next); }) == text.end();
    const auto is_apart = [&](int side) {
        return are_apart && core::trimmed(text).size() + 1 < 2 * static_cast<std::size_t>(side);
    };
    std::size_t fields = 0;
    for (std::string_view rest = text; !next_field(rest).empty();) ++fields;
    if (has_bars && rewritten_line(text, plain_side, false, location).value_or("").size() == plain_side) return {};
    for (const int side : {4, 6, 8, 10, 12, 16, 25}) {
        const auto fits = [side, tabs, text](std::string_view cells) {
            int count = 0;
            for (const char character : cells) {
                const std::uint8_t sign = sign_of(character, side);
                if (sign == foreign) return false;
                if (sign != separator) ++count;
            }
            const bool is_with_solution = text.size() > cells.size() && count == 2 * side * side;
            return (count == side || count == side * side || is_with_solution) && (tabs == 0 || tabs + 1 == count);
        };
        const std::string name = "sudoku-" + std::to_string(side) + "x" + std::to_string(side);
        if (const auto cells = row_of_numbers(text, side); cells && fits(*cells)) of_numbers.push_back(name);
        if (!may_be_signs) continue;
        try {
            const bool are_signs = side < 25 && fits(text);
            std::optional<std::string> row = has_bars && !is_apart(side) ? ruled_row(text, side, false) : std::nullopt;
            const bool is_ruled = row.has_value();
            if (!row && (!are_signs || is_dashed)) row = rewritten_line(text, side, false, location);
            if (has_bars && !is_ruled && is_apart(side)) continue;
            if (row && row->size() == static_cast<std::size_t>(side) && (is_dashed || is_ruled)) exact = {name};
            if (row && fields > plain_side && fields == row->size() && fits(*row)) exact = {name};
            if (are_signs || (row && fits(*row))) of_signs.push_back(name);
        } catch (const core::Error&) {  // another program's puzzle of another size
        }
    }
    return !of_numbers.empty() ? of_numbers : !exact.empty() ? exact : of_signs;
}
}  // namespace

std::optional<BoardReader::Entry> BoardReader::line(std::string_view text) {
    const bool is_after_refused = after_refused_ == ++number_;
    const std::uint64_t begun = begun_;
    const std::size_t cells = cells_.size();
    const bool is_row_by_size = by_size() && rows_.size() == 1;
    try {
        auto entry = next_line(text);
        if (entry && (solutions_ > 0 || entry->line < number_)) drop_solution(entry);
        if (entry && entry->line == number_) last_.reset();
        return entry;
    } catch (const core::Error& error) {
        const bool is_by_size = begun > 0 && by_size();
        if (is_row_by_size) layout_ = nullptr;  // rather a caption, or a row of a plain sudoku with a fault
        core::Error rows = wrong_count(begun, cells);
        layout_ = nullptr;
        digits_.clear();
        skipping_ = skipping_ && !is_row_by_size;
        // What seemed to be a row of another size may have been something else before this line.
        try {
            auto entry = is_by_size ? next_line(text) : std::nullopt;
            if (entry) entry->dropped = std::move(rows);
            if (entry) return entry;
        } catch (const core::Error&) {
            if (error.key() != "board.wrong_row") throw;
            skipping_ = true;
        }
        if (is_row_by_size && !skipping_) throw rows;
        // Of lines that are refused one after the other, only the first is reported, and each that may be a board.
        after_refused_ = number_ + 1;
        constexpr int most_refused = 5;  // a file of something else has many paragraphs
        const bool may_be_board = text.size() > 75 && text.find(' ') == std::string_view::npos;
        if ((!is_after_refused && ++refused_ <= most_refused) || (may_be_board && error.key() != "board.bad_character"))
            throw;
        ++unreported_;
        return std::nullopt;
    }
}

/// Remembers a board, or keeps it for the earlier one that it is the solution or the state of.
void BoardReader::drop_solution(std::optional<Entry>& entry) {
    const std::size_t marked = solutions_;
    const bool is_state = std::exchange(is_state_, false);
    if (marked == 1 || !entry->board.complete()) solutions_ = 0;
    if (marked == 0 || (!is_state && !entry->board.complete())) {
        last_ = entry->board;
        return;
    }
    const core::Location location{file_, entry->line, 0};
    Position below{entry->board};
    for (Cell cell = 0; is_state && cell < last_->digits.size(); ++cell) {
        const int given = last_->digits[cell];
        if (given != 0 && below.board.digits[cell] != given) throw core::Error(location, "board.bad_state");
        if (given != below.board.digits[cell]) below.placed.push_back(cell);
    }
    if (!is_state && marked == 1 && last_ && !solves(below.board, *last_))
        throw core::Error(location, "board.second_column");
    if (entry->dropped) throw *entry->dropped;
    if (!is_state) below.solution = below.board;
    below_ = std::move(below);
    entry.reset();
}

bool BoardReader::continues_board(std::string_view line) {
    line = core::trimmed(line);
    return section_name(line) == "State" || (line.starts_with('#') && core::trimmed(line.substr(1)) == solution_key);
}

void BoardReader::add_below(Position& position) {
    if (below_ && below_->solution) position.solution = below_->solution;
    if (below_ && !below_->solution) position.board = below_->board;
    if (below_) position.placed = below_->placed;
    below_.reset();
}

/// Throws core::Error if the first line of the file begins as one that is no text.
void BoardReader::require_text(std::string_view first) {
    constexpr std::pair<std::string_view, std::string_view> beginnings[] = {
        {"%PDF", "PDF"},          {"\x89PNG", "PNG"},
        {"\xff\xd8\xff", "JPEG"}, {"GIF89a", "GIF"},
        {"\xff\xfe", "UTF-16"},   {"\xfe\xff", "UTF-16"},
        {"p cnf", "DIMACS"},      {"PK\x03\x04", "zip (.xlsx, .ods, .docx)"}};
    for (const auto& [beginning, name] : beginnings) {
        is_other_file_ = first.starts_with(beginning);
        if (is_other_file_) throw core::Error({file_, number_, 0}, "board.other_file", {std::string(name)});
    }
}

std::optional<BoardReader::Entry> BoardReader::next_line(std::string_view text) {
    if (number_ == 1) require_text(text);
    if (is_other_file_) return std::nullopt;
    constexpr std::string_view game = "<game ";
    if (text.find('<') != std::string_view::npos && text.rfind(game) != text.find(game)) {
        for (std::size_t end = 0; !text.empty(); text.remove_prefix(end)) {
            end = std::min(text.find(game, 1), text.size());
            if (auto entry = next_line(text.substr(0, end))) more_.push_back(*std::move(entry));
        }
        return more();
    }
    const bool is_plain = !text.empty() && meaning(text.front(), side()) < separator;
    // What follows an open brace or bracket decides whether it begins JSON or a list of rows.
    if ((object_ == "{\n" && !begins_object("{" + std::string(text), false)) ||
        (object_ == "[\n" && !begins_values("[" + std::string(text))))
        object_depth_ = static_cast<int>(object_.erase().size());
    if (!object_.empty() || (!is_plain && !picture_.under_way() && begins_object(text, takes_any_)))
        return object_line(text);
    if (in_markup_comment_ || (!is_plain && core::trimmed(text).starts_with("<!--"))) {
        const std::size_t end = text.find("-->");
        in_markup_comment_ = end == std::string_view::npos;
        return in_markup_comment_ ? std::nullopt : next_line(text.substr(end + 3));
    }
    std::string usual;
    if (std::ranges::any_of(text, [](char sign) { return (sign & 0x80) != 0 || sign == '"' || sign == '\''; }))
        text = usual = with_usual_signs(text);
    std::string ascii;  // lines drawn in characters of their own are those of plain text
    if (text.find('\xe2') != std::string_view::npos &&
        (text.find("\xe2\x94") != std::string_view::npos || text.find("\xe2\x95") != std::string_view::npos))
        text = ascii = plain_line(text);
    if (const std::size_t at = text.find(markup_line_end); at != std::string_view::npos && !is_plain)
        text = ascii = std::string(text).replace(at, markup_line_end.size(), "|");  // # is no comment here
    if (text.starts_with("http") || text.starts_with(packed_b) || is_packed_link(text)) {
        if (auto linked = linked_position(text, {file_, number_, 0})) {
            if (!takes_any_ && linked->board.layout != unnamed_.front())
                throw core::Error({file_, number_, 0}, "board.bad_character", {"http"});
            comments_.insert(comments_.end(), linked->comments.begin(), linked->comments.end());
            return plain_entry(*std::move(linked), number_);
        }
        const std::string_view cells = cells_of_address(text);
        if (cells.starts_with(packed_b) || cells.size() == 2 * static_cast<std::size_t>(sudoku().cell_count()))
            return packed_entry(cells);
        if (cells.empty()) throw core::Error({file_, number_, 0}, "board.address");
        text = cells;
    }
    if (!is_plain || picture_.under_way() || label_) {
        bool is_drawn = false;
        auto entry = drawn_line(text, is_drawn);
        if (is_drawn) return entry;
    }
    after_picture_.reset();
    const std::string_view unnamed = without_row_name(text, side());
    if (unnamed.size() == text.size()) return written_line(text);
    drop_column_names();
    auto entry = written_line(unnamed);
    after_picture_ = unnamed_.front()->size();
    return entry;
}

/// A row of ascending digits above what shows that it has the names of the columns.
void BoardReader::drop_column_names() {
    if (cells_.size() == static_cast<std::size_t>(side()) && std::ranges::is_sorted(cells_) && cells_.front() == 1)
        drop();
}

/// @param is_drawn  set to true if the line belongs to a picture; otherwise it has not been read yet
std::optional<BoardReader::Entry> BoardReader::drawn_line(std::string_view text, bool& is_drawn) {
    std::string plain = plain_line(text);
    is_drawn = true;
    const bool begins = Picture::begins(plain, unnamed_) || is_label_line(plain, unnamed_.front()->size());
    if (begins && by_size() && rows_.size() == 1) fail(wrong_count(begun_, cells_.size()));
    if (picture_.under_way()) {
        if (auto position = picture_.line(std::move(plain), wanted_layouts())) {
            after_picture_ = position->board.layout->size();
            label_.reset();
            return entry_of(*std::move(position), picture_begun_);
        }
        if (picture_.is_possible(wanted_layouts())) return std::nullopt;
        picture_.clear();
        // A rule may also be above rows of another form.
        skipping_ = number_ > picture_begun_ + 1;
        if (skipping_) throw core::Error({file_, number_, 0}, "board.bad_picture");
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

/// Skips rules, comments, and sections of a file without a puzzle. Keeps the comments.
bool BoardReader::is_not_a_board(std::string_view text) {
    if (const auto section = section_name(text)) {
        is_state_ = *section == "State" && last_;
        if (is_state_) solutions_ = 1;
        in_other_section_ = !is_state_ && *section != "Puzzle" && !section->ends_with("code");  // [code] is a forum's
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

/// A board that ends the line's cells, of which `found` have been added.
BoardReader::Entry BoardReader::whole_entry(const Form& form, std::size_t found, std::string_view note) {
    auto dropped = drop_rows(found);
    skipping_ = false;
    begun_ = number_;
    Entry entry = complete(form, note);
    if (dropped) entry.dropped = std::move(dropped);
    return entry;
}

/// The line in the reader's own form, if it is one of another program.
std::optional<std::string> BoardReader::foreign_line(std::string_view text) {
    std::optional<std::string> line;
    try {
        line = rewritten_line(text, side(), has_blanks_, {file_, number_, 0});
    } catch (const core::Error& error) {
        fail(error);
    }
    if (!line) return line;
    has_blanks_ = has_blanks_ || line->find('.') != std::string::npos;
    if (line->find('#') != std::string::npos) heed_layout(line->substr(line->find('#') + 1));
    return line;
}

/// A board that is one field of the line. Fields before it, and after its solution, are its note.
std::optional<BoardReader::Entry> BoardReader::column_entry(std::string_view text) {
    std::string_view rest = text;
    if (const auto whole = core::trimmed(text); whole.starts_with('<') || whole.starts_with("data="))
        return std::nullopt;
    const auto is_full = [](std::string_view field) { return field.find_first_of(".0_*") == std::string_view::npos; };
    // The solution may come first.
    const bool may_be_solution = is_full(text.substr(0, least_cells_of_column));
    const std::string_view first = may_be_solution ? next_field(rest) : text;
    const std::string_view second = may_be_solution ? next_field(rest) : text;
    if (form_of_length(first.size()) != nullptr && first.size() == second.size() && is_full(first) && !is_full(second))
        return column_entry(std::string(second) + ' ' + std::string(first) + std::string(rest));
    rest = text;
    for (std::string_view field = next_field(rest); !field.empty(); field = next_field(rest)) {
        const auto marks = static_cast<std::size_t>(std::ranges::count(field, '+'));  // each before a placed digit
        const Form* const form = form_of_length(field.size() - marks);
        if (form == nullptr) continue;
        const bool may_be_marked = form->length == form->cells.size() && !form->has_namesakes && !form->has_outside;
        if (marks > 0 && (!may_be_marked || field.ends_with('+') || field.find("++") != std::string_view::npos))
            continue;
        const std::size_t before = cells_.size();
        std::vector<Cell> placed;
        bool is_marked = false;
        for (const char character : field) {
            if (is_marked) placed.push_back(form->cells[cells_.size() - before]);
            is_marked = character == '+';
            if (!is_marked) cells_.push_back(sign_of(character, side()));
        }
        if (std::ranges::any_of(std::span(cells_).subspan(before), [](Writing sign) { return sign >= separator; })) {
            cells_.resize(before);
            continue;
        }
        // A + between all rows joins them.
        const auto begins_row = [this](Cell cell) { return cell % side() == 0; };
        if (static_cast<int>(placed.size()) + 1 == side() && std::ranges::all_of(placed, begins_row)) placed.clear();
        Entry entry = whole_entry(*form, form->length, rest);
        core::sort_unique(placed);  // shared cells are in the text twice
        std::erase_if(placed, [&](Cell cell) { return entry.board.digits[cell] == 0; });
        if (!placed.empty()) entry.placed = std::move(placed);
        const std::string_view prefix =
            trimmed_note(text.substr(0, static_cast<std::size_t>(field.data() - text.data())));
        if (!prefix.empty()) entry.note = std::string(prefix) + (entry.note.empty() ? "" : " ") + entry.note;
        return entry;
    }
    return std::nullopt;
}

std::optional<BoardReader::Entry> BoardReader::written_line(std::string_view text) {
    // In Markdown, the row above such a rule has the names of the columns.
    if (core::trimmed(text).starts_with("|-") && std::ranges::count(text, '|') > side()) drop_column_names();
    if (is_not_a_board(text)) {
        end_band();
        if (after_refused_ == number_) ++after_refused_;
        return std::nullopt;
    }
    const std::string_view with_comment = text;
    if (const std::size_t hash = text.find('#'); hash != std::string_view::npos) heed_layout(text.substr(hash + 1));
    text = without_comment(text);
    if (core::trimmed(text).empty()) {
        skipping_ = false;
        end_band();
        return std::nullopt;
    }
    if (text.front() == ':') return library_entry(text);
    // With x or ? for empty cells there is no other sign for them: in a pattern, x marks givens among these.
    const bool may_be_large = text.find_first_of("xX.") == std::string_view::npos;
    if (text.size() >= plain_side && text.find_first_of("xX?") != std::string_view::npos &&
        (side() <= plain_side || may_be_large) &&
        text.find_first_not_of(may_be_large ? "0123456789ABCDEFGHIJKLMNOPabcdefghijklmnop? ,;|\t\r\n"
                                            : "123456789xX? ,;|\t\r\n") == std::string_view::npos) {
        std::string dotted(text);
        std::ranges::replace_if(
            dotted, [](char sign) { return (sign | 0x20) == 'x' || sign == '?'; }, '.');
        return written_line(dotted);
    }
    if (const auto dotted = with_dotted_fields(text)) return written_line(*dotted);
    if (auto entry = column_entry(text)) return entry;
    if (number_ == 1 && is_header(text)) {
        has_index_ = core::trimmed(text).starts_with(',');
        return std::nullopt;
    }
    if (has_index_) text.remove_prefix(std::min(text.find(','), text.size() - 1) + 1);
    if (auto row = row_of_numbers(text, side())) {
        const auto board = static_cast<std::size_t>(side() * side());
        if (row->size() == 2 * board) row->insert(board, " ");  // the solution
        return cell_line(*row, false);
    }
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
    std::size_t fields = 0;  // cells up to the last blank
    bool joins = false;      // two boards, such as a puzzle and its solution: no figure, unless it is asked for
    for (; column < text.size() && found <= longest_; ++column) {
        const std::uint8_t cell = sign_of(text[column], side());
        if (cell == foreign) break;
        if (cell == separator) continue;
        cells_.push_back(cell);
        ++found;
        if (column + 1 < text.size() && !core::is_blank(text[column + 1])) continue;
        joins = joins || (takes_any_ && fields > 0 && found - fields >= least_cells_of_column);
        fields = found;
        if (const Form* const ended = joins ? nullptr : form_of_length(found)) {
            form = ended;
            note = column + 1;
        }
    }
    const bool is_whole = column == text.size();
    const bool fits = is_whole && fits_next(found);
    const bool is_first = may_be_foreign && takes_any_ && layout_ == nullptr && rows_.empty() && !skipping_;
    // Signs that are all apart are hardly a board and a note.
    const bool is_note = form != nullptr && (core::trimmed(text).size() + 1 < 2 * found || text.size() == note);
    auto names =
        is_first && !joins ? names_by_size(text, !fits && !is_note, {file_, number_, 0}) : std::vector<std::string>();
    const std::string_view first = text.substr(0, text.find_first_of(",; \t"));  // a solution or a note may follow
    if (is_first && names.empty() && form == nullptr && !fits && first.size() >= 16)
        names = names_by_size(first, true, {file_, number_, 0});
    if (names.size() == 1) layout_ = layout_of_that_name(names.front());
    if (!names.empty()) {
        if (layout_ == nullptr)
            fail(core::Error({file_, number_, 0}, names.size() > 1 ? "board.several_layouts" : "board.too_large",
                             {core::join(names, ", ")}));
        drop();
        return written_line(text);
    }
    if (is_whole && rows_.empty() && found > 0 && found < plain_side && side() == plain_side &&
        core::trimmed(text).find_first_not_of("123456789 ") == std::string_view::npos &&
        core::trimmed(text).find("  ") != std::string_view::npos)
        fail(core::Error({file_, number_, 0}, "board.blanks"));
    // Between tabs, a cell may be empty.
    const bool has_fields = static_cast<int>(std::ranges::count(text, '\t')) + 1 >= side();
    const auto line = may_be_foreign && form == nullptr && (!fits || has_fields) ? foreign_line(text) : std::nullopt;
    if (line) {
        cells_.resize(cells_.size() - found);
        const bool has_bars = text.find('|') != std::string_view::npos;
        const int blank = rows_.empty() ? std::exchange(blank_rows_, 0) : 0;
        const bool is_blank = rows_.empty() && text.find_first_not_of("|,; \t\r\n") == std::string_view::npos;
        if (is_blank) blank_rows_ = blank + 1;
        if (text.find_first_of("])}") != std::string_view::npos && line->empty()) end_band();
        if (is_blank || core::trimmed(*line).empty()) return std::nullopt;
        // A list of as many rows as they have cells is a figure on its canvas, not a line of cells.
        const auto begins_list = [](char sign) { return std::string_view("[({").find(sign) != std::string_view::npos; };
        const auto rows =
            static_cast<std::size_t>(std::max<std::ptrdiff_t>(std::ranges::count_if(text, begins_list), 1) - 1);
        const bool is_canvas = rows > static_cast<std::size_t>(side()) && rows * rows == line->size();
        for (std::size_t at = 0; is_canvas && at < line->size(); at += rows)
            if (auto entry = cell_line(line->substr(at, rows), false)) return entry;
        if (rows_.empty()) after_blank_ = blank > 0 && !has_bars;
        for (int row = 0; row < blank && (has_blanks_ || !has_bars); ++row)
            cell_line(std::string(static_cast<std::size_t>(side()), '.'), false);
        if (line->find('+') != std::string::npos) return column_entry(*line);
        return cell_line(without_comment(*line), false);
    }
    if (form != nullptr) return whole_entry(*form, found, text.substr(note));  // no figure has rows as long as that
    if (begun_ == 0 && found > 0) begun_ = number_;
    if (skipping_) {
        drop();
        layout_ = nullptr;
        return std::nullopt;
    }
    if (!is_whole && found <= longest_)
        fail(core::Error({file_, number_, column + 1}, "board.bad_character", {front_of(text.substr(column))}));
    if (found == 0) return std::nullopt;  // a rule between boxes
    const std::size_t indent = text.find_first_not_of(' ');
    is_left_of_first_ = !rows_.empty() && (is_left_of_first_ || indent < indent_);
    if (rows_.empty()) indent_ = indent;
    return written_row(found);
}

bool BoardReader::is_as_new() const {
    return begun_ == 0 && rows_.empty() && cells_.empty() && !skipping_ && !in_other_section_ && object_.empty() &&
           !picture_.under_way() && !after_picture_ && !label_ && comments_.empty() && layout_ == nullptr &&
           digits_.empty() && blank_rows_ == 0 && more_.empty() && !in_markup_comment_ && !has_index_ && !dropped_ &&
           solutions_ == 0;
}

void BoardReader::end() {
    if (picture_.under_way() && number_ > picture_begun_) {
        picture_.clear();
        throw core::Error({file_, number_, 0}, "board.bad_picture");
    }
    picture_.clear();
    write_held_label();
    if (!object_.empty()) {
        object_depth_ = 0;
        object_.pop_back();
        object_line({});  // throws, since braces are open
    }
    if (rows_.empty() && dropped_) throw *std::exchange(dropped_, {});
    // Blank rows around a board are none of its rows, unless those before it have been taken for some.
    if (rows_.empty() && (blank_rows_ == 0 || !after_blank_)) return;
    fail(wrong_count(number_, cells_.size()));
}
}  // namespace satdoku::grid
