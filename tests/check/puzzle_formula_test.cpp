// The formula of a puzzle is distinguished from one with a clause more or less.
#include "support/catch.hpp"
#include <satdoku/check/puzzle_formula.hpp>
#include <satdoku/cnf/clause_list.hpp>
#include <satdoku/core/random.hpp>
#include <algorithm>
#include <map>
#include <vector>

using namespace satdoku;

namespace {
using Clause = std::vector<std::int32_t>;

/// The published formula, written from the layout's lists of houses and pairs instead of its rules.
std::vector<Clause> formula_of(const grid::Layout& layout, const std::vector<std::uint8_t>& clues) {
    const int side = layout.side();
    const auto variable = [side](int grid, int place, int digit) {
        return (grid * side * side + place) * side + digit;
    };
    std::vector<Clause> clauses;
    const auto add_choice = [&](const Clause& choice) {
        clauses.push_back(choice);
        for (const std::int32_t first : choice) {
            for (const std::int32_t second : choice) {
                if (first < second) clauses.push_back({-first, -second});
            }
        }
    };
    for (int grid = 0; grid < layout.grid_count(); ++grid) {
        for (int place = 0; place < side * side; ++place) {
            Clause digits;
            for (int digit = 1; digit <= side; ++digit) digits.push_back(variable(grid, place, digit));
            add_choice(digits);
        }
        for (int digit = 1; digit <= side; ++digit) {
            for (const grid::Shape& shape : layout.shapes()) {
                Clause places;
                for (const std::uint8_t place : shape.places) places.push_back(variable(grid, place, digit));
                add_choice(places);
            }
            for (const auto& [one, other] : layout.pairs_of_grid())
                clauses.push_back({-variable(grid, one, digit), -variable(grid, other, digit)});
        }
    }
    for (int cell = 0; cell < layout.cell_count(); ++cell) {
        const auto names = layout.places(static_cast<grid::Cell>(cell));
        const auto variable_of = [&](const grid::Place& name, int digit) {
            return variable(name.grid, name.row * side + name.column, digit);
        };
        for (const grid::Place& name : names.subspan(1)) {
            for (int digit = 1; digit <= side; ++digit) {
                clauses.push_back({-variable_of(names[0], digit), variable_of(name, digit)});
                clauses.push_back({variable_of(names[0], digit), -variable_of(name, digit)});
            }
        }
        const std::uint8_t clue = clues.empty() ? std::uint8_t{0} : clues[static_cast<std::size_t>(cell)];
        if (clue != 0) clauses.push_back({variable_of(names[0], clue)});
    }
    return clauses;
}

std::vector<Clause> sudoku_formula(const std::vector<std::uint8_t>& clues) { return formula_of(grid::sudoku(), clues); }

check::PuzzleFormula judged(const std::vector<Clause>& clauses, const std::vector<std::uint8_t>& clues,
                            const std::vector<std::uint8_t>& other = {}, const grid::Layout& layout = grid::sudoku()) {
    check::PuzzleFormula judge(layout, clues, other);
    for (const Clause& clause : clauses) {
        std::vector<cnf::Literal> literals;
        for (const std::int32_t number : clause) literals.push_back(cnf::Literal::from_dimacs(number));
        judge.clause(literals);
    }
    return judge;
}

bool holds(const check::PuzzleFormula& judge) { return !judge.first_foreign() && judge.missing() == 0; }

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

TEST_CASE("formulas of several grids and of other rules are accepted, and need each clause", "[check]") {
    core::Random random(3);
    for (const char* name : {"twodoku", "sudoku-4x4-x", "sudoku-6x6-knight", "sudoku-6x6-king"}) {
        CAPTURE(name);
        const auto layout = grid::find_layout(name);
        REQUIRE(layout);
        std::vector<std::uint8_t> clues(static_cast<std::size_t>(layout->cell_count()));
        clues.front() = clues.back() = 3;
        const std::vector<Clause> clauses = formula_of(*layout, clues);
        CHECK(holds(judged(clauses, clues, {}, *layout)));
        std::map<Clause, int> copies;
        for (Clause clause : clauses) {
            std::sort(clause.begin(), clause.end());
            ++copies[clause];
        }
        for (int round = 0; round < 5; ++round) {
            std::vector<Clause> fewer = clauses;
            const auto at = fewer.begin() + static_cast<std::ptrdiff_t>(random.below(fewer.size()));
            Clause gone = *at;
            std::sort(gone.begin(), gone.end());
            fewer.erase(at);
            CHECK(judged(fewer, clues, {}, *layout).missing() == (copies[gone] == 1 ? 1 : 0));
        }
    }
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
