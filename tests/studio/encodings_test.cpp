// From a board to its formula and back: what the comments say, the numberings of other programs, literals in words.
#include "program/program.hpp"
#include "support/catch.hpp"
#include "support/puzzles.hpp"
#include <satdoku/grid/layout.hpp>
#include <satdoku/grid/text.hpp>
#include <satdoku/puzzle/numbering.hpp>
#include <algorithm>
#include <sstream>

using namespace satdoku;
using Catch::Matchers::Contains;
using Catch::Matchers::StartsWith;

namespace {
/// The formula with its variables numbered as decimal numbers, below the header that it had; the board in front.
std::string with_decimal_numbers(const std::string& formula, const grid::Board& board) {
    const puzzle::Numbering published(*board.layout, false);
    const puzzle::Numbering decimal = puzzle::Numbering::decimal(*board.layout);
    std::string text = grid::board_line(board) + "\n";
    std::istringstream lines(formula);
    for (std::string line; std::getline(lines, line);) {
        if (line[0] == 'c') continue;
        if (line[0] == 'p') {
            text += line + "\n";
            continue;
        }
        std::istringstream numbers(line);
        for (int number = 0; numbers >> number && number != 0;) {
            const auto index = static_cast<std::uint32_t>(std::abs(number)) - 1;
            const auto renumbered = decimal.find(*published.fact(cnf::Variable(index)));
            text += std::to_string(cnf::Literal(*renumbered, number < 0).dimacs()) + ' ';
        }
        text += "0\n";
    }
    return text;
}
}  // namespace

TEST_CASE("decode finds the layout in the formula, in both numberings", "[app]") {
    const Folder folder;
    for (const grid::Layout& of : support::layouts()) {
        const std::string& layout = of.name();
        const std::string holes = std::to_string(std::min(20, of.cell_count() / 2));
        for (const std::string merge : {"", " --merge"}) {
            CAPTURE(layout, merge);
            folder.run("puzzle generate --layout " + layout + " --holes " + holes + " --seed 3 -o p.txt");
            folder.run("puzzle encode p.txt --layout " + layout + merge + " -o p.cnf");
            folder.run("solve p.cnf --res");
            const Ended decoded = folder.run("puzzle decode p.cnf p.res");
            CHECK(decoded.code == 0);
            CHECK(decoded.out == folder.run("puzzle solve p.txt --layout " + layout).out);
            CHECK(folder.run("puzzle decode - p.res < p.cnf").out == decoded.out);
        }
    }
}

TEST_CASE("decode takes the decimal numbering of the courses", "[app]") {
    const Folder folder;
    for (const grid::Board& board : {support::seventeen_givens(), support::course_twodoku()}) {
        folder.write("p.txt", grid::board_line(board) + "\n");
        const std::string formula = folder.run("puzzle encode p.txt").out;
        folder.write("course.cnf", with_decimal_numbers(formula, board));
        CHECK(folder.run("puzzle decode course.cnf course.res").code == 1);
        CHECK(folder.run("solve --relaxed course.cnf --res").code == 10);
        const Ended strict = folder.run("puzzle decode course.cnf course.res");
        CHECK(strict.code == 1);
        CHECK_THAT(strict.err, Contains("course.cnf:1:1: ") && Contains("--relaxed"));
        const Ended decoded = folder.run("puzzle decode --relaxed course.cnf course.res");
        CHECK(decoded.code == 0);
        CHECK_THAT(decoded.err, Contains("warning: course.cnf:1:1: skipped"));
        CHECK(decoded.out == folder.run("puzzle solve -q p.txt").out);
        const bool one_grid = board.layout == &grid::sudoku();
        const Ended literal =
            folder.run(std::string("puzzle literals --relaxed course.cnf ") + (one_grid ? "986" : "2986"));
        CHECK(literal.out == (one_grid ? "986 = row 9, column 8 is 6 (r9c8=6, #1986)\n"
                                       : "2986 = grid b, row 9, column 8 is 6 (b:r9c8=6, #2986)\n"));
    }
}

