// Strategies and engines side by side, in the course's table: one formula a row, one strategy or engine a
// column, and how much time each column saves against the first: (t - t0) / t * 100 %, with t the first
// column's time.
#pragma once

#include "solve_run.hpp"

#include <satdoku/cnf/formula.hpp>

#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace satdoku::app {

struct Contestant {
    std::string name;
    SolveRequest request;
};

/// Contestants by their names: strategies of dpll, and engines. Throws core::Error for a name that is none.
std::vector<Contestant> contestants_of(const std::vector<std::string>& names, const solve::Limits& limits);

/// Names that contestants_of() takes.
std::vector<std::string_view> contestant_names();
/// The standard ones, separated by commas.
inline constexpr std::string_view standard_contestants = "naive,max-occurrence,cdcl";
inline constexpr double standard_seconds = 10;

/// How the contestants did on one formula, in their order.
struct Comparison {
    std::string formula;
    std::uint32_t variables = 0;
    std::uint64_t clauses = 0;
    std::vector<solve::Outcome> outcomes{};
};

/// Lets all of them solve the formula, one after the other. Throws core::Error where two of them disagree.
Comparison compare(const std::string& name, cnf::Formula& formula, const std::vector<Contestant>& contestants,
                   const std::stop_token& stop);

/// The table as text with columns that line up, as Markdown or as CSV.
/// @param columns  of the page: a table that is wider becomes a list
std::string comparison_table(const std::vector<Comparison>& rows, const std::vector<Contestant>& contestants,
                             std::size_t columns);
std::string comparison_markdown(const std::vector<Comparison>& rows,
                                const std::vector<Contestant>& contestants);
std::string comparison_csv(const std::vector<Comparison>& rows, const std::vector<Contestant>& contestants);

}  // namespace satdoku::app
