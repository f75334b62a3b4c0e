// `satdoku step` as a script over a pipe, and as a person sees it on a terminal. A picture of the screen that has
// changed is rewritten by `SATDOKU_UPDATE_SCREENS=1 tests_insight "[step]"`.
#include "program/program.hpp"
#include "program/screens.hpp"
#include "program/terminal.hpp"
#include "support/catch.hpp"
#include <satdoku/ui/columns.hpp>
#include <csignal>
#include <string>
#include <tuple>

using Catch::Matchers::Contains;
namespace ui = satdoku::ui;

namespace {
/// Unsatisfiable: both branches of the first decision fail.
const std::string tiny_formula = "c <script>\np cnf 3 6\n1 2 0\n1 -2 0\n-1 3 0\n-1 -3 2 0\n-2 -3 0\n-1 -2 0\n";
}  // namespace

TEST_CASE("a script over a pipe steps through dpll, forwards and back", "[app][step]") {
    const Folder folder("f.cnf", tiny_formula);
    const std::string script = "d\nn\nn\nback\nback d\nc\ngoto 1\ne\nn\nstart\nq\n";
    const Ended ended = folder.run("step f.cnf --branching naive", script);
    CHECK(ended.code == 0);
    CHECK(ended.err.empty());
    CHECK_THAT(ended.out, Contains("Done: 1 is decided and opens level 1\nWhy:  naive, "));
    CHECK_THAT(ended.out, Contains("Next: 3 is the only remaining literal of clause 3\n"));
    CHECK_THAT(ended.out, Contains("naive, the first literal of the first clause"));
    CHECK_THAT(ended.out, Contains("Done: end: the formula is unsatisfiable\n"));
    CHECK_THAT(ended.out, Contains("This is the end of the search."));
    CHECK_THAT(ended.out, Contains("event 0 "));
    CHECK(ui::widest(ui::split_lines(ended.out)) <= 80);
    CHECK(folder.run("step f.cnf --branching naive", script).out == ended.out);
}

TEST_CASE("next takes what it shall go to, as back does", "[app][step]") {
    const Folder folder("f.cnf", tiny_formula);
    const std::string call = "step f.cnf --branching naive";
    CHECK(folder.run(call, "next conflict\nq\n").out.find("Done: all literals of clause") != std::string::npos);
    CHECK_THAT(folder.run(call, "next end\nq\n").out, Contains("Done: end: the formula is unsatisfiable"));
    CHECK_THAT(folder.run(call, "next decision\nnext 1\nq\n").out, Contains("event 2 "));
    CHECK_THAT(folder.run(call, "next start\nq\n").out + folder.run(call, "next start\nq\n").err,
               Contains("pass, run or end") && Contains("found 'start'"));
}

TEST_CASE("a simplification is described in words", "[app][step]") {
    const Folder folder("f.cnf", "p cnf 2 2\n1 -1 0\n1 2 0\n");
    const std::string call = "step f.cnf --engine dpll --tautologies";
    CHECK_THAT(folder.run(call, "q\n").out, Contains("Next: removing tautologies (simplification)"));
    CHECK_THAT(folder.run(call + " --lang zh", "q\n").out, Contains("下一步：去掉重言式子句（化简）"));
}

TEST_CASE("the end shows the clause that is empty", "[app][step]") {
    const Folder folder("f.cnf", tiny_formula);
    const std::string out = folder.run("step f.cnf --engine cdcl", "e\nq\n").out;
    const std::string end = out.substr(out.find("Done: end"));
    CHECK_THAT(end, Contains("\n! "));
}

TEST_CASE("every engine, strategy and language steps to the end", "[app][step]") {
    const Folder folder("f.cnf", tiny_formula);
    for (const char* options : {"--engine cdcl", "--branching dlis", "--branching random --seed 3", "--pure-literals",
                                "--subsumption --tautologies", "--lang zh", "--lang zh --engine dpll", "--relaxed"}) {
        CAPTURE(options);
        const Ended ended = folder.run(std::string("step f.cnf ") + options, "n\nw\nv\nv\nv\ne\nclauses left\nq\n");
        CHECK(ended.code == 0);
        CHECK_THAT(ended.out, Contains("end: the formula is unsatisfiable") || Contains("结束：公式不可满足"));
        CHECK(ui::widest(ui::split_lines(ended.out)) <= 80);
    }
}

