// Bounded variable addition: if the formula has every clause that joins one of several literals ("factors") with one of
// several rests, a new variable x replaces this product: the clauses become (x or factor) for each factor, and (not x
// or rest) for each rest. A pairwise at-most-one constraint over n variables shrinks from n(n-1)/2 clauses to about 3n,
// and short clauses with x can be learned that are about half of the variables. This is the reverse of eliminating x,
// so it must save more clauses than an elimination may add, or the two passes would undo each other's work, and not too
// few: variables that save a clause or two make the search longer. Idea: Manthey, Heule and Biere, "Automated reencoding
// of Boolean formulas", HVC 2012. Among factors that match equally often, the one that is connected best could be chosen
// (Haberlandt, Green and Heule, "Effective auxiliary variables via structured reencoding", SAT 2023), but to find it can
// take a hundred times as long as all the rest (benchmarks/results/bva.md).
//
// A literal without a product is tried again only when its number of clauses has changed: a call whose budget ends
// leaves the rest to the next one.
//
// Every model of the formula extends to x, so no model is lost and nothing has to be restored: later clauses and
// assumptions cannot mention x. In the proof the clauses (x or factor) have x first, on which no other clause can be
// resolved. Then, in the proof alone, not all of x and the factors are true: a clause that is blocked on x. With it
// those of the rests follow by propagation, as in CaDiCaL; without it they would be RAT on x, which is expensive to
// check in a proof of many clauses, and some checkers know blocked clauses only.
#include "passes/dense.hpp"
#include "passes/inprocess.hpp"
#include <queue>

namespace satdoku::cdcl {
namespace {
/// Products of larger clauses are rare, and the search for them is expensive.
constexpr std::uint32_t largest_factored = 6;

/// Returns the number of clauses that a product of factors and rests saves; negative for one factor.
std::int64_t savings(std::size_t factors, std::size_t rests) {
    return static_cast<std::int64_t>(factors * rests) - static_cast<std::int64_t>(factors + rests);
}

/// A factor, and its clause for each of the rests that it shares with the factors before it.
struct Factor {
    Literal literal;
    std::vector<std::uint32_t> rests;  ///< ascending: indices of the clauses of the first factor that they match
    std::vector<Watch> clauses;        ///< one clause for each rest
};

/// A clause of another literal with a rest.
struct Match {
    Literal literal;
    std::uint32_t rest;
    Watch clause;
};

class Adder {
  public:
    explicit Adder(Dense& dense)
        : dense_(dense), state_(dense.state),
          least_savings_(std::max<std::int64_t>(state_.options.bva_savings, state_.elimination_bound + 1)) {
        make_room();
    }

    /// Replaces products until all literals have been tried. @return false: the budget did not suffice
    bool run() {
        for (std::uint32_t code = 0; code < state_.watches.size(); ++code) push(Literal::from_code(code));
        while (!schedule_.empty()) {
            const auto [count, literal] = schedule_.top();
            schedule_.pop();
            queued_[literal.code()] = 0;
            if (count != dense_.count(literal)) {
                push(literal);
                continue;
            }
            const bool found = find_product(literal);
            if (exhausted(dense_)) return false;
            if (found) {
                replace_product();
            } else {
                state_.addition_tries[literal.code()] = count;
            }
        }
        return true;
    }

  private:
    /// The literals with most clauses first; of equal ones the lowest.
    struct Candidate {
        std::uint32_t count;
        Literal literal;
        bool operator<(const Candidate& other) const {
            return std::pair(count, other.literal) < std::pair(other.count, literal);
        }
    };

    /// Resizes the arrays for all present variables.
    void make_room() {
        queued_.resize(state_.watches.size(), 0);
        counts_.resize(state_.watches.size(), 0);
        seen_.resize(state_.watches.size(), 0);
        state_.addition_tries.resize(state_.watches.size(), 0);
    }

    void push(Literal literal) {
        constexpr std::uint32_t least = 3;  // rests, to save anything with two factors
        const std::uint32_t count = dense_.count(literal);
        if (count < least || queued_[literal.code()] != 0 || !state_.is_open(literal.variable())) return;
        if (state_.addition_tries[literal.code()] == count) return;
        queued_[literal.code()] = 1;
        schedule_.push({count, literal});
    }

