#include "solvers.hpp"
#include "support/catch.hpp"
#include "support/constraint_check.hpp"
#include <satdoku/core/random.hpp>
#include <satdoku/puzzle/constraint_clauses.hpp>
#include <satdoku/puzzle/puzzle_solver.hpp>
#include <map>
#include <set>

using namespace satdoku;
using grid::Constraint;
using grid::Place;

namespace {
const std::vector<grid::Board>& boards_of_four() {
    static const std::vector<grid::Board> all = [] {
        std::vector<grid::Board> boards;
        grid::Board board(*grid::find_layout("sudoku-4x4"));
        const auto fill = [&](const auto& self, grid::Cell cell) -> void {
            if (cell == board.digits.size()) return boards.push_back(board);
            for (std::uint8_t digit = 1; digit <= 4; ++digit) {
                board.digits[cell] = digit;
                if (!grid::find_clash(board)) self(self, static_cast<grid::Cell>(cell + 1));
            }
            board.digits[cell] = 0;
        };
        fill(fill, 0);
        return boards;
    }();
    return all;
}

/// A constraint of that kind on a random path of a grid, with a number that is often possible.
Constraint random_constraint(const grid::ConstraintFacts& facts, int side, core::Random& random) {
    Constraint constraint{facts.kind};
    const std::size_t most = facts.most_cells != 0 ? facts.most_cells : 6;
    const std::size_t least = facts.least_cells;
    std::size_t wanted = least + random.below(most - std::min(least, most) + 1);
    if (facts.kind == grid::ConstraintKind::clone) wanted = 2 * (wanted / 2);
    Place place{0, static_cast<int>(random.below(static_cast<std::size_t>(side))),
                static_cast<int>(random.below(static_cast<std::size_t>(side)))};
    for (int tries = 0; tries < 100 && constraint.places.size() < wanted; ++tries) {
        if (std::ranges::find(constraint.places, place) == constraint.places.end()) constraint.places.push_back(place);
        const Place next{0, place.row + static_cast<int>(random.below(3)) - 1,
                         place.column + static_cast<int>(random.below(3)) - 1};
        if (next.row >= 0 && next.row < side && next.column >= 0 && next.column < side) place = next;
    }
    if (facts.needs_value) constraint.value = static_cast<int>(1 + random.below(5));
    if (facts.kind == grid::ConstraintKind::cage || facts.kind == grid::ConstraintKind::little_killer)
        constraint.value = static_cast<int>(random.below(3 * wanted + 2));
    if (facts.kind == grid::ConstraintKind::quadruple && random.below(2) == 0) constraint.value = 12;
    if (facts.kind == grid::ConstraintKind::arrow && constraint.places.size() > 3)
        constraint.value = static_cast<int>(random.below(3));
    return constraint;
}

const grid::Layout& with(const std::vector<Constraint>& constraints) {
    grid::Rules rules = grid::find_layout("sudoku-4x4")->rules();
    rules.constraints = constraints;
    return grid::layout_with("sudoku", rules);
}
}  // namespace

TEST_CASE("each kind of constraint leaves the boards of four digits that it allows", "[puzzle]") {
    core::Random random(62);
    std::map<std::string_view, int> between;  // constraints that hold on some boards and not on others
    for (const grid::ConstraintFacts& facts : grid::constraint_table()) {
        for (int round = 0; round < 12; ++round) {
            std::vector<Constraint> constraints = {random_constraint(facts, 4, random)};
            if (facts.most_cells == 0 && facts.least_cells == 0) {
                constraints.push_back({grid::ConstraintKind::difference, 1, {{0, 0, 0}, {0, 0, 1}}});
                constraints.push_back({grid::ConstraintKind::ratio, 2, {{0, 2, 2}, {0, 3, 2}}});
            }
            if (!grid::is_well_formed(constraints.front())) continue;
            CAPTURE(facts.name, grid::text_of(constraints.front()));
            const grid::Layout& layout = with(constraints);
            std::uint64_t kept = 0;
            for (const grid::Board& board : boards_of_four()) {
                const bool keeps = std::ranges::all_of(
                    constraints, [&](const Constraint& each) { return support::keeps(layout, each, board.digits); });
                grid::Board own(layout);
                own.digits = board.digits;
                CHECK(grid::keeps_constraints(own) == keeps);
                if (keeps) ++kept;
            }
            CHECK(test::cdcl_solver(layout, {})->count(grid::Board(layout), 1000) == kept);
            if (kept > 0 && kept < boards_of_four().size()) ++between[facts.name];
        }
        CAPTURE(facts.name);
        CHECK(between[facts.name] > 0);
    }
}

