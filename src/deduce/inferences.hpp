// The network of inferences for chains: a node (a candidate, or a group of candidates of one digit where a box and a
// line cross) is true or false and makes other nodes false or true. Links between single candidates: CandidateGraph.
#pragma once
#include "candidate_graph.hpp"
#include <satdoku/deduce/step.hpp>

namespace satdoku::deduce {
struct Node {
    enum class Kind : std::uint8_t { candidate, group };
    Kind kind;
    std::uint8_t digit;
    CellSet cells;  ///< where the digit is: one cell, or several of a group
    Cell cell() const { return cells.first(); }
};

/// What follows from a fact at once.
struct Inference {
    Fact to;
    std::uint32_t links;  ///< how many it counts for
};

class Inferences {
  public:
    /// What a chain may pass: single candidates; groups too; or groups and results of singles.
    enum class Nodes { candidates, groups, nets };
    explicit Inferences(const State& state, Nodes nodes = Nodes::candidates);

    std::span<const Node> nodes() const { return nodes_; }
    const Node& node(NodeIndex index) const { return nodes_[index]; }
    /// Candidates have the numbers below this.
    NodeIndex candidate_count() const { return static_cast<NodeIndex>(graph_.size()); }
    NodeIndex index_of(const Candidate& candidate) const { return graph_.number(candidate); }

    /// The links between candidates; they have the same numbers there.
    const CandidateGraph& graph() const { return graph_; }
    /// Calls `take` with each inference from the fact: to candidates before groups.
    template <typename Take> void each_next(Fact fact, const Take& take) const {
        if (fact.node < candidate_count())
            for (const CandidateNumber to : graph_.after(fact, Through::both)) take(Inference{{to, !fact.is_true}, 1});
        for (const Inference& inference : (fact.is_true ? from_true_ : from_false_)[fact.node]) take(inference);
    }

    /// The cells that see all cells of the node.
    CellSet seen_by(NodeIndex node) const { return state_.geometry().common_peers(nodes_[node].cells); }

    std::vector<Candidate> candidates(NodeIndex node) const;

  private:
    using Lists = std::vector<std::vector<Inference>>;

    void add_groups();
    void link_groups();
    void link_singles(NodeIndex group);
    void link_nets();
    /// From a fact of the one truth to one of the other.
    void link(Lists& lists, NodeIndex from, NodeIndex to);

    const State& state_;
    const CandidateGraph graph_;
    std::vector<Node> nodes_;
    Lists from_true_;   ///< by node, without the links between candidates
    Lists from_false_;  ///< the same
};

/// Everything that follows from one fact, with a short chain to each consequence. The chain is the shortest one
/// unless an inference that counts for several links is met before a shorter chain.
class Consequences {
  public:
    explicit Consequences(const Inferences& inferences);

    /// Forgets the last premise and follows another one.
    void follow(Fact premise) {
        follow(premise, [this](Fact fact, const auto& take) { inferences_.each_next(fact, take); });
    }
    /// The same by some inferences only. @param each_next  as Inferences::each_next
    template <typename EachNext> void follow(Fact premise, const EachNext& each_next) {
        ++round_;
        order_.assign(1, premise);
        reached_[premise.number()] = {round_, 0, premise};
        for (std::size_t done = 0; done < order_.size(); ++done) {
            const Fact fact = order_[done];
            each_next(fact, [&](const Inference& inference) {
                const Fact to = inference.to;
                const std::uint32_t links = distance(fact) + inference.links;
                const bool known = has(to);
                // What follows from the premise at once stays so.
                if (known && (reached_[to.number()].from == premise || links >= distance(to))) return;
                reached_[to.number()] = {round_, links, fact};
                if (!known) order_.push_back(to);
            });
        }
    }

    /// In the order in which they were found, the premise first.
    std::span<const Fact> facts() const { return order_; }
    bool has(Fact fact) const { return reached_[fact.number()].round == round_; }
    /// Links from the premise.
    std::uint32_t distance(Fact fact) const { return reached_[fact.number()].distance; }
    /// The facts from the premise to this one. @pre has(fact)
    std::vector<Fact> chain(Fact fact) const;

  private:
    struct Reached {
        std::uint32_t round = 0;
        std::uint32_t distance = 0;
        Fact from{};
    };

    const Inferences& inferences_;
    std::vector<Reached> reached_;  ///< by fact
    std::vector<Fact> order_;
    std::uint32_t round_ = 0;
};

/// The links of a chain for a step.
std::vector<Link> links_of(const Inferences& inferences, std::span<const Fact> chain);
}  // namespace satdoku::deduce
