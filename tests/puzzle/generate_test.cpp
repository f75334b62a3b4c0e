#include "solvers.hpp"
#include "support/catch.hpp"
#include "support/constraint_check.hpp"
#include "support/generated.hpp"
#include "support/puzzles.hpp"
#include <satdoku/core/error.hpp>
#include <satdoku/grid/text.hpp>
#include <satdoku/puzzle/generate.hpp>
#include <algorithm>
#include <set>
#include <string>

using namespace satdoku;
using deduce::Level;
using puzzle::HoleRange;
using puzzle::Request;

namespace {
std::vector<puzzle::Puzzle> generated(const Request& request, std::uint64_t count, unsigned threads = 1) {
    std::vector<puzzle::Puzzle> puzzles;
    puzzle::generate_many(request, {0, count}, threads, puzzle::make_bitboard_solver,
                          [&](std::uint64_t index, const puzzle::Puzzle& one) {
                              REQUIRE(index == puzzles.size());
                              puzzles.push_back(one);
                          });
    return puzzles;
}

puzzle::Puzzle generated_one(const Request& request) { return generated(request, 1).front(); }

void check_sound(const puzzle::Puzzle& one) {
    CHECK(support::is_solution(one.solution));
    CHECK(support::extends(one.givens, one.solution));
    CHECK(support::count_by_brute_force(one.givens, 2) == 1);
}
}  // namespace

TEST_CASE("two hundred twodokus have one solution by brute force", "[puzzle]") {
    Request request;
    request.holes = HoleRange{60, 60};
    for (const puzzle::Puzzle& one : generated(request, 200)) {
        CHECK(one.givens.holes() == 60);
        CHECK(one.reached);
        check_sound(one);
    }
}

TEST_CASE("every layout has puzzles with the holes of each level", "[puzzle]") {
    for (const grid::Layout& layout : support::layouts()) {
        CAPTURE(layout.name());
        for (const Level level : {Level::easy, Level::medium}) {
            Request request;
            request.layout = &layout;
            request.holes = puzzle::holes_of_level(layout, level);
            REQUIRE(request.holes.has_value());
            const puzzle::Puzzle one = generated_one(request);
            CHECK(one.reached);
            CHECK(one.givens.holes() >= request.holes->least);
            CHECK(one.givens.holes() <= request.holes->most);
            check_sound(one);
        }
    }
    CHECK(puzzle::holes_of_level(grid::sudoku(), Level::hard) == HoleRange{50, 59});
    CHECK_FALSE(puzzle::holes_of_level(grid::sudoku(), Level::extreme).has_value());
}

TEST_CASE("levels have names", "[puzzle]") {
    CHECK(puzzle::find_level("unfair") == Level::unfair);
    CHECK(puzzle::name(Level::medium) == "medium");
    CHECK_FALSE(puzzle::find_level("fiendish").has_value());
}

TEST_CASE("a seed gives the same puzzles on any number of threads", "[puzzle]") {
    Request request;
    request.seed = 11;
    request.minimal = true;
    const auto alone = generated(request, 30);
    const auto together = generated(request, 30, 4);
    REQUIRE(together.size() == 30);
    std::set<std::string> different;
    for (std::size_t index = 0; index < alone.size(); ++index) {
        CHECK(alone[index].givens == together[index].givens);
        different.insert(grid::board_line(alone[index].solution));
    }
    CHECK(different.size() == 30);
    request.seed = 12;
    CHECK(generated_one(request).solution != alone[0].solution);
}

TEST_CASE("a minimal puzzle loses its only solution with any given", "[puzzle]") {
    for (const grid::Layout* layout : {&grid::sudoku(), &grid::twodoku()}) {
        Request request;
        request.layout = layout;
        request.minimal = true;
        const puzzle::Puzzle one = generated_one(request);
        check_sound(one);
        for (std::size_t cell = 0; cell < one.givens.digits.size(); ++cell) {
            if (one.givens.digits[cell] == 0) continue;
            grid::Board less = one.givens;
            less.digits[cell] = 0;
            CHECK(support::count_by_brute_force(less, 2) == 2);
        }
        const auto solver = puzzle::make_bitboard_solver(*layout);
        CHECK(puzzle::is_minimal(*solver, one.givens, one.solution));
        grid::Board more = one.givens;
        const auto hole = std::find(more.digits.begin(), more.digits.end(), 0) - more.digits.begin();
        more.digits[static_cast<std::size_t>(hole)] = one.solution.digits[static_cast<std::size_t>(hole)];
        CHECK_FALSE(puzzle::is_minimal(*solver, more, one.solution));
    }
}

TEST_CASE("a number of holes for each grid", "[puzzle]") {
    Request request;
    request.grid_holes = {30, 45};
    const puzzle::Puzzle one = generated_one(request);
    CHECK(one.givens.holes(0) == 30);
    CHECK(one.givens.holes(1) == 45);
    check_sound(one);
}

