// Rates of work on one thread: how they are measured and shown.
#pragma once

#include <algorithm>
#include <ctime>
#include <string>

namespace satdoku::benchmarks {

double cpu_seconds();

/// Of three times.
template <typename Work>
double least_seconds(const Work& work) {
    double least = 1e9;
    for (int repeat = 0; repeat < 3; ++repeat) {
        const double start = cpu_seconds();
        work();
        least = std::min(least, cpu_seconds() - start);
    }
    return least;
}

void print_rate(const std::string& what, double rate, const std::string& note = {});

/// Prints the error and ends the program.
[[noreturn]] void fail(const std::string& what);

}  // namespace satdoku::benchmarks
