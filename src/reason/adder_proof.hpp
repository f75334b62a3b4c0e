// The proof of sums of adders by cutting planes: the equations of cells, from the clauses of their gates.
#pragma once
#include "adder_values.hpp"
#include <satdoku/reason/arithmetic.hpp>
#include <initializer_list>

namespace satdoku::reason {
/// The proof of an equation: inequalities that say "at least" and "at most".
using Proved = std::array<cnf::Arithmetic::Id, 2>;

/// Writes inequalities, unless there is no proof.
class AdderProof {
  public:
    explicit AdderProof(cnf::CuttingPlanes* proof) : proof_(proof) {}
    AdderProof(const AdderProof&) = delete;
    AdderProof& operator=(const AdderProof&) = delete;

    /// At the end. Not by a destructor: writing may fail.
    void forget_all() {
        for (const cnf::Arithmetic::Id id : ids_) proof_->forget(id);
        ids_.clear();
    }

    bool writes() const { return proof_ != nullptr; }
    cnf::CuttingPlanes& proof() { return *proof_; }
    cnf::Arithmetic::Id compute(const cnf::Arithmetic& arithmetic) { return keep(proof_->compute(arithmetic)); }

    /// The equation of the cell, from clauses that follow by propagation.
    Proved prove(const AdderCell& adder) {
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

    /// left - right = 0, after the clauses that say so have become part of the formula.
    Proved prove_equal(cnf::Literal left, cnf::Literal right) {
        return {clause({left, ~right}), clause({~left, right})};
    }

    Proved prove_true(cnf::Literal literal) {
        return {clause({literal}), compute(cnf::Arithmetic().literal(~literal))};
    }

    /// The literal is true by the equality: by cases of one of the two.
    Proved prove_true(const EqualAddends& addends) {
        clause({addends.literal, addends.one});
        return prove_true(addends.literal);
    }

  private:
    cnf::Arithmetic::Id clause(std::initializer_list<cnf::Literal> literals) {
        cnf::Inequality inequality;
        for (const cnf::Literal literal : literals) inequality.terms.push_back({1, literal});
        inequality.least = 1;
        return keep(proof_->imply(inequality));
    }
    cnf::Arithmetic::Id keep(cnf::Arithmetic::Id id) {
        ids_.push_back(id);
        return id;
    }

    cnf::CuttingPlanes* const proof_;
    std::vector<cnf::Arithmetic::Id> ids_;
};
}  // namespace satdoku::reason
