#include "interruption.hpp"

#include "command.hpp"

#include <satdoku/ui/terminal.hpp>

#include <atomic>
#include <csignal>
#include <fcntl.h>
#include <mutex>
#include <optional>
#include <thread>
#include <unistd.h>

namespace satdoku::app {

namespace {

std::atomic<bool> interruptible = false;
std::atomic<int> caught = 0;
static_assert(std::atomic<int>::is_always_lock_free);
int pipe_ends[2];

std::mutex source_mutex;
std::optional<std::stop_source> source;

extern "C" void on_signal(int number) {
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
    return caught;
}

}  // namespace satdoku::app
