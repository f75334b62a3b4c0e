#include <satdoku/core/file.hpp>
#include <satdoku/core/milestones.hpp>
#include <satdoku/core/signals.hpp>
#include <satdoku/frame/command.hpp>
#include <satdoku/frame/interruption.hpp>
#include <satdoku/ui/terminal.hpp>

#include <atomic>
#include <chrono>
#include <cstdint>
#include <limits>
#include <stop_token>
#include <thread>

namespace satdoku::frame {

namespace {

/// Signals within this time count as one: `timeout` sends one to the process and one to its group, and when a terminal
/// hangs up, its shell sends a second one.
constexpr std::int64_t grace = 50;  // milliseconds

std::atomic<int> caught = 0;
/// Of the living Interruptible; nullptr if there is none.
std::atomic<std::stop_source*> source = nullptr;
/// The number of handlers that may still use the former `source`: with several threads, a handler may run on another
/// thread while an Interruptible ends.
std::atomic<int> handlers = 0;
std::atomic<std::int64_t> taken_at = std::numeric_limits<std::int64_t>::min() / 2;
static_assert(std::atomic<int>::is_always_lock_free && std::atomic<std::int64_t>::is_always_lock_free &&
              std::atomic<std::stop_source*>::is_always_lock_free);

std::int64_t milliseconds_now() {
    const auto now = std::chrono::steady_clock::now().time_since_epoch();
    return std::chrono::duration_cast<std::chrono::milliseconds>(now).count();
}

void on_signal(int number) {
    const std::int64_t now = milliseconds_now();
    if (now - taken_at < grace) return;
    taken_at = now;
    if (ui::interrupt_reading(number)) return;
    ++handlers;
    std::stop_source* const present = source;
    if (present == nullptr || caught != 0) {
        ui::restore_terminal();
        core::end_process(exit_signal + number);
    }
    caught = number;
    present->request_stop();
    --handlers;
}

}  // namespace

void watch_signals() {
    core::on_signals(on_signal);
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
