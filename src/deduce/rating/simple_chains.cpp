// Chains without branches. A candidate that makes itself false is false, one that is made true by being false
// is true (forcing chains). A ring of implications through a candidate holds in both directions (cycle): its
// true ones and its false ones change places, so that what sees a candidate of either kind is false.
//
// Implications are followed breadth first, so the shortest chains are found; of the shortest rings through a
// candidate all are found, not just one of them.
#include "hints.hpp"
#include "implications.hpp"

#include <algorithm>
#include <array>
#include <vector>

namespace satdoku::deduce::rating {

namespace {

/// Rings through one candidate that are looked at; there are more only where candidates are many and all alike.
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

/// What a chain of so many nodes is worth.
Beyond beyond(const ChainKind& kind, int nodes) {
    return {added_by_length(nodes), nodes, kind.preference};
}

Rank rank_of(const ChainKind& kind, int nodes) {
    return rank_of(kind.technique, beyond(kind, nodes));
}

class SimpleChains {
  public:
    SimpleChains(const State& state, Hints& hints)
        : state_(state), graph_(state), hints_(hints), on_(graph_.size()), off_(graph_.size()) {
        queue_.reserve(2 * graph_.size());
    }

    void find() {
        for (const Through through : {Through::digits, Through::both}) {
            for (std::size_t source = 0; source < graph_.size(); ++source) {
                if (!hints_.effort().spend(queue_.size())) return;
                find_chain(static_cast<Node>(source), true, through);
                find_chain(static_cast<Node>(source), false, through);
            }
        }
        for (const Through through : {Through::digits, Through::cells, Through::both}) {
            for (std::size_t source = 0; source < graph_.size(); ++source) {
                if (!hints_.effort().spend(queue_.size())) return;
                find_cycles(static_cast<Node>(source), through);
            }
        }
    }

  private:
    struct Assumption {
        Node node;
        bool on;
    };

    /// The longest chain of the kind that would be kept beside the hints found so far.
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
    void follow(Assumption from, Through through, int links, const Assumption* sought) {
        std::fill(on_.begin(), on_.end(), std::int16_t{-1});
        std::fill(off_.begin(), off_.end(), std::int16_t{-1});
        queue_.assign(1, from);
        (from.on ? on_ : off_)[from.node] = 0;
        for (std::size_t at = 0; at < queue_.size(); ++at) {
            const Assumption known = queue_[at];
            const std::int16_t distance = (known.on ? on_ : off_)[known.node];
            if (distance >= links) return;
            std::vector<std::int16_t>& distances = known.on ? off_ : on_;
            for (const Node next :
                 known.on ? graph_.off_after(known.node, through) : graph_.on_after(known.node, through)) {
                if (distances[next] >= 0) continue;
                distances[next] = static_cast<std::int16_t>(distance + 1);
                if (sought != nullptr && sought->node == next && sought->on == !known.on) return;
                queue_.push_back({next, !known.on});
            }
        }
    }

    void find_chain(Node source, bool on, Through through) {
        const ChainKind kind = chain_kind(through);
        const Assumption opposite{source, !on};
        follow({source, on}, through, longest(kind) - 1, &opposite);
        const int distance = (on ? off_ : on_)[source];
        if (distance < 0 || !hints_.admits(kind.technique, beyond(kind, distance + 1))) return;
        const Candidate& candidate = graph_.candidate(source);
        if (on) {
            hints_.eliminate(candidate);
        } else {
            hints_.place(candidate);
        }
    }

    void find_cycles(Node source, Through through) {
        if (through == Through::cells && grid::count(state_.candidates(graph_.candidate(source).cell)) != 2)
            return;
        if (graph_.on_after(source, through).empty()) return;
        kind_ = cycle_kind(through);
        const int nodes = longest(kind_);
        if (nodes < 4) return;
        follow({source, true}, through, nodes - 2, nullptr);
        through_ = through;
        rings_left_ = most_rings;
        for (const Node last : graph_.on_after(source, through)) {
            for (const Node before : graph_.off_after(last, through)) {
                if (before == source || on_[before] < 2) continue;
                trues_.assign(1, before);
                falses_.assign(1, last);
                close(before);
            }
        }
    }

    /// Goes back from a true candidate to the source, by all shortest ways.
    void close(Node node) {
        const int nodes = on_[trues_.front()] + 2;
        if (rings_left_ == 0 || hints_.rank() < rank_of(kind_, nodes)) return;
        if (on_[node] == 0) {
            --rings_left_;
            eliminate(beyond(kind_, nodes));
            return;
        }
        for (const Node off : graph_.on_after(node, through_)) {
            if (off == falses_.front() || off_[off] != on_[node] - 1) continue;
            falses_.push_back(off);
            for (const Node on : graph_.off_after(off, through_)) {
                if (on_[on] != on_[node] - 2) continue;
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
        for (const Node node : trues_) {
            const Candidate& candidate = graph_.candidate(node);
            ring.add(candidate.cell);
            see_true[candidate.digit] |= state_.geometry().peers(candidate.cell);
        }
        for (const Node node : falses_) {
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
    const Implications graph_;
    Hints& hints_;
    std::vector<std::int16_t> on_;   ///< by node: links from the assumption to its being true
    std::vector<std::int16_t> off_;  ///< the same for its being false
    std::vector<Assumption> queue_;

    // What longest() found out last.
    Rank bound_;
    RatedTechnique bounded_ = RatedTechnique::last_cell;
    int longest_ = 0;

    // Of the ring that is being closed, from its end.
    std::vector<Node> trues_;
    std::vector<Node> falses_;
    ChainKind kind_{};
    Through through_ = Through::both;
    int rings_left_ = 0;
};

}  // namespace

void find_simple_chains(const State& state, const RatedFacts&, Hints& hints) {
    SimpleChains(state, hints).find();
}

}  // namespace satdoku::deduce::rating
