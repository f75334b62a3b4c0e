// The network of inferences that chains go along: a candidate, or a group of candidates of one digit where a
// box and a line cross, is true or false, and each makes others false or true.
//
//     weak    if the one is true, the other is false    same house and digit, or same cell
//     strong  if the one is false, the other is true    two places left in a house, two candidates in a cell
#pragma once

#include <satdoku/deduce/state.hpp>
#include <satdoku/deduce/step.hpp>

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace satdoku::deduce {

/// Index of a candidate or a group in Inferences::nodes().
using NodeIndex = std::uint32_t;

struct Node {
    std::uint8_t digit;
    CellSet cells;  ///< one, or two and more of a group
    bool is_group() const { return cells.count() > 1; }
    Cell cell() const { return cells.first(); }
};

/// A node that is true or false.
struct Fact {
    NodeIndex node;
    bool is_true;
    bool operator==(const Fact&) const = default;
};

class Inferences {
  public:
    enum class Groups { without, with };
    explicit Inferences(const State& state, Groups groups = Groups::without);

    std::span<const Node> nodes() const { return nodes_; }
    const Node& node(NodeIndex index) const { return nodes_[index]; }
    /// Only of candidates, which come first.
    NodeIndex candidate_count() const { return candidate_count_; }
    NodeIndex index_of(Candidate candidate) const { return index_[candidate.cell * 10U + candidate.digit]; }

    /// What follows at once from a fact: facts of the other truth, candidates before groups.
    std::span<const NodeIndex> next(Fact fact) const { return (fact.is_true ? weak_ : strong_)[fact.node]; }

    /// The cells that see all of the node's.
    CellSet seen_by(NodeIndex node) const { return state_.geometry().common_peers(nodes_[node].cells); }

    std::vector<Candidate> candidates(NodeIndex node) const;

  private:
    void add_candidates();
    void link_candidates();
    void add_groups();
    void link_groups();
    void link(std::vector<std::vector<NodeIndex>>& links, NodeIndex from, NodeIndex to);

    const State& state_;
    std::vector<Node> nodes_;
    NodeIndex candidate_count_ = 0;
    std::vector<NodeIndex> index_;                ///< by cell and digit
    std::vector<std::vector<NodeIndex>> weak_;    ///< by node
    std::vector<std::vector<NodeIndex>> strong_;  ///< by node
};

/// Everything that follows from one fact, with the shortest chain to each.
class Consequences {
  public:
    explicit Consequences(const Inferences& inferences);

    /// Starts again from another premise.
    void follow(Fact premise);

    /// In the order of their distance, the premise first.
    std::span<const Fact> facts() const { return order_; }
    bool has(Fact fact) const { return reached_[at(fact)].round == round_; }
    std::uint32_t distance(Fact fact) const { return reached_[at(fact)].distance; }
    /// The facts from the premise to this one. @pre has(fact)
    std::vector<Fact> chain(Fact fact) const;

  private:
    struct Reached {
        std::uint32_t round = 0;
        std::uint32_t distance = 0;
        std::size_t from = 0;
    };
    static std::size_t at(Fact fact) { return fact.node * std::size_t{2} + (fact.is_true ? 1 : 0); }

    const Inferences& inferences_;
    std::vector<Reached> reached_;  ///< by fact
    std::vector<Fact> order_;
    std::uint32_t round_ = 0;
};

/// The links of a chain for a step.
std::vector<Link> links_of(const Inferences& inferences, std::span<const Fact> chain);

}  // namespace satdoku::deduce
