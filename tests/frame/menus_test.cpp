// Whole sessions in the menus, typed over a pipe: every item, every bad input, both languages.
#include "program/program.hpp"
#include "support/catch.hpp"
#include <sstream>
#include <vector>

using Catch::Matchers::Contains;

namespace {
const std::string menu_formula = "c a small one\np cnf 3 4\n1 2 0\n-1 3 0\n-2 -3 0\n1 -3 2 0\n";

/// Writes each answer on a line.
std::string lines(const std::vector<const char*>& answers) {
    std::string text;
    for (const char* answer : answers) text.append(answer).append("\n");
    return text;
}
}  // namespace

TEST_CASE("the SAT menu from load to drop", "[app]") {
    const Folder folder("a b.cnf", menu_formula);
    const std::string session = lines({"sat",
                                       "load",
                                       "  \"a b.cnf\" ",
                                       "inspect",
                                       "y",
                                       "n",
                                       "p",
                                       "2",
                                       "f -3",
                                       "a",
                                       "q",
                                       "solve",
                                       "",
                                       "solve",
                                       "naive",
                                       "time-limit",
                                       "10",
                                       "",
                                       "check",
                                       "",
                                       "compare",
                                       "naive,dlis,cdcl",
                                       "none",
                                       "0.5",
                                       "3",
                                       "missing.cnf",
                                       "a b.cnf",
                                       "none",
                                       "load",
                                       "n",
                                       "drop",
                                       "drop",
                                       "back",
                                       "exit"});
    for (const char* language : {"en", "zh"}) {
        CAPTURE(language);
        std::filesystem::remove(folder.path() / "a b.res");
        const Ended ended = folder.run(std::string("--lang ") + language, session);
        CHECK(ended.code == 0);
        CHECK(ended.err.empty());
        const bool english = std::string(language) == "en";
        CHECK_THAT(ended.out, Contains("p cnf 3 4"));
        CHECK_THAT(ended.out, Contains("4: 1 -3 2"));
        CHECK_THAT(ended.out, Contains(english ? "2 clauses with -3" : "含 -3 的子句有 2 个"));
        CHECK_THAT(ended.out, Contains(english ? "saved: a b.res" : "已保存：a b.res"));
        CHECK_THAT(ended.out,
                   Contains(english ? "RIGHT: the model satisfies all 4 clauses" : "正确：模型满足全部 4 个子句"));
        CHECK_THAT(ended.out, Contains(english ? "No such file" : "没有这个文件"));
        CHECK_THAT(ended.out, Contains(english ? "\na b.cnf: 3 variables" : "\na b.cnf：3 个变元"));
        CHECK_THAT(ended.out, Contains(english ? "dropped: a b.cnf" : "已丢弃：a b.cnf"));
        CHECK_THAT(ended.out, Contains(english ? "no formula is loaded" : "没有可丢弃的公式"));
        CHECK_THAT(ended.out, Contains(english ? "Good-bye." : "再见。"));
    }
    CHECK_THAT(folder.read("a b.res"), Contains("s 1\nv ") && Contains("\nt "));
}

TEST_CASE("pages of clauses hold what the screen can, however long the clauses are", "[app]") {
    const Folder folder;
    std::string text = "p cnf 500 90\n";
    for (int clause = 1; clause < 90; ++clause) text += std::to_string(clause) + " -500 0\n";
    for (int literal = 1; literal <= 500; ++literal) text += std::to_string(literal) + ' ';
    folder.write("long.cnf", text + "0\n");
    const Ended ended = folder.run("", lines({"sat", "load",  "long.cnf", "inspect", "y", "",  "p", "88", "p", "90",
                                              "p",   "f 500", "f 501",    "f -1",    "?", "n", "p", "q",  "q", "q"}));
    CHECK(ended.err.empty());
    CHECK_THAT(ended.out, Contains("\n1-22 of 90 (") && Contains("\n23-44 of 90 (") && Contains("\n66-87 of 90 (") &&
                              Contains("\n90-90 of 90 ("));
    CHECK_THAT(ended.out, Contains("... 500 literals; a shows complete clauses"));
    CHECK_THAT(ended.out, Contains("1 clause with 500") && Contains("0 clauses with -1\n0-0 of 0"));
    CHECK_THAT(ended.out, Contains("expected a literal from 1 to 500 or -1 to -500, found '501'"));
    CHECK_THAT(ended.out, Contains("this is the last page") && Contains("this is the first page"));
}

