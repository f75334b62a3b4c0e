// Vivification: decides the literals of a clause to be false, one after the other, and propagates. If that leads to a
// conflict or makes another literal of the clause true, the decisions that caused it give a shorter clause, or another
// clause is found that subsumes this one. Clauses are tried in the order of class VivifyOrder, so that most decisions
// can be reused. Ideas: Piette, Hamadi and Saïs, "Vivifying propositional clausal formulae", ECAI 2008; for learned
// clauses: Luo et al., "An effective learnt clause minimization approach", IJCAI 2017; sorting, reuse of decisions and
// subsumption: Li et al., "Clause vivification by controlled unit propagation in CDCL SAT solvers", AIJ 2020.
#include "passes/inprocess.hpp"
#include <tuple>

namespace satdoku::cdcl {
namespace {
/// A group of clauses that is tried in one run.
struct VivifyTier {
    bool redundant;
    std::uint32_t lowest_glue;   ///< of learned clauses
    std::uint32_t highest_glue;  ///< likewise
    std::uint64_t share;         ///< of the budget
};

/// The order in which vivification tries clauses: tier by tier, first those that have not been tried lately, and among
/// these by their most frequent literals, so that clauses with the same first literals share decisions.
class VivifyOrder {
  public:
    /// Counts the literals of the clauses as they are now.
    explicit VivifyOrder(State& state) : state_(state), ranks_(state.watches.size()) {
        std::vector<std::uint32_t> counts(ranks_.size(), 0);
        for_each_clause(state, ClauseKind::both, [&](Reference, const Clause& clause) {
            for (const Literal literal : clause.literals()) ++counts[literal.code()];
        });
        std::vector<std::uint32_t> order(counts.size());
        for (std::uint32_t code = 0; code < order.size(); ++code) order[code] = code;
        std::stable_sort(order.begin(), order.end(),
                         [&](std::uint32_t one, std::uint32_t two) { return counts[one] > counts[two]; });
        for (std::uint32_t place = 0; place < order.size(); ++place) ranks_[order[place]] = place;
    }

    /// The rank of a literal by number of occurrences, 0 for the most frequent one.
    std::uint32_t rank(Literal literal) const { return ranks_[literal.code()]; }

    /// The clauses of the tier, in order. If all have been tried, all count as not tried from now on.
    std::vector<Reference> candidates(const VivifyTier& tier) const {
        std::vector<RankedClause> found;
        bool all_tried = true;
        const ClauseKind kind = tier.redundant ? ClauseKind::learned : ClauseKind::irredundant;
        for_each_clause(state_, kind, [&](Reference reference, const Clause& clause) {
            if (tier.redundant && (clause.glue < tier.lowest_glue || clause.glue > tier.highest_glue)) return;
            RankedClause candidate{{}, reference, clause.vivified != 0};
            candidate.ranks.fill(std::numeric_limits<std::uint32_t>::max());
            for (const Literal literal : clause.literals()) insert(candidate.ranks, rank(literal));
            found.push_back(candidate);
            all_tried = all_tried && candidate.tried;
        });
        std::sort(found.begin(), found.end(), [](const RankedClause& one, const RankedClause& two) {
            return std::tie(one.tried, one.ranks, one.reference) < std::tie(two.tried, two.ranks, two.reference);
        });
        std::vector<Reference> order;
        order.reserve(found.size());
        for (const RankedClause& candidate : found) {
            order.push_back(candidate.reference);
            if (all_tried) state_.arena[candidate.reference].vivified = 0;
        }
        return order;
    }

  private:
    /// A clause to try, with the ranks of its most frequent literals.
    struct RankedClause {
        std::array<std::uint32_t, 4> ranks;
        Reference reference;
        bool tried;
    };

    static void insert(std::array<std::uint32_t, 4>& lowest, std::uint32_t rank) {
        for (std::uint32_t& each : lowest)
            if (rank < each) std::swap(rank, each);
    }

    State& state_;
    std::vector<std::uint32_t> ranks_;  ///< by literal
};

class Vivifier {
  public:
    explicit Vivifier(State& state) : state_(state), order_(state) {}

