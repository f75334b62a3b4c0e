// Which literal occurs most? A tree of maxima over the formula's counts, brought up to date only when
// somebody asks. Until then a count that changes costs one bit: its block of variables is marked. Asking
// looks at the marked blocks and the few above them, not at every variable.
#pragma once

#include <satdoku/cnf/formula.hpp>
#include <satdoku/cnf/literal.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace satdoku::dpll {

class Frequencies {
  public:
    /// The formula outlives it. @param variables how many to watch
    Frequencies(const cnf::Formula& formula, std::uint32_t variables);

    /// The number of the literal's occurrences has changed.
    void mark(cnf::Literal literal) { levels_.front().mark(literal.code() / (2 * fan_out)); }

    /// How often the most frequent positive (or negative) literal occurs.
    std::uint32_t largest(bool negative);
    /// The literal of that sign with most occurrences, of the lowest variable among equals.
    /// @pre largest(negative) > 0
    cnf::Literal most_frequent(bool negative);

  private:
    static constexpr std::size_t fan_out = 32;
    static constexpr std::size_t bits = 64;

    struct Level {
        std::array<std::vector<std::uint32_t>, 2> maxima;  ///< by sign, by block
        std::vector<std::uint64_t> marked;                 ///< a bit for each block
        void mark(std::size_t block) { marked[block / bits] |= std::uint64_t{1} << (block % bits); }
    };

    void refresh();
    std::uint32_t child(std::size_t level, bool negative, std::size_t index) const;
    std::size_t children(std::size_t level) const;

    const cnf::Formula& formula_;
    std::uint32_t variables_;
    std::vector<Level> levels_;  ///< the first over variables, each further one over the blocks before it
};

}  // namespace satdoku::dpll
