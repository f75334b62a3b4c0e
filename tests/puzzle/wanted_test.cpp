// Puzzles that are as hard as was asked for.
#include "judge.hpp"
#include "support/catch.hpp"
#include "support/generated.hpp"
#include "support/puzzles.hpp"
#include <satdoku/core/error.hpp>
#include <satdoku/deduce/rating.hpp>
#include <satdoku/grid/text.hpp>
#include <satdoku/puzzle/generate.hpp>
#include <algorithm>
#include <string>

using namespace satdoku;
using deduce::Level;
using deduce::Technique;
using puzzle::CouplingClass;
using puzzle::Request;
using puzzle::Verdict;

namespace {
deduce::Path path_of(const puzzle::Puzzle& puzzle) {
    const deduce::Geometry geometry(*puzzle.givens.layout);
    return deduce::path_of(deduce::State(geometry, puzzle.givens), &puzzle.solution);
}

puzzle::Puzzle made(const Request& request, std::uint64_t index = 0) {
    const auto solver = puzzle::make_bitboard_solver(*request.layout);
    return puzzle::generate(request, *solver, index);
}
}  // namespace

TEST_CASE("puzzles of a level are rated so, and have its holes", "[puzzle]") {
    for (const std::string_view name : {"sudoku", "twodoku"}) {
        for (const Level level : {Level::easy, Level::medium, Level::hard, Level::unfair, Level::extreme}) {
            if (name == "twodoku" && level > Level::hard) continue;  // takes a second
            Request request;
            request.layout = grid::find_layout(name);
            request.wanted.level = level;
            request.holes = puzzle::holes_of_level(*request.layout, level);
            for (std::uint64_t index = 0; index < 3; ++index) {
                CAPTURE(name, puzzle::name(level), index);
                const puzzle::Puzzle puzzle = made(request, index);
                CHECK(puzzle.reached);
                CHECK(path_of(puzzle).level == level);
                CHECK(support::count_by_brute_force(puzzle.givens, 2) == 1);
                CHECK(support::extends(puzzle.givens, puzzle.solution));
                if (!request.holes) continue;
                CHECK(puzzle.givens.holes() >= request.holes->least);
                CHECK(puzzle.givens.holes() <= request.holes->most);
            }
        }
    }
}

TEST_CASE("easy puzzles of every layout fall to singles", "[puzzle]") {
    for (const grid::Layout& layout : grid::layouts()) {
        CAPTURE(layout.name());
        Request request;
        request.layout = &layout;
        request.wanted.level = Level::easy;
        request.holes = puzzle::holes_of_level(layout, Level::easy);
        const puzzle::Puzzle puzzle = made(request);
        CHECK(puzzle.reached);
        CHECK(path_of(puzzle).level == Level::easy);
    }
}

TEST_CASE("a puzzle needs the technique that was asked for, and none that was excluded", "[puzzle]") {
    Request request;
    request.layout = &grid::sudoku();
    request.wanted.technique = Technique::naked_pair;
    request.wanted.without = {Technique::pointing, Technique::claiming};
    const deduce::Path path = path_of(made(request));
    CHECK(path.hardest == Technique::naked_pair);
    for (const deduce::Step& step : path.steps) {
        CHECK(step.technique != Technique::pointing);
        CHECK(step.technique != Technique::claiming);
    }
}

TEST_CASE("every technique that a puzzle can need may be asked for, also those that other paths leave out",
          "[puzzle]") {
    Request request;
    for (const deduce::TechniqueFacts& facts : deduce::techniques()) {
        if (facts.use >= deduce::Use::large) continue;
        request.wanted.technique = facts.technique;
        CAPTURE(facts.name);
        CHECK(support::refusal_of(request) == "none");
    }
    request.layout = &grid::sudoku();
    request.wanted.technique = Technique::relay;
    CHECK(support::refusal_of(request) == "generate.relay_of_one_grid");
    request.wanted.technique = Technique::squirmbag;
    CHECK(support::refusal_of(request) == "usage.technique_never");
    request.layout = grid::find_layout("sudoku-16x16");
    CHECK(support::refusal_of(request) == "none");
    request.layout = &grid::sudoku();

    request.wanted.technique = Technique::death_blossom;
    request.seed = 19;  // finds one after a few boards
    const puzzle::Puzzle puzzle = made(request);
    CHECK(puzzle.reached);
    const deduce::Geometry geometry(grid::sudoku());
    const deduce::State start(geometry, puzzle.givens);
    CHECK(deduce::path_of(start, &puzzle.solution, Technique::death_blossom).hardest == Technique::death_blossom);
    CHECK(deduce::path_of(start, &puzzle.solution).hardest != Technique::death_blossom);
}

