// satdoku conflict FILE: the implication graph of one conflict, its cuts, and how a clause is learned from it.
#include "commands.hpp"
#include "conflict_picture.hpp"
#include "formula_input.hpp"
#include "observed_run.hpp"
#include "output_format.hpp"
#include "puzzle_options.hpp"
#include "results.hpp"

#include <satdoku/core/error.hpp>
#include <satdoku/draw/svg.hpp>
#include <satdoku/ui/text.hpp>

#include <array>
#include <filesystem>

namespace satdoku::app {

namespace {

constexpr std::array<std::string_view, 4> formats = {"txt", "svg", "dot", "html"};
constexpr std::uint64_t standard_nodes = 150;
constexpr std::uint64_t most_nodes = 2000;

int run(Context& context, const Arguments& arguments) {
    const std::string format = output_format(arguments, formats);
    const SolveRequest request = solve_request(arguments);
    const std::uint64_t number = arguments.integer("number").value_or(1);
    const std::size_t nodes = arguments.integer("nodes").value_or(standard_nodes);
    std::optional<Interruptible> work;
    auto subject = Subject::open(arguments.operands[0], arguments, work);
    if (!subject) return exit_done;
    if (!context.quiet) context.console.tell(warnings_text(subject->report()));
    Results results(context.console, arguments);
    trace::ConflictFinder finder(number);
    const ObservedRun run = subject->observe(request, finder, work, [&finder] { return finder.done(); });
    const std::string name = ui::visible(std::filesystem::path(subject->formula_name()).filename().string());
    if (!finder.found()) {
        if (caught_signal() != 0) return exit_done;
        throw core::Error("conflict.too_few",
                          {name, std::to_string(finder.conflicts()), std::to_string(number)});
    }
    const trace::ImplicationGraph& conflict = finder.graph();
    const std::string title = ui::text("conflict.title", number, name, run.header.engine, conflict.level);
    const ClauseWords words = subject->words();
    if (format == "svg") {
        const draw::Drawing drawing = draw::draw_graph(conflict_graph(conflict, title, nodes, words));
        results.write(draw::svg(drawing, draw::Colours::fixed, title));
    } else if (format == "dot") {
        results.write(draw::graph_as_dot(conflict_graph(conflict, title, nodes, words)));
    } else if (format == "html") {
        results.write(conflict_as_page(conflict, title, nodes, words));
    } else {
        results.write(conflict_as_text(context.console, conflict, title, words));
    }
    results.commit();
    return exit_done;
}

}  // namespace

Command conflict_command() {
    static const std::string nodes = std::to_string(standard_nodes);
    std::vector<Option> options = {{.name = "number",
                                    .value = Value::integer,
                                    .placeholder = "N",
                                    .smallest = 1,
                                    .standard = "1",
                                    .says = "conflict.option_number"},
                                   {.name = "nodes",
                                    .value = Value::integer,
                                    .placeholder = "N",
                                    .smallest = 1,
                                    .largest = most_nodes,
                                    .standard = nodes}};
    for (const std::vector<Option>& more : {solve_options(), subject_options()})
        options.insert(options.end(), more.begin(), more.end());
    options.push_back(output_option());
    return {.name = "conflict", .operands = "FILE", .count = {1, 1}, .options = options, .run = run};
}

}  // namespace satdoku::app
