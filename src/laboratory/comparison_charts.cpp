#include "comparison_charts.hpp"

#include "comparison_columns.hpp"

#include <satdoku/language/text.hpp>

#include <cstddef>

namespace satdoku::laboratory {

draw::BarChart time_bars(const std::vector<Comparison>& rows,
                         const std::vector<solving::Contestant>& contestants) {
    draw::BarChart chart{.title = language::text("report.times"),
                         .along = {.title = language::text("statistic.ms"), .logarithmic = true},
                         .series = {},
                         .groups = {},
                         .open_name = language::text("report.open")};
    for (const solving::Contestant& contestant : contestants) chart.series.push_back(contestant.name);
    for (const Comparison& row : rows) {
        draw::BarGroup group{language::visible(row.formula), {}};
        for (const Run& run : row.runs)
            group.bars.push_back({run.outcome.milliseconds, !decided(run), time_text(run)});
        chart.groups.push_back(std::move(group));
    }
    return chart;
}

draw::LineChart time_cactus(const std::vector<Comparison>& rows,
                            const std::vector<solving::Contestant>& contestants) {
    draw::LineChart chart{.title = language::text("report.cactus"),
                          .across = {.title = language::text("statistic.ms"), .logarithmic = true},
                          .up = {.title = language::text("report.decided"), .whole = true},
                          .series = {}};
    for (std::size_t index = 0; index < contestants.size(); ++index) {
        std::vector<double> times;
        for (const Comparison& row : rows) {
            if (decided(row.runs[index])) times.push_back(row.runs[index].outcome.milliseconds);
        }
        chart.series.push_back(draw::cactus_series(contestants[index].name, std::move(times)));
    }
    return chart;
}

}  // namespace satdoku::laboratory
