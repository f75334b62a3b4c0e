// Trees for graphviz, which lays them out itself.
#include "dot.hpp"
#include "looks.hpp"

namespace satdoku::draw {

namespace {

std::string name_of(std::size_t tree, std::size_t node) {
    std::string name = "t";
    return name.append(std::to_string(tree)).append("n").append(std::to_string(node));
}

std::string joined(const std::vector<std::string>& lines) {
    std::string text;
    for (const std::string& line : lines) text.append(text.empty() ? "" : "\n").append(line);
    return text;
}

std::string node_line(const TreeNode& node, const std::string& name) {
    const NodeLook& look = look_of(node.kind);
    std::string below(look.mark);
    if (!node.note.empty()) below.append(below.empty() ? "" : " ").append(node.note);
    const std::string label = below.empty() ? node.label : joined({node.label, below});
    std::string line = "    " + name + " [label=" + dot_quoted(label);
    line += ", fillcolor=" + dot_colour(look.fill) + ", color=" + dot_colour(look.pen.ink);
    if (look.pen.dashed) line += ", style=\"filled,dashed\"";
    if (!node.explanation.empty()) line += ", tooltip=" + dot_quoted(joined(node.explanation));
    return line += "];\n";
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
            text += " [style=dashed, constraint=false, arrowhead=normal, color=" + dot_colour(Ink::purple) +
                    "];\n";
        }
        text += "  }\n";
    }
    return text += "}\n";
}

}  // namespace satdoku::draw
