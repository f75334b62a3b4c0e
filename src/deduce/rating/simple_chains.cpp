// Forcing chains and cycles without branches, the easiest of them.
#include "chain_search.hpp"

namespace satdoku::deduce::rating {
namespace {
Rank rank_of(const ChainKind& kind, int nodes) { return rank_of(kind.technique, beyond(kind, nodes)); }

/// Keeps what the easiest chains place and remove.
class EasiestChains {
  public:
    EasiestChains(const State& state, Hints& hints)
        : state_(state), graph_(state, CandidateGraph::Order::symmetric), hints_(hints) {}

    void find() {
        ChainSearch search(state_, graph_, *this);
        for (const Through through : {Through::digits, Through::both}) {
            for (NodeIndex source = 0; source < graph_.size(); ++source) {
                if (!hints_.effort().spend(search.met())) return;
                search.find_chain({source, true}, through);
                search.find_chain({source, false}, through);
            }
        }
        for (const Through through : {Through::digits, Through::cells, Through::both}) {
            for (NodeIndex source = 0; source < graph_.size(); ++source) {
                if (!hints_.effort().spend(search.met())) return;
                search.find_cycles(source, through);
            }
        }
    }

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

    void take_chain(const ChainKind& kind, Fact fact, int nodes) {
        if (!hints_.admits(kind.technique, beyond(kind, nodes))) return;
        const Candidate& candidate = graph_.candidate(fact.node);
        if (fact.is_true) {
            hints_.place(candidate);
        } else {
            hints_.eliminate(candidate);
        }
    }

    void take_ring(const ChainKind& kind, const Cycle& ring) {
        each_excluded(state_, graph_, ring, [&](const Candidate& candidate) {
            if (hints_.admits(kind.technique, beyond(kind, ring.nodes()))) hints_.eliminate(candidate);
        });
    }

  private:
    const State& state_;
    const CandidateGraph graph_;
    Hints& hints_;

    // The last result of longest().
    Rank bound_;
    RatedTechnique bounded_ = RatedTechnique::last_cell;
    int longest_ = 0;
};
}  // namespace

void find_simple_chains(const State& state, const RatedFacts&, Hints& hints) { EasiestChains(state, hints).find(); }
}  // namespace satdoku::deduce::rating
