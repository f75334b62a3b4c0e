// What the programs that compare solvers do with their arguments: refuse, read numbers, write files.
#pragma once

#include <satdoku/core/numbers.hpp>

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace satdoku::benchmarks {

/// Says on standard error what is wrong with the arguments, and ends the program with 2.
[[noreturn]] void refuse(const std::string& what);

/// Goes through a program's arguments: `--help` prints the usage and ends the program, other options go with their
/// values to `take`, which returns whether there is such an option, and what is no option to `paths`. Refuses what is
/// left.
void parse_arguments(int count, char** arguments, std::string_view usage,
                     const std::function<bool(const std::string& option, const std::string& value)>& take,
                     std::vector<std::string>& paths);

/// The number that an option takes; refuses what is none, or below `least`.
template <typename Number>
Number number(const std::string& option, const std::string& text, Number least = 1) {
    const auto parsed = core::parse_number<Number>(text);
    if (!parsed || *parsed < least) {
        refuse(option + " takes a number from " + std::to_string(least) + ", not " + text);
    }
    return *parsed;
}

/// Writes a file whole; nothing where the path is empty. Throws core::Error.
void write_file(const std::string& path, const std::string& text);

}  // namespace satdoku::benchmarks
