// SIGINT, SIGTERM and SIGHUP. If the program waits for a person, they end the waiting. While an Interruptible lives,
// the first signal only asks its token to stop; the work, or its waiting for input, ends within a few milliseconds. A
// second signal, or any signal without an Interruptible, ends the program at once with 128 + its number. Two signals
// within a moment count as one. A signal holds until the program waits for a person again: it also stops every
// Interruptible that begins before, so that none is lost between the phases of a command.
//
// The signal handler itself requests the stop. That only sets one atomic word as long as nobody registers a
// std::stop_callback: so tokens may only be polled. A thread that waits for signals and requests the stop would allow
// callbacks, but on busy processors it makes each start and end of the program slower than a small formula takes: 4 ms
// against 1.
//
// A time limit stops work in the same way, whatever the work is about, from the start of a command: reading counts, too.
#pragma once
#include <optional>
#include <stop_token>

namespace satdoku::frame {
/// Installs the handlers; see core::on_signals().
void watch_signals();

/// Work that a signal may stop. One at a time.
class Interruptible {
  public:
    Interruptible();
    Interruptible(const Interruptible&) = delete;
    Interruptible& operator=(const Interruptible&) = delete;
    ~Interruptible();

    std::stop_token token() const { return source_.get_token(); }
    /// Stops the work without a signal.
    void stop() { source_.request_stop(); }

  private:
    std::stop_source source_;
};

/// Stops the present Interruptible and all later ones after some seconds, until it is destroyed. Only one at once.
class TimeLimit {
  public:
    /// @param seconds  nothing: no limit
    explicit TimeLimit(std::optional<double> seconds);
    TimeLimit(const TimeLimit&) = delete;
    TimeLimit& operator=(const TimeLimit&) = delete;
    ~TimeLimit();
};

/// Whether the time of the latest TimeLimit is over.
bool out_of_time();
/// Ends the limit: an answer that was found in time is written to its end. Signals still stop `work`.
void lift_time_limit(std::optional<Interruptible>& work);

/// Whether somebody has asked, by SIGUSR1, how far the work is; the question is then answered, and asked no more.
bool take_question();

/// The signal that asked the latest Interruptible to stop, or that ended the latest wait for a person; 0: none.
int caught_signal();
}  // namespace satdoku::frame
