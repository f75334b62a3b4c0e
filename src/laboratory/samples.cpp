#include "samples.hpp"
#include <satdoku/boards/board_files.hpp>
#include <satdoku/families/families.hpp>
#include <satdoku/grid/text.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/puzzle/encode.hpp>
#include <satdoku/ui/columns.hpp>

namespace satdoku::laboratory {
namespace {
using core::Random;
using std::to_string;

SampleFormula party(Random& /*random*/, std::uint64_t /*size*/) {
    constexpr std::int32_t clauses[][2] = {{1, 2}, {-1, -2}, {3, 4}, {-2, 4}, {-4, 3}, {-3, 1}, {-1, -4}};
    SampleFormula formula{{"who of four friends comes to the party? 1 Anna, 2 Ben, 3 Clara, 4 David",
                           "the clauses, one by one:", "Anna or Ben comes", "Anna and Ben do not both come",
                           "Clara or David comes", "if Ben comes, so does David", "if David comes, so does Clara",
                           "if Clara comes, so does Anna", "Anna and David do not both come"},
                          {}};
    formula.clauses.variables(4);
    for (const auto& [left, right] : clauses) {
        const cnf::Literal literals[] = {cnf::Literal::from_dimacs(left), cnf::Literal::from_dimacs(right)};
        formula.clauses.clause(literals);
    }
    return formula;
}

SampleFormula all_signs(Random& /*random*/, std::uint64_t size) {
    return {{"every clause that " + to_string(size) + " variables can form: each assignment breaks one of them"},
            families::all_signs(size)};
}

SampleFormula pigeonhole(Random& /*random*/, std::uint64_t holes) {
    return {{to_string(holes + 1) + " pigeons into " + to_string(holes) + " holes, none of them shared",
             "variable (p-1)*" + to_string(holes) + "+h: pigeon p sits in hole h"},
            families::pigeonhole(holes + 1, holes)};
}

SampleFormula ordering(Random& /*random*/, std::uint64_t elements) {
    return {{"a total order of " + to_string(elements) + " elements without a least one (Krishnamurthy, 1985)",
             "a variable for each two elements: the first is less than the second"},
            families::ordering(elements)};
}

SampleFormula parity(Random& random, std::uint64_t vertices) {
    return {{"parities on a random graph of " + to_string(vertices) + " vertices (Tseitin, 1968; Urquhart, 1987)",
             "a variable for each edge; the true edges at each vertex have its parity, but all parities are odd "
             "in sum"},
            families::tseitin(random, vertices, 4, true)};
}

/// The number of clauses at which about half of all random 3-SAT formulas are satisfiable.
std::uint64_t threshold(std::uint64_t variables) { return variables * 426 / 100; }

SampleFormula random_three(Random& random, std::uint64_t variables) {
    return {{"random clauses of three literals, 4.26 for each of " + to_string(variables) + " variables",
             "as many formulas of this kind are satisfiable as are not"},
            families::random_clauses(random, variables, threshold(variables), 3)};
}

SampleFormula planted(Random& random, std::uint64_t variables) {
    return {{"random clauses of three literals, 4.26 for each of " + to_string(variables) + " variables",
             "each holds in one hidden assignment"},
            families::planted_clauses(random, variables, threshold(variables), 3)};
}

SampleFormula colouring(Random& random, std::uint64_t vertices) {
    return {{"three colours for a random graph of " + to_string(vertices) + " vertices and " +
                 to_string(vertices * 23 / 10) + " edges",
             "variable (v-1)*3+c: vertex v has colour c"},
            families::colouring(random, vertices, vertices * 23 / 10, 3)};
}

SampleFormula queens(Random& /*random*/, std::uint64_t size) {
    const std::string side = to_string(size);
    return {{side + " queens on a board of " + side + " by " + side + ", none of which attacks another",
             "variable (r-1)*" + side + "+c: a queen is in row r, column c"},
            families::queens(size)};
}

SampleFormula latin_square(Random& random, std::uint64_t order) {
    const std::string side = to_string(order);
    return {{"a latin square of " + side + " by " + side + " with holes (Gomes and Selman, 1997)",
             "variable (r-1)*" + to_string(order * order) + "+(c-1)*" + side + "+v: row r, column c holds v"},
            families::quasigroup_with_holes(random, order, order * order * 42 / 100)};
}

SampleFormula sudoku(Random& random, std::uint64_t order) {
    const std::uint64_t side = order * order;
    return {{"a sudoku of " + to_string(side) + " by " + to_string(side) + " cells",
             "variable (r-1)*" + to_string(side * side) + "+(c-1)*" + to_string(side) + "+d: row r, column c holds d"},
            families::sudoku(random, order, side * side * 55 / 100)};
}

SampleFormula twodoku(Random& /*random*/, std::uint64_t /*size*/) {
    const grid::Board board = grid::parse_board(grid::twodoku(), boards::example_twodoku());
    SampleFormula formula{puzzle::encoding_notes(board, {}), {}};
    formula.comments.insert(formula.comments.begin(), "two sudokus that share a box");
    formula.comments.emplace_back("variable (a-1)*729+(r-1)*81+(c-1)*9+d: grid a, row r, column c holds d");
    puzzle::encode(board, {}, formula.clauses);
    return formula;
}

SampleFormula factoring(Random& /*random*/, std::uint64_t product) {
    const auto bits = static_cast<std::size_t>(std::bit_width(product)) - 1;
    return {{"two factors of " + to_string(product) + ", neither of them 1: satisfiable unless it is a prime",
             "variables 1 to " + to_string(bits) + " are the bits of one factor, the next " + to_string(bits) +
                 " those of the other, lowest first"},
            families::factoring(product, bits)};
}

SampleFormula adder(Random& /*random*/, std::uint64_t bits) {
    return {{"do a ripple-carry and a carry-select adder of " + to_string(bits) + " bits ever differ?",
             "a satisfying assignment would be an input where they do"},
            families::adder_miter(bits, false)};
}

SampleFormula multiplier(Random& /*random*/, std::uint64_t bits) {
    return {{"do two multipliers of " + to_string(bits) + " bits that add in different orders ever differ?",
             "a satisfying assignment would be an input where they do"},
            families::multiplier_miter(bits)};
}

SampleFormula counter(Random& /*random*/, std::uint64_t bits) {
    const std::uint64_t steps = (std::uint64_t{1} << bits) - 2;
    return {{"can a counter of " + to_string(bits) + " bits show all ones within " + to_string(steps) + " steps?",
             "bounded model checking: it takes a step more"},
            families::counter(bits, steps)};
}

SampleFormula one_way(Random& random, std::uint64_t size) {
    return {{"the permutation f of " + to_string(size) + " numbers, from all f(f(f(x))+1) (VMPC; Zoltak, 2004)",
             "variable x*" + to_string(size) + "+y+1: f(x) is y, both from 0"},
            families::one_way(random, size)};
}

std::string answer_of(const Sample& sample) {
    if (!sample.satisfiable) return language::text("samples.either");
    return language::text(*sample.satisfiable ? "verdict.satisfiable" : "verdict.unsatisfiable");
}
}  // namespace

std::span<const Sample> samples() {
    constexpr auto either = std::nullopt;
    static constexpr Sample all[] = {
        {"party", 0, 0, 0, true, false, party},
        {"all-signs", 1, 3, 16, false, false, all_signs},
        {"pigeonhole", 1, 6, 100, false, false, pigeonhole, families::pigeonhole_proof},
        {"ordering", 2, 10, 100, false, false, ordering},
        {"parity", 3, 12, 10'000, false, true, parity},
        {"random-3-sat", 3, 100, 1'000'000, either, true, random_three},
        {"planted-3-sat", 3, 100, 1'000'000, true, true, planted},
        {"colouring", 3, 100, 100'000, either, true, colouring},
        {"queens", 4, 8, 80, true, false, queens},
        {"latin-square", 2, 10, 40, true, true, latin_square},
        {"sudoku", 2, 3, 6, true, true, sudoku},
        {"twodoku", 0, 0, 0, true, false, twodoku},
        {"factoring", 4, 8633, 99'999'999, either, false, factoring},
        {"adder", 1, 16, 1000, false, false, adder},
        {"multiplier", 2, 5, 32, false, false, multiplier},
        {"counter", 2, 4, 12, false, false, counter},
        {"one-way", 2, 16, 60, true, true, one_way},
    };
    return all;
}

WrittenSample write_sample(const Sample& sample, std::uint64_t size, std::uint64_t seed, const std::string& path) {
    core::Output output(path);
    Random random(seed);
    SampleFormula formula = sample.make(random, size);
    std::string command = "satdoku sample " + std::string(sample.name);
    if (sample.has_sizes()) command += " --size " + to_string(size);
    if (sample.random) command += " --seed " + to_string(seed);
    formula.comments.insert(formula.comments.begin(), command);
    if (sample.satisfiable) formula.comments.emplace_back(*sample.satisfiable ? "satisfiable" : "unsatisfiable");
    cnf::DimacsWriter writer(output, formula.clauses.size(), formula.comments);
    formula.clauses.replay(writer);
    output.commit();
    return {formula.clauses.variable_count(), formula.clauses.size()};
}

std::string samples_table() {
    ui::Table table({ui::Align::left, ui::Align::right, ui::Align::left, ui::Align::left, ui::Align::left});
    table.add({language::text("samples.name"), "--size", "", language::text("samples.answer"),
               language::text("compare.formula")});
    for (const Sample& sample : samples()) {
        const std::string range = to_string(sample.smallest) + "-" + to_string(sample.largest);
        table.add({std::string(sample.name), sample.has_sizes() ? to_string(sample.standard) : "",
                   sample.has_sizes() ? range : "", answer_of(sample),
                   language::text(language::key("sample", sample.name))});
    }
    return table.lines();
}
}  // namespace satdoku::laboratory
