// Local search (ProbSAT): flip a variable of a random false clause, each with a probability that falls with the number
// of clauses that the flip would break. The base of the fall depends on the mean length of clauses. Idea: Balint and
// Schöning, "Choosing probability distributions for stochastic local search and the role of make versus break", SAT
// 2012; for phases: Cai and Zhang, "Deep cooperation of CDCL and local search for SAT", SAT 2021.
#include "core/pass_meter.hpp"
#include "heuristics/heuristics.hpp"
#include <satdoku/cnf/occurrences.hpp>

namespace satdoku::cdcl {
namespace {
/// With so few broken clauses, a model is likely to be near.
constexpr std::size_t nearly_none = 5;
constexpr std::uint32_t none = 0xFFFFFFFFU;

class Walker {
  public:
    explicit Walker(State& state) : state_(state), values_(state.values) {
        for (std::uint32_t index = 0; index < state_.capacity; ++index) {
            const Literal literal(Variable(index), false);
            if (!state_.is_open(Variable(index))) continue;
            values_[literal.code()] = state_.saved[index];
            values_[(~literal).code()] = static_cast<std::int8_t>(-state_.saved[index]);
        }
        gather();
        breaks_.resize(values_.size() / 2, 0);
        clauses_.resize(formula_.size());
        for (std::uint32_t clause = 0; clause < clauses_.size(); ++clause) evaluate(clause);
        prepare_scores();
        start_broken_ = fewest_broken_ = broken_.size();
    }

    /// Flips until no clause is false or the ticks are used up.
    void run(std::uint64_t last_tick) {
        std::uint64_t flips = 0;
        while (!broken_.empty() && state_.counts.ticks < last_tick) {
            if ((++flips & 0xFFFU) == 0 && poll(state_)) break;
            flip(pick(broken_[static_cast<std::size_t>(state_.random.below(broken_.size()))]));
            if (broken_.size() < fewest_broken_) {
                fewest_broken_ = broken_.size();
                flipped_since_.clear();
                best_.clear();
            } else if (best_.empty() && flipped_since_.size() > state_.capacity) {
                best_ = best_values();
            }
        }
        state_.counts.flips += flips;
    }

    std::size_t fewest_broken() const { return fewest_broken_; }

    /// Saves the best phases. False: they are no better than those it started from.
    bool save() {
        if (fewest_broken_ >= start_broken_) return false;
        const std::vector<std::int8_t> best = best_.empty() ? best_values() : best_;
        for (std::uint32_t index = 0; index < state_.capacity; ++index) {
            const std::int8_t value = best[std::size_t{2} * index];
            if (value != 0) state_.saved[index] = value;
        }
        return true;
    }

  private:
    /// The values when there were fewest broken clauses, as long as all flips since then are known.
    std::vector<std::int8_t> best_values() const {
        std::vector<std::int8_t> values = values_;
        for (const Variable variable : flipped_since_) {
            const std::size_t code = std::size_t{2} * variable.index();
            std::swap(values[code], values[code + 1]);
        }
        return values;
    }

    /// The status of a clause of the formula.
    struct Clause {
        std::uint32_t holding = 0;    ///< number of true literals
        std::uint32_t variables = 0;  ///< XOR of the true literals' variables; with one true literal, its variable
        std::uint32_t place = none;   ///< index in broken_, if no literal is true
    };

    /// Copies all irredundant clauses, without satisfied clauses and false literals.
    void gather() {
        const auto add = [&](std::span<const Literal> literals) {
            state_.scratch.clear();
            for (const Literal literal : literals) {
                if (state_.value(literal) > 0) return;
                if (state_.value(literal) == 0) state_.scratch.push_back(literal);
            }
            formula_.clause(state_.scratch);
        };
        for_each_binary(state_, ClauseKind::irredundant, [&](Literal first, Literal second) {
            add(std::array{first, second});
        });
        for_each_clause(state_, ClauseKind::irredundant,
                        [&](Reference, const cdcl::Clause& clause) { add(clause.literals()); });
        state_.scratch.clear();
        occurrences_.emplace(cnf::clauses_by_literal(values_.size(), formula_));
        state_.counts.ticks += core::spreading(formula_.literals().size());
    }

    void evaluate(std::uint32_t index) {
        Clause& clause = clauses_[index];
        for (const Literal literal : formula_[index]) {
            if (values_[literal.code()] <= 0) continue;
            ++clause.holding;
            clause.variables ^= literal.variable().index();
        }
        if (clause.holding == 0) break_clause(index);
        if (clause.holding == 1) ++breaks_[clause.variables];
    }

    void break_clause(std::uint32_t index) {
        clauses_[index].place = static_cast<std::uint32_t>(broken_.size());
        broken_.push_back(index);
    }

