// What the program promises on Windows alone. tests/run --windows runs it, by wine.
#include "program/program.hpp"
#include "program/terminal.hpp"
#include "support/catch.hpp"
#include <chrono>
#include <filesystem>
#include <string>
#include <system_error>
#include <thread>

using Catch::Matchers::Contains;
using Catch::Matchers::StartsWith;

namespace {
const std::string small_formula = "p cnf 2 2\n1 -2 0\n2 0\n";

std::string all_names(const Folder& folder) { return folder.shell("ls -A | grep -v '^[.]test$'").out; }

/// Waits, at most twenty seconds, until the file is there and not empty.
bool is_begun(const std::filesystem::path& file) {
    for (int i = 0; i < 1000; ++i) {
        std::error_code missing;
        if (const auto size = std::filesystem::file_size(file, missing); !missing && size > 0) return true;
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
    return false;
}
}  // namespace

TEST_CASE("a result is next to its formula, in whichever script folder and file have their names", "[app][.windows]") {
    const Folder folder;
    std::filesystem::create_directory(folder.path() / "示例");
    folder.write("示例/公式.cnf", small_formula);
    CHECK(folder.run("solve '示例\\公式.cnf' --res").code == 10);
    CHECK_THAT(folder.read("示例/公式.res"), StartsWith("s 1\nv 1 2\nt "));
    CHECK(folder.run("check 示例/公式.cnf '示例\\公式.res'").code == 0);
    // The menus take the name as Explorer gives it.
    const Ended menus = folder.run("--lang zh", "sat\nload\n\"示例\\公式.cnf\"\nsolve\n\ny\nq\nq\n");
    CHECK(menus.code == 0);
    CHECK_THAT(menus.out, Contains("示例\\公式.res"));
}

TEST_CASE("lines that end as on Windows and files that begin with a mark of their bytes are read", "[app][.windows]") {
    const Folder folder("f.cnf", "\xef\xbb\xbfp cnf 2 2\r\n1 -2 0\r\n2 0\r\n");
    CHECK_THAT(folder.run("solve f.cnf -q").out, StartsWith("s SATISFIABLE\nv 1 2 0"));
    folder.write("p.txt", "\xef\xbb\xbf" + nearly_done + "\r\n" + nearly_done + "\r\n");
    CHECK(count_of(folder.run("puzzle solve p.txt -q").out, "\n") == 2);
    // What is written has the same bytes on every system.
    folder.run("puzzle solve p.txt -q -o solved.txt");
    CHECK(folder.read("solved.txt").find('\r') == std::string::npos);
}

TEST_CASE("names that Windows takes for something else are refused with a sentence", "[app][.windows]") {
    const Folder folder("f.cnf", small_formula);
    for (const std::string name : {"NUL", "aux.txt", "com1.res", "f.cnf:stream", "x.", "missing/nul"}) {
        CAPTURE(name);
        const Ended ended = folder.run("solve f.cnf --res=" + name);
        CHECK(ended.code == 1);
        CHECK_THAT(ended.err, Says("file.reserved_name", {name}));
        CHECK(all_names(folder) == "f.cnf\n");
    }
    CHECK(folder.run("solve aux.cnf").code == 1);
}

TEST_CASE("an input is not overwritten in another case or through another name", "[app][.windows]") {
    const Folder folder("Input.cnf", "p cnf 1 2\n1 0\n-1 0\n");
    std::filesystem::create_hard_link(folder.path() / "Input.cnf", folder.path() / "hard.cnf");
    for (const std::string words : {"--proof INPUT.CNF", "--res=.\\\\input.cnf", "--proof hard.cnf"}) {
        CAPTURE(words);
        const Ended ended = folder.run("solve Input.cnf " + words);
        CHECK(ended.code == 1);
        CHECK_THAT(ended.err, Contains("is the input file"));
        CHECK(folder.read("Input.cnf") == "p cnf 1 2\n1 0\n-1 0\n");
    }
}

TEST_CASE("a killed program leaves the old file, and the next one deletes what else it left", "[app][.windows]") {
    const Folder folder("old.txt", "1 0\n");
    folder.write("hard.cnf", hard_formula());
    constexpr int kill = 9;
    CHECK(folder.run("solve hard.cnf --proof old.txt", "", interrupt_at("conflict", 500, kill)).code == 128 + kill);
    CHECK(folder.run("puzzle boards --count 1000000 -o old.txt", "", interrupt_at("write", 3, kill)).code ==
          128 + kill);
    CHECK(folder.read("old.txt") == "1 0\n");
    CHECK(folder.run("solve hard.cnf --proof old.txt", "", interrupt_at("conflict", 500)).code == 130);
    CHECK(all_names(folder) == "hard.cnf\nold.txt\n");
    CHECK(folder.read("old.txt") == "1 0\n");
    CHECK(folder.run("puzzle boards --count 10 -o old.txt", "").code == 0);
    CHECK(all_names(folder) == "hard.cnf\nold.txt\n");
    CHECK(count_of(folder.read("old.txt"), "\n") == 10);
}

TEST_CASE("Ctrl-C at a console ends a search, and nothing that is half written stays", "[app][.windows]") {
    const Folder folder("hard.cnf", hard_formula());
    Terminal console(folder, "solve hard.cnf --proof p.drat --res=p.res");
    REQUIRE(is_begun(folder.path() / ".satdoku-1"));
    console.type("\x03");
    // Wine gives the program a console of its own: so this is the window of a program that was started by a double-click.
    REQUIRE(console.shows("Any key closes this window."));
    console.type(" ");
    CHECK(console.end() == 130);
    CHECK(all_names(folder) == "hard.cnf\np.res\n");
    CHECK_THAT(folder.read("p.res"), StartsWith("s -1\nt "));
}

TEST_CASE("a path may be longer than the limit that Windows once had", "[app][.windows]") {
    const Folder folder;
    std::string deep;
    for (int level = 0; level < 8; ++level) deep += std::string(50, 'x') + '/';
    std::filesystem::create_directories(folder.path() / deep);
    folder.write(deep + "f.cnf", small_formula);
    CHECK(folder.run("solve " + deep + "f.cnf --res").code == 10);
    CHECK_THAT(folder.read(deep + "f.res"), StartsWith("s 1\n"));
}
