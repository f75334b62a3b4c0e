// The text of a report: machine, method, formulas, results, summary. The Chinese headings are those of course reports.
#include "comparison_view.hpp"
#include "program_runs.hpp"
#include "report.hpp"
#include <satdoku/core/text.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/solving/solve_dialogue.hpp>
#include <satdoku/solving/solve_report.hpp>

namespace satdoku::laboratory {
namespace {
/// A table without rows.
Grid grid_of(std::vector<std::string> titles, std::vector<ui::Align> alignment) {
    Grid grid;
    for (std::size_t index = 0; index < titles.size(); ++index)
        grid.columns.push_back({{std::move(titles[index])}, alignment[index]});
    return grid;
}

std::string or_none(const std::string& text) { return text.empty() ? std::string(no_value) : text; }

Grid machine_grid() {
    constexpr double gigabyte = 1e9;
    const core::Machine machine = core::this_machine();
    const double memory = static_cast<double>(machine.memory) / gigabyte;
    Grid grid =
        grid_of({language::text("report.item"), language::text("report.value")}, {ui::Align::left, ui::Align::left});
    add_row(grid.columns, {language::text("report.processor"), or_none(machine.processor)});
    add_row(grid.columns, {language::text("report.threads"), std::to_string(machine.threads)});
    add_row(grid.columns, {language::text("report.memory"), language::decimal_text(memory, 1) + " GB"});
    add_row(grid.columns, {language::text("report.system"), or_none(machine.system)});
    add_row(grid.columns, {language::text("report.program"), "satdoku " + frame::version()});
    add_row(grid.columns, {language::text("report.compiler"), core::compiler_name()});
    return grid;
}

/// Describes a contestant's engine or strategy.
std::string contestant_text(const solving::Contestant& contestant) {
    if (contestant.program) return language::text("program.meaning");
    const engines::EngineOptions& options = contestant.request.options;
    return language::text(options.branching.empty() ? language::key("engine", contestant.request.engine)
                                                    : language::key("branching", options.branching));
}

/// The engine's name, or the command of another program.
std::string engine_text(const solving::Contestant& contestant) {
    return contestant.program ? language::visible(core::join(contestant.program->words, " "))
                              : contestant.request.engine;
}

Grid contestants_grid(const std::vector<solving::Contestant>& contestants) {
    Grid grid = grid_of(
        {language::text("compare.contestant"), language::text("report.engine"), language::text("report.meaning")},
        {ui::Align::left, ui::Align::left, ui::Align::left});
    for (const solving::Contestant& contestant : contestants)
        add_row(grid.columns,
                {language::visible(contestant.name), engine_text(contestant), contestant_text(contestant)});
    return grid;
}

/// "0.130-0.162"; nothing of a single run.
std::string spread_text(const Spread& spread) {
    if (spread.runs < 2) return std::string(no_value);
    return language::decimal_text(spread.least, 3) + "-" + language::decimal_text(spread.most, 3);
}

Grid results_grid(const Comparison& row, const std::vector<solving::Contestant>& contestants) {
    Column times{{language::text("report.median")}, ui::Align::right, fault_text(Fault::wrong)};
    Column spreads{{language::text("report.spread")}};
    for (std::size_t index = 0; index < row.runs.size(); ++index) {
        times.cells.push_back(time_text(row.runs[index]));
        spreads.cells.push_back(spread_text(row.spreads[index]));
    }
    Grid grid{{name_column(contestants), std::move(times), std::move(spreads)}};
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

/// The courses' table: size, verdict, the times before (the first contestant) and after (each of the others), the rate.
Grid course_grid(const Report& report) {
    const std::vector<solving::Contestant>& contestants = report.request.contestants;
    using ui::Align;
    Grid grid =
        grid_of({language::text("compare.formula"), language::text("show.size"), language::text("show.variables"),
                 language::text("show.ratio"), language::text("compare.verdict"), language::text("report.before")},
                {Align::left, Align::left, Align::right, Align::right, Align::left, Align::right});
    if (contestants.size() > 1) {
        grid.columns.push_back({{language::text("compare.contestant")}, Align::left});
        grid.columns.push_back({{language::text("report.after")}, Align::right, fault_text(Fault::wrong)});
        grid.columns.push_back({{language::text("compare.rate")}});
    }
    for (const FormulaReport& formula : report.formulas) {
        const Comparison& row = formula.comparison;
        for (std::size_t index = contestants.size() > 1 ? 1 : 0; index < contestants.size(); ++index) {
            std::vector<std::string> cells = {language::visible(row.formula),         class_text(row.variables),
                                              std::to_string(row.variables),          ratio_text(row),
                                              solving::verdict_name(verdict_of(row)), time_text(row.runs.front())};
            if (index > 0) {
                cells.push_back(contestants[index].name);
                cells.push_back(time_text(row.runs[index]));
                cells.push_back(rate_text(row, index));
            }
            add_row(grid.columns, std::move(cells));
        }
    }
    return grid;
}

/// Fits on a screen and on a page.
constexpr std::size_t most_bars = 60;
constexpr std::size_t chart_columns = 76;

/// Puts the blocks of a report together, and numbers its tables and figures.
class ReportWriter {
  public:
    explicit ReportWriter(const Report& report) : report_(report), contestants_(report.request.contestants) {}

    Document run() {
        if (report_.stopped) say(language::text("report.was_stopped"));
        describe_method();
        if (!report_.formulas.empty()) {
            compare_all();
            add(Heading{language::text("report.formulas")});
            for (const FormulaReport& formula : report_.formulas) add_formula(formula);
        }
        return std::move(document_);
    }

  private:
    void add(Block block) { document_.blocks.push_back(std::move(block)); }
    void say(std::string text) { add(Paragraph{std::move(text)}); }
    void add_table(Grid grid, const std::string& title) {
        grid.caption = language::text("report.table", ++tables_, title);
        add(std::move(grid));
    }
    void add_figure(Figure figure, const std::string& title) {
        figure.caption = language::text("report.figure", ++figures_, title);
        add(std::move(figure));
    }

    /// The command that measures these formulas again; nothing if one of them has no file.
    void add_command(std::span<const FormulaReport> formulas, const std::string& more = "") {
        std::string command = "satdoku compare";
        for (const FormulaReport& formula : formulas) {
            if (core::is_nameless(formula.path)) return;
            command += ' ' + core::shell_quoted(formula.path);
        }
        std::string strategies;
        std::string programs;
        for (const solving::Contestant& contestant : contestants_) {
            if (!contestant.program) {
                strategies += (strategies.empty() ? "" : ",") + contestant.name;
            } else {
                programs +=
                    " --solver " + core::shell_quoted(contestant.name + '=' +
                                                      core::join(contestant.program->words, " ", core::shell_quoted));
            }
        }
        const ReportRequest& request = report_.request;
        command += " --strategies " + strategies + programs + " --runs " + std::to_string(request.runs);
        if (request.seconds) command += " --time-limit " + solving::seconds_text(request.seconds);
        add(Verbatim{command + (request.relaxed ? " --relaxed" : "") + more});
    }

    void describe_method() {
        const ReportRequest& request = report_.request;
        add(Heading{language::text("report.machine")});
        say(language::text("report.see_machine", tables_ + 1));
        add_table(machine_grid(), language::text("report.machine"));
        add(Heading{language::text("report.method")});
        say(language::text("report.how", request.runs));
        if (const std::string times = program_times_text(contestants_); !times.empty()) say(times);
        if (request.seconds) say(language::text("report.limit", solving::seconds_text(request.seconds)));
        say(language::text("report.see_strategies", tables_ + 1));
        add_table(contestants_grid(contestants_), language::text("report.strategies"));
        add(Verbatim{"satdoku help engines"});
        if (!report_.errors.empty()) add(Heading{language::text("report.errors")});
        for (const std::string& error : report_.errors) say(error);
    }

    void compare_all() {
        add(Heading{language::text("report.results")});
        say(language::text("report.see_results", tables_ + 1));
        const bool several = contestants_.size() > 1;
        if (several) {
            say(language::text("report.rate_formula", contestants_.front().name,
                               language::decimal_text(shortest_time, 1)));
        }
        add_table(course_grid(report_), language::text("report.all_results"));
        add_command(report_.formulas, " --table csv");
        for (const FormulaReport& formula : report_.formulas)
            for (const std::string& sentence : formula.losses) say(sentence);
        say(language::text("report.see_totals", tables_ + 1));
        add_table({totals_columns(report_.comparisons(), contestants_)}, language::text("report.summary"));
        add_command(report_.formulas);
        add_charts();
    }

    void add_charts() {
        const std::vector<Comparison> rows = report_.comparisons();
        if (rows.size() * contestants_.size() <= most_bars) {
            const draw::BarChart bars = time_bars(rows, contestants_);
            say(language::text("report.see_times", figures_ + 1));
            add_figure({bars.title, draw::draw_chart(bars), draw::chart_text(bars, chart_columns)}, bars.title);
        }
        if (rows.size() < 2) return;
        const draw::LineChart cactus = time_cactus(rows, contestants_);
        say(language::text("report.see_cactus", figures_ + 1));
        add_figure({cactus.title, draw::draw_chart(cactus), draw::chart_text(cactus, chart_columns)}, cactus.title);
    }

    void add_formula(const FormulaReport& formula) {
        const Comparison& row = formula.comparison;
        const std::string name = language::visible(row.formula);
        add(Heading{name, true});
        say(language::text("report.see_runs", tables_ + 1));
        add_table(results_grid(row, contestants_), language::text("report.runs_on", name));
        add_command({&formula, 1});
        for (std::string& remark : remarks(row, contestants_)) say(std::move(remark));
        say(formula.answer ? judgement_text(report_, formula) : language::text("report.undecided"));
        const std::size_t contestant = formula.answer ? formula.answer->contestant : 0;
        const std::string& who = contestants_[contestant].name;
        say(formula.res_file ? language::text("report.res_saved", who, language::visible(*formula.res_file))
                             : language::text("report.res", who));
        add(Verbatim{formula.res});
        const std::size_t trees = formula.figures.size();
        if (trees == 1) say(language::text("report.see_tree", figures_ + 1));
        if (trees > 1) say(language::text("report.see_trees", figures_ + 1, figures_ + trees));
        for (const Figure& tree : formula.figures) add_figure(tree, language::text("report.tree_of", name, tree.title));
        for (const Block& block : formula.puzzle) add(block);
    }

    const Report& report_;
    const std::vector<solving::Contestant>& contestants_;
    Document document_{.title = language::text("report.title")};
    std::size_t tables_ = 0;
    std::size_t figures_ = 0;
};
}  // namespace

Document report_document(const Report& report) { return ReportWriter(report).run(); }
}  // namespace satdoku::laboratory
