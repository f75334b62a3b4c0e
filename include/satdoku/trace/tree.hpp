// Builds the search tree from a stream of events: a node for each decision, each flip and each assertion after a
// backjump, with the literals that were propagated there and how the node ended.
//
//     trace::SearchTree tree;          // an observer
//     ... the search ...
//     for (std::uint32_t child = tree.first_child(0); child != tree.none; child = tree.next_sibling(child)) ...
//
// dpll: the root and a node for each decision and each flip, as many as the statistics count. Assumptions make nodes,
// too, which the statistics do not count. cdcl: a decision is a child of the node below it on the trail. A backjump
// returns to the decision of the level that it keeps, and the literal that the learned clause implies there becomes the
// next child of this node, on the same level. A restart returns without a new child. So the children of a node follow
// each other in time, and the tree is at most twice as deep as the number of levels.
//
// Memory is bounded: of too many nodes the deepest ones are deleted; the sizes of the nodes above still count them.
//
// Invariant: nodes are in preorder, which is the order in which the search visited them; the descendants of a node that
// are kept follow it without gaps.
#pragma once
#include <satdoku/solve/observer.hpp>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace satdoku::trace {
class SearchTree final : public solve::Observer {
  public:
    static constexpr std::uint32_t none = ~std::uint32_t{0};

    enum class Kind : std::uint8_t { root, decision, flip, assumption, assertion };
    enum class Ending : std::uint8_t {
        inner,     ///< everything below has been searched, or the stream has ended below
        conflict,  ///< of the clause Node::conflict
        model,
        cut_off,      ///< a limit or a stop ended the search here
        jumped_over,  ///< left by a backjump to a lower level before the other branch was searched
        restarted,    ///< left by a restart
    };

    struct Node {
        cnf::Literal literal;  ///< that opened the node; none for the root
        std::uint32_t parent = none;
        std::uint32_t level = 0;         ///< number of decisions that hold
        std::uint32_t propagations = 0;  ///< number of literals that became true besides its own
        std::uint32_t end = 0;           ///< index after its last descendant that is kept
        std::uint32_t size = 1;    ///< number of nodes of its subtree, with those not kept; the largest number: or more
        std::uint32_t reason = 0;  ///< of an assertion: number of the clause that implies it
        std::uint32_t conflict = 0;  ///< if it ended with a conflict: number of the false clause
        Kind kind = Kind::root;
        Ending ending = Ending::inner;
    };

    /// The learned clause of a node's conflict and its backjump. Only cdcl learns.
    struct Jump {
        std::uint32_t node;
        std::uint32_t level;   ///< to which it jumps
        std::uint64_t clause;  ///< number of the learned clause
        std::uint32_t literals;
        std::uint32_t glue;
    };

    /// A literal that became true at a node.
    struct Propagation {
        std::uint32_t node;
        cnf::Literal literal;
        std::uint64_t clause;  ///< 0: a pure literal
    };

    static constexpr std::size_t standard_nodes = std::size_t{1} << 20U;
    /// The most propagations that are kept one by one. Of more, none is kept; Node::propagations still counts them.
    static constexpr std::size_t most_propagations = std::size_t{1} << 20U;

    /// @param most_nodes  limit of the nodes in memory, at least 2
    explicit SearchTree(std::size_t most_nodes = standard_nodes);

    solve::EventKinds wants() const override;
    void observe(const solve::Event& event) override;
    /// Updates sizes and lists for a stream without an end. The event `end` does this, too.
    void finish();

    // -- after finish()

    std::span<const Node> nodes() const { return nodes_; }
    /// @return none if no such node is kept
    std::uint32_t first_child(std::uint32_t node) const;
    std::uint32_t next_sibling(std::uint32_t node) const;
    /// Returns nullptr if the node did not end with a conflict, or nothing was learned.
    const Jump* jump_of(std::uint32_t node) const;
    /// In order; empty if there were too many to keep.
    std::span<const Propagation> propagations_of(std::uint32_t node) const;

    // -- of the whole search, with nodes that are not kept

    std::uint64_t node_count() const { return counted_; }
    std::uint64_t conflicts() const { return conflicts_; }
    /// Number of backjumps by more than one level.
    std::uint64_t jumps() const { return long_jumps_; }
    std::uint64_t restarts() const { return restarts_; }
    std::uint32_t deepest_level() const { return deepest_; }
    /// The word of the event `end`; empty before.
    std::string_view verdict() const { return verdict_; }

  private:
    /// A node on the path from the root to the current node of the search.
    struct Place {
        std::uint32_t node;  ///< none if it is not kept
        std::uint32_t level;
        bool assertion;
        std::uint64_t size = 1;  ///< the node and its closed descendants
    };

    Node* here();
    void open(Kind kind, const solve::Event& event);
    void close(Ending ending);
    void propagate(const solve::Event& event);
    void meet_conflict(const solve::Event& event);
    void learn(const solve::Event& event);
    void take_back(std::uint32_t level);
    void finish(std::string_view verdict);
    void fold();
    void keep_to_depth(std::size_t depth, const std::vector<std::uint32_t>& depths);

    std::size_t most_;
    std::vector<Node> nodes_;
    std::vector<Place> path_;
    std::vector<Jump> jumps_;
    std::vector<Propagation> propagations_;
    std::size_t deepest_kept_;  ///< deeper nodes are counted only
    bool full_ = false;         ///< no further nodes are kept
    bool too_many_propagations_ = false;
    std::optional<cnf::Literal> asserted_;  ///< the first literal of the clause that has just been learned
    Ending leaving_ = Ending::inner;        ///< the ending of the nodes that the next backtrack closes
    std::uint32_t conflict_level_ = 0;
    std::uint64_t counted_ = 1;
    std::uint64_t conflicts_ = 0;
    std::uint64_t long_jumps_ = 0;
    std::uint64_t restarts_ = 0;
    std::uint32_t deepest_ = 0;
    std::string verdict_;
};
}  // namespace satdoku::trace
