// Where no technique helps, the step of last resort is right, and follows from its reasons and the candidates.
#include "solvers.hpp"
#include "support/catch.hpp"
#include "support/sanitized.hpp"
#include <satdoku/cdcl/solver.hpp>
#include <satdoku/deduce/path.hpp>
#include <satdoku/grid/text.hpp>
#include <satdoku/puzzle/generate.hpp>
#include <satdoku/puzzle/puzzle_solver.hpp>
#include <satdoku/puzzle/reasons.hpp>
#include <array>
#include <memory>
#include <span>
#include <vector>

using namespace satdoku;
using puzzle::Statement;

namespace {
/// Whether the candidates and the rules leave no way for the contrary of the step.
bool follows(const deduce::State& state, const deduce::Step& step, std::span<const Statement> reasons) {
    const puzzle::Numbering numbering(state.geometry().layout(), true);
    cdcl::Solver engine;
    for (grid::Cell cell = 0; cell < state.geometry().cell_count(); ++cell) {
        for (int digit = 1; digit <= grid::plain_side; ++digit) {
            const cnf::Variable variable = numbering.variable(cell, digit);
            const bool possible = state.digit(cell) == digit || state.candidates(cell).contains(digit);
            if (!possible) engine.clause(std::array{cnf::Literal(variable, true)});
        }
    }
    for (const Statement& reason : reasons) {
        REQUIRE(reason.kind != Statement::Kind::given);
        std::vector<cnf::Literal> some;
        for (int index = 0; index < grid::plain_side; ++index) {
            const cnf::Variable variable =
                reason.kind == Statement::Kind::cell
                    ? numbering.variable(reason.cell, index + 1)
                    : numbering.variable(reason.house->cells[static_cast<std::size_t>(index)], reason.digit);
            some.emplace_back(variable, false);
        }
        if (reason.part != Statement::Part::at_most) engine.clause(some);
        for (std::size_t first = 0; first < some.size() && reason.part != Statement::Part::at_least; ++first) {
            for (std::size_t second = first + 1; second < some.size(); ++second)
                engine.clause(std::array{~some[first], ~some[second]});
        }
    }
    const bool places = !step.placements.empty();
    const deduce::Candidate candidate = places ? step.placements.front() : step.eliminations.front();
    const cnf::Literal contrary(numbering.variable(candidate.cell, candidate.digit), places);
    return engine.solve(std::array{contrary}, {}, {}).verdict == solve::Verdict::unsatisfiable;
}

void check_step(const deduce::State& state, const puzzle::ProofStep& proof, const grid::Board& solution) {
    const deduce::Step& step = proof.step;
    CHECK(step.technique == deduce::Technique::proof);
    REQUIRE(step.placements.size() + step.eliminations.size() == 1);
    for (const auto& placed : step.placements) CHECK(solution.digits[placed.cell] == placed.digit);
    for (const auto& excluded : step.eliminations) {
        CHECK(state.has(excluded));
        CHECK(solution.digits[excluded.cell] != excluded.digit);
    }
    const std::vector<Statement>& reasons = proof.explanation.reasons;
    CHECK(follows(state, step, reasons));
    for (std::size_t left_out = 0; left_out < reasons.size() && proof.explanation.minimal; ++left_out) {
        std::vector<Statement> others = reasons;
        others.erase(others.begin() + static_cast<std::ptrdiff_t>(left_out));
        CHECK_FALSE(follows(state, step, others));
    }
}
}  // namespace

TEST_CASE("the proof of last resort is right and has no superfluous reason", "[puzzle]") {
    const deduce::Geometry geometry(grid::sudoku());
    const auto solver = puzzle::make_bitboard_solver(grid::sudoku());
    int proofs = 0;
    for (const char* const line :
         {".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....",
          "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."}) {
        const grid::Board givens = grid::parse_board(grid::sudoku(), line);
        grid::Board solution(grid::sudoku());
        REQUIRE(solver->count(givens, 2, &solution) == 1);
        deduce::State state(geometry, givens);
        for (int steps = 0; steps < support::rounds(3) && !state.complete();) {
            if (const auto step = deduce::next_step(state)) {
                deduce::apply(state, *step);
                continue;
            }
            const auto proof = puzzle::smallest_step(state, test::make_cdcl, {.solves = 15});
            REQUIRE(proof.has_value());
            check_step(state, *proof, solution);
            deduce::apply(state, proof->step);
            ++proofs;
            ++steps;
        }
    }
    CHECK(proofs > support::rounds(2));
}

TEST_CASE("where a single helps, the smallest proof is no larger", "[puzzle]") {
    for (const char* const name : {"twodoku", "butterfly"}) {
        const grid::Layout& layout = *grid::find_layout(name);
        const deduce::Geometry geometry(layout);
        const auto solver = puzzle::make_bitboard_solver(layout);
        puzzle::Request request;
        request.layout = &layout;
        request.holes = puzzle::HoleRange{40, 40};
        const puzzle::Puzzle made = puzzle::generate(request, *solver);
        const deduce::State state(geometry, made.givens);
        const auto proof = puzzle::smallest_step(state, test::make_cdcl, {.solves = 80});
        REQUIRE(proof.has_value());
        check_step(state, *proof, made.solution);
        CHECK(proof->explanation.reasons.size() == 1);
        CHECK(proof->explanation.smallest);
    }
}

TEST_CASE("a state without a solution, or with nothing left, has no step", "[puzzle]") {
    const deduce::Geometry geometry(grid::sudoku());
    grid::Board board(grid::sudoku());
    CHECK_FALSE(puzzle::smallest_step(deduce::State(geometry, board), test::make_cdcl, {.solves = 5}).has_value());
    board.digits[0] = board.digits[1] = 4;
    CHECK_FALSE(puzzle::smallest_step(deduce::State(geometry, board), test::make_cdcl, {.solves = 5}).has_value());
}
