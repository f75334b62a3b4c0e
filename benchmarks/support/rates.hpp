// Measures work on one thread, and prints its rates.
#pragma once
#include <algorithm>
#include <functional>
#include <string>

namespace satdoku::benchmarks {
/// The CPU time of this process: the machine may be busy with other work.
double cpu_seconds();

/// The least CPU time of some runs.
template <typename Work> double least_seconds(const Work& work, int runs = 3) {
    double least = 1e9;
    for (int run = 0; run < runs; ++run) {
        const double start = cpu_seconds();
        work();
        least = std::min(least, cpu_seconds() - start);
    }
    return least;
}

void print_rate(const std::string& what, double rate, const std::string& note = {});

/// Prints the error and ends the program.
[[noreturn]] void fail(const std::string& what);

/// The whole of a program: prints the machine, then does the work, whose errors end the program.
void report(const std::function<void()>& work);

}  // namespace satdoku::benchmarks
