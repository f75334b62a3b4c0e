// The tour of DPLL itself: splitting and backtracking, two strategies on one formula, and why the one that counts wins
// on it and loses on another.
#include "lecture.hpp"
#include <satdoku/language/text.hpp>
#include <satdoku/ui/board_view.hpp>
#include <satdoku/ui/table.hpp>
#include <satdoku/ui/width.hpp>

namespace satdoku::insight {
namespace {

using cnf::Literal;
using solve::Event;
using Kind = Event::Kind;

/// A formula as both strategies search it.
struct Contest {
    Contest(const ui::Console& console, const cnf::ClauseList& clauses, const LectureWords& words)
        : naive(run_dpll(clauses, "naive")),
          counting(run_dpll(clauses, "max-occurrence")),
          naive_tree(tree_of(console, naive, words)),
          counting_tree(tree_of(console, counting, words)) {}

    /// The trees side by side, or one below the other where the page is too narrow.
    std::string trees(const ui::Console& console) const {
        const auto with_title = [](const char* name, const LectureTree& tree) {
            return "  " + language::text("lecture.dpll.tree", name, tree.nodes) + '\n' + tree.text;
        };
        const std::string left = with_title("naive", naive_tree);
        const std::string right = with_title("max-occurrence", counting_tree);
        const auto lines = ui::side_by_side(ui::split_lines(left), ui::split_lines(right));
        if (ui::widest(lines) > console.columns()) return left + '\n' + right;
        std::string text;
        for (const std::string& line : lines) text += line + '\n';
        return text;
    }

    /// What max-occurrence saves: (t - t0) / t in nodes.
    std::string rate() const {
        const auto before = static_cast<double>(naive_tree.nodes);
        return language::decimal_text(100 * (before - static_cast<double>(counting_tree.nodes)) / before, 1);
    }

