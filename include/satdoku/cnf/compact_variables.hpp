// Variables of a formula as others can hold them in arrays. As a rule they are numbered without large gaps, and
// keep their numbers. Where a variable comes that is far above all that is there, this one and those that follow
// are numbered in the order in which they come: memory then follows what is mentioned, not its numbers. So are
// variables that the formula does not have and somebody inside defines.
//
// Invariant: a variable keeps the number that it has once got, and no two have the same.
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
    /// The literal's code name; a variable that is new gets a number.
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

    /// The literal as the formula has it.
    Literal outside(Literal literal) const {
        const std::uint32_t index = literal.variable().index();
        return index < kept_ ? literal : Literal(names_[index - kept_], literal.negative());
    }

    /// A number for a variable that the formula does not have: no literal of the formula gets it, whatever its name.
    /// Outside it is named above `claimed` and all that has a name; nothing where there is no such name.
    std::optional<Variable> add(std::uint32_t claimed) {
        const std::uint32_t name = std::max({claimed, kept_, unnamed_});
        if (name >= largest_variable) return std::nullopt;
        const auto next = static_cast<std::uint32_t>(kept_ + names_.size());
        names_.emplace_back(name);
        unnamed_ = name + 1;
        added_.push_back(next);
        return Variable(next);
    }

    /// Whether the number comes from add().
    bool is_added(Variable inside) const {
        return std::binary_search(added_.begin(), added_.end(), inside.index());
    }

  private:
    Variable number(Variable variable) {
        // What arrays of this length cost is not felt, or is in proportion to the formula.
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
    std::uint32_t unnamed_ = 0;                                 ///< from here on none of names_ is
    std::vector<std::uint32_t> added_;                          ///< numbers from add(), ascending
};

}  // namespace satdoku::cnf
