// Games played line by line over a pipe.
#include "program/program.hpp"
#include "program/terminal.hpp"
#include "support/catch.hpp"
#include <satdoku/ui/columns.hpp>

using Catch::Matchers::Contains;

namespace {
/// A plain sudoku with two holes: 8 at row 1, column 1 and 2 at row 1, column 4.
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
    CHECK_THAT(ended.out, Contains("Wrong: the same digit is in r1c8 r2c2 r4c1."));
    CHECK_THAT(ended.out, Contains("Right."));
    CHECK_THAT(ended.out, Contains("Solved! Time 0:0") && Contains("hints 0, mistakes 1."));
}

TEST_CASE("no input ends a game but quit and its end", "[app]") {
    const Folder folder;
    const Ended ended = play(folder, "nonsense\n99=1\n12=5\nundo\nredo\nmark\n\n" + std::string(5000, 'y') +
                                         "\n\x01\x02\nnotes 7\nshow 0\nkeys\nhelp\n11=8\nquit\n");
    CHECK(ended.code == 0);
    CHECK(ended.err.empty());
    CHECK_THAT(ended.out, Contains("expected"));
    CHECK_THAT(ended.out, Contains("single keys need a terminal"));
    CHECK_THAT(ended.out, Contains("give up and see the solution"));
    CHECK_THAT(ended.out, Contains("Right."));
}

TEST_CASE("a word that is no move is an unknown command, and errors quote what was typed", "[app]") {
    const Folder folder;
    const std::string out =
        play(folder, "new\nanswer\nabc\nundoo\n答案\n标记 中心\n验证 提示\n1 12 3\n9c=1\nsave ?\n").out;
    for (const char* word : {"new", "answer", "abc", "答案"})
        CHECK_THAT(out, Contains(std::string("unknown command ") + word + "; ? lists the commands"));
    CHECK_THAT(out, Contains("unknown command undoo; did you mean undo?"));
    CHECK_THAT(out, Contains("'标记 中心' is not a move") && Contains("not '提示'"));
    CHECK_THAT(out, Contains("12 is not between 1 and 9") && Contains("c is not between 1 and 9"));
    CHECK_THAT(out, Contains("save the game to a file"));
    CHECK_FALSE(folder.has("?"));
    const std::string twodoku = folder.run("puzzle play --level easy --seed 1", "new\nabc\nnotes 提示\nn36=1\n").out;
    CHECK_THAT(twodoku, Contains("unknown command new") && Contains("unknown command abc"));
    CHECK_THAT(twodoku, Contains("there is no grid 提示") && Contains("there is no grid n;"));
}

TEST_CASE("the Chinese farewell counts hints in order", "[app]") {
    const Folder folder;
    const std::string out = play(folder, "hint 11\n11=8\n14=7\n", "--lang zh").out;
    CHECK_THAT(out, Contains("提示次数 1（代填），填错 0 次") && !Contains("） 次"));
}

TEST_CASE("conflicts and own digits have a mark if there is no colour", "[app]") {
    const Folder folder;
    const Ended ended = play(folder, "11=2\n", "--feedback rules");
    CHECK_THAT(ended.out, Contains("2!2!4"));
    CHECK_THAT(ended.out, Contains("Breaks a rule"));
    CHECK_THAT(play(folder, "11=8\n").out, Contains("8'2 4"));
    CHECK_THAT(play(folder, "hint 11\n").out, Contains("8*2 4"));
    CHECK_THAT(play(folder, "11=7\n").out, Contains("7!2 4") || Contains("7x2 4"));
    CHECK_THAT(play(folder, "11=8\n", "--color=always").out, Contains("\x1b["));
}

TEST_CASE("a digit that is called wrong is a hole, counts once, and replaces no right one", "[app]") {
    const Folder folder;
    const Ended ended = play(folder, "11=3\n11=3\n11=8\n11=3\n");
    CHECK_THAT(in_one_line(ended.out),
               Contains("3x2 4") && Contains("in r1c8 r2c2 r4c1. holes left 2> ") && Contains("Mistakes     1"));
    CHECK_THAT(ended.out, Contains("Right. holes left 1> ") && Contains("r1c1 is already right"));
    CHECK_THAT(ended.out, !Contains("Mistakes     2"));
}