    // ---- Finding

    /// Fills factors_, starting with `first`. False: no product saves enough.
    bool find_product(Literal first) {
        factors_.clear();
        factors_.push_back(first_factor(first));
        find_matches(factors_.front());
        while (!exhausted(dense_)) {
            const Literal next = most_matched();
            const std::size_t count = counted_.empty() ? 0 : counts_[next.code()];
            if (savings(factors_.size() + 1, count) <= savings(factors_.size(), factors_.back().rests.size())) break;
            factors_.push_back(factor_of(next));
            keep_matches(factors_.back());
        }
        forget_matches();
        return savings(factors_.size(), factors_.back().rests.size()) >= least_savings_;
    }

    Factor first_factor(Literal literal) {
        Factor factor{literal, {}, {}};
        ++stamp_;
        for (const Watch& watch : dense_.list(literal)) {
            if (!is_product_clause(watch) || (watch.is_binary() && !is_first(watch.blocker))) continue;
            factor.rests.push_back(static_cast<std::uint32_t>(factor.clauses.size()));
            factor.clauses.push_back(watch);
        }
        dense_.effort.spend(1 + factor.clauses.size());
        return factor;
    }

    /// Returns true unless the same binary clause of the first factor was visited before.
    bool is_first(Literal other) { return std::exchange(seen_[other.code()], stamp_) != stamp_; }

    bool is_product_clause(const Watch& watch) const {
        if (watch.is_binary()) return !watch.is_redundant();
        const Clause& clause = state_.arena[watch.reference()];
        return clause.garbage == 0 && clause.size <= largest_factored;
    }

    /// Fills matches_ with the clauses that have a rest of the first factor, and counts_ with their other literals.
    void find_matches(const Factor& first) {
        for (std::size_t index = 0; index < first.rests.size() && !exhausted(dense_); ++index) {
            ++stamp_;
            if (first.clauses[index].is_binary()) {
                match_binary(first.clauses[index].blocker, first.rests[index]);
            } else {
                match_large(first.literal, first.clauses[index].reference(), first.rests[index]);
            }
        }
    }

    /// Keeps the matches that share a rest with the latest factor and are neither its own clauses nor those of its
    /// complement: if both were factors, the clause that not all of them are false would be a tautology.
    void keep_matches(const Factor& latest) {
        kept_.assign(factors_.front().rests.size(), 0);
        for (const std::uint32_t rest : latest.rests) kept_[rest] = 1;
        dense_.effort.spend(1 + core::reading(matches_.size(), sizeof(Match)));
        std::erase_if(matches_, [&](const Match& match) {
            if (kept_[match.rest] != 0 && match.literal.variable() != latest.literal.variable()) return false;
            --counts_[match.literal.code()];
            return true;
        });
        std::erase_if(counted_, [&](Literal literal) { return counts_[literal.code()] == 0; });
    }

    void forget_matches() {
        for (const Literal literal : counted_) counts_[literal.code()] = 0;
        counted_.clear();
        matches_.clear();
    }

    void note(Literal literal, std::uint32_t rest, Watch clause) {
        if (literal.variable() == factors_.front().literal.variable()) return;
        if (std::exchange(seen_[literal.code()], stamp_) == stamp_) return;
        if (counts_[literal.code()]++ == 0) counted_.push_back(literal);
        matches_.push_back({literal, rest, clause});
    }

    void match_binary(Literal other, std::uint32_t rest) {
        const WatchList& list = dense_.list(other);
        dense_.effort.spend(1 + core::spreading(list.size()));
        for (const Watch& watch : list)
            if (watch.is_binary() && !watch.is_redundant()) note(watch.blocker, rest, Watch::binary(other, false));
    }

