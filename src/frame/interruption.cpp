#include <satdoku/core/file.hpp>
#include <satdoku/core/milestones.hpp>
#include <satdoku/core/signals.hpp>
#include <satdoku/frame/command.hpp>
#include <satdoku/frame/interruption.hpp>
#include <atomic>
#include <limits>
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
std::atomic<bool> timed_out = false;
std::atomic<bool> questioned = false;
static_assert(std::atomic<bool>::is_always_lock_free);
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

void on_alarm() {
    timed_out = true;
    ++handlers;
    if (std::stop_source* const present = source; present != nullptr) present->request_stop();
    --handlers;
}
}  // namespace

void watch_signals() {
    core::on_signals(on_signal);
    core::on_question([] { questioned = true; });
    core::end_waiting_if([] { return timed_out || (source != nullptr && caught != 0); });
}

Interruptible::Interruptible() {
    if (ui::take_waited()) caught = 0;
    source = &source_;
    if (timed_out || caught != 0) stop();
    core::reach(core::Milestone::work);
}

Interruptible::~Interruptible() {
    core::reach(core::Milestone::end);
    source = nullptr;
    while (handlers != 0) std::this_thread::yield();
}

TimeLimit::TimeLimit(std::optional<double> seconds) {
    constexpr double shortest = 1e-6;  // what clocks count
    timed_out = seconds && *seconds < shortest;
    if (seconds && !timed_out) core::call_after(*seconds, on_alarm);
}

TimeLimit::~TimeLimit() {
    core::call_after(0, nullptr);
    timed_out = false;
}

void lift_time_limit(std::optional<Interruptible>& work) {
    core::call_after(0, nullptr);
    if (!timed_out.exchange(false) || caught != 0) return;
    work.reset();
    work.emplace();
}

bool take_question() { return questioned.exchange(false); }

bool out_of_time() { return timed_out; }

int caught_signal() { return caught != 0 ? caught.load() : ui::reading_ended_by(); }
}  // namespace satdoku::frame
