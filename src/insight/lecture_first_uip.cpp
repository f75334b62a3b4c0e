// A conflict and what can be learned of it: the implication graph, its unique implication points, the resolution
// that leads to the first of them, and the jump.
#include "lecture_tools.hpp"

#include <satdoku/language/text.hpp>
#include <satdoku/ui/table.hpp>

#include <algorithm>
#include <array>

namespace satdoku::insight {

namespace {

using cnf::Literal;
using solve::Event;

/// What is decided one after the other, as assumptions.
std::vector<Literal> decisions() {
    std::vector<Literal> all;
    for (const std::int32_t number : {1, 2, 3, 4}) all.push_back(Literal::from_dimacs(number));
    return all;
}

/// The events up to the first conflict, or those behind it up to where the solver stops or decides again.
std::string events_before(const LectureRun& run, const LectureWords& words, bool behind) {
    LectureRun part;
    bool met = false;
    for (std::size_t index = 0; index < run.events.size(); ++index) {
        const Event event = run.events[index];
        if (met && event.kind == Event::Kind::decision) break;
        if (met == behind) part.events.push(event);
        if (met && event.kind == Event::Kind::conflict) break;
        met = met || event.kind == Event::Kind::conflict;
    }
    return events_text(part, words);
}

std::string steps_text(const trace::ImplicationGraph& graph, const LectureWords& words) {
    ui::Table table({ui::Align::left, ui::Align::left});
    table.add({language::text("lecture.resolve_start", graph.clause), words.literals(graph.start)});
    for (const auto& step : graph.steps) {
        table.add({language::text("lecture.resolve_step", words.literal(step.literal), step.clause),
                   words.literals(step.resolvent)});
    }
    return table.lines();
}

/// The highest level of a clause's literals below that of the conflict.
std::uint32_t jump_of(const trace::ImplicationGraph& graph, std::span<const Literal> clause) {
    std::uint32_t level = 0;
    for (const auto& node : graph.nodes) {
        const bool is_in = std::find(clause.begin(), clause.end(), ~node.literal) != clause.end();
        if (is_in && node.level < graph.level) level = std::max(level, node.level);
    }
    return level;
}

struct Cuts {
    std::string text{};
    std::size_t implied = 0;
};
Cuts cuts_of(const trace::ImplicationGraph& graph, const cnf::ClauseList& clauses,
             const LectureWords& words) {
    ui::Table table({ui::Align::left, ui::Align::left, ui::Align::right, ui::Align::right});
    table.add({language::text("lecture.first_uip.point"), language::text("lecture.first_uip.clause"),
               language::text("show.length"), language::text("lecture.first_uip.jump")});
    Cuts cuts;
    for (const auto& cut : graph.cuts) {
        std::vector<Literal> contrary;
        for (const Literal literal : cut.clause) contrary.push_back(~literal);
        const bool implied = run_dpll(clauses, "naive", contrary).verdict == solve::Verdict::unsatisfiable;
        if (implied) ++cuts.implied;
        table.add({words.literal(graph.nodes[cut.point].literal), words.literals(cut.clause),
                   std::to_string(cut.clause.size()), std::to_string(jump_of(graph, cut.clause))});
    }
    cuts.text = table.lines();
    return cuts;
}

}  // namespace

LectureFormula first_uip_formula() {
    return {
        clauses_of(10,
                   {{-4, 5}, {-5, -1, 6}, {-5, 7}, {-6, -7, 8}, {-8, 9}, {-8, -2, 10}, {-9, -10}, {3, 2, 9}}),
        {"a", "b", "x", "c", "d", "e", "f", "g", "h", "i"}};
}

std::vector<LectureStep> first_uip_steps(const ui::Console& /*console*/, const LectureFormula& formula) {
    const cnf::ClauseList& clauses = formula.clauses;
    const LectureWords words(formula.names);
    const std::vector<Literal> decided = decisions();
    const LectureRun run = run_cdcl(clauses, decided);
    const auto graph = first_conflict(run);
    const auto& learned = *graph->learned;
    std::vector<Literal> points;
    for (const auto& cut : graph->cuts) points.push_back(graph->nodes[cut.point].literal);
    const Cuts cuts = cuts_of(*graph, clauses, words);
    std::vector<Literal> skipped;
    for (std::uint32_t level = learned.level + 1; level < graph->level; ++level) {
        skipped.push_back(decided[level - 1]);
    }
    const std::string asserted = words.literal(learned.literals.front());
    const std::string all_decided = words.literals(decided);
    const std::string last = words.literal(decided.back());
    return {
        {language::text("lecture.first_uip.ask1", clauses.size()), words.clauses(clauses),
         language::text("lecture.first_uip.told1", clauses_of_length(clauses, 1))},
        {language::text("lecture.first_uip.ask2", all_decided), events_before(run, words, false),
         language::text("lecture.first_uip.told2", graph->clause, graph->level, graph->trail)},
        {language::text("lecture.first_uip.ask3", graph->level, last), graph_text(*graph, words),
         language::text("lecture.first_uip.told3", points.size(), words.literals(points),
                        words.literal(points.front()))},
        {language::text("lecture.first_uip.ask4", graph->clause, graph->level), steps_text(*graph, words),
         language::text("lecture.first_uip.told4", graph->steps.size(), words.clause(learned.literals),
                        asserted, graph->level)},
        {language::text("lecture.first_uip.ask5", graph->level), events_before(run, words, true),
         skipped.empty() ? language::text("lecture.first_uip.told5", learned.level, learned.clause, asserted)
                         : language::text("lecture.first_uip.told5_skipped", learned.level, learned.clause,
                                          asserted, words.literals(skipped))},
        {language::text("lecture.first_uip.ask6"), cuts.text,
         language::text("lecture.first_uip.told6", cuts.implied, graph->cuts.size(),
                        graph->cuts.front().clause.size())},
    };
}

}  // namespace satdoku::insight
