// Chains of one kind of link. X-chain: one digit, strong and weak links in turn, strong at both ends: one of
// the ends is true. XY-chain: the same through cells of two candidates. Remote pair: such cells with the same
// two candidates; two at an odd distance hold both digits.
#include "find.hpp"
#include "inferences.hpp"

#include <satdoku/deduce/step.hpp>

#include <vector>

namespace satdoku::deduce {

namespace {

/// A way along the network that only takes some links, from a false candidate to true ones.
class ChainSearch {
  public:
    ChainSearch(const State& state, const Inferences& inferences, Technique technique)
        : state_(state),
          inferences_(inferences),
          technique_(technique),
          from_(inferences.nodes().size() * 2),
          distance_(from_.size()) {}

    /// Returns whether the search has enough.
    bool run(NodeIndex start, Steps& steps) {
        follow({start, false});
        for (const Fact& fact : order_) {
            if (!fact.is_true || distance_[at(fact)] < least_links) continue;
            if (!may_end(start, fact.node)) continue;
            // From the other end it is the same chain.
            if (fact.node < start && technique_ != Technique::remote_pair) continue;
            if (steps.add(step(start, fact))) return true;
        }
        return false;
    }

  private:
    static constexpr std::size_t least_links = 3;
    static std::size_t at(Fact fact) { return fact.node * std::size_t{2} + (fact.is_true ? 1 : 0); }

    bool takes(Fact fact, NodeIndex to) const {
        const Node& left = inferences_.node(fact.node);
        const Node& right = inferences_.node(to);
        const bool within_cell = left.cells == right.cells;
        if (technique_ == Technique::x_chain) return !within_cell;
        // Through cells of two candidates: strong links within them, weak ones between.
        if (grid::count(state_.candidates(right.cell())) != 2) return false;
        if (technique_ == Technique::remote_pair &&
            state_.candidates(right.cell()) != state_.candidates(left.cell())) {
            return false;
        }
        return within_cell != fact.is_true;
    }

    bool may_end(NodeIndex start, NodeIndex end) const {
        return inferences_.node(start).digit == inferences_.node(end).digit &&
               inferences_.node(start).cell() != inferences_.node(end).cell();
    }

    void follow(Fact premise) {
        order_.assign(1, premise);
        std::fill(distance_.begin(), distance_.end(), 0);
        for (std::size_t done = 0; done < order_.size(); ++done) {
            const Fact fact = order_[done];
            for (const Inference& inference : inferences_.next(fact)) {
                const Fact next = inference.to;
                if (next == premise || distance_[at(next)] != 0 || !takes(fact, next.node)) continue;
                distance_[at(next)] = distance_[at(fact)] + 1;
                from_[at(next)] = fact;
                order_.push_back(next);
            }
        }
    }

    Step step(NodeIndex start, Fact end) const {
        std::vector<Fact> chain(distance_[at(end)] + 1, end);
        for (std::size_t back = chain.size() - 1; back > 0; --back) {
            chain[back - 1] = from_[at(chain[back])];
        }
        const Node& first = inferences_.node(start);
        const Node& last = inferences_.node(end.node);
        const CellSet where = state_.geometry().peers(first.cell()) & state_.geometry().peers(last.cell());
        DigitSet digits = grid::digit_set(first.digit);
        if (technique_ == Technique::remote_pair) digits = state_.candidates(first.cell());
        Step step{.technique = technique_, .digits = digits};
        for (const int digit : grid::DigitsOf(digits)) {
            for (const Cell cell : where& state_.cells_of(digit))
                step.eliminations.push_back({cell, static_cast<std::uint8_t>(digit)});
        }
        step.links = links_of(inferences_, chain);
        return step;
    }

    const State& state_;
    const Inferences& inferences_;
    const Technique technique_;
    std::vector<Fact> from_;             ///< by fact
    std::vector<std::size_t> distance_;  ///< by fact; 0: not reached
    std::vector<Fact> order_;
};

}  // namespace

void find_chains(const State& state, Technique technique, const Options&, Steps& steps) {
    const Inferences inferences(state);
    ChainSearch search(state, inferences, technique);
    for (NodeIndex start = 0; start < inferences.candidate_count(); ++start) {
        const bool needs_pair = technique != Technique::x_chain;
        if (needs_pair && grid::count(state.candidates(inferences.node(start).cell())) != 2) continue;
        if (search.run(start, steps)) return;
    }
}

}  // namespace satdoku::deduce
