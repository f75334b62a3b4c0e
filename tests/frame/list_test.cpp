// Menus and files as lists, on a pseudo-terminal.
#include "program/program.hpp"
#include "program/terminal.hpp"
#include "support/catch.hpp"
#include <csignal>

using Catch::Matchers::Contains;

namespace {
const std::string down = "\x1b[B";
const std::string list_formula = "p cnf 1 1\n1 0\n";
}  // namespace

TEST_CASE("arrows lead through the menus to a board", "[app][terminal]") {
    const Folder folder;
    Terminal terminal(folder, "");
    REQUIRE(terminal.shows("q quit"));
    terminal.type("\r");
    REQUIRE(terminal.shows("Play what >"));
    REQUIRE(terminal.shows("q back"));
    terminal.type(down + "\x1b[A\r");
    CHECK(terminal.shows("easy"));
    REQUIRE(terminal.shows("Q leaves"));
    terminal.type("Q");
    REQUIRE(terminal.shows("q quit"));
    terminal.type("q");
    CHECK(terminal.end() == 0);
}

TEST_CASE("files are chosen from a list, in folders too, and one line of each question stays", "[app][terminal]") {
    const Folder folder("a.cnf", list_formula);
    folder.write("b.cnf", list_formula);
    std::filesystem::create_directory(folder.path() / "sub");
    folder.write("sub/c.cnf", list_formula);
    Terminal terminal(folder, "sat");
    REQUIRE(terminal.shows("q quit"));
    terminal.type("\r");
    REQUIRE(terminal.shows("sub/"));
    REQUIRE(terminal.shows("q back"));
    terminal.type(down + "\r");
    REQUIRE(terminal.shows("SAT: b.cnf, 1 variable"));
    CHECK(terminal.shows("1-5 of 14"));  // the result of the step stays on the screen
    REQUIRE(terminal.shows("b.cnf: 1 variable, 1 clause | cdcl | English"));
    terminal.resize(12, 40);
    REQUIRE(terminal.shows(" of "));
    terminal.type("load\r");
    REQUIRE(terminal.shows("is loaded"));
    terminal.type("\r");
    REQUIRE(terminal.shows("a.cnf"));
    terminal.type("sub\x1b[C");
    REQUIRE(terminal.shows("c.cnf"));
    terminal.type("\r");
    REQUIRE(terminal.shows("SAT: sub/c.cnf, 1 variable"));
    REQUIRE(terminal.shows("q quit"));
    terminal.type("?");
    CHECK(terminal.shows("header"));
    terminal.type("\x1b");
    CHECK(terminal.end() == 0);
}

TEST_CASE("a step of several commands waits for Enter between them", "[app][terminal]") {
    const Folder folder("f.cnf", list_formula);
    Terminal terminal(folder, "course");
    REQUIRE(terminal.shows("q quit"));
    terminal.type("f.cnf\rshow\r");
    REQUIRE(terminal.shows("$ satdoku show f.cnf"));
    REQUIRE(terminal.shows("Literals"));
    REQUIRE(terminal.shows("Enter continues"));
    terminal.type("\r");
    REQUIRE(terminal.shows("$ satdoku show f.cnf --clauses=1-10"));
    REQUIRE(terminal.shows("2 of 13 steps done"));
    terminal.type("q");
    CHECK(terminal.end() == 0);
}

TEST_CASE("with --plain and on a dumb terminal the menus are those of a pipe", "[app][terminal]") {
    const Folder folder("f.cnf", list_formula);
    const std::string answers[] = {"load\n", "1\n", "inspect\n", "n\n", "q\n"};
    std::string all;
    for (const std::string& answer : answers) all += answer;
    const std::string piped = folder.run("sat", all).out;
    CHECK_THAT(piped, Contains("(q: quit) [") && Contains("\n  14  quit "));
    for (const auto& [options, environment] : {std::pair("sat --plain", "TERM=xterm"), std::pair("sat", "TERM=dumb")}) {
        CAPTURE(options, environment);
        Terminal terminal(folder, options, 8, 80, environment);
        for (const std::string& answer : answers) {
            REQUIRE(terminal.shows("]: "));
            terminal.type(answer);
        }
        CHECK(terminal.end() == 0);
        std::string screen = terminal.screen();
        std::erase(screen, '\r');
        const auto without_time = [](const std::string& text) {
            const std::size_t begin = text.find("read in ");
            REQUIRE(begin != std::string::npos);
            return text.substr(0, begin) + text.substr(text.find('\n', begin));
        };
        CHECK(without_time(screen) == without_time(piped));
    }
}

