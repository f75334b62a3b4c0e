// Calls that name no command: as other solvers are called. The menus stay what they are.
#include "standard_call.hpp"
#include "program/program.hpp"
#include "support/catch.hpp"
#include <map>
#include <sstream>
#include <string>

using satdoku::frame::Beginning;
using satdoku::frame::beginning_of;

TEST_CASE("what a formula begins with, and what does not", "[app][standard]") {
    for (const char* text :
         {"p cnf 1 1\n1 0\n", "c\nc x\np cnf", "c x\r\np\tcnf 1 1", "\xef\xbb\xbfp cnf", "\x1f\x8b\x08", "BZh9", "p "})
        CHECK(beginning_of(text) == Beginning::of_formula);
    for (const char* text : {"", "c", "c a comment", "c a comment\n", "p"})
        CHECK(beginning_of(text) == Beginning::open);
    for (const char* text : {"1\n", "\n", "cnf\n", "q", "check\n", "c x\nq\n", "play\n", "p\n", "s\n"})
        CHECK(beginning_of(text) == Beginning::of_something_else);
}

TEST_CASE("a file without a command is solved, with a proof if a second name follows", "[app][standard]") {
    const Folder folder("f.cnf", satisfiable_formula);
    folder.write("no.cnf", unsatisfiable_formula);
    const Ended yes = folder.run("f.cnf");
    CHECK(yes.code == 10);
    CHECK(has(yes.out, "\ns SATISFIABLE\nv "));
    CHECK(folder.run("-q -n f.cnf").out == "s SATISFIABLE\n");
    const Ended no = folder.run("no.cnf no.drat");
    CHECK(no.code == 20);
    CHECK(folder.read("no.drat").starts_with("a"));
    CHECK(folder.run("check no.cnf --proof no.drat").code == 0);
    CHECK(folder.run("--no-binary no.cnf no.txt").code == 20);
    CHECK(!folder.read("no.txt").starts_with("a"));
    CHECK_THAT(folder.run("missing.cnf").err, Says("file.cannot_open", {"missing.cnf"}));
    CHECK_THAT(folder.run("solve ''").err, Says("file.cannot_open", {"''"}));
    CHECK_THAT(folder.run("f.cnf f.cnf").err, Says("file.is_input", {"f.cnf"}));
    CHECK(folder.read("f.cnf") == satisfiable_formula);
    CHECK_THAT(folder.run("sovle f.cnf").err, Says("usage.unknown_command", {"sovle", "; did you mean solve?"}));
    // A command's name is not a file's.
    folder.write("show", satisfiable_formula);
    CHECK(folder.run("show f.cnf").code == 0);
}

TEST_CASE("options of other solvers mean what they mean there", "[app][standard]") {
    const Folder folder;
    folder.run("sample pigeonhole --size 7 -o f.cnf");
    for (const char* options : {"--sat", "--unsat", "--default", "--time=50", "-t 50", "--no-witness -s", "-v -v", "-f",
                                "--check --strict", "--lrat", "--lrat --no-binary", "--binary"}) {
        CAPTURE(options);
        CHECK(folder.run(std::string(options) + " f.cnf").code == 20);
    }
    for (const char* options : {"--conflicts=9", "-c 9", "--decisions=9", "-d 9"}) {
        CAPTURE(options);
        const Ended ended = folder.run("--plain --set cardinality=0 f.cnf " + std::string(options));
        CHECK(ended.code == 0);
        CHECK(has(ended.out, "s UNKNOWN\n"));
    }
    CHECK(has(folder.run("-v f.cnf").out, " seconds "));
    CHECK(!has(folder.run("-q -v f.cnf").out, " seconds "));
    CHECK(folder.run("--unheard f.cnf").code == 2);
    CHECK(folder.run("--conflicts=x f.cnf").code == 2);
}

