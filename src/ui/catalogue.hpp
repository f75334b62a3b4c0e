// The topics of the catalogue, a source file each.
#pragma once

#include <satdoku/ui/text.hpp>

#include <span>

namespace satdoku::ui {

/// text_errors.cpp: what modules below throw
std::span<const Entry> error_entries();
/// text_sat.cpp: the SAT laboratory, commands and menus
std::span<const Entry> sat_entries();
/// text_samples.cpp: the formulas that come along
std::span<const Entry> sample_entries();
/// text_puzzle.cpp: puzzles, commands and menus
std::span<const Entry> puzzle_entries();
/// text_reasons.cpp: why a digit follows, and proofs of it
std::span<const Entry> reason_entries();
/// text_play.cpp: the game
std::span<const Entry> play_entries();
/// text_paper.cpp: puzzles printed, converted and explained
std::span<const Entry> paper_entries();
/// text_trace.cpp: what a search does, told and kept
std::span<const Entry> trace_entries();
/// text_tree.cpp: search trees and conflicts as pictures
std::span<const Entry> tree_entries();
/// text_techniques.cpp: how people solve
std::span<const Entry> technique_entries();
/// text_steps.cpp: what a step of that says
std::span<const Entry> step_entries();
/// text_stepper.cpp: a search step by step, assigning by hand
std::span<const Entry> stepper_entries();
/// text_laboratory.cpp: what the clauses of a puzzle say
std::span<const Entry> laboratory_entries();
/// text_lecture.cpp: small formulas, step by step
std::span<const Entry> lecture_entries();
/// text_picture.cpp: formulas and searches as pictures
std::span<const Entry> picture_entries();
/// text_report.cpp: reports
std::span<const Entry> report_entries();
/// text_cores.cpp: why there is no model, and how many there are
std::span<const Entry> core_entries();
/// text_cubes.cpp: formulas in parts, and what becomes of them
std::span<const Entry> cube_entries();
/// text_menu.cpp: prompts and what all menus share
std::span<const Entry> menu_entries();
/// text_help.cpp: commands, options, usage errors
std::span<const Entry> help_entries();
/// text_manual.cpp: what only the manual page says
std::span<const Entry> manual_entries();

}  // namespace satdoku::ui
