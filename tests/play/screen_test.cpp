// The game on the whole screen at the sizes that windows have: what it shows is compared with pictures in
// tests/data/screens. Where a picture has changed, `SATDOKU_UPDATE_SCREENS=1 tests_play "[screen]"` rewrites it.
#include "program/screens.hpp"
#include "program/terminal.hpp"
#include "support/catch.hpp"
#include "support/puzzles.hpp"
#include <satdoku/grid/text.hpp>
#include <satdoku/ui/columns.hpp>
#include <csignal>

using Catch::Matchers::Contains;
namespace ui = satdoku::ui;

namespace {
/// The course's twodoku with marks of both kinds, a wrong digit and a digit that clashes.
void write_game(const Folder& folder) {
    folder.write("p.txt", satdoku::grid::board_line(satdoku::support::course_twodoku()) + "\n");
    folder.run("puzzle play p.txt", "marks\ncentre a12 48\ncentre b99 12\na11=8\na22=9\na13=5\nsave p.game\nquit\n");
}

struct Window {
    const char* name;
    unsigned short rows;
    unsigned short columns;
    const char* keys;
    const char* last;  ///< what the keys have it show
};
}  // namespace

TEST_CASE("the screen of a twodoku at the sizes that windows have", "[app][screen][terminal]") {
    const Folder folder;
    write_game(folder);
    for (const Window& window :
         {Window{"twodoku-80x24", 24, 80, "g1kh", "Cell a:r1c1"}, Window{"twodoku-60x18", 18, 60, "g1k", "Cell a:r1c2"},
          Window{"zoom-80x24", 24, 80, "zg1k", "Cell a:r1c2"},
          Window{"zoom-100x40", 40, 100, "zg1kp", "PENCIL, corners"},
          Window{"zoom-200x60", 60, 200, "zg1km", "PENCIL, middle"}, Window{"filter-80x24", 24, 80, "f57", "shows 57"},
          Window{"filter-zoom-200x60", 60, 200, "zf57", "shows 57"}}) {
        CAPTURE(window.name);
        Terminal terminal(folder, "puzzle play p.game --color never", window.rows, window.columns);
        REQUIRE(terminal.shows("Q leaves"));
        terminal.type(window.keys);
        REQUIRE(terminal.shows(window.last));
        REQUIRE(terminal.shows("\x1b[J"));
        const std::string page = page_of(terminal);
        const auto lines = ui::split_lines(page);
        CHECK(lines.size() <= window.rows);
        CHECK(ui::widest(lines) <= window.columns);
        compare_screen(window.name, page);
        terminal.type("Q");
        terminal.type("n\n");
        CHECK(terminal.end() == 0);
    }
}

TEST_CASE("a window that changes its size is drawn again", "[app][terminal]") {
    const Folder folder;
    Terminal terminal(folder, "puzzle play --layout samurai --seed 1 --color never", 24, 80);
    REQUIRE(terminal.shows("Q leaves"));
    CHECK_THAT(page_of(terminal), !Contains("Digits left"));
    terminal.resize(60, 200);
    REQUIRE(terminal.shows("Digits left"));
    REQUIRE(terminal.shows("\x1b[J"));
    CHECK_THAT(page_of(terminal), Contains("\n e 9") || Contains("e "));
    terminal.resize(6, 30);
    REQUIRE(terminal.shows("The window is too small"));
    terminal.resize(24, 80);
    REQUIRE(terminal.shows("PEN"));
    terminal.type("Q");
    CHECK(terminal.end() == 0);
}

TEST_CASE("a click moves the cursor, in the board and in one grid", "[app][terminal]") {
    const Folder folder;
    write_game(folder);
    Terminal terminal(folder, "puzzle play p.game --color never", 24, 80);
    REQUIRE(terminal.shows("\x1b[?1006h"));
    REQUIRE(terminal.shows("Cell a:r5c5"));
    terminal.type("\x1b[<0;5;3M\x1b[<0;5;3m");
    REQUIRE(terminal.shows("Cell a:r1c1"));
    terminal.type("\x1b[<64;9;3M");  // the wheel
    terminal.type("\x1b[<0;9;3M");
    REQUIRE(terminal.shows("Cell a:r1c3"));
    terminal.type("z\x1b[<0;4;3M");
    REQUIRE(terminal.shows("Cell a:r1c1"));
    terminal.type("Q");
    terminal.type("n\n");
    CHECK(terminal.end() == 0);
    CHECK_THAT(terminal.screen(), Contains("\x1b[?1000l"));
}

TEST_CASE("pasted text enters nothing", "[app][terminal]") {
    const Folder folder;
    write_game(folder);
    const std::string before = folder.read("p.game");
    Terminal terminal(folder, "puzzle play p.game --color never", 24, 80);
    REQUIRE(terminal.shows("Q leaves"));
    terminal.type("\x1b[200~g1khx5Q\nSy\x1b[201~");
    REQUIRE(terminal.shows("Pasted text is not accepted"));
    terminal.type("Q");
    CHECK(terminal.end() == 0);
    CHECK(folder.read("p.game") == before);
}

TEST_CASE("marks of two kinds, and a filter of several digits", "[app][terminal]") {
    const Folder folder;
    write_game(folder);
    Terminal terminal(folder, "puzzle play p.game --color never", 24, 80);
    REQUIRE(terminal.shows("PEN"));
    terminal.type("g1kx");
    REQUIRE(terminal.shows("Cleared."));
    terminal.type(
        "p2m3\x1b"
        "4!");
    REQUIRE(terminal.shows("corners 12"));
    REQUIRE(terminal.shows("middle 34"));
    terminal.type("f19b");
    REQUIRE(terminal.shows("shows 19 two candidates"));
    terminal.type("f");
    REQUIRE(terminal.shows("PENCIL, middle"));
    terminal.type("mQ");
    REQUIRE(terminal.shows("Save it to p.game"));
    terminal.type("y\n");
    CHECK(terminal.end() == 0);
    CHECK_THAT(folder.read("p.game"), Contains("centre a12 4\n") && Contains("mark a12 1\n"));
}

TEST_CASE("who is stopped gives the terminal back, and takes it again", "[app][terminal]") {
    const Folder folder;
    write_game(folder);
    Terminal terminal(folder, "puzzle play p.game --color never", 24, 80);
    REQUIRE(terminal.shows("Q leaves"));
    terminal.signal(SIGTSTP);
    REQUIRE(terminal.shows("\x1b[?1000l"));
    REQUIRE(terminal.shows("\x1b[?1049l"));
    REQUIRE(terminal.stops());
    terminal.signal(SIGCONT);
    REQUIRE(terminal.shows("\x1b[?1006h"));
    REQUIRE(terminal.shows("Q leaves"));
    terminal.signal(SIGTERM);
    REQUIRE(terminal.shows("\x1b[?1000l"));
    CHECK(terminal.end() == 128 + SIGTERM);
}
