// Ctrl-C in menus and during long work.
#include "program/program.hpp"
#include "program/terminal.hpp"
#include "support/catch.hpp"
#include "support/sanitized.hpp"
#include <algorithm>
#include <chrono>
#include <csignal>
#include <thread>

using Catch::Matchers::Contains;
using Catch::Matchers::StartsWith;

TEST_CASE("Ctrl-C ends a solve in the menu, which saves s -1 and continues", "[app]") {
    const Folder folder("hard.cnf", hard_formula());
    for (const char* engine : {"cdcl", "dpll"}) {
        std::filesystem::remove(folder.path() / "hard.res");
        const Ended ended = folder.run("", std::string("sat\nload\nhard.cnf\nsolve\n") + engine + "\n\ndrop\nq\nq\n",
                                       interrupt_at("conflict", 500));
        CHECK(ended.code == 0);
        CHECK_THAT(folder.read("hard.res"), StartsWith("s -1\n"));
        CHECK_THAT(ended.out, Contains("undecided") && Contains("dropped: hard.cnf"));
    }
}

TEST_CASE("Ctrl-C takes the best puzzle so far", "[app]") {
    const Folder folder;
    const Ended ended =
        folder.run("puzzle generate --holes 125 --tries 1000000000 --seed 1", "", interrupt_at("step", 20));
    CHECK(ended.code == 130);
    CHECK(ended.out.size() == 163);
    CHECK_THAT(ended.err, Contains("request not met"));
}

TEST_CASE("a signal at the end of one phase of a command stops the next one", "[app]") {
    const Folder folder("f.cnf", hard_formula());
    folder.write("g.cnf", "p cnf 2 1\n1 2 0\n");
    for (const std::string command :
         {"picture --heat f.cnf -o p.svg", "explore --around 3 f.cnf -o e.html", "conflict f.cnf", "trace f.cnf -o t",
          "tree --strategies naive,dlis f.cnf", "compare g.cnf f.cnf --strategies cdcl"}) {
        CAPTURE(command);
        CHECK(folder.run(command, "", interrupt_at("end", 1)).code == 130);
    }
}

TEST_CASE("a search for a puzzle that is stopped before there is one ends with the signal's code", "[app]") {
    const Folder folder;
    const Ended ended = folder.run("puzzle generate --seed 1", "", interrupt_at("work", 1, SIGTERM));
    CHECK(ended.code == 128 + SIGTERM);
    CHECK(ended.err.empty());
}

TEST_CASE("a program that does not obey a stop is ended by its milestones", "[app][posix]") {
    const Folder folder("f.cnf", hard_formula());
    CHECK(folder.shell("trap '' INT; " + interrupt_at("conflict", 5) + " $satdoku solve f.cnf").code == 99);
    CHECK(folder.shell(interrupt_at("conflict", 5) + " $satdoku solve f.cnf").code == 130);
}

TEST_CASE("an alarm from outside stops a search, or counts as its time limit", "[app][posix]") {
    const Folder folder("f.cnf", hard_formula());
    const Ended stopped = folder.run("solve f.cnf", "", interrupt_at("conflict", 5, SIGALRM));
    CHECK(stopped.code == 128 + SIGALRM);
    CHECK(has(stopped.out, "s UNKNOWN\n"));
    const Ended limited = folder.run("solve f.cnf --time-limit 1000", "", interrupt_at("conflict", 5, SIGALRM));
    CHECK(limited.code == 0);
    CHECK(has(limited.out, "s UNKNOWN\n"));
}

TEST_CASE("a count of models with many open literals obeys a stop", "[app]") {
    const Folder folder("f.cnf", "p cnf 99000 1\n1 2 3 0\n");
    for (const char* milestone : {"work", "end"}) {
        CAPTURE(milestone);
        CHECK(folder.run("models f.cnf --backbone", "", interrupt_at(milestone, 1)).code == 130);
    }
}

