// How a formula is solved in the menus: one question, which Enter answers with what was chosen last in this
// run of the program; each part of it can be changed before.
#pragma once

#include <satdoku/solving/solve_run.hpp>
#include <satdoku/ui/console.hpp>

#include <optional>
#include <string>
#include <string_view>

namespace satdoku::solving {

/// "10", "0.5"; "0" for no limit.
std::string seconds_text(std::optional<double> seconds);
/// "dpll, dlis, seed 3, limit 10 s"
std::string request_text(const SolveRequest& request);

/// Asks how to solve. Returns nothing if the person leaves.
/// @param last  what Enter takes; becomes the answer
std::optional<SolveRequest> ask_solve_request(ui::Console& console, SolveRequest& last);

/// Asks for seconds, with fractions, 0 for no limit; false where the person leaves, `seconds` is then as it
/// was.
/// @param seconds  what Enter takes, and the answer
bool ask_time_limit(ui::Console& console, std::string_view question, std::optional<double>& seconds);

/// Solves as asked with a line of progress, and tells verdict and time. A signal ends it undecided.
Solution solve_before_person(ui::Console& console, const SolveRequest& request, cnf::Formula& formula);

}  // namespace satdoku::solving
