// Games played with single keys on a pseudo-terminal, and what of a game fits on the screen.
#include "program/terminal.hpp"
#include "support/catch.hpp"
#include "support/puzzles.hpp"
#include <satdoku/grid/text.hpp>
#include <satdoku/ui/columns.hpp>
#include <algorithm>

using Catch::Matchers::Contains;

namespace {
/// The lines of the screen from the last that it was cleared for, or from `begin` on.
std::size_t lines_since(const Terminal& terminal, std::size_t begin) {
    const std::string& screen = terminal.screen();
    return static_cast<std::size_t>(
        std::count(screen.begin() + static_cast<std::ptrdiff_t>(begin), screen.end(), '\n'));
}

/// What the screen shows now.
std::string last_page(const Terminal& terminal) { return terminal.screen().substr(terminal.screen().rfind("\x1b[H")); }
}  // namespace

TEST_CASE("a question mark is help and t is a hint", "[app][terminal]") {
    const Folder folder;
    folder.write("p.txt", nearly_done + "\n");
    Terminal terminal(folder, "puzzle play p.txt --color never");
    REQUIRE(terminal.shows("? keys"));
    REQUIRE(terminal.shows("Q leaves"));
    terminal.type("?");
    REQUIRE(terminal.shows("hint (tip)"));
    REQUIRE(terminal.shows("breaks a rule"));
    REQUIRE(terminal.shows("Any key shows more."));
    terminal.type("?");
    REQUIRE(terminal.shows("both kinds of mark (zoomed)"));
    REQUIRE(terminal.shows("Any key goes back."));
    terminal.type("?");
    REQUIRE(terminal.shows("Hints        0"));
    terminal.type("g1");
    terminal.type("khT");
    REQUIRE(terminal.shows("Hint: r1c1 is 8."));
    terminal.type("v");
    REQUIRE(terminal.shows("Yes, it can still be solved."));
    terminal.type("V");
    REQUIRE(terminal.shows("Everything so far is right."));
    terminal.type("t");
    REQUIRE(terminal.shows("Hint 1 of 4: look at "));
    terminal.type("t");
    REQUIRE(terminal.shows("Hint 2 of 4: full house."));
    terminal.type("t");
    REQUIRE(terminal.shows("Hint 3 of 4: "));
    terminal.type("Q");
    REQUIRE(terminal.shows("The game is saved."));
    CHECK(terminal.end() == 0);
}

TEST_CASE("the cursor begins on an empty cell, and the finished board stays in sight", "[app][terminal]") {
    const Folder folder;
    folder.write("p.txt", nearly_done + "\n");
    Terminal terminal(folder, "puzzle play p.txt --color never");
    REQUIRE(terminal.shows("Cell r1c4"));
    terminal.type("7");
    REQUIRE(terminal.shows("Right."));
    terminal.type("g1kh8");
    REQUIRE(terminal.shows("Any key leaves."));
    terminal.type(" ");
    REQUIRE(terminal.shows("Save the solved board"));
    const std::string after = terminal.screen().substr(terminal.screen().rfind("\x1b[?1049l"));
    CHECK_THAT(after, Contains("8'2 4 | 7'9 6") && Contains("Solved! Time"));
    CHECK(after.find("7'9 6") < after.find("Solved! Time"));
    terminal.type("\n");
    CHECK(terminal.end() == 0);
}

TEST_CASE("the single keys save under a name that one chooses", "[app][terminal]") {
    const Folder folder;
    folder.write("p.txt", nearly_done + "\n");
    folder.write("satdoku.game", "another game");
    Terminal terminal(folder, "puzzle play p.txt --color never");
    REQUIRE(terminal.shows("Q leaves"));
    terminal.type("W");
    REQUIRE(terminal.shows("File for the game"));
    terminal.type("\n");
    REQUIRE(terminal.shows("overwrite it, y or n [n]"));
    terminal.type("\n");
    REQUIRE(terminal.shows("Q leaves"));
    CHECK(folder.read("satdoku.game") == "another game");
    terminal.type("W");
    REQUIRE(terminal.shows("File for the game"));
    terminal.type("mine.game\n");
    REQUIRE(terminal.shows((folder.path() / "mine.game").string()));
    REQUIRE(terminal.shows("Q leaves"));
    CHECK_THAT(folder.read("mine.game"), Contains("satdoku game"));
    terminal.type("Q");
    CHECK(terminal.end() == 0);
}

