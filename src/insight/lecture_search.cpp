// The tours about how solvers search: unit propagation, implications, learning from a conflict.
#include "lecture.hpp"
#include <satdoku/language/text.hpp>
#include <satdoku/ui/table.hpp>
#include <array>

namespace satdoku::insight {
namespace {

using cnf::Literal;
using solve::Event;
using Kind = Event::Kind;

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

/// The literals that each literal forces when it is assumed.
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
            const bool decided = event.kind == Kind::decision && event.word != "assumption";
            if (event.kind == Kind::conflict || decided) break;
            if (event.kind == Kind::propagation) follow.push_back(event.literal);
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

/// The decisions in their order, as assumptions.
std::vector<Literal> first_uip_decisions() {
    std::vector<Literal> all;
    for (const std::int32_t number : {1, 2, 3, 4}) all.push_back(Literal::from_dimacs(number));
    return all;
}

/// The events up to the first conflict, or those after it until the solver decides again or stops.
std::string events_around_conflict(const LectureRun& run, const LectureWords& words, bool after) {
    LectureRun part;
    bool met = false;
    for (std::size_t index = 0; index < run.events.size(); ++index) {
        const Event event = run.events[index];
        if (met && event.kind == Kind::decision) break;
        if (met == after) part.events.push(event);
        if (met && event.kind == Kind::conflict) break;
        met = met || event.kind == Kind::conflict;
    }
    return events_text(part, words);
}

std::string steps_text(const trace::ImplicationGraph& graph, const LectureWords& words) {
    ui::Table table({ui::Align::left, ui::Align::left});
    table.add({language::text("lecture.resolve_start", graph.clause), words.literals(graph.start)});
    trace::Resolvent resolvent(graph.start);
    for (const auto& step : graph.steps) {
        const auto& node = graph.nodes[step.node];
        resolvent.resolve(graph, step);
        table.add({language::text("lecture.resolve_step", words.literal(node.literal), node.reason),
                   words.literals(std::vector(resolvent.literals().begin(), resolvent.literals().end()))});
    }
    return table.lines();
}

/// The highest level of the clause's literals that is below the level of the conflict.
std::uint32_t jump_of(const trace::ImplicationGraph& graph, std::span<const Literal> clause) {
    std::uint32_t level = 0;
    for (const auto& node : graph.nodes) {
        const bool is_in = std::ranges::find(clause, ~node.literal) != clause.end();
        if (is_in && node.level < graph.level) level = std::max(level, node.level);
    }
    return level;
}

struct Cuts {
    std::string text{};
    std::size_t implied = 0;
    std::vector<std::size_t> lengths{};  ///< of the clauses
    std::vector<std::uint32_t> jumps{};  ///< the levels to which they jump

