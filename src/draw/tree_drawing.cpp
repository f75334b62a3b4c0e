// A tree as a drawing: the root on top, a box for each node, and a mark besides the colour for its ending.
#include "looks.hpp"
#include "tree_layout.hpp"
#include <satdoku/core/text.hpp>
#include <algorithm>

namespace satdoku::draw {
namespace {
constexpr double tree_heading_room = 28;
constexpr double title_size = 12;
constexpr double title_room = 26;
constexpr double box_line = 14;
constexpr double tree_padding = 5;
constexpr double narrowest_box = 26;
constexpr double box_gap = 10;       ///< between boxes side by side
constexpr double rise = 26;          ///< between boxes one above the other
constexpr double between = 40;       ///< between trees
constexpr double widest_label = 56;  ///< of one line
constexpr double mark_side = 7;
constexpr double mark_gap = 3;   ///< between a mark and the words after it
constexpr double aside = 4;      ///< of an arrow from the box that it passes, less than half the gap
constexpr double pointed = 6;    ///< length of a pointed end
constexpr double screen = 1060;  ///< the width of a row of trees

bool has_mark(NodeKind kind) { return kind == NodeKind::conflict || kind == NodeKind::model || kind == NodeKind::open; }

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

/// Two lines, the more alike the better, if words may be parted; else one.
std::vector<std::string> halves(const std::string& words) {
    std::size_t middle = std::string::npos;
    double narrowest = text_width(words, label_size, true);
    for (std::size_t at = words.find(' '); at != std::string::npos; at = words.find(' ', at + 1)) {
        const double wider = std::max(text_width(words.substr(0, at), label_size, true),
                                      text_width(words.substr(at + 1), label_size, true));
        if (wider >= narrowest) continue;
        narrowest = wider;
        middle = at;
    }
    if (middle == std::string::npos) return {words};
    return {words.substr(0, middle), words.substr(middle + 1)};
}

/// The contents of a node's box, so narrow that many boxes fit side by side.
struct Words {
    explicit Words(const TreeNode& node) : kind(node.kind), lines{node.label}, note(node.note) {
        if (kind == NodeKind::folded) {
            lines = {"..."};
            note = std::to_string(node.below);
        } else if (text_width(node.label, label_size, true) > widest_label) {
            lines = halves(node.label);
        }
    }

    /// The width of the line below the label: mark and note.
    double last_line() const {
        const double mark = has_mark(kind) ? mark_side : 0;
        const double words = note.empty() ? 0 : text_width(note, note_size);
        return mark + words + (mark > 0 && words > 0 ? mark_gap : 0);
    }
    double width() const {
        double width = last_line();
        for (const std::string& line : lines) width = std::max(width, text_width(line, label_size, true));
        return width;
    }
    double height() const {
        const double labels = static_cast<double>(lines.size()) * box_line;
        return last_line() > 0 ? labels + box_line + 2 : labels + 4;
    }

    NodeKind kind;
    std::vector<std::string> lines;  ///< of the label
    std::string note;
};

/// A rectangle, or a hexagon with pointed ends. @param corner  the upper left
Shape box_shape(Point corner, double width, double height, const NodeLook& look, bool asserted, std::string note) {
    if (!asserted) return Rectangle{corner, width, height, look.fill, look.pen, std::move(note)};
    const double right = corner.x + width;
    const double low = corner.y + height;
    const double middle = corner.y + height / 2;
    return Polygon{{{corner.x + pointed, corner.y},
                    {right - pointed, corner.y},
                    {right, middle},
                    {right - pointed, low},
                    {corner.x + pointed, low},
                    {corner.x, middle}},
                   look.fill,
                   look.pen,
                   std::move(note)};
}

/// A node with its words in it, or in the tree.
struct Box {
    explicit Box(const TreeNode& node)
        : words(node), width(std::max(narrowest_box, words.width() + 2 * tree_padding + (node.asserted ? pointed : 0))),
          height(words.height()) {}

    /// @param top  the middle of its upper edge
    void add_to(Drawing& drawing, const TreeNode& node, Point top) const {
        drawing.add(box_shape({top.x - width / 2, top.y}, width, height, look_of(node.kind), node.asserted,
                              core::join(node.explanation, "\n")));
        double y = top.y;
        for (const std::string& line : words.lines) {
            drawing.add(Label{{top.x, y + box_line - 2}, line, label_size, Ink::text, Align::middle, true});
            y += box_line;
        }
        double x = top.x - words.last_line() / 2;
        if (has_mark(node.kind)) {
            add_mark(drawing, node.kind, {x, y + 3});
            x += mark_side + mark_gap;
        }
        if (!words.note.empty()) drawing.add(Label{{x, y + box_line - 3}, words.note, note_size, Ink::text});
    }

