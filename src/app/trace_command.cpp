// satdoku trace FILE: the stream of events as JSON lines. Lines go out as the search goes on, so that memory does not
// grow with them.
#include "commands.hpp"
#include "formula_input.hpp"
#include "observed_run.hpp"
#include "puzzle_options.hpp"
#include "results.hpp"
#include "solve_report.hpp"

#include <satdoku/core/error.hpp>
#include <satdoku/trace/json_lines.hpp>
#include <satdoku/trace/kinds.hpp>
#include <satdoku/ui/text.hpp>

#include <optional>

namespace satdoku::app {

namespace {

/// What is to be written of the stream. Throws core::Error for names that are no kinds.
void choose_events(const Arguments& arguments, trace::Header& header) {
    const solve::EventKinds scores = solve::only(solve::Event::Kind::scores);
    header.from = arguments.integer("from").value_or(header.from);
    header.to = arguments.integer("to").value_or(header.to);
    if (header.to < header.from)
        throw core::Error("usage.event_range", {std::to_string(header.from), std::to_string(header.to)});
    header.kinds = solve::all_kinds & ~scores;
    if (const auto only = arguments.text("only")) {
        header.kinds = 0;
        for (const std::string& name : split_at_commas(*only)) {
            const auto kind = trace::kind_of(name);
            if (!kind)
                throw unknown_name("--only", name, {trace::kind_names.begin(), trace::kind_names.end()});
            header.kinds |= solve::only(*kind);
        }
    }
    if (arguments.has("scores")) header.kinds |= scores;
}

int run(Context& context, const Arguments& arguments) {
    ui::Console& console = context.console;
    const SolveRequest request = solve_request(arguments);
    trace::Header wanted;
    choose_events(arguments, wanted);
    std::optional<Interruptible> work;
    auto subject = Subject::open(arguments.operands[0], arguments, work);
    if (!subject) return exit_done;
    if (!context.quiet) console.tell(warnings_text(subject->report()));
    trace::Header header = header_of(request, *subject);
    header.kinds = wanted.kinds;
    header.from = wanted.from;
    header.to = wanted.to;
    Results results(console, arguments);
    trace::Writer writer(header, [&](std::string_view lines) { results.write(lines); });
    const auto prepare = [&](solve::Engine& engine) {
        if (!context.quiet && arguments.has("output")) show_progress(engine, console);
    };
    subject->observe(
        request, writer, work, [&] { return writer.done(); }, prepare);
    console.progress({});
    writer.flush();
    results.commit();
    if (!context.quiet && arguments.has("output"))
        console.err() << ui::text("trace.written", writer.written(), writer.events()) << '\n';
    return exit_done;
}

}  // namespace

Command trace_command() {
    std::vector<Option> options = {
        {.name = "from", .value = Value::integer, .placeholder = "N", .smallest = 1, .standard = "1"},
        {.name = "to", .value = Value::integer, .placeholder = "N", .smallest = 1, .says = "trace.option_to"},
        {.name = "only", .value = Value::list, .placeholder = "KIND,..."},
        {.name = "scores"},
        output_option()};
    for (std::vector<Option> more : {solve_options(), subject_options()})
        options.insert(options.end(), more.begin(), more.end());
    return {.name = "trace", .operands = "FILE", .count = {1, 1}, .options = std::move(options), .run = run};
}

}  // namespace satdoku::app
