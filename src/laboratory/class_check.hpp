// satdoku check FOLDER...: the results of a class, in a table by person and formula.
//
// A formula is a file in one of the folders, or in that of --formulas. A result is matched with the formula of the same
// stem. Results in a folder below are those of the person whose name that folder has; in one of the folders itself,
// zhang_f.res is the person zhang's, and f.res belongs to the name of the folder.
#pragma once
#include <satdoku/frame/command.hpp>

namespace satdoku::laboratory {
/// Whether the first operand of check is a folder.
bool names_class(const frame::Arguments& arguments);
/// The options of check that only a class takes.
std::vector<frame::Option> class_options();
/// Judges all results. Returns exit_done if each one is right and none is missing.
int check_class(frame::Context& context, const frame::Arguments& arguments);
}  // namespace satdoku::laboratory
