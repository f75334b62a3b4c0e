// satdoku tree FILE: the search trees of strategies and engines, side by side.
#include "subject.hpp"
#include <satdoku/core/stopwatch.hpp>
#include <satdoku/draw/web.hpp>
#include <satdoku/frame/output.hpp>
#include <satdoku/insight/commands.hpp>
#include <satdoku/insight/tree_picture.hpp>
#include <satdoku/language/text.hpp>

namespace satdoku::insight {
namespace {
constexpr std::array<std::string_view, 2> of_one_searcher = {"engine", "branching"};

/// The default number of nodes of each tree: as many as a person can read, or as a browser can open and fold.
std::size_t standard_nodes_of_tree(const std::string& format, std::size_t trees) {
    constexpr std::size_t in_a_drawing = 240;
    constexpr std::size_t fewest = 60;
    if (format == "txt") return fewest;
    return format == "html" ? 5000 : std::max(fewest, in_a_drawing / trees);
}

/// A drawing is at most as wide as a page of wide paper or of a browser, unless --nodes asks for more.
constexpr double widest_drawing = 1400;
constexpr std::size_t fewest_drawn = 20;

/// Throws core::Error for a literal that the formula does not have.
TreeExtent extent_of(const frame::Arguments& arguments, const Subject& subject, const std::string& format,
                     std::size_t trees) {
    TreeExtent extent{arguments.integer("nodes").value_or(standard_nodes_of_tree(format, trees))};
    if (const auto depth = arguments.integer("depth")) extent.depth = static_cast<std::uint32_t>(*depth);
    extent.top = subject.literals(arguments, "subtree");
    extent.whole_rows = arguments.has("rows");
    return extent;
}

/// The searches: one with the options of `solve`, or one for each of --strategies.
std::vector<solving::SolveRequest> requests_of(const frame::Arguments& arguments) {
    const solving::SolveRequest request = solving::solve_request(arguments);
    const auto names = arguments.text("strategies");
    if (!names) return {request};
    for (const std::string_view option : of_one_searcher)
        if (arguments.has(option)) throw core::Error("usage.both", {"--strategies", "--" + std::string(option)});
    std::vector<solving::SolveRequest> requests;
    for (const solving::Contestant& contestant :
         solving::contestants_of(frame::split_at_commas(*names), request.limits)) {
        requests.push_back(contestant.request);
        requests.back().options.seed = request.options.seed;
        if (requests.back().engine != "dpll") requests.back().options.settings = request.options.settings;
    }
    return requests;
}

/// Empty if a signal came before there was anything to show.
/// @param watch  of the command; searches share the time that is left evenly
/// @param fit    of each tree only as many nodes as make no drawing wider than `widest_drawing`
std::vector<draw::Tree> trees_of(Subject& subject, const frame::Arguments& arguments, const TreeExtent& extent,
                                 std::optional<frame::Interruptible>& work, const core::Stopwatch& watch, bool fit) {
    std::vector<draw::Tree> trees;
    const wording::ClauseWords words = subject.words();
    const auto seconds = arguments.decimal("time-limit");
    std::vector<solving::SolveRequest> requests = requests_of(arguments);
    std::size_t left = requests.size();
    for (solving::SolveRequest& request : requests) {
        if (frame::caught_signal() != 0) break;
        if (seconds) request.limits.seconds = (*seconds - watch.seconds()) / static_cast<double>(left--);
        trace::SearchTree tree;
        const solving::SolveRequest decided = subject.with_decisions(request, arguments);
        subject.observe(decided, tree, work);
        tree.finish();
        if (tree.node_count() == 0) continue;
        const std::string searcher = searcher_of(subject.header(decided));
        TreeExtent shown = extent;
        draw::Tree picture = tree_picture(tree, searcher, shown, words);
        while (fit && shown.nodes > fewest_drawn &&
               draw::draw_trees(std::span(&picture, 1), {}).width > widest_drawing) {
            shown.nodes = shown.nodes * 4 / 5;
            picture = tree_picture(tree, searcher, shown, words);
        }
        trees.push_back(std::move(picture));
    }
    return trees;
}

int run_tree(frame::Context& context, const frame::Arguments& arguments) {
    const core::Stopwatch watch;
    const std::string format = frame::output_format(arguments, graph_formats);
    const std::size_t count = requests_of(arguments).size();  // an error for wrong names before anything is read
    std::optional<frame::Interruptible> work;
    auto subject = Subject::open(context, arguments, work);
    if (!subject) return frame::exit_done;
    if (subject->is_trace() && arguments.has("strategies"))
        throw core::Error("usage.only_for_formula", {"--strategies", arguments.operands[0]});
    const TreeExtent extent = extent_of(arguments, *subject, format, count);
    frame::Output results(context.console, arguments);
    const bool fit = format == "svg" && !arguments.has("nodes");
    const std::vector<draw::Tree> trees = trees_of(*subject, arguments, extent, work, watch, fit);
    if (trees.empty()) return frame::exit_done;
    const draw::TreeLegend legend = tree_legend(language::text("tree.heading", subject->visible_name()), trees);
    const PictureFormats picture{
        .txt = [&] { return trees_as_text(context.console, trees, legend); },
        .svg = [&] { return draw::svg(draw::draw_trees(trees, legend), draw::Colours::fixed, legend.title); },
        .html = [&] { return trees_as_page(trees, legend); },
        .dot = [&] { return draw::trees_as_dot(trees, legend); },
    };
    results.write(picture.written(format));
    results.commit();
    return frame::exit_done;
}
}  // namespace

frame::Command tree_command() {
    return {.name = "tree",
            .operands = "FILE",
            .options = joined_options({solving::solve_options(),
                                       {decide_option()},
                                       {{.name = "strategies", .value = frame::Value::list, .placeholder = "NAME,..."},
                                        frame::integer_option("nodes", 1, trace::SearchTree::standard_nodes),
                                        {.name = "depth", .value = frame::Value::integer, .largest = ~std::uint32_t{0}},
                                        {.name = "subtree", .value = frame::Value::list, .placeholder = "LITERAL,..."},
                                        {.name = "rows"}},
                                       subject_options(),
                                       {frame::output_option(frame::contents::of_outputs)}}),
            .run = run_tree};
}
}  // namespace satdoku::insight
