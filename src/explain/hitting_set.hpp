// Finds the fewest elements that hit every set. If a core must have a group of each set, this is a lower bound for its
// groups. An exact search that branches on a set with few elements. The bound is a number of disjoint sets.
#pragma once
#include <satdoku/explain/groups.hpp>
#include <optional>

namespace satdoku::explain {
class HittingSets {
  public:
    /// Adds a set to hit. @param set  not empty
    void add(std::span<const Group> set);

    struct Answer {
        /// A smallest set that hits every set, if it is smaller than the limit.
        std::optional<std::vector<Group>> elements;
        bool complete = true;     ///< false: the search gave up
        std::uint64_t steps = 0;  ///< steps of the search
    };
    /// @param limit    only smaller sets are searched for
    /// @param steps    the search gives up after this number of steps
    /// @param stopped  called from time to time; true: give up. May be empty
    Answer minimum(std::size_t limit, std::uint64_t steps, const std::function<bool()>& stopped = {});

    /// Returns the element of the set that hits most sets.
    Group most_frequent(std::span<const Group> set) const;

  private:
    /// Returns how many sets contain the group.
    std::uint32_t frequency(Group group) const { return group < frequency_.size() ? frequency_[group] : 0; }

    std::vector<std::vector<Group>> sets_;
    std::vector<std::uint32_t> frequency_;  ///< by group
    std::size_t least_ = 0;                 ///< proved: fewer elements do not hit all sets
};
}  // namespace satdoku::explain
