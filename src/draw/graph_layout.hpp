// The places of the nodes of a graph and the paths of its edges.
#pragma once
#include <satdoku/draw/graph.hpp>
#include <span>

namespace satdoku::draw {
struct GraphSpot {
    double x = 0;           ///< its middle
    std::uint32_t row = 0;  ///< from the top
};

struct GraphLayout {
    struct Band {
        double left;
        double right;
    };
    std::vector<GraphSpot> nodes;  ///< by node
    /// By edge: its places in the rows between its ends. Edges to the same node share them.
    std::vector<std::vector<GraphSpot>> edges;
    std::vector<Band> bands;
    std::vector<std::uint32_t> cuts;  ///< by cut: the first row after it
    std::uint32_t rows = 0;
};

/// @param widths       by node
/// @param band_widths  by band: its least width
GraphLayout lay_out(const Graph& graph, std::span<const double> widths, std::span<const double> band_widths);
}  // namespace satdoku::draw
