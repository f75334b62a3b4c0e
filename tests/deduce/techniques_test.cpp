// Each technique finds what it must, and nothing where it must find nothing. The cases lie in tests/data/deduce in the
// form of libraries of cases: states on solution paths of generated puzzles, where every elimination was judged by the
// solution.
#include "deduce/technique_cases.hpp"
#include "support/catch.hpp"
#include "support/paths.hpp"
#include <satdoku/core/file.hpp>
#include <satdoku/grid/text.hpp>
#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <initializer_list>
#include <set>
#include <stdexcept>
#include <string>
#include <utility>
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
    deduce::facts_of(technique).find(state, technique, steps);
    return steps.found();
}
}  // namespace

TEST_CASE("each technique finds all that its cases hold, and no more", "[deduce]") {
    const deduce::Geometry geometry(grid::sudoku());
    std::set<Technique> found;
    std::set<Technique> not_found;
    for (const std::string& line : technique_cases()) {
        CAPTURE(line);
        const support::Case subject = support::parse_case(geometry, line);
        CHECK(support::yields_text(geometry, support::yields_of(subject)) ==
              support::yields_text(geometry, subject.expected));
        (subject.expected.empty() ? not_found : found).insert(subject.technique->technique);
    }
    for (const deduce::TechniqueFacts& facts : deduce::techniques()) {
        if (has_no_cases(facts.technique)) continue;
        CAPTURE(std::string(facts.name));
        CHECK(found.contains(facts.technique));
        CHECK(not_found.contains(facts.technique));
    }
}

TEST_CASE("the cases of the library that SATDOKU_CASES names", "[.][cases]") {
    const char* const path = std::getenv("SATDOKU_CASES");
    REQUIRE(path != nullptr);
    const deduce::Geometry geometry(grid::sudoku());
    core::Input file(path);
    core::LineReader lines(file);
    for (std::size_t number = 1; const auto line = lines.next(); ++number) {
        const std::string text(line->substr(0, line->find_last_not_of(" \t\r") + 1));
        if (text.empty() || text.front() == '#') continue;
        CAPTURE(number, text);
        try {
            const support::Case subject = support::parse_case(geometry, text);
            CHECK(support::yields_text(geometry, support::yields_of(subject)) ==
                  support::yields_text(geometry, subject.expected));
        } catch (const std::invalid_argument& error) {
            FAIL_CHECK(error.what());
        }
    }
}

