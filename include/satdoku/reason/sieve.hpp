// Counts clauses by a hash of their variables. A search for several clauses over the same variables (XOR or
// if-then-else gates) finds few in most formulas. This filter rejects most others for one or two bytes each.
//
// Invariant: a count is at least the number of clauses over these variables, up to the largest value of a byte.
#pragma once
#include <satdoku/cnf/literal.hpp>
#include <cstddef>
#include <limits>
#include <span>
#include <vector>

namespace satdoku::reason {
class Sieve {
  public:
    /// @param clauses  approximate number of clauses to count
    /// @param round    0 or 1: what passes one sieve by chance seldom passes one of the other round, too
    explicit Sieve(std::size_t clauses, unsigned round = 0) : shift_(20 + 18 * round) {
        constexpr std::size_t least = std::size_t{1} << 10U;
        constexpr std::size_t most = std::size_t{1} << 30U;
        std::size_t size = least;
        while (size < 2 * clauses && size < most) size *= 2;
        counts_.assign(size, 0);
    }

    void count(std::span<const cnf::Literal> clause) {
        std::uint8_t& counter = counts_[place(clause)];
        if (counter < std::numeric_limits<std::uint8_t>::max()) ++counter;
    }

    /// Returns false only if fewer than `clauses` clauses over these variables have been counted, this one included.
    bool passes(std::span<const cnf::Literal> clause, std::size_t clauses) const {
        return counts_[place(clause)] >= clauses;
    }

  private:
    static std::uint64_t scramble(cnf::Variable variable) {
        std::uint64_t mixed = (variable.index() + 1) * 0xBF58476D1CE4E5B9U;
        mixed ^= mixed >> 31;
        return mixed * 0x94D049BB133111EBU;
    }

    std::size_t place(std::span<const cnf::Literal> clause) const {
        std::uint64_t sum = 0;
        for (const cnf::Literal literal : clause) sum += scramble(literal.variable());
        return static_cast<std::size_t>(sum >> shift_) & (counts_.size() - 1);
    }

    unsigned shift_;
    std::vector<std::uint8_t> counts_;
};
}  // namespace satdoku::reason
