// The arguments of the programs that compare solvers: reading them, refusing wrong ones, and writing result files.
#pragma once
#include <satdoku/core/numbers.hpp>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace satdoku::benchmarks {
/// Prints an error in the arguments on standard error, and ends the program with exit code 2.
[[noreturn]] void refuse(const std::string& what);

/// Reads a program's arguments. `--help` prints the usage and ends the program. Other options and their values are
/// passed to `take`, which returns true if it knows the option. Arguments that are not options are added to `paths`.
void parse_arguments(int count, char** arguments, std::string_view usage,
                     const std::function<bool(const std::string& option, const std::string& value)>& take,
                     std::vector<std::string>& paths);

/// The number that is the option's value; refuses anything else, and numbers below `least`.
template <typename Number> Number number(const std::string& option, const std::string& text, Number least = 1) {
    const auto parsed = core::parse_number<Number>(text);
    if (!parsed || *parsed < least) {
        refuse(option + " takes a number from " + std::to_string(least) + ", not " + text);
    }
    return *parsed;
}

/// Writes a file whole, unless the path is empty. Throws core::Error.
void write_file(const std::string& path, const std::string& text);

}  // namespace satdoku::benchmarks
