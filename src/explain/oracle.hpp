// The questions that all searches for cores ask: can these groups hold together
// with the background? It counts them, and ends the search when the effort is
// spent.
#pragma once

#include <satdoku/core/stopwatch.hpp>
#include <satdoku/explain/cores.hpp>
#include <satdoku/solve/engine.hpp>

#include <cstdint>
#include <span>
#include <vector>

namespace satdoku::explain {

using solve::conflicts_of;

class Oracle {
  public:
    Oracle(const Groups& groups, solve::Engine& engine, std::span<const cnf::Literal> background,
           const Effort& effort);

    /// Unknown if the effort is spent, or this call reached its limit.
    /// @param conflicts  the limit of this call, if it is below that of the effort
    solve::Verdict ask(std::span<const Group> groups, std::optional<std::uint64_t> conflicts = {});

    /// Those of the groups of the last question that its refutation needed. Only after unsatisfiable.
    std::vector<Group> needed(std::span<const Group> asked) const;
    bool needed(Group group) const { return engine_.failed(groups_.selector(group)); }
    /// The model by variable of the formula. Only after satisfiable.
    std::vector<bool> model() const;

    /// Adds to the engine, for good, which groups stay and which are out.
    void settle(std::span<const Group> needed, std::span<const Group> dropped);

    /// Counts other work as calls of the engine.
    void count_work(std::uint64_t solves) { solves_ += solves; }
    /// How many more calls there may be.
    std::uint64_t solves_left() const;
    bool spent() const;
    const Effort& effort() const { return effort_; }

    const Groups& groups() const { return groups_; }
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
