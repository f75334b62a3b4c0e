// Definitions of a variable among its clauses: v = a (equivalence), v = a & b & ... (AND), v = c ? t : e (ITE) and v =
// a ^ b ^ ... (XOR). For variable elimination only the resolvents of a gate's clauses with the other clauses are
// needed; the others are implied. Idea: Eén and Biere, "Effective preprocessing in SAT", SAT 2005.
#include "passes/dense.hpp"

namespace satdoku::cdcl {
namespace {
/// An XOR of this many literals takes 2 ^ (n - 1) clauses.
constexpr std::uint32_t largest_xor = 5;
/// Literals with more occurrences are not searched.
constexpr std::uint32_t longest_gate_list = 200;

class Finder {
  public:
    Finder(Dense& dense, Gate& gate) : dense_(dense), state_(dense.state), gate_(gate) {}

    /// output = AND of inputs, or the equivalence output = input.
    bool find_and(Literal output) {
        const WatchList& negative = dense_.list(~output);
        std::uint32_t implied = 0;
        for (const Watch& watch : negative) {
            if (!usable_binary(watch)) continue;
            state_.assignment(watch.blocker).mark |= sign_mark(watch.blocker);
            ++implied;
        }
        const Watch* base = nullptr;
        if (implied > 0) {
            for (const Watch& watch : dense_.list(output)) {
                if (is_base(watch, output, implied)) {
                    base = &watch;
                    break;
                }
            }
        }
        if (base != nullptr) {
            gate_.positive.push_back(*base);
            for (const Watch& watch : negative)
                if (usable_binary(watch) && is_input_of(*base, watch.blocker)) gate_.negative.push_back(watch);
        }
        for (const Watch& watch : negative)
            if (usable_binary(watch)) state_.assignment(watch.blocker).mark = 0;
        if (base == nullptr) return false;
        order(output);
        return true;
    }

    /// output = condition ? yes : no, from (~o ~c y) (~o c n) (o ~c ~y) (o c ~n).
    bool find_if_then_else(Literal output) {
        const WatchList& positive = dense_.list(output);
        if (positive.size() > longest_gate_list || dense_.list(~output).size() > longest_gate_list) return false;
        for (std::uint32_t one = 0; one < positive.size(); ++one) {
            if (!is_ternary(positive[one])) continue;
            const auto first = others(positive[one].reference(), output);
            for (std::uint32_t two = one + 1; two < positive.size(); ++two) {
                if (!is_ternary(positive[two])) continue;
                dense_.effort.spend(1);
                const auto second = others(positive[two].reference(), output);
                for (const std::uint32_t place : {0U, 1U}) {
                    for (const std::uint32_t other_place : {0U, 1U}) {
                        if (first[place] != ~second[other_place]) continue;
                        const Literal condition = first[place];
                        const Watch* const yes = ternary(~output, condition, ~first[1 - place]);
                        if (yes == nullptr) continue;
                        const Watch* const no = ternary(~output, ~condition, ~second[1 - other_place]);
                        if (no == nullptr) continue;
                        gate_.positive = {positive[one], positive[two]};
                        gate_.negative = {*yes, *no};
                        order(output);
                        return true;
                    }
                }
            }
        }
        return false;
    }

    /// The XOR of some clause's literals, with all clauses that differ from it in an even number of signs.
    bool find_xor(Literal output) {
        const WatchList& positive = dense_.list(output);
        if (positive.size() > longest_gate_list || dense_.list(~output).size() > longest_gate_list) return false;
        for (const Watch& base : positive) {
            if (base.is_binary()) continue;
            dense_.effort.spend(1);
            const Clause& clause = state_.arena[base.reference()];
            if (clause.garbage != 0 || clause.size > largest_xor) continue;
            // Each of the two lists has half of the clauses.
            const std::uint32_t needed = 1U << (clause.size - 2);
            if (dense_.count(output) < needed || dense_.count(~output) < needed) continue;
            if (collect_xor(clause, output)) {
                order(output);
                return true;
            }
            gate_.clear();
        }
        return false;
    }

  private:
    bool usable_binary(const Watch& watch) const {
        return watch.is_binary() && !watch.is_redundant() && state_.is_open(watch.blocker.variable());
    }

    bool is_marked(Literal literal) const { return (state_.assignment(literal).mark & sign_mark(literal)) != 0; }

