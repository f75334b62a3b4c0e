// Boards as other programs and people write them.
#include "support/boards.hpp"
#include "support/catch.hpp"
#include "support/errors.hpp"
#include <map>
#include <sstream>

using namespace satdoku;
using namespace satdoku::support;

TEST_CASE("a second column that solves the first is its solution", "[grid]") {
    const auto read = [](const std::string& text) { return *grid::BoardReader(every_layout()).line(text); };
    for (const std::string between : {" ", ",", "\t", " ; "}) {
        CAPTURE(between);
        const auto entry = read(forum_puzzle + between + forum_solution + between + "easy");
        CHECK(entry.board == grid::parse_board(grid::sudoku(), forum_puzzle));
        CHECK(entry.solution == grid::parse_board(grid::sudoku(), forum_solution));
        CHECK(entry.note == "easy");
    }
    std::string other = forum_solution;
    std::swap(other[2], other[3]);                                             // the row still has all digits
    const std::string turned(forum_solution.rbegin(), forum_solution.rend());  // a solution of another puzzle
    using Lines = std::vector<std::string>;
    for (const std::string& wrong : {other, turned, forum_puzzle})
        CHECK(read_all(every_layout(), forum_puzzle + " " + wrong + "\n") == Lines{"1 board.second_column"});
    // In JSON, they are two puzzles.
    CHECK(read_all(every_layout(), "[\"" + forum_puzzle + "\",\"" + forum_puzzle + "\"]\n").size() == 2);
    CHECK(read(forum_puzzle + "|" + forum_solution + "|").solution);
    CHECK(read("\"" + forum_puzzle + "\"").note.empty());
    CHECK(read("0000183b305c " + forum_puzzle + " 1.2").note == "0000183b305c 1.2");
    CHECK(read("\"" + replaced(forum_puzzle, '.', '0') + "\",\"" + forum_solution + "\"").solution);
    // A + is before a digit that is not a given.
    std::string placed = forum_puzzle;
    placed.replace(2, 1, "+4");
    CHECK(read(placed).placed == std::vector<grid::Cell>{2});
    CHECK(read(placed).givens() == grid::parse_board(grid::sudoku(), forum_puzzle));
    // One layout that is asked for may have its grids in columns.
    grid::BoardReader two(std::vector<const grid::Layout*>{&grid::twodoku()});
    CHECK(two.line(course_example.substr(0, 81) + " " + course_example.substr(81) + " note")->note == "note");
    const auto both = read(std::string(162, '.') + " " + std::string(81, '1'));
    CHECK(both.board.layout == &grid::twodoku());
}

