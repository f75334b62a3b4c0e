// Congruence closure: two variables that are defined by the same operation on the same literals are equal, which can
// make further definitions the same, and so on. It finds what a circuit computes twice without any search, and refutes
// many miters. Every equality becomes two learned binary clauses; the pass `substitute` then replaces the variables.
//
// Invariant for the definitions in `table_`: their inputs are representatives without value, in normal form, and no two
// are the same. Unit propagation through the clauses of the formula, the equalities and the extra clauses of the proof
// (`proof_`) finds everything that propagation through the clauses of a definition would find. Idea: Biere, Fazekas,
// Fleury and Froleyks, "Clausal congruence closure", SAT 2024.
#include "passes/congruence_proof.hpp"
#include <satdoku/cnf/literal_classes.hpp>
#include <satdoku/reason/definitions.hpp>
#include <satdoku/reason/sieve.hpp>

namespace satdoku::cdcl {
namespace {
class Closure {
  public:
    Closure(State& state, reason::Definitions definitions, core::Effort& effort)
        : state_(state), definitions_(std::move(definitions)), effort_(effort), classes_(state_.capacity),
          uses_(state_.capacity), seen_(state_.assigned), in_table_(definitions_.list.size(), false),
          table_(definitions_.list.size(), HashOf{this}, Same{this}), proof_(state_, effort_) {
        links_.reserve(definitions_.literals.size());
    }

    void run() {
        for (std::uint32_t index = 0; index < definitions_.list.size() && may_continue(); ++index) enter(index);
        while (may_continue()) {
            if (seen_ < state_.assigned) {
                // All equal literals get a value; the uses are with their representative.
                const Literal literal = state_.trail[seen_++];
                if (find(literal) == literal) update_uses(literal.variable());
            } else if (!merged_.empty()) {
                const Variable variable = merged_.back();
                merged_.pop_back();
                update_uses(variable);
            } else {
                break;
            }
        }
        proof_.remove_lemmas();
    }

  private:
    static constexpr std::uint32_t none = 0xFFFFFFFFU;

    /// The definitions with a variable, or one that it represents, among their inputs: a linked list.
    struct Uses {
        std::uint32_t first = none;
        std::uint32_t last = none;
        std::uint32_t count = 0;
    };
    struct Link {
        std::uint32_t definition;
        std::uint32_t next;
    };

    struct HashOf {
        Closure* owner;
        std::size_t operator()(std::uint32_t index) const {
            const reason::Definition& definition = owner->definitions_.list[index];
            core::Hash hash(static_cast<std::uint64_t>(definition.operation) + 1);
            for (const Literal input : owner->definitions_.inputs(definition)) hash.mix(input.code());
            return static_cast<std::size_t>(hash.value());
        }
    };
    struct Same {
        Closure* owner;
        bool operator()(std::uint32_t one, std::uint32_t two) const {
            const reason::Definition& first = owner->definitions_.list[one];
            const reason::Definition& second = owner->definitions_.list[two];
            return first.operation == second.operation &&
                   std::ranges::equal(owner->definitions_.inputs(first), owner->definitions_.inputs(second));
        }
    };

    bool may_continue() const {
        return !effort_.exhausted() && !state_.unsatisfiable && state_.ending.reason == solve::StopReason::none;
    }

    // ---- Equalities and changes

    Literal find(Literal literal) { return classes_.representative(literal); }

    /// Simplifies the definitions that use a variable with a new value or a new representative.
    void update_uses(Variable variable) {
        std::uint32_t link = uses_[variable.index()].first;
        // By count: other lists are appended to this one meanwhile.
        for (std::uint32_t count = uses_[variable.index()].count; count > 0 && may_continue(); --count) {
            const std::uint32_t index = links_[link].definition;
            link = links_[link].next;
            if (!in_table_[index]) continue;
            table_.erase(index);
            in_table_[index] = false;
            simplify(index);
        }
    }

    void use(std::uint32_t index) {
        for (const Literal input : definitions_.inputs(definitions_.list[index])) {
            const auto link = static_cast<std::uint32_t>(links_.size());
            Uses& uses = uses_[find(input).variable().index()];
            links_.push_back({index, uses.first});
            uses.first = link;
            if (uses.last == none) uses.last = link;
            ++uses.count;
        }
    }

    void join_uses(Variable kept, Variable gone) {
        Uses& to = uses_[kept.index()];
        const Uses& from = uses_[gone.index()];
        if (from.count == 0) return;
        if (to.count == 0) {
            to = from;
            return;
        }
        links_[to.last].next = from.first;
        to.last = from.last;
        to.count += from.count;
    }

    // ---- Definitions

    void enter(std::uint32_t index) {
        use(index);
        simplify(index);
    }