TEST_CASE("bad files and answers leave the person in the menu", "[app]") {
    const Folder folder("bytes.cnf", std::string("\x7f\x45\x4c\x46\0\1\2", 7));
    folder.write("more.cnf", "p cnf 1 5\n1 0\n");
    folder.write("f.cnf", menu_formula);
    folder.write("wrong.res", "s 1\nv -1 -2 -3\nt 1\n");
    const std::string long_line(100000, 'x');
    const std::string session = lines({"sat",
                                       "load",
                                       "missing.cnf",
                                       "load",
                                       ".",
                                       "load",
                                       "bytes.cnf",
                                       "load",
                                       "-",
                                       "load",
                                       "",
                                       "more.cnf",
                                       "n",
                                       "load",
                                       "more.cnf",
                                       "y",
                                       "99",
                                       "nonsense",
                                       "load",
                                       "y",
                                       "f.cnf",
                                       "check",
                                       "wrong.res",
                                       "check",
                                       "missing.res",
                                       "solve",
                                       "99",
                                       "time-limit",
                                       "-5",
                                       "x",
                                       "0.5",
                                       "",
                                       "compare",
                                       "nobody",
                                       "",
                                       "it's",
                                       "",
                                       "1e999",
                                       "0",
                                       "1",
                                       "wrong.res/x",
                                       "none",
                                       "back"}) +
                                long_line + "\n" + lines({"exit"});
    const Ended ended = folder.run("", session);
    CHECK(ended.code == 0);
    CHECK_THAT(ended.out, Contains("cannot open missing.cnf"));
    CHECK_THAT(ended.out, Contains("is a directory"));
    CHECK_THAT(ended.out, Contains("expected the header"));
    CHECK_THAT(ended.out, Contains("standard input is used for your answers"));
    CHECK_THAT(ended.out, Contains("satdoku: warning: "));
    CHECK_THAT(ended.out, Contains("expected a number from 1 to ") && Contains(" or a name from the list, found 99"));
    CHECK_THAT(ended.out, Contains("WRONG: this is not a model of the formula"));
    CHECK_THAT(ended.out, Contains("cannot open missing.res"));
    CHECK_THAT(ended.out, Contains("expected seconds, such as 60 or 0.5, found -5"));
    CHECK_THAT(ended.out, Contains("xxx...") && Contains("Good-bye."));
    CHECK(ended.out.size() < 150000);
}

TEST_CASE("the puzzle menus: solve, generate, encode, for several layouts", "[app]") {
    const Folder folder;
    const std::string session = lines({"twodoku",  "solve",   "example",
                                       "cdcl",     "n",       "generate",
                                       "huge",     "500",     "30,35",
                                       "bad",      "",        "7",
                                       "save",     "p.txt",   "save",
                                       "p.txt",    "n",       "p2.txt",
                                       "encode",   "p.cnf",   "n",
                                       "back",     "encode",  "file",
                                       "p.txt",    "q",       "solve",
                                       "file",     "",        "none.txt",
                                       "solve",    "type",    "123x",
                                       "q",        "back",    "sudoku",
                                       "generate", "most",    "minimal mirror-2",
                                       "1",        "back",    "back",
                                       "layouts",  "samurai", "generate",
                                       "",         "",        "1",
                                       "back",     "q",       "exit"});
    const Ended ended = folder.run("", session);
    CHECK(ended.code == 0);
    CHECK(ended.err.empty());
    CHECK_THAT(ended.out, Contains("There is exactly one solution."));
    CHECK_THAT(ended.out, Contains("huge is not a level, technique") && Contains("unknown pattern bad"));
    CHECK_THAT(ended.out, Contains(", not 500") && Contains("an answer is required"));
    CHECK_THAT(ended.out, Contains("grid a: 30 holes") && Contains("grid b: 35 holes"));
    CHECK_THAT(ended.out, Contains("p.txt exists; overwrite it"));
    CHECK_THAT(ended.out, Contains("p.cnf: 1458 variables"));
    CHECK_THAT(ended.out, Contains("expected a digit"));
    CHECK(folder.read("p.txt") == folder.read("p2.txt"));
    CHECK_THAT(folder.run("--lang zh", session).out, Contains("此题恰有一个解。"));
}