TEST_CASE("a full board that is wrong says so", "[app]") {
    const Folder folder;
    CHECK_THAT(play(folder, "11=3\n14=7\n").out, Contains("The board is full but wrong: see the digits marked x (1)."));
    const Ended by_rules = play(folder, "11=7\n14=8\ncheck\n", "--feedback rules");
    CHECK_THAT(in_one_line(by_rules.out), Contains("The board is full but not right; check shows where."));
    CHECK_THAT(by_rules.out, Contains("Wrong: r1c1 (same digit in ") && Contains(") r1c4 (same digit in "));
}

TEST_CASE("check names the cells with which a wrong digit clashes", "[app]") {
    const Folder folder;
    const std::string moves = "11=3\n14=7\ncheck\n";
    CHECK_THAT(play(folder, moves, "--feedback rules").out, Contains("Wrong: r1c1 (same digit in r1c8 r2c2 r4c1)."));
    CHECK_THAT(play(folder, moves, "--lang zh").out, Contains("填错的格子：r1c1（与 r1c8 r2c2 r4c1 的数字相同）。"));
}

TEST_CASE("a game names the files that it writes in full", "[app]") {
    const Folder folder;
    CHECK_THAT(in_one_line(play(folder, "save g.txt\nquit\n").out), Contains("saved: " + folder.full_name("g.txt")));
    const std::string out = in_one_line(play(folder, "formula f.cnf\ny\nboard.txt\n").out);
    CHECK_THAT(out, Contains(folder.full_name("f.cnf") + ": 729 variables") &&
                        Contains(folder.full_name("f.res") + ": solved by cdcl"));
    CHECK_THAT(out, Contains("saved: " + folder.full_name("board.txt")));
}

TEST_CASE("grids have letters in notes and moves", "[app]") {
    const Folder folder;
    const Ended ended = folder.run("puzzle play --seed 1 --layout samurai --level easy",
                                   "notes b\nnotes 3\nnotes f\nhint c 5 5\nhelp\n");
    CHECK_THAT(ended.out, Contains("Grid b\n") && Contains("Grid c\n") && !Contains("Grid 3"));
    CHECK_THAT(ended.out, Contains("there is no grid f; the last one is e"));
    CHECK_THAT(ended.out, Contains("Hint: c:r5c5 is ") || Contains("c:r5c5 is a given"));
    CHECK_THAT(ended.out, Contains("a:r3c6=6 or a 3 6 6"));
}

TEST_CASE("a hint is heard rung by rung", "[app]") {
    const Folder folder;
    const Ended ended = play(folder, "hint\nhint\nhint\nhint\nquit\n");
    CHECK(ended.err.empty());
    CHECK_THAT(ended.out, Contains("Hint 1 of 4: look at column 1.") && Contains("Hint 2 of 4: full house.") &&
                              Contains("Hint 3 of 4: ") && Contains("Hint: "));
    CHECK_THAT(ended.out, Contains("Hints        1 (where)") && Contains("Hints        1 (how)") &&
                              Contains("Hints        1 (why)") && Contains("Hints        1 (done)"));
    CHECK_THAT(ended.out, !Contains("Hints        2") && Contains("r1c1 is 8") && !Contains("a:r1c1"));
    const Ended chinese = play(folder, "提示\n提示\nquit\n", "--lang zh");
    CHECK_THAT(chinese.out, Contains("提示 1/4：看第 1 列。") && Contains("提示 2/4：最后一格。"));
}

TEST_CASE("verify shows whether the board can be solved, and why not if asked", "[app]") {
    const Folder folder;
    const Ended ended =
        play(folder, "verify\n11=3\nverify\nverify why\nverify x\nundo solvable\nverify\n", "--feedback rules");
    CHECK_THAT(ended.out, Contains("Yes, it can still be solved.") &&
                              Contains("No, it can no longer be solved. verify why explains it, undo solvable goes") &&
                              Contains("No: row 1 has two 3s, r1c1 and r1c8.") &&
                              Contains("expected verify or verify why, not 'x'") && Contains("Undone."));
    CHECK(ended.code == 0);
    CHECK_THAT(play(folder, "verify why\n").out, Contains("Everything so far is right."));
    const Ended chinese = play(folder, "11=3\n验证\n验证 原因\n", "--feedback rules --lang zh");
    CHECK_THAT(chinese.out,
               Contains("已经无解。verify why") && Contains("已经无解：第 1 行有两个 3，在 r1c1 和 r1c8。"));
}

