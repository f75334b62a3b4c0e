// Lucky phases: values that are tried for all variables, in ways so plain that whoever wrote the formula may have had
// one of them in mind. Where a way leads to a model, this becomes the phases of all variables, and search has nothing
// else to decide.
//
// One variable after the other gets the same value, forwards or backwards; or first each clause that does not hold
// yet gets one true literal of the same sign, and what is left the opposite value. Where a decision fails, its
// opposite is tried, and where that fails, too, the way is given up. What fails as the first decision is a failed
// literal. Ideas: CaDiCaL and Kissat (Biere et al., 2019 on).
#include "passes/inprocess.hpp"

#include <cstdint>
#include <vector>

namespace satdoku::cdcl {

namespace {

class Way {
  public:
    Way(State& state, std::uint64_t budget) : state_(state), last_tick_(state.counts.ticks + budget) {}

    /// Decides all variables one after the other. False: given up.
    bool decide_variables(bool negative, bool backwards) {
        for (std::uint32_t step = 0; step < state_.capacity; ++step) {
            const Variable variable(backwards ? state_.capacity - 1 - step : step);
            if (state_.is_active(variable) && !decide({variable, negative})) return false;
        }
        return true;
    }

    /// Decides a literal of that sign in each clause that has no true one; binary clauses are left to propagation.
    /// False: given up.
    bool decide_clauses(bool negative) {
        bool going = true;
        for_each_clause(state_, ClauseKind::irredundant, [&](Reference, const Clause& clause) {
            if (!going) return;
            ++state_.counts.ticks;
            const Literal* chosen = nullptr;
            for (const Literal& each : clause.literals()) {
                if (state_.value(each) > 0) return;
                if (chosen == nullptr && state_.value(each) == 0 && each.negative() == negative)
                    chosen = &each;
            }
            if (chosen != nullptr) going = decide(*chosen);
        });
        return going;
    }

  private:
    /// Gives a variable without value that of the literal, or else the other one. False: given up.
    bool decide(Literal literal) {
        if (state_.value(literal) != 0) return true;
        if (try_to_decide(literal)) return true;
        if (is_exhausted()) return false;
        if (state_.level() > 1) {
            backtrack(state_, state_.level() - 1);
            return try_to_decide(~literal);
        }
        backtrack(state_, 0);
        fail_literal(state_, literal);
        return !state_.unsatisfiable;
    }

    bool try_to_decide(Literal literal) {
        open_level(state_, literal);
        return propagate(state_) && !is_exhausted();
    }

    bool is_exhausted() const {
        return state_.counts.ticks > last_tick_ || state_.ending.reason != solve::Reason::none;
    }

    State& state_;
    const std::uint64_t last_tick_;
};

/// Whether a way leads to a model, which then is on the trail.
bool find_model(State& state, std::uint64_t budget) {
    const auto follow = [&](auto decide_all) {
        if (state.unsatisfiable || ending(state)) return false;
        backtrack(state, 0);
        Way way(state, budget);
        return decide_all(way);
    };
    for (const bool backwards : {false, true}) {
        for (const bool negative : {true, false}) {
            if (follow([&](Way& way) { return way.decide_variables(negative, backwards); })) return true;
        }
    }
    for (const bool negative : {true, false}) {
        if (follow([&](Way& way) {
                return way.decide_clauses(negative) && way.decide_variables(!negative, false);
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
