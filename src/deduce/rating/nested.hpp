// The chains that the consequences of a net depend on, if chains are nested in chains. Each chain counts once, however
// many of its consequences are used.
#pragma once

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <map>
#include <unordered_map>
#include <utility>
#include <vector>

namespace satdoku::deduce::rating {

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

}  // namespace satdoku::deduce::rating
