// Model rotation (Belov and Marques-Silva, "Accelerating MUS extraction with recursive model rotation", FMCAD 2011):
// an assignment that breaks a single group of a core shows that the core needs this group. Flipping a variable of the
// broken clause often gives an assignment that breaks another single group: that one is needed, too, without a call of
// the engine.
//
// For a flip only clauses with the literal that becomes false are checked, because it can break only these.
#pragma once

#include <satdoku/explain/groups.hpp>

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace satdoku::explain {

class Rotation {
  public:
    /// @param groups, index must outlive this
    Rotation(const Groups& groups, const ClauseIndex& index);

    /// To be called before work on another core. @param fixed literals that must stay true
    void begin(std::span<const Group> core, std::span<const cnf::Literal> fixed);
    /// The core does not have the group from now on.
    void drop(Group group) { in_core_[group] = false; }

    /// Returns groups of the core that are newly found to be necessary. They and `broken` are known from then on.
    /// @param model  by variable; breaks of the core only `broken`
    std::vector<Group> necessary(Group broken, std::vector<bool> model);

  private:
    /// An assignment that breaks only one group, and the flips to be tried from there.
    struct Point {
        std::vector<std::uint32_t> broken;  ///< its clauses without a true literal
        std::vector<std::uint32_t> variables;
        std::size_t next = 0;
    };

    Point point_of(std::vector<std::uint32_t> broken) const;
    bool flip(const Point& from, std::uint32_t variable, std::vector<std::uint32_t>& broken);
    bool is_broken(std::uint32_t clause) const;
    Group group_of(std::uint32_t clause) const;
    bool holds(cnf::Literal literal) const { return model_[literal.variable().index()] != literal.negative(); }

    const Groups& groups_;
    const ClauseIndex& index_;
    std::vector<bool> fixed_;    ///< by variable
    std::vector<bool> known_;    ///< by group; the last entry is for the clauses that are always on
    std::vector<bool> in_core_;  ///< the same
    std::vector<bool> model_;    ///< by variable
};

}  // namespace satdoku::explain
