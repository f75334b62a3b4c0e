// Other programs as contestants: right ones, and all that can go wrong with one. They are small scripts.
#include "program/program.hpp"
#include "support/catch.hpp"
#include <filesystem>
#include <string>

using Catch::Matchers::Contains;

namespace {
const std::string only_model = "p cnf 3 4\n1 2 0\n-1 0\n3 0\n-2 3 0\n";  // -1 2 3

/// Writes formulas and scripts, which are named by what they do.
void write_scripts(const Folder& folder) {
    folder.write("f.cnf", only_model);
    folder.write("u.cnf", unsatisfiable_formula);
    const auto script = [&](const std::string& name, const std::string& text) {
        folder.write(name, "#!/bin/sh\n" + text);
        std::filesystem::permissions(folder.path() / name, std::filesystem::perms::owner_all);
    };
    script("right", "echo c mine\necho hello\necho s SATISFIABLE\necho v -1 2\necho v 3 0\nexit 10\n");
    script("res", "echo 'all done'\nprintf 's 1\\nv -1 2 3\\nt 5\\n' > \"${1%.cnf}.res\"\n");
    script("file", "printf 'SAT\\n-1 2 3 0\\n' > \"$2\"; echo SATISFIABLE\n");
    script("a name's", "[ \"$2\" = 'b  c' ] && echo s SATISFIABLE && echo v -1 2 3 0\n");
    script("badmodel", "echo s SATISFIABLE\necho v 1 2 3 0\n");
    script("unsat", "echo s UNSATISFIABLE\nexit 20\n");
    script("sat", "echo SATISFIABLE\nexit 10\n");
    script("crash", "kill -SEGV $$\n");
    script("silent", "echo hello; echo lost my way >&2; exit 10\n");
    script("hang", "sleep 1000 & echo $! > child; wait\n");
    script("endless", "yes\n");
    script("garbled", "echo s SATISFIABLE\necho v 1 two 0\n");
    script("proof", "echo s UNSATISFIABLE; printf '2 0\\n0\\n' > \"$2\"\n");
    script("badproof", "echo s UNSATISFIABLE; printf 'd 1 2 0\\n0\\n' > \"$2\"\n");
    folder.write("text", "no program\n");
}

Ended compare(const Folder& folder, const std::string& with, const std::string& formula = "f.cnf") {
    return folder.run("compare " + formula + " --strategies cdcl --table csv --solver " + with);
}

/// The verdict of the program that is called x.
std::string verdict(const Ended& ended) {
    const std::string line = ended.out.substr(ended.out.find('\n') + 1);
    std::string cell = line;
    constexpr int cells_before = 5 + 11;
    for (int cut = 0; cut < cells_before; ++cut) cell.erase(0, cell.find(',') + 1);
    return cell.substr(0, cell.find(','));
}

/// Whether the process whose number is in the file has been ended; it stays listed if nobody waits for it.
bool is_gone(const Folder& folder, const std::string& file) {
    return folder
               .shell("for i in 1 2 3 4 5 6 7 8 9 10; do case $(ps -o stat= -p $(cat " + file +
                      ")) in ''|Z*) exit 0 ;; esac; sleep 0.1; done; exit 1")
               .code == 0;
}
}  // namespace

TEST_CASE("the times of other programs are said to include their start", "[app][with]") {
    const Folder folder("f.cnf", satisfiable_formula);
    const std::string program = " --solver 'x=echo s UNKNOWN'";
    const std::string said = "it includes starting and reading.";
    for (const std::string command : {"compare f.cnf", "compare f.cnf --table markdown", "report f.cnf --runs 1"}) {
        CAPTURE(command);
        CHECK_THAT(in_one_line(folder.run(command + program).out), Catch::Matchers::Contains(said));
        CHECK_THAT(in_one_line(folder.run(command).out), !Catch::Matchers::Contains(said));
    }
}

TEST_CASE("another program's answer is read from where it leaves it", "[app][with][posix]") {
    const Folder folder;
    write_scripts(folder);
    for (const char* const command :
         {"x=./right", "'x=./right {}'", "x=./res", "'x=./file {} {result}'", "\"x=\\\"./a name's\\\" {} 'b  c'\""}) {
        CAPTURE(command);
        const Ended ended = compare(folder, command);
        CAPTURE(ended.out, ended.err);
        CHECK(ended.code == 0);
        CHECK(verdict(ended) == "SATISFIABLE");
    }
    CHECK_FALSE(folder.has("f.res"));
    CHECK(folder.read("f.cnf") == only_model);
}

TEST_CASE("a wrong answer of another program is WRONG", "[app][with][posix]") {
    const Folder folder;
    write_scripts(folder);
    for (const std::string call :
         {"x=./badmodel f.cnf", "x=./unsat f.cnf", "x=./sat u.cnf", "'x=./badproof {} {proof}' u.cnf"}) {
        const std::size_t blank = call.rfind(' ');
        CAPTURE(call);
        const Ended ended = compare(folder, call.substr(0, blank), call.substr(blank + 1));
        CHECK(ended.code == 3);
        CHECK(verdict(ended) == "wrong");
    }
    const Ended text = folder.run("compare f.cnf --strategies naive --solver x=./unsat --solver y=./badmodel");
    CHECK(text.code == 3);
    CHECK(count_of(text.out, " WRONG ") == 2);
    CHECK_THAT(text.out, Says("program.refuted", {"UNSATISFIABLE", "naive", "SATISFIABLE"}));
    CHECK_THAT(folder.run("compare f.cnf --solver x=./unsat --table markdown").out, Contains("| **WRONG** |"));
    const Ended page = folder.run("report f.cnf --strategies naive --runs 2 --solver x=./unsat -o r.html");
    CHECK(page.code == 3);
    CHECK_THAT(folder.read("r.html"), Contains("<strong>WRONG</strong>"));
}