TEST_CASE("rare techniques are found by building their pattern", "[puzzle]") {
    for (const Technique technique : {Technique::swordfish, Technique::jellyfish}) {
        for (const std::string_view layout : {"sudoku", "twodoku"}) {
            Request request;
            request.layout = grid::find_layout(layout);
            request.wanted.technique = technique;
            request.boards = 500;
            const puzzle::Puzzle puzzle = made(request);
            CAPTURE(deduce::facts_of(technique).name, layout);
            CHECK(puzzle.reached);
            CHECK(path_of(puzzle).hardest == technique);
        }
    }
}

TEST_CASE("techniques that hardly any board needs are found near puzzles that are too hard", "[puzzle]") {
    for (const Technique technique : {Technique::dual_two_string_kite, Technique::finned_mutant_jellyfish}) {
        Request request;
        request.layout = &grid::sudoku();
        request.wanted.technique = technique;
        request.seed = 1;
        const puzzle::Puzzle puzzle = made(request);
        CAPTURE(deduce::facts_of(technique).name);
        CHECK(puzzle.reached);
        CHECK(puzzle.boards > 300);
        const deduce::Geometry geometry(grid::sudoku());
        const deduce::State start(geometry, puzzle.givens);
        const deduce::Path path = deduce::path_of(start, &puzzle.solution, technique);
        CHECK(path.hardest == technique);
        CHECK(path.solved());
    }
}

TEST_CASE("the grids of joint puzzles need each other at every level", "[puzzle]") {
    for (const std::string_view layout : {"twodoku", "samurai"}) {
        for (const Level level : {Level::easy, Level::medium}) {
            Request request;
            request.layout = grid::find_layout(layout);
            request.wanted.level = level;
            request.holes = puzzle::holes_of_level(*request.layout, level);
            request.joint = true;
            request.boards = 20;
            const puzzle::Puzzle puzzle = made(request);
            CAPTURE(layout, puzzle::name(level));
            CHECK(puzzle.reached);
            CHECK(path_of(puzzle).level == level);
            CHECK(puzzle::grids_with_one_solution(puzzle.givens) == 0);
        }
    }
}

TEST_CASE("minimal and symmetric puzzles can be asked to be hard, too", "[puzzle]") {
    Request request;
    request.layout = &grid::sudoku();
    request.wanted.level = Level::medium;
    request.minimal = true;
    const puzzle::Puzzle minimal = made(request);
    CHECK(minimal.reached);
    CHECK(path_of(minimal).level == Level::medium);
    CHECK(puzzle::is_minimal(*puzzle::make_bitboard_solver(grid::sudoku()), minimal.givens, minimal.solution));

    request.minimal = false;
    request.symmetry = puzzle::Symmetry::rotation_2;
    const puzzle::Puzzle symmetric = made(request);
    CHECK(symmetric.reached);
    CHECK(path_of(symmetric).level == Level::medium);
    for (std::size_t cell = 0; cell < 81; ++cell)
        CHECK((symmetric.givens.digits[cell] == 0) == (symmetric.givens.digits[80 - cell] == 0));
}

TEST_CASE("puzzles have the rating that was asked for", "[puzzle]") {
    Request request;
    request.layout = &grid::sudoku();
    request.wanted.rating = puzzle::RatingRange{26, 34};
    for (std::uint64_t index = 0; index < 3; ++index) {
        const puzzle::Puzzle puzzle = made(request, index);
        CHECK(puzzle.reached);
        const deduce::Geometry geometry(grid::sudoku());
        const int rating = deduce::rate(deduce::State(geometry, puzzle.givens)).er;
        CHECK(rating >= 26);
        CHECK(rating <= 34);
    }
}