TEST_CASE("a case with a wrong result differs from a right one", "[deduce]") {
    const deduce::Geometry geometry(grid::sudoku());
    support::Case subject = support::parse_case(geometry, technique_cases().front());
    REQUIRE(subject.expected.size() == 1);
    CHECK(support::yields_of(subject) == subject.expected);
    Candidate& placed = subject.expected.front().placements.front();
    placed.digit = static_cast<std::uint8_t>(placed.digit % 9 + 1);
    CHECK(support::yields_of(subject) != subject.expected);
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

TEST_CASE("Sue de Coq removes from line and box what their cells take up", "[deduce]") {
    const grid::Layout& layout = grid::sudoku();
    const deduce::Geometry geometry(layout);
    deduce::State state(geometry, grid::Board(layout));
    const auto leave = [&](int row, int column, std::initializer_list<int> digits) {
        for (int digit = 1; digit <= 9; ++digit) {
            if (std::ranges::find(digits, digit) != digits.end()) continue;
            state.remove(deduce::candidate_at(layout.cell(0, row, column), digit));
        }
    };
    leave(0, 0, {1, 2, 3, 4});
    leave(0, 1, {1, 2, 3, 4});
    leave(0, 3, {1, 2});
    leave(1, 0, {3, 4});
    const auto steps = steps_of(state, Technique::sue_de_coq);
    REQUIRE(steps.size() == 1);
    std::set<Candidate> gone;
    for (const int column : {2, 4, 5, 6, 7, 8}) {
        for (const int digit : {1, 2}) gone.insert(deduce::candidate_at(layout.cell(0, 0, column), digit));
    }
    for (const auto& [row, column] : {std::pair{0, 2}, {1, 1}, {1, 2}, {2, 0}, {2, 1}, {2, 2}}) {
        for (const int digit : {3, 4}) gone.insert(deduce::candidate_at(layout.cell(0, row, column), digit));
    }
    const auto& found = steps.front().eliminations;
    CHECK(std::set<Candidate>(found.begin(), found.end()) == gone);
}

TEST_CASE("uniqueness lets shared cells alone", "[deduce]") {
    // A deadly rectangle except for one corner, in the rows 7 and 8 of grid a: from column 7 on, cells are shared.
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

TEST_CASE("an extended rectangle that an extra region or another grid would notice is none", "[deduce]") {
    // Six cells of three digits, except one that holds more, in two columns and three rows.
    const auto finds = [](const char* name, int grid, std::array<int, 2> columns, std::array<int, 3> rows) {
        const grid::Layout& layout = *grid::find_layout(name);
        const deduce::Geometry geometry(layout);
        deduce::State state(geometry, grid::Board(layout));
        for (const int row : rows) {
            for (const int column : columns) {
                const bool holds_more = row == rows[0] && column == columns[0];
                for (std::uint8_t digit = holds_more ? 5 : 4; digit <= 9; ++digit)
                    state.remove({layout.cell(grid, row, column), digit});
            }
        }
        return !steps_of(state, Technique::extended_rectangle_1).empty();
    };
    CHECK(finds("sudoku", 0, {0, 1}, {1, 3, 6}));
    CHECK_FALSE(finds("sudoku", 0, {2, 3}, {1, 3, 6}));  // in boxes apart
    CHECK(finds("twodoku", 0, {0, 1}, {1, 3, 6}));
    CHECK_FALSE(finds("twodoku", 0, {6, 7}, {1, 3, 6}));  // a shared box
    CHECK(finds("windoku", 0, {1, 2}, {1, 4, 6}));        // windows have whole pairs
    CHECK_FALSE(finds("windoku", 0, {0, 1}, {1, 4, 6}));
    CHECK_FALSE(finds("anti-knight", 0, {0, 1}, {1, 3, 6}));
}

TEST_CASE("3D Medusa takes cells that must differ without a house", "[deduce]") {
    // 1 goes only into two cells of the first column, and the upper one holds 1 or 2. The cell in row 3 and column 2
    // sees the upper one in their box, and the lower one as a knight does.
    for (const char* const name : {"sudoku", "anti-knight"}) {
        const grid::Layout& layout = *grid::find_layout(name);
        const deduce::Geometry geometry(layout);
        deduce::State state(geometry, grid::Board(layout));
        for (int row = 1; row < 9; ++row) {
            if (row != 4) state.remove({layout.cell(0, row, 0), 1});
        }
        for (std::uint8_t digit = 3; digit <= 9; ++digit) state.remove({layout.cell(0, 0, 0), digit});
        const Candidate seen{layout.cell(0, 2, 1), 1};
        bool goes = false;
        for (const deduce::Step& step : steps_of(state, Technique::medusa_trap)) {
            goes =
                goes || std::find(step.eliminations.begin(), step.eliminations.end(), seen) != step.eliminations.end();
        }
        CHECK(goes == (layout.name() == "anti-knight"));
    }
}

TEST_CASE("of several grouped X-cycles the shortest comes first, and each removes what it must", "[deduce]") {
    // sudokuwiki.org: 14 = 19 - 99 = 96 - 56 = 44, 54 - 14, for 4.
    const deduce::Geometry geometry(grid::sudoku());
    const grid::Board board = grid::parse_board(
        grid::sudoku(), "185.2637..6........97..81...1..52.9.....6.....3.179.4..416..95...........5629.7..");
    const std::vector<deduce::Step> cycles = steps_of(deduce::State(geometry, board), Technique::grouped_x_cycle);
    REQUIRE(cycles.size() == 3);
    CHECK(std::is_sorted(cycles.begin(), cycles.end(), [](const deduce::Step& left, const deduce::Step& right) {
        return left.links.size() < right.links.size();
    }));
    const auto cell = [](int row, int column) { return grid::sudoku().cell(0, row - 1, column - 1); };
    for (const auto& [row, column] : {std::pair{3, 9}, {8, 9}, {8, 6}, {3, 4}}) {
        const Candidate four{cell(row, column), 4};
        const std::vector<Candidate>& gone = cycles.front().eliminations;
        CHECK(std::find(gone.begin(), gone.end(), four) != gone.end());
    }
    CHECK(cycles.front().links.size() == 6);
}
