// Certificates of puzzles: they are accepted as they are written, and no file of them can be changed in what it
// says without being refused.
#include "program/program.hpp"
#include "support/catch.hpp"
#include "support/puzzles.hpp"
#include <satdoku/grid/text.hpp>
#include <algorithm>
#include <sstream>

using namespace satdoku;
using Catch::Matchers::Contains;
using Catch::Matchers::StartsWith;

namespace {
/// What a formula or a result says, without comments, times and how the words are set.
std::string said(const std::string& text) {
    std::string words;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with("c") || line.starts_with("t ")) continue;
        std::istringstream pieces(line);
        for (std::string word; pieces >> word;) words += word + ' ';
    }
    return words;
}

/// As Windows names files: with its own slashes below a folder.
std::string with_slashes(std::string text) {
    std::replace(text.begin(), text.end(), '\\', '/');
    return text;
}
}  // namespace

TEST_CASE("the certificates of puzzles of any layout hold", "[app]") {
    const Folder folder;
    folder.shell(
        "for l in sudoku twodoku samurai; do $satdoku puzzle generate --layout $l --minimal --seed 5; "
        "$satdoku puzzle generate --layout $l --holes 20 --seed 6; done > p.txt");
    const Ended made = folder.run("puzzle certify p.txt -o proofs/");
    CHECK(made.code == 0);
    CHECK_THAT(made.err, Contains("proofs/: certificates of 6 puzzles"));
    const Ended checked = folder.run("puzzle certify --check proofs");
    CHECK(checked.code == 0);
    CHECK(checked.out == "RIGHT: 6 puzzles have exactly one solution; 3 of them are minimal\n");
    CHECK(folder.shell("ls -A proofs").out == "1\n2\n3\n4\n5\n6\nREADME.txt\npuzzles.txt\n");
    CHECK(folder.shell("ls -A proofs/1").out ==
          "minimal.txt\nother.cnf\nother.drat\npuzzle.cnf\npuzzle.res\npuzzle.txt\n");
    // Each file is what other commands take.
    CHECK(folder.run("check proofs/3/puzzle.cnf proofs/3/puzzle.res").code == 0);
    CHECK(folder.run("check proofs/3/other.cnf --proof proofs/3/other.drat").code == 0);
    CHECK(folder.run("solve proofs/3/other.cnf").code == 20);
    CHECK(folder.run("puzzle decode proofs/3/puzzle.cnf proofs/3/puzzle.res").out ==
          folder.run("puzzle solve proofs/puzzles.txt | sed -n 3p").out);
    CHECK_THAT(folder.read("proofs/README.txt"), Contains("drat-trim 1/other.cnf 1/other.drat"));
    folder.run("puzzle certify p.txt -o zh --lang zh");
    CHECK_THAT(folder.read("zh/README.txt"), Contains("恰有一个解的证明"));
}

TEST_CASE("puzzles with constraints are certified: each of them is needed, and none can be changed", "[app]") {
    const Folder folder;
    folder.shell(
        "for k in cage,thermometer arrow,odd sandwich,xv palindrome,whispers; do "
        "$satdoku puzzle generate --layout sudoku-6x6 --constraints $k --minimal --seed 7; done > p.txt; "
        "$satdoku puzzle generate --layout twodoku-6x6 --constraints cage --seed 8 >> p.txt");
    REQUIRE(folder.run("puzzle certify p.txt -o f").code == 0);
    const auto check = [&] { return with_slashes(folder.run("puzzle certify --check f").out); };
    CHECK(check() == "RIGHT: 5 puzzles have exactly one solution; 4 of them are minimal\n");
    CHECK(folder.run("check f/5/other.cnf --proof f/5/other.drat").code == 0);
    CHECK(folder.run("check f/5/puzzle.cnf f/5/puzzle.res").code == 0);
    // The last line is of a constraint, as the last clauses before the solution's are.
    const std::string minimal = folder.read("f/1/minimal.txt");
    const std::size_t last = minimal.rfind('\n', minimal.size() - 2) + 1;
    folder.write("f/1/minimal.txt", minimal.substr(0, last));
    CHECK_THAT(check(), StartsWith("WRONG: f/1/minimal.txt: no board for 1 given or constraint, such as "));
    folder.write("f/1/minimal.txt", minimal + minimal.substr(last));
    CHECK_THAT(check(), StartsWith("WRONG: f/1/minimal.txt: expected a given or constraint of the puzzle, once each"));
    const std::string first = minimal.substr(0, minimal.find('\n') + 1);
    const std::size_t name = minimal.find(' ', last);
    folder.write("f/1/minimal.txt", minimal.substr(0, name) + first.substr(first.find(' ')));
    CHECK_THAT(check(), Contains("is not another solution of the puzzle without " + minimal.substr(last, name - last)));
    folder.write("f/1/minimal.txt", minimal);
    const std::string other = folder.read("f/1/other.cnf");
    const std::size_t end = other.rfind('\n', other.rfind('\n', other.size() - 2) - 1) + 1;
    folder.write("f/1/other.cnf", other.substr(0, end) + "-1 " + other.substr(end));
    CHECK_THAT(check(), StartsWith("WRONG: f/1/other.cnf: clause "));
    folder.write("f/1/other.cnf", other.substr(0, end) + other.substr(other.find('\n', end) + 1));
    CHECK_THAT(check(), StartsWith("WRONG: f/1/other.cnf: "));
    folder.write("f/1/other.cnf", other);
    CHECK_THAT(check(), StartsWith("RIGHT: 5 puzzles"));
}

