// Solves small formulas by trying all assignments, to check other solvers.
#pragma once
#include <satdoku/cnf/clause_list.hpp>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace satdoku::support {
/// The largest number of variables that these functions accept.
inline constexpr std::uint32_t brute_force_variables = 20;

/// Returns a model, by variable, that satisfies the assumptions too; nothing if there is none.
/// @param formula  with at most brute_force_variables variables
std::optional<std::vector<bool>> brute_force(const cnf::ClauseList& formula,
                                             std::span<const cnf::Literal> assumptions = {});

/// Counts the models that satisfy the assumptions. Models that differ only in variables without a clause count once.
std::uint64_t count_models(const cnf::ClauseList& formula, std::span<const cnf::Literal> assumptions = {});

/// Returns true if the assignment satisfies every clause. Variables that it lacks are false.
bool satisfies(const std::vector<bool>& values, const cnf::ClauseList& formula);

}  // namespace satdoku::support
