// Forcing chains with branches. Of all candidates of a cell, or all places of a digit in a house, one is true: a
// consequence of each of them is true. So is a consequence both of a candidate and of its negation. An assumption that
// makes something both true and false is wrong.
//
// Sudoku Explainer skips the static chains of a house whose first cell has two candidates. Which cell is the first
// depends on how the board is turned, so they count here.
#pragma once
#include "net.hpp"

namespace satdoku::deduce::rating {
// Sudoku Explainer's preference among equals.
constexpr int double_chains = 1;
constexpr int cell_chains = 5;
constexpr int house_chains = 6;
constexpr int contradictions = 7;

/// What chains show together.
struct Conclusion {
    Fact fact;
    int length;  ///< facts that it depends on, in each branch, and the nested chains
    int preference;
    std::span<const Fact> assumptions;  ///< of the branches; of a contradiction, the wrong one
};

/// Finds all conclusions of a state by nets. `Taker` has
///
///     bool may_continue(std::uint64_t consequences); that were drawn since the last call; false ends the search
///     void conclude(const Conclusion& conclusion);
template <class Taker> class BranchedChains {
  public:
    /// All must outlive this. @param depth  that of the net
    BranchedChains(const State& state, const CandidateGraph& graph, Net& net, Depth depth, Taker& taker)
        : state_(state), graph_(graph), net_(net), depth_(depth), taker_(taker),
          supports_(4 * graph.size() * graph.size()), words_((2 * graph.size() + 63) / 64),
          known_(2 * graph.size() * words_) {
        if (depth_.nested != Nested::none) nested_.resize(supports_.size());
    }

    void find() {
        for (std::size_t node = 0; node < graph_.size(); ++node) {
            if (!state_.has(graph_.candidate(static_cast<NodeIndex>(node)))) continue;
            if (!taker_.may_continue(drawn_ + net_.spent_on_nested() - spent_)) return;
            drawn_ = 0;
            spent_ = net_.spent_on_nested();
            follow({static_cast<NodeIndex>(node), true});
            if (depth_.dynamic) follow({static_cast<NodeIndex>(node), false});
        }
        if (depth_.one_digit) return;
        if (depth_.dynamic) find_double_chains();
        for (const Cell cell : state_.empty_cells()) {
            if (state_.candidates(cell).size() < 2) continue;
            sources_.clear();
            for (const int digit : state_.candidates(cell)) add_source(candidate_at(cell, digit));
            conclude_from_sources(cell_chains);
        }
        for (const House& house : state_.geometry().houses()) {
            for (int digit = 1; digit <= state_.side(); ++digit) {
                sources_.clear();
                for (const Cell cell : cells_at(house, state_.positions(house, digit)))
                    add_source(candidate_at(cell, digit));
                if (sources_.size() > 1) conclude_from_sources(house_chains);
            }
        }
    }

  private:
    /// How many facts `of` depends on if `from` is assumed; 0 if it does not follow.
    std::uint16_t& support(Fact from, Fact of) { return supports_[from.number() * 2 * graph_.size() + of.number()]; }

    /// The chains nested in that, and in those of the set.
    NestedSet nested(Fact from, Fact of, NestedSet with) {
        if (nested_.empty()) return with;
        return net_.nested_sets().join(with, nested_[from.number() * 2 * graph_.size() + of.number()]);
    }
    int length_of(NestedSet chains) { return net_.nested_sets().length(chains); }

    void add_source(const Candidate& candidate) { sources_.push_back({graph_.number(candidate), true}); }

    void follow(Fact assumption) {
        const std::optional<Net::Clash> clash = net_.follow(assumption);
        drawn_ += net_.consequences().size();
        for (const Fact fact : net_.consequences()) {
            support(assumption, fact) = static_cast<std::uint16_t>(net_.support(fact));
            known_[assumption.number() * words_ + fact.number() / 64] |= std::uint64_t{1} << (fact.number() % 64);
            if (!nested_.empty()) nested_[assumption.number() * 2 * graph_.size() + fact.number()] = net_.nested(fact);
        }
        if (clash && depth_.dynamic)
            taker_.conclude({assumption.opposite(), clash->length, contradictions, {&assumption, 1}});
    }

    void find_double_chains() {
        for (std::size_t node = 0; node < graph_.size(); ++node) {
            const Fact on{static_cast<NodeIndex>(node), true};
            if (state_.candidates(graph_.candidate(on.node).cell).size() < 3) continue;
            sources_ = {on, on.opposite()};
            conclude_from_sources(double_chains);
        }
    }

    /// One of the sources holds: what follows from each of them does.
    void conclude_from_sources(int preference) {
        for (std::size_t word = 0; word < words_; ++word) {
            std::uint64_t common = ~std::uint64_t{0};
            for (const Fact source : sources_) common &= known_[source.number() * words_ + word];
            for (; common != 0; common &= common - 1) {
                const Fact fact = Fact::of_number(word * 64 + static_cast<std::size_t>(std::countr_zero(common)));
                int length = 0;
                NestedSet chains = 0;
                for (const Fact source : sources_) {
                    length += support(source, fact);
                    chains = nested(source, fact, chains);
                }
                taker_.conclude({fact, length + length_of(chains), preference, sources_});
            }
        }
    }

    const State& state_;
    const CandidateGraph& graph_;
    Net& net_;
    const Depth depth_;
    Taker& taker_;
    std::vector<std::uint16_t> supports_;  ///< by assumption and consequence
    std::vector<NestedSet> nested_;        ///< likewise, if chains are nested
    const std::size_t words_;              ///< of a set of facts, a bit a fact
    std::vector<std::uint64_t> known_;     ///< by assumption: its consequences
    std::uint64_t drawn_ = 0;              ///< consequences since the taker was asked
    std::uint64_t spent_ = 0;              ///< on nested chains, then
    std::vector<Fact> sources_;
};
}  // namespace satdoku::deduce::rating
