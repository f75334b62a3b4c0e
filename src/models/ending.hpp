// Decides when the work on a question must end because of its limits.
#pragma once
#include <satdoku/core/stopwatch.hpp>
#include <satdoku/models/models.hpp>

namespace satdoku::models {
class Ending {
  public:
    explicit Ending(const Limits& limits) : limits_(limits) {}

    solve::StopReason reason() const {
        if (limits_.stop.stop_requested()) return solve::StopReason::stopped;
        const bool late = limits_.seconds && stopwatch_.seconds() >= *limits_.seconds;
        return late ? solve::StopReason::time : solve::StopReason::none;
    }

    /// Solves within the remaining limits.
    solve::Outcome ask(solve::Engine& engine, std::span<const cnf::Literal> assumptions) const {
        // After a stop the engine may have a part of the formula only.
        if (reason() != solve::StopReason::none) return {.reason = reason()};
        solve::Limits rest;
        if (limits_.seconds) rest.seconds = *limits_.seconds - stopwatch_.seconds();
        return engine.solve(assumptions, rest, limits_.stop);
    }

  private:
    const Limits& limits_;
    core::Stopwatch stopwatch_;
};
}  // namespace satdoku::models