    /// Updates a definition that is not in the table, derives what follows, and puts it into the table.
    void simplify(std::uint32_t index) {
        reason::Definition& definition = definitions_.list[index];
        effort_.spend(2 + definition.input_count);
        for (Literal& input : definitions_.inputs(definition)) input = find(input);
        bool open = false;
        switch (definition.operation) {
            case reason::Operation::and_gate: open = simplify_and_gate(definition); break;
            case reason::Operation::xor_gate: open = simplify_xor_gate(definition); break;
            case reason::Operation::if_then_else: open = simplify_if_then_else(definition); break;
        }
        if (!open || !may_continue()) return;
        const auto [place, is_new] = table_.insert(index);
        in_table_[index] = is_new;
        if (!is_new) merge_same(definitions_.list[*place], definition);
    }

    /// The last step of each operation. False: only a constant or an equality is left.
    bool reduce_to(reason::Definition& definition, std::size_t count, std::span<const Literal> cases = {}) {
        definition.input_count = static_cast<std::uint32_t>(count);
        if (count > 1) return true;
        if (count == 1) merge(definition.output, definitions_.inputs(definition)[0], cases);
        return false;
    }

    bool simplify_and_gate(reason::Definition& definition) {
        const std::span<Literal> inputs = definitions_.inputs(definition);
        std::sort(inputs.begin(), inputs.end());
        const Literal complement = ~find(definition.output);
        std::size_t count = 0;
        for (const Literal input : inputs) {
            const bool clashes = input == complement || (count > 0 && inputs[count - 1] == ~input);
            if (state_.value(input) < 0 || clashes) {
                fix(~definition.output);
                return false;
            }
            if (state_.value(input) > 0 || (count > 0 && inputs[count - 1] == input)) continue;
            inputs[count++] = input;
        }
        if (count == 0) fix(definition.output);
        return reduce_to(definition, count);
    }

    bool simplify_xor_gate(reason::Definition& definition) {
        const std::span<Literal> inputs = definitions_.inputs(definition);
        std::sort(inputs.begin(), inputs.end());
        cancelled_.clear();
        bool flipped = false;
        std::size_t count = 0;
        for (const Literal input : inputs) {
            const std::int8_t value = state_.value(input);
            const Literal positive(input.variable(), false);
            flipped ^= value != 0 ? value > 0 : input.negative();
            if (value != 0) continue;
            if (count > 0 && inputs[count - 1] == positive) {
                if (cancelled_.empty() || cancelled_.back() != positive) cancelled_.push_back(positive);
                --count;
            } else {
                inputs[count++] = positive;
            }
        }
        if (flipped) definition.output = ~definition.output;
        if (count == 0) fix(~definition.output, cancelled_);
        if (count > 1 && !cancelled_.empty()) proof_.add_xor_gate(definition.output, inputs.first(count), cancelled_);
        return reduce_to(definition, count, cancelled_);
    }

    bool simplify_if_then_else(reason::Definition& definition) {
        const std::span<Literal> inputs = definitions_.inputs(definition);
        if (inputs[0].negative()) {
            inputs[0] = ~inputs[0];
            std::swap(inputs[1], inputs[2]);
        }
        if (inputs[1].negative()) {
            definition.output = ~definition.output;
            inputs[1] = ~inputs[1];
            inputs[2] = ~inputs[2];
        }
        const Literal condition = inputs[0];
        const Literal yes = inputs[1];
        const Literal no = inputs[2];
        const Literal output = definition.output;
        const auto is = [&](Literal literal, bool wanted) { return state_.value(literal) == (wanted ? 1 : -1); };
        if (state_.value(condition) != 0) {
            merge(output, is(condition, true) ? yes : no);
            return false;
        }
        if (yes == no) {
            merge(output, yes);
            return false;
        }
        if (is(yes, true) || yes == condition) return become_and_gate(definition, ~output, ~condition, ~no);
        if (is(yes, false) || yes == ~condition) return become_and_gate(definition, output, ~condition, no);
        if (is(no, true) || no == ~condition) return become_and_gate(definition, ~output, condition, ~yes);
        if (is(no, false) || no == condition) return become_and_gate(definition, output, condition, yes);
        if (yes == ~no) {
            definition = {reason::Operation::xor_gate, ~output, definition.first_input, 2};
            return simplify_xor_gate(definition);
        }
        return true;
    }

    bool become_and_gate(reason::Definition& definition, Literal output, Literal one, Literal two) {
        definition = {reason::Operation::and_gate, output, definition.first_input, 2};
        const std::span<Literal> inputs = definitions_.inputs(definition);
        inputs[0] = one;
        inputs[1] = two;
        for (const Literal input : inputs) proof_.add_lemma({~output, input});
        return simplify_and_gate(definition);
    }

    // ---- Consequences

    /// Two definitions have the same operation and the same inputs.
    void merge_same(const reason::Definition& one, const reason::Definition& two) {
        const std::span<const Literal> inputs = definitions_.inputs(one);
        switch (one.operation) {
            case reason::Operation::and_gate: merge(one.output, two.output); break;
            case reason::Operation::xor_gate: merge(one.output, two.output, inputs); break;
            case reason::Operation::if_then_else: merge(one.output, two.output, inputs.first(1)); break;
        }
    }

