// Networks: nodes with edges of different strength, arranged so that connected nodes lie together. The caller decides
// the meaning of nodes, groups and heats.
#pragma once
#include <satdoku/draw/drawing.hpp>
#include <span>
#include <stop_token>

namespace satdoku::draw {
struct NetworkNode {
    std::string label;        ///< drawn if there is room
    double weight = 1;        ///< its area, relative to other nodes
    std::uint32_t group = 0;  ///< each has a colour, as far as there are inks of groups
    double heat = -1;         ///< 0 to 1; negative: none, it has the colour of its group
    std::string note{};       ///< shown when the mouse points at it
};

struct NetworkEdge {
    std::uint32_t from;
    std::uint32_t to;
    double weight = 1;
};

struct Network {
    std::string title;
    std::vector<std::string> captions{};  ///< lines below the title
    std::vector<NetworkNode> nodes;
    std::vector<NetworkEdge> edges;
    std::vector<std::string> groups{};  ///< words of the legend by group; empty: not listed
    std::string other_groups{};         ///< words for those that are not listed
    std::string heat_name{};            ///< the meaning of the heat, if nodes have one
};

/// Computes places for the nodes, in a square with sides of 1, by simulated forces (Fruchterman, Reingold, "Graph
/// drawing by force-directed placement", 1991); a group of far nodes repels as one (Barnes, Hut, 1986). Whole groups
/// are placed first, then nodes around the places of their groups. Parts without edges between them are placed apart,
/// and packed so that they fill the square. Takes O(e + n log n) time for each of a bounded number of steps. The same
/// network and seed give the same places on every machine: only the four basic operations and square roots are used.
/// @param stop  ends it early: the places are then no picture
std::vector<Point> arranged(const Network& network, std::uint64_t seed, const std::stop_token& stop = {});

/// Of more edges the weakest are not drawn.
inline constexpr std::size_t most_network_edges = 12000;
/// Of more nodes the labels are not drawn.
inline constexpr std::size_t most_network_labels = 150;

/// @param places  by node, as arranged() gives them
Drawing draw_network(const Network& network, std::span<const Point> places);

/// For graphviz, with the places as positions for `neato -n`.
std::string network_as_dot(const Network& network, std::span<const Point> places);
}  // namespace satdoku::draw
