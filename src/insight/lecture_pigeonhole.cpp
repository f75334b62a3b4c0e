// The pigeonhole principle: obvious to people, and the harder for solvers the more pigeons there are.
#include "lecture_tools.hpp"

#include <satdoku/families/families.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/ui/table.hpp>

#include <algorithm>

namespace satdoku::insight {

namespace {

constexpr std::size_t holes = 2;
constexpr std::size_t most_holes = 6;  // to compare; all together take a moment

struct Growth {
    std::string text{};
    std::uint64_t before = 0;  ///< nodes with a hole less than most
    std::uint64_t most = 0;
};
Growth growth() {
    ui::Table table({ui::Align::right, ui::Align::right, ui::Align::right, ui::Align::right});
    table.add({language::text("lecture.pigeonhole.holes"), language::text("show.clauses"),
               language::text("lecture.pigeonhole.nodes"), language::text("lecture.pigeonhole.conflicts")});
    Growth growth;
    for (std::size_t size = holes; size <= most_holes; ++size) {
        const cnf::ClauseList clauses = families::pigeonhole(size + 1, size);
        const std::uint64_t nodes = run_dpll(clauses, "naive").statistic("nodes");
        table.add({std::to_string(size), std::to_string(clauses.size()), std::to_string(nodes),
                   std::to_string(run_cdcl(clauses).statistic("conflicts"))});
        growth.before = growth.most;
        growth.most = nodes;
    }
    growth.text = table.lines();
    return growth;
}

}  // namespace

LectureFormula pigeonhole_formula() {
    LectureFormula formula{families::pigeonhole(holes + 1, holes), {}};
    for (std::size_t pigeon = 1; pigeon <= holes + 1; ++pigeon) {
        for (std::size_t hole = 1; hole <= holes; ++hole) {
            std::string name = "p";
            name += std::to_string(pigeon);
            name += 'h';
            name += std::to_string(hole);
            formula.names.push_back(name);
        }
    }
    return formula;
}

std::vector<LectureStep> pigeonhole_steps(const ui::Console& console, const LectureFormula& formula) {
    const cnf::ClauseList& clauses = formula.clauses;
    const LectureWords words(formula.names);
    const LectureRun run = run_dpll(clauses, "naive");
    const LectureTree tree = tree_of(console, run, words);
    const LectureRun learning = run_cdcl(clauses);
    const auto graph = first_conflict(learning);
    const auto& learned = *graph->learned;
    const std::vector<std::size_t> core = core_of(clauses);
    const LectureProof proof = proof_of(clauses);
    const Growth more = growth();
    return {
        {language::text("lecture.pigeonhole.ask1", holes + 1, holes), words.clauses(clauses),
         language::text("lecture.pigeonhole.told1", holes + 1, clauses.size() - (holes + 1))},
        {language::text("lecture.pigeonhole.ask2", words.literal(cnf::Literal(cnf::Variable(0), false))),
         tree.text, language::text("lecture.pigeonhole.told2", tree.nodes, tree.conflicts)},
        {language::text("lecture.pigeonhole.ask3"), graph_text(*graph, words),
         language::text("lecture.pigeonhole.told3", learned.clause, words.clause(learned.literals),
                        learned.level)},
        {language::text("lecture.pigeonhole.ask4"), words.clauses(clauses, core),
         core.size() == clauses.size() ? language::text("lecture.pigeonhole.told4", clauses.size())
                                       : language::text("lecture.core", core.size(), clauses.size())},
        {language::text("lecture.pigeonhole.ask5"), proof.text, proof_told(proof)},
        {language::text("lecture.pigeonhole.ask6"), more.text,
         language::text(
             "lecture.pigeonhole.told6", more.before, more.most,
             language::decimal_text(static_cast<double>(more.most) / static_cast<double>(more.before), 1))},
    };
}

}  // namespace satdoku::insight