TEST_CASE("a level has its name in the spoken language", "[app]") {
    const Folder folder;
    const Ended ended = folder.run("--lang zh", lines({"数独", "生成", "简单", "", "1", "q", "q", "q"}));
    CHECK_THAT(ended.out, Contains("难度简单、中等、困难、专家、极难") && Contains("[中等]") && Contains("级别：简单"));
    const std::string english =
        folder.run("--lang en", lines({"sudoku", "generate", "easy", "", "1", "q", "q", "q"})).out;
    CHECK_THAT(english, Contains("Difficulty: easy, medium") && Contains("level easy"));
}

TEST_CASE("boards, the puzzle of a file that is meant, and decoding from the menus", "[app]") {
    const Folder folder;
    folder.run("puzzle generate --layout sudoku --count 3 --seed 1 -o s.txt");
    const Ended ended = folder.run(
        "", lines({"sudoku", "boards", "",      "0",      "5",      "9999999999", "7",    "b.txt",  "boards", "random",
                   "",       "3",      "r.txt", "encode", "file",   "s.txt",      "4",    "encode", "file",   "s.txt",
                   "3",      "",       "",      "solve",  "",       "",           "back", "decode", "",       "",
                   "n",      "decode", "s.txt", "none",   "decode", "-",          "none", "q",      "q"}));
    CHECK(ended.code == 0);
    CHECK_THAT(ended.out, Contains("expected a number from 1 to 9, found 0"));
    CHECK_THAT(ended.out, Contains("expected a number from 1 to 2903040, found 9999999999"));
    CHECK_THAT(ended.out, Contains("s.txt: it contains only 3 boards"));
    CHECK_THAT(ended.out, Contains("standard input is used for your answers"));
    CHECK(folder.read("b.txt").size() == 7 * 82);
    CHECK(folder.read("b.txt").substr(82, 1) == "5");
    CHECK(folder.read("r.txt").size() == 3 * 82);
    const std::string third = folder.run("puzzle encode s.txt --puzzle 3").out;
    CHECK(folder.read("sudoku.cnf") == third);
    // The board that was decoded is drawn without holes.
    const std::string decoded = ended.out.substr(ended.out.find("[sudoku.res]: "));
    CHECK_THAT(decoded.substr(0, 200), Contains("1 | ") && !Contains(". "));
}

TEST_CASE("Enter leads from a board through clauses and model to a board, all saved", "[app]") {
    const Folder folder;
    // Enter: chain, example, numbering, file, engine, model, board file; then dig, seed, and through again.
    const std::string session =
        lines({"twodoku", "", "",     "", "", "", "731", "b11=4", "zz", "m", "",        "",  "dig", "60,62", "", "7",
               "merged",  "", "dpll", "", "", "", "sat", "solve", "q",  "q", "another", "q", "q",   "q"});
    for (const bool english : {true, false}) {
        CAPTURE(english);
        for (const char* name : {"twodoku", "twodoku-2"}) {
            for (const char* ending : {".cnf", ".res", ".txt"}) {
                std::filesystem::remove(folder.path() / (std::string(name) + ending));
            }
        }
        const Ended ended = folder.run(english ? "--lang en" : "--lang zh", session);
        CHECK(ended.code == 0);
        CHECK(ended.err.empty());
        CHECK_THAT(ended.out, Contains("twodoku.cnf") && Contains("24180") && Contains("23310"));
        CHECK_THAT(ended.out, Contains(english ? "57 = grid a, row 1, column 7 is 3 (a:r1c7=3, #1173)"
                                               : "57 = 网格 a 第 1 行第 7 列是 3（a:r1c7=3，#1173）"));
        CHECK_THAT(ended.out, Contains(english ? "false: 731 = grid b" : "假：731 = 网格 b"));
        CHECK_THAT(ended.out, Contains(english ? "true: 733 = grid b" : "真：733 = 网格 b"));
        CHECK_THAT(ended.out, Contains(english ? "grid a: 60 holes" : "网格 a：60 个空格") &&
                                  Contains(english ? "grid b: 62 holes" : "网格 b：62 个空格"));
        CHECK_THAT(ended.out, Contains(english ? "There is exactly one solution." : "此题恰有一个解。"));
        CHECK_THAT(ended.out, Contains("SAT") && Contains("twodoku-2.cnf"));
        const std::string board = folder.read("twodoku.txt");
        CHECK(folder.run("puzzle decode twodoku.cnf twodoku.res").out == board);
        CHECK(folder.run("check twodoku.cnf twodoku.res").code == 0);
        // The second puzzle was dug in the solution of the first.
        CHECK(folder.run("puzzle decode twodoku-2.cnf twodoku-2.res").out == board);
        CHECK(folder.read("twodoku-2.txt") == board);
    }
}

