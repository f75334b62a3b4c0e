// Model rotation (Belov and Marques-Silva, "Accelerating MUS extraction with
// recursive model rotation", FMCAD 2011): an assignment that breaks a single
// group of a core shows that the core cannot do without this group. Flipping a
// variable of the broken clause often gives an assignment that breaks another
// single group: that one is necessary, too, and the engine need not be asked
// about it.
#pragma once

#include "clause_index.hpp"

#include <satdoku/explain/groups.hpp>

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace satdoku::explain {

class Rotation {
  public:
    /// @param groups, index  live as long as this
    Rotation(const Groups& groups, const ClauseIndex& index);

    /// Before the groups of another core. @param fixed  literals that must stay
    /// true
    void begin(std::span<const cnf::Literal> fixed);

    /// Groups of the core that are found to be necessary, none of them found
    /// before. They are known from then on, as `broken` is.
    /// @param core   with `broken`
    /// @param model  by variable; breaks of the core only `broken`
    std::vector<Group> necessary(std::span<const Group> core, Group broken, std::vector<bool> model);

  private:
    /// A group that is broken alone, and the flips that are tried from there.
    struct Point {
        std::vector<std::uint32_t> variables;
        std::size_t next = 0;
    };

    void count(std::uint32_t clause);
    void flip(std::uint32_t variable);
    void add_true(std::uint32_t clause);
    void remove_true(std::uint32_t clause);
    Point point_of(Group broken) const;
    bool holds(cnf::Literal literal) const {
        return model_[literal.variable().index()] != literal.negative();
    }

    const Groups& groups_;
    const ClauseIndex& index_;
    std::vector<bool> fixed_;  ///< by variable
    std::vector<bool> known_;  ///< by group

    std::vector<bool> model_;                    ///< by variable
    std::vector<bool> counted_;                  ///< by clause: whether it is in the core, or always holds
    std::vector<std::uint32_t> counted_list_;    ///< these clauses
    std::vector<std::uint32_t> true_literals_;   ///< by clause
    std::vector<std::uint32_t> broken_clauses_;  ///< by group, and at last of those that always hold
    std::uint32_t broken_groups_ = 0;
    std::uint64_t broken_sum_ = 0;  ///< of the broken groups' indices: the index where there is only one
};

}  // namespace satdoku::explain
