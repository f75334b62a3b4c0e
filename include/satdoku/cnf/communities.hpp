// Communities of a graph: parts with many edges inside and few between them, by the method of Louvain (Blondel,
// Guillaume, Lambiotte, Lefebvre, "Fast unfolding of communities in large networks", 2008). How much a division is
// worth is its modularity (Newman, Girvan, 2004): what lies inside the parts beyond what chance would put there.
//
// Nodes move in the order of their numbers, and of equally good places to the one with the lowest number: the same
// graph has the same communities everywhere.
#pragma once

#include <satdoku/cnf/interaction.hpp>

#include <cstdint>
#include <stop_token>
#include <vector>

namespace satdoku::cnf {

/// A division of the nodes, numbered from 0 by falling size; of equal size the one with the lowest node comes first.
struct Division {
    std::vector<std::uint32_t> part;  ///< by node
    std::uint32_t parts = 0;
};

/// From the finest division to the coarsest, which are the communities. At least one; each joins parts of the one
/// before. A node without edges is a part of its own.
/// @param stop  ends it with the divisions so far
std::vector<Division> louvain(const WeightedGraph& graph, const std::stop_token& stop = {});

/// From -0.5 to 1; 0 of a graph without edges.
double modularity(const WeightedGraph& graph, const Division& division);

/// A coarser division with at most so many parts, if that can be: neighbouring parts are joined two and two, along the
/// edges with the most weight for their sizes, again and again (Karypis, Kumar, "A fast and high quality multilevel
/// scheme for partitioning irregular graphs", 1998).
/// @param within  parts are only joined inside the parts of this one, which is coarser than `division`
Division coarsened(const WeightedGraph& graph, const Division& division, const Division& within,
                   std::size_t most);

/// The graph whose nodes are the parts; edges inside them are lost.
WeightedGraph contracted(const WeightedGraph& graph, const Division& division);

}  // namespace satdoku::cnf
