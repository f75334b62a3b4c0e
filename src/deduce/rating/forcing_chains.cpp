// Forcing chains with branches. Of all candidates of a cell, or all places of a digit in a house, one is true: a
// consequence of each of them is true. So is a consequence both of a candidate and of its negation. An assumption that
// makes something both true and false is wrong.
//
// Sudoku Explainer skips the static chains of a house whose first cell has two candidates. Which cell is the first
// depends on how the board is turned, so they count here.
#include "hints.hpp"
#include "net.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace satdoku::deduce::rating {

namespace {

// Sudoku Explainer's preference among equals.
constexpr int double_chains = 1;
constexpr int cell_chains = 5;
constexpr int house_chains = 6;
constexpr int contradictions = 7;

Depth depth_of(RatedTechnique technique) {
    Depth depth{.dynamic = technique != RatedTechnique::multiple_chains,
                .one_digit = technique == RatedTechnique::nishio,
                .with_sets = technique >= RatedTechnique::dynamic_chains_plus};
    if (technique == RatedTechnique::nested_simple_chains) depth.nested = Nested::simple;
    if (technique == RatedTechnique::nested_multiple_chains) depth.nested = Nested::multiple;
    return depth;
}

class ForcingChains {
  public:
    ForcingChains(const State& state, const CandidateGraph& graph, RatedTechnique technique, Hints& hints)
        : state_(state),
          technique_(technique),
          depth_(depth_of(technique)),
          hints_(hints),
          graph_(graph),
          net_(state, graph_, depth_),
          supports_(4 * graph_.size() * graph_.size()) {
        if (depth_.nested != Nested::none) nested_.resize(supports_.size());
    }

    void find() {
        for (std::size_t node = 0; node < graph_.size(); ++node) {
            if (!hints_.effort().spend(net_.consequences().size() + net_.spent_on_nested() - spent_)) return;
            spent_ = net_.spent_on_nested();
            follow({static_cast<NodeIndex>(node), true});
            if (depth_.dynamic) follow({static_cast<NodeIndex>(node), false});
        }
        if (depth_.one_digit) return;
        if (depth_.dynamic) find_double_chains();
        for (const Cell cell : state_.empty_cells()) {
            if (state_.candidates(cell).size() < 2) continue;
            sources_.clear();
            for (const int digit : state_.candidates(cell)) {
                sources_.push_back(graph_.number(candidate_at(cell, digit)));
            }
            conclude_from_sources(cell_chains);
        }
        for (const House& house : state_.geometry().houses()) {
            for (int digit = 1; digit <= grid::digits; ++digit) {
                find_house_chains(house, digit);
            }
        }
    }

  private:
    /// How many facts `of` rests on if `from` is assumed; 0 if it does not follow.
    std::uint16_t& support(Fact from, Fact of) { return supports_[from.number() * 2 * graph_.size() + of.number()]; }

    /// The chains nested in that, and in those of the set.
    NestedSet nested(Fact from, Fact of, NestedSet with = 0) {
        if (nested_.empty()) return 0;
        return net_.nested_sets().join(with, nested_[from.number() * 2 * graph_.size() + of.number()]);
    }
    int length_of(NestedSet chains) { return net_.nested_sets().length(chains); }

    void follow(Fact assumption) {
        const std::optional<Net::Clash> clash = net_.follow(assumption);
        for (const Fact fact : net_.consequences()) {
            support(assumption, fact) = static_cast<std::uint16_t>(net_.support(fact));
            if (!nested_.empty()) {
                nested_[assumption.number() * 2 * graph_.size() + fact.number()] = net_.nested(fact);
            }
        }
        if (clash && depth_.dynamic) conclude(assumption.opposite(), clash->length, contradictions);
    }

    void conclude(Fact fact, int length, int preference) {
        if (!hints_.admits(technique_, {added_by_length(length), length, preference})) return;
        if (fact.is_true) {
            hints_.place(graph_.candidate(fact.node));
        } else {
            hints_.eliminate(graph_.candidate(fact.node));
        }
    }

    void find_double_chains() {
        for (std::size_t node = 0; node < graph_.size(); ++node) {
            const Fact on{static_cast<NodeIndex>(node), true};
            if (state_.candidates(graph_.candidate(on.node).cell).size() < 3) continue;
            for (std::size_t number = 0; number < 2 * graph_.size(); ++number) {
                const Fact fact = Fact::of_number(number);
                const int from_on = support(on, fact);
                const int from_off = support({on.node, false}, fact);
                if (from_on == 0 || from_off == 0) continue;
                const NestedSet chains = nested({on.node, false}, fact, nested(on, fact));
                conclude(fact, from_on + from_off + length_of(chains), double_chains);
            }
        }
    }

    void find_house_chains(const House& house, int digit) {
        const PositionSet positions = state_.positions(house, digit);
        if (positions == 0) return;
        sources_.clear();
        for (const Cell cell : cells_at(house, positions)) {
            sources_.push_back(graph_.number(candidate_at(cell, digit)));
        }
        if (sources_.size() > 1) conclude_from_sources(house_chains);
    }

    /// One of the sources is true.
    void conclude_from_sources(int preference) {
        for (std::size_t number = 0; number < 2 * graph_.size(); ++number) {
            const Fact fact = Fact::of_number(number);
            int length = 0;
            NestedSet chains = 0;
            for (const NodeIndex source : sources_) {
                const int from_source = support({source, true}, fact);
                if (from_source == 0) {
                    length = 0;
                    break;
                }
                length += from_source;
                chains = nested({source, true}, fact, chains);
            }
            if (length > 0) conclude(fact, length + length_of(chains), preference);
        }
    }

    const State& state_;
    const RatedTechnique technique_;
    const Depth depth_;
    Hints& hints_;
    const CandidateGraph& graph_;
    Net net_;
    std::vector<std::uint16_t> supports_;  ///< by assumption and consequence
    std::vector<NestedSet> nested_;        ///< likewise, if chains are nested
    std::uint64_t spent_ = 0;              ///< on nested chains
    std::vector<NodeIndex> sources_;
};

}  // namespace

void find_forcing_chains(const State& state, const RatedFacts& facts, Hints& hints) {
    const CandidateGraph graph(state, CandidateGraph::Order::symmetric);
    // If the effort does not cover all chains, none is followed.
    const std::uint64_t most = 4 * graph.size() * graph.size();
    if (hints.effort().covers(most)) {
        ForcingChains(state, graph, facts.technique, hints).find();
    } else {
        hints.effort().use_up();
    }
}

}  // namespace satdoku::deduce::rating