    /// Tries the clauses of the tier until the ticks are used up.
    void run(const VivifyTier& tier, std::uint64_t last_tick) {
        for (const Reference reference : order_.candidates(tier)) {
            if (state_.counts.ticks > last_tick || state_.unsatisfiable) break;
            if (state_.ending.reason != solve::StopReason::none) break;
            if (state_.arena[reference].garbage == 0) try_clause(reference);
        }
        backtrack(state_, 0);
        unmark();
    }

  private:
    void try_clause(Reference reference) {
        if (!load(reference)) {
            drop_clause(state_, reference);
            return;
        }
        backtrack_if_reason(reference);
        ++state_.counts.vivification_tries;
        const Literal implied = assume_false(reference);
        const bool stopped = state_.ending.reason != solve::StopReason::none;
        if (!stopped) {
            state_.arena[reference].vivified = 1;
            if (failed_ || has_implied_) {
                deduce(reference, implied);
            } else if (std::any_of(sorted_.begin(), sorted_.end(),
                                   [&](Literal literal) { return !state_.assignment(literal).reason.none(); })) {
                // All are false without a conflict: the literals that became false by propagation are redundant.
                deduce_from_clause(reference);
            }
        }
        if (failed_ && state_.level() > 0 && !backtracked_) backtrack(state_, state_.level() - 1);
        unmark();
        reset_analysis();
    }

    /// Copies the literals of the clause, sorted and marked, without those false at level 0. False: one is true.
    bool load(Reference reference) {
        sorted_.clear();
        for (const Literal literal : state_.arena[reference].literals()) {
            const bool fixed = state_.value(literal) != 0 && state_.assignment(literal).level == 0;
            if (fixed && state_.value(literal) > 0) {
                sorted_.clear();
                return false;
            }
            if (!fixed) sorted_.push_back(literal);
        }
        std::sort(sorted_.begin(), sorted_.end(),
                  [&](Literal one, Literal two) { return order_.rank(one) < order_.rank(two); });
        for (const Literal literal : sorted_) state_.assignment(literal).mark = sign_mark(literal);
        return true;
    }

    bool is_marked(Literal literal) const { return state_.assignment(literal).mark == sign_mark(literal); }

    void unmark() {
        for (const Literal literal : sorted_) state_.assignment(literal).mark = 0;
        sorted_.clear();
    }

    /// Backtracks until the clause itself is not the reason of a literal.
    void backtrack_if_reason(Reference reference) {
        for (const Literal literal : sorted_) {
            const Assignment& assignment = state_.assignment(literal);
            if (state_.value(literal) > 0 && assignment.reason == Reason::clause(reference))
                backtrack(state_, assignment.level - 1);
        }
    }

    /// Decides the complements of the literals in order as far as possible. Sets failed_ on a conflict. If a literal
    /// becomes true, sets has_implied_ and returns it.
    Literal assume_false(Reference reference) {
        failed_ = has_implied_ = backtracked_ = false;
        std::uint32_t level = 0;
        std::uint32_t searched = 0;
        for (const Literal literal : sorted_) {
            if (level < state_.level()) {
                if (state_.levels[level].decision == ~literal) {
                    ++level;
                    continue;
                }
                // Literals that are false by propagation need no decision.
                if (state_.value(literal) < 0 && state_.assignment(literal).level <= level) continue;
                backtrack(state_, level);
            }
            if (state_.value(literal) < 0) continue;
            if (state_.value(literal) == 0) {
                open_level(state_, ~literal);
                ++level;
                if (!propagate_ignoring(state_, reference)) {
                    failed_ = true;
                    return {};
                }
                if (state_.ending.reason != solve::StopReason::none) return {};
            }
            const Literal implied = earliest_true(std::min(searched, state_.assigned));
            if (has_implied_) return implied;
            searched = state_.assigned;
        }
        return {};
    }

    /// Returns the literal of the clause that became true first, if any. Searches the clause or the trail, whichever is
    /// shorter. @param known  number of literals of the trail that are known not to be in the clause
    Literal earliest_true(std::uint32_t known) {
        if (known > 0 && state_.assigned - known < sorted_.size()) {
            const auto begin = state_.trail.begin() + known;
            const auto end = state_.trail.begin() + state_.assigned;
            const auto found = std::find_if(begin, end, [&](Literal each) { return is_marked(each); });
            has_implied_ = found != end;
            return has_implied_ ? *found : Literal();
        }
        Literal earliest;
        for (const Literal literal : sorted_) {
            if (state_.value(literal) <= 0) continue;
            if (!has_implied_ || state_.assignment(literal).trail < state_.assignment(earliest).trail)
                earliest = literal;
            has_implied_ = true;
        }
        return earliest;
    }

