// Games played with single keys on a pseudo-terminal, and what of a game fits on the screen.
#include "program/terminal.hpp"
#include "support/catch.hpp"

#include <satdoku/ui/width.hpp>

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
std::string last_page(const Terminal& terminal) {
    return terminal.screen().substr(terminal.screen().rfind("\x1b[H"));
}

}  // namespace

TEST_CASE("a question mark is help and t is a hint", "[app]") {
    const Folder folder;
    folder.write("p.txt", nearly_done + "\n");
    Terminal terminal(folder, "puzzle play p.txt --color never");
    REQUIRE(terminal.shows("? keys"));
    REQUIRE(terminal.shows("Q leaves"));
    terminal.type("?");
    REQUIRE(terminal.shows("hint (tip)"));
    REQUIRE(terminal.shows("Any key goes back."));
    terminal.type("?");
    REQUIRE(terminal.shows("Hints        0"));
    terminal.type("g1");
    terminal.type("khT");
    REQUIRE(terminal.shows("Hint: 11 is 8."));
    terminal.type("v");
    REQUIRE(terminal.shows("Yes, it can still be solved."));
    terminal.type("t");
    REQUIRE(terminal.shows("Hint 1 of 4: look at "));
    terminal.type("t");
    REQUIRE(terminal.shows("Hint 2 of 4: full house."));
    terminal.type("t");
    REQUIRE(terminal.shows("Hint 3 of 4: "));
    terminal.type("Q");
    REQUIRE(terminal.shows("The game is kept."));
    CHECK(terminal.end() == 0);
}

TEST_CASE("the single keys save under a name that one chooses", "[app]") {
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
    REQUIRE(terminal.shows("saved: mine.game"));
    REQUIRE(terminal.shows("Q leaves"));
    CHECK_THAT(folder.read("mine.game"), Contains("satdoku game"));
    terminal.type("Q");
    CHECK(terminal.end() == 0);
}

TEST_CASE("where there is no room for the panel, pen, marks and filter are below the board", "[app]") {
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

TEST_CASE("a board that is higher than the screen leaves the answer in sight", "[app]") {
    const Folder folder;
    for (const int rows : {24, 18}) {
        CAPTURE(rows);
        Terminal terminal(folder, "puzzle play --lines --color never --seed 1 --layout samurai",
                          static_cast<unsigned short>(rows), 80);
        REQUIRE(terminal.shows("> "));
        std::size_t begin = terminal.screen().size();
        terminal.type("hint e55\n");
        REQUIRE(terminal.shows("> "));
        CHECK_THAT(terminal.screen().substr(begin), Contains("Hint: e55") || Contains("e55 is a given"));
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