TEST_CASE("an interrupted file is as it was", "[app]") {
    const Folder folder;
    std::string puzzles;
    for (int line = 0; line < 3000; ++line) puzzles += nearly_done + '\n';
    folder.write("puzzles.txt", puzzles);
    for (const std::string command :
         {"puzzle boards --random --count 1000000000000", "puzzle generate --minimal --count 1000000000",
          "puzzle solve puzzles.txt --engine cdcl --threads 1"}) {
        CAPTURE(command);
        folder.write("old.txt", "old\n");
        CHECK(folder.run(command + " -o old.txt", "", interrupt_at("write", 1)).code == 130);
        CHECK(folder.read("old.txt") == "old\n");
        CHECK(folder.run(command + " -o new.txt", "", interrupt_at("write", 1)).code == 130);
        CHECK(folder.shell("ls").out == "old.txt\npuzzles.txt\n");
    }
}

TEST_CASE("a signal that comes twice at once is one, and a second one ends even what cannot stop", "[app][posix]") {
    const Folder folder;
    // A pipe without a reader blocks the writer. It gets SIGTERM because background processes of a script ignore
    // SIGINT.
    const Ended ended = folder.shell(
        "mkfifo pipe; sleep 30 < pipe & reader=$!\n"
        "$satdoku puzzle boards --count 1000000 > pipe & writer=$!\n"
        "sleep 0.5; kill -TERM $writer; kill -TERM $writer\n"
        "sleep 0.5; kill -0 $writer && echo lives\n"
        "kill -TERM $writer; wait $writer; echo $?\n"
        "kill $reader");
    CHECK(ended.out == "lives\n143\n");
}

TEST_CASE("Ctrl-C at a question goes back to the menu; at the menu it asks for another one", "[app][terminal]") {
    const Folder folder("f.cnf", "p cnf 1 1\n1 0\n");
    Terminal terminal(folder, "");
    const std::string ctrl_c = "\x03";
    const auto wait = [] {  // as a person does
        std::this_thread::sleep_for(std::chrono::milliseconds(200));
    };
    terminal.type("sat\nload\nf.cnf\nsolve\nbranching\n");
    REQUIRE(terminal.shows("Branching strategy"));
    wait();
    terminal.type(ctrl_c);
    REQUIRE(terminal.shows("SAT: f.cnf, 1 variable"));
    REQUIRE(terminal.shows("q back"));
    wait();
    terminal.type(ctrl_c);
    REQUIRE(terminal.shows("another Ctrl-C"));
    REQUIRE(terminal.shows("SAT: f.cnf, 1 variable"));
    REQUIRE(terminal.shows("q back"));
    terminal.type("q\nq\n");
    CHECK(terminal.end() == 0);
}

TEST_CASE("SIGTERM ends the menus politely, with the code that shells expect", "[app][posix]") {
    const Folder folder;
    const Ended ended = folder.shell(
        "mkfifo in; LC_ALL=C $satdoku < in & program=$!\n"
        "exec 3> in; printf 'sat\\nload\\n' >&3\n" +
        until_printed("(q: back): ") + "kill -TERM $program; wait $program");
    CHECK(ended.code == 143);
    CHECK_THAT(ended.out, Contains("Good-bye."));
}

TEST_CASE("Ctrl-C ends the waiting for a formula from the keyboard", "[app][terminal]") {
    if (satdoku::support::signals_come_late) return;
    const Folder folder;
    Terminal terminal(folder, "solve -");
    terminal.type("p cnf 1 1\n");
    REQUIRE(terminal.shows("p cnf 1 1"));
    std::this_thread::sleep_for(std::chrono::milliseconds(300));
    terminal.type("\x03");
    CHECK(terminal.end() == 130);
}

