#include "comparison_columns.hpp"

#include <satdoku/language/text.hpp>
#include <satdoku/ui/width.hpp>

#include <algorithm>
#include <array>

namespace satdoku::laboratory {

namespace {

using solve::Verdict;

constexpr std::array<std::string_view, 6> counts = {"nodes",     "decisions", "propagations",
                                                    "conflicts", "depth",     "restarts"};

/// Null where the run has none of that name.
const solve::Statistic* find_statistic(const Run& run, std::string_view name) {
    const auto found = std::find_if(run.statistics.begin(), run.statistics.end(),
                                    [&](const solve::Statistic& each) { return each.name == name; });
    return found == run.statistics.end() ? nullptr : &*found;
}

}  // namespace

std::size_t Column::width() const {
    return ui::widest(cells);
}

std::span<const std::string_view> count_names() {
    return counts;
}

std::string ratio_text(const Comparison& row) {
    if (row.variables == 0) return std::string(no_value);
    return language::decimal_text(static_cast<double>(row.clauses) / row.variables, 2);
}

Verdict verdict_of(const Comparison& row) {
    const auto found = std::find_if(row.runs.begin(), row.runs.end(), decided);
    return found == row.runs.end() ? Verdict::unknown : found->outcome.verdict;
}

std::string time_text(const Run& run) {
    if (decided(run)) return language::decimal_text(run.outcome.milliseconds, 3);
    if (run.outcome.reason == solve::Reason::stopped) return std::string(no_value);
    return "> " + language::decimal_text(run.outcome.milliseconds, 0);
}

bool comparable(const Run& first, const Run& run) {
    const auto stopped = [](const Run& one) { return one.outcome.reason == solve::Reason::stopped; };
    return (decided(first) || decided(run)) && !stopped(first) && !stopped(run) &&
           first.outcome.milliseconds > 0 && run.outcome.milliseconds > 0;
}

double rate(const Run& first, const Run& run) {
    return (first.outcome.milliseconds - run.outcome.milliseconds) / first.outcome.milliseconds * 100;
}

double times(const Run& first, const Run& run) {
    return run.outcome.milliseconds / first.outcome.milliseconds;
}

std::string rate_text(const Run& first, const Run& run) {
    if (!comparable(first, run)) return std::string(no_value);
    constexpr double least = -100;
    const double percent = rate(first, run);
    if (percent < least) return decided(first) ? "< -100 %" : std::string(no_value);
    std::string text = decided(first) ? decided(run) ? "" : "< " : "> ";
    text += language::decimal_text(percent, 1);
    text += " %";
    return text;
}

std::string factor_text(const Run& first, const Run& run) {
    if (!comparable(first, run)) return std::string(no_value);
    constexpr double all_the_same = 1.05;
    constexpr double without_decimals = 10;
    const double factor = std::max(times(first, run), times(run, first));
    const bool bound = !decided(first) || !decided(run);
    if (factor < all_the_same && !bound) return language::text("compare.as_fast");
    const std::string number = language::decimal_text(factor, factor < without_decimals ? 1 : 0);
    // Whoever came to no end is the slower one.
    const bool slower = bound ? decided(first) : times(first, run) > 1;
    if (bound) return language::text(slower ? "compare.slower_bound" : "compare.faster_bound", number);
    return language::text(slower ? "compare.slower" : "compare.faster", number);
}

std::optional<std::uint64_t> count_of(const Run& run, std::string_view name) {
    const solve::Statistic* const statistic = find_statistic(run, name);
    return statistic == nullptr ? std::nullopt : std::optional(statistic->value);
}

Column name_column(const std::vector<solving::Contestant>& contestants) {
    Column names{{language::text("compare.contestant")}, ui::Align::left};
    for (const solving::Contestant& contestant : contestants) names.cells.push_back(contestant.name);
    return names;
}

Columns time_columns(const Comparison& row) {
    Columns columns = {{{language::text("statistic.ms")}},
                       {{language::text("compare.rate")}},
                       {{language::text("compare.factor")}, ui::Align::left}};
    for (std::size_t index = 0; index < row.runs.size(); ++index) {
        const Run& run = row.runs[index];
        columns[0].cells.push_back(time_text(run));
        columns[1].cells.push_back(index == 0 ? "" : rate_text(row.runs.front(), run));
        columns[2].cells.push_back(index == 0 ? "" : factor_text(row.runs.front(), run));
    }
    return columns;
}

Columns count_columns(const Comparison& row) {
    Columns columns;
    for (const std::string_view name : counts) {
        const auto has_it = [&](const Run& run) { return count_of(run, name).has_value(); };
        const auto counter = std::find_if(row.runs.begin(), row.runs.end(), has_it);
        if (counter == row.runs.end()) continue;
        Column column{{name == "depth" ? language::text("compare.depth")  // a narrow title
                                       : language::text("statistic." + std::string(name))}};
        for (const Run& run : row.runs) {
            const auto count = count_of(run, name);
            column.cells.push_back(count ? std::to_string(*count) : std::string(no_value));
        }
        columns.push_back(std::move(column));
    }
    return columns;
}

}  // namespace satdoku::laboratory
