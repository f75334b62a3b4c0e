#include "comparison_view.hpp"
#include "program_runs.hpp"
#include <satdoku/core/text.hpp>
#include <satdoku/draw/web.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/solving/solve_report.hpp>
#include <satdoku/ui/columns.hpp>

namespace satdoku::laboratory {
namespace {
using solve::Verdict;

constexpr std::size_t markdown_columns = 80;

constexpr std::array<std::string_view, 6> shown_counts = {"nodes",     "decisions", "propagations",
                                                          "conflicts", "depth",     "restarts"};
}  // namespace

std::string ratio_text(const Comparison& row) {
    if (row.variables == 0) return std::string(no_value);
    return language::decimal_text(static_cast<double>(row.clauses) / row.variables, 2);
}

Verdict verdict_of(const Comparison& row) {
    const auto found = std::find_if(row.runs.begin(), row.runs.end(), decided);
    return found == row.runs.end() ? Verdict::unknown : found->outcome.verdict;
}

std::string time_text(const Run& run) {
    if (run.fault != Fault::none) return fault_text(run.fault);
    if (decided(run)) return language::decimal_text(run.outcome.milliseconds, 3);
    if (run.outcome.reason == solve::StopReason::stopped) return std::string(no_value);
    return "> " + language::decimal_text(run.outcome.milliseconds, 0);
}

bool comparable(const Run& first, const Run& run) {
    const auto stopped = [](const Run& one) {
        return one.outcome.reason == solve::StopReason::stopped || one.fault != Fault::none;
    };
    return (decided(first) || decided(run)) && !stopped(first) && !stopped(run) && first.outcome.milliseconds > 0 &&
           run.outcome.milliseconds > 0;
}

double rate(const Run& first, const Run& run) {
    return (first.outcome.milliseconds - run.outcome.milliseconds) / first.outcome.milliseconds * 100;
}

namespace {
/// Returns true if both runs are so short that chance decides which one is faster.
bool too_short(const Run& first, const Run& run) {
    return decided(first) && decided(run) &&
           std::max(first.outcome.milliseconds, run.outcome.milliseconds) < shortest_time;
}

bool overlap(const Spread& one, const Spread& other) {
    return one.runs > 1 && other.runs > 1 && one.least <= other.most && other.least <= one.most;
}

/// The time as a multiple of the first one's. @pre comparable
double times(const Run& first, const Run& run) { return run.outcome.milliseconds / first.outcome.milliseconds; }
}  // namespace

std::string rate_text(const Comparison& row, std::size_t index) {
    const Run& first = row.runs.front();
    const Run& run = row.runs[index];
    if (!comparable(first, run)) return std::string(no_value);
    std::string text = decided(first) ? decided(run) ? "" : "< " : "> ";
    if (decided(first) && decided(run) && overlap(row.spreads.front(), row.spreads[index])) text = "≈ ";
    text.append(language::decimal_text(rate(first, run), 1)).append(" %");
    return too_short(first, run) ? text + " *" : text;
}

std::string program_times_text(const std::vector<solving::Contestant>& contestants) {
    const auto is_program = [](const solving::Contestant& contestant) { return contestant.program.has_value(); };
    return std::ranges::any_of(contestants, is_program) ? language::text("compare.program_times") : std::string();
}

bool lost_clearly(const Comparison& row, std::size_t index) {
    const Run& first = row.runs.front();
    const Run& run = row.runs[index];
    return decided(first) && decided(run) && comparable(first, run) && !too_short(first, run) &&
           times(first, run) > 1 && !overlap(row.spreads.front(), row.spreads[index]);
}

std::string factor_text(const Run& first, const Run& run) {
    if (!comparable(first, run)) return std::string(no_value);
    constexpr double all_the_same = 1.05;
    constexpr double without_decimals = 10;
    const double factor = std::max(times(first, run), times(run, first));
    const bool bound = !decided(first) || !decided(run);
    if (factor < all_the_same && !bound) return language::text("compare.as_fast");
    const std::string number = language::decimal_text(factor, factor < without_decimals ? 1 : 0);
    // An undecided run is the slower one.
    const bool slower = bound ? decided(first) : times(first, run) > 1;
    if (bound) return language::text(slower ? "compare.slower_bound" : "compare.faster_bound", number);
    return language::text(slower ? "compare.slower" : "compare.faster", number);
}

std::optional<std::uint64_t> count_of(const Run& run, std::string_view name) {
    const solve::Statistic* const statistic = solve::find_statistic(run.statistics, name);
    return statistic == nullptr ? std::nullopt : std::optional(statistic->value);
}

std::vector<std::string> remarks(const Comparison& row, const std::vector<solving::Contestant>& contestants) {
    std::vector<std::string> found;
    for (std::size_t index = 0; index < row.runs.size(); ++index) {
        const std::string& remark = row.runs[index].remark;
        if (!remark.empty()) found.push_back(language::text("list.named", contestants[index].name, remark));
    }
    return found;
}

Column name_column(const std::vector<solving::Contestant>& contestants) {
    Column names{{language::text("compare.contestant")}, ui::Align::left};
    for (const solving::Contestant& contestant : contestants) names.cells.push_back(contestant.name);
    return names;
}

Columns count_columns(const Comparison& row) {
    Columns columns;
    for (const std::string_view name : shown_counts) {
        const auto has_it = [&](const Run& run) { return count_of(run, name).has_value(); };
        const auto counter = std::find_if(row.runs.begin(), row.runs.end(), has_it);
        if (counter == row.runs.end()) continue;
        Column column{{name == "depth" ? language::text("compare.depth")  // a narrow title
                                       : language::text(language::key("statistic", name))}};
        for (const Run& run : row.runs) {
            const auto count = count_of(run, name);
            column.cells.push_back(count ? std::to_string(*count) : std::string(no_value));
        }
        columns.push_back(std::move(column));
    }
    return columns;
}

namespace {
/// Columns side by side. Columns that do not fit follow below, after the first column once more.
std::string side_by_side(const Column& first, std::span<const Column> others, std::size_t width) {
    constexpr std::size_t gap = 2;
    constexpr std::size_t indent_and_gaps = 2 * gap;
    std::string text;
    const auto is_wide = [&](const Column& column) { return indent_and_gaps + first.width() + column.width() > width; };
    const std::size_t indent = std::any_of(others.begin(), others.end(), is_wide) ? 0 : gap;
    while (!others.empty()) {
        Columns fitting = {first};
        std::size_t taken = indent + first.width();
        do {
            taken += gap + others.front().width();
            fitting.push_back(others.front());
            others = others.subspan(1);
        } while (!others.empty() && taken + gap + others.front().width() <= width);
        text += table_of(fitting).lines(indent);
    }
    return text;
}

/// Milliseconds, rate and factor.
Columns time_columns(const Comparison& row) {
    Columns columns = {{{language::text("statistic.ms")}, ui::Align::right, fault_text(Fault::wrong)},
                       {{language::text("compare.rate")}},
                       {{language::text("compare.factor")}, ui::Align::left}};
    for (std::size_t index = 0; index < row.runs.size(); ++index) {
        const Run& run = row.runs[index];
        add_row(columns, {time_text(run), index == 0 ? "" : rate_text(row, index),
                          index == 0 ? "" : factor_text(row.runs.front(), run)});
    }
    return columns;
}

/// One formula: a table with a line for each contestant.
std::string single_text(const Comparison& row, const std::vector<solving::Contestant>& contestants,
                        std::size_t columns) {
    const Column names = name_column(contestants);
    std::string text = ui::wrapped(language::text("compare.about", language::visible(row.formula), row.variables,
                                                  row.clauses, ratio_text(row), solving::verdict_name(verdict_of(row))),
                                   columns);
    const Columns times = time_columns(row);
    const Columns of_trees = count_columns(row);
    Columns all = times;
    all.insert(all.end(), of_trees.begin(), of_trees.end());
    const std::string in_one = side_by_side(names, all, columns);
    const bool fits =
        ui::widest(ui::split_lines(in_one)) <= columns && ui::split_lines(in_one).size() == names.cells.size();
    return text + (fits ? in_one : side_by_side(names, times, columns) + side_by_side(names, of_trees, columns));
}

/// A formula's name, shortened to leave room for times; its beginning is kept, because names differ most there.
std::string short_name(const std::string& name) {
    constexpr std::size_t widest = 20;
    const std::string shown = language::visible(name);
    return ui::display_width(shown) <= widest ? shown : ui::wrap(shown, widest - 3).front() + "...";
}

/// The formulas of one size class, a line each.
std::string class_table(const std::vector<Comparison>& rows, const std::string& size,
                        const std::vector<solving::Contestant>& contestants, std::size_t columns) {
    Column names{{language::text("compare.formula")}, ui::Align::left};
    Columns others = {{{language::text("show.variables")}}, {{language::text("compare.verdict")}, ui::Align::left}};
    for (const solving::Contestant& contestant : contestants) {
        others.push_back({{language::text("compare.ms_of", language::visible(contestant.name))}});
        if (&contestant == &contestants.front()) continue;
        others.push_back({{language::text("compare.rate")}});
        others.push_back({{language::text("compare.factor")}, ui::Align::left});
    }
    for (const Comparison& row : rows) {
        if (class_text(row.variables) != size) continue;
        names.cells.push_back(short_name(row.formula));
        std::vector<std::string> cells = {std::to_string(row.variables), solving::verdict_name(verdict_of(row))};
        for (std::size_t index = 0; index < contestants.size(); ++index) {
            cells.push_back(time_text(row.runs[index]));
            if (index == 0) continue;
            cells.push_back(rate_text(row, index));
            cells.push_back(factor_text(row.runs.front(), row.runs[index]));
        }
        add_row(others, std::move(cells));
    }
    if (names.cells.size() == 1) return {};
    return language::text("compare.class", size) + '\n' + side_by_side(names, others, columns) + '\n';
}

/// What the marks in the rates of these rows mean, and that; empty if there is nothing to say.
std::string notes_text(const std::vector<Comparison>& rows, const std::vector<solving::Contestant>& contestants) {
    bool short_ones = false;
    bool overlapping = false;
    for (const Comparison& row : rows) {
        for (std::size_t index = 1; index < row.runs.size(); ++index) {
            const std::string text = rate_text(row, index);
            short_ones = short_ones || text.ends_with('*');
            overlapping = overlapping || text.starts_with("≈");
        }
    }
    std::string text;
    if (short_ones) text = language::text("compare.mark_short", language::decimal_text(shortest_time, 1));
    if (overlapping) core::append_item(text, " ", language::text("compare.mark_overlap"));
    const std::string times = program_times_text(contestants);
    if (!times.empty()) core::append_item(text, " ", times);
    return text;
}
}  // namespace

std::string class_text(std::uint32_t variables) {
    constexpr std::uint32_t medium = 200;
    constexpr std::uint32_t large = 500;
    return language::text(variables < medium ? "report.small" : variables <= large ? "report.medium" : "report.large");
}

Columns totals_columns(const std::vector<Comparison>& rows, const std::vector<solving::Contestant>& contestants) {
    Columns totals = {name_column(contestants),
                      {{language::text("report.solved")}},
                      {{language::text("report.total")}},
                      {{language::text("compare.mean_factor")}}};
    for (std::size_t index = 0; index < contestants.size(); ++index) {
        std::size_t solved = 0;
        std::size_t both = 0;
        double total = 0;
        double logarithms = 0;
        for (const Comparison& row : rows) {
            const Run& run = row.runs[index];
            solved += decided(run) ? 1 : 0;
            total += run.outcome.milliseconds;
            if (!decided(run) || !decided(row.runs.front()) || !comparable(row.runs.front(), run)) continue;
            logarithms += std::log(times(row.runs.front(), run));
            ++both;
        }
        totals[1].cells.push_back(language::text("report.solved_of", solved, rows.size()));
        totals[2].cells.push_back(language::decimal_text(total, 3));
        totals[3].cells.push_back(both == 0
                                      ? std::string(no_value)
                                      : language::decimal_text(std::exp(logarithms / static_cast<double>(both)), 3));
    }
    if (contestants.size() == 1) totals.pop_back();  // the factor compares with the first one
    return totals;
}

std::string comparison_text(const std::vector<Comparison>& rows, const std::vector<solving::Contestant>& contestants,
                            std::size_t columns) {
    std::string text;
    if (rows.size() == 1) {
        text = single_text(rows.front(), contestants, columns);
    } else {
        for (const std::uint32_t variables : {0U, 200U, 501U})
            text += class_table(rows, class_text(variables), contestants, columns);
        const Columns totals = totals_columns(rows, contestants);
        text += side_by_side(totals.front(), std::span(totals).subspan(1), columns);
    }
    const std::string marks = notes_text(rows, contestants);
    if (!marks.empty()) text += ui::wrapped(marks, columns);
    for (const Comparison& row : rows) {
        for (const std::string& remark : remarks(row, contestants))
            text += ui::wrapped(rows.size() == 1 ? remark : language::visible(row.formula) + ": " + remark, columns);
    }
    return text;
}

std::string comparison_markdown(const std::vector<Comparison>& rows,
                                const std::vector<solving::Contestant>& contestants) {
    const Column names = name_column(contestants);
    std::string text;
    for (const Comparison& row : rows) {
        Columns columns = {{{language::text("compare.formula")}, ui::Align::left},
                           {{language::text("show.variables")}},
                           {{language::text("show.clauses")}},
                           {{language::text("show.ratio")}},
                           {{language::text("compare.verdict")}, ui::Align::left, fault_text(Fault::wrong)}};
        for (const Run& run : row.runs) {
            add_row(columns, {language::visible(row.formula), std::to_string(row.variables),
                              std::to_string(row.clauses), ratio_text(row),
                              run.fault == Fault::none ? std::string(solving::verdict_name(run.outcome.verdict))
                                                       : fault_text(run.fault)});
        }
        columns.push_back(names);
        std::ranges::move(time_columns(row), std::back_inserter(columns));
        std::ranges::move(count_columns(row), std::back_inserter(columns));
        text += markdown_table(columns, text.empty());
    }
    if (rows.size() > 1) text += '\n' + markdown_table(totals_columns(rows, contestants));
    const std::string marks = notes_text(rows, contestants);
    if (!marks.empty()) text += '\n' + markdown_paragraph(marks, markdown_columns);
    for (const Comparison& row : rows) {
        for (const std::string& remark : remarks(row, contestants))
            text += '\n' + markdown_paragraph(language::visible(row.formula) + ": " + remark, markdown_columns);
    }
    return text;
}

std::string comparison_csv(const std::vector<Comparison>& rows, const std::vector<solving::Contestant>& contestants) {
    std::vector<std::string> cells = {"formula", "variables", "clauses", "ratio", "verdict"};
    for (const solving::Contestant& contestant : contestants) {
        for (const std::string_view what : {"verdict", "ms", "rate_percent", "factor"})
            cells.push_back(contestant.name + '_' + std::string(what));
        for (const std::string_view name : shown_counts) cells.push_back(contestant.name + '_' + std::string(name));
        cells.push_back(contestant.name + "_remark");
    }
    std::string text = csv_line(cells);
    for (const Comparison& row : rows) {
        cells = {row.formula, std::to_string(row.variables), std::to_string(row.clauses), ratio_text(row),
                 std::string(solving::verdict_word(verdict_of(row)))};
        const Run& first = row.runs.front();
        for (std::size_t index = 0; index < row.runs.size(); ++index) {
            const Run& run = row.runs[index];
            const bool known = decided(run) && decided(first) && comparable(first, run);
            const std::string_view fault = fault_word(run.fault);
            cells.emplace_back(fault.empty() ? solving::verdict_word(run.outcome.verdict) : fault);
            cells.push_back(language::decimal_text(run.outcome.milliseconds, 3));
            cells.push_back(known ? language::decimal_text(rate(first, run), 1) : std::string());
            cells.push_back(known ? language::decimal_text(times(first, run), 3) : std::string());
            for (const std::string_view name : shown_counts) {
                const auto count = count_of(run, name);
                cells.push_back(count ? std::to_string(*count) : std::string());
            }
            const bool marked = index > 0 && known;
            cells.emplace_back(!marked                                            ? ""
                               : too_short(first, run)                            ? "too_short"
                               : overlap(row.spreads.front(), row.spreads[index]) ? "overlap"
                                                                                  : "");
        }
        text += csv_line(cells);
    }
    return text;
}

draw::BarChart time_bars(const std::vector<Comparison>& rows, const std::vector<solving::Contestant>& contestants) {
    draw::BarChart chart{.title = language::text("report.times"),
                         .along = {.title = language::text("statistic.ms"), .logarithmic = true},
                         .series = {},
                         .groups = {},
                         .open_name = language::text("report.open"),
                         .least = shortest_time,
                         .least_name = language::text("report.too_short", language::decimal_text(shortest_time, 1))};
    for (const solving::Contestant& contestant : contestants) chart.series.push_back(contestant.name);
    for (const Comparison& row : rows) {
        draw::BarGroup group{language::visible(row.formula), {}};
        for (const Run& run : row.runs) group.bars.push_back({run.outcome.milliseconds, !decided(run), time_text(run)});
        chart.groups.push_back(std::move(group));
    }
    return chart;
}

draw::LineChart time_cactus(const std::vector<Comparison>& rows, const std::vector<solving::Contestant>& contestants) {
    draw::LineChart chart{.title = language::text("report.cactus"),
                          .across = {.title = language::text("statistic.ms"), .logarithmic = true},
                          .up = {.title = language::text("report.decided"), .whole = true},
                          .series = {}};
    for (std::size_t index = 0; index < contestants.size(); ++index) {
        std::vector<double> times;
        for (const Comparison& row : rows)
            if (decided(row.runs[index])) times.push_back(row.runs[index].outcome.milliseconds);
        chart.series.push_back(draw::cactus_series(contestants[index].name, std::move(times)));
    }
    return chart;
}

namespace {
template <typename Chart> std::string chart_file(const Chart& chart, std::string_view format, std::size_t columns) {
    if (format == "txt") return draw::chart_text(chart, columns);
    const draw::Drawing drawing = draw::draw_chart(chart);
    if (format == "svg") return draw::svg(drawing, draw::Colours::fixed, chart.title);
    std::string figure = "<figure class=\"wide\">\n";
    figure.append(draw::svg(drawing, draw::Colours::of_page, chart.title)).append("</figure>\n");
    return draw::whole_page({.title = chart.title, .language = language::spoken_language_tag()}, figure);
}
}  // namespace

std::string chart_output(std::string_view kind, std::string_view format, const std::vector<Comparison>& rows,
                         const std::vector<solving::Contestant>& contestants, std::size_t columns) {
    if (kind == "cactus") return chart_file(time_cactus(rows, contestants), format, columns);
    return chart_file(time_bars(rows, contestants), format, columns);
}
}  // namespace satdoku::laboratory
