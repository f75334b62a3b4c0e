// Every candidate that a technique removes is wrong and every digit that it places is right, on every layout: judged by
// the solution of puzzles that were proved to have one. The states are drawn at random: a puzzle, some more of its
// digits, and some of the wrong candidates gone, so that they differ from those that a solver comes to.
//
// The long mode is hidden and run by hand: tests_deduce "[.long]".
#include "support/catch.hpp"
#include "support/generated.hpp"
#include "support/puzzles.hpp"
#include "support/sanitized.hpp"
#include <satdoku/core/random.hpp>
#include <satdoku/deduce/path.hpp>
#include <satdoku/deduce/step.hpp>
#include <satdoku/grid/text.hpp>
#include <satdoku/puzzle/generate.hpp>
#include <algorithm>
#include <map>
#include <span>
#include <string>
#include <vector>

using namespace satdoku;
using deduce::Technique;

namespace {
deduce::State some_state(const deduce::Geometry& geometry, const puzzle::Puzzle& puzzle, core::Random& random) {
    deduce::State state(geometry, puzzle.givens);
    const std::uint64_t placed = random.below(10);
    const std::uint64_t removed = random.below(9);
    for (const deduce::Cell cell : geometry.all_cells()) {
        const std::uint8_t right = puzzle.solution.digits[cell];
        if (state.digit(cell) == 0 && random.below(16) < placed) state.place({cell, right});
    }
    for (const deduce::Cell cell : state.empty_cells()) {
        for (const int digit : state.candidates(cell)) {
            const bool wrong = digit != puzzle.solution.digits[cell];
            if (wrong && random.below(10) < removed) state.remove({cell, static_cast<std::uint8_t>(digit)});
        }
    }
    return state;
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
            return name + " places " + std::to_string(candidate.digit) + " in cell " + std::to_string(candidate.cell);
    }
    return {};
}

/// Fish, which take the houses of one grid.
bool is_fish(Technique technique) {
    return technique >= Technique::x_wing && technique <= Technique::finned_mutant_leviathan;
}

/// In one of how many states a technique is looked for, and with how many candidates at most: some techniques
/// find more and more the less is known.
struct Care {
    std::uint64_t rarity;
    int most_candidates;  ///< for fish, of a grid
};

constexpr int any_number = 10000;

Care care_for(Technique technique) {
    if (technique <= Technique::hidden_quadruple) return {1, any_number};
    if (technique >= Technique::forcing_chain_contradiction) return {8, 55};
    if (technique >= Technique::squirmbag && technique <= Technique::leviathan) return {6, 150};
    if (is_fish(technique) && technique >= Technique::franken_x_wing) {
        constexpr int sizes = 6;
        const int size = (static_cast<int>(technique) - static_cast<int>(Technique::x_wing)) % sizes + 2;
        return {24, size < 5 ? 45 : 25};
    }
    if (technique >= Technique::als_xy_wing && technique <= Technique::death_blossom) return {12, 60};
    if (technique == Technique::grouped_x_cycle || technique >= Technique::continuous_nice_loop) return {12, 300};
    return {3, any_number};
}

int candidates_in(const deduce::State& state, std::span<const deduce::Cell> cells) {
    int count = 0;
    for (const deduce::Cell cell : cells) count += state.candidates(cell).size();
    return count;
}

int candidates_of_fullest_grid(const deduce::State& state) {
    const grid::Layout& layout = state.geometry().layout();
    int most = 0;
    for (int grid = 0; grid < layout.grid_count(); ++grid)
        most = std::max(most, candidates_in(state, layout.cells(grid)));
    return most;
}

int candidates_of(const deduce::State& state) {
    int count = 0;
    for (int digit = 1; digit <= state.side(); ++digit) count += state.cells_of(digit).count();
    return count;
}

struct Tally {
    std::uint64_t states = 0;
    std::uint64_t steps = 0;
    std::map<Technique, std::uint64_t> by_technique{};
};

void try_states(const grid::Layout& layout, std::uint64_t puzzles, int states, Tally& tally) {
    core::Random random(15);
    const deduce::Geometry geometry(layout);
    for (std::uint64_t seed = 0; seed < puzzles; ++seed) {
        const puzzle::Puzzle puzzle = support::generated_puzzle(layout, seed);
        for (int number = 0; number < states; ++number) {
            const deduce::State state = some_state(geometry, puzzle, random);
            const int of_grid = candidates_of_fullest_grid(state);
            const int of_all = candidates_of(state);
            ++tally.states;
            for (const deduce::TechniqueFacts& facts : deduce::techniques()) {
                const Care care = care_for(facts.technique);
                const int candidates = is_fish(facts.technique) ? of_grid : of_all;
                if (random.below(care.rarity) != 0 || candidates > care.most_candidates) continue;
                deduce::Steps steps(deduce::Steps::Wanted::all);
                facts.find(state, facts.technique, steps);
                tally.steps += steps.found().size();
                tally.by_technique[facts.technique] += steps.found().size();
                for (const deduce::Step& step : steps.found()) {
                    const std::string wrong = wrong_claim(step, puzzle.solution);
                    if (wrong.empty()) continue;
                    FAIL_CHECK(layout.name()
                               << " " << grid::board_line(puzzle.givens) << ", state " << number << ": " << wrong);
                    return;
                }
            }
        }
    }
}
}  // namespace

