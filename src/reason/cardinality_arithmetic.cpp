// Cardinality constraints and their refutations by cutting planes: each constraint is computed from its clauses, and the
// sum of the constraints says 0 >= 1. The steps are as many as the clauses.
#include "relaxation.hpp"

namespace satdoku::reason {
namespace {
using cnf::Literal;

/// Computes for the first `count` literals L, and further ones F that are in each of its clauses:
///     sum of L + (count - length + 1) * sum of F >= count - length + 1
/// which is what all clauses of F and `length` of L say together. By induction over the last literal x of L: with
/// d = count - length, the clauses without x give  L' + d F >= d,  those with x give  L' + (d + 1) (F + x) >= d + 1;
/// d times the first and the second, divided by d + 1, is  L' + x + (d + 1) F >= d + 1. Where `length` is 1, only one
/// clause has x, and the sum suffices.
class Counting {
  public:
    Counting(std::span<const Literal> literals, const cnf::CuttingPlanes& proof) : literals_(literals), proof_(proof) {}

    cnf::Arithmetic run(std::size_t length) {
        compute(literals_.size(), length);
        return std::move(arithmetic_);
    }

  private:
    void compute(std::size_t count, std::size_t length) {
        if (count == length) {
            clause_.assign(literals_.begin(), literals_.begin() + static_cast<std::ptrdiff_t>(count));
            clause_.insert(clause_.end(), others_.begin(), others_.end());
            arithmetic_.inequality(proof_.find(clause_));
            return;
        }
        const std::size_t least = count - length;
        const Literal last = literals_[count - 1];
        compute(count - 1, length);
        others_.push_back(last);
        if (length == 1) {
            arithmetic_.inequality(proof_.find(others_)).sum();
        } else {
            arithmetic_.times(least);
            compute(count - 1, length - 1);
            arithmetic_.sum().divide(least + 1);
        }
        others_.pop_back();
    }

    std::span<const Literal> literals_;
    const cnf::CuttingPlanes& proof_;
    cnf::Arithmetic arithmetic_;
    std::vector<Literal> others_;
    std::vector<Literal> clause_;
};
}  // namespace

cnf::Arithmetic arithmetic_of(const Cardinality& constraint, const cnf::CuttingPlanes& proof) {
    return Counting(constraint.literals, proof).run(constraint.literals.size() - constraint.least + 1);
}

void prove(const Certificate& certificate, std::span<const Cardinality> constraints, cnf::CuttingPlanes& proof) {
    cnf::Arithmetic total;
    std::vector<cnf::CuttingPlanes::Id> computed;
    for (const Certificate::Entry& entry : certificate.entries) {
        computed.push_back(proof.compute(arithmetic_of(constraints[entry.constraint], proof)));
        total.inequality(computed.back()).times(entry.times);
        if (computed.size() > 1) total.sum();
    }
    proof.compute(total);
    for (const cnf::CuttingPlanes::Id id : computed) proof.forget(id);
}
}  // namespace satdoku::reason
