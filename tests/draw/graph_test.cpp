#include "draw/xml.hpp"
#include "graph_layout.hpp"
#include "support/catch.hpp"
#include <satdoku/core/random.hpp>
#include <satdoku/draw/graph.hpp>
#include <satdoku/draw/web.hpp>
#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

using namespace satdoku;
using Catch::Matchers::Contains;
using draw::Graph;
using draw::GraphNodeKind;

namespace {
constexpr double node_width = 30;

/// The number of pairs of edges that cross between two rows.
std::uint64_t crossings(const Graph& graph, const draw::GraphLayout& layout) {
    std::vector<std::vector<std::pair<double, double>>> lines(layout.rows);
    for (std::size_t edge = 0; edge < graph.edges.size(); ++edge) {
        draw::GraphSpot at = layout.nodes[graph.edges[edge].from];
        for (const draw::GraphSpot& next : layout.edges[edge]) {
            lines[at.row].emplace_back(at.x, next.x);
            at = next;
        }
        lines[at.row].emplace_back(at.x, layout.nodes[graph.edges[edge].to].x);
    }
    std::uint64_t sum = 0;
    for (const auto& of_row : lines)
        for (const auto& [from, to] : of_row)
            for (const auto& [other_from, other_to] : of_row) sum += from < other_from && to > other_to ? 1 : 0;
    return sum;
}

/// Bands from left to right, edges to later nodes, and cuts that nothing leads out of.
Graph random_graph(core::Random& random) {
    Graph graph;
    const auto bands = static_cast<std::uint32_t>(1 + random.below(4));
    for (std::uint32_t band = 0; band < bands; ++band) {
        graph.bands.push_back("level " + std::to_string(band));
        for (std::uint64_t node = 0; node <= random.below(8); ++node)
            graph.nodes.push_back({band, GraphNodeKind::implied, std::to_string(graph.nodes.size())});
    }
    const auto count = static_cast<std::uint32_t>(graph.nodes.size());
    for (std::uint32_t from = 0; from < count; ++from) {
        for (std::uint32_t to = from + 1; to < count; ++to)
            if (random.below(4) == 0) graph.edges.push_back({from, to, std::to_string(to)});
    }
    // The last nodes of the last band: edges lead to later nodes only.
    auto begin = count;
    while (begin > 0 && graph.nodes[begin - 1].band + 1 == bands) --begin;
    for (std::uint32_t first = begin + 1; first < count; first += 1 + static_cast<std::uint32_t>(random.below(3))) {
        graph.cuts.push_back({"cut", {}});
        for (std::uint32_t node = first; node < count; ++node) graph.cuts.back().side.push_back(node);
    }
    return graph;
}

/// What is wrong with a layout: an edge that does not lead down, things that overlap, something outside its band, a cut
/// that does not separate what it should.
std::string fault_of(const Graph& graph, const draw::GraphLayout& layout) {
    constexpr double tolerance = 1e-6;
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::vector<std::pair<double, double>>> rows;
    const auto put = [&](std::uint32_t band, const draw::GraphSpot& spot, double width) {
        rows[{spot.row, band}].emplace_back(spot.x, width);
        return spot.row < layout.rows && spot.x - width / 2 >= layout.bands[band].left - tolerance &&
               spot.x + width / 2 <= layout.bands[band].right + tolerance;
    };
    for (std::size_t node = 0; node < graph.nodes.size(); ++node)
        if (!put(graph.nodes[node].band, layout.nodes[node], node_width)) return "a node is beside its band";
    std::map<std::pair<std::uint32_t, std::uint32_t>, double> passes;
    for (std::size_t index = 0; index < graph.edges.size(); ++index) {
        const draw::GraphEdge& edge = graph.edges[index];
        std::uint32_t row = layout.nodes[edge.from].row;
        for (const draw::GraphSpot& spot : layout.edges[index]) {
            if (spot.row != row + 1) return "an edge leaves out a row";
            row = spot.row;
            // Edges to the same node share their places.
            const auto [shared, is_new] = passes.emplace(std::pair(edge.to, spot.row), spot.x);
            if (!is_new && shared->second != spot.x) return "edges to a node part";
            if (is_new && !put(graph.nodes[edge.to].band, spot, 0)) return "an edge is beside its band";
        }
        if (layout.nodes[edge.to].row != row + 1) return "an edge does not lead down to its end";
    }
    for (auto& [place, row] : rows) {
        std::sort(row.begin(), row.end());
        for (std::size_t index = 1; index < row.size(); ++index) {
            const double room = row[index].first - row[index - 1].first;
            if (room < (row[index].second + row[index - 1].second) / 2 + 1) return "two overlap";
        }
    }
    for (std::size_t cut = 0; cut < graph.cuts.size(); ++cut) {
        const auto& side = graph.cuts[cut].side;
        for (std::uint32_t node = 0; node < graph.nodes.size(); ++node) {
            if (graph.nodes[node].band + 1 != graph.bands.size()) continue;
            const bool is_below = std::find(side.begin(), side.end(), node) != side.end();
            if (is_below != (layout.nodes[node].row >= layout.cuts[cut])) return "a node is on the wrong side";
        }
    }
    for (std::size_t band = 1; band < layout.bands.size(); ++band)
        if (layout.bands[band].left <= layout.bands[band - 1].right) return "bands overlap";
    return "";
}

draw::GraphLayout laid_out(const Graph& graph) {
    const std::vector<double> widths(graph.nodes.size(), node_width);
    const std::vector<double> bands(graph.bands.size(), 50);
    return draw::lay_out(graph, widths, bands);
}
}  // namespace

