// Whatever a technique takes away is wrong and whatever it places is right, on every layout: judged by the
// solution of puzzles that were proved to have one. The states lie on the way to the solution, with steps
// picked at random, so that they differ from those of a solver that always takes the easiest.
#include "support/catch.hpp"

#include <satdoku/core/random.hpp>
#include <satdoku/deduce/step.hpp>
#include <satdoku/grid/text.hpp>
#include <satdoku/puzzle/generate.hpp>

#include <string>
#include <vector>

using namespace satdoku;
using deduce::Technique;

namespace {

/// A minimal puzzle of one or two grids; of more grids one that is easy enough for a short test.
puzzle::Puzzle some_puzzle(const grid::Layout& layout, std::uint64_t seed) {
    puzzle::Request request;
    request.layout = &layout;
    request.seed = seed;
    request.minimal = layout.grid_count() < 3;
    if (!request.minimal) request.holes = puzzle::holes_of_level(layout, deduce::Level::hard);
    const auto solver = puzzle::make_bitboard_solver(layout);
    return puzzle::generate(request, *solver);
}

/// The first thing that a step says of the solution and that is not so; empty where all is right.
std::string wrong_claim(const deduce::Step& step, const grid::Board& solution) {
    const std::string name(deduce::facts_of(step.technique).name);
    for (const deduce::Candidate& candidate : step.eliminations) {
        if (solution.digits[candidate.cell] == candidate.digit)
            return name + " takes away " + std::to_string(candidate.digit) + " of cell " +
                   std::to_string(candidate.cell);
    }
    for (const deduce::Candidate& candidate : step.placements) {
        if (solution.digits[candidate.cell] != candidate.digit)
            return name + " places " + std::to_string(candidate.digit) + " in cell " +
                   std::to_string(candidate.cell);
    }
    return {};
}

/// Techniques that take too long to be looked for at every step of every puzzle.
bool is_slow(Technique technique) {
    const bool large_fish =
        technique >= Technique::franken_x_wing && technique <= Technique::finned_mutant_leviathan;
    const bool forcing =
        technique >= Technique::forcing_chain_contradiction && technique <= Technique::forcing_net_verity;
    return large_fish || forcing || technique == Technique::als_chain;
}

/// Tells the layouts apart where cases are counted.
struct Walk {
    int steps = 0;
    std::string wrong{};
    bool solved = false;
};

Walk walk(const puzzle::Puzzle& puzzle, core::Random& random, bool slow_too) {
    const deduce::Geometry geometry(*puzzle.givens.layout);
    deduce::State state(geometry, puzzle.givens);
    Walk walked;
    while (!state.complete()) {
        std::vector<deduce::Step> all;
        for (const deduce::TechniqueFacts& facts : deduce::techniques()) {
            // Harder ones only where nothing easy is left, or now and then.
            const bool look =
                facts.technique <= Technique::hidden_quadruple || all.empty() || random.below(64) == 0;
            if (!look || (is_slow(facts.technique) && !(slow_too && random.below(24) == 0))) continue;
            deduce::Steps steps(deduce::Steps::Wanted::all);
            facts.find(state, facts.technique, {}, steps);
            for (const deduce::Step& step : steps.found()) {
                walked.wrong = wrong_claim(step, puzzle.solution);
                if (!walked.wrong.empty()) return walked;
                all.push_back(step);
            }
        }
        if (all.empty()) return walked;
        deduce::apply(state, all[random.below(all.size())]);
        ++walked.steps;
        if (state.impossible()) walked.wrong = "impossible";
        if (!walked.wrong.empty()) return walked;
    }
    walked.solved = true;
    return walked;
}

}  // namespace

TEST_CASE("no technique says what is wrong, on any layout", "[deduce]") {
    core::Random random(15);
    int solved = 0;
    for (const grid::Layout& layout : grid::layouts()) {
        const int puzzles = layout.grid_count() == 1 ? 4 : 1;
        for (int seed = 0; seed < puzzles; ++seed) {
            const puzzle::Puzzle puzzle = some_puzzle(layout, static_cast<std::uint64_t>(seed));
            const Walk walked = walk(puzzle, random, layout.grid_count() == 1 && seed < 1);
            INFO(layout.name() << " " << grid::board_line(puzzle.givens));
            CHECK(walked.wrong.empty());
            CHECK(walked.steps > 5);
            solved += walked.solved ? 1 : 0;
        }
    }
    CHECK(solved > 3);
}

TEST_CASE("a wrong claim is noticed", "[deduce]") {
    const puzzle::Puzzle puzzle = some_puzzle(grid::sudoku(), 1);
    const std::uint8_t right = puzzle.solution.digits[0];
    deduce::Step step{.technique = Technique::x_wing, .eliminations = {{0, right}}};
    CHECK_FALSE(wrong_claim(step, puzzle.solution).empty());
    step = {.technique = Technique::naked_single,
            .placements = {{0, static_cast<std::uint8_t>(right % 9 + 1)}}};
    CHECK_FALSE(wrong_claim(step, puzzle.solution).empty());
}
