// A report in the order in which one is read: where it was measured, how, on what, what came out, and what it amounts
// to. The Chinese headings are those of the courses' own reports.
#include "comparison_charts.hpp"
#include "comparison_columns.hpp"
#include "report.hpp"
#include "solve_dialogue.hpp"
#include "solve_report.hpp"

#include <satdoku/core/machine.hpp>
#include <satdoku/ui/text.hpp>

#include <algorithm>
#include <iterator>

namespace satdoku::app {

namespace {

/// A table that grows row by row.
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
        grid_of({ui::text("report.item"), ui::text("report.value")}, {ui::Align::left, ui::Align::left});
    add_row(grid, {ui::text("report.processor"), or_none(machine.processor)});
    add_row(grid, {ui::text("report.threads"), std::to_string(machine.threads)});
    add_row(grid, {ui::text("report.memory"), ui::decimal_text(memory, 1) + " GB"});
    add_row(grid, {ui::text("report.system"), or_none(machine.system)});
    add_row(grid, {ui::text("report.program"), "satdoku " SATDOKU_VERSION});
    add_row(grid, {ui::text("report.compiler"), core::compiler_name()});
    return grid;
}

/// What a contestant does, in words.
std::string contestant_text(const Contestant& contestant) {
    const EngineOptions& options = contestant.request.options;
    std::string key = "engine." + contestant.request.engine;
    if (!options.branching.empty()) {
        key = "branching.";
        for (const char character : options.branching) key += character == '-' ? '_' : character;
    }
    return ui::text(key);
}

Grid contestants_grid(const std::vector<Contestant>& contestants) {
    Grid grid =
        grid_of({ui::text("compare.contestant"), ui::text("report.engine"), ui::text("report.meaning")},
                {ui::Align::left, ui::Align::left, ui::Align::left});
    for (const Contestant& contestant : contestants)
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
    Grid grid = grid_of({ui::text("compare.formula"), ui::text("show.variables"), ui::text("show.clauses"),
                         ui::text("show.literals"), ui::text("show.ratio"), ui::text("show.length"),
                         ui::text("compare.verdict")},
                        {ui::Align::left, ui::Align::right, ui::Align::right, ui::Align::right,
                         ui::Align::right, ui::Align::right, ui::Align::left});
    for (const FormulaReport& formula : formulas) {
        const Comparison& row = formula.comparison;
        add_row(grid, {ui::visible(row.formula), std::to_string(row.variables), std::to_string(row.clauses),
                       std::to_string(formula.counts.literals), ratio_text(row), lengths_text(formula.counts),
                       verdict_name(verdict_of(row))});
    }
    return grid;
}

Grid results_grid(const Comparison& row, const std::vector<Contestant>& contestants) {
    Column verdicts{{ui::text("compare.verdict")}, ui::Align::left};
    for (const Run& run : row.runs) verdicts.cells.push_back(verdict_name(run.outcome.verdict));
    Grid grid{{name_column(contestants), std::move(verdicts)}};
    std::ranges::move(time_columns(row), std::back_inserter(grid.columns));
    std::ranges::move(count_columns(row), std::back_inserter(grid.columns));
    return grid;
}

/// Who says that the answer is right.
std::string judgement_text(const Report& report, const FormulaReport& formula) {
    const Answer& answer = *formula.answer;
    if (answer.judgement.empty()) return ui::text("report.not_judged");
    if (answer.outcome.verdict == solve::Verdict::satisfiable) {
        return ui::text("report.model_judged", report.request.contestants[answer.contestant].name,
                        answer.judgement);
    }
    if (!formula.proof) return ui::text("report.proof_lacks", answer.judgement);
    return ui::text("report.proof_judged", engine_names().front(),
                    ui::decimal_text(formula.proof->solving_ms, 3), formula.proof->bytes,
                    ui::decimal_text(formula.proof->checking_ms, 3), answer.judgement);
}

void add_formula(Document& document, const Report& report, const FormulaReport& formula) {
    const Comparison& row = formula.comparison;
    const auto add = [&](Block block) { document.blocks.push_back(std::move(block)); };
    add(Heading{ui::visible(row.formula), true});
    add(results_grid(row, report.request.contestants));
    add(Paragraph{formula.answer ? judgement_text(report, formula) : ui::text("report.undecided")});
    const std::size_t contestant = formula.answer ? formula.answer->contestant : 0;
    const std::string& who = report.request.contestants[contestant].name;
    add(Paragraph{formula.res_file ? ui::text("report.res_saved", who, ui::visible(*formula.res_file))
                                   : ui::text("report.res", who)});
    add(Verbatim{formula.res});
    for (const Figure& figure : formula.figures) add(figure);
}

/// The courses' table: the time before, with the first contestant, and after, with each of the others.
Grid rates_grid(const Report& report) {
    const std::vector<Contestant>& contestants = report.request.contestants;
    Grid grid =
        grid_of({ui::text("compare.formula"), ui::text("report.before"), ui::text("compare.contestant"),
                 ui::text("report.after"), ui::text("compare.rate"), ui::text("compare.factor")},
                {ui::Align::left, ui::Align::right, ui::Align::left, ui::Align::right, ui::Align::right,
                 ui::Align::left});
    for (const FormulaReport& formula : report.formulas) {
        const std::vector<Run>& runs = formula.comparison.runs;
        for (std::size_t index = 1; index < runs.size(); ++index) {
            add_row(grid, {ui::visible(formula.comparison.formula), time_text(runs[0]),
                           contestants[index].name, time_text(runs[index]), rate_text(runs[0], runs[index]),
                           factor_text(runs[0], runs[index])});
        }
    }
    return grid;
}

/// How many formulas each contestant decided, and in what time.
Grid totals_grid(const Report& report) {
    Grid grid = grid_of({ui::text("compare.contestant"), ui::text("report.solved"), ui::text("report.total")},
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
                 ui::text("report.solved_of", solved, report.formulas.size()), ui::decimal_text(total, 3)});
    }
    return grid;
}