TEST_CASE("whatever file of a certificate is changed, it is refused or says the same", "[app]") {
    const Folder folder;
    folder.write("p.txt", support::seventeen_line() + '\n');
    REQUIRE(folder.run("puzzle certify p.txt -o f").code == 0);
    const int parts = support::rounds(10);
    int refused = 0;
    for (const std::string file : {"puzzles.txt", "1/puzzle.txt", "1/puzzle.cnf", "1/puzzle.res", "1/other.cnf",
                                   "1/other.drat", "1/minimal.txt"}) {
        const std::string path = "f/" + file;
        const std::string right = folder.read(path);
        REQUIRE(right.size() > 80);
        for (int part = 0; part < parts; ++part) {
            const std::size_t at =
                static_cast<std::size_t>(part) * (right.size() - 1) / static_cast<std::size_t>(parts - 1);
            std::string wrong = right;
            wrong[at] = right[at] == '1' ? '2' : right[at] == '2' ? ' ' : '1';
            folder.write(path, wrong);
            const Ended ended = folder.run("puzzle certify --check f");
            CAPTURE(file, at, ended.out, ended.err);
            if (ended.code == 3) {
                CHECK_THAT(with_slashes(ended.out), StartsWith("WRONG: f/"));
                ++refused;
                continue;
            }
            CHECK(ended.code == 0);
            // A proof that holds is a proof.
            if (file != "1/other.drat") CHECK(said(wrong) == said(right));
        }
        if (file != "1/other.drat") {
            folder.write(path, right.substr(0, right.size() / 2));
            CHECK(folder.run("puzzle certify --check f").code == 3);
        }
        folder.shell("rm " + path);
        CHECK(folder.run("puzzle certify --check f").code == (file == "puzzles.txt" ? 1 : 3));
        folder.write(path, right);
        CHECK(folder.run("puzzle certify --check f").code == 0);
    }
    CHECK(refused > 4 * parts);
}

TEST_CASE("the first thing that is wrong is named", "[app]") {
    const Folder folder;
    folder.run("puzzle generate --layout sudoku --minimal --count 2 --seed 3 -o p.txt");
    REQUIRE(folder.run("puzzle certify p.txt -o f").code == 0);
    const auto check = [&] { return with_slashes(folder.run("puzzle certify --check f").out); };
    const std::string without = folder.read("f/2/minimal.txt");
    folder.write("f/2/minimal.txt", without.substr(without.find('\n') + 1));
    CHECK_THAT(check(), StartsWith("WRONG: f/2/minimal.txt: no board for 1 given or constraint, such as "));
    folder.write("f/2/other.drat", "0\n");
    CHECK_THAT(check(), StartsWith("WRONG: f/2/other.drat: "));
    folder.shell("cp f/1/other.cnf f/2/other.cnf");
    CHECK_THAT(check(), StartsWith("WRONG: f/2/other.cnf: clause "));
    folder.shell("cp f/1/puzzle.res f/2/puzzle.res");
    CHECK_THAT(check(), StartsWith("WRONG: f/2/puzzle.res: "));
    folder.shell("cp f/1/* f/2");
    CHECK(check() == "WRONG: f/2/puzzle.txt: the puzzle differs from the one listed in puzzles.txt\n");
}

TEST_CASE("a list that is shorter than the folder, and stray characters, are refused", "[app]") {
    const Folder folder;
    folder.run("puzzle generate --layout twodoku --count 2 --seed 3 -o p.txt");
    REQUIRE(folder.run("puzzle certify p.txt -o f").code == 0);
    const auto check = [&] { return with_slashes(folder.run("puzzle certify --check f").out); };
    const std::string list = folder.read("f/puzzles.txt");
    const std::string end = "# count 2\n";
    REQUIRE(list.ends_with(end));
    const std::string boards = list.substr(0, list.size() - end.size());
    const std::string one = list.substr(0, list.find('\n') + 1);
    for (const std::string& cut : {std::string(), one, boards, std::string("# count 0\n")}) {
        folder.write("f/puzzles.txt", cut);
        CHECK_THAT(check(), StartsWith("WRONG: f/puzzles.txt: the list is truncated"));
    }
    folder.write("f/puzzles.txt", one + "# count 1\n");
    CHECK(check() == "WRONG: f/2: puzzles.txt does not list this folder\n");
    folder.write("f/puzzles.txt", list + one);
    CHECK_THAT(check(), StartsWith("WRONG: f/puzzles.txt: "));
    folder.write("f/puzzles.txt", list);
    const std::string puzzle = folder.read("f/1/puzzle.txt");
    for (const std::string& stray :
         {puzzle + "more\n", puzzle + "\n", puzzle.substr(0, 30) + '|' + puzzle.substr(30)}) {
        folder.write("f/1/puzzle.txt", stray);
        CHECK_THAT(check(), StartsWith("WRONG: f/1/puzzle.txt: "));
    }
    folder.write("f/1/puzzle.txt", puzzle);
    CHECK_THAT(check(), StartsWith("RIGHT: 2 puzzles"));
}

