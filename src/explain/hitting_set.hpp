// The fewest elements that hit every set: which groups a core must have at
// least, where the sets are those that it must take one group of. An exact
// search by branching on a set with few elements, cut off by as many sets as
// can be found that have no element in common.
#pragma once

#include <satdoku/explain/groups.hpp>

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace satdoku::explain {

class HittingSets {
  public:
    /// Adds a set to hit. @param set  not empty
    void add(std::span<const Group> set);

    std::size_t size() const { return sets_.size(); }

    struct Answer {
        /// A smallest set that hits every set, if it is smaller than the limit.
        std::optional<std::vector<Group>> elements;
        bool complete = true;     ///< whether the search came to its end
        std::uint64_t steps = 0;  ///< that it took
    };
    /// @param limit    only smaller sets are looked for
    /// @param steps    the search gives up after so many
    /// @param stopped  called now and then; true: give up. May be empty
    Answer minimum(std::size_t limit, std::uint64_t steps, const std::function<bool()>& stopped = {});

    /// The element of the set that hits most sets.
    Group most_frequent(std::span<const Group> set) const;
    /// How many sets hold the group.
    std::uint32_t frequency(Group group) const { return group < frequency_.size() ? frequency_[group] : 0; }

  private:
    std::vector<std::vector<Group>> sets_;
    std::vector<std::uint32_t> frequency_;  ///< by group
    std::size_t least_ = 0;                 ///< proved: no fewer elements hit all
};

}  // namespace satdoku::explain