TEST_CASE("the pager says what the literals of a puzzle's formula mean", "[app]") {
    const Folder folder("f.cnf", menu_formula);
    const Ended ended = folder.run(
        "",
        lines({"twodoku", "encode", "example", "t.cnf", "y",       "inspect", "y",   "m 731", "m -5", "m b11=2", "m x",
               "q",       "load",   "y",       "f.cnf", "inspect", "y",       "m 1", "q",     "q",    "q",       "q"}));
    CHECK_THAT(ended.out, Contains("t.cnf: 1458 variables") && Contains("-5 = grid a, row 1, column 1 is not 5"));
    CHECK_THAT(ended.out, Contains("731 = grid b, row 1, column 1 is 2 (b:r1c1=a:r7c7=2, #2112)"));
    CHECK_THAT(ended.out, Contains("expected a literal from 1 to 1458") && Contains("no layout has 3 variables"));
    CHECK_THAT(ended.out, Contains("Good-bye."));
}

TEST_CASE("the chain ends well if there is no solution", "[app]") {
    const Folder folder;
    const std::string none = std::string("12345678.").append(8, '.').append("9").append(63, '.');
    const Ended ended =
        folder.run("", lines({"sudoku", "chain", "type"}) + none + "\n" + lines({"", "", "back", "q", "q"}));
    CHECK_THAT(ended.out, Contains("unsatisfiable") && Contains("saved: sudoku.res") && Contains("Good-bye."));
    CHECK_THAT(folder.read("sudoku.res"), Catch::Matchers::StartsWith("s 0\n"));
    CHECK_FALSE(std::filesystem::exists(folder.path() / "sudoku.txt"));
}

TEST_CASE("a bad line of a typed puzzle is asked for again, by its number", "[app]") {
    const Folder folder;
    std::string rows;
    for (int row = 1; row <= 15; ++row) {
        if (row == 3) rows += "12345678\n";                 // a cell too few
        if (row == 8) rows += "........x......\n";          // no digit
        if (row == 9) rows += std::string(16, '.') + "\n";  // a cell too many
        rows += std::string(row >= 7 && row <= 9 ? 15 : 9, '.') + "\n";
    }
    for (const bool english : {true, false}) {
        const Ended ended = folder.run(english ? "--lang en" : "--lang zh",
                                       lines({"twodoku", "encode", "type"}) + rows + lines({"e.cnf", "q", "q", "q"}));
        CHECK_THAT(ended.out, Contains(english ? "Please type again from line 3." : "请从第 3 行重新输入。"));
        CHECK_THAT(ended.out, Contains(english ? "expected 9 cells in this row, found 8" : "此行应有 9 个格子"));
        CHECK_THAT(ended.out, Contains(english ? "from line 8." : "从第 8 行") &&
                                  Contains(english ? "from line 9." : "从第 9 行"));
        CHECK_THAT(ended.out, Contains(english ? "line 15> " : "第 15 行> "));
        CHECK_THAT(ended.out, Contains(english ? "e.cnf: 1458" : "e.cnf：1458"));
        std::filesystem::remove(folder.path() / "e.cnf");
    }
}

TEST_CASE("two answers lead from the start to a board", "[app]") {
    const Folder folder;
    const std::string state = "XDG_STATE_HOME=" + (folder.path() / "state").string() + " $satdoku";
    for (const char* level : {"", "medium", "3"}) {
        const Ended ended = folder.shell("printf '\\n" + std::string(level) + "\\nquit\\n' | " + state);
        CHECK_THAT(ended.out, Contains("a-------+-------+-------+"));
        CHECK_THAT(ended.out, !Contains("feedback)"));
        std::filesystem::remove_all(folder.path() / "state");
    }
    // Enter continues a game that was begun.
    folder.shell("printf '\\neasy\\nhint\\nquit\\n' | " + state);
    const Ended ended = folder.shell("printf '\\n\\nquit\\nq\\n' | " + state);
    CHECK_THAT(ended.out, Contains("[continue]") && Contains("continue a saved game") && Contains("Good-bye."));
}

