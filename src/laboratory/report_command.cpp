// satdoku report FILE...: measures and checks, and writes an HTML page or Markdown.
#include "report.hpp"
#include <satdoku/frame/output.hpp>
#include <satdoku/laboratory/commands.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/solving/formula_input.hpp>

namespace satdoku::laboratory {
namespace {
ReportRequest report_request(const frame::Arguments& arguments) {
    ReportRequest request;
    request.contestants = asked_contestants(arguments);
    request.runs = arguments.integer("runs").value_or(report_runs);
    request.seconds = arguments.decimal("time-limit").value_or(standard_seconds);
    request.relaxed = arguments.has("relaxed");
    request.save_results = arguments.has("res");
    return request;
}

ReportForm form_of(const frame::Arguments& arguments) {
    const auto path = arguments.text("output");
    return path && *path != "-" ? report_form(*path) : ReportForm::markdown;
}

/// No .res file may replace a formula, another .res file or the report.
void require_results_apart(const frame::Arguments& arguments) {
    std::vector<std::string> outputs;
    for (const std::string& path : arguments.operands) {
        if (core::is_nameless(path)) throw core::Error("usage.res_needs_name");
        outputs.push_back(result::res_name(path));
    }
    outputs.push_back(arguments.text("output").value_or("-"));
    core::require_apart(arguments.operands, outputs);
}

int run_report(frame::Context& context, frame::Arguments arguments) {
    arguments.operands = solving::formula_files(arguments.operands);
    const ReportForm form = form_of(arguments);
    ReportRequest request = report_request(arguments);
    if (request.save_results) require_results_apart(arguments);
    frame::Output results(context.console, arguments);
    Reporter reporter(context, std::move(request), arguments.operands);
    for (const std::string& path : arguments.operands) {
        if (reporter.stopped()) break;
        reporter.add(path);
    }
    const Report report = reporter.take();
    if (!report.formulas.empty() || report.stopped) {
        results.write(report_text(report, form));
        results.commit();
    }
    return ended(context.console, report.comparisons(), report.errors.empty());
}
}  // namespace

frame::Command report_command() {
    std::vector<frame::Option> options = comparison_options("5");
    options.insert(options.end(), {frame::output_option(frame::contents::of_outputs),
                                   {.name = "res", .help_key = "report.option_res"},
                                   frame::expression_option(),
                                   {.name = "relaxed"}});
    return {.name = "report",
            .operands = "FILE...",
            .options = std::move(options),
            .run = [](frame::Context& context, const frame::Arguments& arguments) {
                return run_report(context, arguments);
            }};
}
}  // namespace satdoku::laboratory
