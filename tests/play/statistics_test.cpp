// What is kept of the games that a person has ended.
#include "program/program.hpp"
#include "support/catch.hpp"

using Catch::Matchers::Contains;

namespace {
/// A plain sudoku with two holes: 8 at row 1, column 1 and 7 at row 1, column 4.
Ended play_counted(const Folder& folder, const std::string& moves) {
    folder.write("p.txt", nearly_done + "\n");
    return folder.run("play p.txt", moves);
}

const std::string file = ".test/satdoku/statistics";
}  // namespace

TEST_CASE("games that are ended count by layout and level", "[app]") {
    const Folder folder;
    CHECK_THAT(folder.run("play --statistics").out, Contains("No finished game yet."));
    CHECK_THAT(play_counted(folder, "11=8\n14=7\n\n").out,
               Contains("sudoku, easy: 1 game, best 0:00, mean 0:00, streak 1."));
    play_counted(folder, "hint 11\n14=7\n\n");
    CHECK_THAT(play_counted(folder, "solve\n\n").out, Contains("3 games") && Contains("streak 0."));
    play_counted(folder, "hint\nhint\nhint\n11=8\n14=7\n\n");
    play_counted(folder, "11=8\nquit\n");
    CHECK_THAT(folder.run("play --statistics").out,
               Contains("Streak") && Contains("sudoku, easy      4       3  0:00  0:00  2 (done)       1        2"));
    CHECK_THAT(folder.run("play --statistics --lang zh").out,
               Contains("连胜") && Contains("数独，简单") && Contains("2（代填）"));
    // Lines of earlier versions do not say how far hints went.
    folder.write(file, "satdoku statistics 1\n2026-01-01 sudoku easy solved 1000 4 0\n");
    CHECK_THAT(folder.run("play --statistics").out, Contains("  4       1        1\n"));
}

TEST_CASE("games that end at once are all counted", "[app]") {
    const Folder folder;
    folder.write("p.txt", nearly_done + "\n");
    folder.shell("for game in 1 2 3 4 5 6; do printf 'solve\\n' | $satdoku play p.txt > /dev/null & done; wait");
    CHECK_THAT(folder.run("play --statistics").out, Contains("sudoku, easy      6       0"));
}

TEST_CASE("statistics that are damaged are reported with their line, and lose nothing", "[app]") {
    const Folder folder;
    play_counted(folder, "solve\n\n");
    const std::string right = folder.read(file);
    folder.write(file, right + "nonsense\n");
    const Ended ended = folder.run("play --statistics");
    CHECK(ended.code == 1);
    CHECK_THAT(in_one_line(ended.err), Contains("statistics:3: not a line of game statistics: 'nonsense'"));
    CHECK_THAT(play_counted(folder, "solve\n\n").out,
               Contains("The game is not counted in the statistics: ") || Contains("statistics:3"));
    CHECK_THAT(folder.read(file), Contains(right + "nonsense\n"));
}

TEST_CASE("info shows how hard the puzzle is, and what each grid lacks", "[app]") {
    const Folder folder;
    CHECK_THAT(play_counted(folder, "info\nquit\n").out,
               Contains("Rating 1.0 (") && Contains("easy, score 8. Hardest"));
    const Ended ended = folder.run("play --layout twodoku --seed 1 --level easy", "info\nquit\n");
    CHECK_THAT(ended.out, Contains("to C4 (most): C") && Contains("Left in grid b: ") && Contains(" of 9."));
}
