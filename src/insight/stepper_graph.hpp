// A graph of implications as text, a node on each line: an edge is a lane to the left of the nodes, from the line of its
// cause down to the lines of what it implies.
//
//     o          [5]
//     ├─o        7(12)
//     │ ├─o      -3(4)
//     └─┴─┴─!    17
#pragma once

#include "stepper.hpp"
#include "stepper_analysis.hpp"

#include <satdoku/ui/console.hpp>
#include <satdoku/ui/terminal.hpp>

#include <cstddef>
#include <string>
#include <vector>

namespace satdoku::insight {

struct LaneNode {
    std::vector<std::size_t> causes;  ///< indices of earlier nodes, in ascending order
    bool goal = false;                ///< drawn as "!" instead of "o", or "." where nothing follows from it
};

/// The lanes and the sign of each node, of equal width, two columns for each lane.
/// @param boxes  with box characters, else with ASCII
std::vector<std::string> lane_lines(const std::vector<LaneNode>& nodes, bool boxes);

/// The implications of the last level: those that lead to the conflict if there is one, otherwise all. If there are too
/// many, the latest ones, below a line with the number of the omitted ones. No line is wider than the columns.
/// @param analysis  null: none is shown; else its clause and its cut are marked
std::vector<std::string> level_graph(const ui::Console& console, const Stepper& stepper,
                                     const ConflictAnalysis* analysis, const ui::Size& size);

}  // namespace satdoku::insight
