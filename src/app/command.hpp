// What a command is, and the table of all commands. A command lives in a file of its own, <name>_command.cpp,
// which defines the function that describes it; command.cpp lists them.
#pragma once

#include "options.hpp"
#include "solve_request.hpp"

#include <satdoku/ui/console.hpp>

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace satdoku::app {

/// Exit codes, the same for every command but `solve`.
enum Exit : int {
    exit_done = 0,
    exit_bad_input = 1,  ///< or a failed write
    exit_usage = 2,
    exit_no = 3,  ///< done, and the answer is no
    exit_satisfiable = 10,
    exit_unsatisfiable = 20,
    exit_signal = 128  ///< and the signal's number
};

struct Context {
    ui::Console& console;
    bool quiet = false;  ///< -q: nothing on standard error but errors
    /// How the menus solved last, and what Enter takes for the next time.
    SolveRequest solving{};
};

struct Command {
    std::string_view name;             ///< as typed: "solve", "puzzle generate"
    std::string_view short_name = {};  ///< taken for it, too
    std::string_view operands;         ///< as help shows them: "FILE RESULT"
    OperandCount count;
    std::vector<std::string_view> words =
        {};                       ///< what an operand may be, where it is none of a person's files
    std::vector<Option> options;  ///< besides the common ones
    /// Returns the exit code, and throws core::Error for bad input and failed writes. Results go to
    /// console.out().
    int (*run)(Context& context, const Arguments& arguments);

    /// Its line and its text in the help are the entries "command.<name>" and "command.<name>.more"
    /// (optional), with _ for blanks.
    std::string help_key() const;

    /// Whether its operands are files.
    bool reads_operands() const { return operands.find("FILE") != std::string_view::npos; }
};

/// All commands, in the order of the help.
std::span<const Command> commands();
const Command* find_command(std::string_view name);

/// What every command takes: --lang, --color, --quiet, --help.
std::span<const Option> common_options();

}  // namespace satdoku::app
