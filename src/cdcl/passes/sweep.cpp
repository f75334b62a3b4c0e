// SAT sweeping finds equivalent literals and literals that are always true. The clauses around a variable are a small
// formula. Each of its models refutes many candidates at once, and refutations of this part prove the others.
// Equivalent literals then count as one, so that the next part contains the clauses of both; the pass `substitute`
// replaces them in the formula. This makes miters and multipliers easy.
//
// Invariant: `members_` links the variables of a class to a ring. Ideas: Kuehlmann et al., "Robust Boolean reasoning
// for equivalence checking and functional property verification", TCAD 2002; on clauses: Kissat's sweeping (Biere et
// al., 2021).
#include "passes/dense.hpp"
#include "passes/inprocess.hpp"
#include "passes/sub_solver.hpp"
#include <satdoku/cnf/literal_classes.hpp>

namespace satdoku::cdcl {
namespace {
/// Limit of conflicts for one question.
constexpr std::uint64_t most_conflicts = 200;

/// The size of the part around a variable. It doubles each time when all variables have been swept.
struct Bounds {
    explicit Bounds(std::uint32_t completed) {
        const std::uint32_t doublings = std::min(completed, 4U);
        variables = 512U << doublings;
        clauses = 2048U << doublings;
    }
    std::uint32_t variables;
    std::uint32_t clauses;
    /// 1: the clauses of the variable; 2: also those of their variables. Copies of a circuit that differ in structure
    /// seldom meet within 2.
    static constexpr std::uint32_t depth = 3;
};

constexpr std::uint64_t worthwhile_ticks = 50'000;  ///< for one literal

class Sweeper {
  public:
    /// @param spare  ticks by which the budget may grow
    Sweeper(Dense& dense, std::uint64_t spare)
        : dense_(dense), state_(dense.state), spare_(spare), bounds_(state_.sweeps_completed),
          classes_(state_.capacity), members_(state_.capacity), inner_(state_.capacity, absent) {
        for (std::uint32_t index = 0; index < state_.capacity; ++index) members_[index] = index;
    }

    /// Continues where the last run ended.
    void run() {
        schedule();
        while (!state_.sweep_schedule.empty() && !exhausted(dense_)) {
            const Variable variable = state_.sweep_schedule.back();
            state_.sweep_schedule.pop_back();
            const Literal literal(variable, false);
            if (variable.index() >= state_.capacity || !state_.is_open(variable)) continue;
            if (find(literal) == literal) sweep(variable);
        }
        if (state_.sweep_schedule.empty()) ++state_.sweeps_completed;
        for (const auto& implication : implications_) prove_removed(state_, implication);
    }

  private:
    static constexpr std::uint32_t absent = 0xFFFFFFFFU;

    /// Schedules all variables: those with the fewest occurrences are at the back, which is swept first.
    void schedule() {
        std::vector<Variable>& all = state_.sweep_schedule;
        if (!all.empty()) return;
        for (std::uint32_t index = 0; index < state_.capacity; ++index) {
            const Literal literal(Variable(index), false);
            if (!state_.is_open(Variable(index))) continue;
            const std::size_t positive = dense_.list(literal).size();
            const std::size_t negative = dense_.list(~literal).size();
            if (positive == 0 || negative == 0 || positive + negative > bounds_.clauses) continue;
            all.push_back(Variable(index));
        }
        std::stable_sort(all.begin(), all.end(),
                         [&](Variable one, Variable two) { return occurrences(one) > occurrences(two); });
    }

    std::size_t occurrences(Variable variable) const {
        const Literal literal(variable, false);
        return dense_.list(literal).size() + std::size_t{dense_.list(~literal).size()};
    }

    // ---- Classes

    Literal find(Literal literal) { return classes_.representative(literal); }

    void merge(Literal kept, Literal gone) {
        if (state_.proof.is_hinted()) prove_members(kept, gone);
        classes_.unite(kept, gone);
        std::swap(members_[kept.variable().index()], members_[gone.variable().index()]);
    }

    /// Adds to a proof with hints that the members of the second class equal the representative of the first one, as its
    /// own representative does already: so that each literal is at most one binary clause away from its representative.
    void prove_members(Literal kept, Literal gone) {
        for (std::uint32_t index = members_[gone.variable().index()]; index != gone.variable().index();
             index = members_[index]) {
            for (const bool negative : {false, true}) {
                const Literal member(Variable(index), negative);
                const Literal before = find(member);
                const Literal after = before == gone ? kept : ~kept;
                const std::array implication{~member, after};
                prove_added(state_, implication, by(std::array{~member, before}, std::array{~before, after}));
                implications_.push_back(implication);
            }
        }
    }