TEST_CASE("what if, breakpoints and what they refuse, over a pipe", "[app][step]") {
    const Folder folder("f.cnf", tiny_formula);
    const Ended ended =
        folder.run("step f.cnf --branching naive",
                   "r\nbreak literal 3\nbreak depth x\nr\ndecide -1\ndecide 2\nstart\ndecide -1\ne\nresume\nresume\n"
                   "break none\nflip\nstart\nflip\ndecide 4\nwhatever\nback x\ngoto x\nclauses x\n?\n");
    CHECK(ended.code == 0);
    for (const char* part : {"no breakpoint is set; set one", "Breakpoints: literal 3", "expected literal L, clause N",
                             "-1 is impossible: its negation has been true since level 1", "WHAT IF -1",
                             "end: the formula is unsatisfiable", "this is the original search", "No breakpoints.",
                             "there is no decision to flip", "expected a literal from 1 to 3",
                             "unknown command 'whatever'", "expected back, optionally followed by",
                             "expected a number of events", "expected near, left, on", "x, decide L"}) {
        CAPTURE(part, ended.out);
        CHECK(ended.out.find(part) != std::string::npos);
    }
}

TEST_CASE("what cannot be stepped through is reported", "[app][step]") {
    const Folder folder("f.cnf", tiny_formula);
    folder.write("empty.cnf", "");
    CHECK(folder.run("step missing.cnf").code == 1);
    CHECK(folder.run("step empty.cnf").code == 1);
    CHECK(folder.run("step .").code == 1);
    CHECK(folder.run("step -", tiny_formula).code == 1);
    CHECK(folder.run("step").code == 2);
    CHECK(folder.run("step f.cnf --time-limit 3").code == 2);
    const Ended at_once = folder.run("step f.cnf");
    CHECK(at_once.code == 0);
    CHECK(folder.shell("yes n | $satdoku step f.cnf | head -1").code == 0);
    folder.write("no.cnf", "p cnf 0 0\n");
    CHECK_THAT(folder.run("step no.cnf", "e\n").out, Contains("end: the formula is satisfiable"));
    folder.write("hole.cnf", "p cnf 1 1\n0\n");
    CHECK_THAT(folder.run("step hole.cnf --engine dpll", "e\n").out, Contains("end: the formula is unsatisfiable"));
}

TEST_CASE("the menu steps through the loaded formula", "[app][step]") {
    const Folder folder("f.cnf", tiny_formula);
    const Ended ended = folder.run("", "sat\nload\nf.cnf\nstep\nnaive\n\nd\nq\nstep\nq\nback\nexit\n");
    CHECK(ended.code == 0);
    CHECK_THAT(ended.out, Contains("1 is decided and opens level 1"));
}

TEST_CASE("the screen of a search step by step", "[app][step][screen][terminal]") {
    const Folder folder("f.cnf", tiny_formula);
    for (const auto& [name, rows, columns, language] :
         {std::tuple("step-80x24", 24, 80, "en"), std::tuple("step-40x14", 14, 40, "en"),
          std::tuple("step-50x16", 16, 50, "en"), std::tuple("step-zh-80x24", 24, 80, "zh")}) {
        CAPTURE(name);
        const std::string options = std::string("step f.cnf --branching naive --color never --lang ") + language;
        Terminal terminal(folder, options, static_cast<unsigned short>(rows), static_cast<unsigned short>(columns));
        const std::string event = std::string(language) == "en" ? "event " : "事件 ";
        REQUIRE(terminal.shows(event + "0"));
        terminal.type("dn");
        REQUIRE(terminal.shows(event + "2"));
        REQUIRE(terminal.shows("\x1b[J"));
        const std::string page = page_of(terminal);
        const auto lines = ui::split_lines(page);
        CHECK(lines.size() <= static_cast<std::size_t>(rows));
        CHECK(ui::widest(lines) <= static_cast<std::size_t>(columns));
        compare_screen(name, page);
        terminal.type("?");
        REQUIRE(terminal.shows("n, next [N]"));
        CHECK(ui::widest(ui::split_lines(page_of(terminal))) <= static_cast<std::size_t>(columns));
        for (int pages = 0; pages < 20; ++pages) terminal.type("s");
        terminal.type("q");
        CHECK(terminal.end() == 0);
        CHECK_THAT(terminal.screen(), Contains("\x1b[?1049l"));
    }
}

