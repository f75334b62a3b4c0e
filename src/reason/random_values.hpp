// What the variables of a formula are for random inputs, many at once: literals that are equal in all models have equal
// values, and hardly any others do. Idea: simulation in equivalence checking, as in Kuehlmann et al., "Robust Boolean
// reasoning for equivalence checking and functional property verification", TCAD 2002.
#pragma once
#include <satdoku/core/hash.hpp>
#include <satdoku/core/random.hpp>
#include <satdoku/reason/definitions.hpp>

namespace satdoku::reason {
class RandomValues {
  public:
    /// One bit for each of 512 assignments of the inputs.
    using Values = std::array<std::uint64_t, 8>;

    /// @param defining  by variable: the definition that gives its value, or nullptr for an input. Where definitions go
    ///                  round in a circle, one of its variables counts as an input.
    RandomValues(Definitions& definitions, std::span<const Definition* const> defining, core::Effort& effort);

    Values operator[](cnf::Literal literal) const {
        Values result = values_[literal.variable().index()];
        if (literal.negative())
            for (std::uint64_t& word : result) word = ~word;
        return result;
    }

    /// The values of "both are true".
    Values both(cnf::Literal one, cnf::Literal two) const {
        Values result = (*this)[one];
        const Values other = (*this)[two];
        for (std::size_t word = 0; word < result.size(); ++word) result[word] &= other[word];
        return result;
    }

    /// Returns whether the literal has the same value for all inputs.
    bool is_constant(cnf::Literal literal) const {
        const Values& values = values_[literal.variable().index()];
        const std::uint64_t all = (values[0] & 1U) != 0 ? ~std::uint64_t{0} : 0;
        return std::ranges::all_of(values, [&](std::uint64_t word) { return word == all; });
    }

    /// Calls action(literal) for each literal with these values, unless there are too many or they are all the same.
    void each_equal(const Values& values, std::size_t most, auto&& action) const {
        const auto hash = [](const auto& entry) { return entry.first; };
        const auto found = std::ranges::equal_range(by_hash_, hash_of(values), {}, hash);
        if (std::size(found) > most) return;
        for (const auto& [key, positive] : found) {
            for (const cnf::Literal literal : {positive, ~positive})
                if ((*this)[literal] == values) action(literal);
        }
    }

  private:
    /// Values for an input.
    void draw(std::uint32_t index);
    /// Values for all variables, those of inputs before those of outputs.
    void evaluate(std::span<const Definition* const> defining, core::Effort& effort);
    void compute(const Definition& definition);
    /// The same for the values of the negated literal.
    static std::uint64_t hash_of(const Values& values) {
        const std::uint64_t flip = (values[0] & 1U) != 0 ? ~std::uint64_t{0} : 0;
        core::Hash hash;
        for (const std::uint64_t word : values) hash.mix(word ^ flip);
        return hash.value();
    }

    Definitions& definitions_;
    core::Random random_{1};
    /// By variable: how much more often AND gates have it than its negation. The highest carries of a product are
    /// hardly ever true unless most inputs of AND gates are, those of a count unless most inputs are alike.
    std::vector<std::int32_t> leaning_;
    std::vector<Values> values_;                                   ///< by variable
    std::vector<std::pair<std::uint64_t, cnf::Literal>> by_hash_;  ///< positive literals that are not constant, sorted
};
}  // namespace satdoku::reason
