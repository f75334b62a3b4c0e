#include "comparison_view.hpp"
#include <satdoku/core/stopwatch.hpp>
#include <satdoku/core/text.hpp>
#include <satdoku/language/text.hpp>

namespace satdoku::laboratory {
namespace {
/// What the first decisions of dpll do to short clauses, those with two literals left: a good branch simplifies the
/// remaining formula rather than satisfies much of it (Hooker and Vinay, "Branching rules for satisfiability", 1995).
/// Second branches and assumptions do not count.
struct ShortClauses {
    std::uint64_t decisions = 0;  ///< 0: not counted
    std::uint64_t shortened = 0;  ///< clauses that a decision made units, because its literal is false there
    std::uint64_t satisfied = 0;  ///< clauses with two literals left that a decision satisfied

    double units() const { return static_cast<double>(shortened) / static_cast<double>(decisions); }
    /// Of all short clauses with the decided variables, how many became units: from 0 to 1.
    double share() const { return static_cast<double>(shortened) / static_cast<double>(shortened + satisfied); }
    bool known() const { return decisions > 0 && shortened + satisfied > 0; }
};

/// How many decisions are counted.
constexpr std::uint64_t counted_decisions = 1000;

using solve::Event;

/// Visits of dpll's counters name each clause that a literal shortens or satisfies, after the event of the decision.
class ShortClauseCounter final : public solve::Observer {
  public:
    solve::EventKinds wants() const override { return only(Event::Kind::decision) | only(Event::Kind::watch); }

    void observe(const Event& event) override {
        if (event.kind == Event::Kind::decision) {
            is_first_branch_ = event.word == "decision";
            decided_ = event.literal;
            counts.decisions += is_first_branch_ ? 1 : 0;
        } else if (is_first_branch_ && event.word == "falsified" && event.literal == ~decided_) {
            counts.shortened += event.count == 1 ? 1 : 0;
        } else if (is_first_branch_ && event.word == "satisfied" && event.literal == decided_) {
            counts.satisfied += event.count == 2 ? 1 : 0;
        }
    }

    ShortClauses counts;