TEST_CASE("edges lead down, nothing overlaps, and cuts part", "[draw][graph]") {
    core::Random random(3);
    for (int round = 0; round < 200; ++round) {
        const Graph graph = random_graph(random);
        CAPTURE(round, graph.nodes.size());
        REQUIRE(fault_of(graph, laid_out(graph)) == "");
    }
}

TEST_CASE("a wide graph continues below, and no two labels of nodes overlap", "[draw][graph]") {
    Graph graph{.captions = {"learned", std::string(300, '1') + " 2 3"}, .bands = {"levels 1 to 3", "4"}};
    for (std::uint32_t node = 0; node < 90; ++node) graph.nodes.push_back({node < 30 ? 0U : 1U});
    for (draw::GraphNode& node : graph.nodes) node.label = node.explanation = "-12345";
    for (std::uint32_t node = 0; node < 89; ++node) graph.edges.push_back({node, 89, "7 (+2)"});
    const draw::Drawing drawing = draw::draw_graph(graph);
    CHECK(drawing.width < 1000 + 300 * 6);
    graph.captions.pop_back();
    CHECK(draw::draw_graph(graph).width < 1000);
    std::vector<draw::Label> labels;
    for (const draw::Shape& shape : drawing.shapes) {
        const auto* const label = std::get_if<draw::Label>(&shape);
        if (label != nullptr && label->text == "-12345") labels.push_back(*label);
    }
    REQUIRE(labels.size() == 90);
    for (std::size_t one = 0; one < labels.size(); ++one) {
        for (std::size_t other = 0; other < one; ++other) {
            const bool are_apart = std::abs(labels[one].at.x - labels[other].at.x) > 40;
            CHECK((are_apart || std::abs(labels[one].at.y - labels[other].at.y) > 15));
        }
        CHECK((labels[one].at.x > 20 && labels[one].at.x < drawing.width - 20 && labels[one].at.y < drawing.height));
    }
}

TEST_CASE("nothing of a graph is outside of its picture", "[draw][graph]") {
    core::Random random(8);
    for (int round = 0; round < 100; ++round) {
        Graph graph = random_graph(random);
        graph.title = "title";
        for (draw::GraphNode& node : graph.nodes) node.marked = random.below(3) == 0;
        const draw::Drawing drawing = draw::draw_graph(graph);
        const auto is_inside = [&](draw::Point at) {
            return at.x >= 0 && at.x <= drawing.width && at.y >= 0 && at.y <= drawing.height;
        };
        CAPTURE(round);
        for (const draw::Shape& shape : drawing.shapes) {
            if (const auto* const line = std::get_if<draw::Line>(&shape))
                REQUIRE((is_inside(line->from) && is_inside(line->to)));
            if (const auto* const box = std::get_if<draw::Rectangle>(&shape))
                REQUIRE(
                    (is_inside(box->corner) && is_inside({box->corner.x + box->width, box->corner.y + box->height})));
            if (const auto* const curve = std::get_if<draw::Curve>(&shape))
                REQUIRE((is_inside(curve->from) && is_inside(curve->to)));
            if (const auto* const label = std::get_if<draw::Label>(&shape)) REQUIRE(is_inside(label->at));
        }
    }
}