    /// The points where `values` is smallest.
    template <typename Value>
    static std::vector<Literal> smallest(const std::vector<Value>& values, const std::vector<Literal>& points) {
        std::vector<Literal> chosen;
        const Value least = *std::ranges::min_element(values);
        for (std::size_t index = 0; index < points.size(); ++index)
            if (values[index] == least) chosen.push_back(points[index]);
        return chosen;
    }
};
Cuts cuts_of(const trace::ImplicationGraph& graph, const cnf::ClauseList& clauses, const LectureWords& words) {
    ui::Table table({ui::Align::left, ui::Align::left, ui::Align::right, ui::Align::right});
    table.add({language::text("lecture.first_uip.point"), language::text("lecture.first_uip.clause"),
               language::text("show.length"), language::text("lecture.first_uip.jump")});
    Cuts cuts;
    for (const auto& cut : graph.cuts) {
        const std::vector<Literal> clause = trace::clause_of(graph, cut);
        std::vector<Literal> contrary;
        for (const Literal literal : clause) contrary.push_back(~literal);
        const bool implied = run_dpll(clauses, "naive", contrary).verdict == solve::Verdict::unsatisfiable;
        if (implied) ++cuts.implied;
        cuts.lengths.push_back(clause.size());
        cuts.jumps.push_back(jump_of(graph, clause));
        table.add({words.literal(graph.nodes[cut.point].literal), words.literals(clause),
                   std::to_string(cuts.lengths.back()), std::to_string(cuts.jumps.back())});
    }
    cuts.text = table.lines();
    return cuts;
}

}  // namespace

// Unit propagation: the literals that follow without a decision, their clauses, and the refutation of their negation.
LectureFormula units_formula() {
    return {clauses_of(8, {{1}, {-1, 2}, {-1, -2, 3}, {-3, 4}, {-2, -4, 5}, {-5, -6}, {-4, 6, 7}, {-7, 8}, {-6, 8}}),
            {"a", "b", "c", "d", "e", "f", "g", "h"}};
}

std::vector<LectureStep> units_steps(const ui::Console& /*console*/, const LectureFormula& formula) {
    const cnf::ClauseList& clauses = formula.clauses;
    const LectureWords words(formula.names);
    const std::string first = words.literal(clauses[0][0]);
    const std::size_t units = clauses_of_length(clauses, 1);

    const LectureRun run = run_dpll(clauses, "naive");
    const Event last = last_propagation(run);
    const std::string last_name = words.literal(last.literal);

    const cnf::ClauseList contrary = with_units(clauses, std::vector{~last.literal});
    const LectureRun refuted = run_dpll(contrary, "naive");
    const auto graph = first_conflict(refuted);
    const std::vector<std::size_t> core = core_of(contrary);
    std::vector<std::size_t> rests_on = core;
    std::erase(rests_on, clauses.size());
    const LectureProof proof = proof_of(contrary);
    const std::string core_command = more_command(contrary, clauses.size(), "core --smallest");

    return {
        {language::text("lecture.units.ask1", clauses.size(), clauses.variable_count()), words.clauses(clauses),
         language::text("lecture.units.answer1", units, 1, first), ""},
        {language::text("lecture.units.ask2", first), events_text(run, words),
         language::text("lecture.units.answer2", run.count(Kind::propagation), last_name, last.clause,
                        run.statistic("decisions")),
         "satdoku trace @ --branching naive"},
        {language::text("lecture.units.ask3", last_name, last.clause), words.clauses(clauses, rests_on),
         language::text("lecture.units.answer3", last_name, rests_on.size(), clauses.size()), core_command},
        {language::text("lecture.units.ask4", contrary.size(), words.literal(~last.literal)),
         events_text(refuted, words),
         language::text("lecture.units.answer4", refuted.statistic("decisions"), graph->clause, graph->level),
         more_command(contrary, clauses.size(), "trace --branching naive")},
        {language::text("lecture.units.ask5"), words.clauses(contrary, core),
         language::text("lecture.units.answer5", core.size(), contrary.size()), core_command},
        {language::text("lecture.units.ask6"), proof.text, proof_words(proof),
         more_command(contrary, clauses.size(), "solve") + " --proof units.drat; cat units.drat"},
    };
}

// Clauses of two literals: each is two implications, which lead to all literals that a literal forces.
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
    const cnf::ClauseList contrary = with_units(clauses, std::array{failing});
    const std::vector<std::size_t> core = core_of(contrary);
    std::vector<Literal> backbone;
    for (const Literal literal : forced.failing) backbone.push_back(~literal);