  private:
    cnf::Literal decided_{};
    bool is_first_branch_ = false;
};

/// Repeats the beginning of a search of dpll and counts. Other engines report no such visits: nothing is counted.
ShortClauses count_short_clauses(const solving::Contestant& contestant, cnf::Formula& formula,
                                 const std::stop_token& stop) {
    if (contestant.request.engine != "dpll") return {};
    ShortClauseCounter counter;
    solving::SolveRequest request = contestant.request;
    request.options.observer = &counter;
    request.limits.decisions = counted_decisions;
    constexpr double longest = 1;  // seconds: some decisions are enough
    request.limits.seconds = std::min(request.limits.seconds.value_or(longest), longest);
    solving::solve_formula(request, formula, stop);
    return counter.counts;
}

/// What the decisions of a contestant that lost do to short clauses; empty if those of the first one do not do more.
std::string short_clauses_text(const ShortClauses& first, const ShortClauses& lost) {
    constexpr double clear_share = 0.05;
    constexpr double clear_factor = 1.1;
    if (!first.known() || !lost.known() || lost.units() >= first.units()) return {};
    const auto percent = [](const ShortClauses& one) { return language::decimal_text(100 * one.share(), 0); };
    const std::string before = language::decimal_text(first.units(), 2);
    const std::string after = language::decimal_text(lost.units(), 2);
    if (lost.share() + clear_share <= first.share())
        return language::text("report.polarity", percent(lost), percent(first), after, before, counted_decisions);
    if (lost.units() * clear_factor > first.units()) return {};
    return language::text("report.fewer_units", after, before, counted_decisions);
}

/// A count that both runs have.
struct Work {
    std::string_view name;
    std::uint64_t before;
    std::uint64_t after;
};

std::optional<Work> work_of(const Run& first, const Run& run) {
    for (const std::string_view name : {"nodes", "conflicts"}) {
        const auto before = count_of(first, name);
        const auto after = count_of(run, name);
        if (before && after && *before != 0 && *after != 0) return Work{name, *before, *after};
    }
    return std::nullopt;
}

/// The fewest nodes with which a contestant decided the formula.
std::optional<std::uint64_t> fewest_nodes(const Comparison& row) {
    std::optional<std::uint64_t> fewest;
    for (const Run& run : row.runs) {
        const auto nodes = count_of(run, "nodes");
        if (decided(run) && nodes) fewest = std::min(fewest.value_or(*nodes), *nodes);
    }
    return fewest;
}

/// Names dpll's strategies, not among the contestants, that need fewer nodes than any of these, the best first.
std::string better_strategies(const Comparison& row, const std::vector<solving::Contestant>& contestants,
                              cnf::Formula& formula, double seconds, const std::stop_token& stop) {
    const auto fewest = fewest_nodes(row);
    if (!fewest) return {};
    const core::Stopwatch watch;
    std::vector<std::pair<std::uint64_t, std::string_view>> better;
    for (const std::string_view name : engines::branching_names()) {
        if (std::ranges::find(contestants, name, &solving::Contestant::name) != contestants.end()) continue;
        solve::Limits limits;
        limits.seconds = seconds - watch.seconds();
        limits.decisions = *fewest;
        if (*limits.seconds <= 0 || stop.stop_requested()) break;
        const auto request = solving::contestants_of({std::string(name)}, limits).front().request;
        const solving::Solution solution = solving::solve_formula(request, formula, stop);
        const Run run{solution.outcome, solution.engine->statistics()};
        const auto nodes = count_of(run, "nodes");
        if (decided(run) && nodes && *nodes < *fewest) better.emplace_back(*nodes, name);
    }
    std::ranges::stable_sort(better, {}, &std::pair<std::uint64_t, std::string_view>::first);
    const std::string names = core::join(better, language::text("list.comma"), [](const auto& one) {
        return language::text("list.bracketed", one.second, one.first);
    });
    return better.empty() ? language::text("compare.none_better", language::visible(row.formula), *fewest)
                          : language::text("compare.better", language::visible(row.formula), *fewest, names);
}
}  // namespace

std::vector<std::string> explain_losses(const Comparison& row, const std::vector<solving::Contestant>& contestants,
                                        cnf::Formula& formula, double seconds, const std::stop_token& stop) {
    std::vector<std::string> sentences;
    const Run& first = row.runs.front();
    bool more_nodes = false;
    for (std::size_t index = 1; index < row.runs.size() && !stop.stop_requested(); ++index) {
        const Run& run = row.runs[index];
        const auto work = work_of(first, run);
        if (!lost_clearly(row, index) || !work) continue;
        const auto each = [](const Run& one, std::uint64_t count) {
            constexpr double microseconds = 1000;
            return language::decimal_text(one.outcome.milliseconds * microseconds / static_cast<double>(count), 2);
        };
        const bool is_more = work->after > work->before;
        if (!is_more && row.spreads.front().runs < 2) continue;  // one run may take longer by chance
        std::string why =
            language::text(is_more ? "report.more_work" : "report.slower_work", contestants[index].name,
                           language::visible(row.formula), contestants.front().name, factor_text(first, run),
                           language::text(language::key("statistic", work->name)), work->after, work->before,
                           each(run, work->after), each(first, work->before));
        if (is_more)
            why += short_clauses_text(count_short_clauses(contestants.front(), formula, stop),
                                      count_short_clauses(contestants[index], formula, stop));
        more_nodes = more_nodes || (is_more && work->name == "nodes");
        sentences.push_back(std::move(why));
    }
    if (more_nodes && !stop.stop_requested())
        sentences.push_back(better_strategies(row, contestants, formula, seconds, stop));
    return sentences;
}
}  // namespace satdoku::laboratory
