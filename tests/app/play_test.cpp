// Games played line by line over a pipe.
#include "app/program.hpp"
#include "support/catch.hpp"

using Catch::Matchers::Contains;

namespace {

/// A plain sudoku with two holes: 8 at row 1, column 1 and 2 at row 1, column 4.
const std::string nearly_done =
    ".24.96531936125784517348629361579842275483196498612375749861253652937418183254967";

Ended play(const Folder& folder, const std::string& moves, const std::string& options = {}) {
    folder.write("p.txt", nearly_done + "\n");
    return folder.run("puzzle play p.txt " + options, moves);
}

}  // namespace

TEST_CASE("a game is played to its end and celebrated", "[app]") {
    const Folder folder;
    const Ended ended = play(folder, "11=3\n1 1 8\n1 1 4 7\n");
    CHECK(ended.code == 0);
    CHECK(ended.err.empty());
    CHECK_THAT(ended.out, Contains("Wrong."));
    CHECK_THAT(ended.out, Contains("Right."));
    CHECK_THAT(ended.out, Contains("Solved! Time 0:0") && Contains("hints 0, mistakes 1."));
}

TEST_CASE("no input ends a game but quit and its end", "[app]") {
    const Folder folder;
    const Ended ended = play(folder, "nonsense\n99=1\n12=5\nundo\nredo\nmark\n\n" + std::string(5000, 'y') +
                                         "\n\x01\x02\nnotes 7\nkeys\nhelp\n11=8\nquit\nn\n");
    CHECK(ended.code == 0);
    CHECK(ended.err.empty());
    CHECK_THAT(ended.out, Contains("expected"));
    CHECK_THAT(ended.out, Contains("single keys need a terminal"));
    CHECK_THAT(ended.out, Contains("give up and see the solution"));
    CHECK_THAT(ended.out, Contains("Right."));
    CHECK_THAT(ended.out, Contains("Save the game first"));
}

TEST_CASE("conflicts and own digits have a mark where there is no colour", "[app]") {
    const Folder folder;
    const Ended ended = play(folder, "11=2\n", "--feedback rules");
    CHECK_THAT(ended.out, Contains("2!2!4"));
    CHECK_THAT(ended.out, Contains("Breaks a rule"));
    CHECK_THAT(play(folder, "11=8\n").out, Contains("8'2 4"));
    CHECK_THAT(play(folder, "hint 11\n").out, Contains("8*2 4"));
    CHECK_THAT(play(folder, "11=7\n").out, Contains("7!2 4") || Contains("7x2 4"));
    CHECK_THAT(play(folder, "11=8\n", "--color=always").out, Contains("\x1b["));
}

TEST_CASE("a saved game resumes exactly", "[app]") {
    const Folder folder;
    play(folder, "mark 14 57\n11=9\nhint 11\nsave one.game\nquit\n");
    REQUIRE(folder.has("one.game"));
    const Ended again = folder.run("puzzle play one.game", "save two.game\nundo\nundo\nq\nn\n");
    CHECK(again.code == 0);
    // The time goes on; all else is the same.
    const auto without_time = [](std::string text) { return text.erase(text.find("\ntime "), 20); };
    CHECK(without_time(folder.read("one.game")).substr(0, 200) ==
          without_time(folder.read("two.game")).substr(0, 200));
    CHECK_THAT(again.out, Contains("Hints") && Contains("9"));
    folder.write("bad.game", folder.read("one.game").substr(0, 100));
    const Ended bad = folder.run("puzzle play bad.game");
    CHECK(bad.code == 1);
    CHECK_THAT(bad.err, Contains("bad.game:"));
}

TEST_CASE("only a puzzle with one solution is played", "[app]") {
    const Folder folder;
    folder.write("empty.txt", std::string(81, '.') + "\n");
    CHECK(folder.run("puzzle play empty.txt").code == 1);
    folder.write("none.txt", "55" + std::string(79, '.') + "\n");
    CHECK(folder.run("puzzle play none.txt").code == 1);
}
