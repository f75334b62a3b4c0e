// Graphs for graphviz, which lays them out itself.
#include "dot.hpp"
#include "looks.hpp"

#include <algorithm>

namespace satdoku::draw {

namespace {

std::string node_line(const GraphNode& node, std::size_t index) {
    const GraphNodeLook& look = look_of(node.kind);
    std::string label(look.mark);
    if (!label.empty()) label += ' ';
    label += node.label;
    if (!node.note.empty()) label.append("\n").append(node.note);
    std::string line = "    n" + std::to_string(index) + " [label=" + dot_quoted(label);
    line += ", fillcolor=" + dot_colour(look.fill) + ", color=" + dot_colour(look.pen.ink);
    if (look.pen.dashed) line += ", style=\"filled,dashed\"";
    if (look.twice) line += ", peripheries=2";
    if (look.pen.width >= 2) line += ", penwidth=2";
    if (!node.explanation.empty()) line += ", tooltip=" + dot_quoted(node.explanation);
    return line += "];\n";
}

}  // namespace

std::string graph_as_dot(const Graph& graph) {
    std::string text = "digraph implications {\n  graph [label=" + dot_quoted(graph.title);
    text +=
        ", labelloc=t, fontname=\"Helvetica\", rankdir=LR];\n"
        "  node [shape=box, style=filled, fontname=\"Helvetica\", fontsize=11, margin=\"0.08,0.03\", "
        "height=0.3, width=0.4];\n"
        "  edge [fontname=\"Helvetica\", fontsize=9, color=" +
        dot_colour(Ink::faint) + "];\n";
    // Behind how many cuts each node is: the clusters of the cuts stand in each other.
    std::vector<std::size_t> inside(graph.nodes.size());
    for (const GraphCut& cut : graph.cuts)
        for (const std::uint32_t node : cut.side) ++inside[node];
    for (std::size_t band = 0; band < graph.bands.size(); ++band) {
        const bool last = band + 1 == graph.bands.size();
        text +=
            "  subgraph cluster_" + std::to_string(band) + " {\n    label=" + dot_quoted(graph.bands[band]);
        text += "; style=filled; color=" + dot_colour(Ink::shade) + ";\n";
        for (std::size_t depth = 0; depth <= (last ? graph.cuts.size() : 0); ++depth) {
            if (depth > 0) {
                text += "    subgraph cluster_cut_" + std::to_string(depth);
                text += " {\n    label=" + dot_quoted(graph.cuts[depth - 1].name) + "; style=dashed; color=";
                text += dot_colour(Ink::orange) + "; fontcolor=" + dot_colour(Ink::orange) + ";\n";
            }
            for (std::size_t node = 0; node < graph.nodes.size(); ++node)
                if (graph.nodes[node].band == band && inside[node] == depth)
                    text += node_line(graph.nodes[node], node);
        }
        for (std::size_t depth = 0; last && depth < graph.cuts.size(); ++depth) text += "    }\n";
        text += "  }\n";
    }
    for (const GraphEdge& edge : graph.edges) {
        text += "  n" + std::to_string(edge.from) + " -> n" + std::to_string(edge.to);
        if (!edge.label.empty()) text += " [label=" + dot_quoted(edge.label) + "]";
        text += ";\n";
    }
    return text += "}\n";
}

}  // namespace satdoku::draw
