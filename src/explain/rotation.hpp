// Model rotation (Belov and Marques-Silva, "Accelerating MUS extraction with recursive model rotation", FMCAD 2011):
// an assignment that breaks a single group of a core shows that the core cannot do without this group. Flipping a
// variable of the broken clause often gives an assignment that breaks another single group: that one is necessary, too,
// and the engine need not be asked about it.
//
// A flip is looked at where it matters: only clauses with the literal that becomes false can be broken by it.
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

    /// Before the questions about another core. @param fixed  literals that must stay true
    void begin(std::span<const Group> core, std::span<const cnf::Literal> fixed);
    /// The core does without the group from now on.
    void drop(Group group) { in_core_[group] = false; }

    /// Groups of the core that are found to be necessary, none of them found before. They are known from then on, as
    /// `broken` is.
    /// @param model  by variable; breaks of the core only `broken`
    std::vector<Group> necessary(Group broken, std::vector<bool> model);

  private:
    /// A group that is broken alone, and the flips that are tried from there.
    struct Point {
        std::vector<std::uint32_t> broken;  ///< its clauses without a true literal
        std::vector<std::uint32_t> variables;
        std::size_t next = 0;
    };

    Point point_of(std::vector<std::uint32_t> broken) const;
    bool flip(const Point& from, std::uint32_t variable, std::vector<std::uint32_t>& broken);
    bool is_broken(std::uint32_t clause) const;
    Group group_of(std::uint32_t clause) const;
    bool holds(cnf::Literal literal) const {
        return model_[literal.variable().index()] != literal.negative();
    }

    const Groups& groups_;
    const ClauseIndex& index_;
    std::vector<bool> fixed_;    ///< by variable
    std::vector<bool> known_;    ///< by group, and at last for what always holds
    std::vector<bool> in_core_;  ///< the same
    std::vector<bool> model_;    ///< by variable
};

}  // namespace satdoku::explain