TEST_CASE("the screens of an analysis, step by step and back", "[app][step][screen][terminal]") {
    const Folder folder;
    folder.run("lecture first-uip --formula -o uip.cnf");
    for (const auto& [name, rows, columns, language] :
         {std::tuple("step-analysis-80x24", 24, 80, "en"), std::tuple("step-analysis-60x20", 20, 60, "en"),
          std::tuple("step-analysis-zh-80x24", 24, 80, "zh")}) {
        CAPTURE(name);
        const std::string options =
            std::string("step uip.cnf --engine cdcl --decide 1,2,3,4 --color never --lang ") + language;
        Terminal terminal(folder, options, static_cast<unsigned short>(rows), static_cast<unsigned short>(columns));
        REQUIRE(terminal.shows("uip.cnf"));
        const std::string step = std::string(language) == "en" ? "step " : "第 ";
        const std::string of = std::string(language) == "en" ? " of 10" : "/10 步";
        terminal.type("caaaaa");
        REQUIRE(terminal.shows(step + "5" + of));
        terminal.type("nn");
        REQUIRE(terminal.shows(step + "7" + of));
        terminal.type("p");
        REQUIRE(terminal.shows(step + "6" + of));
        REQUIRE(terminal.shows("\x1b[J"));
        const auto lines = ui::split_lines(page_of(terminal));
        CHECK(lines.size() <= static_cast<std::size_t>(rows));
        CHECK(ui::widest(lines) <= static_cast<std::size_t>(columns));
        compare_screen(name, page_of(terminal));
        terminal.type("ynq");
        terminal.type("\x03");
        terminal.type("q");
        CHECK(terminal.end() == 0);
    }
}

TEST_CASE("--quiz asks before it shows, and takes the number of an answer", "[app][step]") {
    const Folder folder("f.cnf", tiny_formula);
    const std::string out = folder.run("step f.cnf --branching naive --quiz", "n\nn\n1\nq\n").out;
    CHECK_THAT(out, Contains("Which of these literals is implied next?   1) "));
    CHECK_THAT(out, Contains(" of 1 correct"));
    // It does not reveal the answer to a question before: neither as the next event nor by the sign of a clause.
    const std::string before = out.substr(0, out.find("Which of these literals"));
    CHECK_THAT(before, Contains("Next: answer the question first"));
    CHECK_THAT(before, !Contains("is the only remaining literal of"));
    CHECK_THAT(before, !Contains("\n> "));
    const std::string why = folder.run("step f.cnf --branching naive", "d\nn\nwhy 3\nwhy clause 3\nq\n").out;
    CHECK_THAT(why, Contains("3, level 1, by clause 3: -1 3\n  1 was decided: level 1\n"));
    CHECK_THAT(why, Contains("It is an original clause.\nUsed 1 time: 2 as a reason\n"));
}

TEST_CASE("keys step, ask and leave", "[app][step][terminal]") {
    const Folder folder("f.cnf", tiny_formula);
    Terminal terminal(folder, "step f.cnf --branching naive --color never");
    REQUIRE(terminal.shows("event 0"));
    terminal.type("e");
    REQUIRE(terminal.shows("end: the formula is unsatisfiable"));
    terminal.type("\x1b[D");
    REQUIRE(terminal.shows("Next: end"));
    terminal.type(
        "g0\x7f"
        "2\r");
    REQUIRE(terminal.shows("event 2"));
    terminal.type("f");
    REQUIRE(terminal.shows("WHAT IF -1"));
    terminal.type("u");
    REQUIRE(terminal.shows("event 2"));
    terminal.type("x");
    REQUIRE(terminal.shows(": decide"));
    terminal.type("\x03");
    REQUIRE(terminal.shows("\x1b[J"));
    terminal.type("v");
    REQUIRE(terminal.shows("Remaining clauses"));
    terminal.type("j?");
    REQUIRE(terminal.shows("next event"));
    terminal.type("ssssssZ");
    REQUIRE(terminal.shows("Unknown key"));
    terminal.resize(6, 30);
    REQUIRE(terminal.shows("event 2"));
    terminal.type("\x03");
    CHECK(terminal.end() == 0);
}

