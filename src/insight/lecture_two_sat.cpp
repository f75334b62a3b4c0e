// Clauses of two literals: each is two implications, and what a literal forces is found by following them.
#include "lecture_tools.hpp"

#include <satdoku/language/text.hpp>
#include <satdoku/ui/table.hpp>

#include <array>

namespace satdoku::insight {

namespace {

using cnf::Literal;
using solve::Event;

std::string implications_text(const cnf::ClauseList& clauses, const LectureWords& words) {
    ui::Table table({ui::Align::right, ui::Align::left, ui::Align::left, ui::Align::left});
    for (std::size_t index = 0; index < clauses.size(); ++index) {
        const Literal left = clauses[index][0];
        const Literal right = clauses[index][1];
        table.add({std::to_string(index + 1) + ":",
                   std::to_string(left.dimacs()) + ' ' + std::to_string(right.dimacs()),
                   words.literal(~left) + " -> " + words.literal(right),
                   words.literal(~right) + " -> " + words.literal(left)});
    }
    return table.lines();
}

/// What each literal forces when it is assumed.
struct Forced {
    std::string text{};
    std::vector<Literal> failing{};  ///< literals that force a contradiction
};
Forced forced_by_each(const cnf::ClauseList& clauses, const LectureWords& words) {
    ui::Table table({ui::Align::left, ui::Align::left});
    Forced forced;
    for (std::uint32_t code = 0; code < 2 * clauses.variable_count(); ++code) {
        const Literal literal = Literal::from_code(code);
        const LectureRun run = run_dpll(clauses, "naive", std::array{literal});
        std::vector<Literal> follow;
        for (std::size_t index = 0; index < run.events.size(); ++index) {
            const Event event = run.events[index];
            const bool decided = event.kind == Event::Kind::decision && event.word != "assumption";
            if (event.kind == Event::Kind::conflict || decided) break;
            if (event.kind == Event::Kind::propagation) follow.push_back(event.literal);
        }
        const bool fails = run.verdict == solve::Verdict::unsatisfiable;
        if (fails) forced.failing.push_back(literal);
        std::string line = words.literals(follow);
        if (fails) line += language::text("lecture.contradiction");
        table.add({words.literal(literal) + " ->", line});
    }
    forced.text = table.lines();
    return forced;
}

}  // namespace

LectureFormula two_sat_formula() {
    return {clauses_of(4, {{1, 2}, {-1, -2}, {3, 4}, {-2, 4}, {-4, 3}, {-3, 1}, {-1, -4}}),
            {"Anna", "Ben", "Clara", "David"}};
}

std::vector<LectureStep> two_sat_steps(const ui::Console& console, const LectureFormula& formula) {
    const cnf::ClauseList& clauses = formula.clauses;
    const LectureWords words(formula.names);
    const Forced forced = forced_by_each(clauses, words);
    const Literal failing = forced.failing.front();
    const LectureRun assumed = run_dpll(clauses, "naive", std::array{failing});
    const auto graph = first_conflict(assumed);
    const LectureRun run = run_dpll(clauses, "naive");
    const LectureTree tree = tree_of(console, run, words);
    const auto models = models_of(clauses);
    std::string listed;
    for (const auto& model : models) listed += "  " + words.literals(model) + '\n';
    const cnf::ClauseList contrary = with_units(clauses, std::array{failing});
    const std::vector<std::size_t> core = core_of(contrary);
    std::vector<Literal> backbone;
    for (const Literal literal : forced.failing) backbone.push_back(~literal);

    return {
        {language::text("lecture.two_sat.ask1", clauses.size()),
         words.clauses(clauses) + '\n' + implications_text(clauses, words),
         language::text("lecture.two_sat.told1", clauses.size(), 2 * clauses.size())},
        {language::text("lecture.two_sat.ask2", words.literal(failing)), events_text(assumed, words),
         language::text("lecture.two_sat.told2", words.literal(failing), graph->clause,
                        words.literal(~failing))},
        {language::text("lecture.two_sat.ask3"), forced.text,
         language::text("lecture.two_sat.told3", forced.failing.size(), 2 * clauses.variable_count(),
                        words.literals(backbone))},
        {language::text("lecture.two_sat.ask4", words.literal(Literal(cnf::Variable(0), false))), tree.text,
         language::text("lecture.two_sat.told4", tree.nodes, tree.conflicts)},
        {language::text("lecture.two_sat.ask5"), listed,
         language::text("lecture.two_sat.told5", models.size())},
        {language::text("lecture.two_sat.ask6", contrary.size(), words.literal(failing)),
         words.clauses(contrary, core),
         language::text("lecture.two_sat.told6", core.size(), contrary.size())},
    };
}

}  // namespace satdoku::insight
