// A program that this one has started. It and whatever it has started itself end together: they are a group of
// processes, on Windows a job. A process may leave its group (setsid), but not a job; on Linux end_strays() ends those, too.
#pragma once
#include "open_file.hpp"
#include <satdoku/core/child.hpp>

namespace satdoku::core {
/// The signal of a process that has used up its CPU time.
inline constexpr std::string_view cpu_time_signal = "SIGXCPU";

class Child {
  public:
    /// Its three streams. If a file is not open, the stream is empty, or what is written there is lost.
    struct Streams {
        const OpenFile& input;
        const OpenFile& output;
        const OpenFile& messages;
    };

    Child() = default;
    Child(const Child&) = delete;
    Child& operator=(const Child&) = delete;
    /// Ends it.
    ~Child() { end(); }

    /// Returns 0, or the errno of a program that cannot be started. Of the limits, those of CPU time and memory hold.
    int start(const std::vector<std::string>& words, const Streams& streams, const ChildLimits& limits = {});
    bool started() const { return process_ != 0; }
    bool has_ended() const;
    /// Waits for its end, and ends at once what it has started. Output and real time are the caller's to add.
    /// @pre started()
    ChildEnd wait();
    /// The same, but asks all of them to end first, and ends them after a moment.
    ChildEnd end();
    /// Ends what it has started and what has left its group. @pre it has ended
    void end_strays() const;

  private:
    std::intptr_t process_ = 0;
    std::string mark_{};     ///< in the environment of it and of what it starts; on Linux
    std::intptr_t job_ = 0;  ///< on Windows
};

/// Ends the first of the running programs at once; a signal handler may call it before it ends this program.
void end_children();

/// Makes the ends of a pipe, which no started program inherits. Returns false and sets errno if that fails.
bool make_pipe(OpenFile& read_end, OpenFile& write_end);

/// From now on a write of this thread to a pipe that nobody reads fails without a signal.
void block_pipe_signal();

/// Waits until one of two pipes has bytes or has ended, at most so long. Returns which of them; a file that is not open is
/// never ready.
std::array<bool, 2> wait_for_either(const OpenFile& first, const OpenFile& second, int milliseconds);
}  // namespace satdoku::core
