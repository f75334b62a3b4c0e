// Finds out why a formula has no model: unsatisfiable sets of its groups (cores), minimal ones (no group can be left
// out), and smallest ones (no core has fewer groups).
//
//     explain::Groups groups;                     // the clauses, group by group
//     groups.replay(*engine);
//     explain::CoreFinder finder(groups, *engine);
//     const explain::Finding finding = finder.smallest(all, {~conclusion}, {.solves = 1000});
//
// To ask why something follows from the groups, assume its negation: the core is then the reason.
#pragma once
#include <satdoku/core/random.hpp>
#include <satdoku/explain/groups.hpp>
#include <satdoku/solve/engine.hpp>
#include <memory>

namespace satdoku::explain {
class Propagation;
class Rotation;

/// Limits of the work; by default there are none. With `solves` and `conflicts` alone a run is repeatable.
struct Effort {
    std::optional<std::uint64_t> solves{};     ///< calls of the engine, or as much other work
    std::optional<std::uint64_t> conflicts{};  ///< of each call; a call that reaches the limit has no answer
    std::optional<double> seconds{};           ///< real time
    std::stop_token stop{};
    std::optional<std::uint64_t> all_conflicts{};  ///< of all calls together
    /// Called from time to time by minimal() with the number of groups of the core, and of those that may still go.
    std::function<void(std::size_t core, std::size_t open)> progress{};
};

/// How often a CoreFinder will be used.
enum class Use {
    often,
    /// Results about groups are added to the engine for good: that is faster, but the engine cannot be used afterwards.
    once,
};

struct Finding {
    /// Unsatisfiable: the groups below are a core. Satisfiable: there is no core. Unknown: the limits were too low.
    solve::Verdict verdict = solve::Verdict::unknown;
    std::vector<Group> core{};  ///< in rising order
    bool minimal = false;       ///< proved: without any one of them the others are satisfiable
    bool smallest = false;      ///< proved: no core has fewer groups
};

class CoreFinder {
  public:
    /// @param groups  must outlive the finder
    /// @param engine  holds the groups (Groups::replay) and clauses that always hold, nothing else
    /// @param use     once: one call of minimal(), and none of smallest()
    CoreFinder(const Groups& groups, solve::Engine& engine, Use use = Use::often);
    ~CoreFinder();

    /// A minimal core.
    /// @param from        the groups to choose from; the first ones are preferred
    /// @param background  literals that are also true
    Finding minimal(std::span<const Group> from, std::span<const cnf::Literal> background, const Effort& effort);

    /// Returns the smallest core that is found within the limits, and whether it is proved smallest. What is learned
    /// about the groups is used in the next call, even with another background.
    /// @param known  a result of minimal() for the same groups and background
    Finding smallest(std::span<const Group> from, std::span<const cnf::Literal> background, const Effort& effort,
                     const Finding& known = {});

  private:
    class Search;

    /// An assignment that an engine has found, and the groups that it breaks: if the background holds in the
    /// assignment, each core has one of these groups.
    struct Witness {
        std::vector<bool> values;   ///< by variable
        std::vector<Group> broken;  ///< in rising order
    };

    const Groups& groups_;
    solve::Engine& engine_;
    Use use_;
    std::vector<Witness> witnesses_;
    // Made when they are first needed:
    std::optional<ClauseIndex> index_;
    std::unique_ptr<Rotation> rotation_;
    std::unique_ptr<Propagation> propagation_;
    core::Random random_{1};
};
}  // namespace satdoku::explain
