// Backward subsumption and self-subsuming resolution: for every new clause, finds the clauses that it subsumes, and
// those that it would subsume except for the sign of one literal, which is then removed. Signatures decide most pairs
// without reading the clause. Idea: SatELite (Eén and Biere, SAT 2005).
#include "passes/dense.hpp"
#include "passes/inprocess.hpp"

namespace satdoku::cdcl {
namespace {
/// Lists longer than this are not searched.
constexpr std::uint32_t longest_searched = 4000;
/// Larger clauses subsume others too rarely.
constexpr std::uint32_t largest_subsuming = 100;
/// Larger clauses are not strengthened: each other clause of the formula might remove one literal after the other.
constexpr std::uint32_t largest_compared = 1000;

class Subsumer {
  public:
    explicit Subsumer(Dense& dense) : dense_(dense), state_(dense.state) {}

    /// Uses the clause on all others.
    void apply(const Dense::Item& item) {
        if (!load(item)) return;
        const Literal best = *std::min_element(literals_.begin(), literals_.end(), [&](Literal one, Literal two) {
            return std::pair(both_counts(one), one) < std::pair(both_counts(two), two);
        });
        for (const Literal literal : literals_) state_.assignment(literal).mark = sign_mark(literal);
        for (const Literal searched : {best, ~best})
            if (dense_.list(searched).size() <= longest_searched) search(searched, best);
        for (const Literal literal : literals_) state_.assignment(literal).mark = 0;
        act();
    }

  private:
    std::uint32_t both_counts(Literal literal) const { return dense_.count(literal) + dense_.count(~literal); }

    /// Copies the clause to literals_. False: it has been dropped, or is too large.
    bool load(const Dense::Item& item) {
        literals_.clear();
        own_ = item.clause;
        if (item.clause.is_binary()) {
            literals_ = {item.first, item.clause.other()};
        } else {
            Clause& clause = state_.arena[item.clause.reference()];
            if (clause.garbage != 0 || clause.size > largest_subsuming) return false;
            clause.subsumed = 1;
            literals_.assign(clause.begin(), clause.end());
        }
        return std::all_of(literals_.begin(), literals_.end(),
                           [&](Literal literal) { return state_.is_open(literal.variable()); });
    }

    /// Searches the list of a literal of the clause, or of its complement, and removes stale entries from it.
    void search(Literal searched, Literal best) {
        WatchList& list = dense_.list(searched);
        const std::uint32_t bits = signature(literals_);
        dense_.effort.spend(1 + core::reading(list.size(), sizeof(Watch)));
        std::uint32_t same = 0;
        list.cut(std::remove_if(list.begin(), list.end(), [&](const Watch& watch) {
            if (!watch.is_binary()) return (bits & ~watch.blocker.code()) == 0 && !compare(watch.reference());
            if (literals_.size() != 2 || watch.is_redundant()) return false;
            const Literal other = literals_[0] == best ? literals_[1] : literals_[0];
            if (searched == best && watch.blocker == other) {
                has_duplicates_ = ++same > 1;
            } else if (searched == best && watch.blocker == ~other) {
                units_.push_back({best, ~other});
            } else if (searched != best && watch.blocker == other) {
                units_.push_back({other, ~best});
            }
            return false;
        }));
    }

    /// False: it is garbage.
    bool compare(Reference reference) {
        dense_.effort.spend(1);
        const Clause& clause = state_.arena[reference];
        if (clause.garbage != 0) return false;
        const bool comparable = clause.size >= literals_.size() && clause.size <= largest_compared;
        if (comparable && own_ != Reason::clause(reference)) compare_literals(reference, clause);
        return true;
    }

    void compare_literals(Reference reference, const Clause& clause) {
        dense_.effort.spend(core::reading(clause.size, sizeof(Literal)));
        std::size_t missing = literals_.size();
        bool flipped = false;
        Literal removed;
        std::uint32_t rest = clause.size;
        for (const Literal literal : clause.literals()) {
            if (rest-- < missing) return;
            const std::uint8_t mark = state_.assignment(literal).mark;
            if (mark == 0) continue;
            if (mark != sign_mark(literal)) {
                if (flipped) return;
                flipped = true;
                removed = literal;
            }
            --missing;
        }
        if (missing != 0) return;
        if (flipped) {
            strengthened_.emplace_back(reference, removed);
        } else {
            subsumed_.push_back(reference);
        }
    }

    void act() {
        for (const Reference reference : subsumed_) {
            if (state_.arena[reference].garbage != 0) continue;
            drop_dense(dense_, reference);
            ++state_.counts.subsumed;
        }
        for (const auto& [reference, literal] : strengthened_) {
            if (state_.arena[reference].garbage != 0) continue;
            strengthen_dense(dense_, reference, literal, literals_);
            ++state_.counts.strengthened;
        }
        if (has_duplicates_) drop_dense_duplicates(dense_, literals_[0], literals_[1]);
        for (const auto& [unit, other] : units_) derive_unit(state_, unit, by(literals_, std::array{unit, other}));
        subsumed_.clear();
        strengthened_.clear();
        has_duplicates_ = false;
        units_.clear();
        propagate_dense(dense_);
    }

    Dense& dense_;
    State& state_;
    std::vector<Literal> literals_;  ///< of the subsuming clause
    Reason own_;                     ///< the subsuming clause

    std::vector<Reference> subsumed_;
    std::vector<std::pair<Reference, Literal>> strengthened_;
    bool has_duplicates_ = false;                     ///< there are two equal binary clauses
    std::vector<std::pair<Literal, Literal>> units_;  ///< with the other literal of the second clause
};
}  // namespace

void subsume_queue(Dense& dense, std::uint64_t most_ticks) {
    Subsumer subsumer(dense);
    // By index, since the queue grows in the loop.
    std::size_t next = 0;
    while (next < dense.queue.size() && !exhausted(dense) && dense.effort.spent() <= most_ticks) {
        const Dense::Item item = dense.queue[next++];
        subsumer.apply(item);
    }
    dense.queue.erase(dense.queue.begin(), dense.queue.begin() + static_cast<std::ptrdiff_t>(next));
}
}  // namespace satdoku::cdcl
