// Other programs: started with an argument vector and never through a shell, with limits, and their output read.
#pragma once
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace satdoku::core {
struct ChildLimits {
    std::optional<double> seconds{};             ///< real time
    std::optional<double> cpu_seconds{};         ///< of each process; the system counts whole ones
    std::optional<std::uint64_t> memory{};       ///< bytes of address space of each process; on Windows of all together
    std::size_t output = std::size_t{1} << 30U;  ///< bytes of standard output
};

/// How a program ended.
struct ChildEnd {
    /// What ended it before it ended itself.
    enum class Cut { none, time, output, stopped };

    Cut cut = Cut::none;
    int code = 0;              ///< its exit code, unless a signal ended it
    std::string signal{};      ///< "SIGSEGV"; on Windows an exception's number; empty: it ended by itself
    double milliseconds = 0;   ///< real time
    double cpu_seconds = 0;    ///< user and system time, with its own children
    std::uint64_t memory = 0;  ///< the most bytes in use at a time
    std::string output{};
    std::string messages{};  ///< the beginning of what it wrote to standard error
};

/// Runs a program to its end. Whatever it has started and left running then ends, too; so does all of it at a limit,
/// or when `stopped` returns true: it is asked to end, and is ended after a moment. Its standard input is empty.
/// Throws Error "child.not_started".
/// @param words  the program, searched in the folders of PATH unless its name has a slash, and its arguments
ChildEnd run_child(const std::vector<std::string>& words, const ChildLimits& limits,
                   const std::function<bool()>& stopped);

/// Splits a command at blanks as a shell does. Quotes keep blanks; a backslash does, and it protects quotes and itself.
/// It is an ordinary character elsewhere, as in the paths of Windows, and between single quotes. Nothing else is special.
/// Throws Error "child.open_quote".
std::vector<std::string> command_words(std::string_view command);
}  // namespace satdoku::core