TEST_CASE("who hears the board asks for cells and houses in lines of words", "[app]") {
    const Folder folder;
    const Ended ended = play(folder,
                             "cell 11\ncell 12\n14=8\ncell 14\nrow 1\ncolumn a4\nbox 2\ncandidates 11\nmark 11 "
                             "38\ncell 11\nnotes\nshow\nquiet off\n11=8\ncell 11\nquit\n",
                             "-q");
    CHECK(ended.err.empty());
    for (const char* line : {
             "\nr1c1: empty, no notes.\n",
             "\nr1c2: 2, given.\n",
             "\nr1c4: 8, yours, wrong. The same digit is in r3c6 r7c4.\n",
             "\nrow 1: blank 2 4, 8 wrong 9 6, 5 3 1. Lacks 7 8.\n",
             "\nr1c1: by the rules 8.\n",
             "\nr1c1: empty, noted 3 8.\n",
             "\nr1c1 3 8\n",
         }) {
        CAPTURE(line);
        CHECK_THAT(ended.out, Contains(line));
    }
    // The board came when it was asked for, and again after moves.
    CHECK(ended.out.find("+-------+") > ended.out.find("noted 3 8"));
    CHECK_THAT(ended.out, Contains("8!2 4") && Contains("r1c1: 8, yours. The same digit is in r1c4."));
    const Ended bad = play(folder, "row\nrow 0\nrow b3\ncell 99 9\nquiet on\nbox a1\nquit\n", "-q");
    CHECK_THAT(bad.out, Contains("row needs a number from 1 to 9") && Contains("there is no grid b") &&
                            Contains("expected quiet or quiet off, not 'on'") &&
                            Contains("box 1: blank 2 4, 9 3 6, 5 1 7. Lacks 8."));
    const Ended chinese = play(folder, "格 11\n行 1\n宫 1\n列 1\n候选数 11\n安静\nquit\n", "-q --lang zh");
    CHECK_THAT(chinese.out, Contains("r1c1：空，无笔记。") && Contains("第 1 行：空 2 4，空 9 6，5 3 1。缺 7 8。"));
}

TEST_CASE("cells have names in r1c1, and are read in both notations whichever is chosen", "[app]") {
    const Folder folder;
    const Ended ended = play(folder, "R1C1=3\nmark r1c4 27\ncell 14\nclear r1c1\ncentre 11 8\nhint r1c4\nnope\nquit\n",
                             "--notation r1c1");
    CHECK_THAT(ended.out, Contains("Wrong: the same digit is in r1c8 r2c2 r4c1.") &&
                              Contains("r1c4: empty, noted 2 7") && Contains("r1c4 is 7") &&
                              Contains("unknown command nope; ? lists the commands"));
    CHECK_THAT(play(folder, "r1c4=7\ncell r1c4\nquit\n").out, Contains("Right.") && Contains("r1c4: 7, yours"));
    play(folder, "r1c4=7\nsave s.game\nquit\n", "--notation r1c1");
    CHECK_THAT(folder.read("s.game"), Contains("14=7") && !Contains("r1c4"));
    CHECK_THAT(play(folder, "", "--notation r2c2").err, Contains("--notation must be one of r1c1, cells"));
}

TEST_CASE("a terminal that is called dumb gets no escape sequence", "[app]") {
    const Folder folder;
    folder.write("p.txt", nearly_done + "\n");
    const Ended ended = folder.run("play p.txt", "hint\nhint\nhint\nhint\nrow 1\nhelp\nquit\n", "TERM=dumb");
    CHECK_THAT(ended.out, Contains("Hint 3 of 4") && !Contains("\x1b"));
}

TEST_CASE("saved games are listed and removed by commands", "[app]") {
    const Folder folder;
    CHECK_THAT(folder.run("play --list").out, Contains("no saved game"));
    CHECK(folder.run("play --remove 1").code == 1);
    play(folder, "11=8\n");
    play(folder, "11=9\n");
    const Ended listed = folder.run("play --list");
    CHECK_THAT(listed.out, Contains("  1  ") && Contains("  2  ") && Contains("sudoku, 1 hole left"));
    const std::string name = listed.out.substr(5, listed.out.find(' ', 5) - 5);
    CHECK(folder.run("play --remove 3").code == 1);
    CHECK_THAT(folder.run("play --remove " + name).err, Contains("removed: " + name));
    CHECK_THAT(folder.run("play --list").out, !Contains(name + " "));
}

TEST_CASE("arrows that reach a line point to the single keys", "[app]") {
    const Folder folder;
    CHECK_THAT(play(folder, "\x1b[A\n").out, Contains("type keys"));
    CHECK_THAT(play(folder, "help\n").out, Contains("keys    ") && Contains("with arrows and single keys"));
}

