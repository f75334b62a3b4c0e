// Lucky phases: tries a few simple assignments to all variables, which satisfy many formulas that people write. If one
// leads to a model, it becomes the saved phases, and search then only repeats it.
//
// An attempt gives the same value to one variable after the other, forwards or backwards. Or it first makes one literal
// of the same sign true in each clause that is not satisfied, and gives the opposite value to the rest. If a decision
// leads to a conflict, its opposite is tried; if that does, too, the attempt fails. A first decision with a conflict is
// a failed literal. Ideas: CaDiCaL and Kissat (Biere et al., 2019 on).
#include "passes/inprocess.hpp"

namespace satdoku::cdcl {
namespace {
/// One attempt to give values to all variables.
class Attempt {
  public:
    Attempt(State& state, std::uint64_t budget) : state_(state), last_tick_(state.counts.ticks + budget) {}

    /// Decides all variables one after the other. False: the attempt failed.
    bool decide_variables(bool negative, bool backwards) {
        for (std::uint32_t step = 0; step < state_.capacity; ++step) {
            const Variable variable(backwards ? state_.capacity - 1 - step : step);
            if (state_.is_active(variable) && !decide({variable, negative})) return false;
        }
        return true;
    }

    /// Decides a literal of that sign in each clause without a true literal; propagation satisfies binary clauses.
    /// False: the attempt failed.
    bool decide_clauses(bool negative) {
        bool going = true;
        for_each_clause(state_, ClauseKind::irredundant, [&](Reference, const Clause& clause) {
            if (!going) return;
            ++state_.counts.ticks;
            const Literal* chosen = nullptr;
            for (const Literal& each : clause.literals()) {
                if (state_.value(each) > 0) return;
                if (chosen == nullptr && state_.value(each) == 0 && each.negative() == negative) chosen = &each;
            }
            if (chosen != nullptr) going = decide(*chosen);
        });
        return going;
    }

  private:
    /// Makes a literal without value true, or else false. False: the attempt failed.
    bool decide(Literal literal) {
        if (state_.value(literal) != 0) return true;
        if (try_to_decide(literal)) return true;
        if (is_exhausted()) return false;
        if (state_.level() > 1) {
            backtrack(state_, state_.level() - 1);
            return try_to_decide(~literal);
        }
        fail(literal);
        return !state_.unsatisfiable;
    }

    /// After a conflict at level 1, which this literal opened: it is false.
    void fail(Literal literal) {
        ++state_.counts.failed_literals;
        state_.proof.justify(std::array{~literal}, [&](Hints& hints) { hints.by_trail(state_.conflict); });
        backtrack(state_, 0);
        assign(state_, ~literal, Reason());
        if (!propagate(state_)) derive_empty(state_);
    }

    bool try_to_decide(Literal literal) {
        open_level(state_, literal);
        return propagate(state_) && !is_exhausted();
    }

    bool is_exhausted() const {
        return state_.counts.ticks > last_tick_ || state_.ending.reason != solve::StopReason::none;
    }

    State& state_;
    const std::uint64_t last_tick_;
};

/// Returns true if an attempt leads to a model, which is then on the trail.
bool find_model(State& state, std::uint64_t budget) {
    const auto succeeds = [&](auto decide_all) {
        if (state.unsatisfiable || ending(state)) return false;
        backtrack(state, 0);
        Attempt attempt(state, budget);
        return decide_all(attempt);
    };
    for (const bool backwards : {false, true}) {
        for (const bool negative : {true, false}) {
            if (succeeds([&](Attempt& attempt) { return attempt.decide_variables(negative, backwards); })) return true;
        }
    }
    for (const bool negative : {true, false}) {
        if (succeeds([&](Attempt& attempt) {
                return attempt.decide_clauses(negative) && attempt.decide_variables(!negative, false);
            }))
            return true;
    }
    return false;
}
}  // namespace

void lucky(State& state, std::uint64_t budget) {
    const std::vector<std::int8_t> saved = state.saved;
    const bool found = find_model(state, budget);
    backtrack(state, 0);  // saves the phases
    if (found) {
        ++state.counts.lucky;
        state.target = state.saved;
    } else {
        state.saved = saved;
    }
}
}  // namespace satdoku::cdcl
