// satdoku solve FILE: the answer in the SAT competition's form. Files are written before the answer is
// printed, so that an answer stands for everything that was asked.
#include "commands.hpp"
#include "formula_input.hpp"
#include "interruption.hpp"
#include "solve_report.hpp"
#include "solve_run.hpp"

#include <satdoku/core/error.hpp>
#include <satdoku/core/file.hpp>
#include <satdoku/core/stopwatch.hpp>
#include <satdoku/proof/drat.hpp>
#include <satdoku/result/res_file.hpp>
#include <satdoku/ui/text.hpp>

#include <memory>
#include <optional>
#include <sstream>
#include <vector>

namespace satdoku::app {

namespace {

/// The files of one call.
struct Files {
    std::string input;
    std::optional<std::string> res{};
    std::optional<std::string> proof{};
};

Files files_of(const Arguments& arguments) {
    Files files{.input = arguments.operands[0]};
    if (arguments.has("res")) {
        files.res = arguments.text("res");
        if (!files.res && files.input == "-") throw core::Error("usage.res_needs_name");
        if (!files.res) files.res = result::res_name(files.input);
    }
    files.proof = arguments.text("proof");
    std::vector<std::string> outputs;
    for (const auto& output : {files.res, files.proof}) {
        // Standard output holds the answer.
        if (output == "-") throw core::Error("usage.not_standard_output");
        if (output) outputs.push_back(*output);
    }
    core::require_apart({files.input}, outputs);  // also where the result has its standard name
    return files;
}

/// Puts "c " before each line.
void comment(std::ostream& out, const std::string& text) {
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) out << "c " << line << '\n';
}

void report_engine(Context& context, const Arguments& arguments, solve::Engine& engine) {
    if (context.quiet) return;
    if (!arguments.has("stats") || context.console.shows_progress())
        return show_progress(engine, context.console);
    engine.report_to([&context, watch = core::Stopwatch()](const solve::Engine& reporting) {
        comment(context.console.out(), progress_text(reporting, watch.seconds()));
        context.console.out().flush();
    });
}

int exit_code(solve::Verdict verdict) {
    switch (verdict) {
        case solve::Verdict::satisfiable:
            return exit_satisfiable;
        case solve::Verdict::unsatisfiable:
            return exit_unsatisfiable;
        case solve::Verdict::unknown:
            break;
    }
    return exit_done;
}

void print_answer(const Context& context, const Arguments& arguments, const solve::Engine& engine,
                  const solve::Outcome& outcome, std::uint32_t variables) {
    std::ostream& out = context.console.out();
    if (!context.quiet)
        comment(out, verdict_text(outcome) + ", " + ui::decimal_text(outcome.milliseconds, 3) + " ms");
    if (arguments.has("stats") && arguments.text("stats") != "json") {
        comment(out, statistics_text(engine, outcome));
    } else if (!context.quiet && outcome.reason == solve::Reason::stopped) {
        comment(out, statistics_text(engine, outcome));
    }
    out << "s " << verdict_word(outcome.verdict) << '\n';
    if (outcome.verdict == solve::Verdict::satisfiable && !arguments.has("no-model")) {
        write_model(out, engine, variables);
    }
    out.flush();
}

/// What grows with the formula.
struct Subject {
    FormulaInput formula;
    std::unique_ptr<solve::Engine> engine;
};

/// Never destroyed: the system takes a process's memory back at once, while freeing millions of lists one by
/// one would keep whoever stopped us waiting for half a second. Volatile, so that the pointer is really kept
/// and leak checkers see what belongs to it.
Subject& make_subject(const SolveRequest& request, const std::string& path, bool relaxed) {
    static Subject* volatile made = nullptr;
    made = new Subject{{path, {.relaxed = relaxed}}, make_engine(request.engine, request.options)};
    return *made;
}

int run(Context& context, const Arguments& arguments) {
    const Files files = files_of(arguments);
    SolveRequest request = solve_request(arguments);
    ui::Console& console = context.console;
    std::optional<proof::DratFile> proof;
    if (files.proof) {
        const bool binary = arguments.text("proof-format") == "binary";
        proof.emplace(*files.proof, binary ? proof::DratFormat::binary : proof::DratFormat::text);
        request.options.proof = &*proof;
    }
    // Long work should not find out at its end that it cannot be saved.
    std::optional<core::Output> res;
    if (files.res) res.emplace(*files.res);
    Subject& subject = make_subject(request, files.input, arguments.has("relaxed"));
    const auto& engine = subject.engine;
    const core::Stopwatch reading;
    std::optional<Interruptible> work;
    const auto read = subject.formula.read(*engine, work, engine->formula() == nullptr);
    if (!read) {
        console.out() << "s " << verdict_word(solve::Verdict::unknown) << '\n';
        return exit_done;
    }
    const cnf::ReadReport& report = *read;
    const double milliseconds_of_reading = reading.milliseconds();
    if (!context.quiet) {
        console.err() << warnings_text(report);
        comment(console.out(),
                ui::text("solve.read", ui::visible(files.input), report.variables, report.clauses,
                         report.literals, ui::decimal_text(milliseconds_of_reading, 0)));
        console.out().flush();
    }

    report_engine(context, arguments, *engine);
    const auto again = [&](cnf::ClauseSink& sink) { subject.formula.tell(sink); };
    const solve::Outcome outcome = solve_and_check(*engine, again, request.limits, work->token());
    console.progress({});
    if (proof && outcome.verdict == solve::Verdict::unsatisfiable) {
        proof->commit();
    } else if (proof && !context.quiet) {
        console.err() << ui::text("solve.no_proof", ui::visible(*files.proof)) << '\n';
    }
    if (res) {
        result::write_res(*std::move(res), outcome, report.variables,
                          [&](cnf::Variable variable) { return engine->value(variable); });
    }
    print_answer(context, arguments, *engine, outcome, report.variables);
    if (arguments.text("stats") == "json") {
        console.err() << statistics_json(*engine, outcome, files.input, report, milliseconds_of_reading)
                      << '\n';
    }
    return exit_code(outcome.verdict);
}

}  // namespace

Command solve_command() {
    std::vector<Option> options = solve_options();
    options.insert(options.end(),
                   {{.name = "relaxed"},
                    {.name = "res", .value = Value::output, .placeholder = "FILE", .value_may_lack = true},
                    {.name = "proof", .value = Value::output, .placeholder = "FILE"},
                    {.name = "proof-format",
                     .value = Value::choice,
                     .placeholder = "FORM",
                     .choices = {"text", "binary"},
                     .standard = "text"},
                    {.name = "no-model"},
                    {.name = "stats",
                     .value = Value::choice,
                     .placeholder = "FORM",
                     .choices = {"text", "json"},
                     .standard = "text",
                     .value_may_lack = true}});
    return {.name = "solve", .operands = "FILE", .count = {1, 1}, .options = std::move(options), .run = run};
}

}  // namespace satdoku::app
