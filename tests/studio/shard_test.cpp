// --shard and --continue: parts that are joined, and runs that were ended in the middle, give what one run gives.
#include "continued_file.hpp"
#include "program/program.hpp"
#include "support/catch.hpp"
#include "support/puzzles.hpp"
#include <satdoku/core/hash.hpp>
#include <satdoku/grid/text.hpp>
#include <string>
#include <vector>

using Catch::Matchers::Contains;
using Catch::Matchers::StartsWith;

namespace {
/// Commands that write the same every time, of some tens of items each.
const std::vector<std::string> bulk_commands = {
    "puzzle generate --layout sudoku --minimal --count 41 --seed 5",
    "puzzle generate --count 7 --seed 5 --format picture --solution",
    "puzzle generate --layout sudoku --level easy --count 9 --seed 2 --format grid",
    "puzzle boards --count 200 --first-digit 4",
    "puzzle boards --count 150 --format grid",
    "puzzle boards --random --count 133 --seed 8",
    "puzzle solve many.txt",
    "puzzle solve many.txt --format picture --count-solutions 5",
    "puzzle solve many.txt --engine cdcl",
    "puzzle solve many.txt --engine dpll",
    "puzzle rate few.txt",
    "puzzle rate few.txt --json --filter er=-4.0",
};

/// Puzzles with one solution, with several and with none, and what is not a puzzle.
void write_mixed_puzzles(const Folder& folder) {
    const std::string made = folder.run("puzzle generate --layout sudoku --count 30 --seed 1 -q").out;
    const std::string twodoku = satdoku::grid::board_line(satdoku::support::course_twodoku()) + '\n';
    const std::string several = "12" + std::string(79, '.') + '\n';
    const std::string none = "11" + std::string(79, '.') + '\n';
    folder.write("many.txt", "# puzzles\n" + several + made + twodoku + "no puzzle\n" + none + several + made +
                                 twodoku + twodoku + several + several);
    folder.write("few.txt", made.substr(0, 82 * 8) + "no puzzle\n" + none + several + several);
}
}  // namespace

TEST_CASE("shards joined are what one run writes, on any number of threads", "[app]") {
    const Folder folder;
    write_mixed_puzzles(folder);
    for (const std::string& command : bulk_commands) {
        CAPTURE(command);
        const Ended whole = folder.run(command + " -q --threads 1");
        REQUIRE(whole.out.size() > 700);
        for (const int of : satdoku::support::is_slow ? std::vector{3} : std::vector{2, 5}) {
            std::string joined;
            int worst = 0;
            for (int number = 1; number <= of; ++number) {
                const std::string shard = " --shard " + std::to_string(number) + '/' + std::to_string(of);
                const Ended part = folder.run(command + " -q --threads 2" + shard);
                joined += part.out;
                worst = worst == 1 || part.code == 1 ? 1 : std::max(worst, part.code);
            }
            CHECK(joined == whole.out);
            CHECK(worst == whole.code);
        }
    }
}

TEST_CASE("there may be more shards than items", "[app]") {
    const Folder folder;
    folder.write("one.txt", std::string(81, '.') + '\n');
    for (const std::string command : {"puzzle generate --layout sudoku --count 2 --seed 3 --holes 40",
                                      "puzzle boards --count 2", "puzzle solve one.txt", "puzzle rate one.txt"}) {
        CAPTURE(command);
        std::string joined;
        for (int number = 1; number <= 4; ++number) {
            const Ended part = folder.run(command + " -q --shard " + std::to_string(number) + "/4");
            CHECK((part.code == 0 || part.code == 3));
            joined += part.out;
        }
        CHECK(joined == folder.run(command + " -q").out);
    }
}

TEST_CASE("messages about a shard name lines and puzzles of the whole file", "[app]") {
    const Folder folder;
    write_mixed_puzzles(folder);
    for (const std::string command : {"puzzle solve many.txt", "puzzle rate many.txt"}) {
        CAPTURE(command);
        std::string shown;
        for (int number = 1; number <= 3; ++number) {
            const Ended part = folder.run(command + " -o out.txt --threads 1 --shard " + std::to_string(number) + "/3");
            for (const char* const line : {"puzzle 1:", "puzzle 33:", "puzzle 34:", "puzzle 67:", "many.txt:34:"}) {
                if (part.err.find(line) != std::string::npos) shown += std::string(line) + std::to_string(number) + ' ';
            }
        }
        CHECK(shown == "puzzle 1:1 puzzle 33:2 puzzle 34:2 many.txt:34:2 puzzle 67:3 ");
    }
}

