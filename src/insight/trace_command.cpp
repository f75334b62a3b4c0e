// satdoku trace FILE: the stream of events as JSON lines, or as sentences. Lines are written during the search, so that
// memory is bounded.
#include "stepper_view.hpp"
#include "subject.hpp"
#include <satdoku/frame/output.hpp>
#include <satdoku/insight/commands.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/solving/solve_report.hpp>
#include <satdoku/trace/json_lines.hpp>

namespace satdoku::insight {
namespace {
/// Sets which events are written. Throws core::Error for unknown kinds.
void choose_events(const frame::Arguments& arguments, trace::Header& header) {
    header.from = arguments.integer("from").value_or(header.from);
    header.to = arguments.integer("to").value_or(header.to);
    if (header.to < header.from)
        throw core::Error("usage.event_range", {std::to_string(header.from), std::to_string(header.to)});
    header.kinds = solve::all_kinds & ~solve::kinds_of_details;
    if (const auto only = arguments.text("event")) {
        header.kinds = 0;
        for (const std::string& name : frame::split_at_commas(*only)) {
            const auto kind = trace::kind_of(name);
            if (!kind) throw frame::unknown_name("--event", name, {trace::kind_names.begin(), trace::kind_names.end()});
            header.kinds |= solve::only(*kind);
        }
    }
    if (arguments.has("scores")) header.kinds |= solve::only(solve::Event::Kind::scores);
    if (arguments.has("watches")) header.kinds |= solve::only(solve::Event::Kind::watch);
}

/// Writes the events as the stepper puts them, each with its number and indented by its level.
void write_sentences(Subject& subject, const solving::SolveRequest& request, const trace::Header& header,
                     frame::Output& results) {
    const NamedMeanwhile named(subject.words().literal);
    const Stepper::Interrupted interrupted = [] { return frame::caught_signal() != 0; };
    Stepper stepper(subject.formula(), request);
    const StepperRun& run = stepper.run();
    stepper.show_watches((header.kinds & solve::only(solve::Event::Kind::watch)) != 0, interrupted);
    stepper.go_to(0, interrupted);
    for (std::uint64_t number = 1; number <= header.to && run.event(number) && !interrupted(); ++number) {
        const solve::Event event = *run.event(number);
        const std::string visits = visit_words(run.visits(number));
        const std::string sentence = event_words(stepper, number);
        const std::string why =
            (header.kinds & solve::only(solve::Event::Kind::scores)) != 0 ? choice_words(stepper, number) : "";
        const std::string indent(6 + 2 * std::max(run.replay().level(), event.level), ' ');
        if (stepper.forward({{{StepperStop::What::event}}, {}}, interrupted) == Arrival::interrupted) return;
        if (number < header.from || (header.kinds & solve::only(event.kind)) == 0) continue;
        if (!visits.empty()) results.list(indent + language::text("stepper.visited", visits) + '\n');
        const std::string count = std::to_string(number) + '.';
        results.list(count + indent.substr(std::min(count.size(), indent.size() - 1)) + sentence + '\n');
        if (!why.empty()) results.list(indent + language::text("stepper.why", why) + '\n');
        if (const std::string changed = change_words(stepper); !changed.empty())
            results.list(indent + language::text("stepper.changed", changed) + '\n');
    }
}

int run_trace(frame::Context& context, const frame::Arguments& arguments) {
    ui::Console& console = context.console;
    const auto path = arguments.text("output");
    if (path && !arguments.has("sentences") && !arguments.has("force"))
        frame::require_replaceable(*path, frame::contents::json, "output");
    const solving::SolveRequest chosen = solving::solve_request(arguments);
    trace::Header wanted;
    choose_events(arguments, wanted);
    std::optional<frame::Interruptible> work;
    auto subject = Subject::open(context, arguments, work);
    if (!subject) return frame::exit_done;
    const solving::SolveRequest request = subject->with_decisions(chosen, arguments);
    trace::Header header = subject->header(request);
    header.kinds = wanted.kinds;
    header.from = wanted.from;
    header.to = wanted.to;
    frame::Output results(console, arguments);
    if (arguments.has("sentences")) {
        if (subject->is_trace()) throw core::Error("usage.only_for_formula", {"--sentences", arguments.operands[0]});
        write_sentences(*subject, request, header, results);
        results.commit();
        return frame::exit_done;
    }
    trace::Writer writer(header, [&](std::string_view lines) { results.write(lines); });
    const auto prepare = [&](solve::Engine& engine) {
        if (!context.quiet && arguments.has("output")) solving::show_progress(engine, console);
    };
    subject->observe(
        request, writer, work, [&] { return writer.done(); }, prepare);
    console.progress({});
    writer.flush();
    results.commit();
    if (context.quiet || !arguments.has("output")) return frame::exit_done;
    std::string written = language::text("trace.written", writer.written(), writer.events());
    if (writer.details() > 0) written += language::text("trace.written_details", writer.details());
    console.note(written);
    return frame::exit_done;
}
}  // namespace

frame::Command trace_command() {
    return {.name = "trace",
            .operands = "FILE",
            .options = joined_options(
                {{{.name = "from", .value = frame::Value::integer, .smallest = 1, .standard = "1"},
                  {.name = "to", .value = frame::Value::integer, .smallest = 1, .help_key = "trace.option_to"},
                  {.name = "event", .old_name = "only", .value = frame::Value::list, .placeholder = "KIND,..."},
                  {.name = "scores"},
                  {.name = "watches"},
                  {.name = "sentences"},
                  frame::output_option(frame::contents::json | frame::contents::text)},
                 solving::solve_options(),
                 {decide_option()},
                 subject_options()}),
            .run = run_trace};
}
}  // namespace satdoku::insight
