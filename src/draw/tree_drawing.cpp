// A tree as a drawing: the root on top, a box for each node, and a mark besides the colour for its ending.
#include "looks.hpp"
#include "tree_layout.hpp"

#include <satdoku/draw/letters.hpp>

#include <algorithm>

namespace satdoku::draw {

namespace {

constexpr double tree_heading_room = 28;
constexpr double title_size = 12;
constexpr double title_room = 26;
constexpr double box_line = 14;
constexpr double tree_padding = 5;
constexpr double narrowest_box = 26;
constexpr double box_gap = 10;  ///< between boxes side by side
constexpr double rise = 26;     ///< between boxes one above the other
constexpr double between = 40;  ///< between trees
constexpr double mark_side = 7;

bool has_mark(NodeKind kind) {
    return kind == NodeKind::conflict || kind == NodeKind::model || kind == NodeKind::open;
}

/// A mark in a square. @param at  the upper-left corner
void add_mark(Drawing& drawing, NodeKind kind, Point at) {
    const Pen pen{look_of(kind).pen.ink, 1.6, false};
    if (kind == NodeKind::conflict) {
        add_cross(drawing, at, mark_side, pen);
    } else if (kind == NodeKind::model) {
        add_check(drawing, at, mark_side, pen);
    } else {
        drawing.add(Label{{at.x + mark_side / 2, at.y + mark_side},
                          std::string(look_of(kind).mark),
                          note_size + 1,
                          look_of(kind).pen.ink,
                          Align::middle,
                          true});
    }
}

/// The width of the second line of a box.
double second_line(const TreeNode& node) {
    const double mark = has_mark(node.kind) ? mark_side : 0;
    const double note = node.note.empty() ? 0 : text_width(node.note, note_size);
    return mark + note + (mark > 0 && note > 0 ? 3 : 0);
}

double box_width(const TreeNode& node) {
    const double words = std::max(text_width(node.label, label_size, true), second_line(node));
    return std::max(narrowest_box, words + 2 * tree_padding);
}

double box_height(const TreeNode& node) {
    return second_line(node) > 0 ? 2 * box_line + 2 : box_line + 4;
}

void add_node(Drawing& drawing, const TreeNode& node, Point top) {
    const NodeLook& look = look_of(node.kind);
    const double width = box_width(node);
    drawing.add(Rectangle{{top.x - width / 2, top.y}, width, box_height(node), look.fill, look.pen});
    drawing.add(Label{{top.x, top.y + box_line - 2}, node.label, label_size, Ink::text, Align::middle, true});
    double x = top.x - second_line(node) / 2;
    if (has_mark(node.kind)) {
        add_mark(drawing, node.kind, {x, top.y + box_line + 3});
        x += mark_side + 3;
    }
    if (node.note.empty()) return;
    drawing.add(Label{{x, top.y + 2 * box_line - 3}, node.note, note_size, Ink::text});
}

Drawing draw_tree(const Tree& tree) {
    std::vector<double> widths;
    double tallest = 0;
    for (const TreeNode& node : tree.nodes) {
        widths.push_back(box_width(node));
        tallest = std::max(tallest, box_height(node));
    }
    const std::vector<double> places = tidy_places(tree.nodes, widths, box_gap);
    const std::vector<std::uint32_t> depth = depths(tree.nodes);
    Drawing drawing{text_width(tree.title, title_size, true), 0};
    const double above = tree.title.empty() ? 0 : title_room;
    std::vector<Point> tops;
    for (std::size_t node = 0; node < tree.nodes.size(); ++node) {
        tops.push_back({places[node], above + depth[node] * (tallest + rise)});
        drawing.width = std::max(drawing.width, places[node] + widths[node] / 2);
        drawing.height = std::max(drawing.height, tops[node].y + box_height(tree.nodes[node]));
    }
    const Pen edge{Ink::faint, 0.9};
    for (std::size_t node = 0; node < tree.nodes.size(); ++node) {
        const std::uint32_t parent = tree.nodes[node].parent;
        if (parent == TreeNode::no_parent) continue;
        const Point from{tops[parent].x, tops[parent].y + box_height(tree.nodes[parent])};
        drawing.add(Line{from, tops[node], {edge.ink, edge.width, tree.nodes[node].kind == NodeKind::folded}});
    }
    for (const TreeArrow& arrow : tree.arrows) {
        const Point from{tops[arrow.from].x, tops[arrow.from].y};
        const Point to{tops[arrow.to].x, tops[arrow.to].y + box_height(tree.nodes[arrow.to])};
        add_arrow(drawing, from, to, 0.18, 2, {Ink::purple, 1, true});
    }
    for (std::size_t node = 0; node < tree.nodes.size(); ++node) add_node(drawing, tree.nodes[node], tops[node]);
    if (!tree.title.empty()) {
        drawing.add(Label{{0, title_size}, tree.title, title_size, Ink::text, Align::left, true});
    }
    return drawing;
}

/// The meaning of the boxes and arrows.
Drawing draw_legend(const TreeLegend& meanings, double width) {
    Drawing drawing{width, 0};
    Legend legend(drawing, 0, width);
    constexpr double box = 18;
    constexpr double arrow = 30;
    constexpr double gap = 5;
    for (const TreeMeaning& meaning : meanings.kinds) {
        legend.add(box + gap, meaning.words, [&](Point at) {
            const NodeLook& look = look_of(meaning.kind);
            drawing.add(Rectangle{at, box, 13, look.fill, look.pen});
            if (has_mark(meaning.kind)) add_mark(drawing, meaning.kind, {at.x + (box - mark_side) / 2, at.y + 3});
        });
    }
    if (!meanings.arrows.empty()) {
        legend.add(arrow + gap, meanings.arrows, [&](Point at) {
            add_arrow(drawing, {at.x, at.y + 7}, {at.x + arrow, at.y + 7}, 0, 1, {Ink::purple, 1, true});
        });
    }
    if (!meanings.note.empty()) legend.add(gap, meanings.note, [](Point) {});
    return drawing;
}

}  // namespace

Drawing draw_trees(std::span<const Tree> trees, const TreeLegend& legend) {
    Drawing drawing{0, margin};
    const bool has_heading = !legend.title.empty();
    if (has_heading) drawing.height += tree_heading_room;
    const double top = drawing.height;
    double x = margin;
    for (const Tree& tree : trees) {
        const Drawing piece = draw_tree(tree);
        put(drawing, piece, {x, top});
        x += piece.width + between;
        drawing.height = std::max(drawing.height, top + piece.height);
    }
    const double inner =
        std::max({x - between - margin, legend_width, has_heading ? text_width(legend.title, heading_size, true) : 0});
    drawing.width = inner + 2 * margin;
    const Drawing words = draw_legend(legend, inner);
    put(drawing, words, {margin, drawing.height + margin});
    drawing.height += margin + words.height + margin / 2;
    if (has_heading) add_heading(drawing, legend.title);
    add_paper(drawing);
    return drawing;
}

}  // namespace satdoku::draw
