#include <satdoku/cnf/occurrences.hpp>
#include <satdoku/reason/definitions.hpp>
#include <satdoku/reason/sieve.hpp>
#include <satdoku/reason/xor_constraint.hpp>

namespace satdoku::reason {
namespace {
using cnf::Literal;
using cnf::Variable;

/// The most inputs of an AND gate.
constexpr std::size_t most_inputs = 1000;

/// Binary clauses by literal: the other literals, which are implied by its negation.
cnf::Occurrences<Literal> find_binaries(const cnf::ClauseList& clauses) {
    return {std::size_t{2} * clauses.variable_count(), [&](auto&& item) {
                for (std::size_t index = 0; index < clauses.size(); ++index) {
                    const std::span<const Literal> clause = clauses[index];
                    if (clause.size() != 2) continue;
                    item(clause[0], clause[1]);
                    item(clause[1], clause[0]);
                }
            }};
}

/// A clause (o -a -b ...) and the binary clauses (-o a) (-o b) ... define o as the AND of a, b, ...
class AndGateFinder {
  public:
    AndGateFinder(const cnf::ClauseList& clauses, core::Effort& effort, Definitions& found)
        : clauses_(clauses), binaries_(find_binaries(clauses)), effort_(effort), found_(found),
          marks_(std::size_t{2} * clauses.variable_count(), 0) {}

    void run() {
        if (!effort_.spend(clauses_.size())) return;
        for (std::size_t index = 0; index < clauses_.size(); ++index) {
            const std::span<const Literal> clause = clauses_[index];
            if (clause.size() < 3 || clause.size() > most_inputs) continue;
            try_clause(clause);
            if (!effort_.spend(1)) return;
        }
    }

  private:
    void try_clause(std::span<const Literal> clause) {
        // The rarest literal is the output, or an input: in both cases it is in a binary clause with the output.
        const Literal rarest = *std::ranges::min_element(
            clause, [&](Literal one, Literal two) { return binaries_[~one].size() < binaries_[~two].size(); });
        if (binaries_[~rarest].empty()) return;
        effort_.spend(binaries_[~rarest].size() / 8);
        for (const Literal literal : clause) marks_[literal.code()] = 1;
        candidates_.assign(1, rarest);
        for (const Literal other : binaries_[~rarest]) {
            if (marks_[(~other).code()] != 1) continue;
            marks_[(~other).code()] = 2;
            candidates_.push_back(~other);
        }
        for (const Literal literal : candidates_) marks_[literal.code()] = 1;
        for (const Literal output : candidates_)
            if (implies_all(output, clause)) add(output, clause);
        for (const Literal literal : clause) marks_[literal.code()] = 0;
    }

    /// Returns true if the output implies the negations of all other literals of the clause.
    bool implies_all(Literal output, std::span<const Literal> clause) {
        const std::span<const Literal> implied = binaries_[~output];
        if (implied.size() + 1 < clause.size()) return false;
        effort_.spend(1 + implied.size() / 8);
        std::size_t missing = clause.size() - 1;
        for (const Literal other : implied) {
            std::uint8_t& mark = marks_[(~other).code()];
            if (mark != 1) continue;
            mark = 2;
            if (--missing == 0) break;
        }
        for (const Literal literal : clause) marks_[literal.code()] = 1;
        return missing == 0;
    }

    void add(Literal output, std::span<const Literal> clause) {
        inputs_.clear();
        for (const Literal literal : clause)
            if (literal != output) inputs_.push_back(~literal);
        found_.add(Operation::and_gate, output, inputs_);
    }

    const cnf::ClauseList& clauses_;
    const cnf::Occurrences<Literal> binaries_;
    core::Effort& effort_;
    Definitions& found_;
    std::vector<std::uint8_t> marks_;  ///< by literal: 1 if it is in the current clause, 2 if it was also found
    std::vector<Literal> candidates_;
    std::vector<Literal> inputs_;
};

/// Each variable of an XOR constraint is the XOR of the others.
void add_xor_gates(const cnf::ClauseList& clauses, core::Effort& effort, Definitions& found) {
    std::vector<Literal> inputs;
    for (const XorConstraint& constraint : find_xors(clauses, effort)) {
        if (constraint.variables.size() > most_xor_inputs + 1) continue;
        for (const Variable output : constraint.variables) {
            inputs.clear();
            for (const Variable other : constraint.variables)
                if (other != output) inputs.emplace_back(other, false);
            found.add(Operation::xor_gate, Literal(output, constraint.odd), inputs);
            if (constraint.variables.size() == 2) break;
        }
        if (!effort.spend(constraint.variables.size())) return;
    }
}

/// If the condition is true, the two other literals are equal.
struct Conditional {
    Literal condition;
    Literal one;
    Literal two;
    bool first;  ///< which of its two clauses this is

