#include "child.hpp"
#include <satdoku/core/numbers.hpp>
#include <satdoku/core/system.hpp>
#include <algorithm>
#include <atomic>
#include <cerrno>
#include <cmath>
#include <csignal>
#include <fcntl.h>
#include <fstream>
#include <iterator>
#include <mutex>
#include <poll.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

extern char** environ;

namespace satdoku::core {
namespace {
/// The variable with the marks of a child, and of the children of which it is a descendant.
constexpr std::string_view mark_variable = "SATDOKU_CHILD";

/// Invariant: while a program is started, no other thread has made ends of a pipe that the program would inherit. Not
/// every system makes them so in one step.
std::mutex starting;

/// The process group that end_children() ends; 0: none.
std::atomic<std::intptr_t> running = 0;
static_assert(std::atomic<std::intptr_t>::is_always_lock_free);

pid_t pid(std::intptr_t process) { return static_cast<pid_t>(process); }

/// Lowers a limit of this process. @param grace  how much more the system allows before it ends the process
template <typename Resource> void lower(Resource resource, double amount, rlim_t grace) {
    constexpr double most = 1e18;
    rlimit limit{};
    ::getrlimit(resource, &limit);
    const auto wanted = static_cast<rlim_t>(std::min(amount, most));
    limit.rlim_cur = std::min(limit.rlim_max, wanted);
    limit.rlim_max = std::min(limit.rlim_max, wanted + grace);
    ::setrlimit(resource, &limit);
}

/// Becomes the program, in a process that has just been made. Does nothing that other threads of the parent might hold up:
/// it makes no memory.
/// @param telling  pipe that receives the errno of a program that cannot be started
[[noreturn]] void become(char** words, char** variables, const Child::Streams& streams, const ChildLimits& limits,
                         int report_end) {
    ::setpgid(0, 0);
    environ = variables;
    // Handlers end here by themselves, but not what the parent ignores.
    ::signal(SIGPIPE, SIG_DFL);
    if (limits.cpu_seconds) lower(RLIMIT_CPU, std::ceil(*limits.cpu_seconds), 2);
    if (limits.memory) lower(RLIMIT_AS, static_cast<double>(*limits.memory), 0);
    lower(RLIMIT_CORE, 0, 0);
    const int nowhere = ::open("/dev/null", O_RDWR | O_CLOEXEC);
    const auto connect = [nowhere](const OpenFile& file, int number) {
        ::dup2(file.open() ? static_cast<int>(file.number()) : nowhere, number);
    };
    connect(streams.input, STDIN_FILENO);
    connect(streams.output, STDOUT_FILENO);
    connect(streams.messages, STDERR_FILENO);
    ::execvp(words[0], words);
    const int error = errno;
    [[maybe_unused]] const ssize_t written = ::write(report_end, &error, sizeof error);
    ::_exit(1);
}

double seconds(const timeval& time) {
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) * 1e-6;
}

std::string signal_name(int number) {
    struct Name {
        int number;
        const char* name;
    };
    constexpr Name signals[] = {{SIGABRT, "SIGABRT"}, {SIGBUS, "SIGBUS"},   {SIGFPE, "SIGFPE"},   {SIGHUP, "SIGHUP"},
                                {SIGILL, "SIGILL"},   {SIGINT, "SIGINT"},   {SIGKILL, "SIGKILL"}, {SIGPIPE, "SIGPIPE"},
                                {SIGQUIT, "SIGQUIT"}, {SIGSEGV, "SIGSEGV"}, {SIGTERM, "SIGTERM"}, {SIGXCPU, "SIGXCPU"}};
    const Name* const found = std::ranges::find(signals, number, &Name::number);
    return found == std::end(signals) ? std::to_string(number) : found->name;
}
}  // namespace

bool make_pipe(OpenFile& read_end, OpenFile& write_end) {
    const std::lock_guard alone(starting);
    std::array<int, 2> ends{};
    if (::pipe(ends.data()) != 0) return false;
    for (const int end : ends) ::fcntl(end, F_SETFD, FD_CLOEXEC);
    read_end = OpenFile(ends[0]);
    write_end = OpenFile(ends[1]);
    return true;
}

void block_pipe_signal() {
    sigset_t blocked;
    sigemptyset(&blocked);
    sigaddset(&blocked, SIGPIPE);
    ::pthread_sigmask(SIG_BLOCK, &blocked, nullptr);
}

