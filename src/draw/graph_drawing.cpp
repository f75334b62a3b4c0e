// A graph as a drawing: bands are columns, the edges into a node meet at their label above it, and each cut is a curve
// around the nodes after it.
#include "graph_layout.hpp"
#include "looks.hpp"
#include <satdoku/core/text.hpp>
#include <algorithm>

namespace satdoku::draw {
namespace {
constexpr double graph_heading_room = 30;
constexpr double band_size = 10.5;
constexpr double band_room = 20;
constexpr double edge_size = 8;
constexpr double label_room = 20;    ///< the height of a box without notes
constexpr double note_room = 11;     ///< added to the height of all boxes if a node has a note
constexpr double above_boxes = 46;   ///< between the boxes of two rows
constexpr double joint = 15;         ///< from the middle of an edge's label down to the box
constexpr double joint_height = 11;  ///< of the background of the label
constexpr double furthest_cut = 26;  ///< from the band
constexpr double cut_step = 5;       ///< between the curves of cuts
constexpr double graph_padding = 7;
constexpr double graph_caption_size = 10.5;

void add_mark(Drawing& drawing, Point left, double width) {
    drawing.add(Line{left, {left.x + width, left.y}, {Ink::orange, 2.4}});
}

double box_width(const GraphNode& node) {
    const double cross = node.kind == GraphNodeKind::goal ? 13 : 0;
    const double words = std::max(text_width(node.label, label_size, true), text_width(node.note, note_size));
    return std::max(26.0, words + cross + 2 * graph_padding);
}

class GraphDrawing {
  public:
    explicit GraphDrawing(const Graph& graph) : graph_(graph), labels_(graph.nodes.size()) {
        for (const GraphNode& node : graph.nodes) {
            widths_.push_back(box_width(node));
            if (!node.note.empty()) box_height_ = label_room + note_room;
        }
        std::vector<double> band_widths;
        for (const std::string& band : graph.bands)
            band_widths.push_back(text_width(band, band_size, true) + 2 * graph_padding);
        layout_ = lay_out(graph, widths_, band_widths);
        for (const GraphEdge& edge : graph.edges) {
            std::string& label = labels_[edge.to];
            if (edge.label.empty() || label == edge.label) continue;
            core::append_item(label, ", ", edge.label);
        }
    }

    Drawing make() {
        drawing_.width = 2 * margin + cut_margin() + (layout_.bands.empty() ? 0 : layout_.bands.back().right);
        top_ = margin + (graph_.title.empty() ? 0 : graph_heading_room);
        draw_captions();
        bottom_ = top_ + band_room + layout_.rows * row_height();
        drawing_.height = bottom_;
        draw_bands();
        for (std::size_t edge = 0; edge < graph_.edges.size(); ++edge) draw_edge(edge);
        for (std::size_t node = 0; node < graph_.nodes.size(); ++node) draw_node(node);
        for (std::size_t cut = 0; cut < graph_.cuts.size(); ++cut) draw_cut(cut);
        draw_legend();
        if (!graph_.title.empty()) {
            add_heading(drawing_, graph_.title);
            drawing_.width = std::max(drawing_.width, 2 * margin + text_width(graph_.title, heading_size, true));
        }
        drawing_.height += margin;
        add_paper(drawing_);
        return std::move(drawing_);
    }

  private:
    double x(double place) const { return margin + cut_margin() + place; }
    /// The room for cuts left of the only band.
    double cut_margin() const { return graph_.cuts.empty() || layout_.bands.size() > 1 ? 0 : furthest_cut; }
    /// The upper edge of the boxes of a row.
    double y(std::uint32_t row) const { return top_ + band_room + (row + 1) * row_height() - box_height_ - 12; }
    double row_height() const { return box_height_ + above_boxes; }

    /// At most as wide as the graph or the legend below it.
    void draw_captions() {
        const double room = std::max(legend_width, drawing_.width - 2 * margin);
        for (const std::string& caption : graph_.captions) {
            for (const std::string& line : wrapped_words(caption, graph_caption_size, room)) {
                drawing_.add(Label{{margin, top_ + graph_caption_size}, line, graph_caption_size, Ink::text});
                top_ += graph_caption_size + 4;
            }
        }
        if (!graph_.captions.empty()) top_ += 8;
    }

    void draw_bands() {
        for (std::size_t band = 0; band < layout_.bands.size(); ++band) {
            const auto [left, right] = layout_.bands[band];
            drawing_.add(Rectangle{{x(left), top_}, right - left, bottom_ - top_, Ink::shade});
            drawing_.add(Label{
                {x((left + right) / 2), top_ + 14}, graph_.bands[band], band_size, Ink::second, Align::middle, true});
        }
    }

    /// The point where the edges into a node end: at its label above the node.
    Point joint_of(std::uint32_t node) const {
        const double above = labels_[node].empty() ? 0 : joint + joint_height / 2;
        return {x(layout_.nodes[node].x), y(layout_.nodes[node].row) - above};
    }

    void draw_edge(std::size_t edge) {
        const Pen pen{Ink::faint, 0.9};
        const GraphEdge& drawn = graph_.edges[edge];
        const GraphSpot& from = layout_.nodes[drawn.from];
        const double below = graph_.nodes[drawn.from].marked ? 4 : 0;
        Point at{x(from.x), y(from.row) + box_height_ + below};
        const auto bend_to = [&](Point to) {
            const double half = (to.y - at.y) / 2;
            drawing_.add(Curve{at, {at.x, at.y + half}, {to.x, to.y - half}, to, pen});
            at = to;
        };
        for (const GraphSpot& spot : layout_.edges[edge]) {
            bend_to({x(spot.x), y(spot.row) - joint});
            const Point bottom{at.x, y(spot.row) + box_height_};
            drawing_.add(Line{at, bottom, pen});
            at = bottom;
        }
        const Point end = joint_of(drawn.to);
        if (!labels_[drawn.to].empty()) return bend_to(end);
        bend_to({end.x, end.y - 5});
        draw_head(end, pen.ink);
    }