TEST_CASE("what is no shard is refused", "[app]") {
    const Folder folder;
    write_mixed_puzzles(folder);
    for (const std::string shard :
         {"0/3", "4/3", "a/b", "3", "1/0", "", "1/", "/3", "1/3/4", "-1/3", "1/4294967296", "1 /3"}) {
        CAPTURE(shard);
        for (const std::string command : {"generate --seed 1", "boards", "solve many.txt", "rate many.txt"}) {
            const Ended ended = folder.run("puzzle " + command + " '--shard=" + shard + "'");
            CHECK(ended.code == 2);
            CHECK_THAT(ended.err, Contains("--shard"));
            CHECK(ended.out.empty());
        }
    }
    for (const std::string command :
         {"generate --shard 1/2", "boards --random --shard 1/2", "generate --continue -o f"}) {
        const Ended ended = folder.run("puzzle " + command);
        CHECK(ended.code == 2);
        CHECK_THAT(ended.err, Contains("--seed"));
    }
    CHECK_THAT(folder.run("puzzle boards --continue").err, Contains("--continue requires --output\n"));
    CHECK(folder.run("puzzle rate many.txt --sort er --shard 1/2").code == 2);
    for (const std::string option : {"--shard 1/2", "--continue -o f"}) {
        const Ended piped = folder.run("puzzle solve - " + option, std::string(81, '.'));
        CHECK(piped.code == 1);
        CHECK_THAT(piped.err, Contains("<stdin> can only be read sequentially"));
    }
    CHECK(folder.shell("ls").out == "few.txt\nmany.txt\n");
}

TEST_CASE("compressed files have shards, too", "[app]") {
    const Folder folder;
    write_mixed_puzzles(folder);
    folder.shell("gzip -k many.txt");
    const std::string whole = folder.run("puzzle solve many.txt -q").out;
    CHECK(folder.run("puzzle solve many.txt.gz -q --shard 1/2").out +
              folder.run("puzzle solve many.txt.gz -q --shard 2/2").out ==
          whole);
}

TEST_CASE("a run that is continued writes what one run writes, and reports the same answer again", "[app]") {
    const Folder folder;
    write_mixed_puzzles(folder);
    int file = 0;
    for (const std::string& command : bulk_commands) {
        CAPTURE(command);
        const Ended whole = folder.run(command + " -q");
        const std::string name = "out" + std::to_string(++file);
        for (int time = 0; time < 2; ++time) {
            const Ended ended = folder.run(command + " --continue -o " + name);
            CHECK(ended.code == whole.code);
            CHECK(folder.read(name) == whole.out);
            if (time == 1) CHECK_THAT(ended.err, Contains(name + " is already complete"));
        }
        CHECK_FALSE(folder.has(name + ".part"));
    }
}

TEST_CASE("results without any puzzle are not written", "[app]") {
    const Folder folder;
    folder.write("bad.txt", "no puzzle\n");
    for (const std::string command : {"solve", "rate"}) {
        for (const std::string option : {"", "--shard 1/1", "--continue", "--shard 1/1 --continue"}) {
            CAPTURE(command, option);
            CHECK(folder.run("puzzle " + command + " bad.txt -o f " + option).code == 1);
            CHECK(folder.shell("ls").out == "bad.txt\n");
        }
    }
    folder.write("empty.txt", "# nothing\n");
    CHECK(folder.run("puzzle solve empty.txt --continue -o f").code == 1);
    CHECK_FALSE(folder.has("f.journal"));
    folder.write("empty.txt", std::string(81, '.') + "\n");  // the next run finds no other run's journal
    CHECK(folder.run("puzzle solve empty.txt --continue -o f").code == 3);
    CHECK(folder.has("f"));
}

