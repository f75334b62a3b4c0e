// Variables as a doubly linked list in the order in which they were last bumped, the latest at the end.
//
// Invariant: stamps rise along the list, and every variable after `unassigned` in the list has a value. Idea: Ryan's
// Siege solver; stamps and the saved pointer from Biere and Fröhlich, "Evaluating CDCL variable scoring schemes", SAT
// 2015.
#pragma once
#include <satdoku/cnf/literal.hpp>
#include <vector>

namespace satdoku::cdcl {
class Queue {
  public:
    static constexpr std::uint32_t none = 0xFFFFFFFFU;

    struct Link {
        std::uint32_t previous = none;
        std::uint32_t next = none;
        std::uint64_t stamp = 0;  ///< 0: not in the list
    };

    void resize(std::size_t count) { links_.resize(count); }

    std::uint32_t last() const { return last_; }
    std::uint32_t previous(std::uint32_t variable) const { return links_[variable].previous; }
    std::uint64_t stamp(std::uint32_t variable) const { return links_[variable].stamp; }
    bool contains(std::uint32_t variable) const { return links_[variable].stamp != 0; }

    /// Puts a variable that is not in the list at its end.
    void append(std::uint32_t variable) {
        Link& link = links_[variable];
        link = {last_, none, ++stamps_};
        (last_ == none ? first_ : links_[last_].next) = variable;
        last_ = variable;
        if (unassigned == none) unassigned = variable;
    }

    void remove(std::uint32_t variable) {
        Link& link = links_[variable];
        (link.previous == none ? first_ : links_[link.previous].next) = link.next;
        (link.next == none ? last_ : links_[link.next].previous) = link.previous;
        if (unassigned == variable) unassigned = link.previous != none ? link.previous : last_;
        link = {};
    }

    /// The search for the next decision starts here: a variable of the list, or none while it is empty.
    std::uint32_t unassigned = none;

  private:
    std::vector<Link> links_;  ///< by variable
    std::uint32_t first_ = none;
    std::uint32_t last_ = none;
    std::uint64_t stamps_ = 0;
};
}  // namespace satdoku::cdcl
