// Cores of whole formulas, also large ones: with engines of its own, one after the other.
//
// First a plain engine refutes the formula and writes a proof, and groups that the check of the proof does not need
// are left out. This is repeated as long as it removes many groups. Only the remaining groups get selectors: an engine
// that has to assume a million of them would be slow (trimming: Dershowitz, Hanna and Nadel, "A scalable algorithm for
// minimal unsatisfiable core extraction", SAT 2006; and Heule, Hunt and Wetzler, "Trimming while checking clausal
// proofs", FMCAD 2013). Then one group after the other is left out (cores.hpp). If only arithmetic reasoning refutes
// the formula, there is no proof for trimming: then each question goes to a new engine without selectors.
#pragma once
#include <satdoku/explain/cores.hpp>
#include <satdoku/proof/proof.hpp>

namespace satdoku::explain {
/// Makes an empty engine.
/// @param proof          where the engine writes its proof, or null
/// @param has_selectors  whether it will be called with an assumption for each of many groups
using EngineMaker = std::function<std::unique_ptr<solve::Engine>(proof::Proof* proof, bool has_selectors)>;

enum class Stage { refute, trim, minimize, smallest };

struct Task {
    bool smallest = false;                     ///< search for a smallest core, too
    std::optional<std::uint64_t> conflicts{};  ///< of all engines together
    std::optional<double> seconds{};           ///< real time
    std::stop_token stop{};
    /// Called when a stage begins, and from time to time in Stage::minimize, with the number of groups of the core and
    /// how many of these may still be left out.
    std::function<void(Stage stage, std::size_t core, std::size_t open)> progress{};
    /// Called with each plain engine before it solves.
    std::function<void(solve::Engine&)> prepare{};
};

struct Extraction {
    Finding finding{};                                   ///< the best result so far if the work had to end
    solve::StopReason reason = solve::StopReason::none;  ///< why the work had to end, or none
    std::size_t trimmed = 0;                             ///< groups that were left when selectors were added
    std::uint64_t conflicts = 0;                         ///< of all engines
};

/// @param groups  their variable count may be any number: memory depends on the variables that are mentioned
Extraction extract(const Groups& groups, const EngineMaker& make_engine, const Task& task);
}  // namespace satdoku::explain
