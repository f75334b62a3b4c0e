// Trees and graphs in the language of graphviz, which lays them out itself.
#include "looks.hpp"
#include <satdoku/core/text.hpp>
#include <algorithm>

namespace satdoku::draw {
std::string dot_quoted(std::string_view text) {
    std::string quoted = "\"";
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        for (const char character : utf_8(code_points(text.substr(0, end)))) {
            if (character == '"' || character == '\\') quoted += '\\';
            quoted += character;
        }
        if (end < text.size()) quoted += "\\n";
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return quoted += '"';
}

std::string dot_colour(Ink ink) { return dot_quoted(hexadecimal(on_light(ink))); }

namespace {
std::string name_of(std::size_t tree, std::size_t node) {
    return "t" + std::to_string(tree) + "n" + std::to_string(node);
}

/// A node with its attributes. @param label, explanation  may have several lines
std::string node_line(const std::string& name, const NodeLook& look, const std::string& label,
                      const std::string& explanation) {
    std::string line = "    " + name + " [label=" + dot_quoted(label);
    line += ", fillcolor=" + dot_colour(look.fill) + ", color=" + dot_colour(look.pen.ink);
    if (look.pen.dashed) line += ", style=\"filled,dashed\"";
    if (look.two_frames) line += ", peripheries=2";
    if (look.pen.width >= 2) line += ", penwidth=2";
    if (!explanation.empty()) line += ", tooltip=" + dot_quoted(explanation);
    return line += "];\n";
}

std::string node_line(const TreeNode& node, const std::string& name) {
    const NodeLook& look = look_of(node.kind);
    std::string below(look.mark);
    if (!node.note.empty()) core::append_item(below, " ", node.note);
    std::string label = node.label;
    if (!below.empty()) core::append_item(label, "\n", below);
    std::string line = node_line(name, look, label, core::join(node.explanation, "\n"));
    if (node.asserted) line.insert(line.rfind(']'), ", shape=hexagon");
    return line;
}

std::string node_line(const GraphNode& node, std::size_t index) {
    const NodeLook& look = look_of(node.kind);
    std::string label(look.mark);
    core::append_item(label, " ", node.label);
    if (!node.note.empty()) label.append("\n").append(node.note);
    std::string line = node_line("n" + std::to_string(index), look, label, node.explanation);
    if (node.marked) line.insert(line.rfind(']'), ", fontcolor=" + dot_colour(Ink::orange));
    return line;
}
}  // namespace

std::string trees_as_dot(std::span<const Tree> trees, const TreeLegend& legend) {
    std::string text = "digraph trees {\n  graph [label=" + dot_quoted(legend.title);
    text +=
        ", labelloc=t, fontname=\"Helvetica\", ordering=out, nodesep=0.15, ranksep=0.3];\n"
        "  node [shape=box, style=filled, fontname=\"Helvetica\", fontsize=11, margin=\"0.06,0.03\", "
        "height=0.3, width=0.3];\n"
        "  edge [arrowhead=none, color=" +
        dot_colour(Ink::faint) + "];\n";
    for (std::size_t index = 0; index < trees.size(); ++index) {
        const Tree& tree = trees[index];
        text += "  subgraph cluster_" + std::to_string(index) + " {\n    label=" + dot_quoted(tree.title);
        text += "; color=" + dot_colour(Ink::faint) + ";\n";
        for (std::size_t node = 0; node < tree.nodes.size(); ++node)
            text += node_line(tree.nodes[node], name_of(index, node));
        for (std::size_t node = 0; node < tree.nodes.size(); ++node) {
            const std::uint32_t parent = tree.nodes[node].parent;
            if (parent == TreeNode::no_parent) continue;
            text += "    " + name_of(index, parent) + " -> " + name_of(index, node);
            text += tree.nodes[node].kind == NodeKind::folded ? " [style=dashed];\n" : ";\n";
        }
        for (const TreeArrow& arrow : tree.arrows) {
            text += "    " + name_of(index, arrow.from) + " -> " + name_of(index, arrow.to);
            text += " [style=dashed, constraint=false, arrowhead=normal, color=" + dot_colour(Ink::purple) + "];\n";
        }
        text += "  }\n";
    }
    return text += "}\n";
}

std::string graph_as_dot(const Graph& graph) {
    std::string title = graph.title;
    for (const std::string& caption : graph.captions) core::append_item(title, "\n", caption);
    std::string text = "digraph implications {\n  graph [label=" + dot_quoted(title);
    text +=
        ", labelloc=t, fontname=\"Helvetica\", rankdir=LR];\n"
        "  node [shape=box, style=filled, fontname=\"Helvetica\", fontsize=11, margin=\"0.08,0.03\", "
        "height=0.3, width=0.4];\n"
        "  edge [fontname=\"Helvetica\", fontsize=9, color=" +
        dot_colour(Ink::faint) + "];\n";
    // The clusters of the cuts are nested: a node is in as many of them as there are cuts before it.
    std::vector<std::size_t> inside(graph.nodes.size());
    for (const GraphCut& cut : graph.cuts)
        for (const std::uint32_t node : cut.side) ++inside[node];
    for (std::size_t band = 0; band < graph.bands.size(); ++band) {
        const bool last = band + 1 == graph.bands.size();
        text += "  subgraph cluster_" + std::to_string(band) + " {\n    label=" + dot_quoted(graph.bands[band]);
        text += "; style=filled; color=" + dot_colour(Ink::shade) + ";\n";
        for (std::size_t depth = 0; depth <= (last ? graph.cuts.size() : 0); ++depth) {
            if (depth > 0) {
                text += "    subgraph cluster_cut_" + std::to_string(depth);
                text += " {\n    label=" + dot_quoted(graph.cuts[depth - 1].name) + "; style=dashed; color=";
                text += dot_colour(Ink::orange) + "; fontcolor=" + dot_colour(Ink::orange) + ";\n";
            }
            for (std::size_t node = 0; node < graph.nodes.size(); ++node)
                if (graph.nodes[node].band == band && inside[node] == depth) text += node_line(graph.nodes[node], node);
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
