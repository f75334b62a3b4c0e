// Commands with all kinds of files and descriptors.
#include "program/program.hpp"
#include "support/catch.hpp"
#include "support/sanitized.hpp"
#include <filesystem>
#include <regex>
#include <string>
#include <vector>

using Catch::Matchers::Contains;
using Catch::Matchers::StartsWith;

namespace {
namespace fs = std::filesystem;

constexpr const char* contradiction = "p cnf 1 2\n1 0\n-1 0\n";
constexpr const char* satisfiable = "p cnf 2 1\n1 -2 0\n";
const std::string puzzle_line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n";

/// Lists the folder with hidden files.
std::string names(const Folder& folder) { return folder.shell("ls -A | grep -v '^[.]test$'").out; }
}  // namespace

TEST_CASE("a closed descriptor is no other file's", "[app][posix]") {
    const Folder folder;
    for (const std::string closed : {"<&-", ">&-", "2>&-", "<&- >&- 2>&-"}) {
        CAPTURE(closed);
        CHECK(folder.shell("$satdoku puzzle generate --holes 40 --seed 1 -o puzzle.txt " + closed).code == 0);
        const std::string made = folder.read("puzzle.txt");
        CHECK(made.size() == 163);
        CHECK(made.find_first_not_of(".123456789\n") == std::string::npos);
    }
}

TEST_CASE("what cannot be written to a closed output is an error, and a closed input is at its end", "[app][posix]") {
    const Folder folder("f.cnf", satisfiable);
    CHECK(folder.shell("$satdoku solve f.cnf --res >&-").code == 1);
    CHECK(folder.read("f.cnf") == satisfiable);
    CHECK(folder.shell("$satdoku solve f.cnf 2>&-").code == 10);
    CHECK(folder.shell("$satdoku solve f.cnf <&-").code == 10);
    const Ended nothing = folder.shell("LC_ALL=C $satdoku solve - <&-");
    CHECK(nothing.code == 1);
    CHECK_THAT(nothing.err, StartsWith("satdoku: error: cannot read <stdin>"));
    CHECK(folder.shell("LC_ALL=C timeout 5 $satdoku <&-").code == 0);
    CHECK(folder.shell("LC_ALL=C timeout 5 $satdoku >&-").code == 1);
}

TEST_CASE("descriptors that have names are written to as they come", "[app][posix]") {
    const Folder folder("p.txt", puzzle_line);
    folder.write("f.cnf", satisfiable);
    for (const std::string path : {"/dev/stdout", "/dev/fd/1", "/proc/self/fd/1", "link"}) {
        CAPTURE(path);
        folder.shell("ln -sf /dev/stdout link; echo before > all.txt");
        CHECK(folder.shell("$satdoku puzzle solve p.txt -o " + path + " >> all.txt").code == 0);
        CHECK_THAT(folder.read("all.txt"), StartsWith("before\n534678912"));
    }
    folder.shell("$satdoku puzzle solve p.txt -q -o /dev/stderr 2>> all.txt");
    folder.shell("$satdoku puzzle solve p.txt -o /dev/fd/5 5>> all.txt");
    CHECK(folder.read("all.txt").size() == 7 + 3 * 82);
    CHECK(folder.shell("$satdoku solve f.cnf --res=/dev/stdout > all.txt").code == 10);
    CHECK_THAT(folder.read("all.txt"), Contains("s 1\n") && Contains("s SATISFIABLE\nv "));
    const Ended wrong_way = folder.shell("LC_ALL=C $satdoku puzzle solve p.txt -o /dev/fd/5 5< p.txt");
    CHECK(wrong_way.code == 1);
    CHECK_THAT(wrong_way.err, StartsWith("satdoku: error: "));
    CHECK(folder.shell("$satdoku puzzle solve /dev/stdin < p.txt").out.size() == 82);
    CHECK(folder.read("p.txt") == puzzle_line);
}