    LectureRun naive;
    LectureRun counting;
    LectureTree naive_tree;
    LectureTree counting_tree;
};

constexpr std::string_view both = " --strategies naive,max-occurrence";

/// The literal of the first decision.
Literal first_decision(const LectureRun& run) {
    std::size_t index = 0;
    while (run.events[index].kind != Kind::decision) ++index;
    return run.events[index].literal;
}

/// How many literals follow from the first decision and from its contrary, before anything else is decided.
std::size_t followers(const LectureRun& run) {
    std::size_t count = 0;
    for (std::size_t index = 0; index < run.events.size(); ++index) {
        const Event event = run.events[index];
        if (event.kind == Kind::propagation && event.level == 1) ++count;
    }
    return count;
}

std::size_t clauses_with(const cnf::ClauseList& clauses, Literal literal) {
    std::size_t count = 0;
    for (std::size_t index = 0; index < clauses.size(); ++index) {
        const auto clause = clauses[index];
        if (std::ranges::find(clause, literal) != clause.end()) ++count;
    }
    return count;
}

/// The number of clauses of each literal.
std::string counts_text(const cnf::ClauseList& clauses, const LectureWords& words) {
    using ui::Align;
    ui::Table table({Align::left, Align::right, Align::left, Align::right});
    for (std::uint32_t index = 0; index < clauses.variable_count(); ++index) {
        std::vector<std::string> row;
        for (const bool negative : {false, true}) {
            const Literal literal(cnf::Variable(index), negative);
            row.push_back(words.literal(literal));
            row.push_back(std::to_string(clauses_with(clauses, literal)));
        }
        table.add(std::move(row));
    }
    return table.lines();
}

/// A search until both values of a literal have ended in a conflict, and the literal that is turned over then.
struct TurningPoint {
    LectureRun part{};
    std::array<Event, 2> conflicts{};
    Event next{};
};
TurningPoint turning_point(const LectureRun& run) {
    TurningPoint point;
    std::size_t met = 0;
    for (std::size_t index = 0; index < run.events.size(); ++index) {
        const Event event = run.events[index];
        point.part.events.push(event);
        if (event.kind == Kind::conflict) point.conflicts[met++] = event;
        if (met < 2 || event.kind != Kind::decision) continue;
        point.next = event;
        break;
    }
    return point;
}

/// The first clauses are contradictory; the third variable, which occurs in most clauses, is not in them.
LectureFormula misleading_formula() {
    return {clauses_of(5, {{1, 2}, {1, -2}, {-1, 2}, {-1, -2}, {3, 4}, {3, 5}, {3, -4, 5}}), {"a", "b", "c", "d", "e"}};
}

LectureStep misleading_step(const ui::Console& console) {
    const LectureFormula formula = misleading_formula();
    const LectureWords words(formula.names);
    const Contest contest(console, formula.clauses, words);
    const Literal most = first_decision(contest.counting);
    const std::vector<std::size_t> core = core_of(formula.clauses);
    return {language::text("lecture.dpll.ask6", formula.clauses.size(), words.literal(most),
                           clauses_with(formula.clauses, most)),
            words.clauses(formula.clauses) + '\n' + contest.trees(console),
            language::text("lecture.dpll.answer6", contest.counting_tree.nodes, contest.naive_tree.nodes,
                           contest.rate(), words.literal(most), core.size(), words.literal(~most),
                           contest.naive_tree.conflicts, contest.counting_tree.conflicts),
            "satdoku tree" + std::string(both) + " -e '" + dimacs_of(formula.clauses) + "'"};
}

}  // namespace

LectureFormula dpll_formula() {
    return {clauses_of(6, {{-1, 5, -6},
                           {-3, -4, 5},
                           {-2, 5},
                           {5, 6},
                           {4, -5},
                           {-4, -5},
                           {2, -3, -6},
                           {2, -3, -4},
                           {-3, -5, 6},
                           {2, 3, -6},
                           {1, 2, 5},
                           {-1, -2, -4}}),
            {"a", "b", "c", "d", "e", "f"}};
}

std::vector<LectureStep> dpll_steps(const ui::Console& console, const LectureFormula& formula) {
    const cnf::ClauseList& clauses = formula.clauses;
    const LectureWords words(formula.names);
    const Contest contest(console, clauses, words);
    const Literal first = first_decision(contest.naive);
    const Literal most = first_decision(contest.counting);
    const std::string first_name = words.literal(first);
    const std::string most_name = words.literal(most);
    const TurningPoint turn = turning_point(contest.naive);
    const std::uint64_t nodes = contest.naive_tree.nodes;
    const std::uint64_t fewer = contest.counting_tree.nodes;

    using ui::Align;
    ui::Table counts({Align::left, Align::right, Align::right, Align::right});
    counts.add({language::text("compare.contestant"), language::text("statistic.nodes"),
                language::text("statistic.decisions"), language::text("statistic.conflicts")});
    for (const auto& [name, run] : {std::pair{"naive", &contest.naive}, {"max-occurrence", &contest.counting}}) {
        counts.add({name, std::to_string(run->statistic("nodes")), std::to_string(run->statistic("decisions")),
                    std::to_string(run->statistic("conflicts"))});
    }
    return {
        {language::text("lecture.dpll.ask1", clauses.size(), clauses.variable_count(), clauses_of_length(clauses, 1)),
         words.clauses(clauses) + '\n' + counts_text(clauses, words),
         language::text("lecture.dpll.answer1", first_name, clauses_with(clauses, first), most_name,
                        clauses_with(clauses, most)),
         "satdoku show @ --top 12"},
        {language::text("lecture.dpll.ask2", first_name), events_text(turn.part, words),
         language::text("lecture.dpll.answer2", turn.conflicts[0].clause, turn.conflicts[1].clause,
                        turn.conflicts[0].level, turn.next.level, words.literal(turn.next.literal)),
         "satdoku trace @ --branching naive"},
        {language::text("lecture.dpll.ask3", most_name), events_text(contest.counting, words),
         language::text("lecture.dpll.answer3", followers(contest.counting), contest.counting_tree.conflicts, most_name,
                        clauses_with(clauses, most), words.literal(~most)),
         "satdoku trace @ --branching max-occurrence"},
        {language::text("lecture.dpll.ask4"), contest.trees(console),
         language::text("lecture.dpll.answer4", nodes, fewer, first_name, followers(contest.naive), most_name,
                        followers(contest.counting)),
         "satdoku tree @" + std::string(both)},
        {language::text("lecture.dpll.ask5"), counts.lines(),
         language::text("lecture.dpll.answer5", nodes, fewer, contest.rate()), "satdoku compare @" + std::string(both)},
        misleading_step(console),
    };
}

}  // namespace satdoku::insight