TEST_CASE("switches of other solvers take values, and what only tunes a search is ignored", "[app][standard]") {
    const Folder folder("f.cnf", satisfiable_formula);
    folder.run("sample pigeonhole --size 5 -o no.cnf");
    for (const char* options : {"--binary=true", "--no-lrat", "--lrat=0", "--stats=1", "--verbose=2", "--quiet=false",
                                "--witness=1", "--check=true", "--veripb=0", "-t50", "-c100", "-v"}) {
        CAPTURE(options);
        const Ended ended = folder.run(std::string(options) + " f.cnf");
        CHECK(ended.code == 10);
        CHECK(!has(ended.out, "c ignored"));
        CHECK(has(ended.out, "\nv "));
    }
    CHECK(!has(folder.run("--witness=false f.cnf").out, "\nv "));
    const std::string tuned = "--shrink=0 --no-vivify --restartint=5 --elim=1e4 --frat=0 -O3 -P10 -L f.cnf";
    CHECK_THAT(folder.run(tuned).out, Catch::Matchers::StartsWith("c ignored: --shrink=0\nc ignored: --no-vivify\n") &&
                                          Catch::Matchers::Contains("c ignored: -P10\nc ignored: -L\n"));
    CHECK(folder.run("-q -n " + tuned).out == "s SATISFIABLE\n");
    for (const char* options : {"--idrup", "--no-foo", "--foo=1", "--shrink=x", "--binary=x", "-x", "--no-time"})
        CHECK(folder.run(std::string(options) + " f.cnf").code == 2);
    CHECK(folder.run("no.cnf no.pbp --veripb").code == 20);
    CHECK(folder.read("no.pbp").starts_with("pseudo-Boolean proof"));
    CHECK(folder.run("-w answer f.cnf").code == 10);
    CHECK(folder.read("answer") == folder.run("-q f.cnf").out);
}

TEST_CASE("a proof in FRAT is one in LRAT with whole clauses", "[app][standard]") {
    const Folder folder;
    folder.run("sample pigeonhole --size 8 -o f.cnf");
    CHECK(folder.run("f.cnf p.frat --frat -q").code == 20);
    const std::string binary = folder.read("p.frat");
    CHECK(binary.starts_with('o'));
    // A proof may be written again in its place.
    CHECK(folder.run("f.cnf p.frat --frat=2 --no-binary -q").code == 20);
    const std::string text = folder.read("p.frat");
    CHECK(text.size() > binary.size());
    CHECK(folder.run("f.cnf p.frat --frat -q").code == 20);
    CHECK(folder.read("p.frat") == binary);
    std::map<std::string, std::string> clauses;  // that are left, by id
    std::ostringstream lrat;
    std::istringstream lines(text);
    std::string last;
    std::size_t finals = 0;
    for (std::string line; std::getline(lines, line);) {
        const std::size_t begin = line.find(' ', 2) + 1;
        const std::string id = line.substr(2, begin - 3);
        const std::size_t hints = std::min(line.find(" l "), line.size());
        const std::string clause = line.substr(begin, hints - begin);
        if (line[0] == 'a') lrat << id << ' ' << clause << line.substr(hints + 2) << '\n';
        if (line[0] == 'a') last = id;
        if (line[0] == 'o' || line[0] == 'a') CHECK(clauses.try_emplace(id, clause).second);
        if (line[0] == 'd' || line[0] == 'f') CHECK(clauses.at(id) == clause);
        if (line[0] == 'd') lrat << last << " d " << id << " 0\n";
        if (line[0] == 'd') clauses.erase(id);
        finals += line[0] == 'f' ? 1 : 0;
    }
    CHECK(finals == clauses.size());
    CHECK(clauses.at(last) == "0");
    folder.write("p.lrat", lrat.str());
    CHECK(folder.run("check f.cnf --proof p.lrat").code == 0);
}

TEST_CASE("Lean's call gets a proof of RUP steps without new variables", "[app][standard]") {
    const Folder folder;
    folder.run("sample pigeonhole --size 8 -o f.cnf");
    const auto shape = [&] { return folder.run("check f.cnf --proof p").out; };
    const std::string call = " f.cnf p --lrat --quiet --unsat --shrink=0";
    CHECK(folder.run("--binary=true" + call).out == "s UNSATISFIABLE\n");
    CHECK(folder.read("p").starts_with('a'));
    CHECK(has(shape(), "(0 of them RAT)"));
    CHECK(folder.run("--binary=false" + call).code == 20);
    CHECK(has(shape(), "(0 of them RAT)"));
    // Other proofs have such steps.
    CHECK(folder.run("solve f.cnf --proof p --proof-format lrat").code == 20);
    CHECK(!has(shape(), "(0 of them RAT)"));
}

