// Adds up the adders of the formula as whole numbers: literals and equalities that follow from it, or a refutation. What it
// finds it finds once, so that little is lost where a formula has no adders, and the highest bits of two circuits are
// equal without any search where it has.
//
// All results follow from the present clauses alone. A proof of them takes cutting planes: the pass runs first without
// one, and once more to write it if there is something to prove.
#include "core/named_proof.hpp"
#include "passes/inprocess.hpp"

#include <satdoku/reason/adders.hpp>

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace satdoku::cdcl {

namespace {

/// Carries are rare but in arithmetic: there this many ticks for each one are worth it.
constexpr std::uint64_t ticks_of_carry = 20'000;

/// Whether it is not known that the two are equal.
bool is_unknown(const State& state, const reason::EqualAddends& addends) {
    return !has_binary(state, addends.one, ~addends.two) || !has_binary(state, ~addends.one, addends.two);
}

/// Only finds out whether there are consequences.
class DryRun final : public reason::AdderConsequences {
  public:
    explicit DryRun(const State& state) : state_(state) {}
    void refuted() override { any = true; }
    void equal(const reason::EqualAddends& addends) override { any = any || is_unknown(state_, addends); }
    bool any = false;

  private:
    const State& state_;
};

class Application final : public reason::AdderConsequences {
  public:
    explicit Application(State& state) : state_(state) {}

    void refuted() override {
        if (!state_.unsatisfiable) derive_empty(state_);
    }

    void equal(const reason::EqualAddends& addends) override {
        if (state_.unsatisfiable || !is_unknown(state_, addends)) return;
        ++state_.counts.equal_addends;
        for (const std::array clause : {std::array{addends.one, ~addends.two}, std::array{~addends.one, addends.two}}) {
            if (state_.proof == nullptr) {
                derive_clause(state_, clause, true, 1);
            } else {
                add_clause(state_, clause, true, 1);  // the proof has it
            }
        }
    }

  private:
    State& state_;
};

/// Returns true if propagation finds that the two literals cannot both be true.
bool exclude(State& state, Literal one, Literal two) {
    open_level(state, one);
    bool holds = propagate(state);
    if (holds && state.value(two) == 0) {
        open_level(state, two);
        holds = propagate(state);
    }
    const bool excluded = (!holds || state.value(two) < 0) && state.ending.reason == solve::StopReason::none;
    state.conflict = {};
    backtrack(state, 0);
    return excluded;
}

}  // namespace

void sum_adders(State& state, std::uint64_t budget) {
    if (state.proof != nullptr && state.cutting_planes == nullptr) return;
    const std::uint64_t loading = cost_of_clauses(state);
    if (!state.adder_savings.save(budget, 2 * loading)) return;
    core::Effort effort = state.adder_savings.spend_all([&] { return poll(state); });
    effort.spend(loading);
    reason::Definitions definitions = reason::find_definitions(present_clauses(state), effort);
    const std::vector<std::int8_t> saved = state.saved;
    const reason::Adders adders = reason::find_adders(
        definitions, state.capacity, [&](Literal one, Literal two) { return exclude(state, one, two); }, effort);
    state.saved = saved;
    const auto carries = std::ranges::count_if(adders.cells, [](const auto& cell) { return !cell.carry; });
    const std::uint64_t most = effort.left() + ticks_of_carry * static_cast<std::uint64_t>(carries);
    const auto add = [&](reason::AdderConsequences& consequences, cnf::CuttingPlanes* proof) {
        core::Effort adding(most, [&] { return poll(state); });
        reason::sum_adders(adders, consequences, proof, adding);
        effort.spend(adding.spent());
    };
    DryRun dry_run(state);
    if (state.proof != nullptr) add(dry_run, nullptr);
    if (state.proof == nullptr || dry_run.any) {
        Application application(state);
        add(application, state.cutting_planes);
    }
    if (!state.unsatisfiable && !propagate(state)) derive_empty(state);
    state.counts.ticks += effort.spent();
    // Where there are no adders, there will hardly be any.
    state.adder_savings.settle(effort, carries > 0 ? 2 : 10);
}

}  // namespace satdoku::cdcl