TEST_CASE("every word of a move has Chinese words", "[app]") {
    const Folder folder;
    const Ended ended = play(folder, "反馈 规则\n11=8\n候选　清除\n按键\n", "--lang zh");
    CHECK_THAT(ended.out, Contains("从现在起只指出违反规则之处。") && Contains("没有违反规则。"));
    CHECK_THAT(ended.out, Contains("按键方式需要终端"));
}

TEST_CASE("who gives up can have the formula and its result", "[app]") {
    const Folder folder;
    const Ended asked = play(folder, "solve\n\ny\n");
    CHECK_THAT(asked.out, Contains("write sudoku.cnf and sudoku.res, y or n"));
    CHECK_THAT(asked.out, Contains("sudoku.cnf: 729 variables") && Contains("sudoku.res: solved by cdcl in "));
    CHECK_THAT(folder.run("check sudoku.cnf sudoku.res").out, Contains("all"));
    CHECK_THAT(folder.run("puzzle decode sudoku.cnf sudoku.res").out, Contains("8" + nearly_done.substr(1, 2) + "7"));
    CHECK_THAT(folder.read("sudoku.res"), Catch::Matchers::StartsWith("s 1\nv "));
    // No file is lost, and the formula can be asked for from the beginning.
    const std::string formula = folder.read("sudoku.cnf");
    play(folder, "formula\n\n");
    CHECK(folder.has("sudoku-2.cnf"));
    CHECK(folder.has("sudoku-2.res"));
    folder.write("mine.res", "mine");
    CHECK_THAT(play(folder, "公式 mine.cnf\n\n", "--lang zh").out, Contains("mine-2.res：由 cdcl 求解"));
    CHECK(folder.read("mine.res") == "mine");
    CHECK(folder.read("mine.cnf") == formula);
    play(folder, "formula mine.cnf\n\n");
    CHECK(folder.has("mine-2.cnf"));
    // Who wins or declines gets none.
    folder.shell("rm -f sudoku*");
    CHECK_THAT(play(folder, "11=8\n14=7\n\n").out, !Contains(".cnf"));
    play(folder, "solve\n\n\n");
    CHECK_FALSE(folder.has("sudoku.cnf"));
}

TEST_CASE("at the end the board can be saved, over nothing unasked", "[app]") {
    const Folder folder;
    std::string solved = nearly_done + "\n";
    solved[0] = '8';
    solved[3] = '7';
    CHECK_THAT(play(folder, "solve\ny\nsolved.txt\n").out, Contains(folder.full_name("solved.txt")));
    CHECK(folder.read("solved.txt") == solved);
    folder.write("mine.txt", "mine");
    play(folder, "11=8\n14=7\ny\nmine.txt\n\n");
    CHECK(folder.read("mine.txt") == "mine");
    play(folder, "11=8\n14=7\n\n");
    CHECK_FALSE(folder.has("solution.txt"));
}

TEST_CASE("a game overwrites no other file unless it is asked to", "[app]") {
    const Folder folder;
    folder.write("mine.txt", "mine");
    CHECK_THAT(play(folder, "11=8\nsave mine.txt\n\nquit\n").out, Contains("overwrite it, y or n [n]"));
    CHECK(folder.read("mine.txt") == "mine");
    play(folder, "11=8\nsave mine.txt\ny\nquit\n");
    CHECK(folder.read("mine.txt") != "mine");
}

TEST_CASE("a saved game resumes exactly", "[app]") {
    const Folder folder;
    play(folder, "mark 14 57\n11=9\nhint 11\nsave one.game\nquit\n");
    REQUIRE(folder.has("one.game"));
    const Ended again = folder.run("puzzle play one.game", "save two.game\nundo\nundo\nq\nn\n");
    CHECK(again.code == 0);
    // The time continues; all else is the same.
    const auto without_time = [](std::string text) { return text.erase(text.find("\ntime "), 20); };
    CHECK(without_time(folder.read("one.game")).substr(0, 200) == without_time(folder.read("two.game")).substr(0, 200));
    CHECK_THAT(again.out, Contains("Hints") && Contains("9"));
    folder.write("bad.game", folder.read("one.game").substr(0, 100));
    const Ended bad = folder.run("puzzle play bad.game");
    CHECK(bad.code == 1);
    CHECK_THAT(bad.err, Contains("bad.game:"));
}

