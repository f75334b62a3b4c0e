// What gives each variable around adders its value, and what that is for random inputs.
#pragma once
#include "random_values.hpp"
#include <optional>

namespace satdoku::reason {
/// one + two + 2 generate = 2 carry + sum. Without `generate` it is 0; without a carry at most one of the two is true.
/// `generate` excludes `one`. The variables are distinct.
struct AdderCell {
    cnf::Literal one;
    cnf::Literal two;
    std::optional<cnf::Literal> carry;
    cnf::Literal sum;
    std::optional<cnf::Literal> generate = std::nullopt;
};

class AdderValues {
  public:
    /// @param variables  number of variables
    /// @param halves     half adders, each with a carry
    AdderValues(Definitions& definitions, std::uint32_t variables, std::span<const AdderCell> halves,
                core::Effort& effort);

    /// Number of variables.
    std::size_t variables() const { return defining_.size(); }
    /// The half adder whose sum the variable is, or nullptr.
    const AdderCell* half_of(cnf::Variable variable) const { return half_of_[variable.index()]; }
    /// Whether it is the sum or the carry of a half adder.
    bool is_of_half(cnf::Variable variable) const { return is_of_half_[variable.index()]; }
    /// The definition that gives the variable its value, or nullptr.
    const Definition* defining(cnf::Variable variable) const { return defining_[variable.index()]; }
    /// XORs of no half adder, with their outputs.
    std::span<const Definition* const> sums() const { return sums_; }
    /// Unknown if the effort was too little.
    const std::optional<RandomValues>& random() const { return random_; }

  private:
    std::vector<AdderCell> halves_;
    std::vector<std::array<cnf::Variable, 3>> half_sums_;  ///< the variables of each half adder's XOR, sorted
    std::vector<const AdderCell*> half_of_;                ///< by variable
    std::vector<bool> is_of_half_;                         ///< by variable
    std::vector<const Definition*> defining_;              ///< by variable
    std::vector<const Definition*> sums_;
    std::optional<RandomValues> random_;
};
}  // namespace satdoku::reason
