// The question of the menus how to solve a formula. Enter takes the last answer in this run of the program; before that
// the person can change each setting.
#pragma once
#include <satdoku/solving/solve_request.hpp>
#include <satdoku/ui/console.hpp>

namespace satdoku::solving {
/// "10", "0.5"; "0" for no limit.
std::string seconds_text(std::optional<double> seconds);
/// "dpll, dlis, seed 3, limit 10 s"
std::string request_text(const SolveRequest& request);

/// Asks how to solve. Returns nothing if the person leaves.
/// @param last  the standard answer; becomes the answer
/// @param verb  the name of the first choice, which begins
std::optional<SolveRequest> ask_solve_request(ui::Console& console, SolveRequest& last,
                                              std::string_view verb = "solve");

/// Asks for seconds, with fractions; 0 means no limit. Returns false if the person leaves; then `seconds` is unchanged.
/// @param seconds  the standard answer; becomes the answer
bool ask_time_limit(ui::Console& console, std::string_view question, std::optional<double>& seconds);

/// Solves with a progress line. After a signal the verdict is unknown.
Solution solve_before_person(ui::Console& console, const SolveRequest& request, cnf::Formula& formula);
}  // namespace satdoku::solving