TEST_CASE("whatever ends a game that is not over, it is saved and resumes exactly", "[app][terminal]") {
    const Folder folder;
    const std::string moves = "mark 14 57\n11=9\nhint 11\nsavepoint\nundo\n";
    // The end of input, quitting, a signal, and a window that is closed.
    const Ended ended = play(folder, moves);
    CHECK(ended.code == 0);
    CHECK_THAT(ended.out, Contains("The game is saved. To continue it: satdoku puzzle play --resume"));
    CHECK_THAT(folder.run("puzzle play --resume", "redo\n").out, Contains("8*2 4"));
    folder.run("puzzle play --resume", "undo\nquit\n");
    const Ended signalled = folder.shell(
        "mkfifo in; LC_ALL=C $satdoku puzzle play --resume < in & program=$!\n"
        "exec 3> in; printf 'redo\\n' >&3\n" +
        until_printed("Redone.") + "kill -TERM $program; wait $program");
    CHECK(signalled.code == 143);
    CHECK_THAT(signalled.out, Contains("The game is saved."));
    for (const bool lines : {true, false}) {
        Terminal terminal(folder, std::string("puzzle play --resume") + (lines ? " --lines" : ""));
        REQUIRE(terminal.shows(lines ? "> " : "Q leaves"));
        terminal.type(lines ? "undo\n" : "r");
        REQUIRE(terminal.shows(lines ? "Undone." : "Redone."));
        terminal.hang_up();
        CHECK(terminal.end() == 129);
    }
    const Ended again = folder.run("puzzle play --resume", "back\nsave whole.game\nquit\n");
    CHECK_THAT(again.out, Contains("8*2 4") && !Contains("is saved"));
    const std::string saved = folder.read("whole.game");
    CHECK_THAT(saved, Contains("mark a14 57") || Contains("mark 14 57"));
    CHECK_THAT(saved, Contains("hints 1\nmistakes 1\n"));
    // In a file of the person's own it is safe, and a game that is over cannot be continued.
    CHECK(folder.run("puzzle play --resume").code == 1);
    play(folder, "11=8\n14=7\n");
    CHECK_THAT(folder.run("puzzle play --resume").err, Contains("no saved game"));
}

TEST_CASE("two programs that continue one game keep both", "[app][terminal]") {
    const Folder folder;
    play(folder, "mark 14 57\n");
    Terminal one(folder, "puzzle play --lines --resume");
    Terminal two(folder, "puzzle play --lines --resume");
    REQUIRE((one.shows("holes left") && two.shows("holes left")));
    one.type("11=8\n");
    REQUIRE(one.shows("Right."));
    two.type("11=9\n");
    REQUIRE(two.shows("Wrong: the same digit is in"));
    one.type("14=7\n");
    REQUIRE(one.shows("Save the solved board"));
    one.type("\n");
    CHECK(one.end() == 0);
    two.type("quit\n");
    CHECK(two.end() == 0);
    CHECK_THAT(two.screen(), Contains("Another program also played or removed"));
    CHECK_THAT(one.screen(), !Contains("Another program"));
    const Ended rest = folder.run("puzzle play --resume", "q\n");
    CHECK_THAT(rest.out, Contains("9x2 4") || Contains("9!2 4"));
}

TEST_CASE("where several games are kept the person chooses", "[app]") {
    const Folder folder;
    play(folder, "11=8\n");
    play(folder, "11=9\n");
    const Ended ended = folder.run("puzzle play --resume", "9\n2\nq\n");
    CHECK_THAT(ended.out, Contains("sudoku, 1 hole left") && Contains("expected a number from 1 to 2"));
    CHECK_THAT(ended.out, Contains("8'2 4"));
}

TEST_CASE("the list of saved games shows how many it leaves out, and games can be removed", "[app]") {
    const Folder folder;
    for (int game = 0; game < 17; ++game) play(folder, game == 16 ? "11=8\n" : "11=9\n");
    const Ended ended = folder.run("puzzle play --resume", "remove 18\nremove 1\n\nremove 1\ny\nall\nq\n");
    CHECK_THAT(ended.out, Contains("and 2 more; all lists them") && Contains("and 1 more; all lists them"));
    CHECK_THAT(ended.out, Contains("expected a number from 1 to 17 or a name from the list, found 18"));
    CHECK_THAT(ended.out, Contains("removed") && Contains("\n  16  "));
    CHECK_THAT(folder.run("puzzle play --resume", "1\n").out, !Contains("8'2 4"));
}

TEST_CASE("a game can be thrown away", "[app]") {
    const Folder folder;
    CHECK_THAT(play(folder, "11=8\nremove\n").out, Contains("removed") && !Contains("is saved"));
    CHECK_THAT(folder.run("puzzle play --resume").err, Contains("no saved game"));
}