    auto operator<=>(const Conditional&) const = default;
};

/// Two equalities, one under a condition and one under its negation, (-c -o t) (-c o -t) and (c -o e) (c o -e), define
/// o = c ? t : e.
class IfThenElseFinder {
  public:
    IfThenElseFinder(const cnf::ClauseList& clauses, core::Effort& effort, Definitions& found)
        : clauses_(clauses), effort_(effort), found_(found) {}

    void run() {
        Sieve sieve(clauses_.size());
        for_each_ternary([&](std::span<const Literal> clause) { sieve.count(clause); });
        for_each_ternary([&](std::span<const Literal> clause) {
            if (!sieve.passes(clause, clauses_of_equality)) return;
            for (const std::size_t index : {0U, 1U, 2U})
                take(clause[index], clause[(index + 1) % 3], clause[(index + 2) % 3]);
        });
        if (!effort_.spend(clauses_.size() + 4 * halves_.size())) return;
        keep_pairs();
        for (std::size_t begin = 0, middle = 0, end = 0; begin < halves_.size(); begin = end) {
            const Variable variable = halves_[begin].condition.variable();
            for (middle = begin; middle < halves_.size() && is_on(middle, Literal(variable, false));) ++middle;
            for (end = middle; end < halves_.size() && is_on(end, Literal(variable, true));) ++end;
            const auto halves = std::span(halves_);
            join(Literal(variable, false), halves.subspan(begin, middle - begin), halves.subspan(middle, end - middle));
            if (effort_.exhausted()) return;
        }
    }

  private:
    /// Number of clauses of an equality under a condition, all over the same variables.
    static constexpr std::size_t clauses_of_equality = 2;

    struct Branch {
        Literal output;
        Literal value;
        auto operator<=>(const Branch&) const = default;
    };

    void for_each_ternary(auto&& action) const {
        for (std::size_t index = 0; index < clauses_.size(); ++index)
            if (clauses_[index].size() == 3) action(clauses_[index]);
    }

    /// Adds the clause as half of an equality under the negation of its first literal.
    void take(Literal first, Literal one, Literal two) {
        if (one.variable() > two.variable()) std::swap(one, two);
        const bool negative = one.negative();
        halves_.push_back({~first, negative ? ~one : one, negative ? two : ~two, negative});
    }

    /// Keeps one of each two halves that form an equality, and none of the others.
    void keep_pairs() {
        std::sort(halves_.begin(), halves_.end());
        std::size_t kept = 0;
        for (std::size_t index = 1; index < halves_.size(); ++index) {
            Conditional partner = halves_[index];
            if (!partner.first) continue;
            partner.first = false;
            if (halves_[index - 1] == partner) halves_[kept++] = partner;
        }
        halves_.resize(kept);
    }

    bool is_on(std::size_t index, Literal condition) const { return halves_[index].condition == condition; }

    /// Either literal of an equality may be the output.
    static void branch(std::span<const Conditional> equalities, std::vector<Branch>& branches) {
        branches.clear();
        for (const Conditional& each : equalities) {
            branches.push_back({each.one, each.two});
            const bool negative = each.two.negative();
            branches.push_back({negative ? ~each.two : each.two, negative ? ~each.one : each.one});
        }
        std::sort(branches.begin(), branches.end());
    }

    void join(Literal condition, std::span<const Conditional> yes, std::span<const Conditional> no) {
        if (yes.empty() || no.empty()) return;
        branch(yes, yes_);
        branch(no, no_);
        effort_.spend(yes_.size() + no_.size());
        for (std::size_t one = 0, begin = 0; one < yes_.size(); ++one) {
            while (begin < no_.size() && no_[begin].output < yes_[one].output) ++begin;
            for (std::size_t two = begin; two < no_.size() && no_[two].output == yes_[one].output; ++two) {
                // Two values of the same variable would be an XOR or an equality.
                if (yes_[one].value.variable() == no_[two].value.variable()) continue;
                found_.add(Operation::if_then_else, yes_[one].output,
                           std::array{condition, yes_[one].value, no_[two].value});
                if (!effort_.spend(1)) return;
            }
        }
    }

    const cnf::ClauseList& clauses_;
    core::Effort& effort_;
    Definitions& found_;
    std::vector<Conditional> halves_;
    std::vector<Branch> yes_;
    std::vector<Branch> no_;
};
}  // namespace

Definitions find_definitions(const cnf::ClauseList& clauses, core::Effort& effort) {
    Definitions found;
    add_xor_gates(clauses, effort, found);
    AndGateFinder(clauses, effort, found).run();
    if (!effort.exhausted()) IfThenElseFinder(clauses, effort, found).run();
    return found;
}
}  // namespace satdoku::reason
