// The steps that a conclusion needs: each is found by its technique at its position, none of them draws a wrong
// conclusion, and with them alone the conclusion is reached.
#include "support/catch.hpp"
#include "support/generated.hpp"
#include "support/sanitized.hpp"
#include <satdoku/deduce/path.hpp>
#include <satdoku/deduce/techniques.hpp>
#include <algorithm>

using namespace satdoku;
using deduce::Candidate;
using deduce::Step;
using deduce::Technique;

namespace {
/// What is wrong with the steps; empty: nothing is.
std::string fault_in(deduce::State state, const std::vector<Step>& steps, const Candidate& target,
                     const grid::Board& solution) {
    for (const Step& step : steps) {
        if (!state.has(target)) return "a step behind the conclusion";
        deduce::Steps found(deduce::Steps::Wanted::all);
        deduce::facts_of(step.technique).find(state, step.technique, found);
        const bool is_found = std::any_of(found.found().begin(), found.found().end(), [&](const Step& one) {
            return one.placements == step.placements && one.eliminations == step.eliminations;
        });
        if (!is_found) return "a step that its technique does not find";
        if (step.technique >= Technique::uniqueness_1 && step.technique <= Technique::bug_plus_1)
            return "a step that relies on one solution";
        for (const Candidate& one : step.placements)
            if (solution.digits[one.cell] != one.digit) return "a wrong digit";
        for (const Candidate& one : step.eliminations)
            if (solution.digits[one.cell] == one.digit) return "a right digit is removed";
        deduce::apply(state, step);
    }
    return state.has(target) ? "the conclusion is not reached" : "";
}
}  // namespace

TEST_CASE("the steps to a digit apply where they are, and are no more than the path has", "[path]") {
    std::size_t shorter = 0;
    for (const grid::Layout* layout : {&grid::sudoku(), &grid::twodoku()}) {
        const deduce::Geometry geometry(*layout);
        for (std::uint64_t seed = 0; seed < static_cast<std::uint64_t>(support::rounds(3)); ++seed) {
            const puzzle::Puzzle puzzle = support::generated_puzzle(*layout, seed);
            const deduce::State start(geometry, puzzle.givens);
            const std::size_t whole = deduce::path_of(start).steps.size();
            std::size_t asked = 0;
            for (const deduce::Cell cell : start.empty_cells()) {
                if (++asked % 20 != 0) continue;
                for (const int digit : start.candidates(cell)) {
                    const Candidate target = deduce::candidate_at(cell, digit);
                    const auto steps = deduce::steps_to(start, target, {});
                    if (!steps) continue;
                    CAPTURE(layout->name(), seed, cell, digit);
                    CHECK(fault_in(start, *steps, target, puzzle.solution).empty());
                    CHECK(steps->size() <= whole);
                    shorter += 2 * steps->size() < whole ? 1 : 0;
                    // Canary: without the last one the conclusion is not reached.
                    if (steps->empty()) continue;
                    const std::vector<Step> rest(steps->begin(), steps->end() - 1);
                    CHECK_FALSE(fault_in(start, rest, target, puzzle.solution).empty());
                }
            }
        }
    }
    CHECK(shorter > 5);
}

TEST_CASE("there are no steps to what does not follow, and none are needed for what the givens exclude", "[path]") {
    const deduce::Geometry geometry(grid::sudoku());
    grid::Board board(grid::sudoku());
    board.digits[0] = 5;
    const deduce::State state(geometry, board);
    CHECK_FALSE(deduce::steps_to(state, {80, 5}, {}));
    const auto excluded = deduce::steps_to(state, {1, 5}, {});
    REQUIRE(excluded);
    CHECK(excluded->empty());
}
