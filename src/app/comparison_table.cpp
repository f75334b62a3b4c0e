#include "comparison_table.hpp"

#include "solve_report.hpp"

#include <satdoku/ui/table.hpp>
#include <satdoku/ui/text.hpp>
#include <satdoku/ui/width.hpp>

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>
#include <span>
#include <string_view>

namespace satdoku::app {

namespace {

using solve::Verdict;

const std::string nothing = "-";

/// The counts that tell about a search tree, where the engine has them.
constexpr std::array<std::string_view, 5> counts = {"nodes", "decisions", "propagations", "conflicts",
                                                    "depth"};

bool decided(const Run& run) {
    return run.outcome.verdict != Verdict::unknown;
}

std::string ratio_text(const Comparison& row) {
    if (row.variables == 0) return nothing;
    return ui::decimal_text(static_cast<double>(row.clauses) / row.variables, 2);
}

/// The one that all who came to an end agree on.
Verdict verdict_of(const Comparison& row) {
    const auto found = std::find_if(row.runs.begin(), row.runs.end(), decided);
    return found == row.runs.end() ? Verdict::unknown : found->outcome.verdict;
}

std::string time_text(const Run& run) {
    if (decided(run)) return ui::decimal_text(run.outcome.milliseconds, 3);
    if (run.outcome.reason == solve::Reason::stopped) return nothing;
    return "> " + ui::decimal_text(run.outcome.milliseconds, 0);
}

/// Whether the times of the two say anything about each other.
bool comparable(const Run& first, const Run& run) {
    const auto stopped = [](const Run& one) { return one.outcome.reason == solve::Reason::stopped; };
    return (decided(first) || decided(run)) && !stopped(first) && !stopped(run) &&
           first.outcome.milliseconds > 0 && run.outcome.milliseconds > 0;
}

/// The optimisation rate, in percent.
double rate(const Run& first, const Run& run) {
    return (first.outcome.milliseconds - run.outcome.milliseconds) / first.outcome.milliseconds * 100;
}

/// How many times the first one's time it took.
double times(const Run& first, const Run& run) {
    return run.outcome.milliseconds / first.outcome.milliseconds;
}

std::string rate_text(const Run& first, const Run& run) {
    if (!comparable(first, run)) return nothing;
    const std::string bound = decided(first) ? decided(run) ? "" : "< " : "> ";
    return bound + ui::decimal_text(rate(first, run), 1) + " %";
}

std::string factor_text(const Run& first, const Run& run) {
    if (!comparable(first, run)) return nothing;
    constexpr double all_the_same = 1.05;
    constexpr double without_decimals = 10;
    const double factor = std::max(times(first, run), times(run, first));
    const bool bound = !decided(first) || !decided(run);
    if (factor < all_the_same && !bound) return ui::text("compare.as_fast");
    const std::string number = ui::decimal_text(factor, factor < without_decimals ? 1 : 0);
    // Whoever came to no end is the slower one.
    const bool slower = bound ? decided(first) : times(first, run) > 1;
    if (bound) return ui::text(slower ? "compare.slower_bound" : "compare.faster_bound", number);
    return ui::text(slower ? "compare.slower" : "compare.faster", number);
}

std::optional<std::uint64_t> count_of(const Run& run, std::string_view name) {
    for (const solve::Statistic& statistic : run.statistics) {
        if (statistic.name == name) return statistic.value;
    }
    return std::nullopt;
}

/// What a table has one below the other: its title, and a cell for each contestant.
struct Column {
    std::vector<std::string> cells;
    ui::Align align = ui::Align::right;

    std::size_t width() const { return ui::widest(cells); }
};
using Columns = std::vector<Column>;

Column name_column(const std::vector<Contestant>& contestants) {
    Column names{{ui::text("compare.contestant")}, ui::Align::left};
    for (const Contestant& contestant : contestants) names.cells.push_back(contestant.name);
    return names;
}

Columns time_columns(const Comparison& row) {
    Columns columns = {{{ui::text("statistic.ms")}},
                       {{ui::text("compare.rate")}},
                       {{ui::text("compare.factor")}, ui::Align::left}};
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
        Column column{{ui::text("statistic." + std::string(name))}};
        for (const Run& run : row.runs) {
            const auto count = count_of(run, name);
            column.cells.push_back(count ? std::to_string(*count) : nothing);
        }
        columns.push_back(std::move(column));
    }
    return columns;
}

/// Columns side by side; those that do not fit beside the others follow below, the first column before them
/// again.
std::string side_by_side(const Column& first, std::span<const Column> others, std::size_t width) {
    constexpr std::size_t gap = 2;
    std::string text;
    while (!others.empty()) {
        Columns fitting = {first};
        std::size_t taken = gap + first.width();
        do {
            taken += gap + others.front().width();
            fitting.push_back(others.front());
            others = others.subspan(1);
        } while (!others.empty() && taken + gap + others.front().width() <= width);
        std::vector<ui::Align> alignment;
        for (const Column& column : fitting) alignment.push_back(column.align);
        ui::Table table(alignment);
        for (std::size_t line = 0; line < first.cells.size(); ++line) {
            std::vector<std::string> cells;
            for (const Column& column : fitting) cells.push_back(column.cells[line]);
            table.add(std::move(cells));
        }
        text += table.lines(gap);
    }
    return text;
}

std::string markdown_line(const std::vector<std::string>& cells) {
    std::string line = "|";
    for (const std::string& cell : cells) {
        line += ' ';
        for (const char character : cell)
            line += character == '|' ? std::string("\\|") : std::string(1, character);
        line += " |";
    }
    return line + '\n';
}

std::string csv_line(const std::vector<std::string>& cells) {
    std::string line;
    for (const std::string& cell : cells) {
        if (!line.empty()) line += ',';
        const bool plain = cell.find_first_of(",\"\r\n") == std::string::npos;
        if (!plain) line += '"';
        for (const char character : cell) {
            if (character == '"') line += '"';
            line += character;
        }
        if (!plain) line += '"';
    }
    return line + '\n';
}

}  // namespace