TEST_CASE("what other programs write is read", "[grid]") {
    using Row = const std::string&;
    const std::string digits = replaced(forum_puzzle, '.', '0');
    const std::string one_line = with_between(digits, ", ");
    std::string solo = "3x3db:";
    int empty = 0;
    for (std::size_t at = 0; at <= forum_puzzle.size(); ++at) {
        if (at < forum_puzzle.size() && forum_puzzle[at] == '.') {
            ++empty;
            continue;
        }
        if (empty > 0) solo += static_cast<char>('a' + empty - 1);
        if (at == forum_puzzle.size()) break;
        if (empty == 0 && at > 0) solo += '_';
        empty = 0;
        solo += forum_puzzle[at];
    }
    const auto in_bars = [](Row row, const std::string& between, const std::string& around) {
        std::string text = "|";
        for (std::size_t at = 0; at < 9; at += 3)
            text += around + with_between(replaced(row.substr(at, 3), '.', ' '), between) + around + "|";
        return text;
    };
    const std::vector<std::string> texts = {
        rows_of(forum_puzzle, [&](Row row) { return in_bars(row, "", ""); }),
        rows_of(forum_puzzle, [&](Row row) { return in_bars(row, " ", " "); }),
        rows_of(forum_puzzle, [&](Row row) { return in_bars(row, " ", "").substr(1, 17); }),
        rows_of(forum_puzzle, [](Row row) { return "| " + with_between(replaced(row, '.', ' '), " | ") + " |"; }),
        "grid = [\n" + rows_of(digits, [](Row row) { return "  [" + with_between(row, ", ") + "],"; }) + "]\n",
        "[[" + one_line + "]]\n",
        "{\n" + rows_of(digits, [](Row row) { return "{" + with_between(row, ",") + "},"; }) + "};\n",
        rows_of(forum_puzzle,
                [](Row row) {
                    std::string text = with_between(row, ",");
                    std::erase(text, '.');
                    return text;
                }),
        "|1|2|3|4|5|6|7|8|9|\n|-|-|-|-|-|-|-|-|-|\n" +
            rows_of(forum_puzzle, [](Row row) { return "| " + with_between(row, " | ") + " |"; }),
        "| 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 |\n|---|---|---|---|---|---|---|---|---|\n" +
            rows_of(forum_puzzle, [](Row row) { return "| " + with_between(replaced(row, '.', ' '), " | ") + " |"; }),
        "int grid[9][9] = {\n" + rows_of(digits, [](Row row) { return "{" + with_between(row, ",") + "},"; }) + "};\n",
        "quizzes,solutions\n" + digits + "," + forum_solution + "\n",
        "id,puzzle,solution,clues,difficulty\n1," + forum_puzzle + "," + forum_solution + ",30,0.0\n",
        replaced(rows_of(forum_puzzle, [](Row row) { return row; }), '\n', '/') + "\n",
        "[\n" +
            rows_of(digits,
                    [](Row row) {
                        std::string text;
                        for (const char digit : row)
                            text += (text.empty() ? "" : ", ") + (digit == '0' ? "None" : std::string(1, digit));
                        return "[" + text + "]" + (row.starts_with("00008") ? "" : ",");
                    }) +
            "]\n",
        rows_of(forum_puzzle,
                [](Row row) {
                    std::string text;
                    for (const char digit : row)
                        text +=
                            (text.empty() ? "[" : ", ") + (digit == '.' ? "\"\"" : "'" + std::string(1, digit) + "'");
                    return text + "],";
                }),
        rows_of(digits,
                [](Row row) {
                    std::string text;
                    for (const char digit : row) text += (text.empty() ? "" : ",") + std::string(1, digit) + ".0";
                    return text;
                }),
        rows_of(forum_puzzle,
                [](Row row) {
                    std::string text;
                    for (const char digit : row)
                        text += (text.empty() ? "" : ", ") + (digit == '.' ? "-1" : std::string(1, digit));
                    return "[" + text + "],";
                }),
        "<?xml version='1.0'?>\n<!-- <game data=\"1\"/> -->\n<game created='1'\n  data='" + digits +
            "'\n  note=\"3\"\n/>\n",
        "<?xml version=\"1.0\"?>\n<opensudoku>\n  <name>n</name>\n  <game data=\"" + digits + "\" />\n</opensudoku>\n",
        "https://www.sudokuwiki.org/sudoku.htm?bd=" + digits + "\n",
        solo + "\n",
        "x = np.array([[" + with_between(digits.substr(0, 9), ", ") + "],\n" +
            rows_of(digits.substr(9, 63), [](Row row) { return "  [" + with_between(row, ", ") + "],"; }) + "  [" +
            with_between(digits.substr(72), ", ") + "]], dtype=int)\n",
        replaced(forum_puzzle, '.', 'x') + "\n",
        rows_of(forum_puzzle, [](Row row) { return replaced(row, '.', '?'); }),
        rows_of(forum_puzzle,
                [&](Row row) {
                    std::string text = in_bars(row, " ", " ");
                    for (std::size_t bar = text.size();
                         (bar = text.rfind('|', bar - 1)) != std::string::npos && bar > 0;)
                        text.replace(bar, 1, "║");
                    return text.replace(0, 1, "│");
                }),
        replaced(rows_of(forum_puzzle, [](Row row) { return row; }), '\n', '\\') + "\n",
        "<game data=\"version: 4&#10;" +
            [&] {
                std::string fields;
                for (const char digit : digits)
                    fields += std::string(1, digit) + "|0|0|" + (digit == '0' ? "1|" : "0|");
                return fields;
            }() +
            "\"/>\n",
        rows_of(forum_puzzle, [](Row row) { return without_dots(with_between(row, ";")); }),
        rows_of(forum_puzzle, [](Row row) { return without_dots(with_between(row, "\t")); }),
        rows_of(forum_puzzle, [](Row row) { return with_between(replaced(row, '.', '-'), " "); }),
        replaced(forum_puzzle, '.', '-') + "\n",
    };
    for (const std::string& text : texts) {
        CAPTURE(text);
        const std::vector<std::string> read = read_all(every_layout(), text);
        REQUIRE(read.size() == 1);
        CHECK(read.front().substr(read.front().find(' ') + 1).starts_with(forum_puzzle));
    }
    const std::string first_alone = "5........" + forum_puzzle.substr(9);
    CHECK(read_all(every_layout(), rows_of(first_alone, [&](Row row) { return in_bars(row, "", ""); })) ==
          std::vector<std::string>{"1 " + first_alone});
    std::string blank_first = in_bars("         ", " ", "") + "\n";
    blank_first += rows_of(forum_puzzle.substr(9), [&](Row row) { return in_bars(row, " ", ""); });
    CHECK(read_all(every_layout(), blank_first) ==
          std::vector<std::string>{"2 " + std::string(9, '.') + forum_puzzle.substr(9)});
    // From a page of SudokuWiki: 05 is a given, 0f a placed 6, 2e the candidates 3 and 7.
    const auto position =
        grid::BoardReader(every_layout())
            .line(
                "S9B050f2e0i46015y020466026212064i0a095u0i4601070b0d4m0f4m4a4j4q027n03bu0g06360936164a"
                "4i0o010o02474u067n07bu4q4i464i0b0u0g09064q0a4y040i0a051g5w035w01071y080u1g181609");
    REQUIRE(position);
    CHECK(grid::board_line(position->givens()).starts_with("5....1.24.2..6"));
    CHECK(position->placed.front() == 1);
    CHECK(position->board.digits[1] == 6);
    CHECK(position->candidates[2] == (grid::digit_set(3) | grid::digit_set(7)));
    CHECK(position->candidates[4] == (grid::digit_set(3) | grid::digit_set(8)));
    // The example of SudokuWiki's description, which has three clues in its first row.
    const auto packed = grid::BoardReader(every_layout())
                            .line("https://www.sudokuwiki.org/sudoku.htm?bd=" + std::string("03vu05") + [] {
                                std::string rest;
                                for (int i = 0; i < 78; ++i) rest += "vu";
                                return rest;
                            }());
    REQUIRE(packed);
    CHECK(packed->board.digits[0] == 1);
    CHECK(packed->board.digits[2] == 2);
    CHECK(packed->placed.empty());
    CHECK(packed->candidates[1] == grid::digits_up_to(9));
}

