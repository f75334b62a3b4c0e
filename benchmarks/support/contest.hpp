// Runs solvers on formulas, each in a process of its own under a limit of CPU time, and checks their
// answers: models against the formula, and all answers against each other.
#pragma once
#include <satdoku/result/program.hpp>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace satdoku::benchmarks {
/// A program and its command; "{seed}", also inside a word, is replaced by the seed of random numbers.
using Solver = result::Program;

/// The known solvers that are on the PATH.
std::vector<Solver> rivals_on_path();

/// From "NAME=COMMAND"; nothing if it does not have this form.
std::optional<Solver> parse_solver(const std::string& text);

enum class Answer { unsatisfiable, satisfiable, timeout, failure, wrong };

struct Run {
    Answer answer = Answer::failure;
    double seconds = 0;  ///< CPU time, user and system
    bool solved() const { return answer == Answer::satisfiable || answer == Answer::unsatisfiable; }
    /// The sum of times, with twice the limit for each unsolved instance.
    double par2(unsigned limit) const { return solved() ? seconds : 2.0 * limit; }
};

/// A formula that all solvers run on.
struct Task {
    std::string file;
    std::string instance;  ///< the name of the row
    unsigned repeats = 1;  ///< runs of each; the least time counts
    std::uint64_t seed = 0;
    std::function<bool()> stopped = [] { return false; };  ///< true ends the runs
};

/// One formula with the run of each solver.
struct Row {
    std::string instance;
    double input_seconds = 0;  ///< CPU time of satdoku's reader for the file
    std::vector<Run> runs;     ///< by solver
};

struct Contest {
    std::vector<Solver> solvers;  ///< the others are compared with the first one
    unsigned limit = 0;           ///< seconds of CPU time
    std::vector<Row> rows;

    std::size_t solved(std::size_t solver) const;
    /// The sum over the rows.
    double par2(std::size_t solver) const;
    /// Geometric mean of the ratios of the solver's time to that of the first solver, over the rows that both solve,
    /// and the number of these rows.
    std::pair<double, std::size_t> ratio(std::size_t solver) const;
    bool has_wrong_answer() const;
};

/// Runs all solvers, one after the other. Several threads may do so at a time.
/// @param limit  seconds of CPU time
/// Throws core::Error if the file is not a formula.
Row run_task(const std::vector<Solver>& solvers, unsigned limit, const Task& task);

/// If a model is correct, every "unsatisfiable" of the runs is wrong: their formulas have models or have none
/// together.
void compare_answers(std::span<Run* const> runs);

}  // namespace satdoku::benchmarks
