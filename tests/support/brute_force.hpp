// The answer that needs no trust: all assignments, one after the other.
#pragma once

#include <satdoku/cnf/clause_list.hpp>

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace satdoku::support {

/// More variables than this are too many to try.
inline constexpr std::uint32_t brute_force_variables = 20;

/// A model as its positive and negative literals' truth by variable, or nothing. @param formula at most
/// brute_force_variables variables. @param assumptions hold as well
std::optional<std::vector<bool>> brute_force(const cnf::ClauseList& formula,
                                             std::span<const cnf::Literal> assumptions = {});

/// How many models hold the assumptions; those that differ only in variables without a clause are one.
std::uint64_t count_models(const cnf::ClauseList& formula, std::span<const cnf::Literal> assumptions = {});

/// Whether the assignment makes every clause true; a variable that it lacks is false.
bool satisfies(const std::vector<bool>& values, const cnf::ClauseList& formula);

}  // namespace satdoku::support