    // ---- The part around a variable

    void sweep(Variable variable) {
        gather(variable);
        sub_solver_.emplace(static_cast<std::uint32_t>(variables_.size()), SubSolver::proof_for(state_.proof),
                            sub_solver_ ? sub_solver_->steps() : state_.steps);
        for (std::size_t index = 0; index < clauses_.size(); ++index)
            know(sub_solver_->add(clauses_[index]), -static_cast<std::int64_t>(index) - 1);
        ask_all();
        dense_.effort.spend(sub_solver_->ticks() + core::spreading(clauses_.literals().size()));
        forget();
        propagate_dense(dense_);
    }

    /// Adds clauses to the part, those nearest to the variable first.
    void gather(Variable variable) {
        number(Literal(variable, false));
        std::size_t next = 0;
        std::size_t last = 1;
        for (std::uint32_t depth = 0; depth < bounds_.depth; ++depth) {
            for (; next < last; ++next)
                if (!take_clauses_of(variables_[next])) return;
            last = variables_.size();
        }
    }

    /// Adds the clauses of all variables of its class. False: the part is large enough.
    bool take_clauses_of(Variable first) {
        std::uint32_t index = first.index();
        do {
            for (const bool negative : {false, true}) {
                const Literal own(Variable(index), negative);
                for (const Watch& watch : dense_.list(own)) {
                    if (clauses_.size() >= bounds_.clauses || variables_.size() >= bounds_.variables) return false;
                    take_clause(own, watch);
                }
            }
            index = members_[index];
        } while (index != first.index());
        return true;
    }

    void take_clause(Literal own, const Watch& watch) {
        if (watch.is_binary()) {
            // Both of its lists may be visited: it is added from the first.
            if (state_.value(watch.blocker) != 0 || number_of(watch.blocker) < number_of(own)) return;
            const std::array both{own, watch.blocker};
            take_literals(both);
        } else {
            Clause& clause = state_.arena[watch.reference()];
            dense_.effort.spend(1);
            if (clause.garbage != 0 || clause.marked != 0 || clause.size > bounds_.variables) return;
            clause.marked = 1;
            references_.push_back(watch.reference());
            take_literals(clause.literals());
        }
    }

    void take_literals(std::span<const Literal> literals) {
        literals_.clear();
        for (const Literal literal : literals) literals_.push_back(find(literal));
        if (state_.proof.is_hinted()) {
            std::vector<Literal>& replaced = replaced_.emplace_back();
            if (!std::ranges::equal(literals, literals_)) {
                replaced.assign(literals.begin(), literals.end());
                replaced.insert(replaced.end(), literals_.begin(), literals_.end());
                if (!cnf::normalize(literals_)) return replaced_.pop_back();
            }
        }
        for (Literal& literal : literals_) literal = number(literal);
        clauses_.clause(literals_);
    }

    /// Returns the id of a clause of the part in a proof with hints.
    std::int64_t id_of_clause(std::size_t index) {
        const std::vector<Literal>& replaced = replaced_[index];
        return replaced.empty() ? id_of(outer(clauses_[index])) : prove_replaced(replaced);
    }

    /// Adds a clause of the part to a proof with hints. Returns its id there.
    /// @param replaced  the literals of the clause that it comes from, followed by what each of them became
    std::int64_t prove_replaced(std::span<const Literal> replaced) {
        const std::size_t size = replaced.size() / 2;
        std::vector<Literal> clause(replaced.begin() + static_cast<std::ptrdiff_t>(size), replaced.end());
        cnf::normalize(clause);
        prove_added(state_, clause, [&](Hints& hints) {
            for (std::size_t index = 0; index < size; ++index) {
                if (replaced[index] != replaced[size + index])
                    hints.by(std::array{~replaced[index], replaced[size + index]});
            }
            hints.by(replaced.first(size));
        });
        lemmas_.push_back(std::move(clause));
        return last_id();
    }

    std::uint32_t number_of(Literal literal) { return inner_[find(literal).variable().index()]; }

    /// The literal within the part.
    Literal number(Literal representative) {
        std::uint32_t& number = inner_[representative.variable().index()];
        if (number == absent) {
            number = static_cast<std::uint32_t>(variables_.size());
            variables_.push_back(representative.variable());
        }
        return Literal(Variable(number), representative.negative());
    }

    Literal outer(Literal inner) const { return Literal(variables_[inner.variable().index()], inner.negative()); }
    std::vector<Literal> outer(std::span<const Literal> inner) const {
        std::vector<Literal> literals;
        for (const Literal literal : inner) literals.push_back(outer(literal));
        return literals;
    }

