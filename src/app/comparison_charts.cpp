#include "comparison_charts.hpp"

#include "comparison_columns.hpp"

#include <satdoku/ui/text.hpp>

#include <cstddef>

namespace satdoku::app {

draw::BarChart time_bars(const std::vector<Comparison>& rows, const std::vector<Contestant>& contestants) {
    draw::BarChart chart{.title = ui::text("report.times"),
                         .along = {.title = ui::text("statistic.ms"), .logarithmic = true},
                         .series = {},
                         .groups = {},
                         .open_name = ui::text("report.open")};
    for (const Contestant& contestant : contestants) chart.series.push_back(contestant.name);
    for (const Comparison& row : rows) {
        draw::BarGroup group{ui::visible(row.formula), {}};
        for (const Run& run : row.runs)
            group.bars.push_back({run.outcome.milliseconds, !decided(run), time_text(run)});
        chart.groups.push_back(std::move(group));
    }
    return chart;
}

draw::LineChart time_cactus(const std::vector<Comparison>& rows, const std::vector<Contestant>& contestants) {
    draw::LineChart chart{.title = ui::text("report.cactus"),
                          .across = {.title = ui::text("statistic.ms"), .logarithmic = true},
                          .up = {.title = ui::text("report.decided"), .whole = true},
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

}  // namespace satdoku::app
