// Communities of a graph: parts with many edges inside and few between them, by the method of Louvain (Blondel,
// Guillaume, Lambiotte, Lefebvre, "Fast unfolding of communities in large networks", 2008). The quality of a division
// is its modularity (Newman, Girvan, 2004): the weight inside the parts minus that of a random graph.
//
// Nodes move in the order of their numbers, and from several equally good parts to the one with the lowest number: the
// same graph has the same communities on every machine.
#pragma once
#include <satdoku/cnf/interaction.hpp>

namespace satdoku::cnf {
/// A division of the nodes, numbered from 0 by falling size; of equal size the one with the lowest node comes first.
struct Division {
    std::vector<std::uint32_t> part;  ///< by node
    std::uint32_t parts = 0;
};

/// Returns divisions from the finest to the coarsest, which are the communities. There is at least one; each joins
/// parts of the one before. A node without edges is a part of its own.
/// @param stop  ends it with the divisions so far
std::vector<Division> louvain(const WeightedGraph& graph, const std::stop_token& stop = {});

/// From -0.5 to 1; 0 for a graph without edges.
double modularity(const WeightedGraph& graph, const Division& division);

/// Returns a coarser division with at most this number of parts, if possible: repeatedly joins neighbouring parts in
/// pairs, along the edges with the most weight for their sizes (Karypis, Kumar, "A fast and high quality multilevel
/// scheme for partitioning irregular graphs", 1998).
/// @param within  parts are only joined inside the parts of this one, which is coarser than `division`
/// @param stop    ends it with more parts
Division coarsened(const WeightedGraph& graph, const Division& division, const Division& within, std::size_t most,
                   const std::stop_token& stop = {});

/// The graph whose nodes are the parts; edges inside them are lost.
/// @param stop  ends it with a part of the graph
WeightedGraph contracted(const WeightedGraph& graph, const Division& division, const std::stop_token& stop = {});
}  // namespace satdoku::cnf