TEST_CASE("boards in JSON of any program are read, several of them one after the other", "[grid]") {
    const std::string digits = replaced(forum_puzzle, '.', '0');
    const std::string other = replaced(std::string(forum_puzzle.rbegin(), forum_puzzle.rend()), '.', '0');
    const std::string solution = json_rows(forum_solution);
    const std::string first = "1 " + forum_puzzle;
    using Lines = std::vector<std::string>;
    for (const std::string& text : {
             "{\"grid\": " + json_rows(digits) + "}",
             "{\"board\": [" + with_between(digits, ", ") + "]}",
             "{\"solution\": \"" + forum_solution + "\", \"puzzle\": \"" + digits + "\"}",
             "{\"newboard\": {\"grids\": [{\"value\": " + json_rows(digits) + ", \"solution\": " + solution +
                 "}], \"results\": 1}}",
             "{\"sudoku\":\n{\"cells\": " + json_rows(digits, " ,\n") + "\n}}",
             "[" + json_rows(digits) + ", " + solution + "]",
         }) {
        CAPTURE(text);
        const Lines read = read_all(every_layout(), text);
        CHECK(read == Lines{first});
    }
    const std::string last = "1 " + replaced(other, '0', '.');
    for (const std::string& text : {
             "[{\"puzzle\": \"" + digits + "\"}, {\"puzzle\": \"" + other + "\"}]",
             "[" + json_rows(digits) + ", " + json_rows(other) + "]",
             "{\"quizzes\": [\"" + digits + "\", \"" + other + "\"]}",
             "{\"easy\": {\"p\": " + json_rows(digits) + ", \"solution\": " + solution +
                 "}, \"hard\": " + json_rows(other) + "}",
         }) {
        CAPTURE(text);
        CHECK(read_all(every_layout(), text) == Lines{first, last});
    }
    CHECK(read_all(every_layout(), "[\n  {\n    \"p\": \"" + digits + "\"\n  },\n  {\n    \"p\": \"" + other +
                                       "\"\n  }\n]\n") == Lines{"2 " + forum_puzzle, "5 " + replaced(other, '0', '.')});
    const auto noted =
        grid::BoardReader(every_layout())
            .line("{\"puzzle\": \"" + digits + "\", \"difficulty\": \"easy\", \"solution\": " + solution + "}");
    REQUIRE(noted);
    CHECK(noted->note == "difficulty: easy");
    REQUIRE(noted->solution);
    CHECK(grid::board_line(*noted->solution) == forum_solution);
    // Numbers with two figures, of a grid that its size names; a figure on its canvas.
    std::string large = "{\"grid\": [";
    for (int row = 0; row < 16; ++row) {
        large += row > 0 ? ",[" : "[";
        for (int column = 0; column < 16; ++column)
            large += (column > 0 ? "," : "") + std::string(row == column ? std::to_string(row + 1) : "0");
        large += "]";
    }
    const auto hexadecimal = grid::BoardReader(every_layout()).line(large + "]}");
    REQUIRE(hexadecimal);
    CHECK(hexadecimal->board.layout->name() == "sudoku-16x16");
    CHECK(hexadecimal->board.digits[255] == 16);
    CHECK(hexadecimal->board.filled() == 16);
    // What is wrong is one error, and the boards around it are read.
    CHECK(read_all(every_layout(), "{\"name\": \"x\"}") == Lines{"1 board.json"});
    for (const std::string& deep : {std::string(20000, '['), "[" + replaced(std::string(20000, '{'), '{', '[')})
        CHECK(read_all(every_layout(), "{\"a\":" + deep + std::string(deep.size(), ']') + "}") ==
              Lines{"1 json.too_deep"});
    std::string many = "[";
    while (many.size() < std::size_t{1} << 20) many += "{\"puzzle\": \"" + digits + "\"},";
    CHECK(read_all(every_layout(), many + "{}]").size() == std::size_t{(many.size() - 1) / 96});
    CHECK(read_all(every_layout(), "{\"a\": \"" + std::string(grid::BoardReader::longest_text, 'x') + "\"}") ==
          Lines{"1 board.long_json"});
    std::string lines = "{\"a\":\n" + many;
    for (std::size_t at = 0; (at = lines.find("},", at)) != std::string::npos; at += 3) lines.replace(at, 2, "},\n");
    CHECK(read_all(every_layout(), lines + "{}]}").size() > 1000);
    // What else an object with a board has is none.
    CHECK(read_all(every_layout(), "{\"board\": " + json_rows(digits) +
                                       ", \"fixed\": " + json_rows(std::string(81, '1')) + ", \"history\": [" +
                                       json_rows(other) + "]}") == Lines{first});
    CHECK(read_all(every_layout(), "[[\"" + digits + "\",\"" + forum_solution + "\"],[\"" + other + "\"]]") ==
          Lines{first, last});
    CHECK(read_all(every_layout(), "[{\"p\": \"" + digits + "\"}, {\"p\": \"" + digits + "1\"}]") ==
          Lines{"1 board.wrong_count", first});
    CHECK(read_all(every_layout(), "{\"p\": \"" + digits + "\"\n" + digits + "\n").front() == "2 json.expected");
}

