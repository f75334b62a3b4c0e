// Runs a program without a shell, with limits, and measures its CPU time and memory.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace satdoku::support {
struct ProcessLimits {
    std::optional<unsigned> cpu_seconds;   ///< the kernel kills it a little later
    std::optional<std::uint64_t> memory;   ///< bytes of address space
    std::optional<unsigned> real_seconds;  ///< for programs that may wait
};

struct ProcessResult {
    std::optional<int> exit_code;  ///< nothing if a signal ended it
    int signal = 0;
    double cpu_seconds = 0;    ///< user and system time, with children
    std::uint64_t memory = 0;  ///< peak, bytes
    std::string output;        ///< standard output; standard error is discarded
};

/// The exit code is 127 if the program cannot be started.
/// @param command  the program, searched on the PATH, and its arguments
ProcessResult run_process(const std::vector<std::string>& command, const ProcessLimits& limits = {});

/// Returns true if the program is on the PATH.
bool on_path(const std::string& program);

}  // namespace satdoku::support
