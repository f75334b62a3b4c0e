// satdoku tree FILE: the search trees of strategies and engines, side by side.
#include "observed_run.hpp"

#include <satdoku/core/error.hpp>
#include <satdoku/draw/svg.hpp>
#include <satdoku/frame/common_options.hpp>
#include <satdoku/frame/output_format.hpp>
#include <satdoku/frame/results.hpp>
#include <satdoku/insight/commands.hpp>
#include <satdoku/insight/tree_picture.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/solving/formula_input.hpp>
#include <satdoku/solving/solve_request.hpp>

#include <array>
#include <filesystem>

namespace satdoku::insight {

namespace {

constexpr std::array<std::string_view, 4> formats = {"txt", "svg", "dot", "html"};
constexpr std::array<std::string_view, 2> of_one_searcher = {"engine", "branching"};

/// How many nodes a picture has where nobody says it: what can be taken in, drawn, or opened in a browser.
std::size_t standard_nodes(const std::string& format) {
    if (format == "txt") return 60;
    return format == "html" ? 5000 : 2000;
}

/// How it is to be searched: once as the options of `solve` say, or by each of --strategies.
std::vector<solving::SolveRequest> requests_of(const frame::Arguments& arguments) {
    const solving::SolveRequest request = solving::solve_request(arguments);
    const auto names = arguments.text("strategies");
    if (!names) return {request};
    for (const std::string_view option : of_one_searcher) {
        if (arguments.has(option))
            throw core::Error("usage.both", {"--strategies", "--" + std::string(option)});
    }
    std::vector<solving::SolveRequest> requests;
    for (const solving::Contestant& contestant :
         solving::contestants_of(frame::split_at_commas(*names), request.limits)) {
        requests.push_back(contestant.request);
        requests.back().options.seed = request.options.seed;
        if (requests.back().engine != "dpll") requests.back().options.settings = request.options.settings;
    }
    return requests;
}

/// Who has searched, as --strategies names them.
std::string searcher_of(const trace::Header& header) {
    if (header.engine != "dpll") return header.engine;
    std::string name = header.branching;
    for (const std::string& setting : header.settings) name.append("+").append(setting);
    return name;
}

/// Nothing where a signal came before there was anything to show.
std::vector<draw::Tree> trees_of(Subject& subject, const frame::Arguments& arguments,
                                 const TreeExtent& extent, std::optional<frame::Interruptible>& work) {
    std::vector<draw::Tree> trees;
    const wording::ClauseWords words = subject.words();
    for (const solving::SolveRequest& request : requests_of(arguments)) {
        if (frame::caught_signal() != 0) break;
        trace::SearchTree tree;
        const ObservedRun run = subject.observe(request, tree, work);
        tree.finish();
        if (tree.node_count() == 0) continue;
        trees.push_back(tree_picture(tree, searcher_of(run.header), extent, words));
    }
    return trees;
}

int run(frame::Context& context, const frame::Arguments& arguments) {
    const std::string format = frame::output_format(arguments, formats);
    requests_of(arguments);  // wrong names are told before anything is read
    TreeExtent extent{arguments.integer("nodes").value_or(standard_nodes(format))};
    if (const auto depth = arguments.integer("depth")) extent.depth = static_cast<std::uint32_t>(*depth);
    std::optional<frame::Interruptible> work;
    auto subject = Subject::open(arguments.operands[0], arguments, work);
    if (!subject) return frame::exit_done;
    if (subject->is_trace() && arguments.has("strategies"))
        throw core::Error("usage.only_for_formula", {"--strategies", arguments.operands[0]});
    if (!context.quiet) context.console.tell(solving::warnings_text(subject->report()));
    frame::Results results(context.console, arguments);
    const std::vector<draw::Tree> trees = trees_of(*subject, arguments, extent, work);
    if (trees.empty()) return frame::exit_done;
    const std::string name = std::filesystem::path(subject->formula_name()).filename().string();
    const draw::TreeLegend legend =
        tree_legend(language::text("tree.heading", language::visible(name)), trees);
    if (format == "svg") {
        results.write(draw::svg(draw::draw_trees(trees, legend), draw::Colours::fixed, legend.title));
    } else if (format == "dot") {
        results.write(draw::trees_as_dot(trees, legend));
    } else if (format == "html") {
        results.write(trees_as_page(trees, legend));
    } else {
        results.write(trees_as_text(context.console, trees, legend));
    }
    results.commit();
    return frame::exit_done;
}

}  // namespace

frame::Command tree_command() {
    std::vector<frame::Option> options = solving::solve_options();
    options.push_back({.name = "strategies", .value = frame::Value::list, .placeholder = "NAME,..."});
    options.push_back({.name = "nodes",
                       .value = frame::Value::integer,
                       .placeholder = "N",
                       .smallest = 1,
                       .largest = trace::SearchTree::standard_nodes});
    options.push_back(
        {.name = "depth", .value = frame::Value::integer, .placeholder = "N", .largest = ~std::uint32_t{0}});
    const std::vector<frame::Option> of_subject = subject_options();
    options.insert(options.end(), of_subject.begin(), of_subject.end());
    options.push_back(frame::output_option());
    return {.name = "tree", .operands = "FILE", .count = {1, 1}, .options = options, .run = run};
}

}  // namespace satdoku::insight
