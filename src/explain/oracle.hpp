// Answers the question of all searches for cores: are these groups satisfiable together with the background? It counts
// the calls, and ends the search when the limits are reached.
#pragma once

#include <satdoku/core/stopwatch.hpp>
#include <satdoku/explain/cores.hpp>
#include <satdoku/solve/engine.hpp>

#include <cstdint>
#include <span>
#include <vector>

namespace satdoku::explain {

class Oracle {
  public:
    Oracle(const Groups& groups, solve::Engine& engine, std::span<const cnf::Literal> background, const Effort& effort);

    /// Returns unknown if the limits are reached.
    /// @param conflicts  the limit of this call, if it is below that of the search
    solve::Verdict ask(std::span<const Group> groups, std::optional<std::uint64_t> conflicts = {});

    /// Returns the groups of the last question that its refutation needed. Only after unsatisfiable.
    std::vector<Group> needed(std::span<const Group> asked) const;
    bool needed(Group group) const { return engine_.failed(groups_.selector(group)); }
    /// Returns the model by variable of the formula. Only after satisfiable.
    std::vector<bool> model() const;

    /// Adds permanently to the engine which groups are needed and which are left out.
    void settle(std::span<const Group> needed, std::span<const Group> dropped);

    /// Counts other work as calls of the engine.
    void count_work(std::uint64_t solves) { solves_ += solves; }
    /// Returns how many more calls are allowed.
    std::uint64_t solves_left() const;
    bool spent() const;
    const Effort& effort() const { return effort_; }

    std::span<const cnf::Literal> background() const { return background_; }

  private:
    const Groups& groups_;
    solve::Engine& engine_;
    std::span<const cnf::Literal> background_;
    const Effort& effort_;
    core::Stopwatch stopwatch_;
    std::uint64_t first_conflicts_;  ///< of the engine before the first question
    std::uint64_t solves_ = 0;
    std::vector<cnf::Literal> assumptions_;
};

}  // namespace satdoku::explain
