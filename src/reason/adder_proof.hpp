// The proof of sums of adders: by cutting planes, or by clauses alone (adder_diagrams.cpp).
#pragma once
#include "adder_values.hpp"
#include <satdoku/reason/arithmetic.hpp>
#include <initializer_list>

namespace satdoku::reason {
/// The proof of an equation: two inequalities that say "at least" and "at most"; or a diagram and its factor.
using Proved = std::array<cnf::Arithmetic::Id, 2>;

/// A proved equation, and how often it is added.
struct Summand {
    Proved proved;
    std::int64_t times;
};

/// A literal, and the odd coefficient that its variable has in a sum.
struct OddTerm {
    std::int64_t coefficient;
    cnf::Literal literal;
};

class AdderProof {
  public:
    AdderProof() = default;
    AdderProof(const AdderProof&) = delete;
    AdderProof& operator=(const AdderProof&) = delete;
    virtual ~AdderProof() = default;

    /// The equation of the cell, from clauses that follow by propagation.
    virtual Proved prove(const AdderCell& cell) = 0;
    /// left - right = 0, after the clauses that say so have become part of the formula.
    virtual Proved prove_equal(cnf::Literal left, cnf::Literal right) = 0;
    virtual Proved prove_true(cnf::Literal literal) = 0;
    /// The literal is true by the equality: by cases of one of the two.
    virtual Proved prove_true(const EqualAddends& addends) = 0;

    virtual Proved sum(std::span<const Summand> summands) = 0;
    /// Of an equation whose numbers are all even.
    virtual Proved halve(const Proved& equation) = 0;
    /// The sum has odd coefficients for the variables of two literals alone: adds the clauses that the literals are
    /// equal. Returns false if that takes too long.
    virtual bool conclude_equal(std::span<const Summand> summands, const std::array<OddTerm, 2>& terms) = 0;
    /// No assignment satisfies the equation: its coefficients are even and the sum is odd, or there are none. Returns
    /// false if that is not proved, because it would take too long.
    virtual bool refute(const Proved& equation, bool is_odd) = 0;

    /// At the end. Not by a destructor: writing may fail.
    virtual void forget_all() = 0;
};

/// By cutting planes.
class LinearAdderProof final : public AdderProof {
  public:
    explicit LinearAdderProof(cnf::CuttingPlanes& proof) : proof_(proof) {}

    void forget_all() override {
        for (const cnf::Arithmetic::Id id : ids_) proof_.forget(id);
        ids_.clear();
    }

    Proved prove(const AdderCell& adder) override {
        const cnf::Literal one = adder.one;
        const cnf::Literal two = adder.two;
        const cnf::Literal sum = adder.sum;
        cnf::Arithmetic least;
        cnf::Arithmetic most;
        if (adder.generate) return prove_lookahead(adder);
        if (!adder.carry) {
            least.inequality(clause({one, two, ~sum}));
            most.inequality(clause({sum, ~one})).inequality(clause({sum, ~two})).sum();
            most.inequality(clause({~one, ~two})).sum().divide(2);
            return {compute(least), compute(most)};
        }
        const cnf::Literal carry = *adder.carry;
        least.inequality(clause({~carry, one})).inequality(clause({~carry, two})).sum();
        least.inequality(clause({~carry, ~sum})).sum().times(2);
        least.inequality(clause({one, two, ~sum})).sum().divide(3);
        most.inequality(clause({carry, sum, ~one})).inequality(clause({carry, sum, ~two})).sum();
        most.inequality(clause({carry, ~one, ~two})).sum().literal(carry).sum().divide(2);
        return {compute(least), compute(most)};
    }

    Proved prove_equal(cnf::Literal left, cnf::Literal right) override {
        return {clause({left, ~right}), clause({~left, right})};
    }
    Proved prove_true(cnf::Literal literal) override {
        return {clause({literal}), compute(cnf::Arithmetic().literal(~literal))};
    }
    Proved prove_true(const EqualAddends& addends) override {
        clause({addends.literal, addends.one});
        return prove_true(addends.literal);
    }

