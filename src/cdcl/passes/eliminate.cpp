// Bounded variable elimination: replaces the clauses of a variable by their resolvents if these are hardly more. The
// old clauses go to the extension stack. For a variable defined by a gate, only the resolvents with the gate are
// needed. If elimination fails, a variable is tried again only when its number of clauses has changed or the bound has
// risen. Idea: Eén and Biere, "Effective preprocessing in SAT through variable and clause elimination", SAT 2005;
// rising bounds: Wotzlaw et al., "Effectiveness of pre- and inprocessing for CDCL-based SAT solving", 2013.
//
// Blocked and covered clauses (Järvisalo, Biere and Heule, TACAS 2010; Heule, Järvisalo and Biere, LPAR 2010)
// are kept: dropping them gained hardly anything (benchmarks/results/passes.md).
#include "passes/dense.hpp"
#include "passes/inprocess.hpp"

namespace satdoku::cdcl {
namespace {
/// A variable is not tried if one of its literals is in more clauses.
constexpr std::uint32_t most_occurrences = 400;
/// Nor if it has a larger clause or a larger resolvent.
constexpr std::uint32_t largest_resolvent = 100;
/// Greatest number of rounds of elimination and subsumption in one call.
constexpr int most_rounds = 16;

constexpr std::uint64_t never_tried = ~std::uint64_t{0};

class Eliminator {
  public:
    explicit Eliminator(Dense& dense) : dense_(dense), state_(dense.state), frozen_(frozen_variables(state_)) {
        heap_.resize(state_.capacity);
        state_.elimination_tries.resize(state_.capacity, never_tried);
    }

    /// Tries all candidates. @return true: no candidate is left
    bool round() {
        schedule();
        while (!heap_.empty()) {
            if (exhausted(dense_)) return false;
            const Variable variable = heap_.top();
            heap_.pop();
            if (!is_candidate(variable)) continue;
            try_variable(variable);
            if (!propagate_dense(dense_)) return true;
            subsume_queue(dense_);
            reschedule();
        }
        return true;
    }

    /// Returns true if enough variables can be eliminated. Counts candidates of which no two are in a common clause:
    /// often every variable could be the first, but each elimination makes those of its neighbours more expensive.
    bool pays() {
        constexpr std::uint64_t share = 10;
        std::vector<std::uint8_t> is_neighbour(state_.capacity, 0);
        std::uint64_t variables = 0;
        std::uint64_t independent = 0;
        for (std::uint32_t index = 0; index < state_.capacity && !exhausted(dense_); ++index) {
            const Variable variable(index);
            if (!state_.is_open(variable)) continue;
            ++variables;
            if (is_neighbour[index] != 0 || !is_candidate(variable) || !can_go(variable)) continue;
            ++independent;
            for (const std::vector<Watch>* const entries : {&positive_, &negative_, &gate_.positive, &gate_.negative}) {
                for (const Watch& entry : *entries)
                    for_each_literal(dense_, entry, [&](Literal each) { is_neighbour[each.variable().index()] = 1; });
            }
        }
        return independent * share >= variables;
    }

    std::uint64_t eliminated() const { return eliminated_; }

  private:
    std::uint64_t occurrences(Variable variable) const {
        const Literal literal(variable, false);
        return (std::uint64_t{dense_.count(literal)} << 32) | dense_.count(~literal);
    }

    bool is_candidate(Variable variable) const {
        const std::uint32_t index = variable.index();
        const Literal literal(variable, false);
        return state_.is_open(variable) && !frozen_[index] && dense_.count(literal) <= most_occurrences &&
               dense_.count(~literal) <= most_occurrences && state_.elimination_tries[index] != occurrences(variable);
    }

    /// Variables with few resolvents first.
    double priority(Variable variable) const {
        const double positive = dense_.count(Literal(variable, false));
        const double negative = dense_.count(Literal(variable, true));
        return -(positive * negative - positive - negative);
    }

    void push(Variable variable) {
        if (heap_.contains(variable)) heap_.remove(variable);
        heap_.raise(variable, priority(variable));
        heap_.push(variable);
    }

    void schedule() {
        for (std::uint32_t index = 0; index < state_.capacity; ++index)
            if (is_candidate(Variable(index))) push(Variable(index));
    }

    void reschedule() {
        for (const Variable variable : dense_.touched) {
            dense_.is_touched[variable.index()] = 0;
            if (is_candidate(variable)) push(variable);
        }
        dense_.touched.clear();
    }