    /// Two literals are equal. Propagation finds that, at the latest when the `cases` have values.
    void merge(Literal one, Literal two, std::span<const Literal> cases = {}) {
        const std::int8_t first = state_.value(one);
        const std::int8_t second = state_.value(two);
        if (find(one) == find(two) || (first != 0 && first == second)) return;
        if (find(one) == ~find(two)) {
            fix(~one, cases);
            fix(one, cases);
        } else if (first != 0) {
            fix(first > 0 ? two : ~two, cases);
        } else if (second != 0) {
            fix(second > 0 ? one : ~one, cases);
        } else {
            const std::array forth{~one, two};
            const std::array back{one, ~two};
            if (!proof_.add_by_cases(forth, cases) || !proof_.add_by_cases(back, cases)) return;
            add_clause(state_, forth, true, 1);
            add_clause(state_, back, true, 1);
            unite(find(one), find(two));
        }
    }

    void unite(Literal kept, Literal gone) {
        ++state_.counts.congruent;
        if (uses_[kept.variable().index()].count < uses_[gone.variable().index()].count) std::swap(kept, gone);
        classes_.unite(kept, gone);
        merged_.push_back(gone.variable());
        join_uses(kept.variable(), gone.variable());
    }

    /// A literal is true. Propagation finds that, at the latest when the `cases` have values.
    void fix(Literal literal, std::span<const Literal> cases = {}) {
        const std::array unit{literal};
        if (state_.unsatisfiable || state_.value(literal) > 0 || !proof_.add_by_cases(unit, cases)) return;
        derive_unit(state_, literal, by(unit));
        if (!state_.unsatisfiable && !propagate(state_)) derive_empty(state_);
    }

    State& state_;
    reason::Definitions definitions_;
    core::Effort& effort_;
    cnf::LiteralClasses classes_;
    std::vector<Uses> uses_;        ///< by variable
    std::vector<Link> links_;       ///< of all lists of uses
    std::uint32_t seen_;            ///< literals on the trail whose uses have been updated
    std::vector<Variable> merged_;  ///< variables with a new representative, whose uses have not been updated
    std::vector<bool> in_table_;    ///< by definition
    std::unordered_set<std::uint32_t, HashOf, Same> table_;  ///< of indices of definitions
    std::vector<Literal> cancelled_;                         ///< inputs that an XOR gate had twice
    CongruenceProof proof_;
};

/// All clauses of definitions, and few others: a list of all would take a third of the memory of a large formula. An XOR
/// has several clauses with the same variables, an if-then-else two of three literals; of the clause of an AND gate
/// the complement of each literal is in a binary clause.
cnf::ClauseList clauses_of_definitions(const State& state, core::Effort& effort) {
    std::vector<bool> in_binary(std::size_t{2} * state.capacity);
    for_each_binary(state, ClauseKind::both,
                    [&](Literal one, Literal two) { in_binary[one.code()] = in_binary[two.code()] = true; });
    const auto passes = [](const reason::Sieve& sieve, std::span<const Literal> clause) {
        if (clause.size() > reason::most_xor_inputs + 1) return false;
        constexpr std::size_t of_condition = 2;
        return sieve.passes(clause, clause.size() == 3 ? of_condition : std::size_t{1} << (clause.size() - 1));
    };
    reason::Sieve coarse(state.irredundant);
    for_each_clause(state, ClauseKind::irredundant,
                    [&](Reference, const Clause& clause) { coarse.count(clause.literals()); });
    reason::Sieve fine(state.irredundant / 4, 1);
    for_each_clause(state, ClauseKind::irredundant, [&](Reference, const Clause& clause) {
        if (passes(coarse, clause.literals())) fine.count(clause.literals());
    });
    constexpr std::uint64_t looks = 5;  // that find_definitions() would take at each clause
    return present_clauses(state, ClauseKind::both, [&](std::span<const Literal> clause) {
        const bool has_sisters = passes(coarse, clause) && passes(fine, clause);
        if (has_sisters || std::ranges::all_of(clause, [&](Literal each) { return in_binary[(~each).code()]; }))
            return true;
        effort.spend(looks);
        return false;
    });
}
}  // namespace

void congruence(State& state, std::uint64_t budget) {
    const std::uint64_t loading = cost_of_clauses(state);
    if (budget < 2 * loading) return;
    core::Effort effort(budget, [&] { return poll(state); });
    effort.spend(loading);
    reason::Definitions definitions = reason::find_definitions(clauses_of_definitions(state, effort), effort);
    if (!definitions.list.empty()) Closure(state, std::move(definitions), effort).run();
    state.counts.ticks += effort.spent();
}
}  // namespace satdoku::cdcl
