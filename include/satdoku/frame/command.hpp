// What a command is, and the run of the program that consists of them. Each command lives in a file of its own,
// <name>_command.cpp, in its room: that defines the function which describes it. The program lists them in a table.
#pragma once
#include <satdoku/frame/options.hpp>
#include <satdoku/ui/console.hpp>
#include <utility>

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
    bool quiet = false;         ///< -q: nothing on standard error but errors
    std::size_t undecided = 0;  ///< formulas that nobody solved in the latest `compare`; its exit code does not say so
};

struct Command {
    std::string_view name;                     ///< as typed: "solve", "puzzle generate"
    std::string_view short_name = {};          ///< another name for it
    std::string_view operands = {};            ///< as help shows them: "FILE [RESULT]"
    std::optional<OperandCount> count = {};    ///< if the operands as shown do not say it
    std::vector<std::string_view> words = {};  ///< the possible operands, if they are not files of a person
    std::vector<Option> options = {};          ///< besides the common ones
    /// Returns the exit code, and throws core::Error for bad input and failed writes. Results go to console.out().
    int (*run)(Context& context, const Arguments& arguments);

    /// Its line and text in the help: "command.<name>" and "command.<name>.more" (optional), with _ for blanks.
    std::string help_key() const;

    /// "puzzle" of "puzzle generate"; empty for a name of one word.
    std::string_view group() const;

    /// The row of one of its own options. @pre there is one of this name
    const Option& option(std::string_view option_name) const;

    /// Returns true if its operands are files.
    bool reads_operands() const { return operands.find("FILE") != std::string_view::npos; }
};

/// Command::run for a command whose work is a class.
template <typename Work> int run_work(Context& context, const Arguments& arguments) {
    return Work(context, arguments).run();
}

/// Terms and their meanings, below a paragraph.
struct ManualList {
    std::string_view paragraph;  ///< key of the catalogue
    std::vector<std::pair<std::string, std::string>> entries;
};

/// What a module adds to a topic of the help from its own tables.
struct ManualSection {
    std::string_view topic;  ///< key of the catalogue
    std::vector<ManualList> lists;
};

/// What the frame runs: the rooms put it together, the frame knows none of them.
struct Program {
    std::vector<Command> commands;           ///< in the order of the help
    std::vector<ManualSection> (*manual)();  ///< called when help is printed, in the spoken language
    /// Runs if no command is named, until the person leaves. @param file  that was dropped on the program, or empty
    void (*menus)(Context& context, const std::string& file);
    /// Runs if there are words but none names a command: as other programs of the field are called. None without run.
    Command standard = {.name = {}, .options = {}, .run = nullptr};
    /// Translates the words of such a call. @param called  the name by which the program was started
    std::vector<std::string> (*respell)(std::string_view called, const std::vector<std::string>& words) = nullptr;
};

/// The version of the program: "1.0.0".
std::string version();

/// Runs a command in the menus, as if its words were typed after the program's name. Returns the
/// exit code. Throws core::Error.
int run_words(Context& context, std::vector<std::string> words);

/// Runs the command that the words name. @param words  as main() gets them. Returns the exit code.
int run_program(const Program& program, int count, char** words);

/// satdoku help [COMMAND|TOPIC]: the same as --help of a command, or a topic of the catalogue; --man and --completion
/// print what is installed along with the program.
Command help_command();

/// A line that stays as it is, two blanks in, if the page is wide enough. A command that is broken can still be copied:
/// its lines end with a backslash, and inside quotation marks only after a clause, whose 0 a new line may follow.
std::string unwrapped(const std::string& line, std::size_t columns);

/// Every setting that --set takes, with its meaning, range and default.
std::string settings_help(std::size_t columns);
}  // namespace satdoku::frame
