// What a comparison says of each contestant, column by column: time, what that saves against the first one, and
// the counts of its search. Tables for people, Markdown and reports are made of these.
//
// The saving is the courses' optimisation rate (t - t0) / t * 100 %, with t the first one's time and t0 the
// other's, and a factor in words. Where the rate would fall below -100 %, more than twice the time, it tells nothing
// that a person can read, and only the factor says how much. Where one of the two came to no end, both are bounds.
#pragma once

#include "comparison.hpp"

#include <satdoku/ui/table.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace satdoku::laboratory {

/// What a table has one below the other: its title, and a cell for each contestant.
struct Column {
    std::vector<std::string> cells;
    ui::Align align = ui::Align::right;

    std::size_t width() const;
};
using Columns = std::vector<Column>;

Column name_column(const std::vector<solving::Contestant>& contestants);
/// Milliseconds, rate and factor. @param row  its runs in the order of the contestants
Columns time_columns(const Comparison& row);
/// Those of count_names() that some engine has; "-" for an engine without.
Columns count_columns(const Comparison& row);

/// The counts that tell about a search, in the order of their columns.
std::span<const std::string_view> count_names();
std::optional<std::uint64_t> count_of(const Run& run, std::string_view name);

/// What stands where there is nothing to say.
inline constexpr std::string_view no_value = "-";
/// Clauses by variable.
std::string ratio_text(const Comparison& row);
/// "12.345"; "> 2000" where a limit ended it; "-" where a person did.
std::string time_text(const Run& run);
std::string rate_text(const Run& first, const Run& run);
/// "463 times slower"
std::string factor_text(const Run& first, const Run& run);
/// The verdict of all who came to an end, who agree on it.
solve::Verdict verdict_of(const Comparison& row);

/// Whether the times of the two say anything about each other.
bool comparable(const Run& first, const Run& run);
/// The optimisation rate, in percent. @pre comparable
double rate(const Run& first, const Run& run);
/// How many times the first one's time it took. @pre comparable
double times(const Run& first, const Run& run);

}  // namespace satdoku::laboratory