    return {
        {language::text("lecture.two_sat.ask1", clauses.size()),
         words.clauses(clauses) + '\n' + implications_text(clauses, words),
         language::text("lecture.two_sat.answer1", clauses.size(), 2 * clauses.size()), ""},
        {language::text("lecture.two_sat.ask2", words.literal(failing)), events_text(assumed, words),
         language::text("lecture.two_sat.answer2", words.literal(failing), graph->clause, words.literal(~failing)),
         "satdoku trace @ --branching naive --decide " + std::to_string(failing.dimacs())},
        {language::text("lecture.two_sat.ask3"), forced.text,
         language::text("lecture.two_sat.answer3", forced.failing.size(), 2 * clauses.variable_count(),
                        words.literals(backbone)),
         "satdoku models @ --backbone"},
        {language::text("lecture.two_sat.ask4", words.literal(Literal(cnf::Variable(0), false))), tree.text,
         language::text("lecture.two_sat.answer4", tree.nodes, tree.conflicts), "satdoku tree @ --branching naive"},
        {language::text("lecture.two_sat.ask5"), words.models(models),
         language::text("lecture.two_sat.answer5", models.size()), "satdoku models @ --list"},
        {language::text("lecture.two_sat.ask6", contrary.size(), words.literal(failing)), words.clauses(contrary, core),
         language::text("lecture.two_sat.answer6", core.size(), contrary.size()),
         more_command(contrary, clauses.size(), "core --smallest")},
    };
}

// Learning from a conflict: the implication graph, its unique implication points, the resolution that leads to the
// first of them, and the backjump.
LectureFormula first_uip_formula() {
    return {clauses_of(10, {{-3, -4, 5}, {-5, -1, 6}, {-5, 7}, {-6, -7, 8}, {-8, 9}, {-8, -2, 10}, {-9, -10}}),
            {"a", "b", "x", "c", "d", "e", "f", "g", "h", "i"}};
}

std::vector<LectureStep> first_uip_steps(const ui::Console& /*console*/, const LectureFormula& formula) {
    const cnf::ClauseList& clauses = formula.clauses;
    const LectureWords words(formula.names);
    const std::vector<Literal> decided = first_uip_decisions();
    const LectureRun run = run_cdcl(clauses, decided);
    const auto graph = first_conflict(run);
    const auto& learned = *graph->learned;
    std::vector<Literal> points;
    for (const auto& cut : graph->cuts) points.push_back(graph->nodes[cut.point].literal);
    const Cuts cuts = cuts_of(*graph, clauses, words);
    std::vector<Literal> skipped;
    for (std::uint32_t level = learned.level + 1; level < graph->level; ++level) skipped.push_back(decided[level - 1]);
    const std::string asserted = words.literal(learned.literals.front());
    const std::string all_decided = words.literals(decided);
    const std::string last = words.literal(decided.back());
    const std::string command = "satdoku conflict @ --decide 1,2,3,4";
    return {
        {language::text("lecture.first_uip.ask1", clauses.size()), words.clauses(clauses),
         language::text("lecture.first_uip.answer1", clauses_of_length(clauses, 1)), ""},
        {language::text("lecture.first_uip.ask2", all_decided), events_around_conflict(run, words, false),
         language::text("lecture.first_uip.answer2", graph->clause, graph->level, graph->trail), command},
        {language::text("lecture.first_uip.ask3", graph->level, last), graph_text(*graph, words),
         language::text("lecture.first_uip.answer3", points.size(), words.literals(points),
                        words.literal(points.front())),
         command},
        {language::text("lecture.first_uip.ask4", graph->clause, graph->level), steps_text(*graph, words),
         language::text("lecture.first_uip.answer4", graph->steps.size(), words.clause(learned.literals), asserted,
                        graph->level),
         command},
        {language::text("lecture.first_uip.ask5", graph->level), events_around_conflict(run, words, true),
         skipped.empty() ? language::text("lecture.first_uip.answer5", learned.level, learned.clause, asserted)
                         : language::text("lecture.first_uip.answer5_skipped", learned.level, learned.clause, asserted,
                                          words.literals(skipped)),
         command},
        {language::text("lecture.first_uip.ask6", words.literals(points)), cuts.text,
         language::text("lecture.first_uip.answer6", words.literals(Cuts::smallest(cuts.lengths, points)),
                        std::ranges::min(cuts.lengths), words.literals(Cuts::smallest(cuts.jumps, points)),
                        std::ranges::min(cuts.jumps), words.literal(points.back()), cuts.jumps.back(), cuts.implied,
                        graph->cuts.size()),
         command},
    };
}

}  // namespace satdoku::insight