TEST_CASE("no solution, one or several: each is reported", "[app]") {
    const Folder folder;
    const std::string clash = std::string("55").append(79, '.');
    const std::string none = std::string("12345678.").append(8, '.').append("9").append(63, '.');
    const std::string empty(81, '.');
    const Ended ended = folder.run("", lines({"sudoku", "solve", "type"}) + clash + "\n\nsolve\ntype\n" + none +
                                           "\n\nsolve\ntype\n" + empty + "\n\nq\nq\n");
    CHECK_THAT(ended.out, Contains("no solution: row 1 has two 5s"));
    CHECK_THAT(ended.out, Contains("There is no solution."));
    CHECK_THAT(ended.out, Contains("There are several solutions"));
}

namespace {
struct MenuSession {
    std::vector<const char*> answers;
    std::vector<const char*> reached;  ///< output of the whole session, which shows that no answer went astray
};

std::vector<MenuSession> menu_sessions() {
    return {
        {{"sat", "load", "f.cnf", "inspect", "y",     "?",    "q",     "solve", "seed", "3", "dpll",  "",     "compare",
          "",    "none", "1",     "1",       "f.cnf", "none", "check", "",      "load", "y", "f.cnf", "drop", "q"},
         {"saved: f.res", "Size: small", "RIGHT: the model", "dropped: f.cnf"}},
        {{"twodoku", "solve",   "",      "",     "n",      "generate",
          "",        "joint",   "3",     "play", "rules",  "a11=5\nsavepoint 2\nshow 5\nnotes 1",
          "save",    "g.game",  "quit",  "play", "saved",  "g.game",
          "a11=.",   "quit",    "n",     "play", "resume", "quit",
          "encode",  "example", "t.cnf", "n",    "decode", "t.cnf",
          "none",    "q"},
         {"grid b: 40 holes", "/g.game\n", "Cleared.", "The game is saved", "t.cnf: 1458", "cannot open none"}},
        {{"sudoku", "encode", "file",    "two.txt", "2", "e.cnf",    "n", "boards", "random",
          "5",      "3",      "b.txt",   "boards",  "",  "",         "2", "b.txt",  "n",
          "q",      "q",      "layouts", "flower",  "q", "language", "zh"},
         {"e.cnf: 729", "saved: b.txt", "b.txt exists", "再见"}}};
}

void write_menu_files(const Folder& folder) {
    folder.write("f.cnf", menu_formula);
    folder.write("two.txt", std::string(81, '.') + "\n" + std::string(81, '.') + "\n");
}
}  // namespace

TEST_CASE("the input may end at every prompt", "[app]") {
    bool has_line_end = true;
    for (const auto& [answers, reached] : menu_sessions()) {
        std::string session, out;
        for (const char* answer : answers) {
            const Folder folder;
            write_menu_files(folder);
            session += answer;
            // Every other session ends in the middle of a line.
            has_line_end = !has_line_end;
            const Ended ended = folder.run("", session + (has_line_end ? "\n" : ""));
            CAPTURE(session);
            CHECK(ended.code == 0);
            CHECK((has(ended.out, "Good-bye.") || has(ended.out, "再见")));
            session += '\n';
            out = ended.out;
        }
        for (const char* text : reached) CHECK_THAT(out, Contains(text));
    }
}

