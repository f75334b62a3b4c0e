// A sudoku of four by four: from the puzzle to clauses, what propagation fills in, why, and whether it is fair.
#include "lecture_tools.hpp"

#include <satdoku/families/families.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/ui/table.hpp>

#include <algorithm>

namespace satdoku::insight {

namespace {

using cnf::Literal;

constexpr std::size_t side = 4;
constexpr std::uint64_t seed = 11;
constexpr std::size_t holes = 10;

/// The literals as digits on a board, their cells' others as dots.
std::string board_text(std::span<const Literal> literals) {
    std::string text;
    for (std::size_t row = 0; row < side; ++row) {
        if (row == side / 2) text += "  ----+----\n";
        text += ' ';
        for (std::size_t column = 0; column < side; ++column) {
            if (column == side / 2) text += " |";
            char digit = '.';
            for (const Literal literal : literals) {
                const std::size_t index = literal.variable().index();
                if (literal.negative() || index / side != row * side + column) continue;
                digit = static_cast<char>('1' + index % side);
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
        const bool is_propagation = event.kind == solve::Event::Kind::propagation && event.level == 0;
        if (is_propagation && !event.literal.negative()) all.push_back(event.literal);
    }
    return all;
}

struct Givens {
    std::string text{};
    std::size_t needed = 0;
    Literal most{};  ///< without which there are the most solutions
    std::vector<std::vector<Literal>> models{};
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

LectureFormula small_sudoku_formula() {
    core::Random random(seed);
    LectureFormula formula{families::sudoku(random, 2, holes), {}};
    for (std::size_t index = 0; index < side * side * side; ++index) {
        std::string name = std::to_string(index / side / side + 1);
        name += std::to_string(index / side % side + 1);
        name += '=';
        name += std::to_string(index % side + 1);
        formula.names.push_back(name);
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
    const auto given_clauses = static_cast<std::size_t>(std::count_if(
        core.begin(), core.end(), [&](std::size_t index) { return clauses[index].size() == 1; }));

    std::vector<Literal> other;  // what fills the holes: with the givens it is the model
    for (const Literal literal : run.model) {
        if (std::find(givens.begin(), givens.end(), literal) == givens.end()) other.push_back(~literal);
    }
    const LectureProof proof = proof_of(with_clause(clauses, other));
    const Givens tried = try_without_each(clauses, words);
    std::string boards;
    for (const auto& model : tried.models) {
        if (!boards.empty()) boards += '\n';
        boards += board_text(model);
    }
    return {
        {language::text("lecture.sudoku.ask1", formula.names[0]), board_text(givens),
         language::text("lecture.sudoku.told1", clauses.variable_count(), clauses.size(), givens.size())},
        {language::text("lecture.sudoku.ask2"), board_text(found),
         language::text("lecture.sudoku.told2", found.size() - givens.size(), side * side - givens.size(),
                        run.statistic("decisions"))},
        {language::text("lecture.sudoku.ask3", words.literal(last)), words.clauses(clauses, core),
         language::text("lecture.sudoku.told3", core.size(), words.literal(last), given_clauses)},
        {language::text("lecture.sudoku.ask4"), indented(console, words.clause(other)),
         language::text(proof.holds ? "lecture.sudoku.told4" : "lecture.proof_wrong")},
        {language::text("lecture.sudoku.ask5"), tried.text,
         language::text("lecture.sudoku.told5", tried.needed, givens.size())},
        {language::text("lecture.sudoku.ask6", words.literal(tried.most)), boards,
         language::text("lecture.sudoku.told6", words.literal(tried.most), tried.models.size())},
    };
}

}  // namespace satdoku::insight
