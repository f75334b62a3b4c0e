// satdoku core FILE: finds clauses, or groups of clauses, that are unsatisfiable by themselves.
#include "core_search.hpp"
#include <satdoku/core/stopwatch.hpp>
#include <satdoku/laboratory/commands.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/solving/formula_input.hpp>
#include <satdoku/solving/solve_report.hpp>
#include <satdoku/solving/solve_request.hpp>

namespace satdoku::laboratory {
namespace {
CoreRequest core_request(const frame::Arguments& arguments) {
    return {.smallest = arguments.has("smallest"),
            .seed = arguments.integer("seed").value_or(0),
            .conflicts = arguments.integer("conflict-limit")};
}

int run_core(frame::Context& context, const frame::Arguments& arguments) {
    const std::string& path = arguments.operands[0];
    const std::string output = arguments.text("output").value_or("-");
    const auto proof = arguments.text("proof");
    if (proof == "-" && output == "-") throw core::Error("usage.not_standard_output");
    GroupedFormula formula;
    std::optional<frame::Interruptible> work;
    const auto report =
        solving::read_formula(path, formula, {.relaxed = arguments.has("relaxed"), .notes = &formula}, work);
    if (!report) return solving::not_read(context);
    solving::show_warnings(context, *report);
    if (proof && formula.group_count() && !arguments.has("plain")) throw core::Error("usage.core_proof");

    const CoreRequest request = core_request(arguments);
    const core::Stopwatch watch;
    explain::Extraction found = find_core(context.console, formula, request, work->token());
    found.reason = solving::reported_reason(found.reason);
    const double milliseconds = watch.milliseconds();
    if (found.finding.verdict == solve::Verdict::satisfiable) {
        context.console.note(language::text("core.satisfiable"));
        return frame::exit_no;
    }
    if (found.finding.verdict == solve::Verdict::unknown) {
        context.console.note(language::text("core.undecided", solving::reason_text(found.reason)));
        return frame::exit_done;
    }
    if (!context.quiet && formula.has_lost_comments()) context.console.note(language::text("core.lost_comments"));
    write_core(output, formula, found, path, arguments.has("plain"));
    if (!context.quiet) context.console.note(core_summary(formula, found, request, milliseconds));
    if (proof && !prove_core(context.console, *proof, formula, found, request, work->token()))
        context.console.note(language::text("core.no_proof", language::visible(*proof)));
    return frame::exit_done;
}
}  // namespace

frame::Command core_command() {
    return {.name = "core",
            .operands = "FILE",
            .options = {{.name = "smallest"},
                        frame::output_option(frame::contents::formula),
                        frame::written_option("proof", frame::contents::proof, "core.option_proof"),
                        {.name = "plain", .help_key = "core.option_plain"},
                        frame::time_limit_option(),
                        {.name = "conflict-limit", .value = frame::Value::integer, .smallest = 1},
                        {.name = "seed", .value = frame::Value::integer, .standard = "0"},
                        frame::expression_option(),
                        {.name = "relaxed"}},
            .run = run_core};
}
}  // namespace satdoku::laboratory
