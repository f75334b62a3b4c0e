// Whether a split is balanced: some of its cubes, solved, and what that took.
#pragma once

#include <satdoku/cnf/clause_list.hpp>
#include <satdoku/solve/engine.hpp>

#include <cstdint>
#include <functional>
#include <stop_token>
#include <string>
#include <vector>

namespace satdoku::laboratory {

struct SampleTask {
    std::uint64_t cubes = 0;  ///< how many to solve, by chance; all where there are no more
    std::uint64_t seed = 0;
    std::uint64_t conflicts = 100'000;  ///< that one of them may take
    std::stop_token stop{};
    std::function<void(std::uint64_t done)> progress{};
};

struct Sampled {
    std::vector<std::uint64_t> conflicts{};  ///< of each cube that was solved
    std::uint64_t unsolved = 0;              ///< took more than they may
    bool has_model = false;                  ///< one of them has a model; the others were not tried then
    double milliseconds = 0;                 ///< of all of them
};

/// @param engine  has been told the formula
Sampled sample_cubes(const cnf::ClauseList& cubes, solve::Engine& engine, const SampleTask& task);

/// A histogram by conflicts, and what all cubes would take. @param cubes  how many there are
std::string sampled_text(const Sampled& sampled, std::uint64_t cubes);

}  // namespace satdoku::laboratory
