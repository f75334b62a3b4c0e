// The topics of the catalogue: one file for each. A topic lists its entries, `{key, English, Chinese}`; see text.hpp.
#pragma once
#include <satdoku/language/text.hpp>

namespace satdoku::language {
using Topic = std::span<const Entry>();

// Errors of the modules below the rooms; statistics and settings of engines; names of techniques; what literals,
// clauses and steps say; why a digit follows.
Topic error_entries, engine_entries, technique_entries, wording_entries, reason_entries;
// The frame: commands, options and usage errors; the manual page; prompts, and what all menus share.
Topic help_entries, menu_entries, menu_word_entries;
// The laboratory: its commands and menus; sample formulas; reports; cores and models; cubes.
Topic laboratory_entries, sample_entries, report_entries, core_entries, cube_entries;
// The look inside: traces; search trees and conflicts; the stepper; lectures; pictures of formulas.
Topic trace_entries, explore_entries, tree_entries, stepper_entries, lecture_entries, lecture_tour_entries,
    exercise_entries, picture_entries;
// Topics of the help, and examples of commands; the topic that package/news.cmake makes of NEWS.md.
Topic help_topic_entries, news_entries;
// The studio: its commands and menus; puzzles printed, converted and explained.
Topic studio_entries, paper_entries, constraint_entries;
// The game; the course.
Topic play_entries, course_entries;
}  // namespace satdoku::language
