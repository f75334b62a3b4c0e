// Explanations are checked independently: another engine gets only the clauses of the reasons.
#include "support/catch.hpp"
#include "support/puzzles.hpp"
#include "support/sanitized.hpp"
#include <satdoku/cdcl/solver.hpp>
#include <satdoku/core/random.hpp>
#include <satdoku/dpll/solver.hpp>
#include <satdoku/puzzle/encode.hpp>
#include <satdoku/puzzle/generate.hpp>
#include <satdoku/puzzle/puzzle_solver.hpp>
#include <satdoku/puzzle/reasons.hpp>
#include <algorithm>
#include <array>
#include <memory>
#include <utility>
#include <vector>

using namespace satdoku;
using puzzle::Statement;

namespace {
std::unique_ptr<solve::Engine> make_cdcl() { return std::make_unique<cdcl::Solver>(); }

/// "One of these at least", or "not two of these".
void add_choice_clauses(std::span<const cnf::Variable> choice, Statement::Part part, cnf::ClauseSink& sink) {
    if (part != Statement::Part::at_most) {
        std::vector<cnf::Literal> clause;
        for (const cnf::Variable variable : choice) clause.emplace_back(variable, false);
        sink.clause(clause);
    }
    if (part == Statement::Part::at_least) return;
    for (std::size_t first = 0; first < choice.size(); ++first) {
        for (std::size_t second = first + 1; second < choice.size(); ++second) {
            sink.clause(std::array{cnf::Literal(choice[first], true), cnf::Literal(choice[second], true)});
        }
    }
}

/// What the reasons say, read word by word.
void add(const puzzle::Numbering& numbering, std::span<const Statement> reasons, cnf::ClauseSink& sink) {
    sink.variables(numbering.count());
    for (const Statement& reason : reasons) {
        if (reason.kind == Statement::Kind::apart) {
            for (const auto& [one, other] : numbering.layout().pairs())
                add_choice_clauses(
                    std::array{numbering.variable(one, reason.digit), numbering.variable(other, reason.digit)},
                    Statement::Part::at_most, sink);
            continue;
        }
        std::vector<cnf::Variable> choice;
        for (int index = 0; index < numbering.layout().side(); ++index) {
            if (reason.kind == Statement::Kind::given) {
                const cnf::Variable variable = numbering.variable(reason.cell, index + 1);
                sink.clause(std::array{cnf::Literal(variable, index + 1 != reason.digit)});
            } else if (reason.kind == Statement::Kind::cell) {
                choice.push_back(numbering.variable(reason.cell, index + 1));
            } else {
                const grid::Cell cell = reason.house->cells[static_cast<std::size_t>(index)];
                choice.push_back(numbering.variable(cell, reason.digit));
            }
        }
        if (reason.kind != Statement::Kind::given) add_choice_clauses(choice, reason.part, sink);
    }
    sink.end();
}

/// Whether the reasons leave no way for the literal to be true.
bool refutes(const grid::Layout& layout, std::span<const Statement> reasons, std::span<const cnf::Literal> contrary) {
    // The textbook's engine takes too long over some that leave much open; there is room for both.
    cdcl::Options options;
    options.seed = 9;
    options.minimize = 0;
    options.inprocess = 0;
    cdcl::Solver engine(options);
    add(puzzle::Numbering(layout, true), reasons, engine);
    return engine.solve(contrary, {}, {}).verdict == solve::Verdict::unsatisfiable;
}

void check_reasons(const grid::Board& puzzle, const puzzle::Explanation& explanation,
                   std::span<const cnf::Literal> contrary) {
    REQUIRE(explanation.verdict == solve::Verdict::unsatisfiable);
    CHECK(refutes(*puzzle.layout, explanation.reasons, contrary));
    for (const Statement& reason : explanation.reasons) {
        if (reason.kind == Statement::Kind::given) CHECK(puzzle.digits[reason.cell] == reason.digit);
    }
    if (!explanation.minimal) return;
    // Tests some of many.
    const std::size_t step = 1 + explanation.reasons.size() / 20;
    for (std::size_t left_out = 0; left_out < explanation.reasons.size(); left_out += step) {
        std::vector<Statement> others = explanation.reasons;
        others.erase(others.begin() + static_cast<std::ptrdiff_t>(left_out));
        CHECK_FALSE(refutes(*puzzle.layout, others, contrary));
    }
}
}  // namespace