std::string comparison_text(const std::vector<Comparison>& rows, const std::vector<Contestant>& contestants,
                            std::size_t columns) {
    const Column names = name_column(contestants);
    std::string text;
    for (const Comparison& row : rows) {
        const std::string about = ui::text("compare.about", ui::visible(row.formula), row.variables,
                                           row.clauses, ratio_text(row), verdict_name(verdict_of(row)));
        if (!text.empty()) text += '\n';
        for (const std::string& line : ui::wrap(about, columns)) text.append(line).append("\n");
        Columns times = time_columns(row);
        const Columns of_trees = count_columns(row);
        Columns all = times;
        all.insert(all.end(), of_trees.begin(), of_trees.end());
        const std::string in_one = side_by_side(names, all, columns);
        const bool fits = ui::widest(ui::split_lines(in_one)) <= columns &&
                          ui::split_lines(in_one).size() == names.cells.size();
        text += fits ? in_one : side_by_side(names, times, columns) + side_by_side(names, of_trees, columns);
    }
    return text;
}

std::string comparison_markdown(const std::vector<Comparison>& rows,
                                const std::vector<Contestant>& contestants) {
    const Column names = name_column(contestants);
    std::string text;
    for (const Comparison& row : rows) {
        Columns columns = {{{ui::text("compare.formula")}, ui::Align::left},
                           {{ui::text("show.variables")}},
                           {{ui::text("show.clauses")}},
                           {{ui::text("show.ratio")}},
                           {{ui::text("compare.verdict")}, ui::Align::left}};
        for (const Run& run : row.runs) {
            const std::vector<std::string> about = {ui::visible(row.formula), std::to_string(row.variables),
                                                    std::to_string(row.clauses), ratio_text(row),
                                                    verdict_name(run.outcome.verdict)};
            for (std::size_t index = 0; index < about.size(); ++index)
                columns[index].cells.push_back(about[index]);
        }
        columns.push_back(names);
        std::ranges::move(time_columns(row), std::back_inserter(columns));
        std::ranges::move(count_columns(row), std::back_inserter(columns));
        const std::size_t titles_are_there = text.empty() ? 0 : 1;
        for (std::size_t line = titles_are_there; line <= row.runs.size(); ++line) {
            std::vector<std::string> cells;
            for (const Column& column : columns) cells.push_back(column.cells[line]);
            text += markdown_line(cells);
            if (line > 0) continue;
            text += '|';
            for (const Column& column : columns) text += column.align == ui::Align::left ? "---|" : "---:|";
            text += '\n';
        }
    }
    return text;
}

std::string comparison_csv(const std::vector<Comparison>& rows, const std::vector<Contestant>& contestants) {
    std::vector<std::string> cells = {"formula", "variables", "clauses", "ratio", "verdict"};
    for (const Contestant& contestant : contestants) {
        for (const std::string_view what : {"verdict", "ms", "rate_percent", "factor"})
            cells.push_back(contestant.name + '_' + std::string(what));
        for (const std::string_view name : counts) cells.push_back(contestant.name + '_' + std::string(name));
    }
    std::string text = csv_line(cells);
    for (const Comparison& row : rows) {
        cells = {row.formula, std::to_string(row.variables), std::to_string(row.clauses), ratio_text(row),
                 std::string(verdict_word(verdict_of(row)))};
        const Run& first = row.runs.front();
        for (const Run& run : row.runs) {
            const bool known = decided(run) && decided(first) && comparable(first, run);
            cells.emplace_back(verdict_word(run.outcome.verdict));
            cells.push_back(ui::decimal_text(run.outcome.milliseconds, 3));
            cells.push_back(known ? ui::decimal_text(rate(first, run), 1) : std::string());
            cells.push_back(known ? ui::decimal_text(times(first, run), 3) : std::string());
            for (const std::string_view name : counts) {
                const auto count = count_of(run, name);
                cells.push_back(count ? std::to_string(*count) : std::string());
            }
        }
        text += csv_line(cells);
    }
    return text;
}

}  // namespace satdoku::app
