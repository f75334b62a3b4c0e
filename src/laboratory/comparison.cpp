#include "comparison.hpp"

#include <satdoku/core/error.hpp>
#include <satdoku/language/text.hpp>

#include <algorithm>
#include <optional>
#include <utility>

namespace satdoku::laboratory {

std::vector<frame::Option> comparison_options(std::string_view runs) {
    static const std::string seconds = language::decimal_text(standard_seconds, 0);
    return {{.name = "strategies",
             .value = frame::Value::list,
             .placeholder = "NAME,...",
             .standard = standard_contestants},
            {.name = "time-limit",
             .value = frame::Value::decimal,
             .placeholder = "SECONDS",
             .standard = seconds,
             .help_key = "option.solve_time_limit"},
            {.name = "runs",
             .value = frame::Value::integer,
             .placeholder = "N",
             .smallest = 1,
             .largest = most_runs,
             .standard = runs}};
}

Spread spread_of(const std::vector<Run>& runs) {
    Spread spread;
    for (const Run& run : runs) {
        if (!decided(run)) continue;
        const double time = run.outcome.milliseconds;
        spread.least = spread.runs == 0 ? time : std::min(spread.least, time);
        spread.most = std::max(spread.most, time);
        ++spread.runs;
    }
    return spread;
}

Run median(std::vector<Run> runs) {
    std::sort(runs.begin(), runs.end(), [](const Run& left, const Run& right) {
        return std::pair(!decided(left), left.outcome.milliseconds) <
               std::pair(!decided(right), right.outcome.milliseconds);
    });
    Run middle = runs[runs.size() / 2];
    const Run& before = runs[(runs.size() - 1) / 2];
    middle.outcome.milliseconds = (before.outcome.milliseconds + middle.outcome.milliseconds) / 2;
    return middle;
}

Comparison compare(const std::string& name, cnf::Formula& formula, const std::vector<solving::Contestant>& contestants,
                   std::uint64_t runs, const std::stop_token& stop, const RunObserver& observer) {
    std::vector<std::vector<Run>> runs_of(contestants.size());
    std::optional<solve::Verdict> verdict;
    for (std::uint64_t round = 0; round < runs; ++round) {
        if (round > 0 && stop.stop_requested()) break;
        for (std::size_t index = 0; index < contestants.size(); ++index) {
            std::vector<Run>& own = runs_of[index];
            if (stop.stop_requested() && !own.empty()) continue;
            // Another run would end at the limit as well.
            if (!own.empty() && own.back().outcome.reason == solve::StopReason::time) continue;
            if (observer.before) observer.before(index, round);
            const solving::Solution solution = solving::solve_formula(contestants[index].request, formula, stop);
            const solve::Outcome& outcome = solution.outcome;
            // A run that was stopped counts only if the contestant has no other.
            if (outcome.reason == solve::StopReason::stopped && !own.empty()) continue;
            own.push_back({outcome, solution.engine->statistics()});
            if (decided(own.back())) {
                if (verdict.value_or(outcome.verdict) != outcome.verdict)
                    throw core::Error("compare.disagree", {name, contestants[index].name});
                verdict = outcome.verdict;
            }
            if (observer.after) observer.after(index, round, solution);
        }
    }
    Comparison comparison{name, formula.variable_count(), formula.clause_count()};
    for (std::vector<Run>& own : runs_of) {
        comparison.spreads.push_back(spread_of(own));
        comparison.runs.push_back(median(std::move(own)));
    }
    return comparison;
}

}  // namespace satdoku::laboratory