TEST_CASE("the reasons of a cell imply its digit, and none of them can go", "[puzzle]") {
    core::Random random(3);
    int cells = 0;
    for (const grid::Layout& layout : support::layouts()) {
        const auto solver = puzzle::make_bitboard_solver(layout);
        puzzle::Request request;
        request.layout = &layout;
        request.seed = 11;
        const puzzle::Puzzle made = puzzle::generate(request, *solver);
        puzzle::Explainer explainer(made.givens, make_cdcl);
        const puzzle::Numbering numbering(layout, true);
        for (int tries = 0; tries < support::rounds(2); ++tries) {
            const auto cell = static_cast<grid::Cell>(random.below(static_cast<std::uint64_t>(layout.cell_count())));
            const int digit = made.solution.digits[cell];
            CAPTURE(layout.name(), cell);
            const auto contrary = std::array{cnf::Literal(numbering.variable(cell, digit), true)};
            const puzzle::Explanation explanation = explainer.why(cell, digit, {.solves = 150});
            check_reasons(made.givens, explanation, contrary);
            const int other = digit % layout.side() + 1;
            CHECK(explainer.why(cell, other, {.solves = 150}).verdict == solve::Verdict::satisfiable);
            const auto holds = std::array{cnf::Literal(numbering.variable(cell, other), false)};
            check_reasons(made.givens, explainer.why_not(cell, other, {.solves = 150}), holds);
            ++cells;
        }
    }
    CHECK(cells == static_cast<int>(support::layouts().size()) * support::rounds(2));
}

TEST_CASE("a given is its own reason, and the last digit of a row takes its nine", "[puzzle]") {
    grid::Board board(grid::sudoku());
    for (std::uint8_t column = 0; column < 8; ++column) board.digits[column] = column + 1;
    puzzle::Explainer explainer(board, make_cdcl);
    const puzzle::Explanation given = explainer.why(3, 4, puzzle::moderate_effort());
    REQUIRE(given.reasons.size() == 1);
    CHECK(given.reasons[0].kind == Statement::Kind::given);
    CHECK(given.smallest);
    const puzzle::Explanation last = explainer.why(8, 9, puzzle::moderate_effort());
    REQUIRE(last.smallest);
    CHECK(last.reasons.size() == 9);  // the eight, and that the row has a 9
    CHECK(last.reasons.back().kind == Statement::Kind::house);
    CHECK(last.reasons.back().part == Statement::Part::at_least);
    CHECK(explainer.why(80, 1, puzzle::moderate_effort()).verdict == solve::Verdict::satisfiable);
}

namespace {
/// Judges what follows from some givens and all rules: an engine has the rules, and assumes the givens.
class Judge {
  public:
    explicit Judge(const grid::Layout& layout) : numbering_(layout, true) {
        puzzle::encode(grid::Board(layout), {puzzle::Rules::extended, true}, engine_);
    }

    bool follows(const std::vector<puzzle::Statement>& givens, grid::Cell cell, int digit) {
        std::vector<cnf::Literal> assumed = {{numbering_.variable(cell, digit), true}};
        for (const Statement& given : givens) assumed.emplace_back(numbering_.variable(given.cell, given.digit), false);
        return engine_.solve(assumed, {}, {}).verdict == solve::Verdict::unsatisfiable;
    }

    /// Whether the digit follows from this number of givens: all choices are tried.
    bool follows_from(std::size_t size, const std::vector<Statement>& givens, grid::Cell cell, int digit) {
        std::vector<bool> taken(givens.size());
        std::fill(taken.begin(), taken.begin() + static_cast<std::ptrdiff_t>(size), true);
        do {
            std::vector<Statement> choice;
            for (std::size_t index = 0; index < givens.size(); ++index) {
                if (taken[index]) choice.push_back(givens[index]);
            }
            if (follows(choice, cell, digit)) return true;
        } while (std::prev_permutation(taken.begin(), taken.end()));
        return false;
    }

  private:
    puzzle::Numbering numbering_;
    cdcl::Solver engine_;
};

std::vector<Statement> givens_of(const grid::Board& board) {
    std::vector<Statement> givens;
    for (grid::Cell cell = 0; cell < board.digits.size(); ++cell) {
        if (board.digits[cell] != 0)
            givens.push_back({.kind = Statement::Kind::given, .cell = cell, .digit = board.digits[cell]});
    }
    return givens;
}

std::vector<Statement> givens_among(std::vector<Statement> reasons) {
    std::erase_if(reasons, [](const Statement& reason) { return reason.kind != Statement::Kind::given; });
    return reasons;
}

struct Trial {
    const grid::Layout* layout;
    int holes;
    std::size_t most;  ///< givens of explanations that are compared with all choices: of more there are too many
};
}  // namespace