TEST_CASE("holes are symmetric in each grid", "[puzzle]") {
    for (const puzzle::SymmetryName& entry : puzzle::symmetries) {
        CAPTURE(std::string(entry.name));
        Request request;
        request.symmetry = entry.symmetry;
        const puzzle::Puzzle one = generated_one(request);
        check_sound(one);
        for (const auto& orbit : puzzle::orbits(grid::twodoku(), entry.symmetry)) {
            for (const grid::Cell cell : orbit) {
                CHECK((one.givens.digits[cell] == 0) == (one.givens.digits[orbit[0]] == 0));
            }
        }
        CHECK(puzzle::find_symmetry(entry.name) == entry.symmetry);
    }
    CHECK(puzzle::orbits(grid::sudoku(), puzzle::Symmetry::rotation_2).size() == 41);
    CHECK(puzzle::orbits(grid::sudoku(), puzzle::Symmetry::mirror_8).size() == 15);
    CHECK_FALSE(puzzle::find_symmetry("spiral").has_value());
}

TEST_CASE("the givens fill a pattern", "[puzzle]") {
    Request request;
    request.layout = &grid::sudoku();
    request.pattern = grid::parse_board(
        grid::sudoku(), "11.....11.1..1..1...1.1...1.......1..1...1..1.......1...1.1...1..1..1.11.....11..");
    const puzzle::Puzzle one = generated_one(request);
    check_sound(one);
    for (std::size_t cell = 0; cell < one.givens.digits.size(); ++cell) {
        CHECK((one.givens.digits[cell] == 0) == (request.pattern->digits[cell] == 0));
    }
}

TEST_CASE("a joint puzzle needs both grids", "[puzzle]") {
    Request request;
    request.joint = true;
    request.minimal = true;
    const puzzle::Puzzle one = generated_one(request);
    REQUIRE(one.reached);
    CHECK(puzzle::unique_alone(one.givens) == std::vector<bool>{false, false});
    CHECK(puzzle::unique_alone(one.solution) == std::vector<bool>{true, true});
}

TEST_CASE("what cannot be is refused, and what is not found ends with the best", "[puzzle]") {
    Request request;
    CHECK(puzzle::possible_holes(grid::sudoku()) == HoleRange{0, 64});
    request.holes = HoleRange{138, 138};
    CHECK(support::refusal_of(request) == "generate.impossible");
    request.holes = HoleRange{-1, -1};
    CHECK(support::refusal_of(request) == "generate.impossible");
    request.holes.reset();
    request.grid_holes = {30};
    CHECK(support::refusal_of(request) == "generate.one_number_a_grid");
    request.grid_holes = {30, 74};
    CHECK(support::refusal_of(request) == "generate.impossible_of_grid");
    request.grid_holes.clear();
    request.layout = &grid::sudoku();
    request.joint = true;
    CHECK(support::refusal_of(request) == "generate.joint_of_one_grid");

    request.joint = false;
    request.pattern = grid::Board(grid::sudoku());
    for (std::size_t cell = 27; cell < 81; ++cell) request.pattern->digits[cell] = 1;
    CHECK(support::refusal_of(request) == "generate.impossible_pattern");
    request.pattern->digits[0] = 1;
    CHECK(support::refusal_of(request) == "generate.impossible_pattern");
    request.pattern->digits[9] = 1;
    CHECK(support::refusal_of(request) == "none");

    request.pattern.reset();
    request.holes = HoleRange{64, 64};
    request.boards = 20;
    const puzzle::Puzzle best = generated_one(request);
    CHECK_FALSE(best.reached);
    CHECK(best.boards == 20);
    CHECK(best.givens.holes() > 50);
    check_sound(best);
}

TEST_CASE("givens fewer than boards yield are hunted for, until a stop", "[puzzle]") {
    Request request;
    request.layout = &grid::sudoku();
    request.seed = 3;
    request.holes = HoleRange{60, 60};
    request.boards = 3;
    CHECK_FALSE(generated_one(request).reached);
    request.hunts = true;
    const puzzle::Puzzle one = generated_one(request);
    CHECK(one.reached);
    CHECK(one.givens.holes() == 60);
    check_sound(one);
    CHECK(generated_one(request).givens.digits == one.givens.digits);

    request.holes = HoleRange{64, 64};
    std::stop_source stop;
    const auto solver = puzzle::make_bitboard_solver(grid::sudoku());
    const auto progress = [&](std::uint64_t, int best) {
        if (best == 60) stop.request_stop();
    };
    const puzzle::Puzzle best = puzzle::generate(request, *solver, 0, progress, stop.get_token());
    CHECK_FALSE(best.reached);
    CHECK(best.givens.holes() == 60);
    check_sound(best);
}