TEST_CASE("every prompt explains itself and takes no question mark for an answer", "[app]") {
    for (const auto& [answers, reached] : menu_sessions()) {
        const Folder folder;
        write_menu_files(folder);
        std::string session;
        for (const char* answer : answers) session.append("?\nhelp\n？\n").append(answer).append("\n");
        const Ended ended = folder.run("", session);
        CAPTURE(session, ended.out);
        CHECK(ended.code == 0);
        for (const char* text : reached) CHECK_THAT(ended.out, Contains(text));
        CHECK_THAT(ended.out, !Contains("found ?") && !Contains("open ?") && !Contains("found help"));
        CHECK_FALSE(std::filesystem::exists(folder.path() / "?"));
        CHECK_FALSE(std::filesystem::exists(folder.path() / "help"));
    }
    const Folder folder("f.cnf", menu_formula);
    const std::string out =
        folder.run("", lines({"sat", "f.cnf", "solve", "seed", "?", "", "time-limit", "?", "q"})).out;
    CHECK_THAT(out,
               Contains("Type a whole number from 0 to 18446744073709551615.\nEnter takes 0.\nSeed (q: back) [0]: "));
    CHECK_THAT(out, Contains("Type seconds, such as 60 or 0.5; 0 sets no limit."));
}

TEST_CASE("a yes or a no is not taken for the name of a file", "[app]") {
    const Folder folder("f.cnf", menu_formula);
    for (const char* word : {"y", "n", "是", "否"}) {
        CAPTURE(word);
        const Ended ended =
            folder.run("", lines({"twodoku", "encode", "example", word, "n", word, "y", "n", "q", "q"}));
        CHECK_THAT(ended.out, Contains(std::string("Is ") + word + " the name of a file, y or n"));
        CHECK(std::filesystem::exists(folder.path() / word));
    }
    CHECK_THAT(folder.run("", lines({"twodoku", "encode", "example", "\"no\"", "n", "q", "q"})).out,
               Contains("no: 1458 variables"));
    const std::vector<const char*> sessions[] = {
        {"sat", "load", "n", "n", "f.cnf", "q", "q"},
        {"course", "load", "file", "y", "n", "f.cnf", "q", "q"},
        {"sat", "f.cnf", "compare", "", "", "", "", "ｎ", "n", "none", "q", "q"}};
    for (const auto& answers : sessions) {
        const Ended ended = folder.run("", lines(answers));
        CAPTURE(ended.out);
        CHECK(count_of(ended.out, " the name of a file, y or n [n]: n\n") == 1);
        CHECK_THAT(ended.out, !Contains("cannot open"));
    }
}

TEST_CASE("what --relaxed accepts, an answer accepts in every menu, and no menu names the option", "[app]") {
    const Folder folder("f.cnf", menu_formula);
    folder.write("board.cnf", std::string(81, '4') + "\np cnf 1 1\n1 0\n");
    folder.write("count.cnf", "p cnf 1 2\n1 0\n");
    folder.write("above.cnf", "p cnf 1 1\n2 0\n");
    folder.write("zero.cnf", "p cnf 1 1\n1\n");
    for (const std::string name : {"board", "count", "above", "zero"}) {
        CAPTURE(name);
        const std::string file = name + ".cnf";
        const std::string loaded = folder.run("", "sat\nload\n" + file + "\ny\nload\ny\n" + file + "\nn\nq\nq\n").out;
        CHECK_THAT(loaded, Contains("SAT: " + file) && Contains("satdoku: warning: ") && !Contains("--"));
        const std::string compared =
            folder.run("", "sat\nf.cnf\ncompare\nnaive\nnone\n1\n1\n" + file + "\nn\n" + file + "\ny\nnone\nq\nq\n")
                .out;
        CHECK_THAT(compared, Contains("Read it anyway, y or n") && Contains("\n  " + file + " ") && !Contains("--"));
        CHECK_THAT(folder.run("show " + file).err, Contains("--relaxed"));
    }
    const std::string settings = folder.run("", lines({"sat", "f.cnf", "solve", "set", "nothing=1", "", "q"})).out;
    CHECK_THAT(settings, Contains("unknown setting nothing") && !Contains("--set"));
    const std::string strategies = folder.run("", lines({"sat", "f.cnf", "compare", "nothing", "q", "q"})).out;
    CHECK_THAT(strategies, Contains("nothing") && Contains("a strategy or engine") && !Contains("--strategies"));
}