TEST_CASE("no output takes the place of an input, however both are named", "[app][posix]") {
    const Folder folder;
    folder.shell("ln -s in link");
    const auto refused = [&](const std::string& command, const std::string& text) {
        CAPTURE(command);
        folder.write("in", text);
        const Ended ended = folder.shell("LC_ALL=C timeout 20 $satdoku " + command);
        CHECK(ended.code == 1);
        CHECK_THAT(ended.err, Contains("is the input file"));
        CHECK(folder.read("in") == text);
    };
    for (const std::string input : {"in", "./link", "- < in", "/dev/stdin < in"}) {
        refused("solve --proof in " + input, contradiction);
        refused("solve --res=in " + input, contradiction);
        refused("puzzle solve -o in " + input, puzzle_line);
        refused("puzzle encode -o link " + input, puzzle_line);
    }
    refused("solve in --proof link", contradiction);
    refused("puzzle solve in >> in", puzzle_line);
    refused("puzzle solve in -o /dev/stdout >> in", puzzle_line);
    refused("puzzle generate --layout sudoku --pattern in -o in", puzzle_line);
    refused("compare - -o in < in", satisfiable);
    folder.write("f.cnf", satisfiable);
    refused("puzzle decode f.cnf - -o in < in", "s 1\nv 1 2\nt 1\n");
}

TEST_CASE("two outputs are two files", "[app][posix]") {
    const Folder folder("f.cnf", contradiction);
    for (const std::string proof : {"x", "./x", "link"}) {
        folder.shell("ln -sf x link");
        const Ended ended = folder.run("solve f.cnf --res=x --proof " + proof);
        CHECK(ended.code == 1);
        CHECK_THAT(ended.err, Contains("two outputs"));
        CHECK_FALSE(folder.has("x"));
    }
    CHECK(folder.run("solve f.cnf --res=/dev/null --proof /dev/null").code == 20);
}

TEST_CASE("an output replaces files of its own kind, and others only by force", "[app]") {
    const Folder folder("sat.cnf", satisfiable);
    folder.write("f.cnf", contradiction);
    struct Row {
        const char* command;  ///< with FILE for the file
        const char* own;      ///< what such a command may have written
    };
    const std::string binary_proof("a\0", 2);
    for (const auto& [command, own] : {Row{"f.cnf FILE", "a\0"}, Row{"solve f.cnf --proof FILE", "d 1 0\n1 -2 0\n"},
                                       Row{"solve f.cnf --proof FILE --proof-format lrat", "3 0 1 2 0\n"},
                                       Row{"solve f.cnf --proof FILE", "pseudo-Boolean proof version 2.0\n"},
                                       Row{"solve sat.cnf --res=FILE", "c note\ns 1\nv 1 2\n"},
                                       Row{"core f.cnf -o FILE", "c core\np cnf 1 2\n1 0\n-1 0\n"},
                                       Row{"trace f.cnf -o FILE", "{\"format\": 1}\n"}}) {
        CAPTURE(command);
        const auto run = [&](const std::string& file, const std::string& more = {}) {
            std::string words(command);
            return folder.run(words.replace(words.find("FILE"), 4, file) + more);
        };
        std::string before(own);
        if (before == "a") before = binary_proof;
        folder.write("own", before);
        CHECK(run("own").code != 1);
        CHECK(folder.read("own") != before);
        folder.write("empty", "");
        CHECK(run("empty").code != 1);
        for (const std::string other : {"int main() { return 0; }\n", "5 3 0 0 7 0 0 0 0\n6 0 0 1 9 5 0 0 0\n"}) {
            CAPTURE(other);
            folder.write("other", other);
            const Ended refused = run("other");
            CHECK(refused.code == 1);
            CHECK_THAT(refused.err, Contains("other is not an earlier output of --") && Contains("-f overwrites it"));
            CHECK(folder.read("other") == other);
            CHECK(run("other", " -f").code != 1);
            CHECK(folder.read("other") != other);
        }
    }
    // A formula is never replaced by anything but a formula, and a name that is made from the input's is no exception.
    for (const auto& [command, name] :
         {Row{"solve sat.cnf --res", "sat.res"}, Row{"explore f.cnf -o x.html", "x.html"}}) {
        folder.write(name, "abc\n");
        CHECK(folder.run(command).code == 1);
        CHECK(folder.read(name) == "abc\n");
    }
    for (const char* command : {"sat.cnf f.cnf", "compare sat.cnf -o f.cnf", "trace sat.cnf -o f.cnf",
                                "puzzle generate -o f.cnf", "check f.cnf missing --core f.cnf"}) {
        CAPTURE(command);
        CHECK(folder.run(command).code == 1);
        CHECK(folder.read("f.cnf") == contradiction);
    }
}