TEST_CASE("a list with each number on a line of its own is read", "[grid]") {
    const std::string digits = replaced(forum_puzzle, '.', '0');
    std::string rows = "[\n";
    std::string flat = "[\n";
    for (std::size_t at = 0; at < digits.size(); ++at) {
        if (at % 9 == 0) rows += "  [\n";
        const std::string cell = digits[at] == '0' ? "null" : std::string(1, digits[at]);
        rows += "    " + cell + (at % 9 == 8 ? "\n  ]" : ",\n");
        if (at % 9 == 8) rows += at == 80 ? "\n]\n" : ",\n";
        flat += ' ' + cell + (at == 80 ? "\n]\n" : ",\n");
    }
    for (const std::string& text : {rows, flat}) {
        CAPTURE(text);
        const std::vector<std::string> read = read_all(every_layout(), text + text);
        REQUIRE(read.size() == 2);
        for (const std::string& board : read) CHECK(board.ends_with(" " + forum_puzzle));
    }
    // One that breaks off is an error, an empty one nothing.
    CHECK(read_all(every_layout(), rows + flat.substr(0, flat.rfind('\n', flat.size() / 2) + 1))
              .back()
              .ends_with("json.expected"));
    CHECK(read_all(every_layout(), "[\n]\n" + rows).size() == 1);
}