    void draw_head(Point tip, Ink ink) {
        drawing_.add(Polygon{{tip, {tip.x - 2.7, tip.y - 6}, {tip.x + 2.7, tip.y - 6}}, ink, {}});
    }

    void draw_node(std::size_t index) {
        const GraphNode& node = graph_.nodes[index];
        const NodeLook& look = look_of(node.kind);
        const Point top{x(layout_.nodes[index].x), y(layout_.nodes[index].row)};
        const double width = widths_[index];
        if (!labels_[index].empty()) {
            const double background = text_width(labels_[index], edge_size) + 6;
            drawing_.add(Rectangle{{top.x - background / 2, top.y - joint - joint_height / 2},
                                   background,
                                   joint_height,
                                   Ink::paper,
                                   {Ink::faint, 0.5}});
            drawing_.add(Label{{top.x, top.y - joint + 3}, labels_[index], edge_size, Ink::text, Align::middle});
            drawing_.add(Line{{top.x, top.y - joint + joint_height / 2}, {top.x, top.y - 5}, {Ink::faint, 0.9}});
            draw_head(top, Ink::faint);
        }
        const auto box = [&](double inside) {
            drawing_.add(Rectangle{{top.x - width / 2 + inside, top.y + inside},
                                   width - 2 * inside,
                                   box_height_ - 2 * inside,
                                   look.fill,
                                   look.pen,
                                   node.explanation});
        };
        box(0);
        if (look.two_frames) box(2.5);
        if (node.marked) add_mark(drawing_, {top.x - width / 2, top.y + box_height_ + 2.6}, width);
        double middle = top.x;
        const double lower = node.note.empty() ? (box_height_ - label_room) / 2 : 0;
        if (node.kind == GraphNodeKind::goal) {
            add_cross(drawing_, {top.x - width / 2 + graph_padding, top.y + 6 + lower}, 8, {look.pen.ink, 1.8, false});
            middle += 6.5;
        }
        drawing_.add(Label{{middle, top.y + 14 + lower}, node.label, label_size, Ink::text, Align::middle, true});
        if (node.note.empty()) return;
        drawing_.add(Label{{middle, top.y + 25}, node.note, note_size, Ink::text, Align::middle});
    }

    void draw_cut(std::size_t index) {
        const GraphLayout::Band& band = layout_.bands.back();
        // Curves around larger sides lie further out.
        const auto distance = static_cast<double>(graph_.cuts.size() - 1 - index);
        const bool innermost = distance == 0;
        const Pen pen{Ink::orange, innermost ? 1.8 : 1, !innermost};
        const double height = y(layout_.cuts[index]) - joint - joint_height / 2 - 11;
        const double left = x(band.left) - 5 - std::min(distance * cut_step, furthest_cut);
        const double right = x(band.right) + 6;
        constexpr double turn = 10;
        drawing_.add(Line{{right, height}, {left + turn, height}, pen});
        drawing_.add(Curve{{left + turn, height}, {left, height}, {left, height}, {left, height + turn}, pen});
        drawing_.add(Line{{left, height + turn}, {left, bottom_ + 4}, pen});
        const std::string& name = graph_.cuts[index].name;
        drawing_.add(Label{{right + 4, height + 3}, name, note_size, Ink::orange, Align::left, innermost});
        drawing_.width = std::max(drawing_.width, right + 4 + text_width(name, note_size, innermost) + margin);
        drawing_.height = std::max(drawing_.height, bottom_ + 4);
    }

    void draw_legend() {
        const double width = std::max(legend_width, drawing_.width - 2 * margin);
        drawing_.width = width + 2 * margin;
        if (graph_.kinds.empty() && graph_.marked.empty() && graph_.note.empty()) return;
        drawing_.height += margin;
        Legend legend(drawing_, margin, width);
        for (const GraphMeaning& meaning : graph_.kinds) {
            legend.add(23, meaning.words, [&](Point at) {
                const NodeLook& look = look_of(meaning.kind);
                drawing_.add(Rectangle{at, 18, 13, look.fill, look.pen});
                if (look.two_frames) drawing_.add(Rectangle{{at.x + 2.5, at.y + 2.5}, 13, 8, look.fill, look.pen});
                if (meaning.kind == GraphNodeKind::goal)
                    add_cross(drawing_, {at.x + 5.5, at.y + 3}, 7, {look.pen.ink, 1.6, false});
            });
        }
        if (!graph_.marked.empty())
            legend.add(23, graph_.marked, [&](Point at) { add_mark(drawing_, {at.x, at.y + 9}, 18); });
        if (!graph_.note.empty()) legend.add_note(graph_.note);
    }

    const Graph& graph_;
    std::vector<std::string> labels_;  ///< by node: the label of the edges into it
    std::vector<double> widths_;
    double box_height_ = label_room;
    GraphLayout layout_;
    Drawing drawing_;
    double top_ = 0;
    double bottom_ = 0;
};
}  // namespace

Drawing draw_graph(const Graph& graph) { return GraphDrawing(graph).make(); }
}  // namespace satdoku::draw
