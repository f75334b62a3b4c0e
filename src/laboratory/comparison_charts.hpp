// A comparison as charts: a bar for each contestant and formula, and the cactus plot, which tells how many formulas each
// contestant decides within how long.
#pragma once

#include "comparison.hpp"

#include <satdoku/draw/chart.hpp>

#include <vector>

namespace satdoku::laboratory {

/// Milliseconds along a logarithmic axis. A time that a limit ended is an open bar.
draw::BarChart time_bars(const std::vector<Comparison>& rows,
                         const std::vector<solving::Contestant>& contestants);
draw::LineChart time_cactus(const std::vector<Comparison>& rows,
                            const std::vector<solving::Contestant>& contestants);

}  // namespace satdoku::laboratory
