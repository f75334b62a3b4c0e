// SIGINT, SIGTERM and SIGHUP. Where the program waits for a person, they end the waiting. While an
// Interruptible lives, the first of them only asks its token to stop, within a few milliseconds; a second
// one, or any where none lives, ends the program at once with 128 + its number. A signal that follows another
// within a moment is the same one, sent twice.
//
// The handler itself asks to stop: that sets one atomic word, as long as nobody registers a
// std::stop_callback; tokens are only looked at here. A thread that waits to be told and asks instead may
// register what it likes, but costs every start and end of the program more than a small formula does where
// the processors are busy: 4 ms against 1.
#pragma once

#include <stop_token>

namespace satdoku::frame {

/// Installs the handlers. SIGPIPE and SIGXFSZ become errors of write(), so that files are still closed whole.
void watch_signals();

/// Work that a signal may stop. One at a time.
class Interruptible {
  public:
    Interruptible();
    Interruptible(const Interruptible&) = delete;
    Interruptible& operator=(const Interruptible&) = delete;
    ~Interruptible();

    std::stop_token token() const { return source_.get_token(); }
    /// Stops the work without a signal: who looks on has seen enough.
    void stop() { source_.request_stop(); }

  private:
    std::stop_source source_;
};

/// The signal that has asked the last or present Interruptible to stop, or ended the latest wait for a
/// person; 0: none.
int caught_signal();

}  // namespace satdoku::frame
