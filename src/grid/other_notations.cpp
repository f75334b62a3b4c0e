#include "other_notations.hpp"
#include <satdoku/core/file.hpp>
#include <satdoku/core/text.hpp>
#include <satdoku/grid/names.hpp>
#include <satdoku/grid/notation.hpp>

namespace satdoku::grid {
namespace {
constexpr std::string_view bar = "|";

bool is_digit(char character) { return character >= '1' && character <= '9'; }

DigitSet candidates_in(Writing writing) { return DigitSet(writing) & digits_up_to(most_digits); }

/// The signs that pencil_marks() writes after a candidate. In grids of more than nine digits, letters are digits.
bool is_sign(char character, int side) {
    return (side <= plain_side && character >= 'A' && character <= 'Z') || character == '+' || character == '-';
}

bool ends_cell(std::string_view line, std::size_t at) {
    return at >= line.size() || core::is_blank(line[at]) || line[at] == bar.front();
}

std::vector<std::string_view> fields_of(std::string_view line) {
    std::vector<std::string_view> fields;
    for (;;) {
        const std::size_t colon = line.find(':');
        fields.push_back(line.substr(0, colon));
        if (colon == std::string_view::npos) return fields;
        line.remove_prefix(colon + 1);
    }
}

/// Reads the digits of all cells in reading order, a + before each that is not a given.
void read_digits(Position& position, std::string_view cells, const core::Location& location) {
    std::size_t found = 0;
    bool is_placed = false;
    for (const char character : cells) {
        if (character == '+') {
            is_placed = true;
            continue;
        }
        const std::uint8_t digit = meaning(character, position.board.layout->side());
        if (digit >= separator) throw core::Error(location, "board.bad_character", {std::string(1, character)});
        if (found < position.board.digits.size()) position.board.digits[found] = digit;
        if (is_placed && digit != 0 && found < position.board.digits.size())
            position.placed.push_back(static_cast<Cell>(found));
        is_placed = false;
        ++found;
    }
    if (found != position.board.digits.size())
        throw core::Error(location, "board.wrong_count",
                          {std::to_string(position.board.digits.size()), std::to_string(found)});
}

/// Removes the candidates in a list: digit, row and column, separated by blanks.
void remove_candidates(Position& position, std::string_view list, const core::Location& location) {
    const Layout& layout = *position.board.layout;
    for (list = core::trimmed(list); !list.empty(); list = core::trimmed(list)) {
        const std::string_view item = list.substr(0, std::min(list.find(' '), list.size()));
        list.remove_prefix(item.size());
        if (item.size() != 3 || !std::ranges::all_of(item, is_digit))
            throw core::Error(location, "board.bad_candidate", {std::string(item)});
        const Cell cell = layout.cell(0, item[1] - '1', item[2] - '1');
        DigitSet& set = position.candidates[cell];
        set.erase(item[0] - '0');
    }
}
}  // namespace

bool is_rule(std::string_view line) {
    line = core::trimmed(line);
    return line.find("---") != std::string_view::npos &&
           line.find_first_not_of("-+|.:'*, abcdefghi") == std::string_view::npos;
}

std::string with_usual_signs(std::string_view line) {
    for (const std::string_view quotes : {"\"\"\"", "'''"}) {
        const std::size_t at = line.find(quotes);
        if (at == std::string_view::npos) continue;
        const std::string_view before = core::trimmed(line.substr(0, at)), after = line.substr(at + 3);
        if (before.empty() || before.ends_with('=')) return std::string(after.substr(0, after.find(quotes)));
        if (core::trimmed(after).empty()) return std::string(before);  // else an escaped quote in CSV
    }
    constexpr std::array<std::pair<std::string_view, std::string_view>, 9> signs = {{{"·", "."},
                                                                                     {"□", "."},
                                                                                     {"▢", "."},
                                                                                     {"⬜", "."},
                                                                                     {"⬛", "."},
                                                                                     {"．", "."},
                                                                                     {"＿", "."},
                                                                                     {"\ufe0f", ""},
                                                                                     {"\u20e3", ""}}};
    std::string usual;
    for (std::size_t at = 0; at < line.size();) {
        const std::string_view rest = line.substr(at);
        const auto sign =
            std::ranges::find_if(signs, [rest](const auto& each) { return rest.starts_with(each.first); });
        const bool is_wide = rest.starts_with("\xef\xbc") && rest.size() > 2 && rest[2] >= '\x90' && rest[2] <= '\x99';
        const bool is_drawn = rest.starts_with("\xe2\x94") || rest.starts_with("\xe2\x95");
        const bool is_known = sign != signs.end() || is_wide || is_drawn;
        if (!is_known && (rest[0] & 0x80) != 0) return std::string(line);
        if (std::string_view("#<{").find(rest[0]) != std::string_view::npos || (rest[0] >= 'a' && rest[0] <= 'z'))
            return std::string(line);  // or a note
        if (is_wide)
            usual += static_cast<char>(rest[2] - '\x90' + '0');
        else if (sign != signs.end())
            usual += sign->second;
        else
            usual += rest.substr(0, is_drawn ? 3 : 1);
        at += sign != signs.end() ? sign->first.size() : is_known ? 3 : 1;
    }
    return usual;
}

std::optional<std::string_view> section_name(std::string_view line) {
    line = core::trimmed(line);
    if (line.size() < 4 || line.front() != '[' || line.back() != ']' || line.find(',') != std::string_view::npos)
        return std::nullopt;
    const int first = line[line[1] == '/' ? 2 : 1] | 0x20;
    if (first < 'a' || first > 'z') return std::nullopt;
    return line.substr(1, line.size() - 2);
}

std::optional<std::vector<Writing>> pencil_row(std::string_view line, int side) {
    const auto digit_at = [&](std::size_t at) {
        const int digit = at < line.size() ? digit_of_character(line[at]) : 0;
        return digit <= side ? digit : 0;
    };
    std::vector<Writing> cells;
    bool only_digits = true;  // one in each cell
    bool only_rows = true;    // all of them in each: these are complete rows
    for (std::size_t at = 0; at < line.size();) {
        if (ends_cell(line, at)) {
            ++at;
            continue;
        }
        DigitSet set;
        if (line[at] == '.') {
            ++at;
            only_rows = false;
            cells.push_back(0);
        } else {
            // People mark a cell with a sign before or after its candidates, or some of these with brackets.
            const auto is_one_of = [&](std::size_t place, std::string_view marks) {
                return place < line.size() && marks.find(line[place]) != std::string_view::npos;
            };
            constexpr std::string_view before = "*#@!+-~'\"?abcdefghijklmnopqrstuvwxyz";
            while (digit_at(at) == 0 && is_one_of(at, before) && (digit_at(at + 1) != 0 || is_one_of(at + 1, "([{*")))
                ++at;
            for (; digit_at(at) != 0 || is_one_of(at, "()[]{}"); ++at) {
                const int digit = digit_at(at);
                if (digit == 0) continue;
                if (set.contains(digit)) return std::nullopt;
                only_digits = only_digits && set.empty();
                set.insert(digit);
                if (at + 1 < line.size() && is_sign(line[at + 1], side)) {
                    only_digits = false;
                    ++at;
                }
            }
            if (set.empty()) return std::nullopt;
            while (is_one_of(at, "*#@!~'\"?/")) ++at;
            only_rows = only_rows && set == digits_up_to(side);
            cells.push_back(static_cast<Writing>(of_candidates | set.bits()));
        }
        if (!ends_cell(line, at)) return std::nullopt;
    }
    if (only_digits || only_rows) return std::nullopt;
    return cells;
}

std::optional<std::vector<Writing>> digits_of_cells(std::span<const Writing> written, int side) {
    std::vector<Writing> cells;
    for (std::size_t at = 0; at < written.size(); at += static_cast<std::size_t>(side)) {
        DigitSet set;
        for (int digit = 1; digit <= side; ++digit) {
            const Writing found = written[at + static_cast<std::size_t>(digit) - 1];
            if (found != 0 && found != static_cast<Writing>(digit)) return std::nullopt;
            if (found != 0) set.insert(digit);
        }
        cells.push_back(static_cast<Writing>(of_candidates | set.bits()));
    }
    return cells;
}

void write_into(Position& position, std::span<const Writing> writings) {
    Board& board = position.board;
    bool any = false;
    for (std::size_t cell = 0; cell < writings.size(); ++cell) {
        const bool of_set = (writings[cell] & of_candidates) != 0;
        any = any || of_set;
        const DigitSet set = candidates_in(writings[cell]);
        if (!of_set) {
            board.digits[cell] = static_cast<std::uint8_t>(writings[cell]);
        } else if (set.size() == 1) {
            board.digits[cell] = static_cast<std::uint8_t>(set.first());
        }
    }
    if (!any) return;
    const auto candidate_of = [&](Cell cell, int digit) {
        const DigitSet set = candidates_in(writings[cell]);
        return (writings[cell] & of_candidates) != 0 && set.size() > 1 && set.contains(digit);
    };
    std::vector<Cell> singles;
    for (Cell cell = 0; cell < writings.size(); ++cell) {
        if (board.digits[cell] == 0) continue;
        const int digit = board.digits[cell];
        const auto peers = board.layout->peers(cell);
        if (std::ranges::any_of(peers, [&](Cell peer) { return candidate_of(peer, digit); })) singles.push_back(cell);
    }
    if (singles.size() == static_cast<std::size_t>(board.filled())) singles.clear();  // no digit removed a candidate
    std::vector<DigitSet> single_digits;
    for (const Cell cell : singles) single_digits.push_back(digit_set(board.digits[cell]));
    for (const Cell cell : singles) board.digits[cell] = 0;
    position.candidates = possible_digits(board);
    for (std::size_t cell = 0; cell < writings.size(); ++cell) {
        if ((writings[cell] & of_candidates) != 0 && board.digits[cell] == 0)
            position.candidates[cell] = candidates_in(writings[cell]);
    }
    for (std::size_t at = 0; at < singles.size(); ++at) position.candidates[singles[at]] = single_digits[at];
}

void take_digits(Position& position, std::string_view cells, const core::Location& location) {
    Position described{Board(*position.board.layout)};
    read_digits(described, cells, location);
    std::vector<DigitSet> read = position.candidates_or_possible();
    described.candidates = possible_digits(described.board);
    for (Cell cell = 0; cell < read.size(); ++cell) {
        const std::uint8_t digit = described.board.digits[cell];
        if (position.board.digits[cell] != 0) read[cell] = digit_set(position.board.digits[cell]);
        if (digit == 0) {
            described.candidates[cell] = read[cell];
        } else if (read[cell] != digit_set(digit)) {
            throw core::Error(location, "board.digits_differ",
                              {cell_argument(*described.board.layout, cell), digit_text(digit)});
        }
    }
    position.board = std::move(described.board);
    position.placed = std::move(described.placed);
    position.candidates = std::move(described.candidates);
}

std::string writing_text(Writing writing) {
    if ((writing & of_candidates) == 0) return writing == 0 ? "." : digit_text(static_cast<int>(writing));
    std::string text;
    for (const int digit : candidates_in(writing)) text += digit_character(digit);
    return text.empty() ? "." : text;
}

Position library_position(std::string_view line, const core::Location& location) {
    // :technique:digits:cells:deleted candidates:eliminations:placements:comment
    constexpr std::size_t cells_field = 3;
    constexpr std::size_t comment_field = 7;
    const std::vector<std::string_view> fields = fields_of(core::trimmed(line));
    if (fields.size() <= cells_field) throw core::Error(location, "board.bad_library_line");
    Position position{Board(sudoku())};
    read_digits(position, fields[cells_field], location);
    if (fields.size() > cells_field + 1 && !core::trimmed(fields[cells_field + 1]).empty()) {
        position.candidates = possible_digits(position.board);
        remove_candidates(position, fields[cells_field + 1], location);
    }
    const auto from = [&](std::size_t field) {
        return field < fields.size() ? core::join(std::span(fields).subspan(field), ":") : std::string();
    };
    const std::string found = from(cells_field + 2);
    const bool has_technique = names_technique(std::string(fields[1]) + ':') && fields[1] != "0000";
    position.note =
        has_technique ? core::join(std::span(fields).subspan(1, 2), ":") + ':' + found : from(comment_field);
    return position;
}

bool names_technique(std::string_view note) {
    const std::string_view number = note.substr(0, note.find(':'));
    // The first two figures are a group of techniques, of which there are fifteen: 2024 is rather a year.
    return number.size() >= 4 && number.size() < note.size() && number < "15" &&
           number.find_first_not_of("0123456789-") == std::string_view::npos;
}
}  // namespace satdoku::grid