TEST_CASE("no technique says what is wrong, on any layout", "[deduce]") {
    Tally tally;
    for (const grid::Layout& layout : support::layouts()) {
        const bool plain = layout.grid_count() == 1;
        try_states(layout, plain ? 4 : 1, support::rounds(plain ? 20 : 8), tally);
    }
    CHECK(tally.by_technique.size() > (support::is_slow ? 50 : 80));
    CHECK(tally.steps > (support::is_slow ? 1000 : 10000));
}

TEST_CASE("no technique says what is wrong, in thousands of states", "[.long]") {
    for (const grid::Layout& layout : grid::layouts()) {
        Tally tally;
        const bool plain = layout.grid_count() == 1;
        try_states(layout, plain ? 200 : 40, plain ? 10 : 5, tally);
        WARN(layout.name() << ": " << tally.states << " states, " << tally.steps << " steps");
        CHECK(tally.steps > 0);
    }
}

TEST_CASE("fish of five to seven lines are right in grids of more than nine digits", "[deduce]") {
    core::Random random(7);
    std::map<Technique, std::uint64_t> found;
    for (const char* const name : {"sudoku-12x12", "sudoku-16x16"}) {
        const grid::Layout& layout = *grid::find_layout(name);
        const deduce::Geometry geometry(layout);
        const grid::Board solution = support::generated_puzzle(layout, 1).solution;
        for (int round = 0; round < support::rounds(200); ++round) {
            deduce::State state(geometry, grid::Board(layout));
            const std::uint64_t kept = 6 + random.below(12);
            for (const deduce::Cell cell : geometry.all_cells()) {
                for (const int digit : state.candidates(cell)) {
                    const bool wrong = digit != solution.digits[cell];
                    if (wrong && random.below(100) >= kept) state.remove({cell, static_cast<std::uint8_t>(digit)});
                }
            }
            for (const Technique technique : {Technique::squirmbag, Technique::whale, Technique::leviathan}) {
                deduce::Steps steps(deduce::Steps::Wanted::all);
                deduce::facts_of(technique).find(state, technique, steps);
                found[technique] += steps.found().size();
                for (const deduce::Step& step : steps.found()) REQUIRE(wrong_claim(step, solution).empty());
            }
        }
    }
    for (const auto& [technique, count] : found) {
        CAPTURE(deduce::facts_of(technique).name);
        CHECK(count > 10);
    }
}

TEST_CASE("a path has a fish of five to seven lines only in grids of more than nine digits", "[deduce]") {
    constexpr std::array<std::size_t, 7> of_sixteen = {0, 4, 8, 12, 1, 5, 9};
    constexpr std::array<std::size_t, 7> of_nine = {0, 3, 6, 1, 4, 7, 2};
    for (const bool is_large : {true, false}) {
        const deduce::Geometry geometry(*grid::find_layout(is_large ? "sudoku-16x16" : "sudoku"));
        const auto side = static_cast<std::size_t>(geometry.layout().side());
        for (std::size_t size = 5; size <= 7; ++size) {
            const std::span lines = std::span(is_large ? of_sixteen : of_nine).first(size);
            const auto is_of_fish = [&](std::size_t line) { return std::ranges::find(lines, line) != lines.end(); };
            deduce::State state(geometry, grid::Board(geometry.layout()));
            for (std::size_t cell = 0; cell < side * side; ++cell)
                if (is_of_fish(cell / side) && !is_of_fish(cell % side))
                    state.remove({static_cast<deduce::Cell>(cell), 1});
            const auto step = deduce::next_step(state);
            REQUIRE(step);
            const auto fish = static_cast<Technique>(static_cast<std::size_t>(Technique::x_wing) + size - 2);
            CHECK((step->technique == fish) == is_large);
            CHECK((!is_large || step->eliminations.size() == size * (16 - size)));
        }
    }
}

TEST_CASE("a wrong claim is noticed", "[deduce]") {
    const puzzle::Puzzle puzzle = support::generated_puzzle(grid::sudoku(), 1);
    const std::uint8_t right = puzzle.solution.digits[0];
    deduce::Step step{.technique = Technique::x_wing, .eliminations = {{0, right}}};
    CHECK_FALSE(wrong_claim(step, puzzle.solution).empty());
    step = {.technique = Technique::naked_single, .placements = {{0, static_cast<std::uint8_t>(right % 9 + 1)}}};
    CHECK_FALSE(wrong_claim(step, puzzle.solution).empty());
}

TEST_CASE("where easier techniques have no step, those that no puzzle needs have none", "[deduce]") {
    const deduce::Geometry geometry(grid::sudoku());
    int ends = 0;
    for (std::uint64_t seed = 1; seed <= support::rounds(2000); ++seed) {
        const deduce::State state(geometry, support::generated_puzzle(grid::sudoku(), seed).givens);
        const auto is_easier = [](const deduce::TechniqueFacts& facts) {
            return &facts < &deduce::facts_of(Technique::sue_de_coq);
        };
        const deduce::Path path = deduce::path_within(state, is_easier);
        if (path.solved()) continue;
        ++ends;
        for (const deduce::TechniqueFacts& facts : deduce::techniques()) {
            if (facts.use != deduce::Use::never) continue;
            deduce::Steps steps(deduce::Steps::Wanted::first);
            facts.find(path.end, facts.technique, steps);
            CAPTURE(seed, facts.name);
            CHECK(steps.found().empty());
        }
    }
    CHECK(ends > 5);
}
