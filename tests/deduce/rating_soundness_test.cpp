// Every candidate that the rating's techniques remove is wrong and every digit that they place is right, on every
// layout: judged by the solution of puzzles that were proved to have one. The states lie on ways that take the hints of
// any family at random, so that they differ from those of a rating, which always takes the easiest.
#include "rating/hints.hpp"
#include "support/catch.hpp"
#include "support/generated.hpp"
#include "support/puzzles.hpp"
#include "support/sanitized.hpp"
#include <satdoku/core/random.hpp>
#include <satdoku/grid/text.hpp>
#include <satdoku/puzzle/generate.hpp>
#include <cstdint>
#include <string>
#include <vector>

using namespace satdoku;
using deduce::rating::Hints;

namespace {
std::string wrong_claim(const Hints& hints, const grid::Board& solution) {
    const std::string name(deduce::name_of(hints.technique()));
    for (const deduce::Candidate& candidate : hints.eliminations()) {
        if (solution.digits[candidate.cell] == candidate.digit) return name + " takes a right candidate away";
    }
    for (const deduce::Candidate& candidate : hints.placements()) {
        if (solution.digits[candidate.cell] != candidate.digit) return name + " places a wrong digit";
    }
    return {};
}

/// Chains nested in chains take long on the layouts of many grids, where this ends the search.
constexpr std::uint64_t effort_of_nested = 2'000'000;

/// Continues until nothing is found. Families that take long are used if no other helps, or now and then.
std::string walk(const puzzle::Puzzle& puzzle, core::Random& random, int& found) {
    constexpr std::size_t quick_families = 17;
    const deduce::Geometry geometry(*puzzle.givens.layout);
    deduce::State state(geometry, puzzle.givens);
    std::vector<const deduce::rating::RatedFacts*> families;
    for (const deduce::rating::RatedFacts& facts : deduce::rating::rated_techniques()) {
        if (facts.find != nullptr) families.push_back(&facts);
    }
    while (!state.complete()) {
        std::vector<Hints> all;
        for (std::size_t family = 0; family < families.size(); ++family) {
            if (family >= quick_families && !all.empty() && random.below(100) != 0) continue;
            const bool is_nested = families[family]->technique >= deduce::RatedTechnique::nested_simple_chains;
            Hints hints(is_nested ? deduce::rating::Effort(effort_of_nested, {}) : deduce::rating::Effort());
            families[family]->find(state, *families[family], hints);
            if (hints.empty()) continue;
            const std::string wrong = wrong_claim(hints, puzzle.solution);
            if (!wrong.empty()) return wrong;
            all.push_back(hints);
        }
        if (all.empty()) return {};
        all[random.below(all.size())].apply_to(state);
        found += static_cast<int>(all.size());
        for (const grid::Cell cell : state.empty_cells()) {
            if (!state.has({cell, puzzle.solution.digits[cell]})) return "the solution is lost";
        }
    }
    return {};
}
}  // namespace

TEST_CASE("no technique of the rating says what is wrong, on any layout", "[deduce]") {
    core::Random random(15);
    for (const grid::Layout& layout : support::layouts()) {
        const int puzzles = !layout.is_plain()         ? 1
                            : layout.grid_count() == 1 ? support::rounds(6)
                            : layout.grid_count() == 2 ? 2
                                                       : 1;
        for (int seed = 1; seed <= puzzles; ++seed) {
            const puzzle::Puzzle puzzle = support::generated_puzzle(layout, static_cast<std::uint64_t>(seed));
            INFO(layout.name() << " " << grid::board_line(puzzle.givens));
            int found = 0;
            CHECK(walk(puzzle, random, found) == "");
            // Puzzles with extra rules can have so few givens that hardly any step is found.
            CHECK(found > (layout.is_plain() ? 10 : 0));
        }
    }
}
