#include "support/rates.hpp"
#include "support/machine.hpp"
#include <satdoku/core/error.hpp>
#include <cstdlib>
#include <ctime>
#include <iomanip>
#include <iostream>

namespace satdoku::benchmarks {
double cpu_seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

void print_rate(const std::string& what, double rate, const std::string& note) {
    std::cout << "  " << std::left << std::setw(34) << what << std::right << std::setw(12) << std::fixed
              << std::setprecision(0) << rate << " /s " << std::setprecision(2) << std::setw(10) << 1e6 / rate
              << " us  " << note << '\n'
              << std::flush;
}

void fail(const std::string& what) {
    std::cerr << what << '\n';
    std::exit(1);
}

void report(const std::function<void()>& work) {
    std::cout << describe_machine() << '\n' << std::flush;
    try {
        work();
    } catch (const core::Error& error) {
        fail(error.what());
    }
}

}  // namespace satdoku::benchmarks
