#include <satdoku/cnf/occurrences.hpp>
#include <satdoku/core/sorted.hpp>
#include <satdoku/reason/sieve.hpp>
#include <satdoku/reason/xor_constraint.hpp>
#include <bit>

namespace satdoku::reason {
namespace {
using cnf::Literal;
using cnf::Variable;

/// The variables of a clause, ascending, and its signs: one bit for each variable, 1 if its literal is negative.
struct Signed {
    std::vector<Variable> variables;
    std::uint32_t signs;

    auto operator<=>(const Signed&) const = default;
};

bool sizes_up(std::span<const Literal> clause) { return clause.size() >= 2 && clause.size() <= longest_xor; }

/// Returns false if a variable occurs twice.
bool sign(std::span<const Literal> clause, Signed& result) {
    std::vector<Literal> literals(clause.begin(), clause.end());
    std::sort(literals.begin(), literals.end());
    result.variables.clear();
    result.variables.reserve(clause.size());
    result.signs = 0;
    for (const Literal literal : literals) {
        if (!result.variables.empty() && result.variables.back() == literal.variable()) return false;
        if (literal.negative()) result.signs |= 1U << result.variables.size();
        result.variables.push_back(literal.variable());
    }
    return true;
}

/// A clause forbids one assignment, in which as many variables are true as it has negative literals. If all assignments
/// with an even number of true variables are forbidden, the number is odd.
void add_xors(std::span<const Signed> group, std::vector<XorConstraint>& found) {
    const std::size_t length = group.front().variables.size();
    std::size_t forbidden[2] = {0, 0};
    for (const Signed& clause : group) ++forbidden[std::popcount(clause.signs) % 2];
    for (const std::size_t constraint : {0U, 1U}) {
        if (forbidden[constraint] == std::size_t{1} << (length - 1))
            found.push_back({group.front().variables, constraint == 0});
    }
}
}  // namespace

std::vector<XorConstraint> find_xors(const cnf::ClauseList& clauses, core::Effort& effort) {
    std::vector<XorConstraint> found;
    Sieve sieve(clauses.size());
    const auto passes = [&](std::span<const Literal> clause) {
        return sieve.passes(clause, std::size_t{1} << (clause.size() - 1));
    };
    for (std::size_t index = 0; index < clauses.size(); ++index)
        if (sizes_up(clauses[index])) sieve.count(clauses[index]);
    if (!effort.spend(clauses.size())) return found;
    std::vector<Signed> passed;
    for (std::size_t index = 0; index < clauses.size(); ++index) {
        Signed clause;
        if (sizes_up(clauses[index]) && passes(clauses[index]) && sign(clauses[index], clause))
            passed.push_back(std::move(clause));
    }
    if (!effort.spend(clauses.size() + 20 * passed.size())) return found;
    core::sort_unique(passed);
    for (std::size_t begin = 0, end = 0; begin < passed.size(); begin = end) {
        while (end < passed.size() && passed[end].variables == passed[begin].variables) ++end;
        add_xors({passed.data() + begin, end - begin}, found);
    }
    return found;
}

std::vector<ExactCount> exact_counts(std::span<const Cardinality> constraints) {
    // By literal. Only one of both constraints can require more than half of its literals: that one is searched here.
    std::uint32_t variables = 0;
    for (const Cardinality& constraint : constraints) {
        for (const Literal literal : constraint.literals)
            variables = std::max(variables, literal.variable().index() + 1);
    }
    const cnf::Occurrences<std::size_t> with(std::size_t{2} * variables, [&](auto&& item) {
        for (std::size_t index = 0; index < constraints.size(); ++index) {
            if (2 * constraints[index].least < constraints[index].literals.size()) continue;
            for (const Literal literal : constraints[index].literals) item(literal, index);
        }
    });
    std::vector<ExactCount> found;
    for (const Cardinality& constraint : constraints) {
        if (constraint.literals.size() < 2) continue;
        // The other constraint has the negations of all its literals: the shortest list of occurrences is enough.
        const Literal rarest =
            *std::ranges::min_element(constraint.literals, {}, [&](Literal literal) { return with[~literal].size(); });
        const auto candidates = with[~rarest];
        const bool exact = std::any_of(candidates.begin(), candidates.end(), [&](std::size_t candidate) {
            const Cardinality& other = constraints[candidate];
            // With more the two contradict each other, which linear programming finds.
            return constraint.least + other.least == other.literals.size() &&
                   std::all_of(constraint.literals.begin(), constraint.literals.end(),
                               [&](Literal literal) { return std::ranges::binary_search(other.literals, ~literal); });
        });
        if (exact) found.push_back({constraint.literals, constraint.least});
    }
    return found;
}

std::array<Cardinality, 2> bounds_of(const ExactCount& count) {
    const auto all = static_cast<std::uint32_t>(count.literals.size());
    const auto least = static_cast<std::uint32_t>(count.count);
    std::array<Cardinality, 2> bounds{Cardinality{count.literals, least}, Cardinality{{}, all - least}};
    for (const Literal literal : count.literals) bounds[1].literals.push_back(~literal);
    return bounds;
}

XorConstraint xor_of(const ExactCount& count) {
    XorConstraint constraint{{}, count.count % 2 == 1};
    for (const Literal literal : count.literals) {
        constraint.variables.push_back(literal.variable());
        constraint.odd ^= literal.negative();
    }
    return constraint;
}
}  // namespace satdoku::reason
