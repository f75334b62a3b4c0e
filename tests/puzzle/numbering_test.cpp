#include "support/catch.hpp"
#include "support/puzzles.hpp"
#include <satdoku/puzzle/encode.hpp>
#include <satdoku/puzzle/numbering.hpp>
#include <set>
#include <vector>

using namespace satdoku;
using puzzle::Numbering;

namespace {
std::vector<Numbering> numberings_of(const grid::Layout& layout) {
    std::vector<Numbering> all = {Numbering(layout, false), Numbering(layout, true)};
    if (layout.side() <= grid::plain_side) all.push_back(Numbering::decimal(layout));
    return all;
}

cnf::Variable of_number(std::uint32_t number) { return cnf::Variable(number - 1); }
}  // namespace

TEST_CASE("what a variable says leads back to it, in every numbering of every layout", "[puzzle]") {
    for (const grid::Layout& layout : grid::layouts()) {
        std::vector<Numbering> numberings = numberings_of(layout);
        grid::Board givens(layout);
        givens.digits[0] = 3;
        numberings.push_back(Numbering::candidates(givens));
        for (const Numbering& numbering : numberings) {
            const auto digits = static_cast<std::size_t>(layout.side());
            std::size_t facts = 0;
            for (std::uint32_t index = 0; index < numbering.count(); ++index) {
                const auto fact = numbering.fact(cnf::Variable(index));
                if (!fact) continue;
                ++facts;
                REQUIRE(numbering.find(*fact) == cnf::Variable(index));
            }
            const auto cells = static_cast<std::size_t>(
                numbering.merged() ? layout.cell_count() : layout.grid_count() * layout.cells_of_grid());
            // The given's cell has no variables, its peers lack one each.
            const std::size_t known = numbering.givens() ? digits + layout.peers(0).size() : 0;
            CHECK(facts == cells * digits - known);
            CHECK_FALSE(numbering.fact(cnf::Variable(numbering.count())).has_value());
        }
    }
}

TEST_CASE("decimal numbers are read digit by digit", "[puzzle]") {
    const Numbering one = Numbering::decimal(grid::sudoku());
    CHECK(one.variable(0, 0, 0, 1) == of_number(111));
    CHECK(one.variable(0, 8, 7, 6) == of_number(986));
    CHECK(one.count() == 999);
    for (const std::uint32_t none : {1U, 99U, 100U, 110U, 101U, 120U}) {
        CHECK_FALSE(one.fact(of_number(none)).has_value());
    }
    const Numbering two = Numbering::decimal(grid::twodoku());
    CHECK(two.variable(1, 0, 0, 2) == of_number(2112));
    CHECK(two.count() == 2999);
    CHECK_FALSE(two.fact(of_number(111)).has_value());
}

TEST_CASE("a model in any numbering is decoded to its board", "[puzzle]") {
    const grid::Board solution = support::course_solution();
    for (const Numbering& numbering : numberings_of(grid::twodoku())) {
        std::set<std::uint32_t> model;
        for (int cell = 0; cell < solution.layout->cell_count(); ++cell) {
            for (const grid::Place& place : solution.layout->places(static_cast<grid::Cell>(cell))) {
                const int digit = solution.digits[static_cast<std::size_t>(cell)];
                model.insert(numbering.find({place, digit})->index());
            }
        }
        const auto value = [&](cnf::Variable variable) { return model.contains(variable.index()); };
        CHECK(puzzle::decode(numbering, value) == solution);
    }
    const Numbering candidates = Numbering::candidates(support::course_twodoku());
    const auto value = [&](cnf::Variable variable) {
        const auto fact = candidates.fact(variable);
        const grid::Cell cell = grid::twodoku().cell(fact->place);
        return solution.digits[cell] == fact->digit;
    };
    CHECK(puzzle::decode(candidates, value) == solution);
}

TEST_CASE("a number of variables determines the layout", "[puzzle]") {
    CHECK_FALSE(puzzle::find_numbering(4 * 4 * 4).has_value());  // so small formulas are about anything
    for (const grid::Layout& layout : grid::layouts()) {
        if (layout.side() != grid::plain_side) continue;
        for (const Numbering& numbering : numberings_of(layout)) {
            const auto found = puzzle::find_numbering(numbering.count());
            REQUIRE(found.has_value());
            CHECK(found->count() == numbering.count());
            CHECK(&puzzle::find_numbering(layout, numbering.count())->layout() == &layout);
        }
    }
    CHECK_FALSE(puzzle::find_numbering(730).has_value());
    CHECK_FALSE(puzzle::find_numbering(grid::sudoku(), 1458).has_value());
    CHECK(puzzle::find_numbering(1377)->merged());
}