    // ---- Analysis: the decisions that caused a conflict or an implied literal

    void see(Literal literal) {
        Assignment& assignment = state_.assignment(literal);
        if (assignment.seen != 0 || assignment.level == 0) return;
        assignment.seen = 1;
        state_.analyzed.push_back(literal.variable());
    }

    void reset_analysis() {
        for (const Variable variable : state_.analyzed) state_.assignments[variable.index()].seen = 0;
        state_.analyzed.clear();
        learned_.clear();
    }

    /// Adds the other literals of a reason to the analysis. True: the reason subsumes the clause.
    bool see_reason(const Reason& reason, Literal implied, Literal second, Reference candidate) {
        bool part = true;
        if (reason.is_binary()) {
            see(reason.other());
            see(second);
            part = is_marked(reason.other()) && is_marked(second);
        } else {
            const Clause& clause = state_.arena[reason.reference()];
            if (clause.redundant != 0) used_redundant_ = true;
            for (const Literal literal : clause.literals()) {
                part = part && is_marked(literal);
                if (literal != implied) see(literal);
            }
        }
        return part && reason != Reason::clause(candidate);
    }

    void deduce(Reference candidate, Literal implied) {
        used_redundant_ = false;
        if (failed_) {
            if (see_reason(state_.conflict.reason, Literal::from_code(~0U), state_.conflict.other, candidate)) {
                subsume(candidate, state_.conflict.reason, state_.conflict.other);
                return;
            }
        } else {
            learned_.push_back(implied);
            see(implied);
        }
        collect_decisions(candidate);
    }

    void deduce_from_clause(Reference candidate) {
        used_redundant_ = false;
        for (const Literal literal : sorted_) see(literal);
        collect_decisions(candidate);
    }

    /// Follows the reasons back to decisions, whose complements are the learned clause: it replaces the candidate.
    void collect_decisions(Reference candidate) {
        for (std::size_t next = 0; next < state_.analyzed.size(); ++next) {
            const Variable variable = state_.analyzed[next];
            const Assignment& assignment = state_.assignments[variable.index()];
            const Literal positive(variable, false);
            const Literal literal = state_.value(positive) > 0 ? positive : ~positive;
            if (assignment.reason.none()) {
                learned_.push_back(~literal);
            } else if (see_reason(assignment.reason, literal, literal, candidate)) {
                subsume(candidate, assignment.reason, literal);
                return;
            }
        }
        conclude(candidate);
    }

    // ---- Consequences

    /// Another clause subsumes the candidate.
    void subsume(Reference candidate, const Reason& reason, Literal literal) {
        Clause& clause = state_.arena[candidate];
        if (reason.is_clause()) {
            Clause& other = state_.arena[reason.reference()];
            if (other.redundant != 0 && clause.redundant == 0) {
                promote_clause(state_, reason.reference());
            } else if (other.redundant != 0) {
                other.set_glue(std::min<std::uint32_t>(other.glue, clause.glue));
            }
        } else if (clause.redundant == 0) {
            promote_binary(state_, literal, reason.other());
        }
        drop_clause(state_, candidate);
        ++state_.counts.vivified_away;
    }

    void conclude(Reference candidate) {
        const bool redundant = state_.arena[candidate].redundant != 0;
        if (learned_.size() < state_.arena[candidate].size) {
            shorten(candidate);
            ++state_.counts.vivified;
        } else if (has_implied_ && redundant) {
            // The clause is redundant: propagation finds the same without it.
            drop_clause(state_, candidate);
            ++state_.counts.vivified_away;
        } else if ((failed_ || has_implied_) && !redundant && !used_redundant_ && !used_redundant_binary()) {
            drop_clause(state_, candidate);
            ++state_.counts.vivified_away;
        }
    }