    void forget() {
        for (const Reference reference : references_) state_.arena[reference].marked = 0;
        for (const Variable variable : variables_) inner_[variable.index()] = absent;
        for (const std::vector<Literal>& lemma : lemmas_) prove_removed(state_, lemma);
        references_.clear();
        variables_.clear();
        clauses_.clear();
        lemmas_.clear();
        replaced_.clear();
        ids_.clear();
        constants_.clear();
        candidates_.clear();
    }

    // ---- Questions

    void ask_all() {
        if (ask({}) != solve::Verdict::satisfiable) return;
        for (std::uint32_t index = 0; index < variables_.size(); ++index) {
            const Literal literal(Variable(index), false);
            constants_.push_back(sub_solver_->holds(literal) ? literal : ~literal);
        }
        candidates_.push_back(constants_);
        refine();
        while (!constants_.empty() && may_continue()) ask_constant();
        while (!candidates_.empty() && may_continue()) ask_class();
    }

    solve::Verdict ask(std::span<const Literal> assumptions) {
        const solve::Verdict verdict = sub_solver_->solve(assumptions, most_conflicts, state_.random);
        take_units();
        if (sub_solver_->is_refuted()) {
            write_proof();
            derive_empty(state_);
        }
        return verdict;
    }

    bool may_continue() {
        return !state_.unsatisfiable && sub_solver_->ticks() < dense_.effort.left() &&
               state_.ending.reason == solve::StopReason::none;
    }

    /// Asks whether the literal is always true.
    void ask_constant() {
        const Literal candidate = constants_.back();
        constants_.pop_back();
        if (state_.value(outer(candidate)) != 0) return;
        const std::array assumptions{~candidate};
        if (ask(assumptions) == solve::Verdict::satisfiable) refine();
    }

    /// Asks whether the last two literals of the last class are always equal.
    void ask_class() {
        std::vector<Literal>& last = candidates_.back();
        const Literal one = last[last.size() - 1];
        const Literal two = last[last.size() - 2];
        std::array<std::int64_t, 2> conclusions{};
        std::size_t asked = 0;
        for (const std::array assumptions : {std::array{one, ~two}, std::array{~one, two}}) {
            const solve::Verdict verdict = ask(assumptions);
            conclusions[asked++] = sub_solver_->last_id();
            if (verdict == solve::Verdict::satisfiable) {
                refine();
                return;
            }
            if (verdict == solve::Verdict::unknown || state_.unsatisfiable || state_.value(outer(one)) != 0 ||
                state_.value(outer(two)) != 0) {
                drop_last();
                return;
            }
        }
        drop_last();
        equate(one, two, conclusions);
    }

    /// Removes the last literal of the last class from the candidates.
    void drop_last() {
        candidates_.back().pop_back();
        if (candidates_.back().size() < 2) candidates_.pop_back();
    }

    /// Removes the candidates that the model refutes, or another model that differs from it in one variable.
    void refine() {
        sub_solver_->find_needed();
        std::erase_if(constants_, [&](Literal literal) {
            return !sub_solver_->holds(literal) || !sub_solver_->is_needed(literal);
        });
        std::vector<std::vector<Literal>> refined;
        for (const std::vector<Literal>& old : candidates_) {
            for (const bool holds : {true, false}) {
                std::vector<Literal> part;
                for (const Literal literal : old) {
                    const Literal satisfied = holds ? literal : ~literal;
                    if (sub_solver_->holds(satisfied) && sub_solver_->is_needed(satisfied)) part.push_back(literal);
                }
                if (part.size() > 1) refined.push_back(std::move(part));
            }
        }
        candidates_ = std::move(refined);
    }

    // ---- Answers

    /// A literal was found, so more may be: a call that finds none does not grow.
    void grant() {
        const std::uint64_t more = std::min(spare_, worthwhile_ticks);
        spare_ -= more;
        dense_.effort.grant(more);
    }

    void write_proof() {
        sub_solver_->derived([&](const SubSolver::Step& step) {
            std::vector<Literal> lemma = outer(step.clause);
            for (const std::int64_t hint : step.hints) {
                std::int64_t& id = ids_[static_cast<std::size_t>(hint)];
                if (id < 0) id = id_of_clause(static_cast<std::size_t>(-id - 1));
            }
            const auto by_step = [&](Hints& hints) {
                for (const std::int64_t hint : step.hints) hints.by(ids_[static_cast<std::size_t>(hint)]);
            };
            if (lemma.empty()) {  // the formula is refuted
                if (state_.proof.is_hinted()) derive_empty(state_, by_step);
                return;
            }
            prove_added(state_, lemma, by_step);
            know_last(step.id);
            if (lemma.size() > 1) lemmas_.push_back(std::move(lemma));
        });
    }

