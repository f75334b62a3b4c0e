// Puzzles in ipuz (http://www.ipuz.org): a JSON object whose "puzzle" is nine rows of nine cells.
#include "other_notations.hpp"
#include <satdoku/core/json.hpp>
#include <satdoku/core/json_reader.hpp>
#include <satdoku/core/text.hpp>
#include <satdoku/grid/notation.hpp>

namespace satdoku::grid {
namespace {
constexpr std::string_view ipuz_version = "http://ipuz.org/v2";
constexpr std::string_view ipuz_kind = "http://ipuz.org/sudoku#1";

/// Whether the "kind" is that of plain sudokus, in any version. It is a text or a list of them.
bool is_kind_of_sudoku(core::JsonReader& json) {
    const auto fits = [&json] {
        const std::string_view kind = json.string();
        return kind.substr(0, kind.find('#')) == ipuz_kind.substr(0, ipuz_kind.find('#'));
    };
    if (json.peek() != '[') return fits();
    bool any = false;
    for (json.begin_array(); json.next_item();) any = fits() || any;
    return any;
}

/// A digit as a number or a text; 0, null, "#", "." and "" are empty cells.
std::uint8_t read_digit(core::JsonReader& json) {
    if (json.peek() == 'n') {
        json.skip();
        return 0;
    }
    if (json.peek() != '"') {
        const int digit = json.number<int>();
        if (digit < 0 || digit > plain_side) json.fail("ipuz.cell", {std::to_string(digit)});
        return static_cast<std::uint8_t>(digit);
    }
    const std::string_view text = json.string();
    if (text.empty() || text == "#") return 0;
    const std::uint8_t digit = text.size() == 1 ? meaning(text.front()) : foreign;
    if (digit > plain_side) json.fail("ipuz.cell", {std::string(text)});
    return digit;
}

/// A digit, or an object with the digit as its "cell" and a style.
std::uint8_t read_cell(core::JsonReader& json) {
    if (json.peek() != '{') return read_digit(json);
    std::uint8_t digit = 0;
    for (json.begin_object(); const auto key = json.next_key();) {
        if (*key == "cell") {
            digit = read_digit(json);
        } else {
            json.skip();
        }
    }
    return digit;
}

void read_rows(core::JsonReader& json, Board& board) {
    std::size_t found = 0;
    int rows = 0;
    for (json.begin_array(); json.next_item(); ++rows) {
        int columns = 0;
        for (json.begin_array(); json.next_item(); ++columns) {
            const std::uint8_t digit = read_cell(json);
            if (rows == plain_side || columns == plain_side) json.fail("ipuz.size");
            board.digits[found++] = digit;
        }
        if (columns != plain_side) json.fail("ipuz.size");
    }
    if (rows != plain_side) json.fail("ipuz.size");
}

void write_rows(core::JsonWriter& json, const Board& board) {
    json.begin_array();
    for (int row = 0; row < plain_side; ++row) {
        json.new_line().begin_array();
        for (const Cell cell : board.layout->cells(0).subspan(static_cast<std::size_t>(row * plain_side), plain_side))
            json.value(int{board.digits[cell]});
        json.end_array();
    }
    json.end_array();
}

/// The text without what would end its line.
std::string on_one_line(std::string_view text) {
    std::string line(text);
    std::replace_if(
        line.begin(), line.end(), [](unsigned char character) { return character < ' '; }, ' ');
    return line;
}
}  // namespace

std::string ipuz_text(const Position& position) {
    std::string text;
    core::JsonWriter json(text);
    json.begin_object().new_line().member("version", ipuz_version).new_line();
    json.key("kind").begin_array().value(ipuz_kind).end_array().new_line();
    if (!position.note.empty()) json.member("title", position.note).new_line();
    if (!position.comments.empty()) json.member("notes", core::join(position.comments, "\n")).new_line();
    write_rows(json.key("puzzle"), position.board);
    if (position.solution) write_rows(json.new_line().key("solution"), *position.solution);
    json.end_object();
    return text + '\n';
}

Position ipuz_position(std::string_view text, const core::Location& location) {
    Position position{Board(sudoku())};
    bool is_sudoku = false;
    bool has_cells = false;
    core::JsonReader json(text, location);
    for (json.begin_object(); const auto key = json.next_key();) {
        if (*key == "kind") {
            is_sudoku = is_kind_of_sudoku(json);
        } else if (*key == "title") {
            position.note = core::trimmed(on_one_line(json.string()));
        } else if (*key == "notes") {
            std::string_view notes = json.string();
            while (!notes.empty()) {
                const std::size_t end = std::min(notes.find('\n'), notes.size());
                position.comments.push_back(on_one_line(notes.substr(0, end)));
                notes.remove_prefix(std::min(end + 1, notes.size()));
            }
        } else if (*key == "puzzle") {
            read_rows(json, position.board);
            has_cells = true;
        } else if (*key == "solution") {
            core::JsonReader ahead = json;  // other programs write other things there
            json.skip();
            try {
                read_rows(ahead, position.solution.emplace(sudoku()));
            } catch (const core::Error&) {
                position.solution.reset();
            }
        } else if (*key == "cages" || *key == "zones") {
            json.begin_array();
            if (json.next_item()) json.fail("ipuz.rules", {std::string("cages, zones")});
        } else if (*key == "boxes") {
            if (!json.boolean()) json.fail("ipuz.rules", {std::string("boxes")});
        } else {
            json.skip();
        }
    }
    json.end();
    if (!is_sudoku || !has_cells) throw core::Error(location, "ipuz.kind", {std::string(ipuz_kind)});
    if (position.solution && !solves(*position.solution, position.board)) position.solution.reset();
    return position;
}
}  // namespace satdoku::grid
