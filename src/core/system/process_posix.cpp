#include "child.hpp"
#include <satdoku/core/signals.hpp>
#include <satdoku/core/system.hpp>
#include <algorithm>
#include <cerrno>
#include <cmath>
#include <csignal>
#include <cstdlib>
#include <ctime>
#include <pthread.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <unistd.h>

namespace satdoku::core {
static_assert(hangup_signal == SIGHUP && interrupt_signal == SIGINT && pipe_signal == SIGPIPE &&
              termination_signal == SIGTERM);

namespace {
extern "C" void on_failing_write(int) {}

void (*handler_of_signals)(int) = nullptr;
void (*handler_of_alarm)() = nullptr;
void (*handler_of_question)() = nullptr;

extern "C" void hand_over(int signal) { handler_of_signals(signal); }

extern "C" void hand_over_alarm(int) { handler_of_alarm(); }

extern "C" void hand_over_question(int) { handler_of_question(); }
}  // namespace

std::vector<std::string> program_arguments(int count, char** words) {
    return count == 0 ? std::vector<std::string>() : std::vector<std::string>(words + 1, words + count);
}

std::optional<std::string> environment_variable(const char* name) {
    const char* const value = std::getenv(name);
    return value == nullptr ? std::nullopt : std::optional<std::string>(value);
}

std::string user_locale() { return {}; }

std::filesystem::path user_state_folder() {
    // By the specification, relative paths are ignored.
    const std::filesystem::path state = environment_variable("XDG_STATE_HOME").value_or("");
    if (state.is_absolute()) return state;
    const std::filesystem::path home = environment_variable("HOME").value_or("");
    return home.is_absolute() ? home / ".local" / "state" : std::filesystem::path();
}

std::string local_time(const char* format) {
    const std::time_t now = std::time(nullptr);
    std::tm local{};
    ::localtime_r(&now, &local);
    std::array<char, 32> text{};
    return {text.data(), std::strftime(text.data(), text.size(), format, &local)};
}

int latest_error() { return errno; }

std::uintptr_t stack_size() {
    // If stacks have no limit, the system chooses the size for each thread. Not every system gives new threads as much
    // as the first one has: macOS gives them 512 kB, musl 128 kB.
    std::size_t least = std::size_t{1} << 21U;
    rlimit limit{};
    if (::getrlimit(RLIMIT_STACK, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY)
        least = static_cast<std::size_t>(limit.rlim_cur);
    pthread_attr_t of_new_threads;
    if (::pthread_attr_init(&of_new_threads) != 0) return least;
    std::size_t size = least;
    ::pthread_attr_getstacksize(&of_new_threads, &size);
    ::pthread_attr_destroy(&of_new_threads);
    return std::min(least, size);
}

void on_signals(void (*handler)(int signal)) {
    handler_of_signals = handler;
    struct sigaction action {};
    action.sa_handler = hand_over;
    action.sa_flags = SA_RESTART;
    for (const int signal : {hangup_signal, interrupt_signal, SIGQUIT, SIGALRM, termination_signal}) {
        struct sigaction present {};
        ::sigaction(signal, nullptr, &present);
        if (present.sa_handler != SIG_IGN) ::sigaction(signal, &action, nullptr);
    }
    // Not SIG_IGN: started programs would inherit that.
    action.sa_handler = on_failing_write;
    for (const int signal : {SIGPIPE, SIGXFSZ}) ::sigaction(signal, &action, nullptr);
}

void call_after(double seconds, void (*handler)()) {
    constexpr double longest = 4e6;    // as on Windows
    constexpr double shortest = 1e-6;  // fewer microseconds than one would be no alarm
    itimerval timer{};
    ::setitimer(ITIMER_REAL, &timer, nullptr);
    struct sigaction action {};
    // Without a limit, an alarm comes from another program.
    action.sa_handler = handler_of_signals == nullptr ? SIG_DFL : hand_over;
    action.sa_flags = SA_RESTART;
    if (seconds > 0) {
        handler_of_alarm = handler;
        action.sa_handler = hand_over_alarm;
        const double wait = std::clamp(seconds, shortest, longest);
        timer.it_value.tv_sec = static_cast<std::time_t>(wait);
        timer.it_value.tv_usec = static_cast<suseconds_t>((wait - std::floor(wait)) * 1e6);
    }
    ::sigaction(SIGALRM, &action, nullptr);
    ::setitimer(ITIMER_REAL, &timer, nullptr);
}

void on_question(void (*handler)()) {
    handler_of_question = handler;
    struct sigaction action {};
    action.sa_handler = hand_over_question;
    action.sa_flags = SA_RESTART;
    ::sigaction(SIGUSR1, &action, nullptr);
}

void end_process(int exit_code) {
    end_children();
    ::_exit(exit_code);
}

void send_signal(int signal) { ::kill(::getpid(), signal); }
}  // namespace satdoku::core
