#include "support/catch.hpp"
#include "support/puzzles.hpp"
#include "support/temporary_folder.hpp"
#include <satdoku/core/error.hpp>
#include <satdoku/grid/text.hpp>
#include <satdoku/puzzle/generate.hpp>
#include <satdoku/puzzle/rate.hpp>
#include <fstream>
#include <string>
#include <vector>

using namespace satdoku;

namespace {
struct Rated {
    std::vector<puzzle::RatedPuzzle> puzzles;
    std::vector<std::string> bad;
    puzzle::PuzzleCounts counts;
};

Rated rated(const std::string& text, unsigned threads = 1, std::stop_token stop = {}) {
    const ::support::TemporaryFolder folder;
    const std::string path = folder.file("puzzles");
    std::ofstream(path) << text;
    core::Input input(path);
    const std::vector<const grid::Layout*> layouts = {&grid::sudoku(), &grid::twodoku()};
    Rated rated_all;
    rated_all.counts = puzzle::rate_all(
        input, [&](puzzle::RatedPuzzle& puzzle) { rated_all.puzzles.push_back(puzzle); },
        {.layouts = layouts, .threads = threads},
        {.bad = [&](const core::Error& error) { rated_all.bad.push_back(error.key()); }}, std::move(stop));
    return rated_all;
}

std::string minimal_sudokus(std::uint64_t count) {
    puzzle::Request request;
    request.layout = &grid::sudoku();
    request.minimal = true;
    std::string text;
    puzzle::generate_many(
        request, {0, count}, 1, puzzle::make_bitboard_solver,
        [&](std::uint64_t, const puzzle::Puzzle& puzzle) { text += grid::board_line(puzzle.givens) + '\n'; });
    return text;
}
}  // namespace

TEST_CASE("a puzzle has the ratings of its state, and its grids a class", "[puzzle]") {
    const grid::Board givens = satdoku::support::course_twodoku();
    const Rated rated_all = rated(grid::board_line(givens) + '\n');
    REQUIRE(rated_all.puzzles.size() == 1);
    const puzzle::RatedPuzzle& puzzle = rated_all.puzzles[0];
    CHECK(puzzle.number == 1);
    CHECK(puzzle.givens == givens);
    CHECK(puzzle.solutions == 1);
    const deduce::Geometry geometry(grid::twodoku());
    const deduce::State state(geometry, givens);
    const grid::Board solution = satdoku::support::course_solution();
    const deduce::Path path = deduce::path_of(state, &solution);
    CHECK(puzzle.ratings.score == path.score);
    CHECK(puzzle.ratings.level == path.level);
    CHECK(puzzle.ratings.hardest == path.hardest);
    CHECK(puzzle.ratings.scale.er == deduce::rate(state).er);
    CHECK(puzzle.ratings.coupling == puzzle::CouplingProver(puzzle::make_bitboard_solver).prove(givens));
    CHECK(rated_all.counts.invalid() == 0);
}

TEST_CASE("only the ratings that are asked for are worked out", "[puzzle]") {
    const grid::Board givens = satdoku::support::course_twodoku();
    const grid::Board solution = satdoku::support::course_solution();
    const auto rate = [&](puzzle::RatingParts parts) {
        return *puzzle::Rater(puzzle::make_bitboard_solver, {}, deduce::RatingLimits{}.effort, parts)
                    .rate(givens, solution);
    };
    const puzzle::Ratings all = rate({});
    const puzzle::Ratings scale = rate({.path = false, .coupling = false});
    CHECK(scale.scale.er == all.scale.er);
    CHECK_FALSE(scale.hardest);
    CHECK_FALSE(scale.coupling);
    const puzzle::Ratings path = rate({.scale = false, .coupling = false});
    CHECK(path.score == all.score);
    CHECK(path.hardest == all.hardest);
    CHECK_FALSE(path.scale.complete);
    const puzzle::Ratings coupling = rate({.scale = false, .path = false});
    CHECK(coupling.coupling == all.coupling);
    CHECK(coupling.score == 0);
}

TEST_CASE("puzzles keep the text that they were read as, odd ones and what is none are reported", "[puzzle]") {
    std::string zeros = grid::board_line(satdoku::support::seventeen_givens());
    for (char& cell : zeros) cell = cell == '.' ? '0' : cell;
    const std::string several = ".................................................................................";
    std::string none = zeros;
    none[1] = '1';
    none[2] = '1';
    const std::string rows = grid::board_picture(satdoku::support::seventeen_givens());
    const Rated rated_all = rated("# puzzles\n " + zeros + "  a note # and a comment\n" + several + '\n' + none +
                                  "\n12345\n" + rows + '\n');
    REQUIRE(rated_all.puzzles.size() == 4);
    CHECK(rated_all.puzzles[0].text == zeros);
    CHECK_FALSE(rated_all.puzzles[0].ratings.coupling.has_value());
    CHECK(rated_all.puzzles[1].text == several);
    CHECK(rated_all.puzzles[1].solutions == 2);
    CHECK(rated_all.puzzles[2].solutions == 0);
    CHECK(rated_all.puzzles[3].text == grid::board_line(satdoku::support::seventeen_givens()));
    CHECK(rated_all.puzzles[3].number == 4);
    CHECK(rated_all.bad.size() == 1);
    CHECK(rated_all.counts.puzzles() == 4);
    CHECK(rated_all.counts.invalid() == 2);
    CHECK(rated_all.counts.bad == 1);
    CHECK_FALSE(rated_all.counts.stopped);
}

TEST_CASE("ratings come in order and do not depend on threads", "[puzzle]") {
    const std::string text = minimal_sudokus(20);
    const Rated one = rated(text, 1);
    const Rated four = rated(text, 4);
    REQUIRE(one.puzzles.size() == 20);
    REQUIRE(four.puzzles.size() == 20);
    std::string again;
    for (std::size_t index = 0; index < 20; ++index) {
        again += four.puzzles[index].text + '\n';
        CHECK(four.puzzles[index].ratings.score == one.puzzles[index].ratings.score);
        CHECK(four.puzzles[index].ratings.scale.er == one.puzzles[index].ratings.scale.er);
    }
    CHECK(again == text);
}

TEST_CASE("a stop leaves what was rated before it, without a gap", "[puzzle]") {
    std::stop_source stop;
    stop.request_stop();
    const Rated rated_all = rated(minimal_sudokus(5), 2, stop.get_token());
    CHECK(rated_all.counts.stopped);
    CHECK(rated_all.puzzles.empty());
}