TEST_CASE("generating resumes from any checkpoint, wherever the file is cut off", "[app]") {
    const Folder folder;
    const std::string command =
        "puzzle generate --layout sudoku --holes 45 --count 8 --seed 5 --threads 1 --continue -q -o f";
    REQUIRE(folder.run(command).code == 0);
    const std::string whole = folder.read("f");
    const std::string journal = folder.read("f.journal");
    const std::string head = journal.substr(0, journal.find("whole "));
    // The journal of a run that made a checkpoint after each puzzle.
    std::string checkpoints;
    satdoku::core::Hash hash;
    for (std::uint64_t made = 1; made <= 8; ++made) {
        hash.add(std::string_view(whole).substr((made - 1) * 82, 82));
        checkpoints += satdoku::studio::journal_line({made * 82, hash.value(), {made, 0}, false});
    }
    const std::size_t step = satdoku::support::is_slow ? 40 : 20;
    for (std::size_t size = 0; size <= whole.size(); size += size % 82 == 0 || size % 82 == 81 ? 1 : step) {
        CAPTURE(size);
        folder.shell("rm -f f");
        folder.write("f.journal", head + checkpoints);
        folder.write("f.part", whole.substr(0, size));
        CHECK(folder.run(command).code == 0);
        CHECK(folder.read("f") == whole);
    }
}

TEST_CASE("a continued run that is ended by a signal can be resumed", "[app]") {
    const Folder folder;
    write_mixed_puzzles(folder);
    folder.shell(
        "for copy in 1 2 3 4 5 6; do cat few.txt; done > more.txt\n"
        "for copy in $(seq 60); do cat more.txt; done > most.txt");
    struct Case {
        std::string command;
        int writes;
        int signal;
        int code;  ///< lines that are not puzzles outrank the signal
    };
    for (const Case& one :
         {Case{"puzzle generate --minimal --count 100 --seed 4 --threads 2", 40, SIGINT, 130},
          Case{"puzzle generate --layout sudoku --minimal --count 500 --seed 4", 200, SIGKILL, 137},
          Case{"puzzle boards --random --count 27000 --seed 4", 2, SIGTERM, 143},
          Case{"puzzle rate more.txt", 20, SIGINT, 1}, Case{"puzzle solve most.txt --threads 1", 1, SIGTERM, 1},
          Case{"puzzle solve more.txt --engine cdcl --threads 1", 1, SIGKILL, 137}}) {
        CAPTURE(one.command, one.signal);
        folder.shell("rm -f f*");
        const std::string command = one.command + " --continue -q -o f";
        CHECK(folder.run(command, "", interrupt_at("write", one.writes, one.signal)).code == one.code);
        CHECK(folder.has("f.part"));
        CHECK_FALSE(folder.has("f"));
        const int code = folder.run(command).code;
        const Ended whole = folder.run(one.command + " -q -o g");
        CHECK(code == whole.code);
        CHECK(folder.shell("cmp f g").code == 0);
    }
}

TEST_CASE("a full disk leaves a part that can be resumed, and a foreign file is not touched", "[app][posix]") {
    const Folder folder;
    const std::string boards = "puzzle boards --count 30000 --first-digit 4";
    const Ended full = folder.shell("trap '' XFSZ; ulimit -f 256; $satdoku " + boards + " --continue -o f");
    CHECK(full.code == 1);
    CHECK_THAT(full.err, Says("file.cannot_write", {"f.part"}));
    CHECK_FALSE(folder.has("f"));
    folder.run(boards + " --continue -q -o f");
    CHECK(folder.read("f") == folder.run(boards + " -q").out);

    const Ended other = folder.run("puzzle boards --count 30000 --first-digit 5 --continue -o f");
    CHECK(other.code == 1);
    CHECK_THAT(in_one_line(other.err), Contains("f.journal:") && Contains("--first-digit"));
    folder.write("mine", "mine\n");
    const Ended foreign = folder.run(boards + " --continue -o mine");
    CHECK(foreign.code == 1);
    CHECK_THAT(foreign.err, Says("continue.foreign", {"mine"}));
    CHECK(folder.read("mine") == "mine\n");
    CHECK_FALSE(folder.has("mine.journal"));
}

TEST_CASE("a run whose input has changed is not continued", "[app]") {
    const Folder folder;
    write_mixed_puzzles(folder);
    REQUIRE(folder.run("puzzle solve many.txt --continue -o f").code == 1);
    const std::string before = folder.read("f");
    std::string changed = folder.read("many.txt");
    changed[changed.size() - 3] = '5';
    folder.write("many.txt", changed);
    const Ended ended = folder.run("puzzle solve many.txt --continue -o f");
    CHECK(ended.code == 1);
    CHECK_THAT(in_one_line(ended.err), Contains("journal of another run"));
    CHECK(folder.read("f") == before);
}
