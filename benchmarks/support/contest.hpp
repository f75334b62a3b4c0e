// Runs solvers on formulas, one process at a time under a limit of CPU time, and checks what they say: models
// against the formula, and all answers against each other.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace satdoku::benchmarks {

/// A program and how it is called.
struct Solver {
    std::string name;
    /// Words; "{file}" stands for the formula (last, where no word says it) and "{result}" for a file that
    /// the answer is written to instead of standard output.
    std::vector<std::string> command;
};

/// The known solvers that the PATH has.
std::vector<Solver> rivals_on_path();

/// From "NAME=COMMAND", words split at blanks; nothing where it is not of this form.
std::optional<Solver> parse_solver(const std::string& text);

enum class Answer { unsatisfiable, satisfiable, timeout, failure, wrong };

struct Run {
    Answer answer = Answer::failure;
    double seconds = 0;  ///< CPU time, user and system
    bool solved() const { return answer == Answer::satisfiable || answer == Answer::unsatisfiable; }
};

/// One formula and what each solver did with it.
struct Row {
    std::string instance;
    double input_seconds = 0;  ///< CPU time of satdoku's reader for the file
    std::vector<Run> runs;     ///< by solver
};

struct Contest {
    std::vector<Solver> solvers;  ///< the first is the one that the others are compared with
    unsigned limit = 0;           ///< seconds of CPU time
    std::vector<Row> rows;

    std::size_t solved(std::size_t solver) const;
    /// The time of what was solved, and twice the limit for each of the rest.
    double par2(std::size_t solver) const;
    /// Geometric mean of the solver's time over the first one's, over what both solve; and over how many that
    /// is.
    std::pair<double, std::size_t> ratio(std::size_t solver) const;
};

/// Runs all solvers on one file, each `repeats` times (the least time counts), and adds the row.
/// Throws core::Error where the file is no formula.
void run_instance(Contest& contest, const std::string& file, unsigned repeats);

}  // namespace satdoku::benchmarks
