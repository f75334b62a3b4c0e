// satdoku trace FILE: the stream of events as JSON lines. Lines are written during the search, so that memory is
// bounded.
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

int run_trace(frame::Context& context, const frame::Arguments& arguments) {
    ui::Console& console = context.console;
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
                  frame::output_option(frame::contents::json)},
                 solving::solve_options(),
                 {decide_option()},
                 subject_options()}),
            .run = run_trace};
}

}  // namespace satdoku::insight