    Proved sum(std::span<const Summand> summands) override {
        return {compute(bound(summands, 0)), compute(bound(summands, 1))};
    }
    Proved halve(const Proved& equation) override {
        const auto half = [&](cnf::Arithmetic::Id id) { return compute(cnf::Arithmetic().inequality(id).divide(2)); };
        return {half(equation[0]), half(equation[1])};
    }
    bool conclude_equal(std::span<const Summand> summands, const std::array<OddTerm, 2>& terms) override {
        const auto& [one, two] = terms;
        conclude_either(summands, {one, OddTerm{two.coefficient, ~two.literal}});
        conclude_either(summands, {OddTerm{one.coefficient, ~one.literal}, two});
        return true;
    }
    /// Rounding up makes the two halves contradict each other. Without coefficients one of the bounds is false by itself.
    bool refute(const Proved& equation, bool is_odd) override {
        const auto& [least, most] = equation;
        if (is_odd) proof_.compute(cnf::Arithmetic().inequality(least).divide(2).inequality(most).divide(2).sum());
        return true;
    }

    /// What the summands say of one side: 0 "at least", 1 "at most".
    static cnf::Arithmetic bound(std::span<const Summand> summands, std::size_t side) {
        cnf::Arithmetic arithmetic;
        for (const Summand& summand : summands) {
            const auto times = static_cast<std::uint64_t>(std::abs(summand.times));
            arithmetic.inequality(summand.proved[summand.times > 0 ? side : 1 - side]).times(times);
            if (&summand != &summands.front()) arithmetic.sum();
        }
        return arithmetic;
    }

  private:
    /// The same as with (carry - generate) for the carry of a half adder.
    Proved prove_lookahead(const AdderCell& adder) {
        const cnf::Literal one = adder.one;
        const cnf::Literal two = adder.two;
        const cnf::Literal sum = adder.sum;
        const cnf::Literal carry = *adder.carry;
        const cnf::Literal generate = *adder.generate;
        cnf::Arithmetic least;
        for (const cnf::Literal literal : {one, two, ~sum}) {
            least.inequality(clause({~carry, generate, literal}));
            if (literal != one) least.sum();
        }
        least.times(2).inequality(clause({one, two, ~sum})).sum().divide(3);
        cnf::Arithmetic most;
        const cnf::Arithmetic::Id not_less = clause({carry, ~generate});
        most.inequality(not_less);
        const std::array<std::array<cnf::Literal, 2>, 3> pairs = {{{sum, ~one}, {sum, ~two}, {~one, ~two}}};
        for (const auto& [first, second] : pairs) {
            // carry + not generate + first + second is at least 2: half of three clauses, rounded up.
            most.inequality(clause({carry, first, second})).inequality(clause({~generate, first, second})).sum();
            most.inequality(not_less).sum().divide(2).sum();
        }
        most.divide(2);
        return {compute(least), compute(most)};
    }

    /// Both literals cannot be false by the parity of the sum. So one bound, halved and rounded up, is larger than the
    /// other by a half.
    void conclude_either(std::span<const Summand> summands, const std::array<OddTerm, 2>& terms) {
        cnf::Arithmetic arithmetic = bound(summands, 0);
        std::uint64_t largest = 1;
        for (const auto& [of_variable, literal] : terms) {
            const std::int64_t coefficient = literal.negative() ? -of_variable : of_variable;
            largest = std::max(largest, 2 + static_cast<std::uint64_t>(std::abs(coefficient)));
            // "The literal is at least 0", until its coefficient is 1: an even number of times.
            if (coefficient < 0) arithmetic.literal(literal).times(static_cast<std::uint64_t>(1 - coefficient)).sum();
        }
        arithmetic.divide(2).times(2).append(bound(summands, 1)).sum().divide(largest);
        proof_.compute(arithmetic, std::array{terms[0].literal, terms[1].literal});
    }

    cnf::Arithmetic::Id compute(const cnf::Arithmetic& arithmetic) { return keep(proof_.compute(arithmetic)); }
    cnf::Arithmetic::Id clause(std::initializer_list<cnf::Literal> literals) {
        cnf::Inequality inequality;
        for (const cnf::Literal literal : literals) inequality.terms.push_back({1, literal});
        inequality.least = 1;
        return keep(proof_.imply(inequality));
    }
    cnf::Arithmetic::Id keep(cnf::Arithmetic::Id id) {
        ids_.push_back(id);
        return id;
    }

    cnf::CuttingPlanes& proof_;
    std::vector<cnf::Arithmetic::Id> ids_;
};

/// By clauses alone: see adder_diagrams.cpp.
/// @param topological_index  by variable: of two equations that are added, neighbours should be near each other
std::unique_ptr<AdderProof> prove_by_diagrams(Derivation& derivation, AdderFormula& formula,
                                              std::span<const std::uint32_t> topological_index, core::Effort& effort);
}  // namespace satdoku::reason
