#include "digger.hpp"
#include "support/catch.hpp"
#include "support/puzzles.hpp"
#include <satdoku/core/random.hpp>
#include <algorithm>
#include <numeric>
#include <set>
#include <vector>

using namespace satdoku;
using puzzle::CellGroup;
using puzzle::Digger;

namespace {
/// Replaces "has one solution": no set of these cells may lose all of its givens.
struct Unavoidable {
    std::vector<std::vector<grid::Cell>> sets;
    bool unique(const grid::Board& puzzle) const {
        return std::all_of(sets.begin(), sets.end(), [&](const auto& set) {
            return std::any_of(set.begin(), set.end(), [&](grid::Cell cell) { return puzzle.digits[cell] != 0; });
        });
    }
};

Unavoidable random_sets(core::Random& random, const grid::Layout& layout) {
    Unavoidable result;
    for (int count = 0; count < 25; ++count) {
        std::vector<grid::Cell> set(2 + random.below(5));
        for (grid::Cell& cell : set) {
            cell = static_cast<grid::Cell>(random.below(static_cast<std::uint64_t>(layout.cell_count())));
        }
        result.sets.push_back(set);
    }
    return result;
}
}  // namespace

TEST_CASE("digger: batches come to what going one by one comes to", "[puzzle]") {
    core::Random random(11);
    const grid::Board solution = support::course_solution();
    for (int round = 0; round < 50; ++round) {
        const Unavoidable judge = random_sets(random, *solution.layout);
        std::vector<CellGroup> groups;
        for (int cell = 0; cell < solution.layout->cell_count(); ++cell) {
            groups.push_back({static_cast<grid::Cell>(cell)});
        }
        std::vector<std::uint16_t> order(groups.size());
        std::iota(order.begin(), order.end(), std::uint16_t{0});
        random.shuffle(std::span(order));

        grid::Board expected = solution;
        for (const std::uint16_t index : order) {
            grid::Board without = expected;
            without.digits[index] = 0;
            if (judge.unique(without)) expected = without;
        }
        Digger digger(solution, groups, order, {solution.layout->cell_count(), {}}, 0);
        while (digger.ask()) digger.answer(judge.unique(digger.puzzle()));
        REQUIRE(digger.puzzle() == expected);
        CHECK(digger.solution() == solution);
    }
}

TEST_CASE("digger: a limit is kept, and a question that is withdrawn leaves the puzzle as it was", "[puzzle]") {
    const grid::Board solution = support::course_solution();
    std::vector<CellGroup> groups;
    for (int cell = 0; cell < solution.layout->cell_count(); ++cell) groups.push_back({static_cast<grid::Cell>(cell)});
    std::vector<std::uint16_t> order(groups.size());
    std::iota(order.begin(), order.end(), std::uint16_t{0});
    Digger digger(solution, groups, order, {17, {}}, 0);
    REQUIRE(digger.ask());
    CHECK_FALSE(digger.dug().empty());
    digger.withdraw();
    CHECK(digger.puzzle() == solution);
    while (digger.ask()) digger.answer(true);
    CHECK(std::count(digger.puzzle().digits.begin(), digger.puzzle().digits.end(), 0) == 17);
}
