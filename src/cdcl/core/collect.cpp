// Garbage collection: all clauses after the first garbage clause are copied in the order of the watch lists and put
// back, so that clauses that propagation visits one after the other are neighbours in memory. If there is not enough
// memory for two copies, they are moved together in place. Ideas: MiniSat's relocation by watches; the order by the
// queue is from CaDiCaL.
//
// Cleaning: new values of level 0 change the formula. Satisfied clauses are dropped and false literals removed. Binary
// clauses with a value are all satisfied; collect() removes them.
#include "core/operations.hpp"

namespace satdoku::cdcl {
namespace {
/// At most this many words are copied.
constexpr Reference largest_copy = 1U << 25;

class Collector {
  public:
    Collector(State& state, Reference start)
        : state_(state), start_(start), in_place_(state.arena.end() - start > largest_copy) {
        if (in_place_) state_.arena.plan_moves(start);
    }

    /// Removes the watches of garbage from a list and updates the references of the others.
    void visit_list(Literal literal) {
        const bool root = state_.level() == 0;
        WatchList& list = state_.watches[literal.code()];
        Watch* write = list.begin();
        for (const Watch& watch : list) {
            if (watch.is_binary()) {
                if (root && (state_.value(literal) != 0 || state_.value(watch.blocker) != 0)) {
                    drop_satisfied(literal, watch.blocker);
                } else {
                    *write++ = watch;
                }
            } else if (watch.reference() < start_) {
                *write++ = watch;
            } else if (state_.arena[watch.reference()].garbage == 0) {
                *write++ = Watch::large(watch.blocker, move(watch.reference()));
            }
        }
        list.cut(write);
        if (list.empty() && list.bytes() > 0) list.release();
        state_.watch_bytes += list.bytes();
    }

    void redirect_reasons() {
        for (const Literal literal : state_.true_literals()) {
            Reason& reason = state_.assignment(literal).reason;
            if (reason.is_clause() && reason.reference() >= start_) reason = Reason::clause(move(reason.reference()));
        }
    }

    void finish() {
        in_place_ ? state_.arena.close_gaps(start_) : state_.arena.replace_tail(start_, copies_);
        state_.proof.inform([&](Hints& hints) { hints.collected(start_); });
    }

  private:
    /// Returns the new reference of the clause; copies it on the first visit.
    Reference move(Reference reference) {
        Clause& clause = state_.arena[reference];
        if (in_place_) {
            state_.proof.inform([&](Hints& hints) { hints.moved(reference, clause.searched); });
            return clause.searched;
        }
        if (clause.moved == 0) {
            const Reference copy = copies_.allocate(clause.literals(), false, 0);
            Clause& copied = copies_[copy];
            const std::uint32_t size = clause.size;
            copied = clause;
            copied.size = size;
            clause.moved = 1;
            clause[0] = Literal::from_code(start_ + copy);
            state_.proof.inform([&](Hints& hints) { hints.moved(reference, start_ + copy); });
        }
        return clause[0].code();
    }

    /// A binary clause with a value of level 0 is satisfied. This is called for both of its watches.
    void drop_satisfied(Literal own, Literal other) {
        if (own < other) cdcl::drop_binary(state_, own, other);
    }

    State& state_;
    Reference start_;
    bool in_place_;
    Arena copies_;  ///< the clauses in the order of visits
};

Reference first_garbage(const State& state) {
    Reference reference = state.arena.first();
    while (reference != state.arena.end() && state.arena[reference].garbage == 0)
        reference = state.arena.next(reference);
    return reference;
}

void clean_clause(State& state, Reference reference, const Clause& clause) {
    if (std::any_of(clause.begin(), clause.end(), [&](Literal literal) { return state.value(literal) > 0; })) {
        drop_clause(state, reference);
        return;
    }
    const auto is_false = [&](Literal literal) { return state.value(literal) < 0; };
    if (std::none_of(clause.begin(), clause.end(), is_false)) return;
    state.scratch.clear();
    std::remove_copy_if(clause.begin(), clause.end(), std::back_inserter(state.scratch), is_false);
    // The watched literals have no value, so they stay in front.
    shorten_clause(state, reference, state.scratch, by(clause.literals()));
    state.scratch.clear();
}
}  // namespace

void collect(State& state) {
    ++state.counts.collections;
    const Reference start = first_garbage(state);
    Collector collector(state, start);
    state.watch_bytes = 0;
    for (std::uint32_t index = state.queue.last(); index != Queue::none; index = state.queue.previous(index)) {
        const Variable variable(index);
        const bool negative = state.saved[index] > 0;  // the literal that will be false is visited first
        collector.visit_list(Literal(variable, negative));
        collector.visit_list(Literal(variable, !negative));
    }
    // Variables with a value of level 0 are no longer needed in the queue.
    for (std::uint32_t index = 0; index < state.capacity; ++index) {
        if (state.queue.contains(index)) continue;
        collector.visit_list(Literal(Variable(index), false));
        collector.visit_list(Literal(Variable(index), true));
    }
    collector.redirect_reasons();
    collector.finish();
    if (state.observation) state.observation->forget_references();
    state.recent.clear();
    state.conflict = {};
    state.first_redundant = std::min(state.first_redundant, start);
    state.garbage = false;
}

void clean(State& state) {
    if (state.cleaned == state.assigned) return;
    if (state.observation) state.observation->report_simplification(state, "clean");
    for_each_clause(state, ClauseKind::both,
                    [&](Reference reference, const Clause& clause) { clean_clause(state, reference, clause); });
    for (; state.cleaned < state.assigned; ++state.cleaned) {
        const Variable variable = state.trail[state.cleaned].variable();
        if (state.queue.contains(variable.index())) state.queue.remove(variable.index());
        if (state.heap.contains(variable)) state.heap.remove(variable);
    }
    collect(state);
    if (state.observation) state.observation->report_simplification(state, {});
}
}  // namespace satdoku::cdcl