/// What a screen and a page can show beside each other.
constexpr std::size_t most_bars = 60;
constexpr std::size_t chart_columns = 76;

void add_charts(Document& document, const Report& report) {
    const std::vector<Contestant>& contestants = report.request.contestants;
    std::vector<Comparison> rows;
    for (const FormulaReport& formula : report.formulas) rows.push_back(formula.comparison);
    if (rows.size() * contestants.size() <= most_bars) {
        const draw::BarChart bars = time_bars(rows, contestants);
        document.blocks.emplace_back(
            Figure{bars.title, draw::draw_chart(bars), draw::chart_text(bars, chart_columns)});
    }
    if (rows.size() > 1) {
        const draw::LineChart cactus = time_cactus(rows, contestants);
        document.blocks.emplace_back(Figure{cactus.title, draw::draw_chart(cactus)});
    }
}

}  // namespace

Document report_document(const Report& report) {
    const ReportRequest& request = report.request;
    Document document{.title = ui::text("report.title")};
    const auto add = [&](Block block) { document.blocks.push_back(std::move(block)); };
    if (report.stopped) add(Paragraph{ui::text("report.was_stopped")});
    add(Heading{ui::text("report.machine")});
    add(machine_grid());
    add(Heading{ui::text("report.method")});
    add(Paragraph{ui::text("report.how", request.runs)});
    if (request.seconds) add(Paragraph{ui::text("report.limit", seconds_text(request.seconds))});
    add(contestants_grid(request.contestants));
    if (!report.errors.empty()) add(Heading{ui::text("report.errors")});
    for (const std::string& error : report.errors) add(Paragraph{error});
    if (report.formulas.empty()) return document;
    add(Heading{ui::text("report.formulas")});
    add(formulas_grid(report.formulas));
    add(Heading{ui::text("report.results")});
    for (const FormulaReport& formula : report.formulas) add_formula(document, report, formula);
    if (request.contestants.size() > 1) {
        add(Heading{ui::text("report.rates")});
        add(Paragraph{ui::text("report.rate_formula", request.contestants.front().name)});
        add(rates_grid(report));
    }
    add(Heading{ui::text("report.summary")});
    add(totals_grid(report));
    add_charts(document, report);
    return document;
}

}  // namespace satdoku::app
