#include "support/catch.hpp"
#include <satdoku/cnf/clause_list.hpp>
#include <satdoku/puzzle/encode.hpp>
#include <satdoku/puzzle/numbering.hpp>
#include <algorithm>
#include <map>
#include <vector>

using namespace satdoku;
using puzzle::Meaning;
using puzzle::Numbering;
using puzzle::Rules;
using MeaningKind = Meaning::Kind;

namespace {
std::map<MeaningKind, std::size_t> kinds_of(const grid::Layout& layout, puzzle::Encoding encoding) {
    cnf::ClauseList formula;
    puzzle::encode_rules(layout, encoding, formula);
    const Numbering numbering(layout, encoding.merged);
    std::map<MeaningKind, std::size_t> kinds;
    for (std::size_t index = 0; index < formula.size(); ++index) {
        ++kinds[puzzle::meaning_of(numbering, formula[index]).kind];
    }
    return kinds;
}

Meaning meaning_of(const Numbering& numbering, std::vector<std::int32_t> literals) {
    std::vector<cnf::Literal> clause;
    for (const std::int32_t literal : literals) clause.push_back(cnf::Literal::from_dimacs(literal));
    return puzzle::meaning_of(numbering, clause);
}
}  // namespace

TEST_CASE("each clause of an encoding belongs to a rule, and each rule has its clauses", "[puzzle]") {
    constexpr std::size_t pairs = 36;
    constexpr std::size_t cells = 81;
    constexpr std::size_t houses = 27 * 9;  // with a digit
    const std::map<MeaningKind, std::size_t> sudoku = {{MeaningKind::cell_holds, cells},
                                                       {MeaningKind::cell_not_both, cells * pairs},
                                                       {MeaningKind::house_holds, houses},
                                                       {MeaningKind::house_not_both, houses * pairs}};
    CHECK(kinds_of(grid::sudoku(), {}) == sudoku);
    CHECK(kinds_of(grid::sudoku(), {Rules::minimal}) ==
          std::map<MeaningKind, std::size_t>{{MeaningKind::cell_holds, cells},
                                             {MeaningKind::house_not_both, houses * pairs}});
    std::map<MeaningKind, std::size_t> twodoku = sudoku;
    for (auto& [kind, count] : twodoku) count *= 2;
    twodoku[MeaningKind::same_cell] = 2 * cells;
    CHECK(kinds_of(grid::twodoku(), {}) == twodoku);
    CHECK(kinds_of(grid::twodoku(), {Rules::extended, true}) ==
          std::map<MeaningKind, std::size_t>{{MeaningKind::cell_holds, 153},
                                             {MeaningKind::cell_not_both, 153 * pairs},
                                             {MeaningKind::house_holds, 53 * 9},
                                             {MeaningKind::house_not_both, 53 * 9 * pairs}});
}

TEST_CASE("the house of a rule holds all of its places, in every layout and numbering", "[puzzle]") {
    for (const grid::Layout& layout : grid::layouts()) {
        for (const bool merged : {false, true}) {
            const Numbering numbering(layout, merged);
            cnf::ClauseList formula;
            puzzle::encode_rules(layout, {Rules::minimal, merged}, formula);
            for (std::size_t index = 0; index < formula.size(); ++index) {
                const Meaning meaning = puzzle::meaning_of(numbering, formula[index]);
                if (meaning.kind != MeaningKind::house_not_both) continue;
                const auto& cells = meaning.house->cells;
                for (const puzzle::Fact& fact : meaning.facts) {
                    const grid::Cell cell = layout.cell(fact.place);
                    if (std::find(cells.begin(), cells.end(), cell) == cells.end()) FAIL(index);
                    if (!merged && fact.place.grid != meaning.house->grid) FAIL(index);
                }
            }
        }
    }
}

TEST_CASE("what clauses say is read off their literals", "[puzzle]") {
    const Numbering numbering(grid::twodoku(), false);
    const auto kind = [&](std::vector<std::int32_t> literals) { return meaning_of(numbering, literals).kind; };
    CHECK(kind({731}) == MeaningKind::is);
    CHECK(kind({-731}) == MeaningKind::is_not);
    CHECK(kind({-1, -2}) == MeaningKind::cell_not_both);
    CHECK(kind({1, 3, 2}) == MeaningKind::cell_holds);
    CHECK_FALSE(meaning_of(numbering, {1, 3, 2}).all);
    CHECK(meaning_of(numbering, {9, 8, 7, 6, 5, 4, 3, 2, 1}).all);

    const Meaning row = meaning_of(numbering, {-3, -12});  // 3 in a11 and a12: of one row, and of one box
    CHECK(row.kind == MeaningKind::house_not_both);
    CHECK(row.house->kind == grid::HouseKind::row);
    CHECK(meaning_of(numbering, {-3, -(81 + 12)}).house->kind == grid::HouseKind::box);    // a11 and a22
    CHECK(meaning_of(numbering, {3, 3 * 81 + 3}).house->kind == grid::HouseKind::column);  // a11 and a41

    // a77 is b11, variables 541 to 549 and 730 to 738.
    const Meaning tie = meaning_of(numbering, {541, -730});
    CHECK(tie.kind == MeaningKind::same_cell);
    CHECK(tie.facts[0].place.grid == 1);
    CHECK(tie.facts[1].place.grid == 0);
}

TEST_CASE("clauses that are no rules are not taken for one", "[puzzle]") {
    const Numbering numbering(grid::twodoku(), false);
    const auto kind = [&](std::vector<std::int32_t> literals) { return meaning_of(numbering, literals).kind; };
    CHECK(kind({}) == MeaningKind::other);
    CHECK(kind({-3, -13}) == MeaningKind::other);             // other digits in other cells
    CHECK(kind({-3, -(4 * 81 + 12)}) == MeaningKind::other);  // a11 and a52 share no house
    CHECK(kind({-541, -730}) == MeaningKind::other);          // one cell, but no tie
    CHECK(kind({541, -731}) == MeaningKind::other);           // tied to another digit
    CHECK(kind({1, -2}) == MeaningKind::other);
    CHECK(kind({1, 2, -3}) == MeaningKind::other);
    CHECK(kind({-1, -2, -3}) == MeaningKind::other);
    CHECK(kind({1, 1}) == MeaningKind::other);
    CHECK(kind({-1, -1}) == MeaningKind::other);
    CHECK(kind({1459}) == MeaningKind::other);  // says nothing
    CHECK(meaning_of(numbering, {1, 1459}).facts.size() == 1);
}

TEST_CASE("a merged cell is in the houses of all its grids", "[puzzle]") {
    const Numbering numbering(grid::twodoku(), true);
    const auto variable = [&](int grid, int row, int column) {
        return numbering.variable(grid, row - 1, column - 1, 5);
    };
    // a78 is b12, in the first row of b.
    const cnf::Literal clause[] = {{variable(0, 7, 8), true}, {variable(1, 1, 9), true}};
    const Meaning meaning = puzzle::meaning_of(numbering, clause);
    CHECK(meaning.kind == MeaningKind::house_not_both);
    CHECK(meaning.house->grid == 1);
    CHECK(meaning.house->kind == grid::HouseKind::row);
    CHECK(meaning.house->index == 0);
}
