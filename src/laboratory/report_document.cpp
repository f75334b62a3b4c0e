// The text of a report: machine, method, formulas, results, rates and summary. The Chinese headings are the ones of the
// courses' reports.
#include "comparison_view.hpp"
#include "report.hpp"

#include <satdoku/core/machine.hpp>
#include <satdoku/frame/command.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/solving/solve_dialogue.hpp>
#include <satdoku/solving/solve_report.hpp>

#include <iterator>

namespace satdoku::laboratory {

namespace {

/// A table without rows.
Grid grid_of(std::vector<std::string> titles, std::vector<ui::Align> alignment) {
    Grid grid;
    for (std::size_t index = 0; index < titles.size(); ++index)
        grid.columns.push_back({{std::move(titles[index])}, alignment[index]});
    return grid;
}

void add_row(Grid& grid, std::vector<std::string> cells) {
    for (std::size_t index = 0; index < cells.size(); ++index)
        grid.columns[index].cells.push_back(std::move(cells[index]));
}

std::string or_none(const std::string& text) {
    return text.empty() ? std::string(no_value) : text;
}

Grid machine_grid() {
    constexpr double gigabyte = 1e9;
    const core::Machine machine = core::this_machine();
    const double memory = static_cast<double>(machine.memory) / gigabyte;
    Grid grid =
        grid_of({language::text("report.item"), language::text("report.value")}, {ui::Align::left, ui::Align::left});
    add_row(grid, {language::text("report.processor"), or_none(machine.processor)});
    add_row(grid, {language::text("report.threads"), std::to_string(machine.threads)});
    add_row(grid, {language::text("report.memory"), language::decimal_text(memory, 1) + " GB"});
    add_row(grid, {language::text("report.system"), or_none(machine.system)});
    add_row(grid, {language::text("report.program"), "satdoku " + frame::version()});
    add_row(grid, {language::text("report.compiler"), core::compiler_name()});
    return grid;
}

/// Describes a contestant's engine or strategy.
std::string contestant_text(const solving::Contestant& contestant) {
    const engines::EngineOptions& options = contestant.request.options;
    return language::text(options.branching.empty() ? language::key("engine", contestant.request.engine)
                                                    : language::key("branching", options.branching));
}

Grid contestants_grid(const std::vector<solving::Contestant>& contestants) {
    Grid grid = grid_of(
        {language::text("compare.contestant"), language::text("report.engine"), language::text("report.meaning")},
        {ui::Align::left, ui::Align::left, ui::Align::left});
    for (const solving::Contestant& contestant : contestants)
        add_row(grid, {contestant.name, contestant.request.engine, contestant_text(contestant)});
    return grid;
}

/// "3", or "1-9"
std::string lengths_text(const cnf::Statistics& counts) {
    if (counts.lengths.empty()) return std::string(no_value);
    const std::uint64_t shortest = counts.lengths.begin()->first;
    const std::uint64_t longest = counts.lengths.rbegin()->first;
    std::string text = std::to_string(shortest);
    if (longest != shortest) text.append("-").append(std::to_string(longest));
    return text;
}

Grid formulas_grid(const std::vector<FormulaReport>& formulas) {
    Grid grid = grid_of({language::text("compare.formula"), language::text("show.variables"),
                         language::text("show.clauses"), language::text("show.literals"), language::text("show.ratio"),
                         language::text("show.length"), language::text("compare.verdict")},
                        {ui::Align::left, ui::Align::right, ui::Align::right, ui::Align::right, ui::Align::right,
                         ui::Align::right, ui::Align::left});
    for (const FormulaReport& formula : formulas) {
        const Comparison& row = formula.comparison;
        add_row(grid, {language::visible(row.formula), std::to_string(row.variables), std::to_string(row.clauses),
                       std::to_string(formula.counts.literals), ratio_text(row), lengths_text(formula.counts),
                       solving::verdict_name(verdict_of(row))});
    }
    return grid;
}

Grid results_grid(const Comparison& row, const std::vector<solving::Contestant>& contestants) {
    Column verdicts{{language::text("compare.verdict")}, ui::Align::left};
    for (const Run& run : row.runs) verdicts.cells.push_back(solving::verdict_name(run.outcome.verdict));
    Grid grid{{name_column(contestants), std::move(verdicts)}};
    std::ranges::move(time_columns(row), std::back_inserter(grid.columns));
    std::ranges::move(count_columns(row), std::back_inserter(grid.columns));
    return grid;
}

/// Says how the answer was checked.
std::string judgement_text(const Report& report, const FormulaReport& formula) {
    const Answer& answer = *formula.answer;
    if (answer.judgement.empty()) return language::text("report.not_judged");
    if (answer.outcome.verdict == solve::Verdict::satisfiable) {
        return language::text("report.model_judged", report.request.contestants[answer.contestant].name,
                              answer.judgement);
    }
    if (!formula.proof) return language::text("report.proof_lacks", answer.judgement);
    return language::text("report.proof_judged", engines::engine_names().front(),
                          language::decimal_text(formula.proof->solving_ms, 3), formula.proof->bytes,
                          language::decimal_text(formula.proof->checking_ms, 3), answer.judgement);
}

void add_formula(Document& document, const Report& report, const FormulaReport& formula) {
    const Comparison& row = formula.comparison;
    const auto add = [&](Block block) { document.blocks.push_back(std::move(block)); };
    add(Heading{language::visible(row.formula), true});
    add(results_grid(row, report.request.contestants));
    add(Paragraph{formula.answer ? judgement_text(report, formula) : language::text("report.undecided")});
    const std::size_t contestant = formula.answer ? formula.answer->contestant : 0;
    const std::string& who = report.request.contestants[contestant].name;
    add(Paragraph{formula.res_file ? language::text("report.res_saved", who, language::visible(*formula.res_file))
                                   : language::text("report.res", who)});
    add(Verbatim{formula.res});
    for (const Figure& figure : formula.figures) add(figure);
}

/// The courses' table: the times before (the first contestant) and after (each of the others).
Grid rates_grid(const Report& report) {
    const std::vector<solving::Contestant>& contestants = report.request.contestants;
    Grid grid = grid_of(
        {language::text("compare.formula"), language::text("report.before"), language::text("compare.contestant"),
         language::text("report.after"), language::text("compare.rate"), language::text("compare.factor")},
        {ui::Align::left, ui::Align::right, ui::Align::left, ui::Align::right, ui::Align::right, ui::Align::left});
    for (const FormulaReport& formula : report.formulas) {
        const std::vector<Run>& runs = formula.comparison.runs;
        for (std::size_t index = 1; index < runs.size(); ++index) {
            add_row(grid, {language::visible(formula.comparison.formula), time_text(runs[0]), contestants[index].name,
                           time_text(runs[index]), rate_text(runs[0], runs[index]), factor_text(runs[0], runs[index])});
        }
    }
    return grid;
}

/// The number of formulas that each contestant decided, and its total time.
Grid totals_grid(const Report& report) {
    Grid grid =
        grid_of({language::text("compare.contestant"), language::text("report.solved"), language::text("report.total")},
                {ui::Align::left, ui::Align::right, ui::Align::right});
    for (std::size_t index = 0; index < report.request.contestants.size(); ++index) {
        std::size_t solved = 0;
        double total = 0;
        for (const FormulaReport& formula : report.formulas) {
            const Run& run = formula.comparison.runs[index];
            solved += decided(run) ? 1 : 0;
            total += run.outcome.milliseconds;
        }
        add_row(grid,
                {report.request.contestants[index].name,
                 language::text("report.solved_of", solved, report.formulas.size()), language::decimal_text(total, 3)});
    }
    return grid;
}

/// Fits on a screen and on a page.
constexpr std::size_t most_bars = 60;
constexpr std::size_t chart_columns = 76;

void add_charts(Document& document, const Report& report) {
    const std::vector<solving::Contestant>& contestants = report.request.contestants;
    std::vector<Comparison> rows;
    for (const FormulaReport& formula : report.formulas) rows.push_back(formula.comparison);
    if (rows.size() * contestants.size() <= most_bars) {
        const draw::BarChart bars = time_bars(rows, contestants);
        document.blocks.emplace_back(Figure{bars.title, draw::draw_chart(bars), draw::chart_text(bars, chart_columns)});
    }
    if (rows.size() > 1) {
        const draw::LineChart cactus = time_cactus(rows, contestants);
        document.blocks.emplace_back(Figure{cactus.title, draw::draw_chart(cactus)});
    }
}

}  // namespace

Document report_document(const Report& report) {
    const ReportRequest& request = report.request;
    Document document{.title = language::text("report.title")};
    const auto add = [&](Block block) { document.blocks.push_back(std::move(block)); };
    if (report.stopped) add(Paragraph{language::text("report.was_stopped")});
    add(Heading{language::text("report.machine")});
    add(machine_grid());
    add(Heading{language::text("report.method")});
    add(Paragraph{language::text("report.how", request.runs)});
    if (request.seconds) add(Paragraph{language::text("report.limit", solving::seconds_text(request.seconds))});
    add(contestants_grid(request.contestants));
    if (!report.errors.empty()) add(Heading{language::text("report.errors")});
    for (const std::string& error : report.errors) add(Paragraph{error});
    if (report.formulas.empty()) return document;
    add(Heading{language::text("report.formulas")});
    add(formulas_grid(report.formulas));
    add(Heading{language::text("report.results")});
    for (const FormulaReport& formula : report.formulas) add_formula(document, report, formula);
    if (request.contestants.size() > 1) {
        add(Heading{language::text("report.rates")});
        add(Paragraph{language::text("report.rate_formula", request.contestants.front().name)});
        add(rates_grid(report));
    }
    add(Heading{language::text("report.summary")});
    add(totals_grid(report));
    add_charts(document, report);
    return document;
}

}  // namespace satdoku::laboratory