TEST_CASE("the search for a rare technique ends by its searches, the same on any number of threads", "[puzzle]") {
    Request request;
    request.layout = &grid::sudoku();
    request.seed = 1;
    request.wanted.technique = deduce::Technique::finned_franken_x_wing;
    request.searches = 2000;
    const std::vector<puzzle::Puzzle> some = generated(request, 3);
    const std::vector<puzzle::Puzzle> same = generated(request, 3, 2);
    for (std::size_t index = 0; index < some.size(); ++index) {
        CHECK_FALSE(some[index].reached);
        CHECK(some[index].boards > 10);
        CHECK(some[index].boards < 1000);
        CHECK(same[index].boards == some[index].boards);
        CHECK(same[index].givens.digits == some[index].givens.digits);
    }
    // A puzzle that is found is the same whatever the bound is.
    request.wanted.technique = deduce::Technique::jellyfish;
    const puzzle::Puzzle found = generated_one(request);
    REQUIRE(found.reached);
    request.searches *= 1000;
    CHECK(generated_one(request).givens.digits == found.givens.digits);
    // With easier techniques, more boards are worth their time.
    request.searches = 500;
    request.wanted.technique = deduce::Technique::finned_franken_x_wing;
    const std::uint64_t of_sets = generated_one(request).boards;
    request.wanted.technique = deduce::Technique::uniqueness_5;
    CHECK(generated_one(request).boards > of_sets);
}

TEST_CASE("a pattern of which no puzzle is found is given up after a few tries", "[puzzle]") {
    Request request;
    request.layout = &grid::sudoku();
    request.pattern = grid::Board(grid::sudoku());
    for (std::size_t cell = 0; cell < 81; ++cell) request.pattern->digits[cell] = cell / 9 < 6 && cell % 9 < 6 ? 0 : 1;
    request.boards = 1000;
    const auto solver = puzzle::make_bitboard_solver(grid::sudoku());
    std::uint64_t tries = 0;
    try {
        static_cast<void>(puzzle::generate(request, *solver, 0, [&](std::uint64_t tried, int) { tries = tried; }));
        FAIL("there is no such puzzle");
    } catch (const core::Error& error) {
        CHECK(error.key() == "generate.none_found");
    }
    CHECK(tries == 2);
}

TEST_CASE("a stop ends many puzzles without a gap", "[puzzle]") {
    std::stop_source source;
    Request request;
    std::uint64_t taken = 0;
    puzzle::generate_many(
        request, {0, 1000000}, 2, puzzle::make_bitboard_solver,
        [&](std::uint64_t index, const puzzle::Puzzle&) {
            CHECK(index == taken);
            if (++taken == 10) source.request_stop();
        },
        source.get_token());
    CHECK(taken >= 10);
    CHECK(taken < 1000000);
}

TEST_CASE("puzzles with constraints of any kind have one solution, and with minimal none to spare", "[puzzle]") {
    const auto make = [](const grid::Layout& layout) { return test::cdcl_solver(layout, {}); };
    for (const std::string_view name : puzzle::drawn_kinds()) {
        CAPTURE(name);
        puzzle::Request request;
        request.layout = grid::find_layout("sudoku-6x6");
        request.seed = 5;
        request.minimal = true;
        request.kinds = {grid::find_constraint_kind(name)->kind};
        std::size_t constraints = 0;
        for (std::uint64_t index = 0; index < 3; ++index) {
            const puzzle::Request own = puzzle::with_shape(request, index);
            for (const grid::Constraint& constraint : own.layout->constraints()) {
                CHECK(constraint.kind == request.kinds[0]);
                CHECK(support::keeps(*own.layout, constraint, own.solution->digits));
            }
            constraints += own.layout->constraints().size();
            const auto solver = make(*own.layout);
            puzzle::Puzzle made = puzzle::generate(own, *solver, index);
            CHECK(made.givens.layout == own.layout);
            CHECK(solver->count(made.givens, 2) == 1);
            puzzle::remove_spare_constraints(made, request, make, {});
            const grid::Layout& least = *made.givens.layout;
            CHECK(make(least)->count(made.givens, 2) == 1);
            for (std::size_t at = 0; at < least.constraints().size(); ++at) {
                std::string fewer = request.layout->name();
                for (std::size_t other = 0; other < least.constraints().size(); ++other)
                    if (other != at) fewer += '-' + text_of(least.constraints()[other]);
                grid::Board givens = made.givens;
                givens.layout = grid::find_layout(fewer);
                CHECK(make(*givens.layout)->count(givens, 2) == 2);
            }
        }
        CHECK(constraints > 0);
    }
}

TEST_CASE("clues outside have places of their own, in no grid", "[puzzle]") {
    puzzle::Request request;
    request.layout = &grid::twodoku();
    request.kinds = {grid::ConstraintKind::skyscraper, grid::ConstraintKind::sandwich};
    for (std::uint64_t index = 0; index < 5; ++index) {
        const puzzle::Request own = puzzle::with_shape(request, index);
        std::set<std::pair<int, int>> places;
        for (const grid::Constraint& constraint : own.layout->constraints()) {
            const std::vector<grid::Cell> cells = own.layout->cells_of(constraint);
            const grid::Offset first = own.layout->on_canvas(cells[0]);
            const grid::Offset second = own.layout->on_canvas(cells[1]);
            const std::pair at{2 * first.row - second.row, 2 * first.column - second.column};
            CHECK_FALSE(own.layout->cell_on_canvas(at.first, at.second));
            CHECK(places.insert(at).second);
        }
        CHECK(places.size() > 10);
    }
}
