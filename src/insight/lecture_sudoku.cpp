// The tour of a small sudoku, which shows boards.
#include "lecture.hpp"
#include <satdoku/core/text.hpp>
#include <satdoku/families/families.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/ui/columns.hpp>

namespace satdoku::insight {
namespace {
using cnf::Literal;
using Kind = solve::Event::Kind;

constexpr std::size_t sudoku_side = 4;
constexpr std::uint64_t sudoku_seed = 11;
constexpr std::size_t sudoku_holes = 10;

/// The literals as digits on a board; other cells are dots.
std::string board_text(std::span<const Literal> literals) {
    std::string text;
    for (std::size_t row = 0; row < sudoku_side; ++row) {
        if (row == sudoku_side / 2) text += "  ----+----\n";
        text += ' ';
        for (std::size_t column = 0; column < sudoku_side; ++column) {
            if (column == sudoku_side / 2) text += " |";
            char digit = '.';
            for (const Literal literal : literals) {
                const std::size_t index = literal.variable().index();
                if (literal.negative() || index / sudoku_side != row * sudoku_side + column) continue;
                digit = static_cast<char>('1' + index % sudoku_side);
            }
            text += ' ';
            text += digit;
        }
        text += '\n';
    }
    return text;
}

std::vector<Literal> units_of(const cnf::ClauseList& clauses) {
    std::vector<Literal> units;
    for (std::size_t index = 0; index < clauses.size(); ++index) {
        if (clauses[index].size() == 1) units.push_back(clauses[index][0]);
    }
    return units;
}

cnf::ClauseList without(const cnf::ClauseList& clauses, Literal unit) {
    cnf::ClauseList list;
    list.variables(clauses.variable_count());
    for (std::size_t index = 0; index < clauses.size(); ++index) {
        const bool is_it = clauses[index].size() == 1 && clauses[index][0] == unit;
        if (!is_it) list.clause(clauses[index]);
    }
    return list;
}

/// The positive literals that follow without a decision.
std::vector<Literal> filled(const LectureRun& run) {
    std::vector<Literal> all;
    for (std::size_t index = 0; index < run.events.size(); ++index) {
        const solve::Event event = run.events[index];
        const bool is_propagation = event.kind == Kind::propagation && event.level == 0;
        if (is_propagation && !event.literal.negative()) all.push_back(event.literal);
    }
    return all;
}

struct Givens {
    std::string text{};
    std::size_t needed = 0;
    Literal most{};  ///< the given whose removal leaves the most solutions
    std::vector<LectureModel> models{};
};
Givens try_without_each(const cnf::ClauseList& clauses, const LectureWords& words) {
    ui::Table table({ui::Align::left, ui::Align::right});
    table.add({language::text("lecture.sudoku.without"), language::text("lecture.sudoku.solutions")});
    Givens givens;
    for (const Literal given : units_of(clauses)) {
        auto models = models_of(without(clauses, given));
        table.add({words.literal(given), std::to_string(models.size())});
        if (models.size() > 1) ++givens.needed;
        if (models.size() <= givens.models.size()) continue;
        givens.most = given;
        givens.models = std::move(models);
    }
    givens.text = table.lines();
    return givens;
}
}  // namespace

// A sudoku of four by four: from the puzzle to clauses, the digits that propagation finds, their reasons, and the
// uniqueness of the solution.
LectureFormula small_sudoku_formula() {
    core::Random random(sudoku_seed);
    LectureFormula formula{families::sudoku(random, 2, sudoku_holes), {}};
    for (std::size_t index = 0; index < sudoku_side * sudoku_side * sudoku_side; ++index) {
        const std::string cell = std::to_string(index / sudoku_side / sudoku_side + 1) +
                                 std::to_string(index / sudoku_side % sudoku_side + 1);
        formula.names.push_back(cell + "=" + std::to_string(index % sudoku_side + 1));
    }
    return formula;
}

std::vector<LectureStep> small_sudoku_steps(const ui::Console& console, const LectureFormula& formula) {
    const cnf::ClauseList& clauses = formula.clauses;
    const LectureWords words(formula.names);
    const std::vector<Literal> givens = units_of(clauses);
    const LectureRun run = run_dpll(clauses, "naive");
    const std::vector<Literal> found = filled(run);
    const Literal last = found.back();
    const cnf::ClauseList contrary = with_units(clauses, std::vector{~last});
    std::vector<std::size_t> core = core_of(contrary);
    std::erase(core, clauses.size());
    const auto given_clauses = static_cast<std::size_t>(
        std::ranges::count_if(core, [&](std::size_t index) { return clauses[index].size() == 1; }));

    std::vector<Literal> other;  // negations of the digits in the holes: the clause of another solution
    for (const Literal literal : run.model) {
        if (std::ranges::find(givens, literal) == givens.end()) other.push_back(~literal);
    }
    const cnf::ClauseList excluded = with_clause(clauses, other);
    const LectureProof proof = proof_of(excluded);
    const Givens tried = try_without_each(clauses, words);
    const std::string boards = core::join(tried.models, "\n", board_text);
    return {
        {language::text("lecture.sudoku.ask1", formula.names[0]), board_text(givens),
         language::text("lecture.sudoku.answer1", clauses.variable_count(), clauses.size(), givens.size()), ""},
        {language::text("lecture.sudoku.ask2"), board_text(found),
         language::text("lecture.sudoku.answer2", found.size() - givens.size(),
                        sudoku_side * sudoku_side - givens.size(), run.statistic("decisions")),
         "satdoku solve @ --branching naive --stats"},
        {language::text("lecture.sudoku.ask3", words.literal(last)), words.clauses(clauses, core),
         language::text("lecture.sudoku.answer3", core.size(), words.literal(last), given_clauses),
         more_command(contrary, clauses.size(), "core --smallest")},
        {language::text("lecture.sudoku.ask4"), indented(console, words.clause(other)),
         language::text(proof.holds ? "lecture.sudoku.answer4" : "lecture.proof_wrong"),
         more_command(excluded, clauses.size(), "solve")},
        {language::text("lecture.sudoku.ask5"), tried.text,
         language::text("lecture.sudoku.answer5", tried.needed, givens.size()),
         "for n in " + core::join(givens, " ", [](Literal given) { return given.dimacs(); }) +
             "; do grep -vx \"$n 0\" @ | satdoku models - --relaxed; done"},
        {language::text("lecture.sudoku.ask6", words.literal(tried.most)), boards,
         language::text("lecture.sudoku.answer6", words.literal(tried.most), tried.models.size()),
         "grep -vx '" + std::to_string(tried.most.dimacs()) + " 0' @ | satdoku models - --relaxed --list 100"},
    };
}
}  // namespace satdoku::insight
