// Solvers that are other programs: a student's, MiniSat, Kissat. One is started with a formula, and its answer is read
// from where such programs leave it:
//
//     minisat {} {result}       in the file that its command names
//     student {}                in x.res next to the formula x.cnf
//     kissat -q {} {proof}      on standard output, among other lines
//
// An answer of any form is a Result, as read from a file. Nothing of it is checked here, and exit codes answer nothing.
#pragma once
#include <satdoku/core/child.hpp>
#include <satdoku/core/error.hpp>
#include <satdoku/result/res_file.hpp>

namespace satdoku::result {
/// A program and its command, with places for the names of files: {} for the formula, which comes last if it has no place,
/// {result} for the file of its answer and {proof} for that of its proof.
struct Program {
    std::string name;
    std::vector<std::string> words;

    bool has(std::string_view place) const;
};

/// From NAME=COMMAND, or COMMAND alone, which has the name of its program; see core::command_words(). Throws core::Error.
Program parse_program(std::string_view text);

struct ProgramRun {
    /// Also if the program did not answer: it says that it does not know, or a limit or a signal ended it.
    Result result{};
    /// Why there is no answer: child.… or program.…; nothing if it has one, or if the time or the work was over.
    std::optional<core::Error> fault{};
    core::ChildEnd end{};
};

/// Runs the program on a formula in a folder that it may write to: the files of answer and proof are next to the
/// formula, answer_file() and proof_file(), and those of an earlier run are removed first.
ProgramRun run_program(const Program& program, const std::string& formula, const core::ChildLimits& limits,
                       const std::function<bool()>& stopped);

std::string proof_file(const std::string& formula);
}  // namespace satdoku::result