TEST_CASE("a call of MiniSat writes its result file", "[app][standard]") {
    const Folder folder("f.cnf", "p cnf 2 2\n1 0\n-2 0\n");
    folder.write("no.cnf", unsatisfiable_formula);
    folder.run("sample pigeonhole --size 8 -o hard.cnf");
    CHECK(folder.run("--minisat -verb=0 -cpu-lim=50 -mem-lim=4000 -no-pre f.cnf out").code == 10);
    CHECK(folder.read("out") == "SAT\n1 -2 0\n");
    CHECK(folder.run("--minisat no.cnf out").code == 20);
    CHECK(folder.read("out") == "UNSAT\n");
    CHECK(folder.run("--minisat -c 1 --plain --set cardinality=0 hard.cnf out").code == 0);
    CHECK(folder.read("out") == "INDET\n");
    folder.write("board.txt", "530070000600195000098000060800060003400803001700020006060000280000419005000080079\n");
    for (const std::string other : {"no.cnf", "board.txt"})
        CHECK_THAT(folder.run("--minisat f.cnf " + other).err, Says("file.of_another_kind", {other, "--minisat"}));
    CHECK(folder.run("--minisat f.cnf -q").out == "s SATISFIABLE\nv 1 -2 0\n");
}

TEST_CASE("a program that is called minisat is called like it", "[app][standard][posix]") {
    const Folder folder("f.cnf", "p cnf 2 2\n1 0\n-2 0\n");
    CHECK(folder
              .shell("for name in minisat_static glucose; do ln -s \"$satdoku\" $name; done; ./glucose -verb=0 -model "
                     "f.cnf; ./minisat_static f.cnf out")
              .code == 10);
    CHECK(folder.read("out") == "SAT\n1 -2 0\n");
}

TEST_CASE("a formula with cubes is solved in each of them", "[app][standard]") {
    const std::string clauses = "p inccnf\n1 2 3 0\n-1 -2 3 0\n1 2 -3 0\n-1 -2 -3 0\n";
    const Folder folder("no.icnf", clauses + "a 1 2 0\na -1 -2 0\n");
    folder.write("yes.icnf", clauses + "a 1 2 0\na -1 2 0\n");
    folder.write("none.icnf", clauses);
    folder.write("wide.icnf", "p inccnf\n1 0\na 7 0\n");
    const Ended no = folder.run("no.icnf");
    CHECK(no.code == 20);
    CHECK_THAT(no.out, Says("solve.cubes_alone"));
    CHECK(folder.run("solve -q yes.icnf").out.starts_with("s SATISFIABLE\nv -1 2 "));
    CHECK(folder.run("none.icnf").code == 10);
    CHECK(folder.run("-q wide.icnf").out == "s SATISFIABLE\nv 1 -2 -3 -4 -5 -6 7 0\n");
    CHECK_THAT(folder.run("no.icnf proof").err, Says("usage.both", {"--proof", "p inccnf"}));
    CHECK(folder.run("no.icnf proof").code == 2);
    CHECK(!folder.has("proof"));
}

TEST_CASE("without an operand a formula comes from standard input, and other lines are for the menus",
          "[app][standard]") {
    const Folder folder("f.cnf", "c a comment\n" + satisfiable_formula);
    CHECK(folder.run("", folder.read("f.cnf")).code == 10);
    CHECK(folder.run("-q", unsatisfiable_formula).out == "s UNSATISFIABLE\n");
    CHECK(folder.run("--conflicts=9", satisfiable_formula).code == 10);
    CHECK(folder.shell("\"$satdoku\" -q -n < f.cnf").out == "s SATISFIABLE\n");
    CHECK(folder.shell("cat f.cnf | \"$satdoku\" -q -n").out == "s SATISFIABLE\n");
    CHECK(folder.shell("cat f.cnf | \"$satdoku\" -q -n -").out == "s SATISFIABLE\n");
    CHECK(folder.shell("(echo c slow; sleep 0.2; cat f.cnf) | \"$satdoku\" -q -n").out == "s SATISFIABLE\n");
    CHECK_THAT(folder.run("--conflicts=9", "q\n").err, Catch::Matchers::Contains("<stdin>"));
    const Ended menu = folder.run("", "q\n");
    CHECK(menu.code == 0);
    CHECK(has(menu.out, "Good-bye."));
    CHECK(folder.run("", "").code == 0);
}

TEST_CASE("a compressed formula comes from standard input, too", "[app][standard][posix]") {
    const Folder folder("f.cnf", satisfiable_formula);
    CHECK(folder.shell("gzip -c f.cnf | \"$satdoku\" -q -n").out == "s SATISFIABLE\n");
    CHECK(folder.shell("gzip f.cnf && \"$satdoku\" -q -n < f.cnf.gz").out == "s SATISFIABLE\n");
}
