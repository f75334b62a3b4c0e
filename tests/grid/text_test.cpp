#include "support/catch.hpp"
#include "support/errors.hpp"

#include <satdoku/core/error.hpp>
#include <satdoku/core/random.hpp>
#include <satdoku/grid/text.hpp>

#include <string>
#include <vector>

using namespace satdoku;

namespace {

const std::string course_example =
    "......35.7.6.4...9.2.....4.5..6.9...4......8..69..85..69..3....3.4..............."
    "...8....5...7..4.........7....5...29.3..........387....4.....17..9.....638.9.....";

grid::Board random_board(const grid::Layout& layout, core::Random& random) {
    grid::Board board(layout);
    const auto digits = static_cast<std::uint64_t>(layout.side());
    for (std::uint8_t& digit : board.digits) digit = static_cast<std::uint8_t>(random.below(digits + 1));
    return board;
}

std::string dotted_line(const grid::Board& board) {
    std::string line;
    for (const std::uint8_t digit : board.digits) line += digit == 0 ? '.' : grid::digit_character(digit);
    return line;
}

/// Feeds every line; each error is written into the result as "line: key".
std::vector<std::string> read_all(std::vector<const grid::Layout*> layouts, const std::string& text) {
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
        begin = end + 1;
    }
    attempt([&]() -> std::optional<grid::BoardReader::Entry> {
        reader.end();
        return std::nullopt;
    });
    return read;
}

}  // namespace

TEST_CASE("every form of a board reads back, in every layout", "[grid]") {
    core::Random random(1);
    for (const grid::Layout& layout : grid::layouts()) {
        CAPTURE(layout.name());
        for (int round = 0; round < 20; ++round) {
            const grid::Board board = random_board(layout, random);
            CHECK(grid::parse_board(layout, grid::board_line(board)) == board);
            CHECK(grid::parse_board(layout, grid::board_picture(board)) == board);
            CHECK(grid::parse_board(layout, dotted_line(board)) == board);
            const std::string line = grid::board_line(board);
            CHECK(read_all({&layout}, line) == std::vector<std::string>{"1 " + line});
            CHECK(read_all({&layout}, dotted_line(board) + " note") == std::vector<std::string>{"1 " + line + "note"});
            CHECK(read_all({&layout}, grid::board_picture(board) + "\n" + line + "\r\n" + grid::board_picture(board)) ==
                  std::vector<std::string>{"1 " + line, std::to_string(layout.canvas_rows() + 2) + " " + line,
                                           std::to_string(layout.canvas_rows() + 3) + " " + line});
        }
    }
}

TEST_CASE("the course example reads as two grids that share a box", "[grid]") {
    const grid::Board board = grid::parse_board(grid::twodoku(), course_example);
    CHECK(board.filled() == 42);
    CHECK(board.digits[grid::twodoku().cell(0, 0, 6)] == 3);
    CHECK(board.digits[grid::twodoku().cell(1, 8, 3)] == 9);
    CHECK(grid::board_line(board) == course_example);
}

TEST_CASE("drawing characters, other empty cells and comments do not count", "[grid]") {
    std::string drawn = "+---+---+---+ # a comment with 123\n";
    for (int row = 0; row < 9; ++row) drawn += "| 1 0 _ | * . 2 | 3 4 5 |\r\n";
    const grid::Board board = grid::parse_board(grid::sudoku(), drawn);
    CHECK(grid::board_line(board).substr(72) == "1....2345");
    CHECK(read_all({&grid::sudoku()}, drawn) == std::vector<std::string>{"2 " + grid::board_line(board)});
}