    void try_variable(Variable variable) {
        state_.elimination_tries[variable.index()] = occurrences(variable);
        if (can_go(variable) || can_go_by_definition(variable)) eliminate(Literal(variable, false));
    }

    /// Computes the resolvents, if there is a gate only those with it. False: they are too many or too large.
    bool can_go(Variable variable) {
        const Literal literal(variable, false);
        flush(dense_, literal);
        flush(dense_, ~literal);
        if (!gather(literal, positive_) || !gather(~literal, negative_)) return false;
        find_gate(dense_, variable, gate_);
        return resolve_all(literal);
    }

    /// The same after can_go() with any definition, if there is no gate.
    bool can_go_by_definition(Variable variable) {
        if (state_.options.mine_definitions == 0 || gate_.found() || positive_.empty() || negative_.empty())
            return false;
        mine_definition(dense_, variable, positive_, negative_, gate_);
        const bool can_go = gate_.found() && resolve_all(Literal(variable, false));
        if (can_go) ++state_.counts.mined_definitions;
        return can_go;
    }

    /// Copies the irredundant entries of a literal's list. False: a clause is too large, and there are no entries.
    bool gather(Literal literal, std::vector<Watch>& entries) {
        entries.clear();
        for (const Watch& watch : dense_.list(literal)) {
            if (watch.is_binary()) {
                if (!watch.is_redundant()) entries.push_back(watch);
            } else {
                dense_.effort.spend(1);
                if (state_.arena[watch.reference()].size > largest_resolvent) {
                    entries.clear();
                    return false;
                }
                entries.push_back(watch);
            }
        }
        return true;
    }

    /// Resolves with the gate if there is one, else all clauses. False: there are too many resolvents.
    bool resolve_all(Literal literal) {
        resolvents_.clear();
        parents_.clear();
        const std::size_t most =
            positive_.size() + negative_.size() + static_cast<std::size_t>(state_.elimination_bound);
        if (!gate_.found()) return resolve_each(positive_, negative_, literal, most);
        split(positive_, gate_.positive);
        split(negative_, gate_.negative);
        return (gate_.is_total || resolve_each(gate_.positive, gate_.negative, literal, most)) &&
               resolve_each(gate_.positive, negative_, literal, most) &&
               resolve_each(positive_, gate_.negative, literal, most);
    }

    /// Removes the gate's entries from the list of all entries, which from here on is used only for resolution.
    static void split(std::vector<Watch>& all, const std::vector<Watch>& gate) {
        for (const Watch& part : gate) {
            all.erase(std::find_if(all.begin(), all.end(), [&](const Watch& each) {
                return each.is_binary() == part.is_binary() &&
                       (each.is_binary() ? each.blocker == part.blocker : each.reference() == part.reference());
            }));
        }
    }

    bool resolve_each(const std::vector<Watch>& positive, const std::vector<Watch>& negative, Literal literal,
                      std::size_t most) {
        for (const Watch& one : positive) {
            mark(one, true);
            bool enough = false;
            for (const Watch& two : negative) {
                if (!resolve(one, two, literal)) continue;
                enough = resolvents_.size() > most || clause_.size() > largest_resolvent;
                if (enough) break;
            }
            mark(one, false);
            if (enough) return false;
        }
        return true;
    }

    void mark(const Watch& watch, bool set) {
        for_each_literal(dense_, watch, [&](Literal literal) {
            state_.assignment(literal).mark = set ? sign_mark(literal) : std::uint8_t{0};
        });
    }

    /// Adds the resolvent of the marked clause with another one, and stores it in clause_. False: it is a tautology.
    bool resolve(const Watch& marked, const Watch& other, Literal pivot) {
        dense_.effort.spend(2);
        clause_.clear();
        bool tautology = false;
        for_each_literal(dense_, other, [&](Literal literal) {
            if (literal.variable() == pivot.variable() || tautology) return;
            const std::uint8_t own = state_.assignment(literal).mark;
            if (own == 0) clause_.push_back(literal);
            if (own != 0 && own != sign_mark(literal)) tautology = true;
        });
        if (tautology) return false;
        for_each_literal(dense_, marked, [&](Literal literal) {
            if (literal.variable() != pivot.variable()) clause_.push_back(literal);
        });
        resolvents_.clause(clause_);
        if (state_.proof.is_hinted()) parents_.emplace_back(marked, other);
        return true;
    }