TEST_CASE("the givens of a cell are as few as trying all choices finds, and none can go even with all rules",
          "[puzzle]") {
    int compared = 0;
    for (const Trial& trial : {Trial{&grid::sudoku(), 44, 4}, Trial{&grid::twodoku(), 80, 0}}) {
        const auto solver = puzzle::make_bitboard_solver(*trial.layout);
        puzzle::Request request;
        request.layout = trial.layout;
        request.seed = 4;
        request.holes = {trial.holes, trial.holes};
        const puzzle::Puzzle made = puzzle::generate(request, *solver);
        const std::vector<Statement> all = givens_of(made.givens);
        const puzzle::Explainer explainer(made.givens, make_cdcl);
        Judge judge(*trial.layout);
        const grid::Cell step = support::is_slow ? 20 : 6;  // every choice of givens is tried for each cell
        for (grid::Cell cell = 0; cell < made.givens.digits.size(); cell += step) {
            if (made.givens.digits[cell] != 0) continue;
            const int digit = made.solution.digits[cell];
            const puzzle::Explanation explanation = explainer.why(cell, digit, {.solves = 300, .conflicts = 2000});
            CAPTURE(trial.layout->name(), cell);
            REQUIRE(explanation.minimal);
            const std::vector<Statement> named = givens_among(explanation.reasons);
            CHECK(judge.follows(named, cell, digit));
            for (std::size_t left_out = 0; left_out < named.size(); ++left_out) {
                std::vector<Statement> others = named;
                others.erase(others.begin() + static_cast<std::ptrdiff_t>(left_out));
                CHECK_FALSE(judge.follows(others, cell, digit));
            }
            if (named.size() > trial.most) continue;
            ++compared;
            CHECK(explanation.fewest_givens);
            // canary of the line below
            if (!support::is_slow) CHECK(judge.follows_from(named.size(), all, cell, digit));
            CHECK_FALSE(judge.follows_from(named.size() - 1, all, cell, digit));
        }
    }
    CHECK(compared >= (support::is_slow ? 1 : 2));
}

TEST_CASE("two equal givens in a house clash by that house alone", "[puzzle]") {
    grid::Board board = support::course_twodoku();
    const grid::House& row = grid::twodoku().houses()[3];
    board.digits[row.cells[0]] = 0;
    board.digits[row.cells[1]] = 0;
    for (const grid::Cell cell : {row.cells[0], row.cells[1]}) board.digits[cell] = 3;
    puzzle::Explainer explainer(board, make_cdcl);
    const puzzle::Explanation explanation = explainer.why_none(puzzle::moderate_effort());
    check_reasons(board, explanation, {});
    CHECK(explanation.smallest);
    CHECK(explanation.reasons.size() == 3);
}

TEST_CASE("altered puzzles without a solution are explained by givens that clash", "[puzzle]") {
    core::Random random(8);
    const auto solver = puzzle::make_bitboard_solver(grid::twodoku());
    int explained = 0;
    for (int round = 0; round < 8; ++round) {
        grid::Board board = support::course_solution();
        board = support::take_back(board, 50, random);
        std::vector<grid::Cell> filled;
        for (grid::Cell cell = 0; cell < board.digits.size(); ++cell) {
            if (board.digits[cell] != 0) filled.push_back(cell);
        }
        std::uint8_t& digit = board.digits[filled[random.below(filled.size())]];
        digit = static_cast<std::uint8_t>(digit % grid::plain_side + 1);
        puzzle::Explainer explainer(board, make_cdcl);
        const puzzle::Explanation explanation = explainer.why_none({.solves = 300});
        CAPTURE(round);
        const bool solvable = solver->count(board, 1) != 0;
        CHECK((explanation.verdict == solve::Verdict::satisfiable) == solvable);
        if (solvable) continue;
        check_reasons(board, explanation, {});
        ++explained;
    }
    CHECK(explained > 3);
    puzzle::Explainer explainer(support::course_twodoku(), make_cdcl);
    CHECK(explainer.why_none({.solves = 300}).verdict == solve::Verdict::satisfiable);
}
