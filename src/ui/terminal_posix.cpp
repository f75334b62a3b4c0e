#include "channel.hpp"
#include <satdoku/core/system.hpp>
#include <array>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>
#include <utility>

namespace satdoku::ui {
namespace {
/// Waits for standard input, so that a signal can end the waiting without a race: the handler writes the
/// signal's number into a pipe, and wait() polls the pipe as well.
class InterruptibleInput {
  public:
    enum class Ready { yes, not_yet, interrupted };

    /// @param milliseconds  negative: no limit
    Ready wait(int milliseconds) {
        ended_by_ = 0;
        waited_ = true;
        if (!has_pipe()) return Ready::yes;
        pollfd both[] = {{static_cast<int>(Channel::input), POLLIN, 0}, {ends_[0], POLLIN, 0}};
        waiting_ = true;
        int count = 0;
        do {
            count = ::poll(both, 2, milliseconds);
        } while (count < 0 && errno == EINTR && milliseconds < 0);
        waiting_ = false;
        unsigned char number = 0;
        while (::read(ends_[0], &number, 1) == 1) ended_by_ = number;
        if (ended_by_ != 0) return Ready::interrupted;
        return count > 0 ? Ready::yes : Ready::not_yet;
    }

    /// Lets interrupt() work between waits, too: while something is drawn before the next wait.
    void listen(bool wanted) { listening_ = wanted && has_pipe(); }

    bool interrupt(int signal) {
        if (!waiting_ && !listening_) return false;
        const auto number = static_cast<unsigned char>(signal);
        return ::write(ends_[1], &number, 1) == 1;
    }

    int ended_by() const { return ended_by_; }
    bool take_waited() { return std::exchange(waited_, false); }

  private:
    bool has_pipe() {
        if (ends_[0] >= 0) return true;
        if (::pipe(ends_) != 0) return false;
        for (const int end : ends_) {
            ::fcntl(end, F_SETFD, FD_CLOEXEC);
            ::fcntl(end, F_SETFL, O_NONBLOCK);
        }
        return true;
    }

    int ends_[2] = {-1, -1};
    std::atomic<bool> waiting_ = false;
    std::atomic<bool> listening_ = false;
    int ended_by_ = 0;
    bool waited_ = false;
};
InterruptibleInput input;

termios saved_mode;
termios key_mode;
std::atomic<bool> keys_are_on = false;
std::atomic<bool> whole_screen = false;
std::atomic<bool> came_back = false;
static_assert(std::atomic<bool>::is_always_lock_free);

/// The alternate screen, without cursor; then: report clicks (1000), in the form without bounds (1006), and put
/// brackets around pasted text (2004). Terminals ignore sequences that they do not know.
constexpr std::string_view take_screen = "\x1b[?1049h\x1b[?25l\x1b[?1000h\x1b[?1006h\x1b[?2004h";
constexpr std::string_view give_screen_back = "\x1b[?2004l\x1b[?1006l\x1b[?1000l\x1b[0m\x1b[?25h\x1b[?1049l";

/// May be called in a signal handler.
void write_at_once(std::string_view sequence) {
    [[maybe_unused]] const ssize_t written =
        ::write(static_cast<int>(Channel::output), sequence.data(), sequence.size());
}

void take_terminal() {
    ::tcsetattr(static_cast<int>(Channel::input), TCSADRAIN, &key_mode);
    if (whole_screen) write_at_once(take_screen);
}

void give_terminal_back() {
    if (whole_screen) write_at_once(give_screen_back);
    ::tcsetattr(static_cast<int>(Channel::input), TCSADRAIN, &saved_mode);
}

/// Stops the program like SIGTSTP, after it has returned the terminal to the shell.
extern "C" void on_stop(int) {
    const int error = errno;
    give_terminal_back();
    ::kill(::getpid(), SIGSTOP);
    take_terminal();
    came_back = true;
    errno = error;
}

struct sigaction stop_before {};  ///< the former action of SIGTSTP

void handle_stops() {
    struct sigaction action {};
    action.sa_handler = on_stop;
    action.sa_flags = SA_RESTART;
    ::sigaction(SIGTSTP, &action, &stop_before);
}
}  // namespace

bool is_terminal(Channel channel) { return ::isatty(static_cast<int>(channel)) == 1; }

bool obeys_sequences(Channel channel) {
    const std::string kind = core::environment_variable("TERM").value_or("");
    return is_terminal(channel) && !kind.empty() && kind != "dumb";
}

bool speaks_utf8() {
    for (const char* name : {"LC_ALL", "LC_CTYPE", "LANG"}) {
        const std::string value = core::environment_variable(name).value_or("");
        if (value.empty()) continue;
        return value.find("UTF-8") != std::string::npos || value.find("utf8") != std::string::npos ||
               value.find("utf-8") != std::string::npos;
    }
    return false;
}

bool owns_window() { return false; }

Size terminal_size() {
    winsize size{};
    for (const Channel channel : {Channel::output, Channel::error, Channel::input}) {
        if (::ioctl(static_cast<int>(channel), TIOCGWINSZ, &size) == 0 && size.ws_col > 0)
            return {size.ws_row, size.ws_col};
    }
    return {24, 80};
}

int write_all(Channel channel, std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t written = ::write(static_cast<int>(channel), bytes.data(), bytes.size());
        if (written >= 0) {
            bytes.remove_prefix(static_cast<std::size_t>(written));
        } else if (errno != EINTR) {
            return errno;
        }
    }
    return 0;
}

