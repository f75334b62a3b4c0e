#include <satdoku/core/file.hpp>
#include <satdoku/core/milestones.hpp>
#include <satdoku/frame/command.hpp>
#include <satdoku/frame/interruption.hpp>
#include <satdoku/ui/terminal.hpp>

#include <atomic>
#include <csignal>
#include <cstdint>
#include <ctime>
#include <limits>
#include <stop_token>
#include <thread>
#include <unistd.h>

namespace satdoku::frame {

namespace {

/// Signals within this time count as one: `timeout` sends one to the process and one to its group, and when a terminal
/// hangs up, its shell sends a second one.
constexpr std::int64_t grace = 50;  // milliseconds

std::atomic<int> caught = 0;
/// Of the living Interruptible; nullptr if there is none.
std::atomic<const std::stop_source*> source = nullptr;
/// The number of handlers that may still use the former `source`: with several threads, a handler may run on another
/// thread while an Interruptible ends.
std::atomic<int> handlers = 0;
std::atomic<std::int64_t> taken_at = std::numeric_limits<std::int64_t>::min() / 2;
static_assert(std::atomic<int>::is_always_lock_free && std::atomic<std::int64_t>::is_always_lock_free &&
              std::atomic<const std::stop_source*>::is_always_lock_free);

std::int64_t milliseconds_now() {
    timespec now{};
    ::clock_gettime(CLOCK_MONOTONIC, &now);
    return std::int64_t{now.tv_sec} * 1000 + now.tv_nsec / 1'000'000;
}

extern "C" void on_signal(int number) {
    const std::int64_t now = milliseconds_now();
    if (now - taken_at < grace) return;
    taken_at = now;
    if (ui::interrupt_reading(number)) return;
    ++handlers;
    const std::stop_source* const present = source;
    if (present == nullptr || caught != 0) {
        ui::restore_terminal();
        ::_exit(exit_signal + number);
    }
    caught = number;
    present->request_stop();
    --handlers;
}

extern "C" void on_failing_write(int) {}

}  // namespace

void watch_signals() {
    struct sigaction action {};
    action.sa_handler = on_signal;
    action.sa_flags = SA_RESTART;
    for (const int number : {SIGINT, SIGTERM, SIGHUP}) {
        // A signal that was ignored when the program started (nohup) stays ignored.
        struct sigaction present {};
        ::sigaction(number, nullptr, &present);
        if (present.sa_handler != SIG_IGN) ::sigaction(number, &action, nullptr);
    }
    // Not SIG_IGN: started programs would inherit that.
    action.sa_handler = on_failing_write;
    for (const int number : {SIGPIPE, SIGXFSZ}) ::sigaction(number, &action, nullptr);
    core::end_waiting_if([] { return source != nullptr && caught != 0; });
}

Interruptible::Interruptible() {
    caught = 0;
    source = &source_;
    core::reach(core::Milestone::work);
}

Interruptible::~Interruptible() {
    source = nullptr;
    while (handlers != 0) std::this_thread::yield();
}

int caught_signal() {
    return caught != 0 ? caught.load() : ui::reading_ended_by();
}

}  // namespace satdoku::frame
