#include <satdoku/core/machine.hpp>
#include <algorithm>
#include <fstream>
#include <sys/resource.h>
#include <sys/utsname.h>
#include <unistd.h>

namespace satdoku::core {
std::string processor_name() {
    // Linux has this file. Not every processor has such a line in it.
    std::ifstream file("/proc/cpuinfo");
    for (std::string line; std::getline(file, line);) {
        const auto colon = line.find(": ");
        if (line.starts_with("model name") && colon != std::string::npos) return line.substr(colon + 2);
    }
    return {};
}

std::string system_name() {
    utsname system{};
    if (::uname(&system) < 0) return {};
    std::string text = system.sysname;
    text.append(" ").append(system.release).append(" ").append(system.machine);
    return text;
}

std::uint64_t memory_limit() {
    std::uint64_t least = ~std::uint64_t{0};
    for (const auto resource : {RLIMIT_AS, RLIMIT_DATA}) {
        rlimit limit{};
        if (::getrlimit(resource, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY)
            least = std::min<std::uint64_t>(least, limit.rlim_cur);
    }
    return least;
}

std::uint64_t physical_memory() {
    return static_cast<std::uint64_t>(::sysconf(_SC_PHYS_PAGES)) * static_cast<std::uint64_t>(::sysconf(_SC_PAGESIZE));
}

std::uint64_t peak_memory() {
    rusage usage{};
    ::getrusage(RUSAGE_SELF, &usage);
#ifdef __APPLE__
    constexpr std::uint64_t unit = 1;
#else
    constexpr std::uint64_t unit = 1024;
#endif
    return static_cast<std::uint64_t>(usage.ru_maxrss) * unit;
}
}  // namespace satdoku::core
