// Strategies and engines side by side, in the menus: what to measure is asked, and the answer is a table or a report.
#pragma once

#include <satdoku/cnf/formula.hpp>
#include <satdoku/frame/command.hpp>

#include <string>

namespace satdoku::laboratory {

/// Asks whom to compare, on this formula and on files besides, and shows the table.
/// @param path  where the formula came from
void compare_before_person(ui::Console& console, const std::string& path, cnf::Formula& formula);

/// Asks the same and where to, and writes a report.
void report_before_person(frame::Context& context, const std::string& path, cnf::Formula& formula);

}  // namespace satdoku::laboratory