TEST_CASE("puzzles without exactly one solution get no certificate", "[app]") {
    const Folder folder;
    const std::string puzzle = support::seventeen_line();
    std::string several = puzzle;
    several[several.find_first_of("123456789")] = '.';
    folder.write("p.txt", several + '\n' + puzzle + "\n11" + std::string(79, '.') + '\n');
    const Ended made = folder.run("puzzle certify p.txt -o f");
    CHECK(made.code == 3);
    CHECK_THAT(made.err, Contains("puzzle 1 has several solutions") && Contains("puzzle 3 has no solution"));
    CHECK_THAT(folder.run("puzzle certify --check f").out, StartsWith("RIGHT: 1 puzzle has"));
}

TEST_CASE("nothing is overwritten, and nothing is half written", "[app][posix]") {
    const Folder folder;
    folder.write("p.txt", support::seventeen_line() + '\n');
    folder.write("bad.txt", folder.read("p.txt") + "12345\n");
    CHECK(folder.run("puzzle certify bad.txt -o f").code == 1);
    CHECK(folder.shell("trap '' XFSZ; ulimit -f 20; $satdoku puzzle certify p.txt -o f").code == 1);
    CHECK(folder.run("puzzle certify missing.txt -o f").code == 1);
    CHECK(folder.shell("ls -A").out == ".test\nbad.txt\np.txt\n");
    folder.shell("mkdir f; echo mine > f/mine");
    const Ended taken = folder.run("puzzle certify p.txt -o f");
    CHECK(taken.code == 1);
    CHECK_THAT(taken.err, Contains("f already exists and is not empty"));
    CHECK(folder.run("puzzle certify p.txt -o p.txt").code == 1);
    CHECK(folder.shell("ls -A . f").out == ".:\n.test\nbad.txt\nf\np.txt\n\nf:\nmine\n");
    folder.shell("rm f/mine");
    CHECK(folder.run("puzzle certify p.txt -o f").code == 0);
    for (const char* wrong : {"", "p.txt", "-o g", "--check f p.txt", "--check f -o g"}) {
        CHECK(folder.run(std::string("puzzle certify ") + wrong).code == 2);
    }
    CHECK(folder.run("puzzle certify --check nowhere").code == 1);
}

TEST_CASE("a signal ends the writing of certificates, and leaves nothing", "[app]") {
    const Folder folder;
    folder.write("p.txt", support::seventeen_line() + "\n");
    const Ended ended = folder.run("puzzle certify p.txt -o f", "", interrupt_at("work", 1));
    CHECK(ended.code == 130);
    CHECK_THAT(ended.err, Says("certify.stopped", {"f"}));
    CHECK(folder.shell("ls -A").out == ".test\np.txt\n");
}

TEST_CASE("SIGQUIT ends the writing of certificates, and leaves nothing", "[app][posix]") {
    const Folder folder;
    folder.write("p.txt", support::seventeen_line() + "\n");
    CHECK(folder.run("puzzle certify p.txt -o f", "", interrupt_at("conflict", 1, SIGQUIT)).code == 128 + SIGQUIT);
    CHECK(folder.shell("ls -A").out == ".test\np.txt\n");
}

TEST_CASE("a bad line at the end of a file is reported before its puzzles are proved", "[app]") {
    const Folder folder;
    folder.write("p.txt", support::seventeen_line() + "\n12345\n");
    // The signal would come at the first conflict of a proof.
    CHECK(folder.run("puzzle certify p.txt -o f", "", interrupt_at("conflict", 1)).code == 1);
}

TEST_CASE("a certificate's result in another form is accepted with a warning", "[app]") {
    const Folder folder;
    folder.write("p.txt", support::seventeen_line() + '\n');
    REQUIRE(folder.run("puzzle certify p.txt -o f").code == 0);
    CHECK(folder.run("puzzle certify --check f").err.empty());
    folder.write("f/1/puzzle.res", "S:" + folder.read("f/1/puzzle.res").substr(1));
    const Ended checked = folder.run("puzzle certify --check f");
    CHECK(checked.code == 0);
    CHECK_THAT(with_slashes(in_one_line(checked.err)), Contains("f/1/puzzle.res: ") && Says("check.remark", {"1"}));
}