TEST_CASE("one signal ends a command whose input has not come, without a word", "[app][posix]") {
    const Folder folder("f.cnf", "p cnf 2 1\n1 2 0\n");
    folder.write("f.icnf", "p inccnf\n1 2 0\na 1 0\na -1 0\n");
    // Nobody writes into `empty`, and nobody opens `alone`. The signal comes as the work begins, before the waiting.
    folder.shell("mkfifo empty alone");
    for (const std::string command :
         {"puzzle solve empty", "puzzle solve alone", "puzzle rate - <&3", "puzzle rate alone", "puzzle explain empty",
          "gather f.cnf f.icnf empty", "solve f.cnf --cubes alone"}) {
        for (const int signal : {SIGTERM, SIGHUP, SIGINT}) {
            CAPTURE(command, signal);
            const Ended ended = folder.shell("exec 3<> empty; " + interrupt_at("work", 1, signal) +
                                             " timeout --foreground -s KILL 20 $satdoku " + command);
            CHECK(ended.code == 128 + signal);
            CHECK(ended.err.empty());
        }
    }
}

TEST_CASE("SIGUSR1 asks how far a search is, and ends nothing", "[app][posix]") {
    const Folder folder;
    folder.run("sample pigeonhole --size 6 -o f.cnf");
    const Ended ended = folder.run("solve -q --set cardinality=0 f.cnf", "", interrupt_at("conflict", 9, SIGUSR1));
    CHECK(ended.code == 20);
    CHECK(has(ended.out, " conflicts"));
    CHECK(has(ended.out, "\ns UNSATISFIABLE\n"));
    CHECK(count_of(ended.out, "\n") == 3);
    CHECK(folder.run("models f.cnf", "", interrupt_at("conflict", 9, SIGUSR1)).code == 3);
}

TEST_CASE("a time limit ends the waiting for a formula, too", "[app][posix]") {
    const Folder folder;
    folder.shell("mkfifo empty");
    const Ended ended =
        folder.shell("exec 3<> empty; timeout --foreground -s KILL 20 $satdoku solve empty --time-limit 0.2");
    CHECK(ended.code == 0);
    CHECK(ended.out == "s UNKNOWN\n");
    CHECK(ended.err.empty());
}

TEST_CASE("a signal ends the waiting for more puzzles; those that came are solved, half a line is not",
          "[app][posix]") {
    if (satdoku::support::signals_come_late) return;
    const Folder folder;
    const std::string solved = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
    const Ended ended = folder.shell(
        "mkfifo in; exec 3<> in; echo " + solved +
        " >&3; printf 53467 >&3; timeout --foreground --preserve-status -s TERM -k 9 1 $satdoku puzzle solve in");
    CHECK(ended.code == 143);
    CHECK(ended.out == solved + "\n");
    CHECK_THAT(ended.err, Contains("; 0 invalid lines;"));
}

TEST_CASE("Ctrl-C ends the writing of two billion numbers, in files too", "[app]") {
    const Folder folder("huge.cnf", "p cnf 2147483646 1\n1 0\n");
    folder.write("old.res", "s 0\n");
    CHECK(folder.run("solve huge.cnf > /dev/null", "", interrupt_at("write", 1)).code == 130);
    CHECK(folder.run("solve huge.cnf | cat > /dev/null; true", "", interrupt_at("write", 1)).code == 0);
    const Ended ended = folder.run("solve huge.cnf --res=old.res", "", interrupt_at("write", 1));
    CHECK(ended.code == 130);
    CHECK_THAT(ended.out, Contains("\ns SATISFIABLE\n") && !Contains("\nv "));
    CHECK_THAT(ended.err, Says("solve.result_stopped", {"old.res"}));
    CHECK(folder.read("old.res") == "s 0\n");
    CHECK(folder.shell("ls").out == "huge.cnf\nold.res\n");
    // The menu asks before it writes such a large file.
    CHECK_THAT(folder.run("", "sat\nload\nhuge.cnf\nsolve\n\ny\nq\nq\n", interrupt_at("work", 3)).out,
               Contains("The result takes about 23.6 GB; save it, y or n [n]: y\n"
                        "stopped: huge.res was not written"));
    CHECK_FALSE(folder.has("huge.res"));
}