TEST_CASE("without room for the panel, pen, marks and filter are below the board", "[app][terminal]") {
    const Folder folder;
    struct Window {
        const char* layout;
        unsigned short rows;
        unsigned short columns;
    };
    for (const Window& window : {Window{"samurai", 24, 80}, Window{"twodoku", 18, 60}}) {
        CAPTURE(window.layout);
        Terminal terminal(folder, std::string("puzzle play --color never --seed 1 --layout ") + window.layout,
                          window.rows, window.columns);
        REQUIRE(terminal.shows("PEN "));
        REQUIRE(terminal.shows("Q leaves"));
        terminal.type("a");
        terminal.type("p");
        REQUIRE(terminal.shows("PENCIL, corners"));
        REQUIRE(terminal.shows("Q leaves"));
        terminal.type("f57");
        REQUIRE(terminal.shows("FILTER: "));
        REQUIRE(terminal.shows("shows 57"));
        REQUIRE(terminal.shows("? keys"));
        const std::string page = last_page(terminal);
        CHECK(std::count(page.begin(), page.end(), '\n') < window.rows);
        terminal.type("Q");
        CHECK(terminal.end() == 0);
    }
}

TEST_CASE("a board that is higher than the screen leaves the answer in sight", "[app][terminal]") {
    const Folder folder;
    for (const int rows : {24, 18}) {
        CAPTURE(rows);
        Terminal terminal(folder, "puzzle play --lines --color never --seed 1 --layout samurai",
                          static_cast<unsigned short>(rows), 80);
        REQUIRE(terminal.shows("> "));
        std::size_t begin = terminal.screen().size();
        terminal.type("hint e55\n");
        REQUIRE(terminal.shows("> "));
        CHECK_THAT(terminal.screen().substr(begin), Contains("Hint: e:r5c5") || Contains("e:r5c5 is a given"));
        CHECK(lines_since(terminal, begin) <= static_cast<std::size_t>(rows));
        begin = terminal.screen().size();
        terminal.type("show\n");
        REQUIRE(terminal.shows("more lines: Enter shows them"));
        CHECK(lines_since(terminal, begin) <= static_cast<std::size_t>(rows));
        terminal.type("q\n");
        REQUIRE(terminal.shows("holes left"));
        terminal.type("quit\n");
        CHECK(terminal.end() == 0);
    }
}

TEST_CASE("the lines show the grid of the last move whole, above answer and prompt", "[app][terminal]") {
    const Folder folder;
    folder.write("p.txt", satdoku::grid::board_line(satdoku::support::course_twodoku()) + "\n");
    struct Window {
        unsigned short rows;
        unsigned short columns;
    };
    for (const Window& window : {Window{24, 80}, Window{18, 60}, Window{12, 40}}) {
        for (const char* language : {"en", "zh"}) {
            CAPTURE(window.rows);
            CAPTURE(language);
            Terminal terminal(folder, std::string("puzzle play p.txt --lines --color never --lang ") + language,
                              window.rows, window.columns);
            REQUIRE(terminal.shows("> "));
            for (const char* move : {"b99=9", "b11=1", "a11=8", "hint"}) {
                CAPTURE(move);
                const std::size_t begin = terminal.screen().size();
                terminal.type(std::string(move) + "\n");
                REQUIRE(terminal.shows("> "));
                const std::string shown = terminal.screen().substr(begin);
                CHECK(lines_since(terminal, begin) <= window.rows);
                const auto lines = satdoku::ui::split_lines(shown);
                CHECK(satdoku::ui::widest(lines) <= window.columns + std::size_t{1});  // with the carriage return
                // Nine rows, each with its number in front.
                for (int row = 1; row <= 9; ++row) {
                    CAPTURE(row);
                    const std::string number = "\n" + std::to_string(row) + " |";
                    CHECK((shown.find(number) != std::string::npos ||
                           shown.find(std::to_string(row) + "\r\n") != std::string::npos));
                }
            }
            terminal.type("quit\n");
            CHECK(terminal.end() == 0);
        }
    }
}

