#include "fuzzing/judge.hpp"
#include <satdoku/core/error.hpp>
#include <array>
#include <csignal>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

namespace satdoku::fuzzing {
std::string judge_apart(const Script& script, unsigned seconds) {
    std::array<int, 2> ends{};
    if (pipe(ends.data()) != 0) throw core::Error("fuzz.pipe");
    const pid_t child = fork();
    if (child < 0) throw core::Error("fuzz.fork");
    if (child == 0) {
        close(ends[0]);
        const itimerval timer{{0, 0}, {static_cast<time_t>(seconds), 0}};
        setitimer(ITIMER_PROF, &timer, nullptr);
        const std::string wrong = judge(script);
        const bool written = write(ends[1], wrong.data(), wrong.size()) == static_cast<ssize_t>(wrong.size());
        _exit(written ? 0 : 1);
    }
    close(ends[1]);
    std::string wrong;
    std::array<char, 256> buffer{};
    for (ssize_t size = 0; (size = read(ends[0], buffer.data(), buffer.size())) > 0;) {
        wrong.append(buffer.data(), static_cast<std::size_t>(size));
    }
    close(ends[0]);
    int status = 0;
    waitpid(child, &status, 0);
    if (WIFSIGNALED(status) && WTERMSIG(status) == SIGPROF) return std::string(too_slow);
    if (WIFSIGNALED(status)) return "dies of signal " + std::to_string(WTERMSIG(status));
    if (wrong.empty() && WEXITSTATUS(status) != 0) return "ends with status " + std::to_string(WEXITSTATUS(status));
    return wrong;
}

}  // namespace satdoku::fuzzing