std::array<bool, 2> wait_for_either(const OpenFile& first, const OpenFile& second, int milliseconds) {
    // poll() passes over a negative number.
    pollfd both[] = {{static_cast<int>(first.number()), POLLIN, 0}, {static_cast<int>(second.number()), POLLIN, 0}};
    if (::poll(both, 2, milliseconds) <= 0) return {};
    return {both[0].revents != 0, both[1].revents != 0};
}

int Child::start(const std::vector<std::string>& words, const Streams& streams, const ChildLimits& limits) {
    static std::atomic<int> children = 0;
    std::vector<char*> arguments, variables;
    for (const std::string& word : words) arguments.push_back(const_cast<char*>(word.c_str()));
    mark_ = ':' + std::to_string(::getpid()) + '-' + std::to_string(++children) + ':';
    const std::string name = std::string(mark_variable) + '=';
    const std::string marked = name + environment_variable(mark_variable.data()).value_or("") + mark_;
    for (char** variable = environ; *variable != nullptr; ++variable)
        if (!std::string_view(*variable).starts_with(name)) variables.push_back(*variable);
    variables.push_back(const_cast<char*>(marked.c_str()));
    for (std::vector<char*>* const list : {&arguments, &variables}) list->push_back(nullptr);
    OpenFile read_end, report_end;
    if (!make_pipe(read_end, report_end)) return errno;
    pid_t made = 0;
    {
        const std::lock_guard alone(starting);
        made = ::fork();
        if (made < 0) return errno;
        if (made == 0)
            become(arguments.data(), variables.data(), streams, limits, static_cast<int>(report_end.number()));
    }
    // Both processes make the group: neither knows which of them is first.
    ::setpgid(made, made);
    process_ = made;
    std::intptr_t none = 0;
    running.compare_exchange_strong(none, made);
    report_end.close();
    int error = 0;
    const bool has_failed = read_some(read_end, reinterpret_cast<char*>(&error), sizeof error) == sizeof error;
    if (has_failed) wait();
    return has_failed ? error : 0;
}

bool Child::has_ended() const {
    siginfo_t ended{};
    return ::waitid(P_PID, static_cast<id_t>(process_), &ended, WEXITED | WNOHANG | WNOWAIT) != 0 || ended.si_pid != 0;
}

ChildEnd Child::wait() {
    siginfo_t ended{};
    while (::waitid(P_PID, static_cast<id_t>(process_), &ended, WEXITED | WNOWAIT) != 0 && errno == EINTR) {
    }
    // Until it is waited for, no other group gets its number.
    ::kill(-pid(process_), SIGKILL);
    std::intptr_t own = process_;
    running.compare_exchange_strong(own, 0);
    int status = 0;
    rusage usage{};
    while (::wait4(pid(process_), &status, 0, &usage) < 0 && errno == EINTR) {
    }
    process_ = 0;
    ChildEnd end;
    if (WIFSIGNALED(status)) end.signal = signal_name(WTERMSIG(status));
    if (WIFEXITED(status)) end.code = WEXITSTATUS(status);
    end.cpu_seconds = seconds(usage.ru_utime) + seconds(usage.ru_stime);
    constexpr std::uint64_t kilobyte = 1024;
    end.memory = static_cast<std::uint64_t>(usage.ru_maxrss) * kilobyte;
    return end;
}

ChildEnd Child::end() {
    constexpr int rounds = 8;    // a program that ignores SIGTERM may not hold up Ctrl-C
    constexpr int between = 10;  // milliseconds
    if (!started()) return {};
    ::kill(-pid(process_), SIGTERM);
    for (int round = 0; round < rounds && !has_ended(); ++round) ::poll(nullptr, 0, between);
    ::kill(-pid(process_), SIGKILL);
    return wait();
}

/// A process inherits the mark even if it has left group, session and parent. One that starts others while it is ended
/// is found in the next round.
void Child::end_strays() const {
    constexpr int rounds = 8;
    bool found = true;
    for (int round = 0; round < rounds && found; ++round) {
        found = false;
        std::error_code none;
        std::filesystem::directory_iterator entry("/proc", none);
        for (const std::filesystem::directory_iterator end; !none && entry != end; entry.increment(none)) {
            const auto process = parse_number<std::int32_t>(entry->path().filename().string());
            if (!process) continue;
            std::ifstream file(entry->path() / "environ", std::ios::binary);
            const std::string variables{std::istreambuf_iterator<char>(file), {}};
            if (variables.find(mark_) != std::string::npos) found = ::kill(*process, SIGKILL) == 0 || found;
        }
    }
}

void end_children() {
    if (const std::intptr_t group = running; group != 0) ::kill(-pid(group), SIGKILL);
}
}  // namespace satdoku::core
