// The variables of a check, numbered in the order in which the formula and the proof mention them. So the memory of
// the check depends on how many variables there are, not on their numbers in the files.
#pragma once
#include <cstddef>
#include <cstdint>
#include <unordered_map>
#include <vector>

namespace satdoku::check {
class ProofVariables {
  public:
    using Code = std::uint32_t;  ///< of a literal, as cnf::Literal::code()

    /// Returns the check's code of a literal of the files. A new variable gets the next number.
    Code inside(Code named) {
        const std::uint32_t variable = named / 2;
        std::uint32_t& number = variable < nearby ? place_nearby(variable) : far_[variable];
        if (number == 0) {
            names_.push_back(variable);
            number = static_cast<std::uint32_t>(names_.size());
        }
        return 2 * (number - 1) + named % 2;
    }

    /// Returns the literal's code in the files.
    Code outside(Code literal) const { return 2 * names_[literal / 2] + literal % 2; }

    std::size_t count() const { return names_.size(); }

  private:
    static constexpr std::uint32_t nearby = 1U << 22U;

    std::uint32_t& place_nearby(std::uint32_t variable) {
        if (variable >= near_.size()) near_.resize(std::size_t{variable} + variable / 2 + 1);
        return near_[variable];
    }

    // Numbers count from 1 here; 0 means that there is no number yet.
    std::vector<std::uint32_t> near_;                       ///< by variable
    std::unordered_map<std::uint32_t, std::uint32_t> far_;  ///< the same for variables beyond near_
    std::vector<std::uint32_t> names_;                      ///< of each number, the variable in the files
};
}  // namespace satdoku::check