TEST_CASE("tables are read without the rows and columns that people and programs put around them", "[grid]") {
    using Lines = std::vector<std::string>;
    std::string rows;
    std::string with_index = ",0,1,2,3,4,5,6,7,8\n";
    for (std::size_t row = 0; row < 9; ++row) {
        const std::string cells = without_dots(with_between(forum_puzzle.substr(9 * row, 9), ","));
        rows += cells + "\n";
        with_index += std::to_string(row) + "," + cells + "\n";
    }
    CHECK(read_all(every_layout(), "0,1,2,3,4,5,6,7,8\n" + rows) == Lines{"2 " + forum_puzzle});
    CHECK(read_all(every_layout(), with_index) == Lines{"2 " + forum_puzzle});
    CHECK(read_all(every_layout(), "c1,c2,c3,c4,c5,c6,c7,c8,c9\n" + rows) == Lines{"2 " + forum_puzzle});
    CHECK(read_all(every_layout(), rows + ",,,,,,,,\n,,,,,,,,\n") == Lines{"1 " + forum_puzzle});
    CHECK(read_all(every_layout(), "A,B,C,D,E,F,G,H,I\n" + rows) == Lines{"2 " + forum_puzzle});
    std::string from_one = ",1,2,3,4,5,6,7,8,9\n";
    for (std::size_t row = 0; row < 9; ++row)
        from_one += std::to_string(row + 1) + "," + with_between(forum_puzzle.substr(9 * row, 9), ",") + "\n";
    CHECK(read_all(every_layout(), from_one) == Lines{"2 " + forum_puzzle});
    const std::string four = "0,1,2,3\n3,0,0,1\n1,0,0,2\n2,3,1,0\n";
    CHECK(read_all({grid::find_layout("sudoku-4x4")}, four) == Lines{"1 .1233..11..2231."});
    CHECK(read_all(every_layout(), "const board = [\n" + rows_of(forum_puzzle, [](const std::string& row) {
                                       return "'" + row + "',";
                                   }) + "];\n") == Lines{"2 " + forum_puzzle});
    // With blank rows on both sides of eight others, either may be in the board.
    CHECK(read_all(every_layout(), ",,,,,,,,\n" + rows.substr(0, rows.rfind('\n', rows.size() - 2) + 1) + ",,,,,,,,\n")
              .back()
              .ends_with("board.wrong_count"));
    CHECK(read_all(every_layout(), replaced(forum_puzzle, '.', 'x') + "," + forum_solution + "\n") ==
          Lines{"1 " + forum_puzzle});
    // A first row of the board may be blank, too.
    CHECK(read_all(every_layout(), ",,,,,,,,\n" + rows.substr(rows.find('\n') + 1)) ==
          Lines{"2 " + std::string(9, '.') + forum_puzzle.substr(9)});
    CHECK(read_all(every_layout(), "<!-- several\n<game data=\"1\"/>\nlines --><game data=\"" + forum_puzzle +
                                       "\"/>\n") == Lines{"3 " + forum_puzzle});
}

TEST_CASE("twelve rows of twelve in a table are a butterfly if no digit is above nine", "[grid]") {
    core::Random random(8);
    for (const char* const name : {"butterfly", "sudoku-12x12"}) {
        const grid::Layout& layout = *grid::find_layout(name);
        const grid::Board board = random_board(layout, random);
        std::string rows;
        for (int row = 0; row < 12; ++row)
            for (int column = 0; column < 12; ++column) {
                const std::uint8_t digit = board.digits[*layout.cell_on_canvas(row, column)];
                rows += (digit == 0 ? "" : std::to_string(digit)) + (column == 11 ? "\n" : ",");
            }
        CAPTURE(rows);
        CHECK(read_all(every_layout(), rows) == std::vector<std::string>{"1 " + grid::board_line(board)});
    }
}

TEST_CASE("a digit that a player of OpenSudoku entered is placed", "[grid]") {
    std::string fields;
    for (int cell = 0; cell < 81; ++cell) fields += cell == 0 ? "7|-|1|" : cell == 1 ? "3|-|0|" : "0|-|1|";
    const auto entry = grid::BoardReader(every_layout()).line("<game data=\"version: 1&#10;" + fields + "\"/>");
    REQUIRE(entry);
    CHECK(entry->placed == std::vector<grid::Cell>{0});
    CHECK(entry->board.digits[0] == 7);
    CHECK(entry->board.digits[1] == 3);
}

