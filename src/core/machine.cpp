#include <satdoku/core/compiler.hpp>
#include <satdoku/core/error.hpp>
#include <satdoku/core/machine.hpp>
#include <algorithm>
#include <array>
#include <cstdio>
#include <thread>

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

Machine this_machine() {
    return {processor_name(), std::thread::hardware_concurrency(), physical_memory(), system_name()};
}

std::string compiler_name() { return compiler; }

void require_memory(std::uint64_t bytes) { require_memory(bytes, std::min(physical_memory(), memory_limit())); }

void require_memory(std::uint64_t bytes, std::uint64_t most) {
    if (bytes > most) throw Error("memory.too_large", {amount_text(bytes), amount_text(most)});
}
}  // namespace satdoku::core