    Words words;
    double width;
    double height;
};

class TreeDrawing {
  public:
    explicit TreeDrawing(const Tree& tree) : tree_(tree) {
        for (const TreeNode& node : tree.nodes) {
            boxes_.emplace_back(node);
            widths_.push_back(boxes_.back().width);
            tallest_ = std::max(tallest_, boxes_.back().height);
        }
    }

    Drawing make() {
        const std::vector<double> places = tidy_places(tree_.nodes, widths_, box_gap);
        const std::vector<std::uint32_t> depth = depths(tree_.nodes);
        Drawing drawing{text_width(tree_.title, title_size, true), 0};
        const double above = tree_.title.empty() ? 0 : title_room;
        for (std::size_t node = 0; node < tree_.nodes.size(); ++node) {
            tops_.push_back({places[node] + aside, above + depth[node] * (tallest_ + rise)});
            drawing.width = std::max(drawing.width, tops_[node].x + widths_[node] / 2 + aside);
            drawing.height = std::max(drawing.height, tops_[node].y + boxes_[node].height);
        }
        for (std::size_t node = 0; node < tree_.nodes.size(); ++node) add_branch(drawing, node);
        for (const TreeArrow& arrow : tree_.arrows) add_jump(drawing, arrow);
        for (std::size_t node = 0; node < tree_.nodes.size(); ++node)
            boxes_[node].add_to(drawing, tree_.nodes[node], tops_[node]);
        if (!tree_.title.empty())
            drawing.add(Label{{0, title_size}, tree_.title, title_size, Ink::text, Align::left, true});
        return drawing;
    }

  private:
    void add_branch(Drawing& drawing, std::size_t node) const {
        const std::uint32_t parent = tree_.nodes[node].parent;
        if (parent == TreeNode::no_parent) return;
        const Point from{tops_[parent].x, tops_[parent].y + boxes_[parent].height};
        drawing.add(Line{from, tops_[node], {Ink::faint, 0.9, tree_.nodes[node].kind == NodeKind::folded}});
    }

    /// Up along the branches, past each box through the gap next to it, so that no label is crossed.
    void add_jump(Drawing& drawing, const TreeArrow& arrow) const {
        constexpr double head = 6;
        const double side = tops_[arrow.from].x < tops_[arrow.to].x ? -1 : 1;
        Polyline line{{{tops_[arrow.from].x + side * aside, tops_[arrow.from].y}}, {Ink::purple, 1, true}};
        std::uint32_t node = tree_.nodes[arrow.from].parent;
        for (; node != arrow.to && node != TreeNode::no_parent; node = tree_.nodes[node].parent) {
            const double side_x = tops_[node].x + side * (widths_[node] / 2 + aside);
            line.points.push_back({side_x, tops_[node].y + tallest_});
            line.points.push_back({side_x, tops_[node].y});
        }
        const Point tip{tops_[arrow.to].x + side * aside, tops_[arrow.to].y + boxes_[arrow.to].height + 1};
        line.points.push_back({tip.x, std::max(tip.y + head, tops_[arrow.to].y + tallest_)});
        line.points.push_back({tip.x, tip.y + head});
        line.note = arrow.explanation;
        drawing.add(std::move(line));
        drawing.add(Polygon{{tip, {tip.x - 2.7, tip.y + head}, {tip.x + 2.7, tip.y + head}}, Ink::purple, {}});
    }

    const Tree& tree_;
    std::vector<Box> boxes_;  ///< by node
    std::vector<double> widths_;
    std::vector<Point> tops_;  ///< by node: the middle of its upper edge
    double tallest_ = 0;
};

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
    if (!meanings.asserted.empty()) {
        legend.add(box + 4 + gap, meanings.asserted,
                   [&](Point at) { drawing.add(box_shape(at, box + 4, 13, look_of(NodeKind::inner), true, {})); });
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
    double right = 0;
    double x = margin;
    double top = drawing.height;
    for (const Tree& tree : trees) {
        const Drawing piece = TreeDrawing(tree).make();
        if (x > margin && x + piece.width > margin + screen) {
            x = margin;
            top = drawing.height + between;
        }
        put(drawing, piece, {x, top});
        right = std::max(right, x + piece.width);
        x += piece.width + between;
        drawing.height = std::max(drawing.height, top + piece.height);
    }
    const double inner =
        std::max({right - margin, legend_width, has_heading ? text_width(legend.title, heading_size, true) : 0});
    drawing.width = inner + 2 * margin;
    const Drawing words = draw_legend(legend, inner);
    put(drawing, words, {margin, drawing.height + margin});
    drawing.height += margin + words.height + margin / 2;
    if (has_heading) add_heading(drawing, legend.title);
    add_paper(drawing);
    return drawing;
}
}  // namespace satdoku::draw
