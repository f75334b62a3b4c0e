// The formula of a puzzle is distinguished from one with a clause more or less.
#include "support/catch.hpp"

#include <satdoku/check/puzzle_formula.hpp>
#include <satdoku/cnf/clause_list.hpp>
#include <satdoku/core/random.hpp>

#include <array>
#include <vector>

using namespace satdoku;

namespace {

using Clause = std::vector<std::int32_t>;

/// The published formula of a sudoku, written independently.
std::vector<Clause> sudoku_formula(const std::vector<std::uint8_t>& clues) {
    const auto variable = [](int row, int column, int digit) { return row * 81 + column * 9 + digit; };
    std::vector<Clause> clauses;
    const auto add_choice = [&](const std::array<int, 9>& nine) {
        clauses.emplace_back(nine.begin(), nine.end());
        for (std::size_t first = 0; first < 9; ++first) {
            for (std::size_t second = first + 1; second < 9; ++second) clauses.push_back({-nine[first], -nine[second]});
        }
    };
    for (int one = 0; one < 9; ++one) {
        for (int two = 0; two < 9; ++two) {
            std::array<std::array<int, 9>, 4> choices;
            for (int index = 0; index < 9; ++index) {
                const auto at = static_cast<std::size_t>(index);
                choices[0][at] = variable(one, two, index + 1);
                choices[1][at] = variable(one, index, two + 1);
                choices[2][at] = variable(index, one, two + 1);
                choices[3][at] = variable(one / 3 * 3 + index / 3, one % 3 * 3 + index % 3, two + 1);
            }
            for (const auto& choice : choices) add_choice(choice);
        }
    }
    for (std::size_t cell = 0; cell < clues.size(); ++cell) {
        const auto index = static_cast<int>(cell);
        if (clues[cell] != 0) clauses.push_back({variable(index / 9, index % 9, clues[cell])});
    }
    return clauses;
}

check::PuzzleFormula judged(const std::vector<Clause>& clauses, const std::vector<std::uint8_t>& clues,
                            const std::vector<std::uint8_t>& other = {}) {
    check::PuzzleFormula judge(grid::sudoku(), clues, other);
    for (const Clause& clause : clauses) {
        std::vector<cnf::Literal> literals;
        for (const std::int32_t number : clause) literals.push_back(cnf::Literal::from_dimacs(number));
        judge.clause(literals);
    }
    return judge;
}

bool holds(const check::PuzzleFormula& judge) {
    return !judge.first_foreign() && judge.missing() == 0;
}

std::vector<std::uint8_t> some_clues() {
    std::vector<std::uint8_t> clues(81);
    for (std::uint8_t cell = 0; cell < 9; ++cell) clues[cell * 9U] = cell + 1;
    return clues;
}

}  // namespace

TEST_CASE("the formula of a puzzle is accepted in any order", "[check]") {
    std::vector<Clause> clauses = sudoku_formula(some_clues());
    CHECK(holds(judged(clauses, some_clues())));
    core::Random random(1);
    random.shuffle(std::span(clauses));
    for (Clause& clause : clauses) random.shuffle(std::span(clause));
    CHECK(holds(judged(clauses, some_clues())));
}

TEST_CASE("a formula without one clause, or with an altered one, is refused", "[check]") {
    const std::vector<Clause> clauses = sudoku_formula(some_clues());
    core::Random random(2);
    for (int round = 0; round < 12; ++round) {
        const auto at = static_cast<std::size_t>(random.below(clauses.size()));
        std::vector<Clause> altered = clauses;
        Clause& clause = altered[at];
        clause[0] = -clause[0];
        const check::PuzzleFormula judge = judged(altered, some_clues());
        CAPTURE(at);
        CHECK_FALSE(holds(judge));
        CHECK(judge.first_foreign() == at + 1);
    }
    // Clauses of cells that share a row and a box occur twice. This one occurs once.
    std::vector<Clause> fewer = clauses;
    fewer.erase(fewer.begin());
    CHECK(judged(fewer, some_clues()).missing() == 1);
    fewer.pop_back();
    CHECK(judged(fewer, some_clues()).missing() == 2);
}

TEST_CASE("a formula that excludes a board must exclude just that board", "[check]") {
    const std::vector<std::uint8_t> clues = some_clues();
    std::vector<std::uint8_t> board(81, 5);
    for (std::size_t cell = 0; cell < clues.size(); ++cell) {
        if (clues[cell] != 0) board[cell] = clues[cell];
    }
    std::vector<Clause> clauses = sudoku_formula(clues);
    CHECK(judged(clauses, clues, board).missing() == 1);
    Clause not_board;
    for (int cell = 0; cell < 81; ++cell) {
        if (clues[static_cast<std::size_t>(cell)] == 0) not_board.push_back(-(cell * 9 + 5));
    }
    clauses.push_back(not_board);
    CHECK(holds(judged(clauses, clues, board)));
    CHECK(judged(clauses, clues).first_foreign() == clauses.size());
    clauses.back().pop_back();  // it would exclude more
    CHECK(judged(clauses, clues, board).first_foreign() == clauses.size());
}
