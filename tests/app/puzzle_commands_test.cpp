// Where the results of the puzzle commands cannot go. That disks get full is played by a limit on the size of
// files.
#include "app/program.hpp"
#include "support/catch.hpp"
#include "support/puzzles.hpp"

#include <satdoku/grid/text.hpp>

using Catch::Matchers::Contains;
using Catch::Matchers::EndsWith;

namespace {

/// More than a pipe, a buffer and a small disk hold.
constexpr const char* commands[] = {
    "puzzle solve many.txt",
    "puzzle solve many.txt --format picture --threads 1",
    "puzzle boards --count 30000 --first-digit 4",
    "puzzle boards --count 30000 --random --seed 1",
    "puzzle generate --layout sudoku --count 20000 --seed 1",
};

void write_puzzles(const Folder& folder) {
    const std::string puzzle = satdoku::grid::board_line(satdoku::support::seventeen_givens()) + '\n';
    std::string many;
    for (int line = 0; line < 20'000; ++line) {
        many += puzzle;
    }
    folder.write("many.txt", many);
}

}  // namespace

TEST_CASE("a full disk leaves the old file, or none", "[app]") {
    const Folder folder;
    write_puzzles(folder);
    for (const std::string command : commands) {
        CAPTURE(command);
        folder.write("old.txt", "old\n");
        for (const char* name : {"old.txt", "new.txt"}) {
            const Ended ended =
                folder.shell("trap '' XFSZ; ulimit -f 256; $satdoku " + command + " -o " + name);
            CHECK(ended.code == 1);
            CHECK_THAT(ended.err, Contains(std::string("error: cannot write ") + name + ": "));
        }
        CHECK(folder.read("old.txt") == "old\n");
        CHECK(folder.shell("ls").out == "many.txt\nold.txt\n");
    }
}

TEST_CASE("full standard output is an error, one that is closed ends quietly", "[app]") {
    const Folder folder;
    write_puzzles(folder);
    for (const std::string command : commands) {
        CAPTURE(command);
        const Ended full = folder.run(command + " > /dev/full");
        CHECK(full.code == 1);
        CHECK_THAT(full.err, Contains("error: cannot write to standard output: "));
        CHECK(folder.run(command + " -o /dev/full").code == 1);
        const Ended closed = folder.shell("{ $satdoku " + command + " -q; echo $? >&2; } | head -1 | wc -l");
        CHECK_THAT(closed.out, EndsWith("1\n"));
        CHECK(closed.err == "141\n");
    }
}
