// Where the results of the puzzle commands cannot go. That disks get full is played by a limit on the size of
// files.
#include "program/program.hpp"
#include "program/terminal.hpp"
#include "support/catch.hpp"
#include "support/puzzles.hpp"
#include <satdoku/grid/text.hpp>
#include <algorithm>
#include <sstream>

using Catch::Matchers::Contains;
using Catch::Matchers::EndsWith;
using Catch::Matchers::StartsWith;

namespace {
/// More than a pipe, a buffer and a small disk hold.
constexpr const char* writing_commands[] = {
    "puzzle solve many.txt",
    "puzzle solve many.txt --format picture --threads 1",
    "puzzle boards --count 30000 --first-digit 4",
    "puzzle boards --count 14000 --random --seed 1",
    "puzzle generate --layout sudoku --count 5000 --seed 1",
};

void write_many_puzzles(const Folder& folder) {
    const std::string puzzle = satdoku::support::seventeen_line() + '\n';
    std::string many;
    for (int line = 0; line < 5'000; ++line) {
        many += puzzle;
    }
    folder.write("many.txt", many);
}
}  // namespace

TEST_CASE("impossible numbers of holes are refused at once, with what is possible", "[app]") {
    const Folder folder;
    struct Case {
        const char* options;
        const char* message;
    };
    for (const Case& one :
         {Case{"--layout flower --holes 81,81,81,81,81", "at most 0 givens"},
          Case{"--layout windmill --holes 81,81,81,81,81", "at most 0 givens"},
          Case{"--minimal --holes 0", "the number of holes must be from 9 to 137, not 0"},
          Case{"--layout sudoku --minimal --holes 8", "from 9 to 64, not 8"}, Case{"--joint --holes 3", "from 4 to"},
          Case{"--holes 0,73", "in grid b must be from 0 to 72, not 73"}}) {
        CAPTURE(one.options);
        const Ended ended = folder.run(std::string("puzzle generate --seed 1 ") + one.options);
        CHECK(ended.code == 1);
        CHECK_THAT(ended.err, Contains(one.message));
    }
}

TEST_CASE("what is wrong with --clues is said in givens", "[app]") {
    const Folder folder;
    const auto refusal = [&](const std::string& options) {
        return folder.run("puzzle generate -o x.txt --clues " + options).err;
    };
    CHECK_THAT(refusal("10 --layout sudoku"), Says("generate.impossible", {"10", "17", "81", "1"}));
    CHECK_THAT(refusal("82 --layout sudoku"), Says("generate.impossible", {"82", "17", "81", "1"}));
    CHECK_THAT(refusal("80 --layout sudoku --minimal"), Says("generate.impossible", {"80", "17", "72", "1"}));
    CHECK_THAT(refusal("5,40"), Says("generate.impossible_of_grid", {"5", "8", "81", "1", "a"}));
    CHECK_THAT(refusal("30,40,50"), Says("generate.one_number_a_grid", {"twodoku", "2"}));
    CHECK_THAT(refusal("0,0,0,0,0 --layout flower"), Contains("that is at most 0 givens"));
    folder.write("two.txt", "12" + std::string(79, '.') + "\n");
    CHECK_THAT(folder.run("puzzle generate --layout sudoku --pattern two.txt -o x.txt").err,
               Says("generate.impossible", {"2", "17", "81", "1"}));
    const Ended near = folder.run("puzzle generate --layout sudoku --clues 17 --tries 1 --seed 1 -o x.txt");
    CHECK(near.code == 3);
    CHECK_THAT(near.err, Contains("givens is the best of 1 board"));
}

