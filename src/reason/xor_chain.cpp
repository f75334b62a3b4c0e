#include "xor_chain.hpp"
#include "subsets.hpp"
#include <iterator>

namespace satdoku::reason {
namespace {
using cnf::Literal;
using cnf::Variable;

/// The parity of the first variables of a chain: a constant, or a variable.
struct Prefix {
    std::optional<Variable> variable;
    bool odd = false;  ///< the constant
};

Prefix prefix(const XorChain& chain, std::size_t length) {
    if (length == 0) return {};
    if (length == 1) return {chain.constraint.variables.front()};
    if (length - 2 < chain.prefixes.size()) return {chain.prefixes[length - 2]};
    return {{}, chain.constraint.odd};
}

/// Adds a variable to a constraint on few variables, which need not be sorted.
void toggle(XorConstraint& constraint, Variable variable) {
    const auto place = std::find(constraint.variables.begin(), constraint.variables.end(), variable);
    if (place != constraint.variables.end()) {
        constraint.variables.erase(place);
    } else {
        constraint.variables.push_back(variable);
    }
}

void toggle(XorConstraint& constraint, const Prefix& part) {
    if (part.variable) toggle(constraint, *part.variable);
    constraint.odd ^= part.odd;
}

/// Adds the clauses of an XOR constraint on few variables, which propagation finds implied if `open` has a value.
void derive(Derivation& derivation, const XorConstraint& constraint, Variable open) {
    const bool has_it = std::ranges::count(constraint.variables, open) > 0;
    each_clause(constraint, [&](std::vector<Literal>& clause) {
        if (has_it) return derivation.add(clause);
        clause.emplace_back(open, false);
        derivation.add(clause);
        derivation.add({clause.data(), clause.size() - 1});
        derivation.remove(clause);
    });
}

/// The constraint prefix = before + variable. The prefix is first, so that the clauses are RAT if it is new.
XorConstraint definition(Variable prefix, Variable before, Variable variable) {
    return {{prefix, before, variable}, false};
}

Variable before(const XorChain& chain, std::size_t index) {
    return index == 0 ? chain.constraint.variables.front() : chain.prefixes[index - 1];
}

/// Defines the next prefix.
void extend(Derivation& derivation, XorChain& chain) {
    const std::size_t index = chain.prefixes.size();
    chain.prefixes.push_back(derivation.fresh());
    add_clauses(derivation,
                definition(chain.prefixes[index], before(chain, index), chain.constraint.variables[index + 1]));
}

void remove_definition(Derivation& derivation, const XorChain& chain, std::size_t index) {
    remove_clauses(derivation,
                   definition(chain.prefixes[index], before(chain, index), chain.constraint.variables[index + 1]));
}

/// The relation of the last prefix and the last variable; for a chain of one variable, its unit.
XorConstraint end_of(const XorChain& chain) {
    const std::size_t length = chain.constraint.variables.size();
    return {{before(chain, length - 2), chain.constraint.variables.back()}, chain.constraint.odd};
}

/// For a chain with a prefix for all its variables, whose unit follows by propagation: replaces this prefix by the last
/// relation.
void close(Derivation& derivation, XorChain& chain) {
    add_clauses(derivation, end_of(chain));
    remove_definition(derivation, chain, chain.prefixes.size() - 1);
    chain.prefixes.pop_back();
}

XorConstraint sum_of(const XorConstraint& left, const XorConstraint& right) {
    XorConstraint sum{{}, left.odd != right.odd};
    std::ranges::set_symmetric_difference(left.variables, right.variables, std::back_inserter(sum.variables));
    return sum;
}

/// Adds two chains, variable by variable.
class Addition {
  public:
    Addition(Derivation& derivation, const XorChain& left, const XorChain& right)
        : derivation_(derivation), left_(left), right_(right) {
        sum_.constraint = sum_of(left.constraint, right.constraint);
        std::ranges::set_union(left.constraint.variables, right.constraint.variables, std::back_inserter(union_));
    }

    XorChain run() {
        for (const Variable variable : union_) step(variable);
        const std::size_t length = sum_.constraint.variables.size();
        // The last relation may name a variable that is the whole of a chain and has a unit: then the sum follows, but is
        // not there yet.
        if (length <= 1 && relation_ != sum_.constraint) add_clauses(derivation_, sum_.constraint);
        if (length >= 2 && sum_.prefixes.size() == length - 1) close(derivation_, sum_);
        remove_clauses(derivation_, relation_);
        return std::move(sum_);
    }