TEST_CASE("grids need each other as much as was asked for", "[puzzle]") {
    puzzle::CouplingProver prover(puzzle::make_bitboard_solver);
    for (const CouplingClass coupling : {CouplingClass::alone, CouplingClass::in_turn, CouplingClass::digits,
                                         CouplingClass::candidates, CouplingClass::joint}) {
        Request request;
        request.wanted.coupling = coupling;
        const puzzle::Puzzle puzzle = made(request);
        CHECK(puzzle.reached);
        CHECK(prover.prove(puzzle.givens)->needed == coupling);
    }
}

TEST_CASE("what cannot be had ends with the nearest", "[puzzle]") {
    Request request;
    request.layout = &grid::sudoku();
    request.wanted.level = Level::extreme;
    request.holes = puzzle::HoleRange{20, 20};
    request.boards = 3;
    const puzzle::Puzzle puzzle = made(request);
    CHECK_FALSE(puzzle.reached);
    CHECK(puzzle.boards == 3);
    CHECK(support::count_by_brute_force(puzzle.givens, 2) == 1);
}

TEST_CASE("a stop leaves the puzzle that there is", "[puzzle]") {
    Request request;
    request.wanted.level = Level::extreme;
    std::stop_source stop;
    const auto solver = puzzle::make_bitboard_solver(*request.layout);
    const auto progress = [&](std::uint64_t, int) { stop.request_stop(); };
    request.holes = puzzle::HoleRange{40, 40};  // extreme ones have more
    const puzzle::Puzzle puzzle = puzzle::generate(request, *solver, 0, progress, stop.get_token());
    CHECK_FALSE(puzzle.reached);
    CHECK(puzzle.boards == 1);
}

TEST_CASE("requests that contradict themselves are refused", "[puzzle]") {
    Request request;
    request.wanted.technique = Technique::xy_chain;
    CHECK(support::refusal_of(request) == "none");
    request.wanted.level = Level::medium;
    CHECK(support::refusal_of(request) == "generate.technique_above_level");
    request.wanted.level = {};
    request.wanted.without = {Technique::xy_chain};
    CHECK(support::refusal_of(request) == "generate.with_and_without");
    Request of_class;
    of_class.wanted.coupling = CouplingClass::alone;
    of_class.joint = true;
    CHECK(support::refusal_of(of_class) == "generate.joint_alone");
    of_class.joint = false;
    of_class.layout = &grid::sudoku();
    CHECK(support::refusal_of(of_class) == "generate.class_of_one_grid");
}

TEST_CASE("the judge distinguishes too easy from too hard, and finds where givens help", "[puzzle][canary]") {
    const auto solver = puzzle::make_bitboard_solver(grid::sudoku());
    Request request;
    request.layout = &grid::sudoku();
    request.minimal = true;
    int seen[3] = {0, 0, 0};
    for (std::uint64_t index = 0; index < 40; ++index) {
        const puzzle::Puzzle puzzle = puzzle::generate(request, *solver, index);
        const Level level = path_of(puzzle).level;
        puzzle::Wanted wanted;
        wanted.level = Level::medium;
        puzzle::Judge judge(grid::sudoku(), wanted, false, puzzle::make_bitboard_solver, {});
        const Verdict verdict = judge.judge(puzzle.givens, puzzle.solution);
        ++seen[static_cast<int>(verdict.kind)];
        CHECK((verdict.kind == Verdict::Kind::right) == (level == Level::medium));
        CHECK((verdict.kind == Verdict::Kind::too_easy) == (level == Level::easy));
        CHECK((verdict.distance == 0) == (verdict.kind == Verdict::Kind::right));
        for (const grid::Cell cell : verdict.open) CHECK(puzzle.givens.digits[cell] == 0);
    }
    for (const int count : seen) CHECK(count > 0);
}
