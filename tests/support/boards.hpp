// Boards as texts in the forms that people and programs write, and what a reader makes of them.
#pragma once
#include <satdoku/core/error.hpp>
#include <satdoku/core/random.hpp>
#include <satdoku/grid/text.hpp>
#include <algorithm>
#include <functional>
#include <string>
#include <vector>

namespace satdoku::support {
inline const std::string course_example =
    "......35.7.6.4...9.2.....4.5..6.9...4......8..69..85..69..3....3.4..............."
    "...8....5...7..4.........7....5...29.3..........387....4.....17..9.....638.9.....";

inline grid::Board random_board(const grid::Layout& layout, core::Random& random) {
    grid::Board board(layout);
    const auto digits = static_cast<std::uint64_t>(layout.side());
    for (std::uint8_t& digit : board.digits) digit = static_cast<std::uint8_t>(random.below(digits + 1));
    return board;
}

inline std::string dotted_line(const grid::Board& board) {
    std::string line;
    for (const std::uint8_t digit : board.digits) line += digit == 0 ? '.' : grid::digit_character(digit);
    return line;
}

/// Feeds every line; each error is written into the result as "line: key".
inline std::vector<std::string> read_all(std::vector<const grid::Layout*> layouts, const std::string& text) {
    grid::BoardReader reader(layouts, "boards.txt");
    std::vector<std::string> read;
    const auto attempt = [&](auto&& step) {
        try {
            if (const auto entry = step()) {
                if (entry->dropped) {
                    read.push_back(std::to_string(entry->dropped->location()->line) + " " + entry->dropped->key());
                }
                read.push_back(std::to_string(entry->line) + " " + grid::board_line(entry->board) + entry->note);
            }
        } catch (const core::Error& error) {
            read.push_back(std::to_string(error.location()->line) + " " + error.key());
        }
    };
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        attempt([&] { return reader.line(std::string_view(text).substr(begin, end - begin)); });
        for (bool any = true; any;)
            attempt([&] {
                auto entry = reader.more();
                any = entry.has_value();
                return entry;
            });
        begin = end + 1;
    }
    attempt([&]() -> std::optional<grid::BoardReader::Entry> {
        reader.end();
        return std::nullopt;
    });
    return read;
}

inline const std::string forum_puzzle =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
inline const std::string forum_solution =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

inline std::vector<const grid::Layout*> every_layout() {
    std::vector<const grid::Layout*> all;
    for (const grid::Layout& layout : grid::layouts()) all.push_back(&layout);
    return all;
}

/// The rows of the puzzle, each made by the function from its nine characters.
inline std::string rows_of(const std::string& cells, const std::function<std::string(const std::string& row)>& write) {
    std::string text;
    for (std::size_t at = 0; at < cells.size(); at += 9) text += write(cells.substr(at, 9)) + '\n';
    return text;
}

inline std::string replaced(std::string text, char from, char to) {
    std::ranges::replace(text, from, to);
    return text;
}

inline std::string without_dots(std::string text) {
    std::erase(text, '.');
    return text;
}

inline std::string with_between(const std::string& row, const std::string& between) {
    std::string text;
    for (const char character : row) text += (text.empty() ? "" : between) + character;
    return text;
}

/// The digits as rows of a JSON list, 0 for an empty cell.
inline std::string json_rows(const std::string& digits, const std::string& after_value = ",") {
    return "[" + [&] {
        std::string rows =
            rows_of(digits, [&](const std::string& row) { return "[" + with_between(row, after_value) + "],"; });
        rows.erase(rows.find_last_of(','));
        std::erase(rows, '\n');
        return rows;
    }() + "]";
}
}  // namespace satdoku::support
