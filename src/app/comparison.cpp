#include "comparison.hpp"

#include "solve_report.hpp"

#include <satdoku/core/error.hpp>
#include <satdoku/ui/table.hpp>
#include <satdoku/ui/text.hpp>
#include <satdoku/ui/width.hpp>

#include <algorithm>

namespace satdoku::app {

namespace {

using solve::Verdict;

constexpr std::size_t columns_before_times = 5;

bool decided(const solve::Outcome& outcome) {
    return outcome.verdict != Verdict::unknown;
}

std::string ratio_text(const Comparison& row) {
    if (row.variables == 0) return "-";
    return ui::decimal_text(static_cast<double>(row.clauses) / row.variables, 2);
}

/// The one that all who came to an end agree on.
Verdict verdict_of(const Comparison& row) {
    const auto found = std::find_if(row.outcomes.begin(), row.outcomes.end(), decided);
    return found == row.outcomes.end() ? Verdict::unknown : found->verdict;
}

std::string time_text(const solve::Outcome& outcome) {
    if (decided(outcome)) return ui::decimal_text(outcome.milliseconds, 3);
    if (outcome.reason == solve::Reason::stopped) return "-";
    std::string bound = "> ";
    bound += ui::decimal_text(outcome.milliseconds, 0);
    return bound;
}

double saved(double before, double after) {
    return before > 0 ? (before - after) / before * 100 : 0;
}

/// Where one of the two ran out of time, only a bound is known; where both did, nothing.
std::string rate_text(const solve::Outcome& first, const solve::Outcome& outcome) {
    if (!decided(first) && !decided(outcome)) return "-";
    if (first.reason == solve::Reason::stopped || outcome.reason == solve::Reason::stopped) return "-";
    std::string text = decided(first) ? decided(outcome) ? "" : "< " : "> ";
    text += ui::decimal_text(saved(first.milliseconds, outcome.milliseconds), 1);
    return text + " %";
}

std::vector<std::string> title_cells(const std::vector<Contestant>& contestants) {
    std::vector<std::string> cells = {ui::text("compare.formula"), ui::text("show.variables"),
                                      ui::text("show.clauses"), ui::text("show.ratio"),
                                      ui::text("compare.verdict")};
    for (std::size_t index = 0; index < contestants.size(); ++index) {
        cells.push_back(ui::text("compare.time", contestants[index].name));
        if (index > 0) cells.push_back(ui::text("compare.rate"));
    }
    return cells;
}

std::vector<std::string> row_cells(const Comparison& row) {
    std::vector<std::string> cells = {ui::visible(row.formula), std::to_string(row.variables),
                                      std::to_string(row.clauses), ratio_text(row),
                                      std::string(verdict_word(verdict_of(row)))};
    for (std::size_t index = 0; index < row.outcomes.size(); ++index) {
        cells.push_back(time_text(row.outcomes[index]));
        if (index > 0) cells.push_back(rate_text(row.outcomes.front(), row.outcomes[index]));
    }
    return cells;
}

/// For windows that the table does not fit: a line for each formula, and one for each contestant below it.
std::string comparison_list(const std::vector<Comparison>& rows, const std::vector<Contestant>& contestants,
                            std::size_t columns) {
    std::string text;
    for (const Comparison& row : rows) {
        const std::string about = ui::text("compare.about", ui::visible(row.formula), row.variables,
                                           row.clauses, ratio_text(row), verdict_word(verdict_of(row)));
        for (const std::string& line : ui::wrap(about, columns)) text.append(line).append("\n");
        ui::Table times({ui::Align::left, ui::Align::right, ui::Align::left, ui::Align::right});
        for (std::size_t index = 0; index < row.outcomes.size(); ++index) {
            const solve::Outcome& outcome = row.outcomes[index];
            times.add({contestants[index].name, time_text(outcome), ui::text("statistic.ms"),
                       index == 0 ? "" : rate_text(row.outcomes.front(), outcome)});
        }
        text += times.lines();
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

std::vector<std::string_view> contestant_names() {
    std::vector<std::string_view> names = branching_names();
    names.insert(names.end(), engine_names().begin(), engine_names().end());
    return names;
}

std::vector<Contestant> contestants_of(const std::vector<std::string>& names, const solve::Limits& limits) {
    const std::vector<std::string_view> strategies = branching_names();
    std::vector<Contestant> contestants;
    for (const std::string& name : names) {
        Contestant contestant{name, {.limits = limits}};
        const auto strategy = std::find(strategies.begin(), strategies.end(), name);
        const bool is_engine =
            std::find(engine_names().begin(), engine_names().end(), name) != engine_names().end();
        if (strategy != strategies.end()) {
            contestant.request.engine = "dpll";
            contestant.request.options.branching = *strategy;
        } else if (is_engine) {
            contestant.request.engine = name;
        } else {
            throw core::Error("usage.choice", {"--strategies", with_commas(contestant_names()), name});
        }
        contestants.push_back(std::move(contestant));
    }
    return contestants;
}

Comparison compare(const std::string& name, cnf::Formula& formula, const std::vector<Contestant>& contestants,
                   const std::stop_token& stop) {
    Comparison row{name, formula.variable_count(), formula.clause_count()};
    for (const Contestant& contestant : contestants) {
        row.outcomes.push_back(solve_formula(contestant.request, formula, stop).outcome);
        const solve::Outcome& last = row.outcomes.back();
        if (decided(last) && last.verdict != verdict_of(row)) {
            throw core::Error("compare.disagree", {name, contestant.name});
        }
    }
    return row;
}

std::string comparison_table(const std::vector<Comparison>& rows, const std::vector<Contestant>& contestants,
                             std::size_t columns) {
    const std::vector<std::string> titles = title_cells(contestants);
    std::vector<ui::Align> alignment(titles.size(), ui::Align::right);
    alignment.front() = ui::Align::left;
    alignment[columns_before_times - 1] = ui::Align::left;
    ui::Table table(alignment);
    table.add(titles);
    for (const Comparison& row : rows) table.add(row_cells(row));
    std::string text = table.lines(0);
    return ui::widest(ui::split_lines(text)) <= columns ? text : comparison_list(rows, contestants, columns);
}

std::string comparison_markdown(const std::vector<Comparison>& rows,
                                const std::vector<Contestant>& contestants) {
    const std::vector<std::string> titles = title_cells(contestants);
    std::string text = markdown_line(titles) + "|";
    for (std::size_t index = 0; index < titles.size(); ++index) {
        text += index == 0 || index == columns_before_times - 1 ? "---|" : "---:|";
    }
    text += '\n';
    for (const Comparison& row : rows) text += markdown_line(row_cells(row));
    return text;
}

std::string comparison_csv(const std::vector<Comparison>& rows, const std::vector<Contestant>& contestants) {
    // For programs: the same words in every language, and bounds told by the verdict.
    std::vector<std::string> cells = {"formula", "variables", "clauses", "ratio", "verdict"};
    for (const Contestant& contestant : contestants) {
        cells.push_back(contestant.name + "_verdict");
        cells.push_back(contestant.name + "_ms");
        cells.push_back(contestant.name + "_rate_percent");
    }
    std::string text = csv_line(cells);
    for (const Comparison& row : rows) {
        cells = {row.formula, std::to_string(row.variables), std::to_string(row.clauses), ratio_text(row),
                 std::string(verdict_word(verdict_of(row)))};
        const solve::Outcome& first = row.outcomes.front();
        for (const solve::Outcome& outcome : row.outcomes) {
            const bool both = decided(outcome) && decided(first);
            cells.emplace_back(verdict_word(outcome.verdict));
            cells.push_back(ui::decimal_text(outcome.milliseconds, 3));
            cells.push_back(both ? ui::decimal_text(saved(first.milliseconds, outcome.milliseconds), 1)
                                 : std::string());
        }
        text += csv_line(cells);
    }
    return text;
}

}  // namespace satdoku::app
