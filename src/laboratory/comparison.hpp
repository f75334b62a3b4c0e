// Strategies and engines on the same formulas: who takes part, and what each of them took.
#pragma once

#include <satdoku/cnf/formula.hpp>
#include <satdoku/solve/engine.hpp>
#include <satdoku/solving/contestants.hpp>
#include <satdoku/solving/solve_run.hpp>

#include <cstdint>
#include <functional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace satdoku::laboratory {

/// The standard ones, separated by commas.
inline constexpr std::string_view standard_contestants = "naive,max-occurrence,cdcl";
inline constexpr double standard_seconds = 10;
inline constexpr std::uint64_t most_runs = 1000;
/// --strategies, --time-limit and --runs.
std::vector<frame::Option> comparison_options();

/// One solve of one contestant.
struct Run {
    solve::Outcome outcome;
    solve::Statistics statistics;
};

inline bool decided(const Run& run) {
    return run.outcome.verdict != solve::Verdict::unknown;
}

/// The run in the middle, by time; a run that came to no end is behind all that did. Of an even number the
/// second of the two in the middle, with the mean of their times. @pre at least one
Run median(std::vector<Run> runs);

/// How the contestants did on one formula, in their order.
struct Comparison {
    std::string formula;
    std::uint32_t variables = 0;
    std::uint64_t clauses = 0;
    std::vector<Run> runs{};  ///< for each contestant its median
};

/// Who looks on while a comparison is made; what is empty is not called.
struct Spectator {
    std::function<void(std::size_t contestant, std::uint64_t round)> before{};
    std::function<void(std::size_t contestant, std::uint64_t round, const solving::Solution&)> after{};
};

/// Lets all of them solve the formula, one after the other, as often as `runs` says. Throws core::Error where
/// two of them disagree.
Comparison compare(const std::string& name, cnf::Formula& formula,
                   const std::vector<solving::Contestant>& contestants, std::uint64_t runs,
                   const std::stop_token& stop, const Spectator& spectator = {});

}  // namespace satdoku::laboratory
