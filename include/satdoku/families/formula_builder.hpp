// Builds formulas from gates and constraints, for the generators. Gates are encoded as Tseitin did (1968): a new
// variable for each gate's output.
#pragma once
#include <satdoku/cnf/clause_list.hpp>
#include <satdoku/core/random.hpp>
#include <initializer_list>
#include <vector>

namespace satdoku::families {
using cnf::Literal;
using Literals = std::vector<Literal>;

/// Returns the numbers from 0 to count - 1 in random order.
std::vector<std::size_t> random_order(core::Random& random, std::size_t count);

class FormulaBuilder {
  public:
    Literal fresh() { return Literal(cnf::Variable(variables_++), false); }
    Literals fresh(std::size_t count);
    std::uint32_t variable_count() const { return variables_; }

    void clause(std::span<const Literal> literals) { clauses_.clause(literals); }
    void clause(std::initializer_list<Literal> literals) { clauses_.clause({literals.begin(), literals.size()}); }

    // Gates: the literal that is returned equals the function's value.
    Literal both(Literal left, Literal right);
    Literal either(Literal left, Literal right) { return ~both(~left, ~right); }
    Literal differ(Literal left, Literal right);
    Literal choose(Literal condition, Literal yes, Literal no);
    Literal constant(bool value);

    struct Sum {
        Literal sum, carry;
    };
    Sum half_adder(Literal a, Literal b) { return {differ(a, b), both(a, b)}; }
    Sum full_adder(Literal a, Literal b, Literal c);

    // Constraints.
    void at_most_one(std::span<const Literal> literals);  ///< pair by pair
    void exactly_one(std::span<const Literal> literals);
    /// The literals' exclusive or, in chunks of at most `chunk` literals (at least 3) joined by fresh variables.
    void xor_constraint(Literals literals, bool odd, std::size_t chunk = 4);

    /// Returns the formula so far.
    cnf::ClauseList build() const;

  private:
    void whole_xor(std::span<const Literal> literals, bool odd);

    std::uint32_t variables_ = 0;
    cnf::ClauseList clauses_;
};
}  // namespace satdoku::families
