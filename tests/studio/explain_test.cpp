// What `puzzle explain` says about a cell, and about puzzles that are none.
#include "program/program.hpp"
#include "program/terminal.hpp"
#include "support/catch.hpp"
#include "support/lines.hpp"
#include "support/puzzles.hpp"
#include <satdoku/grid/text.hpp>
#include <map>
#include <regex>
#include <set>
#include <sstream>
#include <string>

using namespace satdoku;
using Catch::Matchers::Contains;
using Catch::Matchers::StartsWith;

namespace {
void write_course(const Folder& folder) { folder.write("p.txt", grid::board_line(support::course_twodoku()) + '\n'); }

/// What explain writes about cell b76, with these options. The first answer is kept: finding it takes long.
const std::string& shown_for_b76(const std::string& options = {}) {
    static std::map<std::string, std::string> known;
    const auto [shown, is_new] = known.try_emplace(options);
    if (is_new) {
        const Folder folder;
        write_course(folder);
        shown->second = folder.run("puzzle explain p.txt --cell b76" + options).out;
    }
    return shown->second;
}
}  // namespace

TEST_CASE("a cell is explained by givens and rules, in both languages and as JSON", "[app]") {
    const Folder folder;
    write_course(folder);
    const Ended shown = folder.run("puzzle explain p.txt --cell b76");
    CHECK(shown.code == 0);
    CHECK_THAT(shown.out, StartsWith("grid b, row 7, column 6 (b:r7c6) is 8, because of "));
    CHECK_THAT(shown.out, Contains("givens: ") && Contains("row 7 of grid b holds"));
    CHECK(shown_for_b76() == shown.out);
    CHECK(folder.run("puzzle explain p.txt --cell=b76=8 -o o.txt").code == 0);
    CHECK(folder.read("o.txt") == shown.out);
    CHECK_THAT(shown_for_b76(" --lang zh"), Contains("（b:r7c6）是 8，由"));
    CHECK_THAT(shown_for_b76(" --json"), StartsWith("{\"cell\":\"b76\",\"digit\":8,\"holds\":true,\"givens\":[{"));
    CHECK_THAT(folder.run("puzzle explain p.txt --cell b11").out, Contains("(a:r7c7=b:r1c1) is"));
    CHECK_THAT(folder.run("puzzle explain p.txt --cell a17").out, Contains("it is a given"));
    CHECK_THAT(folder.run("puzzle explain p.txt --cell a17=4").out, Contains("is not 4, because of 1 given"));
}

TEST_CASE("cells are asked for in both notations and printed in the one that was chosen", "[app]") {
    const Folder folder;
    write_course(folder);
    CHECK(folder.run("puzzle explain p.txt --cell b:r7c6").out == folder.run("puzzle explain p.txt --cell b76").out);
    const std::string shown = folder.run("puzzle explain p.txt --cell b76=8 --notation r1c1").out;
    CHECK_THAT(shown, StartsWith("grid b, row 7, column 6 (b:r7c6) is 8, because of "));
    CHECK_FALSE(std::regex_search(shown, std::regex("\\b[ab][1-9][1-9]\\b")));
    CHECK_THAT(folder.run("puzzle explain p.txt --cell B:R7C6=8 --notation r1c1 --json").out,
               StartsWith("{\"cell\":\"b:r7c6\",\"digit\":8,\"holds\":true,\"givens\":[{"));
    CHECK_THAT(folder.run("puzzle explain p.txt --cell b11 --notation=r1c1").out, Contains("(a:r7c7=b:r1c1) is"));
    CHECK_THAT(folder.run("puzzle explain p.txt --cell r7c6 --notation r1c1").err, Contains("such as b:r4c6"));
    folder.write("x.txt", support::seventeen_line() + '\n');
    for (const char* const form : {"", " --json", " --html p.html", " --boards", " --scale er", " --lang zh"}) {
        CAPTURE(form);
        const Ended path = folder.run(std::string("puzzle explain x.txt --notation r1c1") + form);
        CHECK(path.code == 0);
        const std::string text = path.out.empty() ? folder.read("p.html") : path.out;
        CHECK_THAT(text, Contains("r1c") || Contains("r2c") || Contains("r3c"));
        CHECK_FALSE(std::regex_search(text, std::regex("[^0-9.:#-][1-9][1-9] (is|cannot|是|不是|=|<>) ")));
    }
}