TEST_CASE("lines that are pasted into a list are its answers and those of the questions after it", "[app][terminal]") {
    const Folder folder("f.cnf", list_formula);
    Terminal terminal(folder, "");
    REQUIRE(terminal.shows("q quit"));
    terminal.type("sat\nload\nf.cnf\nsolve\nengine\ndpll\n\n");
    CHECK(terminal.shows("satisfiable"));
    CHECK(terminal.shows("saved: f.res"));
    REQUIRE(terminal.shows("SAT: f.cnf"));
    REQUIRE(terminal.shows("q back"));
    terminal.type("q");
    REQUIRE(terminal.shows("q quit"));
    terminal.type("q");
    CHECK(terminal.end() == 0);
}

TEST_CASE("an Enter after q does not take the next step of the menu above", "[app][terminal]") {
    const Folder folder("f.cnf", list_formula);
    Terminal terminal(folder, "");
    REQUIRE(terminal.shows("q quit"));
    terminal.type("sat\r");
    REQUIRE(terminal.shows("q back"));
    terminal.type("q");
    REQUIRE(terminal.shows(" of "));
    REQUIRE(terminal.shows("q quit"));
    terminal.type("\r");
    REQUIRE(terminal.shows("quit satdoku"));  // all lines now
    REQUIRE(terminal.shows("q quit"));
    CHECK_THAT(terminal.screen(), !Contains("Play what"));
    terminal.type("\r");
    REQUIRE(terminal.shows("Play what"));
    REQUIRE(terminal.shows("q back"));
    terminal.type("q");
    REQUIRE(terminal.shows("q quit"));
    terminal.type("q");
    CHECK(terminal.end() == 0);
}

TEST_CASE("keys of signals reach a list", "[app][terminal]") {
    const Folder folder("f.cnf", list_formula);
    const auto on_a_list = [&](const auto& then) {
        Terminal terminal(folder, "sat");
        REQUIRE(terminal.shows("q quit"));
        terminal.type("\r");
        REQUIRE(terminal.shows("f.cnf"));
        REQUIRE(terminal.shows("q back"));
        then(terminal);
    };
    SECTION("Ctrl-Z where no shell controls jobs only paints it again") {
        on_a_list([](Terminal& terminal) {
            terminal.type("\x1a");
            REQUIRE(terminal.shows("q back"));
            terminal.type("\r");
            CHECK(terminal.shows("SAT: f.cnf, 1 variable"));
            REQUIRE(terminal.shows("q quit"));
            terminal.type("q");
            CHECK(terminal.end() == 0);
        });
    }
    SECTION("Ctrl-C goes back") {
        on_a_list([](Terminal& terminal) {
            terminal.type("\x03");
            REQUIRE(terminal.shows("^C"));
            REQUIRE(terminal.shows("q quit"));
            terminal.type("q");
            CHECK(terminal.end() == 0);
        });
    }
    SECTION("a hang-up ends the program") {
        on_a_list([](Terminal& terminal) {
            terminal.hang_up();
            CHECK(terminal.end() == 128 + SIGHUP);
        });
    }
}

TEST_CASE("a narrower window loses nothing that is above a list", "[app][terminal]") {
    const Folder folder;
    // The cursor is in column 28 of 80: a terminal of 20 columns breaks that row, or cuts it.
    for (const auto& [report, moves] : {std::pair("\x1b[3;9R", "\x1b[1A\r\x1b[J"), {"\x1b[3;20R", "\x1b[6n\r\x1b[J"}}) {
        CAPTURE(report);
        Terminal terminal(folder, "sat");
        REQUIRE(terminal.shows("q quit"));
        REQUIRE(terminal.shows("\x1b[28C"));
        terminal.resize(24, 20);
        REQUIRE(terminal.shows("\x1b[6n"));
        terminal.type(report);
        REQUIRE(terminal.shows("load"));
        CHECK_THAT(terminal.screen(), Contains(moves));
        terminal.type("q");
        CHECK(terminal.end() == 0);
    }
}