TEST_CASE("play by itself means puzzle play", "[app]") {
    const Folder folder;
    folder.write("p.txt", nearly_done + "\n");
    CHECK_THAT(folder.run("play p.txt", "11=8\n").out, Contains("Right."));
    CHECK_THAT(folder.run("play --help").out, Contains("satdoku puzzle play"));
    CHECK(folder.run("help").out.find("\n  play") == std::string::npos);
}

TEST_CASE("a game that cannot be kept says so and offers a file", "[app]") {
    const Folder folder;
    folder.write("nowhere", "a file, no folder");
    folder.write("p.txt", nearly_done + "\n");
    const Ended ended =
        folder.shell("XDG_STATE_HOME=$PWD/nowhere LC_ALL=C $satdoku puzzle play p.txt", "11=8\nquit\ny\nmine.game\n");
    CHECK_THAT(ended.out, Contains("The game is not saved: ") && Contains(folder.full_name("mine.game")));
    CHECK(folder.has("mine.game"));
}

TEST_CASE("a file of one's own is overwritten only where one wants it", "[app]") {
    const Folder folder;
    play(folder, "11=8\nsave own.game\n");
    const std::string before = folder.read("own.game");
    const Ended kept = folder.run("puzzle play own.game", "undo\nquit\nn\n");
    CHECK_THAT(kept.out, Contains("Save it to own.game first") && Contains("The game is saved."));
    CHECK(folder.read("own.game") == before);
    folder.run("puzzle play own.game", "undo\nquit\n\n");
    CHECK(folder.read("own.game") != before);
}

TEST_CASE("a digit is pointed out with the places where it may go", "[app]") {
    const Folder folder;
    CHECK_THAT(play(folder, "show 7\n").out, Contains("| .?9 6"));
    CHECK_THAT(play(folder, "ｓｈｏｗ　７\n１１＝８\n").out, Contains("8'2 4"));
}

TEST_CASE("a board that is wider than the window is not torn", "[app][terminal]") {
    const Folder folder;
    Terminal narrow(folder, "puzzle play --lines --layout samurai --seed 1", 24, 25);
    CHECK(narrow.shows("columns, the window has 25."));
    Terminal wide(folder, "puzzle play --lines --layout samurai --seed 1", 24, 80);
    CHECK(wide.shows("holes left "));
    for (const std::string& line : satdoku::ui::split_lines(wide.screen()))
        CHECK(satdoku::ui::display_width(line) <= 81);  // with the carriage return
}

TEST_CASE("options of a new puzzle are refused for another one", "[app]") {
    const Folder folder;
    folder.write("p.txt", nearly_done + "\n");
    REQUIRE(folder.run("play p.txt --lines", "save g.txt\nquit\n").code == 0);
    for (const auto& [call, one, other] : {std::array{"p.txt --constraints cage", "p.txt", "--constraints"},
                                           {"p.txt --level hard", "p.txt", "--level"},
                                           {"p.txt --seed 3", "p.txt", "--seed"},
                                           {"g.txt --technique x-wing", "g.txt", "--technique"},
                                           {"g.txt --feedback rules", "g.txt", "--feedback"},
                                           {"g.txt --puzzle 2", "g.txt", "--puzzle"},
                                           {"--resume --minimal", "--resume", "--minimal"},
                                           {"--resume --feedback rules", "--resume", "--feedback"},
                                           {"--list --level easy", "--list", "--level"},
                                           {"--statistics --seed 1", "--statistics", "--seed"}}) {
        CAPTURE(call);
        const Ended ended = folder.run(std::string("play ") + call, "quit\n");
        CHECK(ended.code == 2);
        CHECK_THAT(ended.err, Says("usage.both", {one, other}));
    }
    const Ended number = folder.run("play --puzzle 2", "quit\n");
    CHECK(number.code == 2);
    CHECK_THAT(number.err, Says("usage.needs", {"--puzzle", "FILE"}));
}

TEST_CASE("only a puzzle with one solution is played", "[app]") {
    const Folder folder;
    folder.write("empty.txt", std::string(81, '.') + "\n");
    CHECK(folder.run("puzzle play empty.txt").code == 1);
    folder.write("none.txt", "55" + std::string(79, '.') + "\n");
    CHECK(folder.run("puzzle play none.txt").code == 1);
}

