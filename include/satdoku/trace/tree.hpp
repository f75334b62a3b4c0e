// The search tree that a stream of events draws: a node for everything that a decision, a flip or the assertion behind
// a jump starts, with what was propagated there and how it ended.
//
//     trace::SearchTree tree;          // an observer
//     ... the search ...
//     for (std::uint32_t child = tree.first_child(0); child != tree.none; child = tree.next_sibling(child)) ...
//
// dpll: the root and a node for each decision and each flip, as many as its statistics count (an assumption makes a
// node, too, which they do not count). cdcl: a decision is a child of what held on the level below; a jump goes back
// to the decision of the level that it keeps, and the literal that the learned clause implies there is its next child,
// on the same level; a restart goes back without one. So a node's children come one after the other in time, and a
// tree is at most twice as deep as its levels.
//
// Memory is bounded: where there are more nodes than it may keep, the deepest go, and the sizes of those above tell
// how many they were.
//
// Invariant: nodes are in preorder, which is the order in which the search came to them: what is kept below a node
// follows it without gaps.
#pragma once

#include <satdoku/cnf/literal.hpp>
#include <satdoku/solve/observer.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace satdoku::trace {

class SearchTree final : public solve::Observer {
  public:
    static constexpr std::uint32_t none = ~std::uint32_t{0};

    enum class Kind : std::uint8_t { root, decision, flip, assumption, assertion };
    enum class Ending : std::uint8_t {
        inner,     ///< everything below has been searched, or the stream has ended below
        conflict,  ///< of the clause Node::clause
        model,
        cut_off,      ///< a limit or a stop ended the search here
        jumped_over,  ///< left by a jump to a lower level before its other side was searched
        restarted,    ///< left by a restart
    };

    struct Node {
        cnf::Literal literal;  ///< that led to it; of the root none
        std::uint32_t parent = none;
        std::uint32_t level = 0;         ///< decisions that hold there
        std::uint32_t propagations = 0;  ///< literals that became true there besides its own
        std::uint32_t end = 0;           ///< index behind the last node that is kept below it
        std::uint32_t size =
            1;  ///< it and all below it, also those that are not kept; the largest number: or more
        std::uint32_t reason = 0;  ///< of an assertion: number of the clause that implies it
        std::uint32_t conflict =
            0;  ///< number of the clause that became false, where it ends with a conflict
        Kind kind = Kind::root;
        Ending ending = Ending::inner;
    };

    /// What a node's conflict was good for. Only cdcl learns.
    struct Jump {
        std::uint32_t node;
        std::uint32_t level;   ///< to which it jumps
        std::uint64_t clause;  ///< that was learned
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
    /// Propagations are kept one by one up to this number, and beyond it none: Node::propagations counts them.
    static constexpr std::size_t most_propagations = std::size_t{1} << 20U;

    /// @param most_nodes  kept at once, at least 2
    explicit SearchTree(std::size_t most_nodes = standard_nodes);

    solve::EventKinds wants() const override;
    void observe(const solve::Event& event) override;
    /// Brings sizes and lists up to date, for a stream without an end; the event `end` does it, too.
    void finish();

    // -- after finish()

    std::span<const Node> nodes() const { return nodes_; }
    /// @return none where there is none that is kept
    std::uint32_t first_child(std::uint32_t node) const;
    std::uint32_t next_sibling(std::uint32_t node) const;
    /// How many of the nodes below it are not kept; their number is in `size` of the nodes above them, too.
    std::uint64_t folded_below(std::uint32_t node) const;
    /// nullptr where the node ends with no conflict, or nothing was learned of it.
    const Jump* jump_of(std::uint32_t node) const;
    /// In order; empty where there were too many to keep.
    std::span<const Propagation> propagations_of(std::uint32_t node) const;

    // -- of the whole search, whatever is kept

    std::uint64_t node_count() const { return counted_; }
    std::uint64_t conflicts() const { return conflicts_; }
    /// How many went back further than the level below the conflict's.
    std::uint64_t jumps() const { return long_jumps_; }
    std::uint64_t restarts() const { return restarts_; }
    std::uint32_t deepest_level() const { return deepest_; }
    /// As the event `end` tells it; empty before.
    std::string_view verdict() const { return verdict_; }

  private:
    /// A node on the way from the root to where the search is.
    struct Place {
        std::uint32_t node;  ///< none: it is not kept
        std::uint32_t level;
        bool assertion;
        std::uint64_t size = 1;  ///< it and what is closed below it
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
    std::size_t deepest_kept_;  ///< nodes that lie deeper in the tree are counted only
    bool full_ = false;         ///< nothing is kept any more of what comes
    bool too_many_propagations_ = false;
    std::optional<cnf::Literal> asserted_;  ///< the first literal of what has just been learned
    Ending leaving_ = Ending::inner;        ///< how what the next backtrack closes has ended
    std::uint32_t conflict_level_ = 0;
    std::uint64_t counted_ = 1;
    std::uint64_t conflicts_ = 0;
    std::uint64_t long_jumps_ = 0;
    std::uint64_t restarts_ = 0;
    std::uint32_t deepest_ = 0;
    std::string verdict_;
};

}  // namespace satdoku::trace
