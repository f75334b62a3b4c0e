// A contest as text: Markdown, CSV, and a cactus plot in SVG.
#pragma once
#include "support/contest.hpp"
#include <string>

namespace satdoku::benchmarks {
/// A number with this many digits after the point.
std::string decimal(double value, int digits);

/// The headings, and the row of one instance, as Markdown.
std::string markdown_head(const Contest& contest);
std::string markdown_row(const Row& row);
/// Solved, PAR-2 and the ratios.
std::string markdown_totals(const Contest& contest);

/// A line for each instance and solver: instance,solver,answer,seconds,input_seconds.
std::string csv(const Contest& contest);

/// For each solver the sorted times of the instances that it solved: shows how many it solves within a time.
std::string cactus_svg(const Contest& contest);

}  // namespace satdoku::benchmarks
