// Measures a run of a pass, from its construction to its end.
#pragma once

#include "core/state.hpp"

namespace satdoku::cdcl {

class PassMeter {
  public:
    PassMeter(State& state, std::string_view name)
        : state_(state), row_(row_of(state, name)), before_(state.counts.ticks) {}
    PassMeter(const PassMeter&) = delete;
    PassMeter& operator=(const PassMeter&) = delete;
    ~PassMeter() {
        solve::PassCost& cost = state_.pass_costs[row_];
        ++cost.runs;
        cost.ticks += state_.counts.ticks - before_;
        cost.milliseconds += watch_.milliseconds();
    }

  private:
    static std::size_t row_of(State& state, std::string_view name) {
        std::vector<solve::PassCost>& rows = state.pass_costs;
        const auto own = std::ranges::find(rows, name, &solve::PassCost::name);
        if (own != rows.end()) return static_cast<std::size_t>(own - rows.begin());
        rows.push_back({name});
        return rows.size() - 1;
    }

    State& state_;
    const std::size_t row_;
    const std::uint64_t before_;
    const core::Stopwatch watch_;
};

}  // namespace satdoku::cdcl