TEST_CASE("a forcing net is printed as a list, a chain on a line", "[app]") {
    const Folder folder;
    folder.write("p.txt", "........8..3...4...9..2..6.....79.......612...6.5.2.7...8...5...1.....2.4.5.....3\n");
    const std::string shown = folder.run("puzzle explain p.txt --notation cells").out;
    CHECK_THAT(shown, Contains(". forcing net, contradiction:\n     If ") && Contains(".\n     If none of ") &&
                          Contains(".\n   The assumption leads to a contradiction, so it is false. So "));
    for (const std::string& line : support::lines_of(shown)) CHECK(line.find(". If ") == std::string::npos);
    CHECK_THAT(folder.run("puzzle explain p.txt --notation cells --lang zh").out,
               Contains("强制网：矛盾：\n     若 ") || Contains("：\n     若 "));
    folder.run("puzzle explain p.txt --html p.html --notation cells");
    CHECK_THAT(folder.read("p.html"), Contains("<ul class=\"net\">\n<li>If ") && Contains("</li>\n<li>If none of "));
}

TEST_CASE("a cell is explained by clauses of the puzzle's formula, with a proof", "[app]") {
    const Folder folder;
    write_course(folder);
    REQUIRE(folder.run("puzzle encode p.txt -o p.cnf").code == 0);
    for (const std::string options : {" --merge", ""}) {
        const std::string call = "puzzle explain p.txt --cell b76 --clauses --proof b.drat -o b.cnf" + options;
        REQUIRE(folder.run(call).code == 0);
        CHECK(folder.run("check b.cnf --proof b.drat").code == 0);
        CHECK(folder.run("solve b.cnf --engine dpll").code == 20);
    }
    // The proof is of these clauses, and not of others: without the contrary it does not hold.
    const std::string formula = folder.read("b.cnf");
    const std::size_t contrary = formula.rfind("c the negation: b:r7c6!=8");
    REQUIRE(contrary != std::string::npos);
    folder.write("without.cnf", formula.substr(0, contrary));
    CHECK(folder.run("check without.cnf --relaxed --proof b.drat").code == 3);
    // Each clause has the number in the whole formula with which it is shown.
    CHECK(folder
              .shell("sed '/^[cp]/d' p.cnf > whole;"
                     " sed -n 's/^c \\([0-9]*\\): .*/\\1p/p' b.cnf > numbers; sed -n -f numbers whole | sort > some;"
                     " sed '/^[cp]/d; $d' b.cnf | sort | diff - some && test -s some")
              .code == 0);
}

TEST_CASE("the clauses of a cell are in groups, after the explanation in words", "[app]") {
    const Folder folder;
    write_course(folder);
    for (const std::string language : {"", " --lang zh"}) {
        const std::string& words = shown_for_b76(language);
        const std::string& formula = shown_for_b76(" --clauses" + language);
        const std::string header = formula.substr(0, formula.find("\np cnf"));
        std::istringstream lines(words);
        for (std::string line; std::getline(lines, line);) CHECK_THAT(header, Contains("\nc " + line));
    }
    const std::string formula = shown_for_b76(" --clauses");
    // Of each house and digit there is one heading, and the clauses below it are about them.
    std::istringstream lines(formula.substr(formula.find("\np cnf")));
    const std::regex heading("c ((?:row|column|box) \\d of grid [ab]), digit (\\d), for steps? [\\d, and]+:");
    const std::regex about("c \\d+: .*");
    std::set<std::string> headings;
    std::smatch found;
    std::string house;
    std::size_t below = 0;
    for (std::string line; std::getline(lines, line);) {
        if (std::regex_match(line, found, heading)) {
            house = found[1].str();
            CHECK(headings.insert(line).second);
        } else if (!house.empty() && std::regex_match(line, about)) {
            CHECK_THAT(line, Contains(house));
            ++below;
        }
    }
    CHECK(headings.size() > 1);
    CHECK(below >= headings.size());
}

