// Numbers the variables of a formula for use as array indices. Usually formulas number them without large gaps, and
// they keep their numbers. If a variable far above all others occurs, it and all later new ones are numbered in the
// order of their first mention: memory then depends on how many are mentioned, not on their numbers. These are found in
// an array as soon as its length is in proportion to the formula, until then by hash. Variables that the solver itself
// defines are numbered in the same way.
//
// Invariant: the number of a variable never changes, and no two have the same.
#pragma once
#include <satdoku/cnf/literal.hpp>
#include <algorithm>
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
        const std::uint32_t place = variable.index() - kept_;
        std::uint32_t number = unknown;
        if (place < near_.size()) {
            number = near_[place];
        } else if (const auto found = far_.find(place); found != far_.end()) {
            number = found->second;
        }
        return number == unknown ? std::nullopt : std::optional(Variable(number));
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
    static constexpr std::uint32_t unknown = 0xFFFFFFFFU;

    /// Arrays up to this length are cheap, or in proportion to the formula.
    std::uint64_t cheap_length() const {
        constexpr std::uint64_t always = std::uint64_t{1} << 20U;
        constexpr std::uint64_t for_a_literal = 32;
        return always + for_a_literal * mentions_;
    }

    Variable number(Variable variable) {
        if (names_.empty() && variable.index() < cheap_length()) {
            kept_ = variable.index() + 1;
            return variable;
        }
        const std::uint32_t place = variable.index() - kept_;
        if (place >= near_.size()) lengthen(place);
        std::uint32_t& number = place < near_.size() ? near_[place] : far_.try_emplace(place, unknown).first->second;
        if (number == unknown) {
            number = static_cast<std::uint32_t>(kept_ + names_.size());
            names_.push_back(variable);
            unnamed_ = std::max(unnamed_, variable.index() + 1);
        }
        return Variable(number);
    }

    /// Makes the array twice as long at least, up to this place, if that is cheap.
    void lengthen(std::uint32_t place) {
        const std::size_t length = std::max(2 * near_.size(), std::size_t{place} + 1);
        if (length > cheap_length()) return;
        near_.resize(length, unknown);
        std::erase_if(far_, [&](const auto& entry) {
            const bool is_near = entry.first < length;
            if (is_near) near_[entry.first] = entry.second;
            return is_near;
        });
    }

    std::uint64_t mentions_ = 0;
    std::uint32_t kept_ = 0;                                ///< variables below it keep their numbers
    std::vector<std::uint32_t> near_;                       ///< of the others, by variable - kept_: number or unknown
    std::unordered_map<std::uint32_t, std::uint32_t> far_;  ///< the same for numbers after the end of near_
    std::vector<Variable> names_;                           ///< of the numbers from kept_ on
    std::uint32_t unnamed_ = 0;                             ///< all of names_ are below
    std::vector<std::uint32_t> added_;                      ///< numbers from add(), ascending
};
}  // namespace satdoku::cnf