TEST_CASE("holes are dug in the board that is given", "[app]") {
    const Folder folder;
    folder.run("puzzle generate --seed 4 --holes 50,60 --format line --solution -o both.txt");
    const std::string both = folder.read("both.txt");
    const std::string solution = both.substr(both.find(' ') + 1);
    folder.write("full.txt", solution);
    folder.run("puzzle generate --board full.txt --holes 40,70 --seed 9 -o dug.txt");
    CHECK(folder.run("puzzle solve -q dug.txt").out == solution);
    folder.write("holes.txt", solution.substr(0, 1) + "." + solution.substr(2));
    CHECK_THAT(folder.run("puzzle generate --board holes.txt").err, Contains("expected a complete board of twodoku"));
    CHECK_THAT(folder.run("puzzle generate --board full.txt --pattern full.txt").err, Contains("cannot"));
}

TEST_CASE("x and digits mark the givens of a pattern", "[app]") {
    const Folder folder;
    std::string marks;
    for (std::size_t row = 0; row < 9; ++row) {
        std::string line(9, '.');
        for (std::size_t place = row % 3; place < 9; place += 3) line[place] = "xX5"[place / 3];
        marks += line + '\n';
    }
    folder.write("marks.txt", "# xX\n" + marks);
    const Ended ended = folder.run("puzzle generate --layout sudoku --pattern marks.txt --seed 1 --format grid");
    REQUIRE(ended.code == 0);
    std::string shape = ended.out;
    std::erase(shape, ' ');
    std::ranges::replace_if(
        shape, [](char sign) { return sign >= '1' && sign <= '9'; }, '5');
    std::ranges::replace_if(
        marks, [](char sign) { return sign == 'x' || sign == 'X'; }, '5');
    CHECK(shape == marks);
    folder.write("puzzle.txt", marks.replace(marks.find('5'), 1, "x"));
    CHECK_THAT(folder.run("puzzle solve --layout sudoku puzzle.txt").err, Contains("found 'x'"));
}

TEST_CASE("a technique that is hardly ever needed is named so before the search", "[app]") {
    const Folder folder;
    const Ended rare = folder.run("puzzle generate --layout sudoku --technique mutant-jellyfish --seed 1 --tries 1");
    CHECK(rare.code == 3);
    CHECK_THAT(rare.err, StartsWith("puzzles that need mutant jellyfish are so rare"));
    const Ended never = folder.run("puzzle generate --layout sudoku --technique franken-x-wing --seed 1");
    CHECK(never.code == 2);
    CHECK_THAT(never.err, Contains("no puzzle needs franken-x-wing"));
}

TEST_CASE("a file without a board is an error", "[app]") {
    const Folder folder;
    folder.write("empty.txt", "");
    folder.write("blank.txt", "\n# nothing\n");
    for (const std::string command : {"solve", "encode", "play"}) {
        for (const std::string file : {"empty.txt", "blank.txt"}) {
            const Ended ended = folder.run("puzzle " + command + " " + file);
            CHECK(ended.code == 1);
            CHECK_THAT(ended.err, Contains(file + ": it contains no board"));
        }
    }
}

TEST_CASE("every command names what a file of f-puzzles draws without a rule", "[app]") {
    const Folder folder;
    std::string rows;
    for (std::size_t row = 0; row < 9; ++row) {
        std::string cells;
        for (const char digit : nearly_done.substr(9 * row, 9))
            cells += std::string(cells.empty() ? "" : ",") +
                     (digit == '.' ? "{}" : std::string("{\"value\":") + digit + ",\"given\":true}");
        rows += (row == 0 ? "[" : ",[") + cells + "]";
    }
    folder.write("p.json", "{\"size\":9,\"grid\":[" + rows +
                               "],\"line\":[{\"lines\":[[\"R1C1\"]]}],\"text\":[{\"cells\":[\"R1C1\"]}]}\n");
    const auto named = Says("board.left_out", {"line, text"});
    const Ended solve = folder.run("puzzle solve p.json");
    CHECK(solve.code == 1);
    CHECK(solve.out.size() == 82);
    CHECK_THAT(solve.err, named);
    for (const std::string command :
         {"candidates p.json", "explain p.json", "print p.json", "convert p.json --to line", "encode p.json -o p.cnf",
          "page p.json -o p.html", "certify p.json -o folder", "same p.json p.json"}) {
        CAPTURE(command);
        const Ended ended = folder.run("puzzle " + command);
        CHECK(ended.code == 0);
        CHECK_THAT(ended.err, named);
    }
    CHECK_THAT(folder.run("puzzle play p.json --lines", "quit\n").err, named);
    CHECK_THAT(folder.run("puzzle candidates p.json --lang zh").err, Contains("line, text"));
    CHECK(folder.run("puzzle candidates p.json -q").err.empty());
}