    void eliminate(Literal literal) {
        for (std::size_t index = 0; index < resolvents_.size(); ++index) {
            add_resolvent(index, literal);
            if (state_.unsatisfiable) return;
        }
        drop_all(literal);
        drop_all(~literal);
        // Even if a resolvent is a unit that has not been propagated yet, the variable itself has no value.
        deactivate(state_, literal.variable(), Status::eliminated);
        ++eliminated_;
        ++state_.counts.eliminated;
    }

    /// Adds a resolvent without the literals that earlier unit resolvents made false.
    void add_resolvent(std::size_t index, Literal pivot) {
        clause_.clear();
        for (const Literal literal : resolvents_[index]) {
            if (state_.value(literal) > 0) return;
            if (state_.value(literal) == 0) clause_.push_back(literal);
        }
        const auto by_parents = [&](Hints& hints) {
            hints.by(pivot, parents_[index].first).by(~pivot, parents_[index].second);
        };
        clause_.empty() ? derive_empty(state_, by_parents) : add_dense(dense_, clause_, by_parents);
    }

    /// Moves the clauses of a literal to the extension stack; learned binary clauses are only dropped.
    void drop_all(Literal literal) {
        const WatchList list = std::move(dense_.list(literal));
        for (const Watch& watch : list) {
            if (watch.is_binary()) {
                if (watch.is_redundant()) {
                    drop_binary(state_, literal, watch.blocker);
                } else {
                    drop_extended_binary(state_, literal, watch.blocker);
                    --dense_.counts[literal.code()];
                    --dense_.counts[watch.blocker.code()];
                    touch_dense(dense_, watch.blocker);
                }
            } else if (state_.arena[watch.reference()].garbage == 0) {
                uncount_dense(dense_, watch.reference());
                drop_extended(state_, literal, watch.reference());
            }
        }
    }

    Dense& dense_;
    State& state_;
    Heap heap_;
    const std::vector<bool> frozen_;  ///< by variable
    std::vector<Watch> positive_;     ///< entries to resolve
    std::vector<Watch> negative_;
    Gate gate_;
    cnf::ClauseList resolvents_;
    std::vector<std::pair<Watch, Watch>> parents_;  ///< of each resolvent; only for hints
    std::vector<Literal> clause_;                   ///< the resolvent
    std::uint64_t eliminated_ = 0;
};

/// Subsumption with the clauses that have not been tried.
void subsume_new(Dense& dense, std::uint64_t most_ticks) {
    State& state = dense.state;
    for_each_clause(state, ClauseKind::irredundant, [&](Reference reference, const Clause& clause) {
        if (clause.subsumed == 0) dense.queue.push_back({Reason::clause(reference), {}});
    });
    if (state.counts.eliminated == 0) {
        for_each_binary(state, ClauseKind::irredundant, [&](Literal first, Literal second) {
            dense.queue.push_back({Reason::binary(second), first});
        });
    }
    subsume_queue(dense, most_ticks);
    dense.queue.clear();
}

/// Rounds until no variable can be eliminated under the present bound. False: it ended before.
bool eliminate_all(Dense& dense, Eliminator& eliminator) {
    for (int round = 0; round < most_rounds && !exhausted(dense); ++round) {
        const std::uint64_t before = eliminator.eliminated();
        if (!eliminator.round() || dense.state.unsatisfiable) return false;
        if (eliminator.eliminated() == before) return true;
    }
    return false;
}

/// Raises the bound for the next call.
void raise_bound(State& state) {
    if (state.elimination_bound >= state.options.eliminate_bound) return;
    const int raised = state.elimination_bound == 0 ? 1 : 2 * state.elimination_bound;
    state.elimination_bound = std::min<int>(raised, state.options.eliminate_bound);
    std::fill(state.elimination_tries.begin(), state.elimination_tries.end(), never_tried);
}
}  // namespace

void eliminate(State& state, std::uint64_t budget) {
    // Each elimination loses learned clauses, so only the first, second, fourth, ... call does something.
    if (!std::has_single_bit(++state.elimination_calls)) return;
    if (!worth_connecting(state, budget)) return;
    Dense dense(state, budget);
    connect(dense);
    subsume_new(dense, budget / 3);
    Eliminator eliminator(dense);
    if (state.elimination_pays || eliminator.pays()) {
        state.elimination_pays = true;
        if (eliminate_all(dense, eliminator)) raise_bound(state);
    }
    state.counts.ticks += dense.effort.spent();
    disconnect(dense);
}
}  // namespace satdoku::cdcl