    /// Returns true if a binary clause of the analysis is learned.
    bool used_redundant_binary() const {
        const auto learned = [&](Literal one, Literal two) {
            // Both lists have it; the shorter one is searched, as one may be as long as the formula.
            if (state_.watches[one.code()].size() > state_.watches[two.code()].size()) std::swap(one, two);
            const WatchList& list = state_.watches[one.code()];
            const Watch* const found = std::find_if(list.begin(), list.end(), [&](const Watch& each) {
                return each.is_binary() && each.blocker == two && !each.is_redundant();
            });
            state_.counts.ticks += core::reading(static_cast<std::uint64_t>(found - list.begin()), sizeof(Watch));
            return found == list.end();
        };
        if (failed_ && state_.conflict.reason.is_binary() &&
            learned(state_.conflict.other, state_.conflict.reason.other())) {
            return true;
        }
        return std::any_of(state_.analyzed.begin(), state_.analyzed.end(), [&](Variable variable) {
            const Reason reason = state_.assignments[variable.index()].reason;
            const Literal positive(variable, false);
            return reason.is_binary() && learned(state_.value(positive) > 0 ? positive : ~positive, reason.other());
        });
    }

    /// The learned clause follows from what became false: a clause, the reason of an implied literal, or the candidate.
    void justify(Reference candidate) {
        Conflict last{Reason::clause(candidate), {}};
        if (failed_) last = state_.conflict;
        if (has_implied_) last = {state_.assignment(learned_.front()).reason, learned_.front()};
        state_.proof.justify(learned_, [&](Hints& hints) { hints.by_trail(last); });
    }

    /// Replaces the candidate by the learned clause, on a level where two of its literals have no value.
    void shorten(Reference candidate) {
        const auto size = static_cast<std::uint32_t>(learned_.size());
        const std::uint32_t glue = std::min(std::uint32_t{state_.arena[candidate].glue}, size - 1);
        justify(candidate);
        backtracked_ = true;
        backtrack(state_, size < 3 ? 0 : size - 2);
        if (size == 1) {
            assign(state_, learned_[0], Reason());
            if (!propagate(state_)) derive_empty(state_);
            drop_clause(state_, candidate);
            return;
        }
        // The literals without value go to the front, to be watched.
        std::stable_partition(learned_.begin(), learned_.end(),
                              [&](Literal literal) { return state_.value(literal) == 0; });
        const Reference added = replace_clause(state_, candidate, learned_, glue);
        if (size > 2) {
            state_.arena[added].used = state_.arena[candidate].used;
            state_.arena[added].vivified = 1;
        }
    }

    State& state_;
    const VivifyOrder order_;
    std::vector<Literal> sorted_;  ///< literals of the current clause, marked
    std::vector<Literal> learned_;
    bool failed_ = false;          ///< there was a conflict
    bool has_implied_ = false;     ///< a literal of the clause became true
    bool backtracked_ = false;     ///< backtracked after the conflict
    bool used_redundant_ = false;  ///< the analysis used learned clauses
};
}  // namespace

void vivify(State& state, std::uint64_t budget) {
    const std::vector<std::int8_t> saved = state.saved;
    const auto tier1 = state.tiers[0].tier1;
    const auto tier2 = std::max(tier1, state.tiers[0].tier2);
    const std::array tiers{
        VivifyTier{true, tier1 + 1, tier2, 3},
        VivifyTier{true, 0, tier1, 3},
        VivifyTier{true, tier2 + 1, largest_glue, 1},
        VivifyTier{false, 0, 0, 3},
    };
    std::uint64_t shares = 0;
    for (const VivifyTier& tier : tiers) shares += tier.share;
    // Each tier reads the whole formula once, and so does counting literals.
    const std::uint64_t reading = core::reading(state.arena.end(), sizeof(Literal));
    if (budget / 2 < (tiers.size() + 1) * reading) return;
    state.counts.ticks += (tiers.size() + 1) * reading;
    Vivifier vivifier(state);
    std::uint64_t last_tick = state.counts.ticks;
    for (const VivifyTier& tier : tiers) {
        last_tick += budget * tier.share / shares;
        if (state.unsatisfiable || ending(state)) break;
        // Sorting costs about one tick per candidate.
        if (!tier.redundant && budget * tier.share / shares < state.irredundant) continue;
        vivifier.run(tier, last_tick);
    }
    state.saved = saved;
}
}  // namespace satdoku::cdcl
