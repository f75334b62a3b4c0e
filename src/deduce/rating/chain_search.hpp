// Chains without branches. A candidate that implies its negation is false; one that its negation implies is true
// (forcing chains). A ring of implications through a candidate holds in both directions (cycle): either all its true
// candidates are true or all its false ones, so a candidate that sees one of each kind is false.
//
// The search follows links breadth first and keeps the first way to each fact, so it finds the shortest chains, and
// through each pair of neighbours one of the shortest rings: as Sudoku Explainer does. Of equal ways the one through a
// cell comes first, then through boxes, then through lines.
#pragma once
#include "../candidate_graph.hpp"
#include "hints.hpp"

namespace satdoku::deduce::rating {
struct ChainKind {
    RatedTechnique technique;
    int preference;  ///< among equals
};

constexpr ChainKind chain_kind(Through through) {
    return through == Through::digits ? ChainKind{RatedTechnique::forcing_x_chain, 2}
                                      : ChainKind{RatedTechnique::forcing_chain, 4};
}

constexpr ChainKind cycle_kind(Through through) {
    switch (through) {
        case Through::digits: return {RatedTechnique::x_cycle, 2};
        case Through::cells: return {RatedTechnique::y_cycle, 3};
        case Through::both: break;
    }
    return {RatedTechnique::cycle, 4};
}

/// The rating of a chain of this number of candidates.
inline Beyond beyond(const ChainKind& kind, int nodes) { return {added_by_length(nodes), nodes, kind.preference}; }

/// A ring from its end: each true candidate leads to the false one of the same place, which leads to the true one before
/// it, and the first false one to the last true one.
struct Cycle {
    std::vector<NodeIndex> trues;
    std::vector<NodeIndex> falses;
    int nodes() const { return static_cast<int>(trues.size() + falses.size()); }
};

/// Calls the action with the candidates that a ring excludes.
template <class Action>
void each_excluded(const State& state, const CandidateGraph& graph, const Cycle& ring, Action action) {
    CellSet cells;
    std::array<CellSet, grid::most_digits + 1> see_true{};
    std::array<CellSet, grid::most_digits + 1> see_false{};
    const auto look_at = [&](const std::vector<NodeIndex>& nodes, std::array<CellSet, grid::most_digits + 1>& seen) {
        for (const NodeIndex node : nodes) {
            const Candidate& candidate = graph.candidate(node);
            cells.add(candidate.cell);
            seen[candidate.digit] |= state.geometry().peers(candidate.cell);
        }
    };
    look_at(ring.trues, see_true);
    look_at(ring.falses, see_false);
    for (int digit = 1; digit <= state.side(); ++digit) {
        const auto at = static_cast<std::size_t>(digit);
        for (const Cell cell : (see_true[at] & see_false[at] & state.cells_of(digit)) - cells)
            action(candidate_at(cell, digit));
    }
}

/// @tparam Taker  what is done with the chains:
///     int longest(const ChainKind&)                     the most candidates of a chain that is of use
///     void take_chain(const ChainKind&, Fact, int)      the fact follows from its opposite by that many candidates
///     void take_ring(const ChainKind&, const Cycle&)
template <class Taker> class ChainSearch {
  public:
    /// All of them live as long as the search.
    ChainSearch(const State& state, const CandidateGraph& graph, Taker& taker)
        : state_(state), graph_(graph), taker_(taker), distances_(2 * graph.size()), before_(2 * graph.size()) {
        queue_.reserve(2 * graph_.size());
    }

    /// The number of facts that the last search met.
    std::size_t met() const { return queue_.size(); }

    void find_chain(Fact assumption, Through through) {
        const ChainKind kind = chain_kind(through);
        const Fact opposite = assumption.opposite();
        follow(assumption, through, taker_.longest(kind) - 1, &opposite);
        const int links = distances_[opposite.number()];
        if (links >= 0) taker_.take_chain(kind, opposite, links + 1);
    }

    void find_cycles(NodeIndex source, Through through) {
        if (through == Through::cells && state_.candidates(graph_.candidate(source).cell).size() != 2) return;
        if (graph_.on_after(source, through).empty()) return;
        const ChainKind kind = cycle_kind(through);
        const int nodes = taker_.longest(kind);
        if (nodes < 4) return;
        follow({source, true}, through, nodes - 2, nullptr);
        for (const NodeIndex last : graph_.on_after(source, through)) {
            for (const NodeIndex before : graph_.off_after(last, through)) {
                const int links = distances_[Fact{before, true}.number()];
                if (before == source || links < 2 || links + 2 > taker_.longest(kind)) continue;
                if (close(before, last)) taker_.take_ring(kind, ring_);
            }
        }
    }

    /// The chain that was taken last, from its end: each fact follows from the next.
    std::vector<Fact> path_to(Fact end) const {
        std::vector<Fact> path = {end};
        while (distances_[path.back().number()] > 0) path.push_back(before_[path.back().number()]);
        return path;
    }

  private:
    /// Distances in links from the assumption, -1 for what does not follow within `links`. Ends if `sought` follows.
    void follow(Fact from, Through through, int links, const Fact* sought) {
        std::ranges::fill(distances_, std::int16_t{-1});
        queue_.assign(1, from);
        distances_[from.number()] = 0;
        for (std::size_t at = 0; at < queue_.size(); ++at) {
            const Fact known = queue_[at];
            const int distance = distances_[known.number()];
            if (distance >= links) return;
            for (const CandidateNumber node : graph_.after(known, through)) {
                const Fact next{node, !known.is_true};
                if (distances_[next.number()] >= 0) continue;
                distances_[next.number()] = static_cast<std::int16_t>(distance + 1);
                before_[next.number()] = known;
                if (sought != nullptr && *sought == next) return;
                queue_.push_back(next);
            }
        }
    }

    /// Makes the ring of the way from the source to a true candidate, and of the false one between it and the source.
    /// Returns false if the way leads through that one.
    bool close(NodeIndex before, NodeIndex last) {
        ring_.trues.clear();
        ring_.falses.assign(1, last);
        for (const Fact fact : path_to({before, true}))
            (fact.is_true ? ring_.trues : ring_.falses).push_back(fact.node);
        return std::find(ring_.falses.begin() + 1, ring_.falses.end(), last) == ring_.falses.end();
    }

    const State& state_;
    const CandidateGraph& graph_;
    Taker& taker_;
    std::vector<std::int16_t> distances_;  ///< by fact: links from the assumption
    std::vector<Fact> before_;             ///< by fact that has a distance: what it was reached from
    std::vector<Fact> queue_;
    Cycle ring_;  ///< the one that was closed last
};
}  // namespace satdoku::deduce::rating
