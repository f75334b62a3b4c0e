#include <satdoku/core/error.hpp>
#include <satdoku/core/memory.hpp>

#include <algorithm>
#include <array>
#include <cstdio>
#include <string>
#include <sys/resource.h>
#include <unistd.h>

namespace satdoku::core {

namespace {

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

}  // namespace

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
    return static_cast<std::uint64_t>(::sysconf(_SC_PHYS_PAGES)) *
           static_cast<std::uint64_t>(::sysconf(_SC_PAGE_SIZE));
}

std::uint64_t peak_memory() {
    rusage usage{};
    ::getrusage(RUSAGE_SELF, &usage);
    return static_cast<std::uint64_t>(usage.ru_maxrss) * 1024;
}

}  // namespace satdoku::core