TEST_CASE("a board that a comment marks as the solution of the last one is none of its own", "[grid]") {
    using Lines = std::vector<std::string>;
    const auto rows = [](const std::string& cells) {
        return rows_of(cells, [](const std::string& row) { return with_between(row, " "); });
    };
    const std::string puzzle = rows(forum_puzzle);
    const std::string solution = rows(forum_solution);
    CHECK(read_all(every_layout(), puzzle + "\n# solution\n" + solution + "\n" + puzzle) ==
          Lines{"1 " + forum_puzzle, "22 " + forum_puzzle});
    for (const std::string heading : {"# Solutions\n", "# 答案\n"})
        CHECK(read_all(every_layout(), puzzle + forum_puzzle + "\n" + heading + "# No. 1\n" + solution + solution) ==
              Lines{"1 " + forum_puzzle, "10 " + forum_puzzle});
    // A puzzle ends the solutions below such a heading.
    CHECK(read_all(every_layout(), "# Solutions\n" + solution + puzzle + solution).size() == 2);
    // Without a mark it is a puzzle. One that does not fit is an error.
    CHECK(read_all(every_layout(), puzzle + solution).size() == 2);
    const std::string wrong = rows(std::string(forum_solution.rbegin(), forum_solution.rend()));
    CHECK(read_all(every_layout(), puzzle + "# solution\n" + wrong + puzzle) ==
          Lines{"1 " + forum_puzzle, "11 board.second_column", "20 " + forum_puzzle});
}

TEST_CASE("a board below another one is added to it as its solution or as the state of its game", "[grid]") {
    const auto rows = [](const std::string& cells) {
        return rows_of(cells, [](const std::string& row) { return row; });
    };
    const auto below = [&](const std::string& text) {
        grid::BoardReader reader(every_layout(), "boards");
        std::optional<grid::Position> position;
        std::istringstream lines(rows(forum_puzzle) + text);
        for (std::string line; std::getline(lines, line);)
            if (auto entry = reader.line(line)) position = *std::move(entry);
        reader.add_below(*position);
        return *position;
    };
    CHECK(grid::board_line(*below("\n# solution\n" + rows(forum_solution)).solution) == forum_solution);
    std::string state = forum_puzzle;
    const std::size_t empty = state.find('.');
    state[empty] = '9';
    const grid::Position played = below("[State]\n" + rows(state));
    CHECK(grid::board_line(played.board) == state);
    CHECK(grid::board_line(played.givens()) == forum_puzzle);
    CHECK(played.placed == std::vector<grid::Cell>{static_cast<grid::Cell>(empty)});
    // What is below a puzzle of one line is not compared with an earlier one.
    const std::string other = replaced(forum_puzzle, forum_puzzle[forum_puzzle.find_first_not_of('.')], '.');
    CHECK(read_all(every_layout(), rows(std::string(forum_puzzle.rbegin(), forum_puzzle.rend())) + other +
                                       "\n# solution\n" + forum_solution + "\n")
              .size() == 2);
    state[state.find_first_of("12345678")] = '.';
    CHECK(read_all(every_layout(), rows(forum_puzzle) + "[State]\n" + rows(state)).back() == "11 board.bad_state");
}