TEST_CASE("a board with a defect is refused with its line", "[grid]") {
    const std::string good(81, '.');
    const auto key_of = [](const grid::Layout& layout, const std::string& text) -> std::string {
        try {
            grid::parse_board(layout, text);
        } catch (const core::Error& error) {
            return error.key();
        }
        return "none";
    };
    CHECK(key_of(grid::sudoku(), good + ".") == "board.wrong_count");
    CHECK(key_of(grid::sudoku(), "") == "board.wrong_count");
    CHECK(key_of(grid::sudoku(), "x" + good) == "board.bad_character");
    CHECK(key_of(grid::twodoku(), course_example) == "none");
    std::string differing = course_example;
    differing[81] = '5';
    CHECK(key_of(grid::twodoku(), differing) == "board.shared_cell_differs");

    CHECK(
        read_all({&grid::sudoku()},
                 good + "\n" + good.substr(1) + "\n# note\n" + good + ",7\n\n" + good + " 25 easy") ==
        std::vector<std::string>{"1 " + good, "2 board.wrong_count", "4 board.bad_character", "6 " + good + "25 easy"});
    CHECK(read_all({&grid::sudoku()}, good.substr(0, 9) + "\n" + good.substr(0, 8) + "\n123456789\n" + good) ==
          std::vector<std::string>{"2 board.wrong_row", "4 " + good});
    CHECK(read_all({&grid::sudoku()}, good + "\n123456789\n1........\n" + good + " note\n" + good) ==
          std::vector<std::string>{"1 " + good, "2 board.wrong_count", "4 " + good + "note", "5 " + good});
    CHECK(read_all({&grid::sudoku()}, good + "\n123456789\n1........") ==
          std::vector<std::string>{"1 " + good, "3 board.wrong_count"});
}

TEST_CASE("plain boards and twodokus may be in one file", "[grid]") {
    const std::string plain(81, '.');
    const grid::Board board = grid::parse_board(grid::twodoku(), course_example);
    CHECK(read_all({&grid::sudoku(), &grid::twodoku()},
                   plain + "\n" + course_example + "\n" + grid::board_picture(board) + dotted_line(board)) ==
          std::vector<std::string>{"1 " + plain, "2 " + course_example, "3 " + course_example, "18 " + course_example});
}

TEST_CASE("a line determines its layout by its length and its shared cells", "[grid]") {
    std::vector<const grid::Layout*> all;
    for (const grid::Layout& layout : grid::layouts()) all.push_back(&layout);
    core::Random random(2);
    for (const grid::Layout& layout : grid::layouts()) {
        if (!layout.is_plain()) continue;
        CAPTURE(layout.name());
        const grid::Board board = random_board(layout, random);
        const std::string line = grid::board_line(board);
        grid::BoardReader reader(all);
        const auto entry = reader.line(line);
        REQUIRE(entry);
        CHECK(entry->board == board);
        CHECK(entry->board.layout == &layout);
        const auto figure = reader.line(dotted_line(board));
        REQUIRE(figure);
        CHECK(figure->board == board);
    }
    CHECK(read_all(all, std::string(5 * 81, '.')) == std::vector<std::string>{"1 board.several_layouts"});
    CHECK(read_all(all, std::string(4 * 81, '.')) == std::vector<std::string>{"1 board.several_layouts"});
    std::string odd(5 * 81, '.');
    odd[0] = '1';
    CHECK(read_all({grid::find_layout("samurai")}, odd).front().starts_with("1 1"));
    for (std::size_t at = 0; at < odd.size(); ++at) odd[at] = static_cast<char>('1' + random.below(9));
    CHECK(read_all(all, odd) == std::vector<std::string>{"1 board.shared_cell_differs"});
}

