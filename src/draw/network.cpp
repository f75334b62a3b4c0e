#include "chart_frame.hpp"
#include "looks.hpp"
#include <satdoku/core/hash.hpp>
#include <satdoku/draw/network.hpp>
#include <algorithm>
#include <numbers>

namespace satdoku::draw {
namespace {
constexpr double network_side = 520;
constexpr double border = 26;
constexpr double network_label_size = 7;

/// The radii of the nodes, whose areas together cover a fixed part of the picture.
std::vector<double> radii_of(const Network& network) {
    constexpr double covered = 0.10;
    constexpr double smallest = 1.1;
    constexpr double largest = 15;
    double sum = 0;
    for (const NetworkNode& node : network.nodes) sum += std::max(node.weight, 0.0);
    std::vector<double> radii;
    for (const NetworkNode& node : network.nodes) {
        const double area = sum > 0 ? covered * network_side * network_side * std::max(node.weight, 0.0) / sum : 0;
        radii.push_back(std::clamp(std::sqrt(area / 3.14159), smallest, largest));
    }
    return radii;
}

/// The edges in the order of painting: the strongest last, above the others. Of too many the weakest are omitted; edges
/// of the same strength are omitted evenly all over the picture, by hashes of their nodes.
std::vector<NetworkEdge> edges_to_draw(const Network& network) {
    std::vector<NetworkEdge> edges = network.edges;
    const auto order = [](const NetworkEdge& edge) {
        return std::pair(edge.weight, core::split_mix((std::uint64_t{edge.from} << 32U) + edge.to));
    };
    std::ranges::sort(edges, {}, order);
    if (edges.size() > most_network_edges) edges.erase(edges.begin(), edges.end() - most_network_edges);
    return edges;
}

/// The mark of a node, by its group: eight shapes, so that groups differ by more than colour.
Shape node_mark(std::uint32_t group, Point at, double radius, Ink fill, const Pen& pen, std::string note = {}) {
    static constexpr std::array<int, 8> corner_counts = {0, 4, 3, 4, 5, 3, 6, 4};
    static constexpr std::array<double, 8> turns = {0, 45, -90, 0, -90, 90, 0, 45};  // of the first corner, in degrees
    static constexpr std::array<double, 8> inners = {0, 0, 0, 0, 0.45, 0, 0, 0.4};   // radii between corners of stars
    static constexpr std::array<double, 8> sizes = {1, 1.25, 1.5, 1.25, 1.5, 1.5, 1.1, 1.6};  // for the area of a disc
    const std::size_t figure = group % sizes.size();
    const int corners = corner_counts[figure];
    const double inner = inners[figure];
    if (corners == 0) return Circle{at, radius, fill, pen, std::move(note)};
    Polygon polygon{{}, fill, pen, std::move(note)};
    const int points = inner > 0 ? 2 * corners : corners;
    for (int point = 0; point < points; ++point) {
        const double angle = (turns[figure] + 360.0 * point / points) * std::numbers::pi / 180;
        const double distance = radius * sizes[figure] * (inner > 0 && point % 2 == 1 ? inner : 1);
        polygon.corners.push_back({at.x + distance * std::cos(angle), at.y + distance * std::sin(angle)});
    }
    return polygon;
}

/// In the colour of the group: full, of the next eight groups hollow, and so on.
Shape group_mark(std::uint32_t group, Point at, double radius, std::string note = {}) {
    const Ink ink = group_ink(group);
    const bool is_hollow = group / 8 % 2 == 1;
    const Pen pen = is_hollow ? Pen{ink, std::max(0.5, radius * 0.4)} : Pen{Ink::paper, 0.4};
    return node_mark(group, at, is_hollow ? radius * 0.8 : radius, is_hollow ? Ink::paper : ink, pen, std::move(note));
}

/// Draws the groups that have words: the mark of each in its colour. Returns the upper end of the room below.
double draw_groups(Drawing& drawing, double top, const Network& network) {
    double left = chart_edge;
    bool any = false;
    for (std::uint32_t group = 0; group < network.groups.size(); ++group) {
        if (network.groups[group].empty()) continue;
        const double width = 12 + text_width(network.groups[group], words_size);
        if (any && left + width > drawing.width - chart_edge) {
            left = chart_edge;
            top += words_size + 4;
        }
        drawing.add(group_mark(group, {left + 4, top + words_size * 0.65}, 3.6));
        drawing.add(Label{{left + 11, top + words_size}, network.groups[group], words_size});
        left += width + 12;
        any = true;
    }
    if (!network.other_groups.empty()) {
        if (left + text_width(network.other_groups, words_size) > drawing.width - chart_edge) {
            left = chart_edge;
            top += words_size + 4;
        }
        drawing.add(Label{{left, top + words_size}, network.other_groups, words_size, Ink::second});
    }
    return any ? top + words_size + 6 : top;
}
}  // namespace

Drawing draw_network(const Network& network, std::span<const Point> places) {
    Drawing drawing{network_side + 2 * border, network_side + 2 * border + 100};
    double top = begin_chart(drawing, network.title, {});
    top = draw_captions(drawing, top, network.captions, network_side);
    top = draw_heat_scale(drawing, draw_groups(drawing, top + 2, network), network.heat_name);
    set_height(drawing, top + network_side + 2 * border);
    const auto place = [&](std::uint32_t node) {
        return Point{border + places[node].x * network_side, top + border + places[node].y * network_side};
    };
    const std::vector<NetworkEdge> edges = edges_to_draw(network);
    const double strongest = edges.empty() ? 1 : edges.back().weight;
    // The more edges there are, the thinner they are drawn.
    const double thinnest = std::clamp(60 / static_cast<double>(edges.size() + 1), 0.1, 0.4);
    for (const NetworkEdge& edge : edges) {
        const double width = thinnest + 3 * thinnest * std::sqrt(std::max(0.0, edge.weight / strongest));
        drawing.add(Line{place(edge.from), place(edge.to), {Ink::web, width}});
    }
    const std::vector<double> radii = radii_of(network);
    for (std::uint32_t index = 0; index < network.nodes.size(); ++index) {
        const NetworkNode& node = network.nodes[index];
        if (node.heat < 0) {
            drawing.add(group_mark(node.group, place(index), radii[index], node.note));
            continue;
        }
        const Pen pen{group_ink(node.group), std::max(0.4, radii[index] * 0.2)};
        const Ink fill = node.heat > 0 ? heat_ink(node.heat) : Ink::paper;
        drawing.add(node_mark(node.group, place(index), radii[index], fill, pen, node.note));
    }
    if (network.nodes.size() > most_network_labels) return drawing;
    for (std::uint32_t index = 0; index < network.nodes.size(); ++index) {
        const Point at = place(index);
        const std::string& label = network.nodes[index].label;
        drawing.add(Label{{at.x, at.y - radii[index] - 2}, label, network_label_size, Ink::text, Align::middle});
    }
    return drawing;
}

std::string network_as_dot(const Network& network, std::span<const Point> places) {
    constexpr double inches = 10;
    std::string text = "graph {\n  label=" + dot_quoted(network.title) +
                       ";\n  node [shape=circle, style=filled, fontsize=8];\n  edge [color=\"#b4b4b4\"];\n";
    const std::vector<double> radii = radii_of(network);
    for (std::size_t index = 0; index < network.nodes.size(); ++index) {
        const NetworkNode& node = network.nodes[index];
        const Ink fill = node.heat > 0 ? heat_ink(node.heat) : node.heat == 0 ? Ink::paper : group_ink(node.group);
        text.append("  n").append(std::to_string(index)).append(" [label=").append(dot_quoted(node.label));
        text.append(", fillcolor=").append(dot_colour(fill)).append(", width=");
        text.append(numeral(radii[index] / 20)).append(", pos=\"").append(numeral(places[index].x * inches * 72));
        text.append(",").append(numeral((1 - places[index].y) * inches * 72)).append("\"");
        if (!node.note.empty()) text.append(", tooltip=").append(dot_quoted(node.note));
        text += "];\n";
    }
    for (const NetworkEdge& edge : network.edges) {
        text.append("  n").append(std::to_string(edge.from)).append(" -- n").append(std::to_string(edge.to));
        text.append(" [weight=").append(numeral(edge.weight)).append("];\n");
    }
    return text += "}\n";
}
}  // namespace satdoku::draw