TEST_CASE("two who continue the same game at once lose no move", "[app]") {
    const Folder folder;
    folder.write("p.txt", "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n");
    folder.run("puzzle play p.txt --feedback rules", "a13 4\nquit\n");
    for (int race = 0; race < 9; ++race) {
        const std::string digit = std::to_string(race + 1);
        folder.shell(
            "ls .test/satdoku | tail -n +2 | (cd .test/satdoku; xargs rm -f)\n"
            "for cell in a14 a16; do\n"
            "    (printf '%s " +
            digit +
            "\\nquit\\n' $cell |"
            " $satdoku puzzle play --resume > /dev/null) &\n"
            "done; wait");
        const std::string games = folder.shell("cat .test/satdoku/*.game").out;
        CHECK_THAT(games, Contains(" 14=" + digit + "\n") && Contains(" 16=" + digit + "\n"));
    }
}

TEST_CASE("the folder of saved games is their player's alone", "[app][posix]") {
    const Folder folder;
    folder.shell("printf 'hint\\nquit\\n' | $satdoku puzzle play --lines --layout sudoku --seed 1");
    CHECK(folder.shell("stat -c %a .test/satdoku").out == "700\n");
}

TEST_CASE("cells and candidates are coloured by lines, listed, kept and cleared", "[app]") {
    const Folder folder;
    const Ended ended = play(folder,
                             "colour 11 b\ncolour 12 b\nmark 14 78\ncolour 14 7 c\ncolours\nnotes\ncell 14\n11=8\nsave "
                             "g.game\nquit\n");
    CHECK(ended.err.empty());
    // Without colours the sign is the letter; a given and a digit of the player keep it.
    CHECK_THAT(ended.out, Contains("| .B2 4") && Contains("| .B2B4") && Contains("| 8B2B4"));
    CHECK_THAT(ended.out, Contains("B: r1c1 r1c2\nC: r1c4=7\n") && Contains("7C8"));
    CHECK_THAT(ended.out, Contains("r1c4: empty, noted 7 8. Coloured 7 C."));
    CHECK_THAT(folder.read("g.game"), Contains("colour 14 7 C\n"));
    const Ended later =
        folder.run("puzzle play g.game", "colours\ncolours clear\ncolours\nundo\ncolours\ncolour 11 e\n");
    CHECK_THAT(later.out, Contains("| 8B2B4") && Contains("| 8'2 4") && Contains("nothing is coloured") &&
                              Contains("unknown colour e"));
    CHECK(later.out.rfind("B: 11 12\n") > later.out.find("nothing is coloured"));
    const Ended painted = folder.run("puzzle play g.game --color always", "notes\nquit\n");
    CHECK_THAT(painted.out, Contains("\x1b[30;43m8") && Contains("\x1b[30;45m7") && !Contains("8B2B"));
    const Ended chinese = play(folder, "涂色 11 b\n颜色\n颜色 清除\n颜色\nquit\n", "--lang zh");
    CHECK_THAT(chinese.out, Contains("B: r1c1\n") && Contains("没有涂色"));
}

TEST_CASE("a puzzle to practise a technique or a rating is made and begun", "[app]") {
    const Folder folder;
    const Ended technique = folder.run("play --layout sudoku --technique x-wing --seed 1", "info\nquit\n");
    CHECK_THAT(technique.err, Contains("hardest technique X-wing"));
    CHECK_THAT(technique.out, Contains("step: X-wing."));
    const Ended rating = folder.run("play --layout sudoku --rating 4.0-4.5 --exclude x-wing --seed 1", "info\nquit\n");
    CHECK_THAT(rating.err, Contains("rating 4."));
    CHECK_THAT(rating.out, Contains("Rating 4."));
    CHECK(folder.run("play --technique x-wong").code == 2);
    for (const auto& [name, why] : {std::pair{"whale", "usage.technique_never"},
                                    {"proof", "usage.proof_no_technique"},
                                    {"squirmbag", "usage.technique_never"}}) {
        const Ended refused = folder.run(std::string("play --technique ") + name);
        CHECK(refused.code == 2);
        CHECK_THAT(refused.err, Says(why, {name}));
    }
    CHECK_THAT(folder.run("play --layout sudoku --technique relay").err, Says("generate.relay_of_one_grid"));
    // The menu accepts the same in one answer, and shows the possible ones.
    const Ended menu = folder.run("", "sudoku\nplay\nnew\n?\nx-wong\nx-wing\n\n1\n\ninfo\nquit\nq\nq\n");
    CHECK_THAT(menu.out, Contains("full-house, naked-single,") && Contains("x-wong is not a level,") &&
                             Contains("step: X-wing."));
    CHECK_THAT(folder.run("", "sudoku\nplay\nnew\n4.0-4.5\n\n1\n\ninfo\nquit\nq\nq\n").out, Contains("Rating 4."));
}

