// Lines of other programs that hold cells of a board, rewritten as the reader's own.
#include "other_notations.hpp"
#include <charconv>

namespace satdoku::grid {
namespace {
constexpr std::string_view list_signs = ",;/:|[](){}\"'\t \\~";

bool is_figure(char character) { return character >= '0' && character <= '9'; }

/// A number that is all of the text; -1 if it is none.
int number_in(std::string_view text) {
    int number = -1;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size() ? number : -1;
}

/// "5 3  |  7  |     ": the position of a cell between the bars counts.
std::optional<std::string> cells_between_bars(std::string_view line, int side, bool has_blanks) {
    std::vector<std::string_view> parts;
    std::size_t width = 0;
    for (std::size_t begin = 0; begin <= line.size();) {
        const std::size_t end = std::min(line.find('|', begin), line.size());
        parts.push_back(line.substr(begin, end - begin));
        width = std::max(width, parts.back().size());
        begin = end + 1;
    }
    // A part holds its cells side by side, with a blank between them, or with blanks around each.
    const std::size_t cells = static_cast<std::size_t>(side) / parts.size();
    if (cells == 0 || cells * parts.size() != static_cast<std::size_t>(side)) return std::nullopt;
    const std::size_t step = width == cells ? 1 : 2;
    const std::size_t first = width == 2 * cells + 1 ? 1 : 0;
    if (width != cells && width != 2 * cells - 1 && width != 2 * cells + 1) return std::nullopt;
    std::string row;
    bool any = false;
    for (const std::string_view& part : parts) {
        if (part.size() < width && &part != &parts.back()) return std::nullopt;  // the end of a line may be cut
        for (std::size_t at = 0; at < width; ++at) {
            const char character = at < part.size() ? part[at] : ' ';
            const bool is_cell = at % step == first % step && at >= first && at < first + step * cells;
            if (!is_cell && character != ' ') return std::nullopt;
            if (!is_cell) continue;
            if (character != ' ' && meaning(character, side) >= separator) return std::nullopt;
            any = any || character != ' ';
            row += character == ' ' ? '.' : character;
        }
    }
    if (!any && !has_blanks) return std::nullopt;
    return row;
}

/// A field of a list: a cell, a number of a larger grid, or cells that are already written together. Empty: none.
std::string listed_cells(std::string_view field, int side) {
    for (const std::string_view empty : {"null", "None", "nan", "NaN", "-1"})
        if (field == empty) return ".";
    if (field.size() > 2 && field.ends_with(".0")) field.remove_suffix(2);
    const auto is_cell = [side](char character) { return sign_of(character, side) < separator && character != '+'; };
    if (side > plain_side && field.size() == 2) {
        const int number = number_in(field);
        if (number >= 10 && number <= side) return digit_text(number);
    }
    return std::ranges::all_of(field, is_cell) ? std::string(field) : "";
}

/// A row, or all rows, of a larger grid as numbers, some of them with two figures: every digit above nine has them, so
/// that there is no letter, as there would be in a row of candidates.
bool is_of_numbers(std::string_view line, int side) {
    std::size_t fields = 0;
    bool any = false;
    for (std::size_t at = 0; at < line.size(); ++fields) {
        at = std::min(line.find_first_not_of(" \t|", at), line.size());
        if (at == line.size()) break;
        const std::size_t end = std::min(line.find_first_of(" \t|", at), line.size());
        const std::string_view field = line.substr(at, end - at);
        const int number = number_in(field);
        if (field.size() == 2 ? number < 10 || number > side : field.size() > 2 || sign_of(field[0], 9) >= separator)
            return false;
        any = any || field.size() == 2;
        at = end;
    }
    return any && fields >= static_cast<std::size_t>(side);
}

/// A list without the words of programs around it: "int grid[9][9] = {", "a = np.array([[5, 3,", "9]], dtype=int)".
std::string_view without_code(std::string_view line) {
    const std::size_t equals = line.find('=');
    if (equals != std::string_view::npos && line.find_first_of("[{(", equals) == std::string_view::npos)
        return line.substr(0, line.find_last_of(",", equals));
    if (equals != std::string_view::npos) line = core::trimmed(line.substr(equals + 1));
    const std::size_t bracket = line.find_first_of("[({");
    const bool is_call = bracket != std::string_view::npos && bracket > 1 && line[bracket] == '(' &&
                         line.substr(0, bracket).find_first_of("0123456789 ") == std::string_view::npos;
    return is_call ? line.substr(bracket) : line;
}

/// "[[5, 3, 0, 0, 7, 0, 0, 0, 0],", "5,3,,,7,,,,", "530070000/600195000/...".
std::optional<std::string> listed_row(std::string_view line, int side) {
    const std::size_t separated = line.find_first_of(",;\t");
    const char comma = separated == std::string_view::npos ? ',' : line[separated];
    line = comma == '\t' ? line.substr(0, line.find_last_not_of("\r\n") + 1) : core::trimmed(line);
    const bool has_brackets = line.find_first_of("[](){}") != std::string_view::npos;
    if (has_brackets) line = without_code(line);
    const bool empty_fields_are_cells = !has_brackets && separated != std::string_view::npos;
    std::string cells;
    bool after_comma = true;
    char quote = '\0';  // that is open
    for (std::size_t at = 0; at < line.size();) {
        const std::size_t end = std::min(line.find_first_of(list_signs, at), line.size());
        if (end > at) {
            const std::string_view text = line.substr(at, end - at);
            const bool is_empty_cell = text == "-" && line.find('|') == std::string_view::npos;  // else a rule
            const std::string field = is_empty_cell ? "." : listed_cells(text, side);
            if (field.empty() || (!cells.empty() && field.size() >= least_cells_of_column)) return std::nullopt;
            cells += field;
            after_comma = false;
        }
        if (end < line.size() && (line[end] == '"' || line[end] == '\'')) {
            const std::size_t closing = std::min(line.find_first_not_of(' ', end + 1), line.size() - 1);
            const bool is_empty_cell = quote == '\0' && closing > end && line[closing] == line[end];
            if (is_empty_cell) cells += '.';
            if (is_empty_cell) after_comma = false;
            quote = is_empty_cell || quote != '\0' ? '\0' : line[end];
            at = is_empty_cell ? closing + 1 : end + 1;
            continue;
        }
        if (end < line.size() && line[end] == comma) {
            if (after_comma && empty_fields_are_cells) cells += '.';
            after_comma = true;
        }
        at = end + 1;
    }
    const bool is_item = std::ranges::count(line, comma) == 1;  // of a list of rows, a comma after each
    if (after_comma && empty_fields_are_cells && !cells.empty() && !is_item) cells += '.';
    return cells;
}

/// "version: 4|5|0|0|0|...": some fields for each cell, first its digit, last whether a player may change it.
std::string serialized_cells(std::string_view data, const core::Location& location) {
    std::vector<std::string_view> fields;
    data.remove_prefix(std::min(data.find('|'), data.size() - 1) + 1);
    for (; !data.empty(); data.remove_prefix(std::min(data.find('|'), data.size() - 1) + 1))
        fields.push_back(data.substr(0, data.find('|')));
    const std::size_t each = fields.size() / 81;
    if (each < 2 || fields.size() % 81 != 0) throw core::Error(location, "board.opensudoku");
    std::string cells;
    for (std::size_t at = 0; at < fields.size(); at += each) {
        if (fields[at].size() != 1 || !is_figure(fields[at].front())) throw core::Error(location, "board.opensudoku");
        if (fields[at] != "0" && fields[at + each - 1] == "1") cells += '+';
        cells += fields[at];
    }
    return cells;
}

/// <game data="..."/>: other elements and attributes of such a file, which may have lines of their own, hold nothing.
std::optional<std::string> opensudoku_line(std::string_view line, const core::Location& location) {
    constexpr std::string_view key = "data=";
    constexpr std::array<std::string_view, 5> attributes = {"created=", "state=", "time=", "last_played=", "note="};
    line = core::trimmed(line);
    const bool holds_nothing =
        line == ">" || line == "/>" ||
        std::ranges::any_of(attributes, [&](std::string_view name) { return line.starts_with(name); });
    const bool is_data = line.starts_with("data=\"") || line.starts_with("data='");
    if (!line.starts_with('<') && !is_data && !holds_nothing) return std::nullopt;
    const std::size_t at = is_data ? 0 : line.find(' ' + std::string(key));
    if (at == std::string_view::npos) return "";
    line.remove_prefix(line.find('=', at) + 1);
    if (line.empty()) throw core::Error(location, "board.opensudoku");
    const std::string_view cells = line.substr(1, line.find(line.front(), 1) - 1);
    const auto is_cell = [](char character) { return meaning(character) < separator; };
    if (cells.starts_with("version:")) return serialized_cells(cells, location);
    if (line.find(' ' + std::string(key)) != std::string_view::npos || cells.size() != 81 ||
        !std::ranges::all_of(cells, is_cell))
        throw core::Error(location, "board.opensudoku");
    return std::string(cells);
}

/// "3x3:c7_1a...": letters are empty cells, from one for a to 26 for z; _ separates digits. Flags before the colon are
/// rules, symmetry and difficulty; x is that of the diagonals.
std::optional<std::string> solo_line(std::string_view line, int side, const core::Location& location) {
    line = core::trimmed(line);
    const std::size_t colon = std::min(line.find(':'), line.size());  // after # would be a seed: a comment for us
    const std::size_t times = line.find_first_not_of("0123456789");
    if (times == 0 || times > 2 || times >= colon || (line[times] != 'x' && line[times] != 'j')) return std::nullopt;
    std::size_t flags = times + 1;
    while (flags < colon && is_figure(line[flags])) ++flags;
    const std::string_view rules = line.substr(flags, colon - flags);
    if (line[times] == 'x' && (flags == times + 1 || flags > times + 3)) return std::nullopt;
    if (colon == line.size()) throw core::Error(location, "board.solo_seed");
    if (line[times] == 'j' || rules.starts_with('j') || rules.find('k') != std::string_view::npos)
        throw core::Error(location, "board.solo_rules");
    const int columns = number_in(line.substr(0, times));
    const int rows = number_in(line.substr(times + 1, flags - times - 1));
    if (columns > side || rows > side || columns * rows != side || columns < rows)
        throw core::Error(location, "board.solo_size", {std::to_string(columns), std::to_string(rows)});
    std::string cells;
    line.remove_prefix(colon + 1);
    for (std::size_t at = 0; at < line.size() && cells.size() <= static_cast<std::size_t>(side * side);) {
        std::size_t end = at;
        while (end < line.size() && is_figure(line[end])) ++end;
        const int number = number_in(line.substr(at, end - at));
        if (end > at && (number < 1 || number > side)) return std::nullopt;
        if (end > at) {
            cells += digit_text(number);
        } else if (line[at] >= 'a' && line[at] <= 'z') {
            cells.append(static_cast<std::size_t>(line[at] - 'a' + 1), '.');
            end = at + 1;
        } else if (line[at] == '_') {
            end = at + 1;
        } else {
            return std::nullopt;
        }
        at = end;
    }
    if (rules.starts_with('x')) cells += " #" + std::string(layout_key) + "sudoku-x";
    return cells;
}
}  // namespace

std::optional<std::string> ruled_row(std::string_view line, int side, bool has_blanks) {
    if (line.find('|') == std::string_view::npos || line.find("--") != std::string_view::npos) return std::nullopt;
    line = line.substr(0, line.find_last_not_of("\r\n") + 1);
    if (auto row = cells_between_bars(line, side, has_blanks)) return row;
    const auto parts = static_cast<std::size_t>(std::ranges::count(line, '|')) + 1;
    if (line.find('|') == 2 * (static_cast<std::size_t>(side) / parts))  // "3     |     2 |      "
        if (auto row = cells_between_bars(' ' + std::string(line), side, has_blanks)) return row;
    line = core::trimmed(line);
    if (line.size() < 2 || line.front() != '|') return std::nullopt;
    line.remove_prefix(1);
    if (line.back() == '|') line.remove_suffix(1);
    return cells_between_bars(line, side, has_blanks);
}

std::optional<std::string> row_of_numbers(std::string_view line, int side) {
    return side > plain_side && is_of_numbers(line, side) ? listed_row(line, side) : std::nullopt;
}

std::optional<std::string> rewritten_line(std::string_view line, int side, bool has_blanks,
                                          const core::Location& location) {
    if (auto row = ruled_row(line, side, has_blanks)) return row;
    const std::string_view cells = core::trimmed(line);
    const auto count = static_cast<std::size_t>(side);
    std::string dotted(cells);
    std::ranges::replace(dotted, '-', '.');
    const auto is_cell = [side](char sign) { return sign_of(sign, side) < separator; };
    if ((cells.size() == count * count || (side > plain_side && cells.size() == count)) && dotted != cells &&
        std::ranges::all_of(dotted, is_cell) && cells.find_first_not_of('-') != std::string_view::npos)
        return dotted;
    if (auto game = opensudoku_line(line, location)) return game;
    if (auto game = solo_line(line, side, location)) return game;
    return listed_row(line, side);
}

bool read_signs(std::span<Writing> written, int side, const core::Location& location) {
    constexpr Writing first_letter = plain_side + 1;
    const auto largest = static_cast<Writing>(side);
    std::size_t zeros = 0;
    std::size_t letters = 0;
    Writing most = 0;
    bool any_empty = false;
    bool any_figure = false;
    for (const Writing writing : written) {
        if ((writing & of_candidates) != 0) continue;
        any_empty = any_empty || writing == 0;
        any_figure = any_figure || (writing > 0 && writing < first_letter);
        if (writing == zero_sign) {
            ++zeros;
        } else if (writing >= first_letter) {
            ++letters;
            most = std::max(most, writing);
        }
    }
    const bool only_letters = most > largest || (letters >= largest && !any_figure);
    // A complete board has each digit once in each row.
    const bool is_complete = !any_empty && zeros * largest == written.size();
    const bool from_zero = !only_letters && zeros > 0 && most < largest && (any_empty || is_complete);
    if ((only_letters && (any_figure || most > largest + plain_side)) || (zeros > 0 && any_empty && !from_zero))
        throw core::Error(location, "board.alphabet");
    for (Writing& writing : written) {
        if ((writing & of_candidates) != 0) continue;
        if (writing == zero_sign) {
            writing = from_zero ? 1 : 0;
        } else if (writing != 0) {
            writing = from_zero ? writing + 1 : only_letters ? writing - plain_side : writing;
        }
    }
    return from_zero;
}

Position packed_position(std::string_view text, const core::Location& location) {
    Position position{Board(sudoku())};
    const std::size_t cells = position.board.digits.size();
    const bool is_b = text.starts_with(packed_b);
    if (is_b) text.remove_prefix(packed_b.size());
    if (text.size() != 2 * cells) throw core::Error(location, "board.packed", {std::string(text.substr(0, 3))});
    std::vector<DigitSet> sets(cells);
    for (Cell cell = 0; cell < cells; ++cell) {
        unsigned value = 0;
        const auto [end, error] = std::from_chars(&text[2 * cell], &text[2 * cell] + 2, value, is_b ? 36 : 32);
        // Version B: 1 to 9 are givens, 10 to 18 placed digits, larger numbers candidates.
        const bool is_candidates = is_b && (value == 0 || value > 18);
        if (is_candidates)
            value = value == 0 ? 0 : (value - 18) << 1U;
        else if (is_b)
            value = value > 9 ? 1U << (value - 9) : 1U << value | 1U;
        if (error != std::errc() || end != &text[2 * cell] + 2 || value >= 1024 || (value & 1U) > value >> 1)
            throw core::Error(location, "board.packed", {std::string(text.substr(2 * cell, 2))});
        const DigitSet set(value & ~1U);  // bit d is digit d: the lowest one says whether it is a given
        sets[cell] = set;
        if (set.size() != 1 || is_candidates) continue;
        position.board.digits[cell] = static_cast<std::uint8_t>(set.first());
        if ((value & 1U) == 0) position.placed.push_back(cell);
    }
    position.candidates = possible_digits(position.board);
    for (Cell cell = 0; cell < cells; ++cell)
        if (position.board.digits[cell] == 0 && !(is_b && sets[cell].empty())) position.candidates[cell] = sets[cell];
    return position;
}
}  // namespace satdoku::grid
