// satdoku core FILE: which clauses, or groups of clauses, are to blame where a formula has no model.
#include "commands.hpp"
#include "core_search.hpp"
#include "formula_input.hpp"
#include "interruption.hpp"
#include "puzzle_options.hpp"
#include "solve_report.hpp"

#include <satdoku/core/error.hpp>
#include <satdoku/core/file.hpp>
#include <satdoku/core/stopwatch.hpp>
#include <satdoku/ui/text.hpp>

#include <optional>

namespace satdoku::app {

namespace {

CoreRequest request_of(const Arguments& arguments) {
    return {.smallest = arguments.has("smallest"),
            .seed = arguments.integer("seed").value_or(0),
            .seconds = arguments.decimal("time-limit"),
            .conflicts = arguments.integer("conflict-limit")};
}

int run(Context& context, const Arguments& arguments) {
    const std::string& path = arguments.operands[0];
    const std::string output = arguments.text("output").value_or("-");
    const auto proof = arguments.text("proof");
    if (proof == "-" && output == "-") throw core::Error("usage.not_standard_output");
    std::ostream& err = context.console.err();
    GroupedFormula formula;
    std::optional<Interruptible> work;
    const auto report =
        read_formula(path, formula, {.relaxed = arguments.has("relaxed"), .notes = &formula}, work);
    if (!report) return exit_done;
    if (!context.quiet) err << warnings_text(*report);
    if (proof && formula.group_count() && !arguments.has("plain")) throw core::Error("usage.core_proof");

    const CoreRequest request = request_of(arguments);
    const core::Stopwatch watch;
    const explain::Extraction found = find_core(context.console, formula, request, work->token());
    const double milliseconds = watch.milliseconds();
    if (found.finding.verdict == solve::Verdict::satisfiable) {
        err << ui::text("core.satisfiable") << '\n';
        return exit_no;
    }
    if (found.finding.verdict == solve::Verdict::unknown) {
        err << ui::text("core.undecided", reason_text(found.reason)) << '\n';
        return exit_done;
    }
    if (!context.quiet && formula.has_lost_comments()) err << ui::text("core.lost_comments") << '\n';
    write_core(output, formula, found, path, arguments.has("plain"));
    if (!context.quiet) err << core_summary(formula, found, request, milliseconds) << '\n';
    if (proof && !prove_core(context.console, *proof, formula, found, request, work->token()))
        err << ui::text("core.no_proof", ui::visible(*proof)) << '\n';
    return exit_done;
}

}  // namespace

Command core_command() {
    return {
        .name = "core",
        .operands = "FILE",
        .count = {1, 1},
        .options =
            {{.name = "smallest"},
             output_option(),
             {.name = "proof", .value = Value::output, .placeholder = "FILE", .says = "core.option_proof"},
             {.name = "plain"},
             {.name = "time-limit", .value = Value::decimal, .placeholder = "SECONDS"},
             {.name = "conflict-limit", .value = Value::integer, .placeholder = "N", .smallest = 1},
             {.name = "seed", .value = Value::integer, .placeholder = "N", .standard = "0"},
             {.name = "relaxed"}},
        .run = run};
}

}  // namespace satdoku::app
