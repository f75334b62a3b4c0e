// XOR constraints as equations, for proofs by cutting planes.
#include "xor_chain.hpp"
#include <satdoku/reason/xor_proof.hpp>

namespace satdoku::reason {
namespace {
using cnf::Arithmetic;
using cnf::Inequality;
using cnf::Literal;
using cnf::Term;
using cnf::Variable;
using Id = cnf::CuttingPlanes::Id;

Literal positive(Variable variable) { return {variable, false}; }

/// Adds a clause that follows by propagation when these variables have values, in all ways.
void add_by_cases(Derivation& derivation, std::span<const Literal> clause, std::span<const Variable> cases) {
    std::vector<std::vector<Literal>> steps;
    for (std::size_t count = cases.size() + 1; count-- > 0;) {
        for (std::uint32_t signs = 0; signs < 1U << count; ++signs) {
            std::vector<Literal>& step = steps.emplace_back(clause.begin(), clause.end());
            for (std::size_t index = 0; index < count; ++index)
                step.emplace_back(cases[index], (signs >> index & 1U) != 0);
            derivation.add(step);
        }
    }
    for (std::size_t index = 0; index + 1 < steps.size(); ++index) derivation.remove(steps[index]);
}

/// The equation  left + right = sum + 2 * carry  of a half adder with new variables `sum` and `carry`.
struct Adder {
    Variable sum;
    Id at_least;  ///< left + right - 2 carry >= sum
    Id at_most;
    std::array<Id, 2> carry;  ///< its definition, which follows from both
};

Adder half_add(Derivation& derivation, cnf::CuttingPlanes& proof, Literal left, Literal right) {
    const Literal carry = positive(derivation.fresh());
    const Literal sum = positive(derivation.fresh());
    const Id if_carry = proof.define({{{1, left}, {1, right}, {-2, carry}}, 0}, ~carry);
    const Id unless_carry = proof.define({{{1, carry}, {-1, left}, {-1, right}}, -1}, carry);
    const Id at_least = proof.define({{{1, left}, {1, right}, {-2, carry}, {-1, sum}}, 0}, ~sum);
    const Id at_most = proof.define({{{1, sum}, {2, carry}, {-1, left}, {-1, right}}, 0}, sum);
    return {sum.variable(), at_least, at_most, {if_carry, unless_carry}};
}

/// Adds up inequalities.
Arithmetic& add_up(Arithmetic& arithmetic, std::span<const Id> ids) {
    arithmetic.inequality(ids.front());
    for (const Id id : ids.subspan(1)) arithmetic.inequality(id).sum();
    return arithmetic;
}

Id total(cnf::CuttingPlanes& proof, std::span<const Id> ids) {
    Arithmetic arithmetic;
    return proof.compute(add_up(arithmetic, ids));
}
}  // namespace

void LinearXorProof::keep(Derivation& derivation, const XorConstraint& constraint) {
    if (kept_.try_emplace(constraint).second) add_clauses(derivation, constraint);
}

bool LinearXorProof::keep(Derivation&, const ExactCount& count) {
    Equation& equation = kept_[xor_of(count)];
    if (equation.at_least != 0) return true;
    const auto [at_least, at_most] = bounds_of(count);
    equation.at_least = proof_.compute(arithmetic_of(at_least, proof_));
    equation.at_most = proof_.compute(arithmetic_of(at_most, proof_));
    return true;
}

/// The clauses of the constraint become an equation: half adders sum up all variables but the last, and the clauses say
/// that the last sum and the last variable are different (odd) or equal.
LinearXorProof::Equation LinearXorProof::enter(Derivation& derivation, const XorConstraint& constraint) {
    const std::vector<Variable>& variables = constraint.variables;
    std::vector<Id> at_least;
    std::vector<Id> at_most;
    std::vector<Id> carries;
    Literal sum = positive(variables.front());
    for (std::size_t index = 1; index + 1 < variables.size(); ++index) {
        const Adder adder = half_add(derivation, proof_, sum, positive(variables[index]));
        at_least.push_back(adder.at_least);
        at_most.push_back(adder.at_most);
        carries.insert(carries.end(), adder.carry.begin(), adder.carry.end());
        sum = positive(adder.sum);
    }
    const Literal last(variables.back(), !constraint.odd);
    std::vector<Variable> cases;
    if (variables.size() > 2) cases.assign(variables.begin(), variables.end() - 2);
    for (const auto& [own, end] : {std::pair(sum, last), std::pair(~sum, ~last)}) {
        if (variables.size() > 2) add_by_cases(derivation, std::array{end, own}, cases);
        (own == sum ? at_least : at_most).push_back(proof_.find(std::array{end, own}));
    }
    // Only now: with the definitions of the carries, the clauses above follow by fewer propagations.
    for (const Id id : carries) proof_.forget(id);
    const Equation equation{total(proof_, at_least), total(proof_, at_most)};
    for (const std::vector<Id>* ids : {&at_least, &at_most})
        for (std::size_t index = 0; index + 1 < ids->size(); ++index) proof_.forget((*ids)[index]);
    if (variables.size() > 2) {
        for (const auto& [own, end] : {std::pair(sum, last), std::pair(~sum, ~last)})
            derivation.remove(std::array{end, own});
    }
    remove_clauses(derivation, constraint);
    return equation;
}

const LinearXorProof::Equation& LinearXorProof::equation_of(Derivation& derivation, const XorConstraint& constraint) {
    Equation& equation = kept_.at(constraint);
    if (equation.at_least == 0) equation = enter(derivation, constraint);
    return equation;
}

void LinearXorProof::Equations::add(const Equation& equation) {
    at_least.push_back(equation.at_least);
    at_most.push_back(equation.at_most);
}

LinearXorProof::Equation LinearXorProof::sum(Derivation& derivation, std::span<const XorConstraint* const> summands) {
    Equations equations;
    for (const XorConstraint* constraint : summands) equations.add(equation_of(derivation, *constraint));
    return {total(proof_, equations.at_least), total(proof_, equations.at_most)};
}

void LinearXorProof::forget(const Equation& equation) {
    proof_.forget(equation.at_least);
    proof_.forget(equation.at_most);
}

/// In the sum exactly the variables of the clause have odd coefficients. If the clause does not hold, its literals have
/// known values, and the parity of the sum is wrong: in both inequalities each literal, added once, makes its coefficient
/// even, and the bound is odd, so that dividing by 2 rounds it up. The sum of the two is the clause.
void LinearXorProof::add_clause(const Equations& summands, std::span<const Literal> clause) {
    Arithmetic arithmetic;
    for (const std::vector<Id>* ids : {&summands.at_least, &summands.at_most}) {
        add_up(arithmetic, *ids);
        for (const Literal literal : clause) arithmetic.literal(literal).sum();
        arithmetic.divide(2);
    }
    proof_.compute(arithmetic.sum(), clause);
}

bool LinearXorProof::derive(Derivation& derivation, const XorSum& consequence, core::Effort&) {
    const Equation equation = sum(derivation, consequence.summands);
    Equations whole;
    whole.add(equation);
    each_clause(consequence.constraint, [&](const std::vector<Literal>& clause) { add_clause(whole, clause); });
    forget(equation);
    return true;
}

void LinearXorProof::clear(Derivation& derivation) {
    set_rows(derivation, {});
    for (const auto& [constraint, equation] : kept_) {
        if (equation.at_least != 0) {
            forget(equation);
        } else {
            remove_clauses(derivation, constraint);
        }
    }
    kept_.clear();
}

void LinearXorProof::set_rows(Derivation&, std::vector<Row> rows) {
    for (const auto& [own, row] : rows_)
        if (row.equation.at_least != 0) forget(row.equation);
    rows_.clear();
    for (const Row& row : rows) {
        KnownRow& known = rows_[row.own];
        for (const XorConstraint& each : row.summands) known.summands.push_back(&kept_.find(each)->first);
    }
}

const LinearXorProof::Equation& LinearXorProof::equation_of(Derivation& derivation, KnownRow& row) {
    if (row.summands.size() == 1) return equation_of(derivation, *row.summands.front());
    if (row.equation.at_least == 0) row.equation = sum(derivation, row.summands);
    return row.equation;
}

std::uint64_t LinearXorProof::cost_of_implying(std::span<const Literal> whole) const { return whole.size(); }

void LinearXorProof::imply(Derivation& derivation, std::span<const Literal> whole, std::span<const Literal> clause) {
    // A sum in a step of its own would be one more inequality that checkers propagate.
    Equations equations;
    for (const Literal literal : whole) {
        const auto row = rows_.find(literal.variable());
        if (row != rows_.end()) equations.add(equation_of(derivation, row->second));
    }
    add_clause(equations, whole);
    if (whole.size() == clause.size()) return;
    derivation.add(clause);
    derivation.remove(whole);
}
}  // namespace satdoku::reason