  private:
    void step(Variable variable) {
        const bool in_left = take(left_, left_length_, variable);
        const bool in_right = take(right_, right_length_, variable);
        const bool is_end = variable == union_.back() && in_left != in_right && sum_length_ >= 1;
        if (in_left != in_right && ++sum_length_ >= 2 && !is_end) extend(derivation_, sum_);
        XorConstraint next = is_end ? end_of(sum_) : relation();
        derive(derivation_, next, variable);
        remove_clauses(derivation_, relation_);
        relation_ = is_end ? XorConstraint() : std::move(next);
    }

    static bool take(const XorChain& chain, std::size_t& length, Variable variable) {
        const bool has_it =
            length < chain.constraint.variables.size() && chain.constraint.variables[length] == variable;
        if (has_it) ++length;
        return has_it;
    }

    /// Derives that the prefixes cancel out.
    XorConstraint relation() const {
        XorConstraint result;
        toggle(result, prefix(left_, left_length_));
        toggle(result, prefix(right_, right_length_));
        toggle(result, prefix(sum_, sum_length_));
        return result;
    }

    Derivation& derivation_;
    const XorChain& left_;
    const XorChain& right_;
    XorChain sum_;
    std::vector<Variable> union_;
    std::size_t left_length_ = 0;  ///< number of its variables that have been visited
    std::size_t right_length_ = 0;
    std::size_t sum_length_ = 0;
    XorConstraint relation_;  ///< of the current prefixes; its clauses are in the proof
};
}  // namespace

void add_clauses(Derivation& derivation, const XorConstraint& constraint) {
    each_clause(constraint, [&](const std::vector<Literal>& clause) { derivation.add(clause); });
}

void remove_clauses(Derivation& derivation, const XorConstraint& constraint) {
    each_clause(constraint, [&](const std::vector<Literal>& clause) { derivation.remove(clause); });
}

XorChain enter(Derivation& derivation, const XorConstraint& constraint) {
    XorChain chain{constraint, {}};
    const std::vector<Variable>& variables = constraint.variables;
    XorConstraint rest = constraint;
    for (std::size_t length = 2; length < variables.size(); ++length) {
        extend(derivation, chain);
        XorConstraint next = rest;
        next.variables.erase(next.variables.begin());
        next.variables.front() = chain.prefixes.back();
        derive(derivation, next, variables[length - 1]);
        if (length > 2) remove_clauses(derivation, rest);
        rest = std::move(next);
    }
    if (variables.size() <= 2) add_clauses(derivation, constraint);
    return chain;
}

XorChain enter(Derivation& derivation, const ExactCount& exact) {
    const std::vector<Literal>& literals = exact.literals;
    const std::size_t count = exact.count;
    XorChain chain{xor_of(exact), {}};
    for (std::size_t index = 1; index < literals.size(); ++index) extend(derivation, chain);
    const Literal whole(prefix(chain, literals.size()).variable.value(), !chain.constraint.odd);
    // If this many hold, the others do not. And if all ways to continue are closed, too few hold.
    const bool positive = 2 * count <= literals.size();
    std::vector<std::vector<Literal>> lemmas;
    for (std::size_t size = positive ? count : literals.size() - count;; --size) {
        std::vector<std::size_t> chosen(size);
        each_subset(literals.size(), chosen, [&] {
            std::vector<Literal>& lemma = lemmas.emplace_back();
            for (const std::size_t index : chosen) lemma.push_back(positive ? ~literals[index] : literals[index]);
            lemma.push_back(whole);
            derivation.add(lemma);
            return true;
        });
        if (size == 0) break;
    }
    for (const std::vector<Literal>& lemma : lemmas) derivation.remove(lemma);
    if (literals.size() >= 2) close(derivation, chain);
    return chain;
}

std::size_t cost_of_entering(const ExactCount& exact, std::size_t limit) {
    const std::size_t literals = exact.literals.size();
    const std::size_t largest = std::min(exact.count, literals - exact.count);
    std::size_t subsets = 1;
    std::size_t all = 1;
    for (std::size_t size = 1; size <= largest && all < limit; ++size) {
        subsets = subsets * (literals - size + 1) / size;
        all += subsets;
    }
    return std::min(all, limit);
}

XorChain add(Derivation& derivation, const XorChain& left, const XorChain& right) {
    return Addition(derivation, left, right).run();
}

void remove(Derivation& derivation, const XorChain& chain) {
    if (chain.constraint.variables.size() < 2) return;
    remove_clauses(derivation, end_of(chain));
    for (std::size_t index = chain.prefixes.size(); index-- > 0;) remove_definition(derivation, chain, index);
}
}  // namespace satdoku::reason
