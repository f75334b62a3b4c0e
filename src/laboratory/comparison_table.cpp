#include "comparison_table.hpp"

#include "comparison_columns.hpp"
#include "markdown.hpp"

#include <satdoku/language/text.hpp>
#include <satdoku/solving/solve_report.hpp>
#include <satdoku/ui/width.hpp>

#include <algorithm>
#include <iterator>
#include <span>
#include <string_view>

namespace satdoku::laboratory {

namespace {

/// Columns side by side; those that do not fit beside the others follow below, the first column before them
/// again.
std::string side_by_side(const Column& first, std::span<const Column> others, std::size_t width) {
    constexpr std::size_t gap = 2;
    constexpr std::size_t indent_and_gaps = 2 * gap;
    std::string text;
    const auto is_wide = [&](const Column& column) {
        return indent_and_gaps + first.width() + column.width() > width;
    };
    const std::size_t indent = std::any_of(others.begin(), others.end(), is_wide) ? 0 : gap;
    while (!others.empty()) {
        Columns fitting = {first};
        std::size_t taken = indent + first.width();
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
        text += table.lines(indent);
    }
    return text;
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

std::string comparison_text(const std::vector<Comparison>& rows,
                            const std::vector<solving::Contestant>& contestants, std::size_t columns) {
    const Column names = name_column(contestants);
    std::string text;
    for (const Comparison& row : rows) {
        const std::string about =
            language::text("compare.about", language::visible(row.formula), row.variables, row.clauses,
                           ratio_text(row), solving::verdict_name(verdict_of(row)));
        if (!text.empty()) text += '\n';
        text += ui::wrapped(about, columns);
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
                                const std::vector<solving::Contestant>& contestants) {
    const Column names = name_column(contestants);
    std::string text;
    for (const Comparison& row : rows) {
        Columns columns = {{{language::text("compare.formula")}, ui::Align::left},
                           {{language::text("show.variables")}},
                           {{language::text("show.clauses")}},
                           {{language::text("show.ratio")}},
                           {{language::text("compare.verdict")}, ui::Align::left}};
        for (const Run& run : row.runs) {
            const std::vector<std::string> about = {
                language::visible(row.formula), std::to_string(row.variables), std::to_string(row.clauses),
                ratio_text(row), solving::verdict_name(run.outcome.verdict)};
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
            text += markdown_row(cells);
            if (line > 0) continue;
            std::vector<ui::Align> alignment;
            for (const Column& column : columns) alignment.push_back(column.align);
            text += markdown_rule(alignment);
        }
    }
    return text;
}

std::string comparison_csv(const std::vector<Comparison>& rows,
                           const std::vector<solving::Contestant>& contestants) {
    std::vector<std::string> cells = {"formula", "variables", "clauses", "ratio", "verdict"};
    for (const solving::Contestant& contestant : contestants) {
        for (const std::string_view what : {"verdict", "ms", "rate_percent", "factor"})
            cells.push_back(contestant.name + '_' + std::string(what));
        for (const std::string_view name : count_names())
            cells.push_back(contestant.name + '_' + std::string(name));
    }
    std::string text = csv_line(cells);
    for (const Comparison& row : rows) {
        cells = {row.formula, std::to_string(row.variables), std::to_string(row.clauses), ratio_text(row),
                 std::string(solving::verdict_word(verdict_of(row)))};
        const Run& first = row.runs.front();
        for (const Run& run : row.runs) {
            const bool known = decided(run) && decided(first) && comparable(first, run);
            cells.emplace_back(solving::verdict_word(run.outcome.verdict));
            cells.push_back(language::decimal_text(run.outcome.milliseconds, 3));
            cells.push_back(known ? language::decimal_text(rate(first, run), 1) : std::string());
            cells.push_back(known ? language::decimal_text(times(first, run), 3) : std::string());
            for (const std::string_view name : count_names()) {
                const auto count = count_of(run, name);
                cells.push_back(count ? std::to_string(*count) : std::string());
            }
        }
        text += csv_line(cells);
    }
    return text;
}

}  // namespace satdoku::laboratory