TEST_CASE("claims without a check are distinguished from checked answers", "[app][with][posix]") {
    const Folder folder;
    write_scripts(folder);
    CHECK_THAT(folder.run("compare f.cnf --solver x=./sat").out, Says("program.no_model"));
    CHECK_THAT(folder.run("compare u.cnf --solver 'x=./unsat {} {proof}'").out, Says("program.no_proof"));
    const Ended proved = folder.run("compare u.cnf --solver 'x=./proof {} {proof}'");
    CHECK(proved.code == 0);
    CHECK_THAT(proved.out, Says("check.proof_holds"));
}

TEST_CASE("what keeps another program from an answer is distinguished", "[app][with][posix]") {
    const Folder folder;
    write_scripts(folder);
    const auto row = [&](const std::string& program, const std::string& word, const std::string& detail) {
        CAPTURE(program);
        const Ended ended = compare(folder, "x=" + program);
        CHECK(verdict(ended) == word);
        CHECK_THAT(folder.run("compare f.cnf --strategies cdcl --solver x=" + program).out, Contains(detail));
        return ended.code;
    };
    CHECK(row("./crash", "crashed", "SIGSEGV") == 0);
    CHECK(row("./silent", "no_answer", "lost my way") == 0);
    CHECK(row("./endless", "nonsense", "MB") == 0);
    CHECK(row("./garbled", "nonsense", "'two'") == 0);
    CHECK(row("./text", "not_started", "./text") == 1);
    CHECK(row("./nowhere", "not_started", "./nowhere") == 1);
}

TEST_CASE("a program that cannot be started is an error, once, next to the table", "[app][with][posix]") {
    const Folder folder;
    write_scripts(folder);
    for (const std::string command :
         {"compare f.cnf u.cnf --strategies cdcl", "report f.cnf u.cnf --strategies cdcl --runs 2"}) {
        CAPTURE(command);
        const Ended ended = folder.run(command + " --solver x=./nowhere");
        CHECK(ended.code == 1);
        CHECK_THAT(ended.err, Says("child.not_started", {"./nowhere", "No such file or directory"}));
        CHECK(count_of(ended.err, "./nowhere") == 1);
    }
}

TEST_CASE("a line break in a command of --solver is a blank", "[app][with][posix]") {
    const Folder folder;
    write_scripts(folder);
    const Ended ended = compare(folder, "'x=./file {}\n{result}' --solver y=./right");
    CHECK(ended.code == 0);
    CHECK(verdict(ended) == "SATISFIABLE");
    CHECK(count_of(ended.out, "\n") == 2);
}

TEST_CASE("a program that hangs ends at the time limit, with its children", "[app][with][posix]") {
    const Folder folder;
    write_scripts(folder);
    const Ended ended = folder.run("compare f.cnf --strategies cdcl --time-limit 0.5 --runs 3 --solver x=./hang");
    CHECK(ended.code == 0);
    CHECK_THAT(ended.out, Contains("> 5"));
    CHECK(is_gone(folder, "child"));
}

TEST_CASE("signals end a program that hangs, with its children", "[app][with][posix]") {
    const Folder folder;
    write_scripts(folder);
    const std::string begun =
        "$satdoku compare f.cnf --strategies cdcl --time-limit 100 --solver x=./hang & own=$!\n"
        "until [ -s child ]; do sleep 0.1; done\n";
    CHECK_THAT(folder.shell(begun + "kill -TERM $own; wait $own; echo $?").out,
               Contains("cdcl") && Catch::Matchers::EndsWith("143\n"));
    CHECK(is_gone(folder, "child"));
    // A program that ignores the signal does not hold up its end.
    std::filesystem::remove(folder.path() / "child");
    folder.write("hang", "#!/bin/sh\ntrap '' TERM\nsleep 1000 & echo $! > child; wait; sleep 1000\n");
    CHECK_THAT(folder.shell(begun + "kill -TERM $own; wait $own; echo $?").out, Catch::Matchers::EndsWith("143\n"));
    CHECK(is_gone(folder, "child"));
}

TEST_CASE("a command that is none is refused", "[app][with]") {
    const Folder folder("f.cnf", only_model);
    CHECK_THAT(folder.run("compare f.cnf --solver =x").err, Says("program.form", {"=x"}));
    CHECK_THAT(folder.run("compare f.cnf --solver x=").err, Says("program.form", {"x="}));
    CHECK_THAT(folder.run("compare f.cnf --solver \"x=it's\"").err, Says("child.open_quote", {"it's", "'"}));
    CHECK_THAT(folder.run("compare f.cnf --solver \"\x1b[31m=b\"").out, Contains("\\x1b[31m") && !Contains("\x1b"));
    CHECK_THAT(folder.run("compare f.cnf --solver a=b --solver a=c").err, Says("program.same_name", {"a"}));
    CHECK_THAT(folder.run("report f.cnf --strategies cdcl --solver cdcl=b").err, Says("program.same_name", {"cdcl"}));
}
