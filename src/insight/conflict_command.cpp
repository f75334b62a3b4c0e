// satdoku conflict FILE: the implication graph of one conflict, its cuts, and how a clause is learned from it.
#include "subject.hpp"
#include <satdoku/draw/web.hpp>
#include <satdoku/frame/output.hpp>
#include <satdoku/insight/commands.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/wording/conflict_picture.hpp>

namespace satdoku::insight {
namespace {
constexpr std::uint64_t standard_nodes_of_conflict = 80;
constexpr std::uint64_t most_nodes_of_conflict = 2000;

int run_conflict(frame::Context& context, const frame::Arguments& arguments) {
    const std::string format = frame::output_format(arguments, graph_formats);
    const solving::SolveRequest chosen = solving::solve_request(arguments);
    const std::uint64_t number = arguments.integer("number").value_or(1);
    const std::size_t nodes = arguments.integer("nodes").value_or(standard_nodes_of_conflict);
    std::optional<frame::Interruptible> work;
    auto subject = Subject::open(context, arguments, work);
    if (!subject) return frame::exit_done;
    const solving::SolveRequest request = subject->with_decisions(chosen, arguments);
    frame::Output results(context.console, arguments);
    trace::ConflictFinder finder(number);
    subject->observe(request, finder, work, [&finder] { return finder.done(); });
    if (frame::caught_signal() != 0) return frame::exit_done;
    work.reset();  // from here on a signal ends the program at once
    const std::string name = subject->visible_name();
    if (!finder.found())
        throw core::Error("conflict.too_few", {name, std::to_string(finder.conflicts()), std::to_string(number)});
    const trace::ImplicationGraph& conflict = finder.graph();
    const std::string title =
        language::text("conflict.title", number, name, searcher_of(subject->header(request)), conflict.level);
    const wording::ClauseWords words = subject->words();
    const auto graph = [&] { return wording::conflict_graph(conflict, title, nodes, words); };
    const PictureFormats picture{
        .txt = [&] { return wording::conflict_as_text(context.console, conflict, title, words); },
        .svg = [&] { return draw::svg(draw::draw_graph(graph()), draw::Colours::fixed, title); },
        .html = [&] { return wording::conflict_as_page(conflict, title, nodes, words); },
        .dot = [&] { return draw::graph_as_dot(graph()); },
    };
    results.write(picture.written(format));
    results.commit();
    return frame::exit_done;
}
}  // namespace

frame::Command conflict_command() {
    static const std::string nodes = std::to_string(standard_nodes_of_conflict);
    return {.name = "conflict",
            .operands = "FILE",
            .options =
                joined_options({{frame::integer_option("number", 1, frame::any_integer, "1", "conflict.option_number"),
                                 frame::integer_option("nodes", 1, most_nodes_of_conflict, nodes)},
                                solving::solve_options(),
                                {decide_option()},
                                subject_options(),
                                {frame::output_option(frame::contents::of_outputs)}}),
            .run = run_conflict};
}
}  // namespace satdoku::insight
