// Runs another program without a shell, under a limit of CPU time, and says what it used.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace satdoku::support {

struct ProcessLimits {
    std::optional<unsigned> cpu_seconds;   ///< the kernel ends it a little later
    std::optional<std::uint64_t> memory;   ///< bytes of address space
    std::optional<unsigned> real_seconds;  ///< for programs that wait
};

struct ProcessResult {
    std::optional<int> exit_code;  ///< nothing where a signal ended it
    int signal = 0;
    double cpu_seconds = 0;    ///< user and system, children included
    std::uint64_t memory = 0;  ///< peak, bytes
    std::string output;        ///< of standard output; standard error is dropped
};

/// Exit code 127 where it cannot be started.
/// @param command  the program, looked for on the PATH, and its arguments
ProcessResult run_process(const std::vector<std::string>& command, const ProcessLimits& limits = {});

/// Whether the PATH has such a program.
bool on_path(const std::string& program);

}  // namespace satdoku::support