TEST_CASE("a name that promises another kind of file is refused, unless it is forced", "[app]") {
    const Folder folder("sat.cnf", satisfiable);
    for (const char* command :
         {"compare sat.cnf -o x.svg", "trace sat.cnf -o x.html", "core sat.cnf -o x.pdf", "models sat.cnf -o x.cpp",
          "models sat.cnf -o x.csv", "compare sat.cnf -o x.json", "trace sat.cnf -o x.csv", "puzzle generate -o x.json",
          "solve sat.cnf --proof x.cnf", "sat.cnf x.cnf", "solve sat.cnf --proof x.cnf.gz", "models sat.cnf -o x.md",
          "models sat.cnf -o x.gz", "puzzle generate -o x.png", "core sat.cnf -o x.lzma", "trace sat.cnf -o x.md"}) {
        CAPTURE(command);
        const Ended refused = folder.run(command);
        CHECK(refused.code == 2);
        CHECK_THAT(refused.err, Contains(" does not write .") && Contains("-f accepts it"));
    }
    CHECK(folder.run("compare sat.cnf -o x.csv --table csv").code == 0);
    CHECK(folder.run("compare sat.cnf -o x.svg --chart cactus").code == 0);
    CHECK(folder.run("trace sat.cnf -o x.html -f").code == 0);
}

TEST_CASE("the ending of the output's name chooses a format unless an option does", "[app]") {
    const std::regex digits("-?[0-9.]+");
    const Folder folder("sat.cnf", satisfiable);
    folder.write("p.txt", puzzle_line);
    REQUIRE(folder.run("solve sat.cnf --res").code == 10);
    struct Row {
        const char* command;
        const char* option;
        std::vector<const char*> endings;
    };
    for (const auto& [command, option, endings] :
         {Row{"compare sat.cnf --strategies naive", " --table csv", {"csv"}},
          Row{"compare sat.cnf --strategies naive", " --table markdown", {"md", "markdown"}},
          Row{"check .", " --table csv", {"csv"}}, Row{"check .", " --table markdown", {"md"}},
          Row{"models sat.cnf", " --json", {"json", "jsonl"}}, Row{"puzzle rate p.txt", " --json", {"json"}},
          Row{"puzzle explain p.txt", " --json", {"json"}}, Row{"puzzle convert p.txt", " --to ipuz", {"ipuz"}}}) {
        const std::string call(command);
        const auto shape = [&](const std::string& file) { return std::regex_replace(folder.read(file), digits, "0"); };
        REQUIRE(folder.run(call + option + " -o asked").code == 0);
        for (const std::string ending : endings) {
            CAPTURE(call, ending);
            CHECK(folder.run(call + " -o x." + ending).code == 0);
            CHECK(shape("x." + ending) == shape("asked"));
            CHECK(folder.run(call + " -o x." + ending).code == 0);  // its own output is replaced
        }
    }
    CHECK(folder.run("compare sat.cnf --table text -o x.csv").code == 0);
    CHECK_THAT(folder.read("x.csv"), StartsWith("sat.cnf: "));
    CHECK_THAT(folder.run("compare sat.cnf --chart bars -o x.csv").err, Contains("unknown output format"));
}

TEST_CASE("what is neither the same nor a regular file is not refused", "[app]") {
    const Folder folder("p.txt", puzzle_line);
    CHECK(folder.shell("$satdoku puzzle solve - < p.txt > s.txt").code == 0);
    CHECK_THAT(folder.shell("$satdoku puzzle solve - < /dev/null > /dev/null").err, Contains("contains no board"));
}

TEST_CASE("a pipe takes a result as it comes", "[app][posix]") {
    const Folder folder("f.cnf", satisfiable);
    const Ended ended = folder.shell(
        "mkfifo pipe; cat pipe > got & LC_ALL=C timeout 10 $satdoku solve f.cnf --res=pipe > answer; "
        "echo $?; wait");
    CHECK(ended.out == "10\n");
    CHECK_THAT(folder.read("got"), StartsWith("s 1\nv "));
}

TEST_CASE("a proof of several threads that cannot be written is an error like any other", "[app][posix]") {
    const Folder folder;
    // Hard enough that both threads still have steps to write when they end.
    folder.shell("$satdoku sample random-3-sat --size 150 -q -o f.cnf");
    for (int round = 0; round < 5; ++round) {
        const Ended ended =
            folder.shell("LC_ALL=C $satdoku solve f.cnf --set symmetry=0 --threads 2 --proof /dev/full");
        CHECK(ended.code == 1);
        CHECK_THAT(ended.err, StartsWith("satdoku: error: cannot write /dev/full: "));
    }
}

