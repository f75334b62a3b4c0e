// All that follows from one assumption, that a candidate is true or that it is false, with the reasons of each
// consequence. A static net only knows the links of the board as it is. A dynamic net removes the candidates that have
// become false, so that links appear which depend on several consequences.
//
// Consequences are drawn in a fixed order, true ones first, until nothing follows or something is both true and false.
// The length of a forcing chain is the number of consequences that its end depends on, plus those of nested chains.
#pragma once
#include "../candidate_graph.hpp"
#include "hints.hpp"
#include <satdoku/core/hash.hpp>
#include <map>
#include <memory>
#include <unordered_map>

namespace satdoku::deduce::rating {
// The chains that the consequences of a net depend on, if chains are nested in chains. Each chain counts once, however
// many of its consequences are used.

/// Number of a set of nested chains; 0 is the empty one.
using NestedSet = std::uint32_t;

class NestedSets {
  public:
    /// @param identity  a number that identifies the chain's facts
    /// @param length    of the chain
    /// @return the set of this chain alone
    NestedSet of_chain(std::uint64_t identity, int length) {
        const auto [known, is_new] = numbers_.try_emplace(identity, static_cast<std::uint32_t>(lengths_.size()));
        if (is_new) lengths_.push_back(length);
        return number({known->second});
    }

    NestedSet join(NestedSet left, NestedSet right) {
        if (left == right || right == 0) return left;
        if (left == 0) return right;
        const auto [known, is_new] = joined_.try_emplace(std::uint64_t{left} << 32U | right, 0);
        if (is_new) {
            std::vector<std::uint32_t> both;
            std::set_union(sets_[left].begin(), sets_[left].end(), sets_[right].begin(), sets_[right].end(),
                           std::back_inserter(both));
            known->second = number(std::move(both));
        }
        return known->second;
    }

    /// All lengths of the chains together.
    int length(NestedSet set) const { return set_lengths_[set]; }

  private:
    NestedSet number(std::vector<std::uint32_t> chains) {
        const auto [known, is_new] = set_numbers_.try_emplace(chains, static_cast<NestedSet>(sets_.size()));
        if (is_new) {
            int length = 0;
            for (const std::uint32_t chain : chains) length += lengths_[chain];
            set_lengths_.push_back(length);
            sets_.push_back(std::move(chains));
        }
        return known->second;
    }

    std::unordered_map<std::uint64_t, std::uint32_t> numbers_;  ///< of chains, by identity
    std::vector<int> lengths_;                                  ///< by chain
    std::vector<std::vector<std::uint32_t>> sets_ = {{}};       ///< each sorted
    std::vector<int> set_lengths_ = {0};
    std::map<std::vector<std::uint32_t>, NestedSet> set_numbers_ = {{{}, 0}};
    std::unordered_map<std::uint64_t, NestedSet> joined_;  ///< by two sets
};

/// Which chains are looked for on the board that a net has left.
enum class Nested {
    none,
    simple,    ///< chains and cycles without branches
    multiple,  ///< multiple chains, if there are no simple ones
    dynamic    ///< dynamic chains alone: they cover the others
};

/// How far reasoning goes.
struct Depth {
    bool dynamic = false;          ///< removes what has become false
    bool one_digit = false;        ///< only links between places of a digit
    bool with_sets = false;        ///< locked candidates, pairs and X-wings, if nothing follows otherwise
    Nested nested = Nested::none;  ///< chains, if no set is found either
};

class Net {
  public:
    Net(const State& state, const CandidateGraph& graph, Depth depth);
    ~Net();
    Net(const Net&) = delete;
    Net& operator=(const Net&) = delete;

    /// Something that is both true and false.
    struct Clash {
        Fact drawn;  ///< the opposite was drawn last, from last_parents()
        int length;  ///< facts that both sides depend on, counted for each, and their nested chains
    };

    /// Draws the consequences, up to the first clash. Forgets those of the last assumption.
    std::optional<Clash> follow(Fact assumption);
    /// Draws all consequences, also after clashes.
    void follow_to_the_end(Fact assumption);

    /// In the order in which they were drawn, the assumption first.
    std::span<const Fact> consequences() const { return drawn_; }
    /// The number of facts that the consequence depends on, itself among them; 0 if it does not follow.
    int support(Fact fact) const { return place_[fact.number()] < 0 ? 0 : support_of(place_[fact.number()]); }
    /// The nested chains that the consequence depends on.
    NestedSet nested(Fact fact) const { return nested_[static_cast<std::size_t>(place_[fact.number()])]; }
    /// The nested chains of all nets so far.
    NestedSets& nested_sets() { return nested_sets_; }
    /// What was spent on nested chains so far, in consequences.
    std::uint64_t spent_on_nested() const { return spent_on_nested_; }

    /// What the fact was drawn from: nothing for the assumption. @pre it is one of the consequences
    std::span<const Fact> parents(Fact fact) const {
        const auto place = static_cast<std::size_t>(place_[fact.number()]);
        return {parents_of_all_.data() + parents_end_[place], parents_of_all_.data() + parents_end_[place + 1]};
    }
    /// What the opposite of a clash's drawn fact follows from.
    std::span<const Fact> last_parents() const { return last_parents_; }

  private:
    class Sets;
    class Left;
    class Chains;
    class DynamicChains;

