#include "branched_chains.hpp"

namespace satdoku::deduce::rating {
namespace {
Depth depth_of(RatedTechnique technique) {
    Depth depth{.dynamic = technique != RatedTechnique::multiple_chains,
                .one_digit = technique == RatedTechnique::nishio,
                .with_sets = technique >= RatedTechnique::dynamic_chains_plus};
    if (technique == RatedTechnique::nested_simple_chains) depth.nested = Nested::simple;
    if (technique == RatedTechnique::nested_multiple_chains) depth.nested = Nested::multiple;
    if (technique == RatedTechnique::nested_dynamic_chains) depth.nested = Nested::dynamic;
    return depth;
}

/// Makes hints of what chains show.
class Taker {
  public:
    Taker(const CandidateGraph& graph, RatedTechnique technique, Hints& hints)
        : graph_(graph), technique_(technique), hints_(hints) {}

    bool may_continue(std::uint64_t consequences) { return hints_.effort().spend(consequences); }
    void conclude(const Conclusion& conclusion) {
        const auto& [fact, length, preference, assumptions] = conclusion;
        if (!hints_.admits(technique_, {added_by_length(length), length, preference})) return;
        if (fact.is_true) {
            hints_.place(graph_.candidate(fact.node));
        } else {
            hints_.eliminate(graph_.candidate(fact.node));
        }
    }

  private:
    const CandidateGraph& graph_;
    const RatedTechnique technique_;
    Hints& hints_;
};
}  // namespace

void find_forcing_chains(const State& state, const RatedFacts& facts, Hints& hints) {
    const CandidateGraph graph(state, CandidateGraph::Order::symmetric);
    const Depth depth = depth_of(facts.technique);
    // If the effort does not cover all chains, none is followed. Nested dynamic ones take a net per assumption in each.
    std::uint64_t most = 4 * graph.size() * graph.size();
    if (depth.nested == Nested::dynamic) most *= 1 + graph.size() / 4;
    if (!hints.effort().covers(most)) return hints.effort().use_up();
    Net net(state, graph, depth);
    Taker taker(graph, facts.technique, hints);
    BranchedChains(state, graph, net, depth, taker).find();
}
}  // namespace satdoku::deduce::rating
