// The topics of the catalogue, a source file each.
#pragma once

#include <satdoku/language/text.hpp>

#include <span>

namespace satdoku::language {

/// errors.cpp: what modules below throw
std::span<const Entry> error_entries();
/// sat.cpp: the SAT laboratory, commands and menus
std::span<const Entry> sat_entries();
/// engines.cpp: what engines count, and what their settings do
std::span<const Entry> engine_entries();
/// samples.cpp: the formulas that come along
std::span<const Entry> sample_entries();
/// puzzle.cpp: puzzles, commands and menus
std::span<const Entry> puzzle_entries();
/// reasons.cpp: why a digit follows, and proofs of it
std::span<const Entry> reason_entries();
/// play.cpp: the game
std::span<const Entry> play_entries();
/// paper.cpp: puzzles printed, converted and explained
std::span<const Entry> paper_entries();
/// trace.cpp: what a search does, told and kept
std::span<const Entry> trace_entries();
/// tree.cpp: search trees and conflicts as pictures
std::span<const Entry> tree_entries();
/// techniques.cpp: how people solve
std::span<const Entry> technique_entries();
/// steps.cpp: what a step of that says
std::span<const Entry> step_entries();
/// stepper.cpp: a search step by step, assigning by hand
std::span<const Entry> stepper_entries();
/// laboratory.cpp: what the clauses of a puzzle say
std::span<const Entry> laboratory_entries();
/// lecture.cpp: small formulas, step by step
std::span<const Entry> lecture_entries();
/// picture.cpp: formulas and searches as pictures
std::span<const Entry> picture_entries();
/// report.cpp: reports
std::span<const Entry> report_entries();
/// cores.cpp: why there is no model, and how many there are
std::span<const Entry> core_entries();
/// cubes.cpp: formulas in parts, and what becomes of them
std::span<const Entry> cube_entries();
/// menu.cpp: prompts and what all menus share
std::span<const Entry> menu_entries();
/// help.cpp: commands, options, usage errors
std::span<const Entry> help_entries();
/// manual.cpp: what only the manual page says
std::span<const Entry> manual_entries();

}  // namespace satdoku::language