TEST_CASE("a menu opens by its name, and leaving it ends the program", "[app]") {
    const Folder folder("f.cnf", menu_formula);
    const std::pair<const char*, const char*> menus[] = {{"course", "The course"},
                                                         {"sat", "SAT: no formula is loaded"},
                                                         {"sat f.cnf", "SAT: f.cnf, 3 variables, 4 clauses"},
                                                         {"twodoku", "twodoku"},
                                                         {"sudoku", "sudoku"}};
    for (const auto& [command, title] : menus) {
        CAPTURE(command);
        const Ended ended = folder.run(command, "q\nsat\n");
        CHECK(ended.code == 0);
        CHECK_THAT(ended.out, Contains(title) && !Contains("a SAT laboratory and a twodoku studio"));
        CHECK(ended.err.empty());
        const std::string name = std::string(command).substr(0, std::string(command).find(' '));
        CHECK_THAT(folder.run("help " + name).out, Contains("Usage: satdoku " + name));
    }
    CHECK(folder.run("sat none.cnf").code == 1);
    CHECK(folder.run("twodoku f.cnf").code == 2);
}

TEST_CASE("what cannot be written is reported, and nothing remains", "[app]") {
    const Folder folder;
    std::filesystem::create_directory(folder.path() / "locked");
    folder.write("locked/f.cnf", menu_formula);
    std::filesystem::permissions(folder.path() / "locked",
                                 std::filesystem::perms::owner_read | std::filesystem::perms::owner_exec);
    const Ended solved = folder.run("", lines({"sat", "load", "locked/f.cnf", "solve", "", "q", "q", "q"}));
    CHECK(solved.code == 0);
    CHECK_THAT(solved.out, Contains("satisfiable"));
    if (!may_write_anywhere()) CHECK_THAT(solved.out, Contains("cannot write locked/f.res"));
    std::filesystem::permissions(folder.path() / "locked", std::filesystem::perms::owner_all);
    // A formula whose name ends with .res is not overwritten by its result.
    folder.write("x.res", menu_formula);
    folder.run("", lines({"sat", "load", "x.res", "solve", "", "q", "q", "q"}));
    CHECK(folder.read("x.res") == menu_formula);
    // If the standard file cannot be written, the person may name another.
    std::filesystem::remove(folder.path() / "locked/f.res");
    std::filesystem::create_directory(folder.path() / "locked/f.res");
    const Ended elsewhere = folder.run(
        "", lines({"sat", "load", "locked/f.cnf", "solve", "", "none/z.res", "x.res", "n", "z.res", "q", "q"}));
    CHECK_THAT(elsewhere.out, Contains("f.res is a directory") && Contains("cannot write none/z.res"));
    CHECK_THAT(folder.read("z.res"), Catch::Matchers::StartsWith("s 1\n"));
    CHECK_THAT(folder.run("", lines({"twodoku", "encode", "example", "/dev/full", "q", "q"})).out,
               Contains("cannot write /dev/full"));
    CHECK(folder.run("> /dev/full", lines({"q"})).code == 1);
}

TEST_CASE("help explains each item of a menu, and 0 leaves", "[app]") {
    const Folder folder;
    const Ended english = folder.run("", lines({"help", "sat", "?", "0", "sudoku", "help", "solve", "0", "0", "0"}));
    CHECK(english.code == 0);
    CHECK_THAT(english.out, Contains("Type a number or a name") && Contains("The SAT laboratory") &&
                                Contains("compressed or not") && Contains("different complete boards to a file") &&
                                Contains("Good-bye."));
    CHECK_THAT(folder.run("--lang zh", lines({"帮助", "3", "？", "０", "0"})).out,
               Contains("请输入数字或名称") && Contains("出错时指明行与列") && Contains("再见。"));
}

TEST_CASE("every item of every menu is explained", "[app]") {
    const Folder folder;
    for (const char* menu : {"", "sat\n", "twodoku\n", "sudoku\n"}) {
        CAPTURE(std::string(menu));
        const std::string out = folder.run("", std::string(menu) + "help\n").out;
        const std::string help = out.substr(out.rfind("Type a number or a name"));
        // The help of an item without an explanation is its title.
        std::istringstream list(out.substr(0, out.rfind(": help\n")));
        std::vector<std::string> items;
        for (std::string line; std::getline(list, line);) {
            if (line.empty()) items.clear();
            if (line.starts_with("   ") && line.size() > 6) items.push_back(line.substr(6));
        }
        CHECK(items.size() > 4);
        for (const std::string& item : items) {
            CAPTURE(item);
            CHECK_THAT(help, !Contains("  " + item + "\n"));
        }
    }
}