TEST_CASE("the judge of layouts finds what is wrong", "[draw][graph]") {
    Graph graph{.bands = {"1", "2"}};
    for (std::uint32_t node = 0; node < 5; ++node) graph.nodes.push_back({node < 2 ? 0U : 1U});
    graph.edges = {{0, 1, "a"}, {1, 3, "b"}, {2, 3, "b"}, {0, 4, "c"}, {3, 4, "c"}};
    graph.cuts = {{"cut", {3, 4}}};
    const draw::GraphLayout right = laid_out(graph);
    REQUIRE(fault_of(graph, right) == "");
    draw::GraphLayout wrong = right;
    wrong.nodes[4].row = wrong.nodes[3].row;
    CHECK(fault_of(graph, wrong) != "");
    wrong = right;
    wrong.nodes[2].x += 100;
    CHECK(fault_of(graph, wrong) == "a node is beside its band");
    wrong = right;
    ++wrong.cuts[0];
    CHECK(fault_of(graph, wrong) == "a node is on the wrong side");
    wrong = right;
    REQUIRE_FALSE(wrong.edges[3].empty());
    wrong.edges[3].pop_back();
    CHECK(fault_of(graph, wrong) == "an edge does not lead down to its end");
    wrong = right;
    wrong.edges[3].back().x = wrong.nodes[3].x;
    CHECK(fault_of(graph, wrong) == "two overlap");
}

TEST_CASE("edges cross where they must and nowhere else", "[draw][graph]") {
    // A ladder whose rungs are given in an order that crosses all of them.
    Graph ladder{.bands = {"1"}};
    for (std::uint32_t node = 0; node < 10; ++node) ladder.nodes.push_back({});
    for (std::uint32_t node = 0; node < 5; ++node) ladder.edges.push_back({node, 9 - node, ""});
    CHECK(crossings(ladder, laid_out(ladder)) == 0);
    // Three above are each connected with three below: at least nine crossings.
    Graph full{.bands = {"1"}};
    for (std::uint32_t node = 0; node < 6; ++node) full.nodes.push_back({});
    for (std::uint32_t from = 0; from < 3; ++from)
        for (std::uint32_t to = 3; to < 6; ++to) full.edges.push_back({from, to, ""});
    CHECK(crossings(full, laid_out(full)) == 9);
    // Counted pair by pair.
    core::Random random(4);
    for (int round = 0; round < 20; ++round) {
        Graph graph{.bands = {"1"}};
        for (std::uint32_t node = 0; node < 24; ++node) graph.nodes.push_back({});
        for (int edge = 0; edge < 40; ++edge) {
            const auto from = static_cast<std::uint32_t>(random.below(12));
            graph.edges.push_back({from, 12 + static_cast<std::uint32_t>(random.below(12)), ""});
        }
        const draw::GraphLayout layout = laid_out(graph);
        std::uint64_t pairs = 0;
        for (const draw::GraphEdge& one : graph.edges) {
            for (const draw::GraphEdge& other : graph.edges) {
                const bool is_left = layout.nodes[one.from].x < layout.nodes[other.from].x;
                pairs += is_left && layout.nodes[one.to].x > layout.nodes[other.to].x ? 1U : 0U;
            }
        }
        CHECK(crossings(graph, layout) == pairs);
    }
}

TEST_CASE("pictures of graphs are well-formed, whatever their words are", "[draw][graph]") {
    const std::string hostile = "</text><script>alert(\"1\")</script>\\\n\x1b\xff";
    core::Random random(5);
    Graph graph = random_graph(random);
    const std::string plain = draw::graph_as_dot(graph);
    CHECK_THAT(plain, Contains("n0 [label=\"0\"") && Contains("-> n") && Contains("cluster_0"));
    graph.title = hostile;
    graph.note = hostile;
    for (std::string& band : graph.bands) band = hostile;
    for (int kind = 0; kind < draw::graph_node_kinds; ++kind) {
        graph.nodes[static_cast<std::size_t>(kind) % graph.nodes.size()].kind = static_cast<GraphNodeKind>(kind);
        graph.kinds.push_back({static_cast<GraphNodeKind>(kind), hostile});
    }
    for (draw::GraphNode& node : graph.nodes) node.label = node.explanation = node.note = hostile;
    for (draw::GraphEdge& edge : graph.edges) edge.label = hostile;
    for (draw::GraphCut& cut : graph.cuts) cut.name = hostile;
    const std::string picture = draw::svg(draw::draw_graph(graph), draw::Colours::fixed, "graph");
    CHECK(support::xml_fault(picture) == "");
    CHECK_THAT(picture, !Contains("<script"));
    const std::string dot = draw::graph_as_dot(graph);
    CHECK_THAT(dot, Contains("\\\"1\\\""));
    for (const char character : dot) CHECK((character == '\n' || static_cast<unsigned char>(character) >= ' '));
}