TEST_CASE("proofs and formulas are compressed if their names say so", "[app][posix]") {
    const Folder folder;
    REQUIRE(folder.run("sample pigeonhole --size 5 -o f.cnf.gz").code == 0);
    for (const std::string ending : {"gz", "xz", "bz2", "zst"}) {
        CAPTURE(ending);
        const std::string name = "p.drat." + ending;
        for (int round = 0; round < 2; ++round) CHECK(folder.run("solve f.cnf.gz --proof " + name).code == 20);
        CHECK(folder.read(name).find(" 0\n") == std::string::npos);
        CHECK(folder.run("check f.cnf.gz --proof " + name).code == 0);
    }
    const Ended none = folder.shell("LC_ALL=C PATH=/none $satdoku solve f.cnf.gz --proof new.xz");
    CHECK(none.code == 1);
    CHECK_THAT(none.err, StartsWith("satdoku: error: new.xz: cannot start xz to compress it"));
    folder.shell("printf '#!/bin/sh\\n[ $1 = --version ]' > xz; chmod +x xz; gzip -d f.cnf.gz");
    CHECK_THAT(folder.shell("PATH=$PWD:$PATH $satdoku solve f.cnf --proof new.xz").err,
               Says("file.packing_failed", {"new.xz", "xz"}));
    CHECK(!folder.has("new.xz"));
}

TEST_CASE("an error for lack of memory names the file", "[app][posix]") {
    if (satdoku::support::is_slow) return;
    const Folder folder;
    folder.shell("$satdoku sample random-3-sat --size 300000 -q -o f.cnf");
    for (const char* command : {"solve f.cnf", "f.cnf", "explore f.cnf -o x.html"}) {
        CAPTURE(command);
        const Ended ended = folder.shell("ulimit -v 60000; $satdoku " + std::string(command));
        CHECK(ended.code == 1);
        CHECK_THAT(ended.err, Says("error.memory_for", {"f.cnf"}));
    }
}

TEST_CASE("a command does its work on the threads that the system starts", "[app][posix]") {
    if (satdoku::support::is_sanitized) return;  // sanitizers need more address space than the limit leaves
    const Folder folder("f.cnf", satisfiable);
    folder.write("p.txt", puzzle_line + puzzle_line);
    for (const char* command : {"solve f.cnf --threads 200 -q", "puzzle rate p.txt --threads 200"}) {
        CAPTURE(command);
        const Ended ended = folder.shell("ulimit -v 1500000; LC_ALL=C $satdoku " + std::string(command));
        CHECK((ended.code == 0 || ended.code == 10));
        CHECK_THAT(ended.err, Contains("the system refused to start"));
    }
}

TEST_CASE("a program that is killed leaves nothing next to the target", "[app][posix]") {
    const Folder folder("old.txt", "1 0\n");
    folder.write("hard.cnf", hard_formula());
    for (const int signal : {SIGKILL, SIGTERM, SIGINT}) {
        CAPTURE(signal);
        const int code = 128 + signal;
        folder.shell("printf '" + puzzle_line + "\\n' > p.txt");
        CHECK(folder.run("puzzle solve p.txt -o new.txt", "", interrupt_at("work", 1, signal)).code == code);
        CHECK(folder.run("solve hard.cnf --proof old.txt", "", interrupt_at("conflict", 500, signal)).code == code);
        CHECK(folder.run("puzzle boards --count 1000000 -o old.txt", "", interrupt_at("write", 3, signal)).code ==
              code);
        std::filesystem::remove(folder.path() / "p.txt");
        CHECK(names(folder) == "hard.cnf\nold.txt\n");
        CHECK(folder.read("old.txt") == "1 0\n");
    }
}

TEST_CASE("a file that may not grow is an error and not the end", "[app][posix]") {
    const Folder folder;
    const Ended ended = folder.shell("ulimit -f 8; LC_ALL=C $satdoku puzzle boards --count 10000 -o x.txt");
    CHECK(ended.code == 1);
    CHECK_THAT(ended.err, StartsWith("satdoku: error: cannot write x.txt"));
    CHECK(names(folder).empty());
}
