#include "report_trees.hpp"

#include "comparison_columns.hpp"

#include <satdoku/insight/tree_picture.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/trace/tree.hpp>
#include <satdoku/ui/console.hpp>

#include <span>

namespace satdoku::laboratory {

namespace {

constexpr std::uint64_t most_nodes = 63;

/// Whether the tree may be small: only the textbook engine counts nodes, and a decision is one at least.
bool may_be_small(const Run& run) {
    const auto nodes = count_of(run, "nodes");
    return decided(run) && nodes.value_or(count_of(run, "decisions").value_or(0)) <= most_nodes;
}

Figure figure_of(const trace::SearchTree& tree, const std::string& contestant) {
    const draw::Tree picture = insight::tree_picture(tree, contestant, {.nodes = most_nodes});
    const std::span<const draw::Tree> one(&picture, 1);
    const draw::TreeLegend legend = insight::tree_legend({}, one);
    const ui::Console plain(ui::ColourChoice::never);
    return {picture.title, draw::draw_trees(one, legend), insight::trees_as_text(plain, one, legend)};
}

}  // namespace

std::vector<Figure> small_trees(const Comparison& row, cnf::Formula& formula,
                                const std::vector<solving::Contestant>& contestants,
                                const std::stop_token& stop) {
    std::vector<Figure> figures;
    for (std::size_t index = 0; index < contestants.size(); ++index) {
        if (!may_be_small(row.runs[index])) continue;
        trace::SearchTree tree;
        solving::SolveRequest request = contestants[index].request;
        request.options.observer = &tree;
        solving::solve_formula(request, formula, stop);
        if (stop.stop_requested()) break;
        if (tree.node_count() <= most_nodes) figures.push_back(figure_of(tree, contestants[index].name));
    }
    return figures;
}

}  // namespace satdoku::laboratory
