// satdoku conflict FILE: the implication graph of one conflict, its cuts, and how a clause is learned from it.
#include "observed_run.hpp"

#include <satdoku/core/error.hpp>
#include <satdoku/draw/svg.hpp>
#include <satdoku/frame/options.hpp>
#include <satdoku/frame/output.hpp>
#include <satdoku/insight/commands.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/solving/formula_input.hpp>
#include <satdoku/wording/conflict_picture.hpp>

#include <array>
#include <filesystem>

namespace satdoku::insight {

namespace {

constexpr std::array<std::string_view, 4> formats = {"txt", "svg", "dot", "html"};
constexpr std::uint64_t standard_nodes = 150;
constexpr std::uint64_t most_nodes = 2000;

int run(frame::Context& context, const frame::Arguments& arguments) {
    const std::string format = frame::output_format(arguments, formats);
    const solving::SolveRequest request = solving::solve_request(arguments);
    const std::uint64_t number = arguments.integer("number").value_or(1);
    const std::size_t nodes = arguments.integer("nodes").value_or(standard_nodes);
    std::optional<frame::Interruptible> work;
    auto subject = Subject::open(arguments.operands[0], arguments, work);
    if (!subject) return frame::exit_done;
    if (!context.quiet) context.console.tell(solving::warnings_text(subject->report()));
    frame::Output results(context.console, arguments);
    trace::ConflictFinder finder(number);
    const ObservedRun run = subject->observe(request, finder, work, [&finder] { return finder.done(); });
    const std::string name =
        language::visible(std::filesystem::path(subject->formula_name()).filename().string());
    if (!finder.found()) {
        if (frame::caught_signal() != 0) return frame::exit_done;
        throw core::Error("conflict.too_few",
                          {name, std::to_string(finder.conflicts()), std::to_string(number)});
    }
    const trace::ImplicationGraph& conflict = finder.graph();
    const std::string title =
        language::text("conflict.title", number, name, run.header.engine, conflict.level);
    const wording::ClauseWords words = subject->words();
    if (format == "svg") {
        const draw::Drawing drawing =
            draw::draw_graph(wording::conflict_graph(conflict, title, nodes, words));
        results.write(draw::svg(drawing, draw::Colours::fixed, title));
    } else if (format == "dot") {
        results.write(draw::graph_as_dot(wording::conflict_graph(conflict, title, nodes, words)));
    } else if (format == "html") {
        results.write(wording::conflict_as_page(conflict, title, nodes, words));
    } else {
        results.write(wording::conflict_as_text(context.console, conflict, title, words));
    }
    results.commit();
    return frame::exit_done;
}

}  // namespace

frame::Command conflict_command() {
    static const std::string nodes = std::to_string(standard_nodes);
    std::vector<frame::Option> options = {{.name = "number",
                                           .value = frame::Value::integer,
                                           .placeholder = "N",
                                           .smallest = 1,
                                           .standard = "1",
                                           .says = "conflict.option_number"},
                                          {.name = "nodes",
                                           .value = frame::Value::integer,
                                           .placeholder = "N",
                                           .smallest = 1,
                                           .largest = most_nodes,
                                           .standard = nodes}};
    for (const std::vector<frame::Option>& more : {solving::solve_options(), subject_options()})
        options.insert(options.end(), more.begin(), more.end());
    options.push_back(frame::output_option());
    return {.name = "conflict", .operands = "FILE", .count = {1, 1}, .options = options, .run = run};
}

}  // namespace satdoku::insight
