#include "support/process.hpp"
#include <algorithm>
#include <array>
#include <cstdlib>
#include <fcntl.h>
#include <filesystem>
#include <sstream>
#include <stdexcept>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace satdoku::support {
namespace {
[[noreturn]] void become(const std::vector<std::string>& command, const ProcessLimits& limits, int output) {
    std::vector<char*> arguments;
    for (const std::string& argument : command) arguments.push_back(const_cast<char*>(argument.c_str()));
    arguments.push_back(nullptr);
    const auto limit = [](auto resource, std::uint64_t amount, std::uint64_t grace) {
        const rlimit value{amount, amount + grace};
        setrlimit(resource, &value);
    };
    if (limits.cpu_seconds) limit(RLIMIT_CPU, *limits.cpu_seconds, 2);
    if (limits.memory) limit(RLIMIT_AS, *limits.memory, 0);
    if (limits.real_seconds) alarm(*limits.real_seconds);
    const int nothing = open("/dev/null", O_RDWR);
    dup2(nothing, STDIN_FILENO);
    dup2(output, STDOUT_FILENO);
    dup2(nothing, STDERR_FILENO);
    execvp(arguments.front(), arguments.data());
    _exit(127);
}

double seconds(const timeval& time) {
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) * 1e-6;
}
}  // namespace

ProcessResult run_process(const std::vector<std::string>& command, const ProcessLimits& limits) {
    std::array<int, 2> ends{};
    if (pipe2(ends.data(), O_CLOEXEC) != 0) throw std::runtime_error("no pipe");
    const pid_t child = fork();
    if (child < 0) throw std::runtime_error("no process");
    if (child == 0) become(command, limits, ends[1]);
    close(ends[1]);
    ProcessResult result;
    std::array<char, 1 << 16> buffer{};
    for (ssize_t size = 0; (size = read(ends[0], buffer.data(), buffer.size())) > 0;) {
        result.output.append(buffer.data(), static_cast<std::size_t>(size));
    }
    close(ends[0]);
    int status = 0;
    rusage usage{};
    wait4(child, &status, 0, &usage);
    if (WIFEXITED(status)) result.exit_code = WEXITSTATUS(status);
    if (WIFSIGNALED(status)) result.signal = WTERMSIG(status);
    result.cpu_seconds = seconds(usage.ru_utime) + seconds(usage.ru_stime);
    result.memory = static_cast<std::uint64_t>(usage.ru_maxrss) * 1024;
    return result;
}

bool on_path(const std::string& program) {
    const char* const path = std::getenv("PATH");
    if (path == nullptr) return false;
    std::istringstream folders(path);
    for (std::string folder; std::getline(folders, folder, ':');) {
        if (access((std::filesystem::path(folder) / program).c_str(), X_OK) == 0) return true;
    }
    return false;
}

}  // namespace satdoku::support
