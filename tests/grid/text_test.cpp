// Boards in the forms of the program itself, by their number of cells, and what is refused.
#include "support/boards.hpp"
#include "support/catch.hpp"
#include "support/errors.hpp"
#include <sstream>

using namespace satdoku;
using namespace satdoku::support;
using Catch::Matchers::StartsWith;

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
    CHECK(key_of(grid::sudoku(), "%" + good) == "board.bad_character");
    CHECK(key_of(grid::twodoku(), course_example) == "none");
    std::string differing = course_example;
    differing[81] = '5';
    CHECK(key_of(grid::twodoku(), differing) == "board.shared_cell_differs");

    CHECK(
        read_all({&grid::sudoku()}, good + "\n" + good.substr(1) + "\n# note\n" + good + "%\n\n" + good + " 25 easy") ==
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
    CHECK(support::error_key([&] { reader.line("# layout sudokux"); }) == "board.no_layout");
    CHECK_FALSE(reader.line("# layout of a hard one"));
    for (const std::string comment :
         {"#layout sudoku-x", "# Layout: sudoku-x", "# layout=sudoku-x", "# layout sudoku-x, hard"}) {
        CAPTURE(comment);
        CHECK_FALSE(reader.line(comment));
        CHECK(reader.line(std::string(81, '.'))->board.layout->name() == "sudoku-x");
    }
    CHECK_FALSE(reader.line("# Layouts and more"));
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

TEST_CASE("a single grid of another size is read without its layout's name, in signs and in numbers", "[grid]") {
    core::Random random(3);
    for (const int side : {4, 6, 8, 10, 12, 16}) {
        const std::string name = "sudoku-" + std::to_string(side) + "x" + std::to_string(side);
        const grid::Layout& layout = *grid::find_layout(name);
        grid::Board board(layout);
        for (std::size_t cell = 0; cell < board.digits.size(); ++cell)
            board.digits[cell] = random.below(3) == 0 ? 0 : static_cast<std::uint8_t>(1 + random.below(layout.side()));
        // The greatest digit shows the size, and the first row of numbers has two figures.
        board.digits.front() = static_cast<std::uint8_t>(side);
        const auto rows = [&](const std::string& begin, const std::string& between, const std::string& empty,
                              bool signs) {
            std::string text;
            for (std::size_t cell = 0; cell < board.digits.size(); ++cell) {
                const int digit = board.digits[cell];
                const bool is_first = cell % static_cast<std::size_t>(side) == 0;
                text += is_first ? (cell == 0 ? "" : "\n") + begin : between;
                text += digit == 0 ? empty : signs ? grid::digit_text(digit) : std::to_string(digit);
            }
            return text + "\n";
        };
        for (const std::string& text : {rows("", "", ".", true), rows("", " ", "0", false), rows("", ",", "", false),
                                        rows("", "\t", "0", false), rows("[", ", ", "0", false)}) {
            CAPTURE(text);
            CHECK(read_all(every_layout(), text) == std::vector<std::string>{"1 " + grid::board_line(board)});
            std::string line = text.substr(0, text.size() - 1);
            std::ranges::replace(line, '\n', ' ');
            if (side > 9 && text.find(' ') != std::string::npos && text.front() != '[')
                CHECK(read_all(every_layout(), line) == std::vector<std::string>{"1 " + grid::board_line(board)});
        }
    }
    std::string apart;
    for (int cell = 0; cell < 100; ++cell) apart += cell % 3 == 0 ? ". " : cell == 82 ? "A " : "9 ";
    CHECK(read_all(every_layout(), apart).size() == 1);
    CHECK(read_all(every_layout(), apart).front().size() == 102);
    CHECK(read_all(every_layout(), apart.substr(0, 162) + "1 25") ==
          std::vector<std::string>{"1 " + read_all(every_layout(), apart.substr(0, 162)).front().substr(2) + "1 25"});
    // What only began like one does not hide the board after it.
    CHECK(read_all(every_layout(), "2024\n" + forum_puzzle + "\n") ==
          std::vector<std::string>{"1 board.wrong_count", "2 " + forum_puzzle});
    std::string rows;
    std::string drawn = "    1 2 3   4 5 6   7 8 9\n";
    const std::string rule = "  +-------+-------+-------+\n";
    for (std::size_t row = 0; row < 9; ++row) {
        rows += forum_puzzle.substr(9 * row, 9) + "\n";
        drawn += (row % 3 == 0 ? rule : "") + std::to_string(row + 1);
        for (std::size_t at = 9 * row; at < 9 * row + 9; ++at)
            drawn += std::string(at % 3 == 0 ? " | " : " ") + forum_puzzle[at];
        drawn += " |\n";
    }
    for (const std::string caption : {"2024\n", "2024-11-29\n", "12345678\n\n", "1234567890\n"}) {
        for (const std::string& text : {forum_puzzle + "\n", rows, drawn + rule, drawn.substr(26) + rule}) {
            CAPTURE(caption, text);
            const auto read = read_all(every_layout(), caption + text);
            CHECK(read.front() == "1 board.wrong_count");
            CHECK(read.back().substr(2) == forum_puzzle);
            CHECK(read.size() == 2);
        }
    }
    // The fault is in the row of a plain sudoku that lacks a digit, not in the rows after it.
    CHECK(read_all(every_layout(), rows.substr(1)) ==
          std::vector<std::string>{"1 board.wrong_count", "9 board.wrong_count"});
    CHECK(read_all(every_layout(), "12345678\n1234567\n" + rows) == std::vector<std::string>{"2 board.wrong_row"});
}

TEST_CASE("what cannot be read is refused in one sentence that names it", "[grid]") {
    using Lines = std::vector<std::string>;
    // A line of 16 cells is a grid, or a row.
    CHECK(read_all(every_layout(), "12...2.4........\n") == Lines{"1 board.several_layouts"});
    std::string numbers;
    for (int number = 1; number <= 25; ++number) numbers += std::to_string(number) + " ";
    std::string large;
    for (int row = 0; row < 25; ++row) large += numbers + "\n" + (row % 5 == 4 ? "-----------\n" : "");
    CHECK(read_all(every_layout(), large) == Lines{"1 board.too_large"});
    CHECK(read_all(every_layout(), "1q2q\n2q1q\nq1q2\n") == Lines{"1 board.bad_character"});
    CHECK(read_all(every_layout(), "1234567\n1234567\n\n1234567\n") ==
          Lines{"1 board.wrong_count", "4 board.wrong_count"});
    const std::string library = ":0000:x:12|3\n";
    CHECK(read_all(every_layout(), library + library + library) == Lines{"1 board.bad_character"});
    // Lines that may be boards are reported one by one.
    const std::string short_line = forum_puzzle.substr(1) + "\n";
    CHECK(read_all(every_layout(), short_line + short_line) == Lines{"1 board.wrong_count", "2 board.wrong_count"});
    // A picture that breaks off is dropped whole.
    std::string drawn = "+-------+-------+-------+\n";
    for (int row = 0; row < 9; ++row) drawn += row == 4 ? "| 1 2 |\n" : "| 1 . . | . . . | . . . |\n";
    CHECK(read_all(every_layout(), drawn).size() == 1);
    CHECK(read_all(every_layout(), "these\nare\nwords\n") == Lines{"1 board.bad_character"});
    CHECK(read_all(every_layout(), "3x3#12345\n") == Lines{"1 board.solo_seed"});
    CHECK(read_all(every_layout(), "9j:a1b2c3,4R\n") == Lines{"1 board.solo_rules"});
    CHECK(read_all(every_layout(), "https://example.org/?p=1\n") == Lines{"1 board.address"});
    CHECK(read_all(every_layout(), "<game data=\"12\"/>\n") == Lines{"1 board.opensudoku"});
    CHECK(read_all(every_layout(), "<game data=\"version: 1&#10;5|\"/>\n") == Lines{"1 board.opensudoku"});
    CHECK(read_all(every_layout(), "<game data=\"version:\"/>\n") == Lines{"1 board.opensudoku"});
    // A file of another kind is named once; one of many words has few errors.
    for (const char* const beginning : {"%PDF-1.4", "\x89PNG", "PK\x03\x04", "\xff\xfe", "p cnf 2 1"})
        CHECK(read_all(every_layout(), beginning + std::string("\n1 2 0\n\nxyz\n")) == Lines{"1 board.other_file"});
    std::string words;
    for (int paragraph = 0; paragraph < 30; ++paragraph) words += "these are words\n\n";
    CHECK(read_all(every_layout(), words + forum_puzzle + "\n").size() == 6);
}

TEST_CASE("a board and its solution in two columns are never one figure, whatever their size", "[grid]") {
    core::Random random(17);
    for (const char* between : {" ", "\t", ",", ";"}) {
        CAPTURE(between);
        for (const char* name : {"sudoku-6x6", "sudoku-8x8", "sudoku-10x10", "sudoku-16x16"}) {
            const grid::Layout& layout = *grid::find_layout(name);
            grid::Board solution(layout);
            const int side = layout.side();
            const int rows = layout.size().box_rows;
            for (int place = 0; place < side * side; ++place) {
                const int row = place / side;
                const int shift = row % rows * layout.size().box_columns + row / rows + place % side;
                solution.digits[static_cast<std::size_t>(place)] = static_cast<std::uint8_t>(shift % side + 1);
            }
            grid::Board board = solution;
            for (std::uint8_t& digit : board.digits) digit = random.below(2) == 0 ? 0 : digit;
            CHECK(read_all(every_layout(), dotted_line(board) + between + dotted_line(solution)) ==
                  std::vector<std::string>{"1 " + grid::board_line(board)});
        }
        // As many cells as a butterfly of 6x6 or a sudoku of 12x12 has: each column may be a twodoku of 6x6.
        const std::string column(72, '.');
        CHECK_THAT(read_all(every_layout(), column + between + column).at(0), StartsWith("1 board."));
    }
}

TEST_CASE("a plus sign between all rows joins them, a plus sign before some digits marks these as placed", "[grid]") {
    const std::string line = "82..9....1..548....43....1.3...1...27..3.2..59...6...1.1....63....754..8....3..94";
    std::string joined = line;
    for (std::size_t row = 8; row > 0; --row) joined.insert(9 * row, "+");
    grid::BoardReader reader(every_layout(), "");
    const auto rows = reader.line(joined);
    REQUIRE(rows);
    CHECK(grid::board_line(rows->board) == line);
    CHECK(rows->placed.empty());
    const auto marked = reader.line("+" + line);
    REQUIRE(marked);
    CHECK(marked->placed == std::vector<grid::Cell>{0});
}

TEST_CASE("a sign that no board has is named whole", "[grid]") {
    grid::BoardReader reader(every_layout(), "");
    try {
        reader.line(
            "82..9....1..548....43....\xc2\xa7"
            "1.3...1...27..3.2..59...6...1.1....63....754..8....3..94");
        FAIL("it was read");
    } catch (const core::Error& error) {
        CHECK(error.arguments().back() == "\xc2\xa7");
    }
}

TEST_CASE("boards of ten digits are read in each usual alphabet without their layout's name", "[grid]") {
    core::Random random(4);
    for (int round = 0; round < 50; ++round) {
        grid::Board board = random_board(*grid::find_layout("sudoku-10x10"), random);
        std::ranges::replace(board.digits, std::uint8_t{1}, std::uint8_t{2});
        board.digits[random.below(board.digits.size())] = 1;
        for (const std::string signs : {".123456789A", "0123456789A", ".0123456789", ".ABCDEFGHIJ", "0abcdefghij"}) {
            std::string rows;
            for (std::size_t at = 0; at < board.digits.size(); ++at) {
                if (at % 10 == 0 && at > 0) rows += '\n';
                rows += signs[board.digits[at]];
            }
            CAPTURE(rows);
            CHECK(read_all(every_layout(), rows) == std::vector<std::string>{"1 " + grid::board_line(board)});
        }
    }
}

TEST_CASE("figures are read from rows of their canvas, with empty cells where they have none", "[grid]") {
    core::Random random(5);
    std::size_t read = 0;
    for (const grid::Layout* const layout : every_layout()) {
        if (!layout->is_plain() || layout->name() == "butterfly" || layout->grid_count() < 2)
            continue;  // no cell outside
        const grid::Board board = random_board(*layout, random);
        for (const std::string between : {"", ",", "\t"}) {
            std::string rows;
            for (int row = 0; row < layout->canvas_rows(); ++row) {
                for (int column = 0; column < layout->canvas_columns(); ++column) {
                    const auto cell = layout->cell_on_canvas(row, column);
                    if (column > 0) rows += between;
                    if (cell && board.digits[*cell] != 0)
                        rows += grid::digit_text(board.digits[*cell]);
                    else if (std::string_view(between).empty())
                        rows += '.';
                }
                rows += '\n';
            }
            CAPTURE(rows);
            CHECK(read_all(every_layout(), rows) == std::vector<std::string>{"1 " + grid::board_line(board)});
            ++read;
        }
    }
    CHECK(read > 9);
    std::string list = "[";
    for (int row = 0; row < 15; ++row) {
        list += "[";
        for (int column = 0; column < 15; ++column) list += row == 8 && column == 8 ? "7," : "null,";
        list += "],";
    }
    const auto entry = grid::BoardReader(every_layout()).line(list + "]");
    REQUIRE(entry);
    CHECK(entry->board.layout == &grid::twodoku());
    CHECK(entry->board.filled() == 1);
    // A digit outside does not make it a line of 225 cells, as a tripledoku has.
    std::string wrong = list;
    for (int column = 0; column < 15; ++column) wrong.replace(wrong.find("null"), 4, "5");
    CHECK(support::error_key([&] { grid::BoardReader(every_layout()).line(wrong + "]"); }) == "board.outside");
    const std::vector<const grid::Layout*> two{&grid::twodoku()};
    CHECK(read_all(two, std::string(224, '.') + "1") == std::vector<std::string>{"1 " + std::string(161, '.') + "1"});
    CHECK(read_all(two, std::string(14, '.') + "1" + std::string(210, '.')) ==
          std::vector<std::string>{"1 board.outside"});
}

TEST_CASE("a picture of a mirrored figure is refused", "[grid]") {
    core::Random random(6);
    for (const char* const name : {"twodoku", "tripledoku"}) {
        const grid::Layout& layout = *grid::find_layout(name);
        const grid::Board board = random_board(layout, random);
        const std::string picture = grid::board_picture(board);
        std::string mirrored;
        std::istringstream lines(picture);
        for (std::string line; std::getline(lines, line);) {
            line.resize(static_cast<std::size_t>(layout.canvas_columns()), ' ');
            mirrored += std::string(line.rbegin(), line.rend()) + '\n';
        }
        const std::string expected = "1 " + grid::board_line(board);
        CHECK(read_all({&layout}, picture) == std::vector<std::string>{expected});
        CHECK(read_all({&layout}, mirrored) == std::vector<std::string>{"1 board.bad_picture"});
        // In a table it fits a larger figure, some of whose grids would be empty.
        std::ranges::replace(mirrored, ' ', '.');
        if (layout.name() == "tripledoku")
            CHECK(read_all(every_layout(), mirrored) == std::vector<std::string>{"1 board.bad_picture"});
    }
}

TEST_CASE("boards of sixteen digits are read in each usual alphabet", "[grid]") {
    const grid::Layout& layout = *grid::find_layout("sudoku-16x16");
    core::Random random(9);
    const std::string usual = ".123456789ABCDEFG";
    for (int round = 0; round < 200; ++round) {
        grid::Board board = random_board(layout, random);
        for (std::uint8_t& digit : board.digits)
            if (random.below(2) == 0) digit = 0;
        std::ranges::replace(board.digits, std::uint8_t{1}, std::uint8_t{2});  // in some alphabets it is 0
        board.digits[random.below(board.digits.size())] = 1;
        const auto written = [&](const std::string& signs) {
            std::string text;
            for (const std::uint8_t digit : board.digits) text += signs[digit];
            return text;
        };
        for (const std::string& signs :
             {usual, std::string("0123456789ABCDEFG"), std::string(".0123456789ABCDEF"),
              std::string(".0123456789abcdef"), std::string(".ABCDEFGHIJKLMNOP"), std::string("0ABCDEFGHIJKLMNOP")}) {
            CAPTURE(signs);
            const auto entry = grid::BoardReader(std::vector{&layout}).line(written(signs));
            REQUIRE(entry);
            CHECK(entry->board == board);
        }
        std::string rows;
        for (std::size_t at = 0; at < board.digits.size(); ++at) {
            rows += board.digits[at] == 0 ? "." : std::to_string(board.digits[at]);
            rows += (at + 1) % 16 == 0 ? "\n" : " ";
        }
        CHECK(read_all({&layout}, rows) == std::vector<std::string>{"1 " + grid::board_line(board)});
    }
    // Both 0 and . are empty cells, and G is a digit; or 0 is twice in a row.
    CHECK(read_all({&layout}, "0.0F" + std::string(252, '.')) == std::vector<std::string>{"1 board.alphabet"});
    CHECK(read_all({&layout}, "0.G" + std::string(253, '1')) == std::vector<std::string>{"1 board.alphabet"});
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

TEST_CASE("a board that lacks a row does not move the boards after it", "[grid]") {
    using Lines = std::vector<std::string>;
    const std::string other = "...42.18....7.5.261..9.4....5.....4....5.7..992.1.8....34.59...5.7......53..7....";
    const auto lines_of = [](const std::string& cells, std::size_t without, const std::string& after_band) {
        std::string text;
        for (std::size_t row = 0; row < 9; ++row) {
            if (row != without) text += cells.substr(9 * row, 9) + "\n";
            if (row % 3 == 2 && row < 8) text += after_band;
        }
        return text;
    };
    for (std::size_t without = 0; without < 9; ++without) {
        CAPTURE(without);
        for (const std::string band : {"\n", "---+---+---\n", "# band\n"}) {
            const std::vector<std::string> read =
                read_all(every_layout(), lines_of(forum_puzzle, without, band) + "\n\n" + lines_of(other, 9, band));
            CHECK(read == Lines{"1 board.wrong_count", "13 " + other});
        }
        CHECK(read_all(every_layout(), lines_of(forum_puzzle, without, "") + "\n" + lines_of(other, 9, "") +
                                           "# last\n" + lines_of(forum_puzzle, without, "")) ==
              Lines{"1 board.wrong_count", "10 " + other, "27 board.wrong_count"});
    }
    // Of two that lack a row, the second is counted.
    grid::BoardReader two(every_layout(), "boards.txt");
    std::optional<grid::BoardReader::Entry> entry;
    const std::string short_board = lines_of(forum_puzzle, 4, "") + "\n";
    std::istringstream text(short_board + short_board + lines_of(other, 9, ""));
    for (std::string line; std::getline(text, line);) entry = two.line(line);
    REQUIRE(entry);
    CHECK(entry->dropped.value().location()->line == 1);
    CHECK(two.take_unreported() == 1);
    // A band of two of which one row is left.
    const std::string six = "1234..\n......\n\n..6.5.\n.....4\n\n5.....\n.....3\n";
    CHECK(read_all(every_layout(), "1234..\n" + six.substr(14) + "\n" + six) ==
          Lines{"1 board.wrong_count", "9 1234..........6.5......45..........3"});
    // Six of nine rows, and rows that each have a blank line after them.
    CHECK(read_all(every_layout(), lines_of(forum_puzzle, 9, "").substr(0, 60) + "\n" + lines_of(other, 9, "")) ==
          Lines{"1 board.wrong_count", "8 " + other});
    CHECK(read_all(every_layout(), rows_of(other, [](const std::string& row) { return row + "\n"; }) + forum_puzzle) ==
          Lines{"1 " + other, "19 " + forum_puzzle});
}
