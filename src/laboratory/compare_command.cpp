// satdoku compare FILE...: strategies and engines side by side.
#include "comparison_view.hpp"
#include "program_runs.hpp"
#include <satdoku/frame/output.hpp>
#include <satdoku/laboratory/commands.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/solving/formula_input.hpp>
#include <satdoku/ui/columns.hpp>

namespace satdoku::laboratory {
namespace {
/// @param losses  sentences below the table
std::string formatted_rows(const frame::Arguments& arguments, const std::vector<Comparison>& rows,
                           const std::vector<solving::Contestant>& contestants, const std::vector<std::string>& losses,
                           std::size_t columns) {
    if (const auto chart = arguments.text("chart"))
        return chart_output(*chart, frame::output_format(arguments, chart_formats), rows, contestants, columns);
    const std::string format = arguments.text("table").value_or("text");
    if (format == "csv") return comparison_csv(rows, contestants);
    const bool is_markdown = format == "markdown";
    std::string text =
        is_markdown ? comparison_markdown(rows, contestants) : comparison_text(rows, contestants, columns);
    for (const std::string& sentence : losses)
        text += is_markdown ? '\n' + markdown_paragraph(sentence, columns) : ui::wrapped(sentence, columns);
    return text;
}

/// On a terminal, wrong answers stand out in tables for people.
std::string painted(const ui::Console& console, const frame::Arguments& arguments, std::string text) {
    const bool is_for_people = arguments.text("table").value_or("text") == "text" && !arguments.has("chart");
    if (!is_for_people || arguments.has("output")) return text;
    const std::string wrong = ' ' + fault_text(Fault::wrong) + ' ';
    const std::string paint = console.paint(ui::Style::bad, wrong);
    for (std::size_t at = text.find(wrong); at != std::string::npos; at = text.find(wrong, at + paint.size()))
        text.replace(at, wrong.size(), paint);
    return text;
}

/// Returns the files that can be opened. Prints the errors of the others now, before the first long solve.
std::vector<std::string> readable(frame::Context& context, const std::vector<std::string>& paths) {
    std::vector<std::string> found;
    for (const std::string& path : paths) {
        try {
            solving::require_readable(path);
            found.push_back(path);
        } catch (const core::Error& error) {
            context.console.warn(language::error_line(error));
        }
    }
    return found;
}

/// The sentences below the table: of several formulas, those of the first few on which a strategy lost.
class Losses {
  public:
    explicit Losses(std::size_t formulas) : formulas_(formulas) {}

    void add(const Comparison& row, const std::vector<solving::Contestant>& contestants, cnf::Formula& formula,
             const std::stop_token& stop) {
        constexpr std::size_t most = 3;
        bool lost = false;
        for (std::size_t index = 1; index < row.runs.size(); ++index) lost = lost || lost_clearly(row, index);
        if (!lost || ++lost_ > most) return;
        const double seconds = trial_seconds / static_cast<double>(std::min(formulas_, most));
        std::ranges::move(explain_losses(row, contestants, formula, seconds, stop), std::back_inserter(sentences_));
        explained_ = lost_;
    }

    std::vector<std::string> sentences() const {
        std::vector<std::string> all = sentences_;
        if (lost_ > explained_) all.push_back(language::text("compare.more_losses", lost_ - explained_));
        return all;
    }

  private:
    std::size_t formulas_;
    std::size_t lost_ = 0;       ///< formulas on which a strategy lost
    std::size_t explained_ = 0;  ///< those of them that are explained
    std::vector<std::string> sentences_{};
};

int run_compare(frame::Context& context, const frame::Arguments& arguments) {
    const std::vector<std::string> operands = solving::formula_files(arguments.operands);
    ui::Console& console = context.console;
    const std::vector<solving::Contestant> contestants = asked_contestants(arguments);
    if (arguments.has("chart")) {
        frame::output_format(arguments, chart_formats);  // throws for a wrong name before the first long solve
        if (arguments.has("table")) throw core::Error("usage.both", {"--chart", "--table"});
    } else if (const auto path = arguments.text("output"); path && !arguments.has("force")) {
        frame::require_ending(*path, frame::contents::text | frame::contents::table | frame::contents::markdown,
                              "output");
    }
    const std::uint64_t runs = arguments.integer("runs").value_or(1);
    frame::Output results(console, arguments);
    std::optional<frame::Interruptible> work;
    std::vector<Comparison> rows;
    const bool explains =
        !context.quiet && !arguments.has("chart") && arguments.text("table").value_or("text") != "csv";
    const std::vector<std::string> paths = readable(context, operands);
    const std::vector<std::string> names = formula_names(paths);
    Losses losses(paths.size());
    bool all_read = paths.size() == operands.size();
    for (std::size_t index = 0; index < paths.size(); ++index) {
        const std::string& path = paths[index];
        if (frame::caught_signal() != 0) break;
        cnf::Formula formula;
        try {
            const auto report = solving::read_formula(path, formula, {.relaxed = arguments.has("relaxed")}, work);
            if (!report) break;
            solving::show_warnings(context, *report);
        } catch (const core::Error& error) {
            all_read = false;
            console.progress({});
            console.warn(language::error_line(error));
            continue;
        }
        const auto show = [&, number = rows.size() + 1](std::size_t contestant, std::uint64_t) {
            console.progress(language::text("compare.progress", number, paths.size(), language::visible(path),
                                            language::visible(contestants[contestant].name)));
        };
        rows.push_back(compare(names[index], formula, contestants, runs, work->token(), {.before = show}));
        if (explains) losses.add(rows.back(), contestants, formula, work->token());
    }
    console.progress({});
    if (!rows.empty())
        results.write(painted(console, arguments,
                              formatted_rows(arguments, rows, contestants, losses.sentences(), console.columns())));
    results.commit();
    context.undecided = static_cast<std::size_t>(
        std::ranges::count_if(rows, [](const Comparison& row) { return std::ranges::none_of(row.runs, decided); }));
    return ended(console, rows, all_read);
}
}  // namespace

frame::Command compare_command() {
    std::vector<frame::Option> options = comparison_options("1");
    options.insert(options.end(), {frame::choice_option("table", {"text", "markdown", "csv"}, {}, "FORM"),
                                   frame::choice_option("chart", {chart_kinds.begin(), chart_kinds.end()}, {}, "KIND"),
                                   frame::output_option(frame::contents::of_outputs),
                                   frame::expression_option(),
                                   {.name = "relaxed"}});
    return {.name = "compare", .operands = "FILE...", .options = std::move(options), .run = run_compare};
}
}  // namespace satdoku::laboratory