TEST_CASE("groups of clauses and the steps that need them name each other", "[app]") {
    const Folder folder;
    write_course(folder);
    const std::string formula = shown_for_b76(" --clauses");
    CHECK_THAT(
        formula,
        Contains(
            "So b:r7c7 is 9.\nc      needs the givens b:r7c8=1 b:r7c9=7 b:r8c3=9 b:r9c4=9; one digit in b:r7c8 b:r7c9; "
            "row 8 of grid b, digit 9; row 9 of grid b, digit 9; box 9 of grid b, digit 9\nc   2. "));
    CHECK_THAT(formula, Contains("So b:r7c6 is 8.\nc      needs step 1; the givens "));
    CHECK_THAT(formula, Contains("\nc the givens, for steps 1 and 2:\n") &&
                            Contains("\nc box 9 of grid b, digit 9, for step 1:\n"));
    const std::string chinese = shown_for_b76(" --clauses --lang zh");
    CHECK_THAT(chinese, Contains("需要：步骤 1; 已知数 ") && Contains("，用于步骤 1：\n"));
    // The words without the clauses are as they were.
    CHECK_THAT(shown_for_b76(), !Contains("needs"));
    // A given follows from itself.
    CHECK_THAT(folder.run("puzzle explain p.txt --cell a17 --clauses").out, Contains("\nc the givens:\n"));
}

TEST_CASE("the steps by which a person gets to a cell are shown with its reasons", "[app]") {
    const Folder folder;
    write_course(folder);
    const std::string& english = shown_for_b76();
    CHECK_THAT(english, Contains("by human techniques:\n  1. ") && Contains("So b:r7c6 is 8."));
    CHECK_THAT(shown_for_b76(" --lang zh"), Contains("人工技巧得出的步骤：\n  1. "));
    const std::string json = shown_for_b76(" --json");
    CHECK_THAT(json,
               Contains("\"fewest_givens\":") && Contains("\"steps_from\":\"these givens\",\"steps\":[{\"technique\""));
    // A given excludes it at once.
    CHECK_THAT(folder.run("puzzle explain p.txt --cell a17=4").out, !Contains("  1. "));
}

TEST_CASE("clauses of a cell go with what they need only, and where nothing follows there are none", "[app]") {
    const Folder folder;
    write_course(folder);
    for (const char* options : {"--clauses", "--cell b76 --proof x", "--cell b76 --merge",
                                "--cell b76 --clauses --json", "--cell b76 --encoding minimal"}) {
        CHECK(folder.run(std::string("puzzle explain p.txt ") + options).code == 2);
    }
    CHECK(folder.run("puzzle explain p.txt --cell b76 --clauses --proof -").code == 1);
    CHECK(folder.run("puzzle explain p.txt --cell b76 --clauses --proof p.txt").code == 1);
    grid::Board board = support::course_twodoku();
    board.digits[0] = 3;  // the row has one
    folder.write("none.txt", grid::board_line(board) + '\n');
    folder.write("open.txt", std::string(81, '.') + '\n');
    for (const char* arguments : {"none.txt --cell a12", "open.txt --cell 11"}) {
        const Ended ended = folder.run(std::string("puzzle explain --clauses ") + arguments);
        CHECK(ended.out.empty());
        CHECK(ended.code == 3);
        CHECK_FALSE(ended.err.empty());
    }
}

TEST_CASE("a puzzle without a solution is explained by the givens that clash", "[app]") {
    const Folder folder;
    grid::Board board = support::course_twodoku();
    board.digits[0] = 3;  // the row has one
    folder.write("p.txt", grid::board_line(board) + '\n');
    for (const char* options : {"", " --cell a12"}) {
        const Ended shown = folder.run(std::string("puzzle explain p.txt") + options);
        CHECK(shown.code == 3);
        CHECK_THAT(shown.out, Contains("No solution, because of 2 givens and 1 rule:\n"));
        CHECK_THAT(shown.out, Contains("a:r1c1=3") && Contains("does not hold 3 twice") && Contains("Proved"));
    }
    CHECK_THAT(folder.run("puzzle explain p.txt --json").out, StartsWith("{\"puzzle\":1,\"solutions\":0,\"givens\":["));
}