/// Every call on such a terminal fails with EIO; for a disk only transfers fail so.
bool is_gone(Channel channel) { return ::isatty(static_cast<int>(channel)) == 0 && errno == EIO; }

Arrival receive(std::string& bytes, int milliseconds) {
    using Ready = InterruptibleInput::Ready;
    const Ready ready = input.wait(milliseconds);
    if (ready != Ready::yes) return ready == Ready::interrupted ? Arrival::interrupted : Arrival::nothing;
    std::array<char, 4096> block;
    const ssize_t count = ::read(static_cast<int>(Channel::input), block.data(), block.size());
    if (count == 0 || (count < 0 && errno != EINTR)) return Arrival::end;
    if (count > 0) bytes.append(block.data(), static_cast<std::size_t>(count));
    return Arrival::bytes;
}

bool interrupt_reading(int signal) { return input.interrupt(signal); }
int reading_ended_by() { return input.ended_by(); }
bool take_waited() { return input.take_waited(); }

KeyMode::KeyMode(Screen screen) {
    if (::tcgetattr(static_cast<int>(Channel::input), &saved_mode) != 0) return;
    key_mode = saved_mode;
    key_mode.c_lflag &= static_cast<tcflag_t>(~(ICANON | ECHO | IEXTEN));
    key_mode.c_iflag &= static_cast<tcflag_t>(~(ICRNL | IXON));
    key_mode.c_cc[VMIN] = 1;
    key_mode.c_cc[VTIME] = 0;
    if (screen == Screen::whole) key_mode.c_lflag &= static_cast<tcflag_t>(~ISIG);
    // With these keys the program would stop or end without restoring the terminal.
    key_mode.c_cc[VSUSP] = _POSIX_VDISABLE;
    key_mode.c_cc[VQUIT] = _POSIX_VDISABLE;
    whole_screen = screen == Screen::whole;
    input.listen(true);
    stream(Channel::output) << std::flush;
    keys_are_on = true;
    take_terminal();
    if (whole_screen) handle_stops();
}

KeyMode::~KeyMode() {
    input.listen(false);
    if (keys_are_on && whole_screen) ::sigaction(SIGTSTP, &stop_before, nullptr);
    restore_terminal();
}

void restore_terminal() {
    if (keys_are_on.exchange(false)) give_terminal_back();
}

bool KeyMode::was_away() { return came_back.exchange(false); }

void suspend() {
    ::kill(0, SIGTSTP);  // the program and those that it started, such as a pager
}
}  // namespace satdoku::ui