    void mend_clause(std::uint32_t index) {
        const std::uint32_t place = clauses_[index].place;
        const std::uint32_t last = broken_.back();
        broken_[place] = last;
        clauses_[last].place = place;
        broken_.pop_back();
        clauses_[index].place = none;
    }

    /// The bases by mean length are from the ProbSAT paper, with linear interpolation in between.
    void prepare_scores() {
        constexpr std::array<std::pair<double, double>, 6> bases{
            {{0.0, 2.0}, {3.0, 2.5}, {4.0, 2.85}, {5.0, 3.7}, {6.0, 5.1}, {7.0, 5.4}}};
        const double mean =
            clauses_.empty() ? 3
                             : static_cast<double>(formula_.literals().size()) / static_cast<double>(clauses_.size());
        double base = bases.back().second;
        for (std::size_t index = 1; index < bases.size(); ++index) {
            const auto [left, low] = bases[index - 1];
            const auto [right, high] = bases[index];
            if (mean < left || mean > right) continue;
            base = low + (high - low) * (mean - left) / (right - left);
        }
        for (double score = 1; score > 1e-12; score /= base) scores_.push_back(score);
    }

    double score(Variable variable) const {
        return scores_[std::min<std::size_t>(breaks_[variable.index()], scores_.size() - 1)];
    }

    Variable pick(std::uint32_t index) {
        const auto candidates = formula_[index];
        state_.counts.ticks += core::reading(candidates.size(), sizeof(Literal));
        double sum = 0;
        for (const Literal literal : candidates) sum += score(literal.variable());
        double rest = sum * state_.random.fraction();
        for (const Literal literal : candidates) {
            rest -= score(literal.variable());
            if (rest < 0) return literal.variable();
        }
        return candidates.back().variable();
    }

    void flip(Variable variable) {
        const Literal positive(variable, false);
        const Literal to_false = values_[positive.code()] > 0 ? positive : ~positive;
        values_[to_false.code()] = -1;
        values_[(~to_false).code()] = 1;
        if (best_.empty()) flipped_since_.push_back(variable);
        const auto mended = (*occurrences_)[~to_false];
        const auto hurt = (*occurrences_)[to_false];
        state_.counts.ticks += 1 + mended.size() + hurt.size();
        for (const std::uint32_t index : mended) {
            Clause& clause = clauses_[index];
            if (clause.holding == 0) {
                mend_clause(index);
                ++breaks_[variable.index()];
            } else if (clause.holding == 1) {
                --breaks_[clause.variables];
            }
            ++clause.holding;
            clause.variables ^= variable.index();
        }
        for (const std::uint32_t index : hurt) {
            Clause& clause = clauses_[index];
            --clause.holding;
            clause.variables ^= variable.index();
            if (clause.holding == 0) {
                break_clause(index);
                --breaks_[variable.index()];
            } else if (clause.holding == 1) {
                ++breaks_[clause.variables];
            }
        }
    }

    State& state_;
    std::vector<std::int8_t> values_;  ///< by literal
    cnf::ClauseList formula_;
    std::optional<cnf::Occurrences<std::uint32_t>> occurrences_;  ///< its clauses by literal
    std::vector<Clause> clauses_;                                 ///< by index in the formula
    std::vector<std::uint32_t> breaks_;    ///< by variable: clauses in which only its literal is true
    std::vector<std::uint32_t> broken_;    ///< clauses without a true literal
    std::vector<double> scores_;           ///< by number of clauses broken
    std::vector<Variable> flipped_since_;  ///< since there were fewest broken clauses, while best_ is empty
    std::vector<std::int8_t> best_;        ///< the same values, if flipped_since_ would be too long
    std::size_t start_broken_ = 0;
    std::size_t fewest_broken_ = 0;
};
}  // namespace

void walk(State& state) {
    const std::uint64_t before = state.counts.ticks;
    const std::uint64_t searched =
        state.search_ticks() - std::exchange(state.schedule.walk_start, state.search_ticks());
    const std::uint64_t budget = searched * state.options.walk_effort.count() / 1000;
    // Loading the formula takes some passes over it.
    constexpr std::uint64_t passes = 8;
    const std::uint64_t words = passes * (state.arena.end() + 4 * state.binaries);
    if (budget < core::reading(words, sizeof(Literal)) || !has_room(state)) return;
    const PassMeter meter(state, "walk");
    Walker walker(state);
    walker.run(before + budget);
    // So close to a model more effort pays. If every formula got it, it would be wasted on industrial ones
    // (benchmarks/results/branching.md).
    if (walker.fewest_broken() <= nearly_none) walker.run(before + 3 * budget);
    if (walker.save()) ++state.counts.walks_improved;
    ++state.counts.walks;
    state.counts.inprocessing_ticks += state.counts.ticks - before;
}
}  // namespace satdoku::cdcl
