// satdoku report FILE...: what was measured and checked, as a page or as Markdown.
#include "commands.hpp"
#include "formula_input.hpp"
#include "puzzle_options.hpp"
#include "report.hpp"
#include "results.hpp"

#include <satdoku/core/error.hpp>
#include <satdoku/core/file.hpp>
#include <satdoku/result/res_file.hpp>
#include <satdoku/ui/text.hpp>

#include <algorithm>

namespace satdoku::app {

namespace {

ReportRequest request_of(const Arguments& arguments) {
    ReportRequest request;
    const std::string names = arguments.text("strategies").value_or(std::string(standard_contestants));
    request.contestants = contestants_of(split_at_commas(names), {});
    request.runs = arguments.integer("runs").value_or(1);
    request.seconds = arguments.decimal("time-limit").value_or(standard_seconds);
    request.relaxed = arguments.has("relaxed");
    request.save_results = arguments.has("res");
    return request;
}

ReportForm form_of(const Arguments& arguments) {
    const auto path = arguments.text("output");
    return path && *path != "-" ? report_form(*path) : ReportForm::markdown;
}

/// No .res file takes the place of a formula, of another one's or of the report.
void require_results_apart(const Arguments& arguments) {
    std::vector<std::string> outputs;
    for (const std::string& path : arguments.operands) {
        if (path == "-") throw core::Error("usage.res_needs_name");
        outputs.push_back(result::res_name(path));
    }
    outputs.push_back(arguments.text("output").value_or("-"));
    core::require_apart(arguments.operands, outputs);
}

int run(Context& context, const Arguments& arguments) {
    const ReportForm form = form_of(arguments);
    ReportRequest request = request_of(arguments);
    if (request.save_results) require_results_apart(arguments);
    Results results(context.console, arguments);
    Reporter reporter(context, std::move(request), arguments.operands.size());
    for (const std::string& path : arguments.operands) {
        if (reporter.stopped()) break;
        reporter.add(path);
    }
    const Report report = reporter.take();
    if (!report.formulas.empty() || report.stopped) {
        results.write(report_text(report, form));
        results.commit();
    }
    return report.errors.empty() ? exit_done : exit_bad_input;
}

}  // namespace

Command report_command() {
    std::vector<Option> options = comparison_options();
    options.insert(options.end(), {output_option(), {.name = "res"}, {.name = "relaxed"}});
    return {.name = "report",
            .operands = "FILE...",
            .count = {1, any_number},
            .options = std::move(options),
            .run = run};
}

}  // namespace satdoku::app
