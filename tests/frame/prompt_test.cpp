// Prompts and keys on a terminal.
#include "program/program.hpp"
#include "program/terminal.hpp"
#include "support/catch.hpp"
#include "support/paths.hpp"

using Catch::Matchers::Contains;

TEST_CASE("a terminal that TERM calls dumb gets no escape sequences", "[app][terminal]") {
    const Folder folder("p.txt", nearly_done + "\n");
    folder.write("f.cnf", "p cnf 1 1\n1 0\n");
    for (const char* environment : {"TERM=dumb", "TERM="}) {
        CAPTURE(environment);
        Terminal game(folder, "puzzle play p.txt --feedback rules", 24, 80, environment);
        game.type("11=2\nkeys\n");
        CHECK(game.shows("single keys need a terminal"));
        game.type("quit\n");
        CHECK(game.end() == 0);
        CHECK_THAT(game.screen(), !Contains("\x1b"));
        Terminal menus(folder, "", 24, 80, environment);
        menus.type("sat\nload\nf.cnf\nsolve\nq\nq\nq\n");
        CHECK(menus.end() == 0);
        CHECK_THAT(menus.screen(), Contains("Good-bye.") && !Contains("\x1b"));
    }
}

TEST_CASE("a key that comes in two pieces is one key", "[app][terminal]") {
    const Folder folder("p.txt", nearly_done + "\n");
    Terminal terminal(folder, "puzzle play p.txt --feedback rules");
    REQUIRE(terminal.shows("Q leaves"));
    terminal.type("g1hk\x1b");  // to an empty cell, and the first byte of Delete
    terminal.type("[3~");
    CHECK(terminal.shows("is already empty"));
    terminal.type("\x1b");
    CHECK(terminal.shows("shows the keys"));
    terminal.type("[3~");
    CHECK(terminal.shows("is already empty"));
    terminal.type("Q");
    CHECK(terminal.end() == 0);
    CHECK_THAT(terminal.screen(), !Contains("Breaks"));
}

TEST_CASE("answers are edited, remembered and completed on a terminal", "[app][terminal]") {
    const Folder folder("a formula.cnf", "p cnf 1 1\n1 0\n");
    Terminal terminal(folder, "");
    REQUIRE(terminal.shows("q quit"));
    terminal.type("xsa\x15sat\n");
    REQUIRE(terminal.shows("q back"));
    terminal.type("\n");
    REQUIRE(terminal.shows("CNF file"));
    terminal.type("a\t\n");
    REQUIRE(terminal.shows("a\\ formula.cnf"));
    REQUIRE(terminal.shows("SAT: a formula.cnf, 1 variable, 1 clause"));
    terminal.type("lo\t\nxy\x1b[D\x1b[D\x1b[3~\n\n");
    REQUIRE(terminal.shows("a\\ formula.cnf"));
    REQUIRE(terminal.shows("SAT: a formula.cnf, 1 variable, 1 clause"));
    REQUIRE(terminal.shows("q back"));
    terminal.type("\x03");
    REQUIRE(terminal.shows("^C"));
    REQUIRE(terminal.shows("Interrupted; q or another"));
    REQUIRE(terminal.shows("q back"));
    terminal.type("\x04");
    CHECK(terminal.shows("Good-bye."));
    CHECK(terminal.end() == 0);
}

TEST_CASE("a question mark between pages explains the keys, and the page comes after it", "[app][terminal]") {
    const Folder folder("f.cnf", "p cnf 1 1\n1 0\n");
    Terminal terminal(folder, "sat f.cnf", 8);
    REQUIRE(terminal.shows("q quit"));
    terminal.type("inspect\r");
    for (const char* const answer : {"?\r", "no key\r", "\r"}) {
        REQUIRE(terminal.shows("Enter shows them, q leaves> "));
        terminal.type(answer);
        CHECK((answer == std::string("\r") || terminal.shows("Enter shows the next lines")));
    }
    REQUIRE(terminal.shows("leaves> "));
    terminal.type("q\r");
    REQUIRE(terminal.shows("Show the clauses"));
    terminal.type("n\r");
    REQUIRE(terminal.shows("q quit"));
    terminal.type("q");
    CHECK(terminal.end() == 0);
}

TEST_CASE("in a game words and files are completed, and an arrow points to the single keys", "[app][terminal]") {
    const Folder folder("p.txt", nearly_done + "\n");
    Terminal terminal(folder, "puzzle play p.txt --lines --feedback rules");
    REQUIRE(terminal.shows("left 2> "));
    terminal.type("\x1b[A");
    CHECK(terminal.shows("type keys"));
    terminal.type("fee\trules\n");
    CHECK(terminal.shows("feedback"));
    terminal.type("save p\t\n");
    CHECK(terminal.shows("p.txt exists"));
    terminal.type("n\nquit\n");
    CHECK(terminal.end() == 0);
}

TEST_CASE("the terminal is as it was, however the program ends at a prompt", "[app][terminal]") {
    const Folder folder;
    const std::string script =
        "TERM=xterm; export TERM LC_ALL; trap : INT; stty -g > before;"
        " sh -c 'echo $$ > pid; exec " +
        satdoku::support::program_path() +
        "';"
        " stty -g > after; echo over; exit;";
    for (const std::string ending : {"q\n", "\x04", "\x03", "a signal"}) {
        CAPTURE(ending);
        Terminal terminal(folder, "", 24, 80, script);
        REQUIRE(terminal.shows("q quit"));
        ending == "a signal" ? (void)folder.shell("kill -TERM $(cat pid)") : terminal.type(ending);
        if (ending == "\x03") {
            REQUIRE(terminal.shows("q quit"));
            terminal.type("q");
        }
        CHECK(terminal.shows("over"));
        CHECK(terminal.end() == 0);
        CHECK_FALSE(folder.read("before").empty());
        CHECK(folder.read("before") == folder.read("after"));
    }
}
