// The steps of the course as a table: the questions that they ask and the commands that they run. Words in braces:
// answers and files.
#pragma once
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace satdoku::app {
/// What a step asks before its commands run; Enter takes the default, later the answer before.
struct Question {
    enum class Kind { strategy, program, number };
    std::string_view word;
    Kind kind;
    std::string_view key;       ///< of the sentence in the catalogue
    std::string_view standard;  ///< empty: Course knows it
    std::uint64_t smallest = 0;
    std::uint64_t largest = 0;
};

/// A command with {formula} runs for each formula, one with {formulas} once for all.
struct Step {
    std::string_view name;
    std::string_view title;
    std::vector<std::string_view> questions;
    std::vector<std::string_view> commands;
    std::string_view of_several{};  ///< the command that takes the place of the others if there are several formulas

    bool is_for_each(std::size_t formulas) const;
};

const std::vector<Step>& steps();
/// The commands of the step "check": only a proof confirms that a formula is unsatisfiable.
std::vector<std::string_view> commands_to_check(bool refuted);

/// Returns nullptr for a word that is a file.
const Question* find_question(std::string_view word);

/// The first name that a step gives its file; empty for files next to the formula: {result} and {proof}.
std::string_view name_of_file(std::string_view word);

/// Whether it is a file of one formula: {result} or {proof}.
bool is_derived_from_formula(std::string_view word);

/// The files that the commands of a step write, and those that they read, {formula} and {formulas} among them.
std::vector<std::string_view> files_written(const Step& step);
std::vector<std::string_view> files_read(const Step& step);

/// The index of the step that makes the file; a formula is loaded.
std::size_t step_that_writes(std::string_view word);
}  // namespace satdoku::app
