// Exercises for paper and for pages that mark themselves: small random tasks, each with exactly one answer, which the
// program's own engines find.
#pragma once
#include <satdoku/core/random.hpp>
#include <satdoku/draw/drawing.hpp>
#include <satdoku/frame/command.hpp>

namespace satdoku::insight {
struct Exercise {
    std::string task;      ///< lines with their ends
    std::string solution;  ///< lines with their ends
    /// The answer: lists of literals in DIMACS numbers, such as clauses. The order of the lists, and of the literals in a
    /// list, does not matter, unless the kind is ordered.
    std::vector<std::vector<std::int32_t>> key;
    draw::Drawing picture = {};  ///< below the solution, if it has a size
};

/// A kind of exercise. Its words are the catalogue's entries "exercise.<name>.title", ".task" and ".form", with _ for -:
/// its name, the instruction, and how the answer is typed.
struct ExerciseKind {
    std::string_view name;
    std::size_t smallest;  ///< number of steps that the solution takes
    std::size_t largest;
    std::size_t standard;
    std::size_t room;  ///< lines to write the answer on
    bool ordered;
    /// Makes a random exercise. Nothing if the one made does not take that many steps or has several answers.
    std::optional<Exercise> (*make)(core::Random& random, std::size_t steps);
};

/// In the order in which a course takes them.
std::span<const ExerciseKind> exercise_kinds();

/// Asks for a kind and the rest, and writes the sheet and its solutions.
void exercise_menu(frame::Context& context);
}  // namespace satdoku::insight