TEST_CASE("a comment names a layout that cells do not determine", "[grid]") {
    std::vector<const grid::Layout*> all;
    for (const grid::Layout& layout : grid::layouts()) all.push_back(&layout);
    core::Random random(3);
    for (const char* name : {"sudoku-x", "twodoku-x", "jigsaw", "anti-knight", "samurai-king-dots"}) {
        const grid::Layout& layout = *grid::find_layout(name);
        const grid::Board board = random_board(layout, random);
        const grid::Board plain = random_board(grid::sudoku(), random);
        grid::BoardReader reader(all);
        const auto entry = reader.line(grid::noted_line(board) + " # and more");
        REQUIRE(entry);
        CHECK(entry->board == board);
        CHECK(entry->board.layout == &layout);
        // The comment is about one board.
        CHECK(reader.line(grid::board_line(plain))->board.layout == &grid::sudoku());
        CHECK_FALSE(reader.line("# layout " + std::string(name)));
        CHECK(reader.line(grid::board_line(board))->board == board);
        // A layout that is asked for is heeded, another one is not.
        grid::BoardReader alone(std::vector<const grid::Layout*>{&layout});
        CHECK(alone.line(grid::board_line(board))->board == board);
    }
    grid::BoardReader plain(std::vector<const grid::Layout*>{&grid::sudoku()});
    CHECK(plain.line(std::string(81, '.') + " # layout sudoku-x")->board.layout == &grid::sudoku());
    // Boards that the comment does not distinguish are not doubtful because of it.
    grid::BoardReader named(all);
    CHECK(named.line(std::string(81, '.') + " # layout sudoku-x")->board.layout == grid::find_layout("sudoku-x"));
    CHECK(named.line(std::string(81, '.'))->board.layout == &grid::sudoku());
    // Nor is it about the board after rows that are skipped.
    CHECK(support::error_key([&] {
              named.line("123456789");
              named.line("12345678");
          }) == "board.wrong_row");
    CHECK_FALSE(named.line("123456789 # layout sudoku-x"));
    CHECK(named.line(std::string(81, '.'))->board.layout == &grid::sudoku());
}

TEST_CASE("a comment after cells names a layout and nothing else", "[grid]") {
    std::vector<const grid::Layout*> all;
    for (const grid::Layout& layout : grid::layouts()) all.push_back(&layout);
    grid::BoardReader reader(all);
    const std::string cells(81, '.');
    const auto entry = reader.line(cells + " # digits of Pi");
    REQUIRE(entry);
    CHECK(entry->board.layout == &grid::sudoku());
    REQUIRE(reader.line(cells));
}

TEST_CASE("a line of HoDoKu's library is a plain sudoku, and not one of a layout that a comment names", "[grid]") {
    std::vector<const grid::Layout*> all;
    for (const grid::Layout& layout : grid::layouts()) all.push_back(&layout);
    grid::BoardReader reader(all);
    const std::string line = ":0000:x:" + std::string(81, '.') + ":::";
    CHECK(reader.line(line));
    reader.line("# layout sudoku-x");
    CHECK(support::error_key([&] { reader.line(line); }) == "board.bad_character");
    CHECK(reader.line(line));
}

TEST_CASE("no text makes the board reader fail in another way", "[grid]") {
    core::Random random(5);
    const std::string alphabet = ".0_*123456789|-+ #\t\r\n\nxé\0";
    for (int round = 0; round < 3000; ++round) {
        std::string text =
            random.below(2) == 0 ? course_example : grid::board_picture(random_board(grid::twodoku(), random));
        for (std::uint64_t change = random.below(6); change > 0; --change) {
            const auto at = static_cast<std::size_t>(random.below(text.size()));
            const char drawn = alphabet[static_cast<std::size_t>(random.below(alphabet.size()))];
            if (random.below(3) == 0) {
                text.erase(at, 1);
            } else if (random.below(2) == 0) {
                text.insert(at, static_cast<std::size_t>(1 + random.below(30)), drawn);
            } else {
                text[at] = drawn;
            }
        }
        const std::vector<std::string> read =
            read_all({&grid::twodoku(), &grid::sudoku()}, text + '\n' + course_example);
        CHECK_THAT(read.back(), Catch::Matchers::EndsWith(course_example));
        for (const grid::Layout& layout : grid::layouts()) {
            try {
                const grid::Board board = grid::parse_board(layout, text);
                CHECK(grid::parse_board(layout, grid::board_line(board)) == board);
            } catch (const core::Error&) {
            }
        }
    }
}
