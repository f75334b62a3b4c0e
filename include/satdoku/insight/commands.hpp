// The commands of this room, each described by a function, and what menus of this and other rooms call.
#pragma once
#include <satdoku/frame/command.hpp>
#include <satdoku/solving/literal_names.hpp>
#include <satdoku/solving/solve_request.hpp>

namespace satdoku::insight {
frame::Command conflict_command();
frame::Command exercise_command();
frame::Command explore_command();
frame::Command lecture_command();
frame::Command picture_command();
frame::Command step_command();
frame::Command trace_command();
frame::Command tree_command();

/// Asks for a lecture and gives it.
void lecture_menu(frame::Context& context);

struct StepperOptions {
    bool on_screen = true;  ///< uses the whole screen if the terminal can; otherwise lines
    bool quiz = false;      ///< asks what comes next before it shows it
};

/// Steps through a search, by a person or a script, until the person leaves or the input ends.
/// @param name   of the formula, as it may be shown
/// @param words  the meanings of its literals and clauses, if known
/// @param names  of its literals, which may be typed
void step_through(frame::Context& context, const cnf::ClauseList& formula, const solving::SolveRequest& request,
                  const std::string& name, const wording::ClauseWords& words, const solving::LiteralNames& names,
                  const StepperOptions& options);
}  // namespace satdoku::insight
