// A technique knows no direction and no order of digits: what it finds on a board turned about its diagonal, with the digit d
// written as 10 - d, is what it finds on the board. Lists of steps are compared by what they place and eliminate.
#include "support/catch.hpp"
#include "support/generated.hpp"
#include "support/puzzles.hpp"
#include "support/sanitized.hpp"
#include <satdoku/core/random.hpp>
#include <satdoku/deduce/path.hpp>
#include <satdoku/deduce/step.hpp>
#include <satdoku/grid/text.hpp>
#include <satdoku/puzzle/generate.hpp>
#include <set>

using namespace satdoku;
using deduce::Technique;

namespace {
using Change = std::pair<std::vector<deduce::Candidate>, std::vector<deduce::Candidate>>;

deduce::Candidate mirrored(deduce::Candidate candidate) {
    return deduce::candidate_at(static_cast<deduce::Cell>(candidate.cell % 9 * 9 + candidate.cell / 9),
                                10 - candidate.digit);
}

deduce::State mirrored(const deduce::State& state) {
    grid::Board board(grid::sudoku());
    const auto& cells = state.geometry().all_cells();
    for (const deduce::Cell cell : cells) {
        const auto [there, digit] = mirrored(deduce::candidate_at(cell, state.digit(cell)));
        board.digits[there] = digit > 9 ? 0 : digit;
    }
    deduce::State mirror(state.geometry(), board);
    for (const deduce::Cell cell : cells) {
        if (!state.is_given(cell)) mirror.is_no_given(mirrored({cell, 1}).cell);
        for (int digit = 1; digit <= 9; ++digit)
            if (!state.candidates(cell).contains(digit)) mirror.remove(mirrored(deduce::candidate_at(cell, digit)));
    }
    return mirror;
}

/// Large fish, nets and chains of almost locked sets, of which a board has ten thousands.
bool takes_long(Technique technique) {
    const int fish = static_cast<int>(technique) - static_cast<int>(Technique::x_wing);
    const bool is_large = technique <= Technique::finned_mutant_leviathan && fish >= 0 && fish % 6 >= 2;
    return is_large || technique == Technique::als_chain || technique >= Technique::forcing_net_contradiction;
}

std::set<Change> changes_of(const deduce::State& state, Technique technique, bool mirror) {
    deduce::Steps steps(deduce::Steps::Wanted::all);
    deduce::facts_of(technique).find(state, technique, steps);
    std::set<Change> changes;
    using Houses = std::vector<deduce::HouseIndex>;
    std::set<std::tuple<int, Houses, Houses>> fish;  // digit, bases and covers: each is found once
    std::size_t fish_found = 0;
    for (const deduce::Step& step : steps.found()) {
        if (technique >= Technique::x_wing && technique <= Technique::finned_mutant_leviathan) {
            ++fish_found;
            fish.emplace(step.digits.first(), step.parts[0].houses, step.parts[1].houses);
        }
        Change change{step.eliminations, step.placements};
        for (auto* list : {&change.first, &change.second}) {
            if (mirror)
                for (deduce::Candidate& candidate : *list) candidate = mirrored(candidate);
            std::ranges::sort(*list);
        }
        changes.insert(std::move(change));
    }
    CHECK(fish.size() == fish_found);
    return changes;
}
}  // namespace

TEST_CASE("so are the lists of large fish, nets and chains of sets, of which early states have too many", "[deduce]") {
    const deduce::Geometry geometry(grid::sudoku());
    for (std::uint64_t seed = 1; seed <= support::rounds(6); ++seed) {
        const puzzle::Puzzle puzzle = support::generated_puzzle(grid::sudoku(), seed);
        const deduce::State start(geometry, puzzle.givens);
        deduce::State state = start;
        for (const deduce::Step& step : deduce::path_of(start, &puzzle.solution).steps) {
            if (state.empty_cells().count() <= 30) break;
            for (const deduce::Candidate& placed : step.placements) state.is_no_given(placed.cell);
            deduce::apply(state, step);
        }
        const deduce::State mirror = mirrored(state);
        for (const deduce::TechniqueFacts& facts : deduce::techniques()) {
            CAPTURE(seed, facts.name);
            if (takes_long(facts.technique))
                CHECK(changes_of(state, facts.technique, true) == changes_of(mirror, facts.technique, false));
        }
    }
}

TEST_CASE("the list of a technique on a transposed and renamed board is that list transposed and renamed", "[deduce]") {
    const deduce::Geometry geometry(grid::sudoku());
    core::Random random(11);
    for (std::uint64_t seed = 1; seed <= support::rounds(100); ++seed) {
        const puzzle::Puzzle puzzle = support::generated_puzzle(grid::sudoku(), seed);
        const deduce::State start(geometry, puzzle.givens);
        deduce::State state = start;
        const deduce::Path path = deduce::path_of(start, &puzzle.solution);
        for (std::size_t taken = random.below(path.steps.size()); const deduce::Step& step : path.steps) {
            if (taken-- == 0) break;
            for (const deduce::Candidate& placed : step.placements) state.is_no_given(placed.cell);
            deduce::apply(state, step);
        }
        const deduce::State mirror = mirrored(state);
        for (const deduce::TechniqueFacts& facts : deduce::techniques()) {
            CAPTURE(seed, facts.name);
            if (!takes_long(facts.technique))
                CHECK(changes_of(state, facts.technique, true) == changes_of(mirror, facts.technique, false));
        }
    }
}

TEST_CASE("what a contradiction in a net leads to does not depend on the order of singles", "[deduce]") {
    const deduce::Geometry geometry(grid::sudoku());
    const grid::Board board = grid::parse_board(
        grid::sudoku(), "2..4......7....6.....5....1...8...2583..9.......6..8......6.37.4.1.........2..91.");
    deduce::State state(geometry, board);
    // Digit, row and column of removed candidates.
    constexpr std::array removed = {646, 656, 666, 364, 365, 366, 961, 962, 963, 394, 395, 396, 794, 795, 796,
                                    429, 459, 469, 582, 585, 586, 653, 661, 662, 663, 468, 668, 868, 669, 769,
                                    869, 591, 691, 593, 693, 893, 612, 632, 642, 453, 753, 156, 456, 756, 447};
    for (const int each : removed)
        state.remove(
            deduce::candidate_at(static_cast<deduce::Cell>((each / 10 % 10 - 1) * 9 + each % 10 - 1), each / 100));
    CHECK(changes_of(state, Technique::forcing_net_verity, true) ==
          changes_of(mirrored(state), Technique::forcing_net_verity, false));
}
