// Items of the SAT menu that ask several questions.
#pragma once
#include <satdoku/laboratory/sat_menu.hpp>

namespace satdoku::laboratory {
/// Looks for a core of an unsatisfiable formula, shows its clauses and offers to save it. @param path  of the formula
void ask_why(frame::Context& context, cnf::Formula& formula, const std::string& path);

/// Counts models, lists some, or finds the backbone.
void ask_models(frame::Context& context, const cnf::Formula& formula);

/// Asks which strategies and engines to compare, on this formula and other files, and runs `compare`. False if the user
/// leaves.
bool ask_comparison(frame::Context& context, const LoadedFormula& loaded);

/// Asks the same and for a file, and runs `report`.
bool ask_report(frame::Context& context, const LoadedFormula& loaded);

/// Asks for a sample formula, its size, seed and file, and writes it. Returns its path; nothing if the user leaves.
std::optional<std::string> ask_sample(ui::Console& console);
}  // namespace satdoku::laboratory