TEST_CASE("the puzzle of the day follows from its date alone", "[app]") {
    const Folder folder;
    const std::string tuesday = folder.run("puzzle generate --layout sudoku --daily=2026-11-24").out;
    CHECK(folder.run("puzzle generate --layout sudoku --daily 2026-11-24").out == tuesday);
    CHECK(folder.run("puzzle generate --layout sudoku --seed 20261124 --level medium").out == tuesday);
    CHECK(folder.run("puzzle generate --layout sudoku --daily=2026-11-25").out != tuesday);
    const Ended played = folder.run("play --layout sudoku --daily 2026-11-24", "save g.game\nquit\n");
    CHECK_THAT(played.err, Contains("The puzzle of 2026-11-24: medium."));
    CHECK_THAT(folder.read("g.game"), Contains("givens " + tuesday));
    CHECK_THAT(folder.run("play --layout sudoku --daily=2026-11-29 --lang zh", "quit\n").err,
               Contains("2026-11-29 的每日一题：极难。"));
    for (const char* bad : {"--daily=2026-02-29", "--daily=24.11.2026", "--daily=2026-1-1", "--daily --level easy",
                            "--daily --seed 3", "--daily=2026-11-24 p.txt"}) {
        CAPTURE(bad);
        CHECK(folder.run(std::string("play ") + bad).code == 2);
    }
    // Whatever day it is, the menu offers its puzzle.
    const Ended menu = folder.run("", "play\ndaily\ninfo\nquit\nq\n");
    CHECK_THAT(menu.out, Contains("the puzzle of the day, 20") && Contains("holes left") && Contains("Rating "));
}

TEST_CASE("a puzzle of one's own is typed, checked, and begins", "[app]") {
    const Folder folder;
    std::string typed;
    for (std::size_t cell = 0; cell < nearly_done.size(); ++cell) {
        if (nearly_done[cell] == '.') continue;
        typed += std::to_string(cell / 9 + 1) + std::to_string(cell % 9 + 1) + '=' + nearly_done[cell] + '\n';
    }
    const std::string own = "play --blank --layout sudoku";
    const Ended played = folder.run(own, "begin\n" + typed + "begin\nhint 11\n12=.\nbegin\n14=7\n");
    CHECK(played.err.empty());
    CHECK_THAT(played.out, Contains("The puzzle has 100 solutions or more;") && Contains("givens 0> begin") &&
                               Contains("givens 79> ") && Contains("It has exactly one solution: the game begins.") &&
                               Contains("Hint: r1c1 is 8.") && Contains("r1c2 is a given") &&
                               Contains("the game has already begun") && Contains("Solved! Time "));
    const Ended refused = folder.run(own, "11=5\n12=5\nbegin\nhint\nverify\ninfo\n12=.\nsave half.game\nquit\n");
    CHECK_THAT(refused.out, Contains("row 1 has two 5s") && Contains("your puzzle has not started") &&
                                Contains(folder.full_name("half.game")));
    // The typed text continues where it was.
    CHECK_THAT(folder.run("play half.game", "quit\n").out, Contains("givens 1> "));
    const std::string full = "11=8\n14=7\n";
    folder.write("full.txt", "824796531936125784517348629361579842275483196498612375749861253652937418183254967\n");
    CHECK_THAT(folder.run("play full.txt").err, Contains("the board is full"));
    CHECK_THAT(folder.run(own, typed + full + "begin\n").out, Contains("the board is full"));
    const std::string none = "11=1\n12=2\n13=3\n14=4\n15=5\n16=6\n17=7\n18=8\n29=9\n";
    CHECK_THAT(folder.run(own, none + "begin\n").out, Contains("no solution: some given is wrong"));
    CHECK(folder.run("play --blank --level easy").code == 2);
    CHECK(folder.run("play --blank p.txt").code == 2);
    CHECK(folder.run("play --blank --feedback rules").code == 2);
    CHECK(folder.run("play --blank --daily").code == 2);
    const Ended chinese = folder.run("--lang zh", "sudoku\nplay\n自拟\n开始\nquit\nq\nq\n");
    CHECK_THAT(chinese.out, Contains("此题至少有 100 个解") && Contains("已知数 0 个> "));
}