TEST_CASE("a long run is interrupted by a key, by Ctrl-C, and ended by a signal", "[app][step][terminal]") {
    const Folder folder;
    folder.run("sample pigeonhole --size 11 -o hard.cnf");
    {
        Terminal terminal(folder, "step hard.cnf --branching naive --color never");
        REQUIRE(terminal.shows("event 0"));
        terminal.type("e");
        REQUIRE(terminal.shows("Running; press Esc"));
        terminal.type("\x03");
        REQUIRE(terminal.shows("Interrupted here."));
        terminal.type("e");
        REQUIRE(terminal.shows("Running; press Esc"));
        terminal.signal(SIGTERM);
        CHECK(terminal.end() == 128 + SIGTERM);
    }
    Terminal terminal(folder, "step hard.cnf --branching naive --color never --lines", 24, 80,
                      "TERM=xterm " + interrupt_at("conflict", 3000));
    REQUIRE(terminal.shows("event 0 (?"));
    terminal.type("clauses off\nbreak depth 8\nrun\n");
    REQUIRE(terminal.shows("level 8"));
    terminal.type("end\n");
    REQUIRE(terminal.shows("Interrupted here."));
    REQUIRE(terminal.shows("q back): "));
    terminal.type("q\n");
    CHECK(terminal.end() == 0);
}

TEST_CASE("a large formula starts without its clauses, and shows them where asked", "[app][step]") {
    const Folder folder;
    folder.run("sample random-3-sat --size 6000 -o large.cnf");
    const std::string out = folder.run("step large.cnf --engine dpll", "d\nclauses on\nn\nq\n").out;
    const std::size_t asked = out.find("clauses on");
    CHECK(out.substr(0, asked).find("Related clauses") == std::string::npos);
    CHECK(out.substr(asked).find("Related clauses") != std::string::npos);
    CHECK_THAT(out.substr(asked), Contains("of 25560 clauses left"));
}

TEST_CASE("the stepper names the literals of a formula that has names", "[app][step]") {
    const Folder folder;
    folder.write("f.cnf", "c 1: sun\nc 2: rain\nc 3: wet\np cnf 4 4\n-1 -2 0\n2 1 0\n-2 3 0\n-3 4 0\n");
    const std::string out =
        folder.run("step f.cnf --lines --decide rain", "n\nn\nn\nn\nwhy -sun\nbreak literal -sun\nq\n").out;
    CHECK_THAT(out, Contains("[rain]") && Contains("-sun(1)") && Contains("wet(3)"));
    CHECK_THAT(out, Contains("-sun is the only remaining literal of clause 1") && Contains(": -sun (-rain)"));
    CHECK_THAT(out, Contains("-sun, level 1, by clause 1: -sun -rain") && Contains("literal -sun"));
    CHECK_THAT(out, !Contains("in words"));
}

TEST_CASE("the number of the event is on the screen, however long the name of the formula is", "[app][step]") {
    const Folder folder;
    const std::string name(200, 'x');
    folder.write(name + ".cnf", "p cnf 1 1\n1 0\n");
    CHECK_THAT(folder.run("step " + name + ".cnf --lines", "n\nq\n").out, Contains("event 1 of"));
}

TEST_CASE("a decision that the engine could only make later reports what it ran before", "[app][step]") {
    const Folder folder;
    folder.write("f.cnf", "p cnf 6 4\n-1 2 0\n-2 3 0\n-3 4 0\n5 6 0\n");
    const std::string out = folder.run("step f.cnf --lines --decide 1", "d\ndecide 5\nd\ndecide 6\nq\n").out;
    CHECK_THAT(out, Contains("Before this decision, events 3 to 5 were run: 3 propagations, 0 conflicts."));
}