    /// Returns true if the output implies the complements of all other literals of the clause.
    bool is_base(const Watch& watch, Literal output, std::uint32_t implied) {
        if (watch.is_binary()) return usable_binary(watch) && is_marked(~watch.blocker);
        dense_.effort.spend(1);
        const Clause& clause = state_.arena[watch.reference()];
        if (clause.garbage != 0 || clause.size - 1 > implied) return false;
        return std::all_of(clause.begin(), clause.end(),
                           [&](Literal literal) { return literal == output || is_marked(~literal); });
    }

    bool is_input_of(const Watch& base, Literal input) {
        // Of several equal binary clauses only the first counts: it clears the mark.
        if (!is_marked(input)) return false;
        bool found = false;
        if (base.is_binary()) {
            found = base.blocker == ~input;
        } else {
            const Clause& clause = state_.arena[base.reference()];
            found = std::find(clause.begin(), clause.end(), ~input) != clause.end();
        }
        if (found) state_.assignment(input).mark &= static_cast<std::uint8_t>(~sign_mark(input));
        return found;
    }

    bool is_ternary(const Watch& watch) const {
        if (watch.is_binary()) return false;
        dense_.effort.spend(1);
        const Clause& clause = state_.arena[watch.reference()];
        return clause.garbage == 0 && clause.size == 3;
    }

    std::array<Literal, 2> others(Reference reference, Literal own) const {
        std::array<Literal, 2> rest;
        const Clause& clause = state_.arena[reference];
        std::remove_copy(clause.begin(), clause.end(), rest.begin(), own);
        return rest;
    }

    /// Returns the entry of the clause with these three literals in the list of the first one, or nullptr.
    const Watch* ternary(Literal own, Literal second, Literal third) const {
        const std::uint32_t bits = signature(std::array{own, second, third});
        for (const Watch& watch : dense_.list(own)) {
            if (watch.is_binary() || (bits & ~watch.blocker.code()) != 0 || !is_ternary(watch)) continue;
            const auto rest = others(watch.reference(), own);
            if (rest == std::array{second, third} || rest == std::array{third, second}) return &watch;
        }
        return nullptr;
    }

    /// Adds all clauses of the XOR to the gate. False: one is missing.
    bool collect_xor(const Clause& base, Literal output) {
        std::vector<Literal> literals(base.begin(), base.end());
        for (std::uint32_t signs = 0; signs < 1U << base.size; ++signs) {
            if (std::popcount(signs) % 2 != 0) continue;
            for (std::uint32_t index = 0; index < base.size; ++index)
                literals[index] = ((signs >> index) & 1U) != 0 ? ~base[index] : base[index];
            const auto own = *std::find_if(literals.begin(), literals.end(),
                                           [&](Literal literal) { return literal.variable() == output.variable(); });
            const Watch* const found = same_clause(own, literals);
            if (found == nullptr) return false;
            (own == output ? gate_.positive : gate_.negative).push_back(*found);
        }
        return true;
    }

    const Watch* same_clause(Literal own, std::span<const Literal> literals) const {
        const std::uint32_t bits = signature(literals);
        for (const Watch& watch : dense_.list(own)) {
            if (watch.is_binary() || (bits & ~watch.blocker.code()) != 0) continue;
            dense_.effort.spend(1);
            const Clause& clause = state_.arena[watch.reference()];
            if (clause.garbage != 0 || clause.size != literals.size()) continue;
            if (std::all_of(literals.begin(), literals.end(), [&](Literal literal) {
                    return std::find(clause.begin(), clause.end(), literal) != clause.end();
                })) {
                return &watch;
            }
        }
        return nullptr;
    }

    /// The entries were collected as seen from the output literal.
    void order(Literal output) {
        if (output.negative()) std::swap(gate_.positive, gate_.negative);
    }

    Dense& dense_;
    State& state_;
    Gate& gate_;
};
}  // namespace

void find_gate(Dense& dense, Variable variable, Gate& gate) {
    gate.clear();
    Finder finder(dense, gate);
    const Literal literal(variable, false);
    if (finder.find_and(literal) || finder.find_and(~literal)) return;
    if (finder.find_if_then_else(literal)) return;
    finder.find_xor(literal);
}
}  // namespace satdoku::cdcl
