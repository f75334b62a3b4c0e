#include "support/machine.hpp"

#include <fstream>
#include <thread>

namespace satdoku::benchmarks {

std::string describe_machine() {
    std::string processor = "unknown processor";
    std::ifstream file("/proc/cpuinfo");
    for (std::string line; std::getline(file, line);) {
        const auto colon = line.find(": ");
        if (!line.starts_with("model name") || colon == std::string::npos) continue;
        processor = line.substr(colon + 2);
        break;
    }
#if defined(__clang__)
    const std::string compiler = "Clang " __clang_version__;
#else
    const std::string compiler = "GCC " __VERSION__;
#endif
    return processor + ", " + std::to_string(std::thread::hardware_concurrency()) + " threads; " + compiler +
           "; " + SATDOKU_FLAGS;
}

}  // namespace satdoku::benchmarks