    void match_large(Literal factor, Reference reference, std::uint32_t rest) {
        rest_.clear();
        for (const Literal literal : state_.arena[reference].literals())
            if (literal != factor) rest_.push_back(literal);
        const auto rarer = [&](Literal one, Literal two) { return dense_.count(one) < dense_.count(two); };
        const WatchList& list = dense_.list(*std::min_element(rest_.begin(), rest_.end(), rarer));
        dense_.effort.spend(2 + core::spreading(list.size()));
        const std::uint32_t bits = signature(rest_);
        for (const Watch& watch : list) {
            if (watch.is_binary() || (bits & ~watch.blocker.code()) != 0) continue;
            dense_.effort.spend(1);
            const Clause& clause = state_.arena[watch.reference()];
            if (clause.garbage != 0 || clause.size != rest_.size() + 1) continue;
            if (const auto literal = missing_in_rest(clause)) note(*literal, rest, watch);
        }
    }

    /// Returns the literal of a clause that is not in rest_, or nothing if the clause does not contain all of rest_.
    std::optional<Literal> missing_in_rest(const Clause& clause) const {
        std::optional<Literal> missing;
        for (const Literal literal : clause.literals()) {
            if (std::find(rest_.begin(), rest_.end(), literal) != rest_.end()) continue;
            if (missing) return std::nullopt;
            missing = literal;
        }
        return missing;
    }

    std::uint32_t matched(Literal literal) const { return counted_.empty() ? 0 : counts_[literal.code()]; }

    /// The literal with most matches; of several, the one that was met first.
    Literal most_matched() const {
        Literal best;
        std::uint32_t most = 0;
        for (const Literal literal : counted_) {
            const std::uint32_t count = counts_[literal.code()];
            if (count > most) best = literal;
            most = std::max(most, count);
        }
        return best;
    }

    Factor factor_of(Literal literal) const {
        Factor factor{literal, {}, {}};
        for (const Match& match : matches_) {
            if (match.literal != literal) continue;
            factor.rests.push_back(match.rest);
            factor.clauses.push_back(match.clause);
        }
        return factor;
    }

    // ---- Replacing

    void replace_product() {
        const std::optional<Variable> variable = add_dense_variable(dense_);
        if (!variable) return;
        make_room();
        const std::vector<std::uint32_t> rests = factors_.back().rests;
        for (Factor& factor : factors_) keep_rests(factor, rests);
        const Literal added(*variable, false);
        for (const Factor& factor : factors_) {
            const std::array clause{added, factor.literal};
            add_dense(dense_, clause, by(), Justification::defines);
        }
        const std::vector<Literal> not_all = prove_not_all(added);
        for (std::size_t index = 0; index < rests.size(); ++index) add_rest(not_all, index);
        state_.proof.remove(not_all);
        set_phase(added);
        drop_product();
        const auto saved = static_cast<std::uint64_t>(savings(factors_.size(), rests.size()));
        ++state_.counts.added_variables;
        state_.counts.factored += saved;
        // Dropped clauses are not visited again: if much is saved, more may be spent.
        constexpr std::uint64_t ticks_of_saved_clause = 256;
        dense_.effort.grant(ticks_of_saved_clause * saved);
        push(added);
        push(~added);
        for (const Factor& factor : factors_) push(factor.literal);
    }

    /// Keeps the clauses with those rests, which are a subset of the factor's.
    static void keep_rests(Factor& factor, const std::vector<std::uint32_t>& rests) {
        std::size_t kept = 0;
        for (std::size_t index = 0; kept < rests.size(); ++index)
            if (factor.rests[index] == rests[kept]) factor.clauses[kept++] = factor.clauses[index];
        factor.clauses.erase(factor.clauses.begin() + static_cast<std::ptrdiff_t>(kept), factor.clauses.end());
    }

    /// Adds to the proof that not all of the added literal and the factors are true.
    std::vector<Literal> prove_not_all(Literal added) {
        std::vector<Literal> clause{~added};
        for (const Factor& factor : factors_) clause.push_back(~factor.literal);
        const auto by_candidates = [&](Hints& hints) {
            for (const Factor& factor : factors_) hints.by_candidate(std::array{added, factor.literal});
        };
        state_.proof.add(clause, by_candidates, Justification::defines);
        return clause;
    }