TEST_CASE("a puzzle with several solutions is explained by the cells that differ", "[app]") {
    const Folder folder;
    // Of a solved board, two digits in two rows of a band and two columns of a stack may be exchanged.
    const std::string solved = "123456789456789123789123456214365897365897214897214365531642978642978531978531642";
    std::string open = solved;
    for (const std::size_t cell : {0U, 1U, 27U, 28U}) open[cell] = '.';
    folder.write("p.txt", open + '\n');
    const Ended shown = folder.run("puzzle explain p.txt");
    CHECK(shown.code == 3);
    CHECK(shown.out ==
          "Puzzle 1: There are 2 solutions. 4 cells differ, with these digits:\n"
          "  r1c1 12   r1c2 12   r4c1 12   r4c2 12\n"
          "Any of these as a further given leaves one solution:\n"
          "  r1c1=1   r1c1=2   r1c2=1   r1c2=2   r4c1=1   r4c1=2\n"
          "  r4c2=1   r4c2=2\n");
    CHECK_THAT(folder.run("puzzle explain p.txt --json").out,
               Contains("\"mended_by\":[{\"cell\":\"11\",\"digit\":1},"));
    // Two such exchanges need two givens.
    for (const std::size_t cell : {4U, 5U, 31U, 32U}) open[cell] = '.';
    folder.write("two.txt", open + '\n');
    CHECK_THAT(folder.run("puzzle explain two.txt").out, Contains("No single further given leaves one solution."));
    const Ended cell = folder.run("puzzle explain p.txt --cell 12");
    CHECK(cell.code == 3);
    CHECK_THAT(cell.out, Contains("does not follow from the givens: there are solutions with 1 2."));
    CHECK(folder.run("puzzle explain p.txt --cell 13").code == 0);
}

TEST_CASE("a cell of one grid is written without a letter and understood with one", "[app]") {
    const Folder folder;
    folder.write("p.txt", nearly_done + "\n");
    const Ended bare = folder.run("puzzle explain p.txt --cell 11");
    CHECK(bare.code == 0);
    for (const char* cell : {"a11", "A11", "a11=8", "11=8"}) {
        CAPTURE(cell);
        CHECK(folder.run("puzzle explain p.txt --cell " + std::string(cell)).out == bare.out);
    }
    CHECK_THAT(folder.run("puzzle explain p.txt --cell b11").err, Contains("such as r4c6"));
    const std::string path = folder.run("puzzle explain p.txt").out;
    CHECK_THAT(path, Contains("r1c1 is 8") && !Contains("a:r1c1"));
    folder.run("puzzle encode p.txt -o p.cnf");
    CHECK_THAT(folder.run("puzzle literals p.cnf a36=4").out, Contains("(r3c6=4, #1364)"));
}

TEST_CASE("wrong cells are refused with the form of right ones", "[app]") {
    const Folder folder;
    write_course(folder);
    for (const char* cell : {"c11", "11", "a01", "a111", "b11=0", "b11=", "x"}) {
        CAPTURE(cell);
        const Ended shown = folder.run("puzzle explain p.txt --cell '" + std::string(cell) + "'");
        CHECK(shown.code == 2);
        CHECK_THAT(shown.err, Contains("such as b:r4c6"));
    }
}

TEST_CASE("sentences are broken between words on a terminal, and left whole in a file", "[app][terminal]") {
    const Folder folder;
    write_course(folder);
    constexpr std::size_t columns = 60;
    for (const std::string command : {"puzzle explain p.txt", "puzzle explain p.txt --cell b76"}) {
        const std::string whole = folder.run(command).out;
        CHECK(std::regex_search(whole, std::regex("[^\n]{61}")));
        Terminal terminal(folder, command, 24, columns, "TERM=dumb");
        CHECK(terminal.end() == 0);
        const std::string shown = std::regex_replace(terminal.screen(), std::regex("\r"), "");
        std::istringstream lines(shown);
        for (std::string line; std::getline(lines, line);) CHECK(line.size() <= columns);
        const std::regex blanks("\\s+");
        CHECK(std::regex_replace(shown, blanks, " ") == std::regex_replace(whole, blanks, " "));
    }
}
