// The board that a net has left, and chains on it: what they make false is drawn in the net, from what the net removed.
// Each strong link of theirs depends on the removed candidates of its cell or house.
#pragma once

#include "hints.hpp"
#include "net.hpp"

#include <satdoku/core/hash.hpp>

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace satdoku::deduce::rating {

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
