// Inequalities over literals, for the checker of VeriPB's format: their normal form and arithmetic on it.
//
// Normal form: each variable once, in ascending order, with a coefficient above 0; the sum of the terms is at least `degree`.
// All arithmetic is exact: what does not fit into 64 bits throws core::Error "proof.too_large_coefficient".
#pragma once
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace satdoku::check {
struct LinearTerm {
    std::uint32_t code;        ///< of the literal: twice its variable, and 1 more if it is negative
    std::int64_t coefficient;  ///< above 0 in the normal form

    bool operator==(const LinearTerm&) const = default;
};

struct Linear {
    std::vector<LinearTerm> terms;
    std::int64_t degree = 0;

    bool operator==(const Linear&) const = default;
};

/// The normal form of terms with any coefficients and in any order.
Linear normal_form(std::vector<LinearTerm> terms, std::int64_t degree);
Linear product(Linear linear, std::int64_t factor);
/// @param divisor  above 0
Linear quotient(Linear linear, std::int64_t divisor);
/// No coefficient is larger than the degree.
Linear saturation(Linear linear);
/// The negation of the inequality.
Linear negation(const Linear& linear);
/// The sum of the coefficients.
std::int64_t largest_sum(const Linear& linear);
std::uint64_t hash_of(const Linear& linear);

/// Sums of many inequalities. It has room for all variables, so one adder is for all sums.
class LinearAdder {
  public:
    Linear sum(std::span<const Linear* const> parts);

  private:
    std::vector<std::int64_t> balances_;  ///< by variable: what its positive literal has more than its negative one
    std::vector<std::uint32_t> touched_;  ///< variables that have one, perhaps twice
};

/// What a literal becomes: the code of another one, or a value.
struct Replacement {
    std::uint32_t code = 0;
    std::optional<bool> value{};
};
/// @param replace  returns what the literal becomes, itself if it stays
Linear replaced(const Linear& linear, const std::function<Replacement(std::uint32_t)>& replace);
}  // namespace satdoku::check
