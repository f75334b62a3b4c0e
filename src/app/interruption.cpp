#include "interruption.hpp"

#include "command.hpp"

#include <satdoku/ui/terminal.hpp>

#include <atomic>
#include <csignal>
#include <cstdint>
#include <ctime>
#include <fcntl.h>
#include <limits>
#include <mutex>
#include <optional>
#include <thread>
#include <unistd.h>

namespace satdoku::app {

namespace {

/// How soon after a signal another one is the same: `timeout` sends one to the process and one to its group,
/// and a terminal that hangs up is followed by its shell.
constexpr std::int64_t grace = 50;  // milliseconds

std::atomic<bool> interruptible = false;
std::atomic<int> caught = 0;
std::atomic<std::int64_t> taken_at = std::numeric_limits<std::int64_t>::min() / 2;
static_assert(std::atomic<int>::is_always_lock_free && std::atomic<std::int64_t>::is_always_lock_free);
int pipe_ends[2];

std::int64_t milliseconds_now() {
    timespec now{};
    ::clock_gettime(CLOCK_MONOTONIC, &now);
    return std::int64_t{now.tv_sec} * 1000 + now.tv_nsec / 1'000'000;
}

std::mutex source_mutex;
std::optional<std::stop_source> source;

extern "C" void on_signal(int number) {
    const std::int64_t now = milliseconds_now();
    if (now - taken_at < grace) return;
    taken_at = now;
    if (ui::interrupt_reading(number)) return;
    if (!interruptible || caught != 0) {
        ui::restore_terminal();
        ::_exit(exit_signal + number);
    }
    caught = number;
    const char byte = 0;
    [[maybe_unused]] const ssize_t written = ::write(pipe_ends[1], &byte, 1);
}

extern "C" void on_broken_pipe(int) {}

void pass_on() {
    char byte = 0;
    while (::read(pipe_ends[0], &byte, 1) != 0) {
        const std::lock_guard lock(source_mutex);
        if (source && caught != 0) source->request_stop();
    }
}

}  // namespace

void watch_signals() {
    if (::pipe(pipe_ends) != 0) return;
    for (const int end : pipe_ends) ::fcntl(end, F_SETFD, FD_CLOEXEC);
    std::thread(pass_on).detach();
    struct sigaction action {};
    action.sa_handler = on_signal;
    action.sa_flags = SA_RESTART;
    for (const int number : {SIGINT, SIGTERM, SIGHUP}) {
        // Who starts us with a signal ignored (nohup) wants it so.
        struct sigaction present {};
        ::sigaction(number, nullptr, &present);
        if (present.sa_handler != SIG_IGN) ::sigaction(number, &action, nullptr);
    }
    // Not SIG_IGN, which programs that we start would inherit.
    action.sa_handler = on_broken_pipe;
    ::sigaction(SIGPIPE, &action, nullptr);
}

Interruptible::Interruptible() {
    const std::lock_guard lock(source_mutex);
    source.emplace();
    caught = 0;
    interruptible = true;
}

Interruptible::~Interruptible() {
    interruptible = false;
    const std::lock_guard lock(source_mutex);
    source.reset();
}

std::stop_token Interruptible::token() const {
    const std::lock_guard lock(source_mutex);
    return source->get_token();
}

int caught_signal() {
    return caught != 0 ? caught.load() : ui::reading_ended_by();
}

}  // namespace satdoku::app
