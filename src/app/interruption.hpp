// SIGINT, SIGTERM and SIGHUP. Where the program waits for a person, they end the waiting. While an
// Interruptible lives, the first of them only asks its token to stop, within a few milliseconds; a second
// one, or any where none lives, ends the program at once with 128 + its number. A signal that follows another
// within a moment is the same one, sent twice. A handler may do next to nothing, and request_stop() runs what
// others registered: the handler therefore wakes a thread through a pipe, and that thread asks.
#pragma once

#include <stop_token>

namespace satdoku::app {

/// Installs the handlers. SIGPIPE becomes an error of write(), so that files are still closed whole.
void watch_signals();

/// Work that a signal may stop. One at a time.
class Interruptible {
  public:
    Interruptible();
    Interruptible(const Interruptible&) = delete;
    Interruptible& operator=(const Interruptible&) = delete;
    ~Interruptible();

    std::stop_token token() const;
};

/// The signal that has asked the last or present Interruptible to stop, or ended the latest wait for a
/// person; 0: none.
int caught_signal();

}  // namespace satdoku::app
