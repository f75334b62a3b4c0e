// Measures a run of a pass, from its construction to its end.
#pragma once
#include "core/state.hpp"
#include <satdoku/core/rows.hpp>

namespace satdoku::cdcl {
class PassMeter {
  public:
    PassMeter(State& state, std::string_view name)
        : state_(state), row_(row_of(state, name)), before_(state.counts.ticks) {
        if (state.pass_log) counts_ = state.counts;
    }
    PassMeter(const PassMeter&) = delete;
    PassMeter& operator=(const PassMeter&) = delete;
    ~PassMeter() {
        solve::PassCost& cost = state_.pass_costs[row_];
        const solve::PassCost run = {cost.name, 1, state_.counts.ticks - before_, watch_.milliseconds()};
        ++cost.runs;
        cost.ticks += run.ticks;
        cost.milliseconds += run.milliseconds;
        if (counts_) state_.pass_log({run, changes()});
    }

  private:
    static std::size_t row_of(State& state, std::string_view name) {
        std::vector<solve::PassCost>& rows = state.pass_costs;
        const auto own = std::ranges::find(rows, name, &solve::PassCost::name);
        if (own != rows.end()) return static_cast<std::size_t>(own - rows.begin());
        rows.push_back({name});
        return rows.size() - 1;
    }

    solve::Statistics changes() const {
        solve::Statistics changes;
        const auto before = core::rows_of<solve::Count>(*counts_);
        const auto now = core::rows_of<solve::Count>(state_.counts);
        for (std::size_t index = 0; index < now.size(); ++index) {
            solve::Statistic change = now[index].statistic();
            change.value -= before[index];
            const bool is_effort = change.name == "ticks" || change.name == "propagations";
            if (change.value != 0 && now[index].has_name() && !is_effort) changes.push_back(change);
        }
        return changes;
    }

    State& state_;
    const std::size_t row_;
    const std::uint64_t before_;
    std::optional<Counts> counts_;  ///< before the run, if passes are logged
    const core::Stopwatch watch_;
};
}  // namespace satdoku::cdcl