    /// Adds a clause of the first factor with the complement of the added literal in place of the factor.
    /// @param not_all  begins with this literal
    void add_rest(const std::vector<Literal>& not_all, std::size_t index) {
        const Watch& clause = factors_.front().clauses[index];
        rest_.assign(1, not_all.front());
        if (clause.is_binary()) {
            rest_.push_back(clause.blocker);
        } else {
            for (const Literal literal : state_.arena[clause.reference()].literals()) {
                if (literal != factors_.front().literal) rest_.push_back(literal);
            }
        }
        // If the added literal is true and the rest is false, all factors are true by the product's clauses.
        add_dense(dense_, rest_, [&](Hints& hints) {
            for (const Factor& factor : factors_) hints.by(factor.literal, factor.clauses[index]);
            hints.by(not_all);
        });
        for (const Literal literal : rest_) push(literal);
    }

    /// The phase of x follows from the phases of the others: false if all factors are true.
    void set_phase(Literal added) {
        const bool holds = std::all_of(factors_.begin(), factors_.end(), [&](const Factor& factor) {
            const bool phase = state_.saved[factor.literal.variable().index()] > 0;
            return phase != factor.literal.negative();
        });
        state_.saved[added.variable().index()] = holds ? -1 : 1;
    }

    void drop_product() {
        for (const Factor& factor : factors_) {
            for (const Watch& clause : factor.clauses) {
                if (clause.is_binary()) continue;
                // There may be two equal clauses.
                if (state_.arena[clause.reference()].garbage == 0) drop_dense(dense_, clause.reference());
            }
        }
        drop_binaries();
    }

    /// Drops the binary clauses of the product, all copies of them. Each list is read once: removing them one by one
    /// would take time quadratic in the size of an at-most-one constraint.
    void drop_binaries() {
        std::vector<Literal> rests;
        for (const Watch& clause : factors_.front().clauses)
            if (clause.is_binary()) rests.push_back(clause.blocker);
        std::vector<Literal> factors;
        for (const Factor& factor : factors_) factors.push_back(factor.literal);
        for (const auto& [factor, rest] : unlink(factors, rests)) drop_binary(state_, factor, rest);
        unlink(rests, factors);
    }

    /// Removes the binary clauses with one of `others` from the lists of the first literals, and returns them.
    std::vector<std::pair<Literal, Literal>> unlink(std::span<const Literal> owners, std::span<const Literal> others) {
        std::vector<std::pair<Literal, Literal>> taken;
        ++stamp_;
        for (const Literal other : others) seen_[other.code()] = stamp_;
        for (const Literal own : owners) {
            WatchList& list = dense_.list(own);
            dense_.effort.spend(1 + core::reading(list.size(), sizeof(Watch)));
            list.cut(std::remove_if(list.begin(), list.end(), [&](const Watch& each) {
                if (!each.is_binary() || each.is_redundant() || seen_[each.blocker.code()] != stamp_) return false;
                --dense_.counts[own.code()];
                touch_dense(dense_, own);
                taken.emplace_back(own, each.blocker);
                return true;
            }));
        }
        return taken;
    }

    Dense& dense_;
    State& state_;
    std::priority_queue<Candidate> schedule_;  ///< with counts that may be outdated
    std::vector<std::uint8_t> queued_;         ///< by literal: true if it is in schedule_
    std::vector<Factor> factors_;
    std::vector<Match> matches_;         ///< clauses with rests that all factors share
    std::vector<std::uint32_t> counts_;  ///< by literal: number of its matches
    std::vector<Literal> counted_;       ///< literals whose count is not 0
    std::vector<std::uint8_t> kept_;     ///< by rest of the first factor: true if the latest factor shares it
    std::vector<std::uint64_t> seen_;    ///< by literal: the last rest that it matched
    std::uint64_t stamp_ = 0;            ///< of the rest that is being matched
    std::vector<Literal> rest_;
    std::int64_t least_savings_;
};
}  // namespace

void bva(State& state, std::uint64_t budget) {
    // To look again for products pays less and less, so it is done at the first, second, fourth, ... call.
    const bool due = std::has_single_bit(++state.addition_calls) || !state.addition_ended;
    if (!due || !worth_connecting(state, budget)) return;
    Dense dense(state, budget);
    connect(dense);
    state.addition_ended = Adder(dense).run();
    state.counts.ticks += dense.effort.spent();
    disconnect(dense);
}
}  // namespace satdoku::cdcl
