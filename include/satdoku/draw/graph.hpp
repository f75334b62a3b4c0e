// Directed graphs without cycles as plain data, and their pictures. Nodes are arranged in bands from left to right;
// edges lead down, within a band or to a band further right. Cuts divide the last band: nodes after a cut are lower
// than nodes before it.
#pragma once
#include <satdoku/draw/drawing.hpp>

namespace satdoku::draw {
/// The kind of a node. Each kind differs by shape or line width besides the colour.
enum class GraphNodeKind : std::uint8_t {
    implied,
    source,  ///< was chosen: no edge leads to it
    point,   ///< of special interest
    goal,    ///< a cross
    given,   ///< the edges to it are not shown: dashed
};
inline constexpr int graph_node_kinds = static_cast<int>(GraphNodeKind::given) + 1;

struct GraphNode {
    std::uint32_t band = 0;
    GraphNodeKind kind = GraphNodeKind::implied;
    std::string label = {};
    std::string explanation = {};  ///< a line that is shown when the mouse points at it
    std::string note = {};         ///< below the label, in small letters
    bool marked = false;           ///< a thick line below its box
};

struct GraphEdge {
    std::uint32_t from;
    std::uint32_t to;
    std::string label = {};  ///< equal labels at one node are drawn once
};

struct GraphCut {
    std::string name;
    std::vector<std::uint32_t> side;  ///< the nodes of the last band after it
};

struct GraphMeaning {
    GraphNodeKind kind;
    std::string words;
};

/// Invariant: edges lead from lower to higher indices, never left. The side of each cut contains the side of the next.
struct Graph {
    std::string title = {};
    std::vector<std::string> captions = {};  ///< lines below the title, wrapped if they are too long
    std::vector<std::string> bands = {};     ///< their titles, from left to right
    std::vector<GraphNode> nodes = {};
    std::vector<GraphEdge> edges = {};
    std::vector<GraphCut> cuts = {};       ///< from the largest side to the smallest
    std::vector<GraphMeaning> kinds = {};  ///< for the legend
    std::string marked = {};               ///< the meaning of marks; empty: there are none
    std::string note = {};                 ///< below it
};

/// Rows of the last band that are wider than a screen are continued below.
Drawing draw_graph(const Graph& graph);

/// For graphviz: each band is a cluster, and so are the nodes after each cut.
std::string graph_as_dot(const Graph& graph);
}  // namespace satdoku::draw
