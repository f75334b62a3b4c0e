// Writes a comparison as tables for people, Markdown, reports and programs, and as charts.
//
// Each contestant is compared with the first one, by the courses' optimisation rate (t - t0) / t * 100 %, where t is
// the time of the first contestant and t0 the time of the other, and by a factor in words. Every form gives the same
// number with the same decimals; that it may mean little is a mark at it. If one of the two runs was not decided, both
// numbers are bounds.
#pragma once
#include "comparison.hpp"
#include "document.hpp"
#include <satdoku/draw/chart.hpp>

namespace satdoku::laboratory {
/// What is to be said of other programs' runs.
std::vector<std::string> remarks(const Comparison& row, const std::vector<solving::Contestant>& contestants);

Column name_column(const std::vector<solving::Contestant>& contestants);
/// The counts of a search, if at least one engine has them; "-" for an engine without.
Columns count_columns(const Comparison& row);
/// A count by the name of its statistic; nothing if the engine has no such count.
std::optional<std::uint64_t> count_of(const Run& run, std::string_view name);

/// The text of a cell without a value.
inline constexpr std::string_view no_value = "-";
/// Clauses per variable.
std::string ratio_text(const Comparison& row);
/// Milliseconds: "12.345"; "> 2000" if a limit ended the run; "-" if a signal ended it; the word for a fault.
std::string time_text(const Run& run);
/// The optimisation rate of a contestant: "85.7 %"; "> 85.7 %" as a bound; "~ " in front if the spreads of the two
/// contestants' runs overlap, so that the difference may be chance; " *" after it if both are below shortest_time.
std::string rate_text(const Comparison& row, std::size_t index);
/// Whether a contestant was slower than the first one by more than chance: both decided, and neither mark applies.
bool lost_clearly(const Comparison& row, std::size_t index);
/// What the times of other programs include; empty without such a contestant.
std::string program_times_text(const std::vector<solving::Contestant>& contestants);
/// "463 times slower"
std::string factor_text(const Run& first, const Run& run);
/// The verdict of the decided runs, which agree; unknown if there are none.
solve::Verdict verdict_of(const Comparison& row);

/// Returns true if the two times can be compared.
bool comparable(const Run& first, const Run& run);
/// The optimisation rate, in percent. @pre comparable
double rate(const Run& first, const Run& run);

/// Small, medium or large, by the number of variables.
std::string class_text(std::uint32_t variables);
/// How many formulas each contestant decided, the sum of its times, and the mean of its factors relative to the first one
/// (geometric, over the formulas that both decided).
Columns totals_columns(const std::vector<Comparison>& rows, const std::vector<solving::Contestant>& contestants);

/// For people: a table for one formula, whose counts follow below the times if both do not fit side by side; for several
/// formulas one table, by size class, and the totals.
std::string comparison_text(const std::vector<Comparison>& rows, const std::vector<solving::Contestant>& contestants,
                            std::size_t columns);
/// A line for each formula and contestant.
std::string comparison_markdown(const std::vector<Comparison>& rows,
                                const std::vector<solving::Contestant>& contestants);
/// For programs: a line for each formula, the same in every language.
std::string comparison_csv(const std::vector<Comparison>& rows, const std::vector<solving::Contestant>& contestants);

/// Milliseconds: shorter runs differ more by chance than by what is run.
inline constexpr double shortest_time = 0.1;

/// A mark for each formula and contestant, with milliseconds along a logarithmic axis. The mark of an undecided run is
/// open; runs below the shortest time have a sign of their own.
draw::BarChart time_bars(const std::vector<Comparison>& rows, const std::vector<solving::Contestant>& contestants);
/// The cactus plot: how many formulas each contestant decides within a time.
draw::LineChart time_cactus(const std::vector<Comparison>& rows, const std::vector<solving::Contestant>& contestants);

inline constexpr std::array<std::string_view, 2> chart_kinds = {"bars", "cactus"};
inline constexpr std::array<std::string_view, 3> chart_formats = {"txt", "svg", "html"};

/// Returns the text of a chart's file.
/// @param kind     one of chart_kinds
/// @param format   one of chart_formats
/// @param columns  width of a chart of format txt
std::string chart_output(std::string_view kind, std::string_view format, const std::vector<Comparison>& rows,
                         const std::vector<solving::Contestant>& contestants, std::size_t columns);
}  // namespace satdoku::laboratory