    bool has(Fact fact) const { return place_[fact.number()] >= 0; }
    int support_of(std::int32_t place) const { return supports_[static_cast<std::size_t>(place)]; }
    void reset();
    std::optional<Clash> draw_all(Fact assumption);
    /// @param own  the nested chain that the fact was drawn by, if any
    void draw(Fact fact, std::span<const Fact> parents, NestedSet own = 0);
    NestedSet nested_of(std::span<const Fact> parents);
    int support_with(std::span<const Fact> parents, Fact fact);
    Clash clash(Fact drawn, std::span<const Fact> parents);
    std::optional<Clash> from_true(NodeIndex node);
    std::optional<Clash> from_false(NodeIndex node);
    void gather_on(NodeIndex node);
    void remove(NodeIndex node);
    bool draw_by_sets();
    bool draw_by_chains();
    bool draw_by_dynamic_chains();

    const State& state_;
    const CandidateGraph& graph_;
    Depth depth_;
    bool past_clashes_ = false;
    std::ptrdiff_t words_;  ///< of a set of facts

    std::vector<std::uint8_t> empty_in_;  ///< by house: its empty cells
    // For sets, in Sudoku Explainer's order: of two that make the same false, the first one counts.
    std::vector<HouseIndex> houses_;   ///< boxes, columns, rows, extra regions
    std::vector<Crossing> crossings_;  ///< of boxes, columns, rows and extra regions with those

    // By cell; by house and digit.
    using CandidatesLeft = std::vector<DigitSet>;
    using PositionsLeft = std::vector<std::array<PositionSet, grid::most_digits + 1>>;
    CandidatesLeft whole_candidates_;
    PositionsLeft whole_positions_;
    // The same for the remaining board.
    CandidatesLeft candidates_;
    PositionsLeft positions_;

    std::vector<std::int32_t> place_;  ///< by fact: its index in drawn_, or -1
    std::vector<Fact> drawn_;
    std::vector<int> supports_;      ///< by place
    std::vector<NestedSet> nested_;  ///< by place
    NestedSets nested_sets_;
    std::uint64_t spent_on_nested_ = 0;
    std::unique_ptr<Chains> chains_;
    std::vector<Fact> parents_of_all_;
    std::vector<std::size_t> parents_end_;  ///< in parents_of_all_, by place + 1
    std::vector<Fact> last_parents_;
    std::vector<std::uint64_t> ancestors_;  ///< by place: the facts that it depends on, a bit a fact
    std::vector<std::uint64_t> joined_;
    std::vector<NodeIndex> pending_on_;
    std::vector<NodeIndex> pending_off_;

    // What one false fact makes true, and the other facts that this depends on.
    struct Forced {
        NodeIndex node;
        std::size_t first;
        std::size_t end;
    };
    std::vector<Forced> forced_;
    std::vector<Fact> parents_;
};

/// The inferences by which a dynamic net leads from a premise to a conclusion, each from the board and from earlier
/// conclusions. A link from several false candidates names all of them.
class NetProof {
  public:
    explicit NetProof(const State& state);

    /// "This candidate is true", or false.
    struct Claim {
        Candidate candidate;
        bool is_true;
    };

    /// Starts another branch: facts that earlier links have proved do not count there.
    void begin_branch() { proved_.assign(2 * graph_.size(), false); }
    /// Appends the links from the premise, which the branch has reached, to the end. False if the end does not follow.
    [[nodiscard]] bool lead(Claim premise, Claim end, std::vector<Link>& links);
    /// Appends links that end with a fact and its opposite. Returns false if the premise does not lead to such a clash.
    [[nodiscard]] bool clash(Claim premise, std::vector<Link>& links);

  private:
    Fact fact_of(const Claim& claim) const { return {graph_.number(claim.candidate), claim.is_true}; }
    void prove(Fact fact, std::vector<Link>& links);
    void prove_all(std::span<const Fact> facts, std::vector<Link>& links);
    void add_link(std::span<const Fact> parents, Fact fact, std::vector<Link>& links) const;

    const CandidateGraph graph_;
    Net net_;
    std::vector<bool> proved_;  ///< by fact: true if the branch has its links
};

// The board that a net has left, and chains on it: what they make false is drawn in the net, from what the net removed.
// Each strong link of theirs depends on the removed candidates of its cell or house.

/// What the finders of chains on the remaining board have in common.
class Net::Left {
  protected:
    explicit Left(Net& net) : net_(net) {}

    /// A chain, what it makes false, and what it depends on.
    struct Found {
        Rank rank;
        std::vector<Fact> off;
        std::vector<Fact> parents;
        std::uint64_t identity;
    };
    static std::uint64_t mixed(std::uint64_t value, Fact fact) { return core::split_mix(value ^ (fact.number() + 1)); }

    /// Makes the remaining board and its links.
    void take_board();
    /// What is false if the fact holds: a candidate, or all others of its cell.
    std::vector<Fact> off_by(Fact fact) const;

    /// Adds what was removed in the cell.
    void add_gone(std::vector<Fact>& parents, Cell cell) const;
    /// Adds what was removed of the digit in the house.
    void add_gone(std::vector<Fact>& parents, HouseIndex house, int digit) const;
    /// Adds what was removed where the candidate is linked with the others: in their cell, or in their first house, if
    /// any. Without others it adds nothing. @param strong  only in a house that has no further places left
    void add_gone_by_link(std::vector<Fact>& parents, NodeIndex node, std::span<const Fact> others,
                          bool strong = true) const;

    /// Draws what the chains make false, the easiest first, and forgets them.
    void draw_found();

    Net& net_;
    std::optional<State> left_;
    std::optional<CandidateGraph> graph_;  ///< of the remaining board; its numbers are those of the net
    std::vector<Found> found_;
};
}  // namespace satdoku::deduce::rating