    void take_units() {
        const std::vector<Literal> units = sub_solver_->new_units();
        if (units.empty()) return;
        write_proof();
        for (const Literal unit : units) {
            const Literal literal = outer(unit);
            if (state_.value(literal) == 0) {
                ++state_.counts.swept_units;
                grant();
            }
            derive_unit(state_, literal, by(std::array{literal}));
        }
    }

    // -- Ids in a proof with hints

    std::int64_t id_of(std::span<const Literal> clause) {
        std::int64_t id = 0;
        state_.proof.inform([&](const Hints& hints) { id = hints.find(clause); });
        return id;
    }

    std::int64_t last_id() {
        std::int64_t id = 0;
        state_.proof.inform([&](const Hints& hints) { id = hints.last_id(); });
        return id;
    }

    void know_last(std::int64_t inner) { know(inner, last_id()); }

    /// A clause of the part, by its id there if there are hints, is this one of the proof.
    void know(std::int64_t inner, std::int64_t id) {
        if (!state_.proof.is_hinted()) return;
        ids_.resize(std::max(ids_.size(), static_cast<std::size_t>(inner) + 1));
        ids_[static_cast<std::size_t>(inner)] = id;
    }

    /// Two literals of the part are equivalent: adds that to the part, the formula and the proof.
    /// @param conclusions  ids in the part of what these binary clauses follow from, if there are hints
    void equate(Literal one, Literal two, const std::array<std::int64_t, 2>& conclusions) {
        ++state_.counts.swept_equivalences;
        grant();
        write_proof();
        std::size_t asked = conclusions.size();  // they are about the complements
        for (const std::array binary : {std::array{one, ~two}, std::array{~one, two}}) {
            const std::int64_t id = sub_solver_->add(binary);
            const std::array outside{outer(binary[0]), outer(binary[1])};
            --asked;
            derive_clause(state_, outside, true, 1,
                          [&](Hints& hints) { hints.by(ids_[static_cast<std::size_t>(conclusions[asked])]); });
            know_last(id);
        }
        merge(outer(two), outer(one));
        state_.sweep_schedule.push_back(outer(two).variable());
    }

    Dense& dense_;
    State& state_;
    std::uint64_t spare_;  ///< ticks that have not been granted
    const Bounds bounds_;
    cnf::LiteralClasses classes_;
    std::vector<std::uint32_t> members_;                ///< by variable: the next one of its class
    std::vector<std::uint32_t> inner_;                  ///< by variable: its number in the part, or absent
    std::vector<std::array<Literal, 2>> implications_;  ///< of prove_members()

    // The current part
    std::optional<SubSolver> sub_solver_;
    std::vector<Variable> variables_;    ///< by their number in the part: representatives
    cnf::ClauseList clauses_;            ///< its clauses
    std::vector<Literal> literals_;      ///< the clause being built
    std::vector<Reference> references_;  ///< clauses of the arena that are in it
    /// By id in the part: the id in the proof with hints. That of a clause with replaced literals, which is not there
    /// until it is needed: -1 - its index.
    std::vector<std::int64_t> ids_;
    std::vector<std::vector<Literal>> replaced_;    ///< for hints, of each clause; see prove_replaced()
    std::vector<std::vector<Literal>> lemmas_;      ///< clauses in the proof that are not results
    std::vector<Literal> constants_;                ///< candidates for literals that are always true
    std::vector<std::vector<Literal>> candidates_;  ///< candidates for classes of equivalent literals
};
}  // namespace

void sweep(State& state, std::uint64_t budget) {
    constexpr int most_doublings = 3;
    int& halvings = state.sweep_halvings;
    const std::uint64_t most = budget << std::max(-halvings, 0);
    budget >>= std::max(halvings, 0);
    if (budget < core::spreading(state.arena.end() + state.binaries)) return;
    const auto found = [&] { return state.counts.swept_units + state.counts.swept_equivalences; };
    const std::uint64_t before = found();
    // If many have been found, more follow late, when variables have been eliminated.
    constexpr std::uint64_t variables_for_each_of_many = 400;
    const int most_halvings = before * variables_for_each_of_many >= state.capacity ? 2 : 6;
    Dense dense(state, budget);
    connect(dense);
    Sweeper(dense, most - budget).run();
    state.counts.ticks += dense.effort.spent();
    // What literals have granted they have paid for: the plain budget counts.
    const bool worthwhile = (found() - before) * worthwhile_ticks >= std::min(budget, dense.effort.spent());
    halvings =
        worthwhile ? std::max(std::min(halvings, 1) - 1, -most_doublings) : std::min(halvings + 2, most_halvings);
    disconnect(dense);
}
}  // namespace satdoku::cdcl