TEST_CASE("propagation leaves exactly the digits that some way to keep a constraint has", "[puzzle]") {
    core::Random random(63);
    int removed = 0;
    for (const grid::ConstraintFacts& facts : grid::constraint_table()) {
        for (int round = 0; round < 20; ++round) {
            const Constraint constraint = random_constraint(facts, 4, random);
            if (!grid::is_well_formed(constraint) || constraint.places.empty()) continue;
            CAPTURE(facts.name, grid::text_of(constraint));
            const grid::Layout& layout = with({constraint});
            const grid::Walk walk = layout.walks_of(constraint).front();
            const puzzle::Numbering numbering(layout, true);
            const puzzle::ConstraintClauses clauses(layout, numbering.count());
            std::vector<grid::DigitSet> possible(16, layout.all_digits());
            for (const grid::Cell cell : walk.cells)
                possible[cell] -= grid::digit_set(static_cast<int>(1 + random.below(4)));
            // Unit propagation, as far as it goes.
            std::vector<int> values(clauses.variables());
            for (const grid::Cell cell : walk.cells)
                for (int digit = 1; digit <= 4; ++digit)
                    if (!possible[cell].contains(digit)) values[numbering.variable(cell, digit).index()] = -1;
            bool failed = false;
            for (bool again = true; again && !failed;) {
                again = false;
                const auto pass = [&](std::span<const cnf::Literal> clause) {
                    const cnf::Literal* open = nullptr;
                    int left = 0;
                    for (const cnf::Literal& literal : clause) {
                        const int value = values[literal.variable().index()] * (literal.negative() ? -1 : 1);
                        if (value > 0) return;
                        if (value < 0) continue;
                        open = &literal;
                        ++left;
                    }
                    failed = failed || left == 0;
                    if (left != 1) return;
                    values[open->variable().index()] = open->negative() ? -1 : 1;
                    again = true;
                };
                const auto variable = [&](grid::Cell cell, int digit) { return numbering.variable(cell, digit); };
                clauses.add(0, variable, pass);
                for (const grid::Cell cell : walk.cells) {
                    std::vector<cnf::Literal> one_digit;
                    for (int digit = 1; digit <= 4; ++digit) one_digit.emplace_back(variable(cell, digit), false);
                    pass(one_digit);
                }
            }
            // All ways.
            std::set<std::pair<grid::Cell, int>> supported;
            std::map<grid::Cell, int> chosen;
            const auto choose = [&](const auto& self, std::size_t at, grid::Walk::State state) -> bool {
                if (at == walk.cells.size()) return true;
                bool any = false;
                const grid::Cell cell = walk.cells[at];
                for (const int digit : possible[cell]) {
                    const bool is_used =
                        std::ranges::any_of(chosen, [&](const auto& one) { return one.second == digit; });
                    if (walk.different && is_used) continue;
                    const auto next = walk.next(state, at, digit);
                    if (!next) continue;
                    chosen[cell] = digit;
                    if (self(self, at + 1, *next)) {
                        supported.emplace(cell, digit);
                        any = true;
                    }
                    chosen.erase(cell);
                }
                return any;
            };
            choose(choose, 0, 0);
            CHECK(failed == supported.empty());
            for (const grid::Cell cell : walk.cells) {
                for (const int digit : possible[cell]) {
                    const bool is_left = values[numbering.variable(cell, digit).index()] >= 0;
                    if (!failed) CHECK(is_left == supported.contains({cell, digit}));
                    if (!is_left) ++removed;
                }
            }
        }
    }
    CHECK(removed > 100);
}

TEST_CASE("sums of cages leave sums to the other cells of houses", "[puzzle]") {
    // The cages of the first two rows leave r2c2 and r2c3, with the rest of 2 * 10.
    const grid::Layout& layout = *grid::find_layout("sudoku-4x4-cage=7:a11a12a21-cage=7:a13a14a24-cage=4:a22a23");
    const puzzle::ConstraintClauses all(layout, 64);
    CHECK(all.variables() > 64);
    const grid::Layout& open = *grid::find_layout("sudoku-4x4-cage=7:a11a12a21-cage=7:a13a14a24");
    const auto count = test::cdcl_solver(open, {})->count(grid::Board(open), 1000);
    CHECK(count == test::cdcl_solver(
                       *grid::find_layout("sudoku-4x4-cage=7:a11a12a21-cage=7:a13a14a24-little_killer=6:a22a23"), {})
                       ->count(grid::Board(*grid::find_layout(
                                   "sudoku-4x4-cage=7:a11a12a21-cage=7:a13a14a24-little_killer=6:a22a23")),
                               1000));
}

TEST_CASE("no sum is as large as the largest number of a constraint", "[puzzle]") {
    for (const char* const name : {"sandwich", "x_sum", "little_killer", "skyscraper", "region_sum", "cage"}) {
        for (const int value : {1023, 1025, 1031, 1032, 4099, 999'999}) {
            const std::string words = std::string(name) + '=' + std::to_string(value);
            CAPTURE(words);
            const grid::Layout* const layout = grid::find_layout("sudoku-4x4-" + words + ":a11a12a13a14");
            REQUIRE(layout != nullptr);
            const std::uint64_t boards = std::string_view(name) == "region_sum" ? 96 : 0;
            CHECK(test::cdcl_solver(*layout, {})->count(grid::Board(*layout), 1000) == boards);
        }
    }
}

TEST_CASE("cells of a cage differ also where its sum has too many ways", "[puzzle]") {
    // No two of the first cells share a house.
    Constraint cage{grid::ConstraintKind::cage};
    for (int row = 0; row < 9; ++row) cage.places.push_back({0, row, row * 5 % 16});
    cage.value = 70;
    grid::Rules rules = grid::find_layout("sudoku-16x16")->rules();
    rules.constraints = {cage};
    const grid::Layout& layout = grid::layout_with("sudoku", rules);
    for (const std::uint8_t second : {std::uint8_t{1}, std::uint8_t{2}}) {
        grid::Board board(layout);
        board.digits[layout.cell(cage.places[0])] = 1;
        board.digits[layout.cell(cage.places[1])] = second;
        CHECK(test::cdcl_solver(layout, {})->count(board, 1) == (second == 1 ? 0 : 1));
    }
}
