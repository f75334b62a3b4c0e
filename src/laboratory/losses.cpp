#include "losses.hpp"

#include "comparison_view.hpp"
#include "short_clauses.hpp"

#include <satdoku/core/stopwatch.hpp>
#include <satdoku/core/text.hpp>
#include <satdoku/engines/engines.hpp>
#include <satdoku/language/text.hpp>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>

namespace satdoku::laboratory {

namespace {

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
        return language::text("compare.with_nodes", one.second, one.first);
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
