// What a command is. It lives in a file of its own, <name>_command.cpp, in its room: that defines the function which
// describes it. The program lists them in a table.
#pragma once

#include <satdoku/frame/options.hpp>
#include <satdoku/ui/console.hpp>

#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace satdoku::frame {

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

struct Program;

struct Context {
    ui::Console& console;
    const Program& program;
    bool quiet = false;  ///< -q: nothing on standard error but errors
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

/// Terms and their meanings, below a paragraph.
struct ManualList {
    std::string_view paragraph;  ///< key of the catalogue
    std::vector<std::pair<std::string, std::string>> entries;
};

/// What the manual says of a room besides its commands.
struct ManualSection {
    std::string_view title;  ///< key of the catalogue
    std::vector<ManualList> lists;
};

/// What the frame runs: the rooms put it together, the frame knows none of them.
struct Program {
    std::vector<Command> commands;           ///< in the order of the help
    std::vector<ManualSection> (*manual)();  ///< made when it is asked for, in the spoken language
    void (*menus)(Context& context);         ///< what runs if no command is named; until the person leaves
};

/// The version of the program: "1.0.0".
std::string version();

/// Null if there is none of this name. Short names count.
const Command* find_command(const Program& program, std::string_view name);

/// What every command takes: --lang, --color, --quiet, --help.
std::span<const Option> common_options();

}  // namespace satdoku::frame
