#include <satdoku/core/error.hpp>
#include <satdoku/core/machine.hpp>

#include <algorithm>
#include <array>
#include <cstdio>
#include <fstream>
#include <string>
#include <sys/resource.h>
#include <sys/utsname.h>
#include <thread>
#include <unistd.h>

namespace satdoku::core {

namespace {

/// From Linux's /proc/cpuinfo; empty on other systems, and if there is no such line.
std::string processor_name() {
    std::ifstream file("/proc/cpuinfo");
    for (std::string line; std::getline(file, line);) {
        const auto colon = line.find(": ");
        if (line.starts_with("model name") && colon != std::string::npos) return line.substr(colon + 2);
    }
    return {};
}

/// "1.5 GB", "60 MB"
std::string amount_text(std::uint64_t bytes) {
    constexpr double gigabyte = 1e9;
    constexpr double megabyte = 1e6;
    const auto amount = static_cast<double>(bytes);
    std::array<char, 32> text{};
    if (amount >= gigabyte) {
        std::snprintf(text.data(), text.size(), "%.1f GB", amount / gigabyte);
    } else {
        std::snprintf(text.data(), text.size(), "%.0f MB", amount / megabyte);
    }
    return text.data();
}

std::string system_name() {
    utsname names{};
    if (::uname(&names) != 0) return {};
    std::string text = names.sysname;
    text.append(" ").append(names.release).append(" ").append(names.machine);
    return text;
}

}  // namespace

Machine this_machine() {
    return {processor_name(), std::thread::hardware_concurrency(), physical_memory(), system_name()};
}

std::string compiler_name() {
#if defined(__clang__)
    return "Clang " __clang_version__;
#else
    return "GCC " __VERSION__;
#endif
}

void require_memory(std::uint64_t bytes) {
    std::uint64_t available = physical_memory();
    for (const auto resource : {RLIMIT_AS, RLIMIT_DATA}) {
        rlimit limit{};
        if (::getrlimit(resource, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY) {
            available = std::min<std::uint64_t>(available, limit.rlim_cur);
        }
    }
    require_memory(bytes, available);
}

void require_memory(std::uint64_t bytes, std::uint64_t most) {
    if (bytes > most) throw Error("memory.too_large", {amount_text(bytes), amount_text(most)});
}

std::uint64_t physical_memory() {
    return static_cast<std::uint64_t>(::sysconf(_SC_PHYS_PAGES)) * static_cast<std::uint64_t>(::sysconf(_SC_PAGE_SIZE));
}

std::uint64_t peak_memory() {
    rusage usage{};
    ::getrusage(RUSAGE_SELF, &usage);
    return static_cast<std::uint64_t>(usage.ru_maxrss) * 1024;
}

}  // namespace satdoku::core
