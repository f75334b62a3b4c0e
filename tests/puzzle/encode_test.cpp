#include "support/catch.hpp"
#include "support/puzzles.hpp"
#include <satdoku/cnf/clause_list.hpp>
#include <satdoku/core/error.hpp>
#include <satdoku/grid/text.hpp>
#include <satdoku/puzzle/encode.hpp>
#include <set>
#include <string>
#include <vector>

using namespace satdoku;
using puzzle::Encoding;
using puzzle::Rules;

namespace {
bool satisfied(const cnf::ClauseList& formula, const std::vector<bool>& model) {
    for (std::size_t index = 0; index < formula.size(); ++index) {
        bool holds = false;
        for (const cnf::Literal literal : formula[index]) {
            holds = holds || model[literal.variable().index()] != literal.negative();
        }
        if (!holds) return false;
    }
    return true;
}

/// Returns the model of a complete board.
std::vector<bool> model_of(const grid::Board& board, bool merged) {
    const puzzle::Numbering numbering(*board.layout, merged);
    std::vector<bool> model(numbering.count());
    for (int cell = 0; cell < board.layout->cell_count(); ++cell) {
        for (const grid::Place& place : board.layout->places(static_cast<grid::Cell>(cell))) {
            const int digit = board.digits[static_cast<std::size_t>(cell)];
            model[numbering.variable(place.grid, place.row, place.column, digit).index()] = true;
        }
    }
    return model;
}

const std::vector<Encoding> encodings = {
    {Rules::extended, false}, {Rules::extended, true}, {Rules::minimal, false}, {Rules::minimal, true}};
}  // namespace

TEST_CASE("the encodings have the published sizes", "[puzzle]") {
    struct Expected {
        const grid::Layout* layout;
        Encoding encoding;
        std::uint32_t variables;
        std::size_t clauses;
    };
    for (const Expected& expected : {Expected{&grid::sudoku(), {Rules::extended, false}, 729, 11988},
                                     Expected{&grid::sudoku(), {Rules::minimal, false}, 729, 8829},
                                     Expected{&grid::twodoku(), {Rules::extended, false}, 1458, 24138},
                                     Expected{&grid::twodoku(), {Rules::extended, true}, 1377, 23310},
                                     Expected{&grid::twodoku(), {Rules::minimal, false}, 1458, 17820}}) {
        cnf::ClauseList formula;
        puzzle::encode(grid::Board(*expected.layout), expected.encoding, formula);
        CHECK(formula.variable_count() == expected.variables);
        CHECK(formula.size() == expected.clauses);
        CHECK(puzzle::clause_count(*expected.layout, expected.encoding) == expected.clauses);
    }
}

TEST_CASE("variables are numbered as published", "[puzzle]") {
    const puzzle::Numbering numbering(grid::twodoku(), false);
    CHECK(numbering.variable(0, 0, 0, 1).index() + 1 == 1);
    CHECK(numbering.variable(1, 2, 4, 7).index() + 1 == 729 + 2 * 81 + 4 * 9 + 7);
    CHECK(numbering.variable(grid::twodoku().cell(1, 0, 0), 1) == numbering.variable(0, 6, 6, 1));

    cnf::ClauseList formula;
    puzzle::encode(support::course_twodoku(), {}, formula);
    CHECK(formula.size() == 24138 + 42);
    std::set<std::size_t> lengths;
    for (std::size_t index = 24138; index < formula.size(); ++index) lengths.insert(formula[index].size());
    CHECK(lengths == std::set<std::size_t>{1});
    CHECK(formula[24138][0].dimacs() == 6 * 9 + 3);
}

TEST_CASE("a solution is a model of every encoding, and a wrong board is not", "[puzzle]") {
    for (const Encoding encoding : encodings) {
        const grid::Board solution = support::course_solution();
        cnf::ClauseList formula;
        puzzle::encode(support::course_twodoku(), encoding, formula);
        const std::vector<bool> model = model_of(solution, encoding.merged);
        CHECK(satisfied(formula, model));
        const puzzle::Numbering numbering(grid::twodoku(), encoding.merged);
        CHECK(puzzle::decode(numbering, [&](cnf::Variable variable) { return model[variable.index()]; }) == solution);

        grid::Board wrong = solution;
        std::swap(wrong.digits[0], wrong.digits[1]);
        CHECK_FALSE(satisfied(formula, model_of(wrong, encoding.merged)));
    }
}

TEST_CASE("a model of no board is refused", "[puzzle]") {
    const puzzle::Numbering numbering(grid::twodoku(), false);
    const std::vector<bool> good = model_of(support::course_solution(), false);
    const auto key_of = [&](const std::vector<bool>& model) -> std::string {
        try {
            puzzle::decode(numbering, [&](cnf::Variable variable) { return model[variable.index()]; });
        } catch (const core::Error& error) {
            return error.key();
        }
        return "none";
    };
    CHECK(key_of(good) == "none");
    CHECK(key_of(std::vector<bool>(good.size())) == "decode.no_digit");
    CHECK(key_of(std::vector<bool>(good.size(), true)) == "decode.two_digits");
    std::vector<bool> differing = good;
    for (int digit = 1; digit <= 9; ++digit) {
        differing[numbering.variable(1, 0, 0, digit).index()] = good[numbering.variable(1, 0, 1, digit).index()];
    }
    CHECK(key_of(differing) == "decode.shared_cell_differs");
}
