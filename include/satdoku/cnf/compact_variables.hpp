// Numbers the variables of a formula for use as array indices. Usually formulas number them without large gaps, and
// they keep their numbers. If a variable far above all others occurs, it and all later new ones are numbered in the
// order of their first mention: memory then depends on how many are mentioned, not on their numbers. Variables that
// the solver itself defines are numbered in the same way.
//
// Invariant: the number of a variable never changes, and no two have the same.
#pragma once

#include <satdoku/cnf/literal.hpp>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

namespace satdoku::cnf {

class CompactVariables {
  public:
    /// The literal with its inside number; a new variable gets one.
    Literal inside(Literal literal) {
        ++mentions_;
        if (literal.variable().index() < kept_) return literal;
        return {number(literal.variable()), literal.negative()};
    }

    /// The number of a variable, if it has one.
    std::optional<Variable> find(Variable variable) const {
        if (variable.index() < kept_) return variable;
        const auto found = numbers_.find(variable.index());
        return found == numbers_.end() ? std::nullopt : std::optional(Variable(found->second));
    }

    /// Returns the literal of the formula.
    Literal outside(Literal literal) const {
        const std::uint32_t index = literal.variable().index();
        return index < kept_ ? literal : Literal(names_[index - kept_], literal.negative());
    }

    /// A number for a variable that is not in the formula; no variable of the formula gets it. Its outside name is
    /// above `claimed` and all names so far. Returns nothing if there is no such name.
    std::optional<Variable> add(std::uint32_t claimed) {
        const std::uint32_t name = std::max({claimed, kept_, unnamed_});
        if (name >= largest_variable) return std::nullopt;
        const auto next = static_cast<std::uint32_t>(kept_ + names_.size());
        names_.emplace_back(name);
        unnamed_ = name + 1;
        added_.push_back(next);
        return Variable(next);
    }

    /// Returns true if the number comes from add().
    bool is_added(Variable inside) const { return std::binary_search(added_.begin(), added_.end(), inside.index()); }

  private:
    Variable number(Variable variable) {
        // Arrays of this length are cheap, or in proportion to the formula.
        constexpr std::uint64_t always_kept = std::uint64_t{1} << 20U;
        constexpr std::uint64_t kept_for_a_literal = 32;
        if (names_.empty() && variable.index() < always_kept + kept_for_a_literal * mentions_) {
            kept_ = variable.index() + 1;
            return variable;
        }
        const auto next = static_cast<std::uint32_t>(kept_ + names_.size());
        const auto [entry, is_new] = numbers_.emplace(variable.index(), next);
        if (is_new) names_.push_back(variable);
        unnamed_ = std::max(unnamed_, variable.index() + 1);
        return Variable(entry->second);
    }

    std::uint64_t mentions_ = 0;
    std::uint32_t kept_ = 0;                                    ///< variables below it keep their numbers
    std::unordered_map<std::uint32_t, std::uint32_t> numbers_;  ///< of the others
    std::vector<Variable> names_;                               ///< of the numbers from kept_ on
    std::uint32_t unnamed_ = 0;                                 ///< all of names_ are below
    std::vector<std::uint32_t> added_;                          ///< numbers from add(), ascending
};

}  // namespace satdoku::cnf
