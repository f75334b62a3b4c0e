#include <satdoku/core/machine.hpp>
#include <satdoku/core/memory.hpp>

#include <fstream>
#include <sys/utsname.h>
#include <thread>

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

}  // namespace satdoku::core