TEST_CASE("a window that is too small for the keys names the lines as a way out", "[app][terminal]") {
    const Folder folder;
    folder.write("p.txt", satdoku::grid::board_line(satdoku::support::course_twodoku()) + "\n");
    Terminal terminal(folder, "puzzle play p.txt --color never", 12, 40);
    REQUIRE(terminal.shows("The window is too small"));
    REQUIRE(terminal.shows(": line input"));
    terminal.type(":");
    REQUIRE(terminal.shows("holes left"));
    terminal.type("show\n");
    REQUIRE(terminal.shows("  b 1 2 3 "));
    REQUIRE(terminal.shows("more lines"));
    terminal.type("q\nquit\n");
    CHECK(terminal.end() == 0);
}

TEST_CASE("the legend of the signs that are there is by the picture", "[app][terminal]") {
    const Folder folder;
    folder.write("p.txt", nearly_done + "\n");
    Terminal terminal(folder, "puzzle play p.txt --color never --feedback rules", 24, 80);
    REQUIRE(terminal.shows("Q leaves"));
    CHECK_THAT(last_page(terminal), !Contains("' yours") && !Contains("breaks a rule"));
    terminal.type("g1kh3");
    REQUIRE(terminal.shows("! breaks a rule"));
    terminal.type("8l");
    REQUIRE(terminal.shows("' yours"));
    CHECK_THAT(last_page(terminal), !Contains("breaks a rule"));
    terminal.type("Q");
    CHECK(terminal.end() == 0);
}

TEST_CASE("keys colour cells and candidates, and take all colours away", "[app][terminal]") {
    const Folder folder;
    folder.write("p.txt", nearly_done + "\n");
    Terminal terminal(folder, "puzzle play p.txt --color never");
    REQUIRE(terminal.shows("Q leaves"));
    terminal.type("g1kho");
    REQUIRE(terminal.shows("COLOUR cells: 1-4"));
    terminal.type("2");
    REQUIRE(terminal.shows("colours B"));
    terminal.type("7");
    REQUIRE(terminal.shows("The colours are 1 to 4."));
    terminal.type("O");
    REQUIRE(terminal.shows("COLOUR candidates: 1-9"));
    terminal.type("88");
    REQUIRE(terminal.shows("colours B, 8 B"));
    terminal.type("888");
    REQUIRE(terminal.shows("Noted."));
    terminal.type("j");
    REQUIRE(terminal.shows("| .B2 4"));
    REQUIRE(terminal.shows("ABCD your colours"));
    terminal.type("kX");
    REQUIRE(terminal.shows("Cleared."));
    CHECK_THAT(last_page(terminal), !Contains("colours B"));
    terminal.type("u");
    REQUIRE(terminal.shows("Undone."));
    CHECK_THAT(last_page(terminal), Contains("colours B") && !Contains("8 A"));
    terminal.type("Q");
    CHECK(terminal.end() == 0);
}

TEST_CASE("the keys enter a puzzle of one's own and begin it", "[app][terminal]") {
    const Folder folder;
    Terminal terminal(folder, "puzzle play --blank --layout sudoku --color never");
    REQUIRE(terminal.shows("B checks them and starts the game."));
    REQUIRE(terminal.shows("your puzzle: B begins"));
    terminal.type("5t");
    REQUIRE(terminal.shows("your puzzle has not started"));
    terminal.type("B");
    REQUIRE(terminal.shows("100 solutions or more"));
    terminal.type("Q");
    REQUIRE(terminal.shows("The game is saved."));
    CHECK(terminal.end() == 0);
}
