// Chains without branches. A candidate that implies its negation is false; one that its negation implies is true
// (forcing chains). A ring of implications through a candidate holds in both directions (cycle): either all its true
// candidates are true or all its false ones, so a candidate that sees one of each kind is false.
//
// The search follows links breadth first, so it finds the shortest chains; of the shortest rings through a candidate
// it finds all.
#include "../candidate_graph.hpp"
#include "hints.hpp"

#include <algorithm>
#include <array>
#include <vector>

namespace satdoku::deduce::rating {

namespace {

/// Most rings through one candidate that are examined; only boards with many candidates that are all alike have more.
constexpr int most_rings = 512;

struct ChainKind {
    RatedTechnique technique;
    int preference;  ///< among equals
};

ChainKind chain_kind(Through through) {
    return through == Through::digits ? ChainKind{RatedTechnique::forcing_x_chain, 2}
                                      : ChainKind{RatedTechnique::forcing_chain, 4};
}

ChainKind cycle_kind(Through through) {
    switch (through) {
        case Through::digits:
            return {RatedTechnique::x_cycle, 2};
        case Through::cells:
            return {RatedTechnique::y_cycle, 3};
        case Through::both:
            break;
    }
    return {RatedTechnique::cycle, 4};
}

/// What a chain of so many candidates is worth.
Beyond beyond(const ChainKind& kind, int nodes) {
    return {added_by_length(nodes), nodes, kind.preference};
}

Rank rank_of(const ChainKind& kind, int nodes) {
    return rank_of(kind.technique, beyond(kind, nodes));
}

class SimpleChains {
  public:
    SimpleChains(const State& state, Hints& hints)
        : state_(state), graph_(state, CandidateGraph::Order::symmetric), hints_(hints), distances_(2 * graph_.size()) {
        queue_.reserve(2 * graph_.size());
    }

    void find() {
        for (const Through through : {Through::digits, Through::both}) {
            for (std::size_t source = 0; source < graph_.size(); ++source) {
                if (!hints_.effort().spend(queue_.size())) return;
                find_chain(static_cast<NodeIndex>(source), true, through);
                find_chain(static_cast<NodeIndex>(source), false, through);
            }
        }
        for (const Through through : {Through::digits, Through::cells, Through::both}) {
            for (std::size_t source = 0; source < graph_.size(); ++source) {
                if (!hints_.effort().spend(queue_.size())) return;
                find_cycles(static_cast<NodeIndex>(source), through);
            }
        }
    }

  private:
    /// Returns the length of the longest chain of the kind that Hints would store now.
    int longest(const ChainKind& kind) {
        if (hints_.empty()) return static_cast<int>(2 * graph_.size());
        if (hints_.rank() != bound_ || kind.technique != bounded_) {
            bound_ = hints_.rank();
            bounded_ = kind.technique;
            longest_ = 3;
            while (!(bound_ < rank_of(kind, longest_ + 1))) ++longest_;
        }
        return longest_;
    }

    /// Distances in links from the assumption, -1 for what does not follow within `links`. Ends where `sought`
    /// follows.
    void follow(Fact from, Through through, int links, const Fact* sought) {
        std::fill(distances_.begin(), distances_.end(), std::int16_t{-1});
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
                if (sought != nullptr && *sought == next) return;
                queue_.push_back(next);
            }
        }
    }

    int distance(NodeIndex node, bool is_true) const { return distances_[Fact{node, is_true}.number()]; }

    void find_chain(NodeIndex source, bool on, Through through) {
        const ChainKind kind = chain_kind(through);
        const Fact opposite{source, !on};
        follow({source, on}, through, longest(kind) - 1, &opposite);
        const int links = distances_[opposite.number()];
        if (links < 0 || !hints_.admits(kind.technique, beyond(kind, links + 1))) return;
        const Candidate& candidate = graph_.candidate(source);
        if (on) {
            hints_.eliminate(candidate);
        } else {
            hints_.place(candidate);
        }
    }

    void find_cycles(NodeIndex source, Through through) {
        if (through == Through::cells && state_.candidates(graph_.candidate(source).cell).size() != 2) return;
        if (graph_.on_after(source, through).empty()) return;
        kind_ = cycle_kind(through);
        const int nodes = longest(kind_);
        if (nodes < 4) return;
        follow({source, true}, through, nodes - 2, nullptr);
        through_ = through;
        rings_left_ = most_rings;
        for (const NodeIndex last : graph_.on_after(source, through)) {
            for (const NodeIndex before : graph_.off_after(last, through)) {
                if (before == source || distance(before, true) < 2) continue;
                trues_.assign(1, before);
                falses_.assign(1, last);
                close(before);
            }
        }
    }

    /// Goes back from a true candidate to the source along all shortest chains.
    void close(NodeIndex node) {
        const int nodes = distance(trues_.front(), true) + 2;
        if (rings_left_ == 0 || hints_.rank() < rank_of(kind_, nodes)) return;
        if (distance(node, true) == 0) {
            --rings_left_;
            eliminate(beyond(kind_, nodes));
            return;
        }
        for (const NodeIndex off : graph_.on_after(node, through_)) {
            if (off == falses_.front() || distance(off, false) != distance(node, true) - 1) continue;
            falses_.push_back(off);
            for (const NodeIndex on : graph_.off_after(off, through_)) {
                if (distance(on, true) != distance(node, true) - 2) continue;
                trues_.push_back(on);
                close(on);
                trues_.pop_back();
            }
            falses_.pop_back();
        }
    }

    void eliminate(Beyond length) {
        CellSet ring;
        std::array<CellSet, grid::digits + 1> see_true{};
        std::array<CellSet, grid::digits + 1> see_false{};
        for (const NodeIndex node : trues_) {
            const Candidate& candidate = graph_.candidate(node);
            ring.add(candidate.cell);
            see_true[candidate.digit] |= state_.geometry().peers(candidate.cell);
        }
        for (const NodeIndex node : falses_) {
            const Candidate& candidate = graph_.candidate(node);
            ring.add(candidate.cell);
            see_false[candidate.digit] |= state_.geometry().peers(candidate.cell);
        }
        for (int digit = 1; digit <= grid::digits; ++digit) {
            const auto at = static_cast<std::size_t>(digit);
            const CellSet gone = (see_true[at] & see_false[at] & state_.cells_of(digit)) - ring;
            for (const Cell cell : gone) {
                if (hints_.admits(kind_.technique, length)) hints_.eliminate(candidate_at(cell, digit));
            }
        }
    }

    const State& state_;
    const CandidateGraph graph_;
    Hints& hints_;
    std::vector<std::int16_t> distances_;  ///< by fact: links from the assumption
    std::vector<Fact> queue_;

    // The last result of longest().
    Rank bound_;
    RatedTechnique bounded_ = RatedTechnique::last_cell;
    int longest_ = 0;

    // Of the ring that is being closed, from its end.
    std::vector<NodeIndex> trues_;
    std::vector<NodeIndex> falses_;
    ChainKind kind_{};
    Through through_ = Through::both;
    int rings_left_ = 0;
};

}  // namespace

void find_simple_chains(const State& state, const RatedFacts&, Hints& hints) {
    SimpleChains(state, hints).find();
}

}  // namespace satdoku::deduce::rating