TEST_CASE("signs of empty cells that people have, and quotes around rows, are understood", "[grid]") {
    using Lines = std::vector<std::string>;
    using Row = const std::string&;
    const auto rows = [](std::string (*write)(Row)) { return rows_of(forum_puzzle, write); };
    const std::string plain = rows([](Row row) { return row; });
    for (const std::string sign : {"·", "□", "▢", "⬜", "⬛", "．", "＿", "０"}) {
        CAPTURE(sign);
        std::string text;
        for (const char cell : plain) text += cell == '.' ? sign : std::string(1, cell);
        CHECK(read_all(every_layout(), text) == Lines{"1 " + forum_puzzle});
    }
    const std::string wide = rows([](Row row) {
        std::string text;
        for (const char cell : row)
            text += cell == '.' ? " . " : "\xef\xbc" + std::string(1, static_cast<char>(cell - '0' + 0x90));
        return text;
    });
    CHECK(read_all(every_layout(), wide) == Lines{"1 " + forum_puzzle});
    const std::string in_frames = rows([](Row row) {
        std::string text;
        for (const char cell : row) text += cell == '.' ? "⬛" : std::string(1, cell) + "\ufe0f\u20e3";
        return text;
    });
    CHECK(read_all(every_layout(), in_frames) == Lines{"1 " + forum_puzzle});
    CHECK(read_all(every_layout(), "s = \"\"\"\n" + plain + "\"\"\"\n") == Lines{"2 " + forum_puzzle});
    CHECK(read_all(every_layout(), "g = '''" + plain + "'''\n") == Lines{"1 " + forum_puzzle});
    // Notes keep theirs.
    for (const std::string note : {"Title · easy", "\"No. 1 \"\"A\"\"\",\"x\""}) {
        const auto entry = grid::BoardReader(every_layout()).line(forum_puzzle + "," + note);
        REQUIRE(entry);
        CHECK(entry->note == note);
    }
    const auto entry = grid::BoardReader(every_layout()).line("\"No. 1 \"\"A\"\"\"," + forum_puzzle);
    REQUIRE(entry);
    CHECK_FALSE(entry->note.empty());
    // Bars between the boxes alone; some ends of lines are cut.
    const std::string between_bars = rows([](Row row) {
        std::string text = with_between(replaced(row.substr(0, 3), '.', ' '), " ") + " | " +
                           with_between(replaced(row.substr(3, 3), '.', ' '), " ") + " | " +
                           with_between(replaced(row.substr(6, 3), '.', ' '), " ");
        return text.substr(0, text.find_last_not_of(' ') + 1);
    });
    CHECK(read_all(every_layout(), between_bars) == Lines{"1 " + forum_puzzle});
    CHECK(read_all(every_layout(), "3    2   \n6 78    1\n 2 46\n").front() == "1 board.blanks");
    std::string large = "B?4???A?3?5?D?FE\n";
    for (int row = 1; row < 16; ++row) large += std::string(16, '?') + "\n";
    const Lines sixteen = read_all(every_layout(), large);
    CHECK((sixteen.size() == 1 && sixteen[0].starts_with("1 B.4...A.3.5.D.FE.")));
}

TEST_CASE("columns may have the solution first", "[grid]") {
    grid::BoardReader reader(every_layout(), "boards.csv");
    CHECK(!reader.line("solution,puzzle"));
    const auto entry = reader.line(forum_solution + "," + forum_puzzle + ",easy");
    REQUIRE(entry);
    CHECK(grid::board_line(entry->board) == forum_puzzle);
    CHECK(grid::board_line(entry->solution.value()) == forum_solution);
    CHECK(entry->note == "easy");
}

TEST_CASE("several games of OpenSudoku may be on one line", "[grid]") {
    const std::string digits = replaced(forum_puzzle, '.', '0');
    const std::string game = "<game created=\"1\" state=\"1\" time=\"0\" data=\"" + digits + "\" note=\"\" />";
    CHECK(read_all(every_layout(), "<?xml version='1.0'?><opensudoku version=\"2\"><folder name=\"Easy\">" + game +
                                       game + game + "</folder></opensudoku>") ==
          std::vector<std::string>(3, "1 " + forum_puzzle));
}

TEST_CASE("rows between bars name their size, whatever stands for empty cells", "[grid]") {
    using Lines = std::vector<std::string>;
    const std::string four = "1..4..1..1..4..1";
    CHECK(read_all(every_layout(),
                   "+-----+-----+\n| 1 . | . 4 |\n|     | 1   |\n+-----+-----+\n| . 1 | . . |\n"
                   "| 4   |   1 |\n+-----+-----+\n") == Lines{"2 " + four});
    CHECK(read_all(every_layout(), "1 . | . 4\n. . | 1 .\n---------\n. 1 | . .\n4 . | . 1\n") == Lines{"1 " + four});
    // Sixteen cells in a row, of which twelve have a digit; and hexadecimal digits with - for an empty cell.
    core::Random random(3);
    std::string barred;
    std::string dashed;
    for (std::size_t row = 0; row < 16; ++row) {
        std::string cells;
        for (std::size_t at = 16 * row; at < 16 * row + 16; ++at) {
            const bool is_empty = (row == 0 && at % 4 == 0) || (row > 0 && random.below(3) == 0);
            const std::size_t digit = (4 * row + row / 4 + at) % 16;
            cells += is_empty ? '.' : grid::digit_character(static_cast<int>(digit) + 1);
            dashed += is_empty ? '-' : "0123456789ABCDEF"[digit];
        }
        for (std::size_t at = 0; at < 16; at += 4)
            barred += "| " + replaced(with_between(cells.substr(at, 4), " "), '.', ' ') + ' ';
        barred += "|\n";
        dashed += '\n';
    }
    const std::vector<std::string> read = read_all(every_layout(), barred);
    REQUIRE(read.size() == 1);
    CHECK(read.front().size() == 2 + 256);
    CHECK(read_all(every_layout(), dashed) == read);
    // Each cell a field: whatever its digits are, no two of them are one row of signs, and none are two cells.
    for (int round = 0; round < 40; ++round) {
        std::string cells;
        std::map<std::string, std::string> texts;  // by the sign of an empty cell, the last with brackets
        std::string list;
        for (std::size_t at = 0; at < 256; ++at) {
            const std::size_t row = at / 16;
            const std::size_t number = (4 * row + row / 4 + at) % 16 + 1;
            const bool is_empty = random.below(2) == 0;
            const std::string field = is_empty ? "" : std::to_string(number);
            cells += is_empty ? '.' : grid::digit_character(static_cast<int>(number));
            for (const std::string sign : {"-", "--", "?", "x", "."})
                texts[sign] += (is_empty ? sign : field) + (at % 16 == 15 ? "\n" : " ");
            texts["00"] +=
                (is_empty ? "00" : std::string(2 - field.size(), '0') + field) + (at % 16 == 15 ? "\n" : "\t");
            list += (at % 16 == 0 ? "[" : ", ") + (is_empty ? "0" : field) + (at % 16 == 15 ? "]," : "");
        }
        texts["[0, 1]"] = "[" + list.substr(0, list.size() - 1) + "]\n";
        for (const auto& [sign, text] : texts) {
            CAPTURE(sign, text);
            CHECK(read_all(every_layout(), text) == Lines{"1 " + cells});
        }
    }
}

