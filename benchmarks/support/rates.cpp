#include "support/rates.hpp"

#include <cstdlib>
#include <ctime>
#include <iomanip>
#include <iostream>

namespace satdoku::benchmarks {

double cpu_seconds() {
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

void print_rate(const std::string& what, double rate, const std::string& note) {
    std::cout << "  " << std::left << std::setw(34) << what << std::right << std::setw(12) << std::fixed
              << std::setprecision(0) << rate << " /s " << std::setprecision(2) << std::setw(10) << 1e6 / rate
              << " us  " << note << '\n'
              << std::flush;
}

void fail(const std::string& what) {
    std::cerr << "puzzles: " << what << '\n';
    std::exit(1);
}

}  // namespace satdoku::benchmarks
