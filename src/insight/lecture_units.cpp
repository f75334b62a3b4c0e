// Unit propagation: what follows without a decision, what it rests on, and how its contrary is refuted.
#include "lecture_tools.hpp"

#include <satdoku/language/text.hpp>

#include <algorithm>

namespace satdoku::insight {

LectureFormula units_formula() {
    return {clauses_of(
                8, {{1}, {-1, 2}, {-1, -2, 3}, {-3, 4}, {-2, -4, 5}, {-5, -6}, {-4, 6, 7}, {-7, 8}, {-6, 8}}),
            {"a", "b", "c", "d", "e", "f", "g", "h"}};
}

std::vector<LectureStep> units_steps(const ui::Console& /*console*/, const LectureFormula& formula) {
    const cnf::ClauseList& clauses = formula.clauses;
    const LectureWords words(formula.names);
    const std::string first = words.literal(clauses[0][0]);
    const std::size_t units = clauses_of_length(clauses, 1);

    const LectureRun run = run_dpll(clauses, "naive");
    const solve::Event last = last_propagation(run);
    const std::string last_name = words.literal(last.literal);

    const cnf::ClauseList contrary = with_units(clauses, std::vector{~last.literal});
    const LectureRun refuted = run_dpll(contrary, "naive");
    const auto graph = first_conflict(refuted);
    const std::vector<std::size_t> core = core_of(contrary);
    std::vector<std::size_t> rests_on = core;
    std::erase(rests_on, clauses.size());
    const LectureProof proof = proof_of(contrary);

    return {
        {language::text("lecture.units.ask1", clauses.size(), clauses.variable_count()),
         words.clauses(clauses), language::text("lecture.units.told1", units, 1, first)},
        {language::text("lecture.units.ask2", first), events_text(run, words),
         language::text("lecture.units.told2", run.count(solve::Event::Kind::propagation), last_name,
                        last.clause, run.statistic("decisions"))},
        {language::text("lecture.units.ask3", last_name, last.clause), words.clauses(clauses, rests_on),
         language::text("lecture.units.told3", last_name, rests_on.size(), clauses.size())},
        {language::text("lecture.units.ask4", contrary.size(), words.literal(~last.literal)),
         events_text(refuted, words),
         language::text("lecture.units.told4", refuted.statistic("decisions"), graph->clause, graph->level)},
        {language::text("lecture.units.ask5"), words.clauses(contrary, core),
         language::text("lecture.units.told5", core.size(), contrary.size())},
        {language::text("lecture.units.ask6"), proof.text, proof_told(proof)},
    };
}

}  // namespace satdoku::insight