TEST_CASE("a row of twelve signs without a letter may be followed by one with a letter", "[grid]") {
    const std::string cells =
        ".4............87....3.9..1..6798...CA..8..1...4.......B......24.9.3...A7..741....2......4....C6A3.21.5......."
        "8C...."
        "5.A..1....3..68..2.56C..147..";
    std::string text;
    for (std::size_t at = 0; at < cells.size(); at += 12)
        text += with_between(replaced(cells.substr(at, 12), '.', '-'), " ") + "\n";
    CHECK(read_all(every_layout(), text) == std::vector<std::string>{"1 " + cells});
}

TEST_CASE("a note keeps its signs", "[grid]") {
    grid::BoardReader reader(every_layout());
    CHECK(reader.line(forum_puzzle + " a - b ? c x d - e")->note == "a - b ? c x d - e");
}

TEST_CASE("a board between a forum's tags is read", "[grid]") {
    using Lines = std::vector<std::string>;
    const std::string rows = rows_of(forum_puzzle, [](const std::string& row) { return row; });
    CHECK(read_all(every_layout(), "[code]\n" + rows + "[/code]\n") == Lines{"2 " + forum_puzzle});
    CHECK(read_all(every_layout(), "[code]\n" + forum_puzzle + "\n[/code]\n" + forum_puzzle + "\n").size() == 2);
}

TEST_CASE("rows with names in front of their first bar are read", "[grid]") {
    using Lines = std::vector<std::string>;
    const auto table = [](std::string_view names, bool twice, const std::string& rule) {
        std::string text;
        for (std::size_t row = 0; row < 9; ++row) {
            if (row == 3 || row == 6) text += rule;
            text += std::string(1, names[row]) + " ";
            for (std::size_t at = 9 * row; at < 9 * row + 9; at += 3)
                text += "| " + with_between(forum_puzzle.substr(at, 3), " ") + " ";
            text += twice ? "| " + std::string(1, names[row]) + "\n" : "\n";
        }
        return text;
    };
    const std::string head = "    1 2 3   4 5 6   7 8 9\n";
    const std::string rule = "--+-------+-------+------\n";
    for (const std::string names : {"123456789", "ABCDEFGHI", "987654321"}) {
        for (const bool twice : {false, true}) {
            CAPTURE(names, twice);
            CHECK(read_all(every_layout(), table(names, twice, rule)) == Lines{"1 " + forum_puzzle});
            CHECK(read_all(every_layout(), head + table(names, twice, "") + head) == Lines{"2 " + forum_puzzle});
            CHECK(read_all(every_layout(), "  | 1 2 3 | 4 5 6 | 7 8 9\n" + rule + table(names, twice, rule)) ==
                  Lines{"3 " + forum_puzzle});
        }
    }
    // With a bar between all cells, the first field is one.
    std::string ten;
    for (int row = 0; row < 10; ++row) ten += "1|2|3|4|5|6|7|8|9|0\n";
    CHECK(read_all({grid::find_layout("sudoku-10x10")}, ten).size() == 1);
}
