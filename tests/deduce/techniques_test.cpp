// Each technique finds what it must, and nothing where it must find nothing. The cases lie in tests/data/deduce
// in the form of libraries of cases: states on the way to the solution of generated puzzles, where every
// elimination was judged by the solution.
#include "support/catch.hpp"
#include "support/paths.hpp"

#include <satdoku/core/file.hpp>
#include <satdoku/deduce/library.hpp>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

using namespace satdoku;
using deduce::Candidate;
using deduce::Technique;

namespace {

std::vector<std::string> technique_cases() {
    core::Input file(support::source_path("tests/data/deduce/techniques.txt"));
    core::LineReader lines(file);
    std::vector<std::string> all;
    while (const auto line = lines.next()) {
        if (!line->empty() && line->front() == ':') all.emplace_back(*line);
    }
    return all;
}

/// Techniques that no case of a library can show: of several grids, or not found by themselves.
bool has_no_cases(Technique technique) {
    return technique == Technique::relay || technique > Technique::template_delete;
}

std::vector<deduce::Step> steps_of(const deduce::State& state, Technique technique) {
    deduce::Steps steps(deduce::Steps::Wanted::all);
    deduce::facts_of(technique).find(state, technique, {}, steps);
    return steps.found();
}

}  // namespace

TEST_CASE("each technique finds all that its cases hold, and no more", "[deduce]") {
    const deduce::Geometry geometry(grid::sudoku());
    std::set<Technique> found;
    std::set<Technique> not_found;
    for (const std::string& line : technique_cases()) {
        CAPTURE(line);
        const deduce::Case subject = deduce::parse_case(geometry, line);
        CHECK(deduce::yields_text(geometry, deduce::yields_of(subject)) ==
              deduce::yields_text(geometry, subject.expected));
        (subject.expected.empty() ? not_found : found).insert(subject.technique->technique);
    }
    for (const deduce::TechniqueFacts& facts : deduce::techniques()) {
        if (has_no_cases(facts.technique)) continue;
        CAPTURE(std::string(facts.name));
        CHECK(found.contains(facts.technique));
        CHECK(not_found.contains(facts.technique));
    }
}

TEST_CASE("a case with a wrong result is told from a right one", "[deduce]") {
    const deduce::Geometry geometry(grid::sudoku());
    deduce::Case subject = deduce::parse_case(geometry, technique_cases().front());
    REQUIRE(subject.expected.size() == 1);
    CHECK(deduce::yields_of(subject) == subject.expected);
    Candidate& placed = subject.expected.front().placements.front();
    placed.digit = static_cast<std::uint8_t>(placed.digit % 9 + 1);
    CHECK(deduce::yields_of(subject) != subject.expected);
}

TEST_CASE("a digit that a line claims in shared cells is relayed to the other grid's line", "[deduce]") {
    const grid::Layout& layout = grid::twodoku();
    const deduce::Geometry geometry(layout);
    deduce::State state(geometry, grid::Board(layout));
    // In row 8 of grid a, 5 is left in the shared cells only: they are b21, b22 and b23.
    for (int column = 0; column < 6; ++column) state.remove({layout.cell(0, 7, column), 5});
    const auto relays = steps_of(state, Technique::relay);
    REQUIRE(relays.size() == 1);
    std::vector<Candidate> gone;
    for (int column = 3; column < 9; ++column) gone.push_back({layout.cell(1, 1, column), 5});
    CHECK(relays.front().eliminations == gone);
    CHECK(relays.front().placements.empty());
    // Claiming takes it from the rest of the box, and pointing has nothing yet.
    const auto claims = steps_of(state, Technique::claiming);
    REQUIRE(claims.size() == 1);
    CHECK(claims.front().eliminations.size() == 6);
    CHECK(steps_of(state, Technique::pointing).empty());
    // On one grid there is no other to relay to.
    const deduce::Geometry alone(grid::sudoku());
    deduce::State plain(alone, grid::Board(grid::sudoku()));
    for (int column = 0; column < 6; ++column) plain.remove({grid::sudoku().cell(0, 7, column), 5});
    CHECK(steps_of(plain, Technique::relay).empty());
    CHECK(steps_of(plain, Technique::claiming).size() == 1);
}

TEST_CASE("uniqueness lets shared cells alone", "[deduce]") {
    // A deadly rectangle but for one corner, in the rows 7 and 8 of grid a: from column 7 on, cells are shared.
    const grid::Layout& layout = grid::twodoku();
    const deduce::Geometry geometry(layout);
    const auto with_rectangle = [&](int column) {
        deduce::State state(geometry, grid::Board(layout));
        for (const auto& [row, at] : {std::pair{6, 0}, std::pair{7, 0}, std::pair{6, column}}) {
            for (std::uint8_t digit = 3; digit <= 9; ++digit) state.remove({layout.cell(0, row, at), digit});
        }
        return steps_of(state, Technique::uniqueness_1);
    };
    CHECK_FALSE(with_rectangle(4).empty());
    CHECK(with_rectangle(7).empty());
}
