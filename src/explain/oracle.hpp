// The questions that all searches for cores ask: can these groups hold together
// with the background? It counts them, and ends the search when the effort is
// spent.
#pragma once

#include <satdoku/core/stopwatch.hpp>
#include <satdoku/explain/cores.hpp>
#include <satdoku/solve/conflicts.hpp>

#include <cstdint>
#include <span>
#include <vector>

namespace satdoku::explain {

using solve::conflicts_of;

class Oracle {
  public:
    Oracle(const Groups& groups, solve::Engine& engine, std::span<const cnf::Literal> background,
           const Effort& effort);

    /// Unknown where the effort is spent, or this one call took too much.
    /// @param conflicts  that it may take, where these are fewer than the effort
    /// says
    solve::Verdict ask(std::span<const Group> groups, std::optional<std::uint64_t> conflicts = {});

    /// Of the groups that were asked about, those that were needed to refute
    /// them. Only after unsatisfiable.
    std::vector<Group> needed(std::span<const Group> asked) const;
    bool needed(Group group) const { return engine_.failed(groups_.selector(group)); }
    /// The model by variable of the formula. Only after satisfiable.
    std::vector<bool> model() const;

    /// Tells the engine for good which groups stay and which are out.
    void settle(std::span<const Group> needed, std::span<const Group> dropped);

    /// Other work counts as calls of the engine, too.
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