TEST_CASE("formulas of candidates are decoded with the board that they show", "[app]") {
    const Folder folder;
    const grid::Board board = support::seventeen_givens();
    const puzzle::Numbering numbering = puzzle::Numbering::candidates(board);
    std::string text = "c sudoku, order: 9\nc \n";
    std::istringstream rows(grid::board_picture(board));
    for (std::string row; std::getline(rows, row);) text.append("c ").append(row).append("\n");
    folder.write("p.txt", grid::board_line(board) + "\n");
    const std::string solved = folder.run("puzzle solve -q p.txt").out;
    const grid::Board solution = grid::parse_board(grid::sudoku(), solved);
    std::string clauses;
    int count = 0;
    for (int cell = 0; cell < grid::plain_cells; ++cell) {
        const auto at = static_cast<std::size_t>(cell);
        if (board.digits[at] != 0) continue;
        const auto variable =
            numbering.find({grid::sudoku().places(static_cast<grid::Cell>(cell))[0], solution.digits[at]});
        clauses += std::to_string(variable->index() + 1) + " 0\n";
        ++count;
    }
    // The remaining literals are not true: the result says so.
    folder.write("p.cnf",
                 text + "p cnf " + std::to_string(numbering.count()) + " " + std::to_string(count) + "\n" + clauses);
    std::string model = "s 1\nv";
    std::istringstream units(clauses);
    for (int literal = 0; units >> literal;) {
        if (literal != 0) model.append(" ").append(std::to_string(literal));
    }
    folder.write("p.res", model + "\nt 1\n");
    CHECK(folder.run("puzzle decode p.cnf p.res").out == solved);
}

TEST_CASE("a model of a formula that is no puzzle's is decoded to no solution", "[app]") {
    const Folder folder;
    // Every cell of the plain sudoku holds a 1.
    std::string clauses;
    std::string model = "s 1\nv";
    for (int cell = 0; cell < grid::plain_cells; ++cell) {
        clauses += std::to_string(cell * 9 + 1) + " 0\n";
        model.append(" ").append(std::to_string(cell * 9 + 1));
    }
    folder.write("ones.cnf", "p cnf 729 81\n" + clauses);
    folder.write("ones.res", model + "\nt 1\n");
    const Ended ended = folder.run("puzzle decode ones.cnf ones.res");
    CHECK(ended.code == 3);
    CHECK(ended.out.empty());
    CHECK(ended.err == "the board of the model does not solve its puzzle\n");
}

TEST_CASE("literals are explained in words, and found by cell", "[app]") {
    const Folder folder;
    folder.write("p.txt", grid::board_line(support::course_twodoku()) + "\n");
    folder.run("puzzle encode p.txt -o t.cnf");
    folder.run("puzzle encode p.txt --merge -o m.cnf");
    CHECK(folder.run("puzzle literals t.cnf 731 -5 b12=3").out ==
          "731 = grid b, row 1, column 1 is 2 (b:r1c1=a:r7c7=2, #2112)\n"
          "-5 = grid a, row 1, column 1 is not 5 (a:r1c1!=5, #1115)\n"
          "741 = grid b, row 1, column 2 is 3 (b:r1c2=a:r7c8=3, #2123)\n");
    CHECK(folder.run("puzzle literals --lang zh t.cnf 731").out ==
          "731 = 网格 b 第 1 行第 1 列是 2（b:r1c1=a:r7c7=2，#2112）\n");
    CHECK_THAT(folder.run("puzzle literals m.cnf b11=2").out, StartsWith("542 = grid a, row 7, column 7 is 2"));
    const std::string nine = folder.run("puzzle literals t.cnf a11").out;
    CHECK(std::count(nine.begin(), nine.end(), '\n') == 9);
    const std::string all = folder.run("puzzle literals - < t.cnf").out;
    CHECK(std::count(all.begin(), all.end(), '\n') == 1458);
    for (const std::string bad : {"0", "1459", "-1459", "c11=2", "b11=0", "b11=", "b1", "x"}) {
        const Ended ended = folder.run("puzzle literals t.cnf " + bad);
        CHECK(ended.code == 1);
        CHECK_THAT(ended.err, Contains("expected a literal from 1 to 1458") && Contains("found " + bad));
    }
    folder.write("f.cnf", "p cnf 3 1\n1 0\n");
    CHECK_THAT(folder.run("puzzle literals f.cnf 1").err, Contains("no layout has 3 variables"));
    CHECK_THAT(folder.run("puzzle literals t.cnf --layout samurai 1").err, Contains("samurai has 3645 variables"));
}

TEST_CASE("decode warns of what a result has in another form", "[app]") {
    const Folder folder;
    folder.write("p.txt", nearly_done + "\n");
    folder.run("puzzle encode p.txt -o p.cnf");
    folder.run("solve p.cnf --res");
    const std::string right = folder.read("p.res");
    folder.write("p.res", "S:" + right.substr(1));
    const Ended decoded = folder.run("puzzle decode p.cnf p.res");
    CHECK(decoded.code == 0);
    CHECK_THAT(in_one_line(decoded.err), Says("check.remark", {"1"}));
    CHECK(folder.run("puzzle decode p.cnf p.res --quiet").err.empty());
    folder.write("p.res", right);
    CHECK(folder.run("puzzle decode p.cnf p.res").err.empty());
}