TEST_CASE("true candidates are counted: with each digit of a cell there are as many solutions as in all", "[app]") {
    const Folder folder;
    folder.write("p.txt", "..3.........2... # layout sudoku-4x4\n");
    REQUIRE_THAT(folder.run("puzzle explain p.txt").out, Contains("There are 18 solutions."));
    std::istringstream lines(folder.run("puzzle candidates p.txt --counts 100").out);
    int cells = 0;
    for (std::string line; std::getline(lines, line);) {
        if (!line.starts_with("# ")) continue;
        int sum = 0;
        for (std::size_t at = line.find('='); at != std::string::npos; at = line.find('=', at + 1))
            sum += std::stoi(line.substr(at + 1));
        CAPTURE(line);
        CHECK(sum == 18);
        ++cells;
    }
    CHECK(cells == 14);
    CHECK_THAT(folder.run("puzzle candidates p.txt --counts 8").out,
               Contains("# r1c1: 1=8+ 4=8+\n# r1c2: 1=3 2=8+ 4=3\n"));
}

TEST_CASE("the progress of a search for givens counts givens", "[app][terminal]") {
    const Folder folder;
    Terminal terminal(folder, "puzzle generate --layout sudoku --clues 20 --tries 300 --seed 1 -o p.txt");
    terminal.end();
    CHECK_THAT(terminal.screen(), Contains("fewest givens: 2") && !Contains("most holes"));
}

TEST_CASE("a full disk leaves the old file, or none", "[app][posix]") {
    const Folder folder;
    write_many_puzzles(folder);
    for (const std::string command : writing_commands) {
        CAPTURE(command);
        folder.write("old.txt", "old\n");
        for (const char* name : {"old.txt", "new.txt"}) {
            const Ended ended = folder.shell("trap '' XFSZ; ulimit -f 256; $satdoku " + command + " -o " + name);
            CHECK(ended.code == 1);
            CHECK_THAT(ended.err, Contains(std::string("error: cannot write ") + name + ": "));
        }
        CHECK(folder.read("old.txt") == "old\n");
        CHECK(folder.shell("ls").out == "many.txt\nold.txt\n");
    }
}

TEST_CASE("full standard output is an error, one that is closed ends quietly", "[app]") {
    const Folder folder;
    write_many_puzzles(folder);
    for (const std::string command : writing_commands) {
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

TEST_CASE("what a new puzzle is like is described in Chinese words", "[app]") {
    const Folder folder;
    const Ended ended = folder.run("puzzle generate --layout sudoku --level easy --seed 3 --lang zh -o p.txt");
    CHECK_THAT(ended.out + ended.err, Contains("级别：简单") && !Contains("easy"));
}

TEST_CASE("an error removes the line of progress before it", "[app][terminal]") {
    const Folder folder;
    std::string pattern;  // with which no puzzle has one solution, as a climb shows
    for (int cell = 0; cell < 81; ++cell) pattern += cell % 5 == 0 ? 'x' : '.';
    folder.write("x.txt", pattern + "\n");
    Terminal terminal(folder, "puzzle generate --layout sudoku --pattern x.txt --tries 1000 --seed 1 -o p.txt");
    terminal.end();
    CHECK_THAT(terminal.screen(), Contains("none fits so far") && Contains("\r\x1b[Ksatdoku: error: "));
}
