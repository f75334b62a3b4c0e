// The course: a menu that leads step by step from a formula to a report and a game.
#pragma once
#include <satdoku/frame/command.hpp>
#include <set>

namespace satdoku::app {
/// A formula, and the files that steps have written for it, by the words in braces.
struct CourseFormula {
    std::string path;
    bool relaxed = false;  ///< how it is read
    std::map<std::string, std::string> files{};
};

/// How far a course is. It stays as long as the program runs, and in a file that the next run offers to continue.
struct CourseProgress {
    std::vector<CourseFormula> formulas{};
    std::map<std::string, std::string> words{};  ///< answers and files of all formulas, by the words in braces
    std::set<std::string> done{};                ///< names of steps
    bool is_known = false;                       ///< whether the file of an earlier run has been looked for
};

/// Whether the file of the word exists; of a word that means files of the formulas, the files of all of them.
bool is_there(const CourseProgress& progress, std::string_view word);

/// The progress that an earlier run saved. Steps whose files are gone are not done. Nothing if there is none, all of it
/// is done, or a formula is gone.
std::optional<CourseProgress> saved_progress();
/// Saves it, unless the user has no folder for that or a name has a line end.
void save(const CourseProgress& progress);

void course_menu(frame::Context& context, CourseProgress& progress);
}  // namespace satdoku::app
