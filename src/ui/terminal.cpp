#include "key_bytes.hpp"

#include <satdoku/core/error.hpp>
#include <satdoku/ui/terminal.hpp>

#include <array>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <memory>
#include <poll.h>
#include <streambuf>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>
#include <utility>
#include <vector>

namespace satdoku::ui {

namespace {

/// Returns true if a terminal has hung up. Every call then fails with EIO; for a disk only transfers fail so.
bool is_gone(int descriptor) {
    return ::isatty(descriptor) == 0 && errno == EIO;
}

/// Collects bytes and hands them to the system in large pieces.
class ChannelBuffer : public std::streambuf {
  public:
    explicit ChannelBuffer(Channel channel) : channel_(channel), bytes_(std::make_unique_for_overwrite<char[]>(size)) {
        empty();
    }

  protected:
    int_type overflow(int_type character) override {
        flush();
        if (!traits_type::eq_int_type(character, traits_type::eof())) sputc(traits_type::to_char_type(character));
        return traits_type::not_eof(character);
    }
    int sync() override {
        flush();
        return 0;
    }

  private:
    static constexpr std::size_t size = std::size_t{1} << 16;

    void empty() { setp(bytes_.get(), bytes_.get() + size); }

    void flush() {
        const char* next = pbase();
        const char* const end = pptr();
        empty();  // before writing: bytes that cannot be written must not be tried again
        while (next != end) {
            const ssize_t written = ::write(static_cast<int>(channel_), next, static_cast<std::size_t>(end - next));
            if (written >= 0) {
                next += written;
            } else if (errno != EINTR) {
                if (channel_ == Channel::error) return;
                if (errno == EPIPE) throw core::Error("output.closed");
                if (errno == EIO && is_gone(static_cast<int>(channel_))) throw core::Error("output.hung_up");
                throw core::Error("output.failed", {core::reason(errno)});
            }
        }
    }

    Channel channel_;
    std::unique_ptr<char[]> bytes_;  ///< not cleared: pages that are never written cost no memory
};

std::ostream& make_stream(Channel channel) {
    // Never destroyed: the program may write until its very end.
    auto* const made = new std::ostream(new ChannelBuffer(channel));
    made->exceptions(std::ios::badbit);
    if (channel == Channel::error) made->setf(std::ios::unitbuf);
    return *made;
}

/// Waits for standard input, so that a signal can end the waiting without a race: the handler writes the
/// signal's number into a pipe, and wait() polls the pipe as well.
class InterruptibleInput {
  public:
    enum class Ready { yes, not_yet, interrupted };

    /// @param milliseconds  negative: no limit
    Ready wait(int milliseconds) {
        ended_by_ = 0;
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

  private:
    bool has_pipe() { return ends_[0] >= 0 || ::pipe2(ends_, O_CLOEXEC | O_NONBLOCK) == 0; }

    int ends_[2] = {-1, -1};
    std::atomic<bool> waiting_ = false;
    std::atomic<bool> listening_ = false;
    int ended_by_ = 0;
};
InterruptibleInput input;
KeyBytes keys;  ///< read but not yet returned

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

bool is_terminal(Channel channel) {
    return ::isatty(static_cast<int>(channel)) == 1;
}

bool obeys_sequences(Channel channel) {
    const char* const kind = std::getenv("TERM");
    return is_terminal(channel) && kind != nullptr && *kind != '\0' && std::strcmp(kind, "dumb") != 0;
}

Size terminal_size() {
    winsize size{};
    for (const Channel channel : {Channel::output, Channel::error, Channel::input}) {
        if (::ioctl(static_cast<int>(channel), TIOCGWINSZ, &size) == 0 && size.ws_col > 0) {
            return {size.ws_row, size.ws_col};
        }
    }
    return {24, 80};
}

std::ostream& stream(Channel channel) {
    static std::ostream& output = make_stream(Channel::output);
    static std::ostream& error = make_stream(Channel::error);
    return channel == Channel::error ? error : output;
}

std::optional<std::string> read_line() {
    static std::string waiting;  // bytes behind the end of the last line
    static bool at_end = false;
    std::size_t searched = 0;
    for (;;) {
        const std::size_t end = waiting.find('\n', searched);
        if (end != std::string::npos) {
            std::string line = waiting.substr(0, end);
            waiting.erase(0, end + 1);
            if (!line.empty() && line.back() == '\r') line.pop_back();
            return line;
        }
        if (at_end) {
            if (waiting.empty()) return std::nullopt;
            return std::exchange(waiting, {});
        }
        searched = waiting.size();
        if (input.wait(-1) == InterruptibleInput::Ready::interrupted) {
            waiting.clear();
            return std::nullopt;
        }
        std::array<char, 4096> bytes;
        const ssize_t count = ::read(static_cast<int>(Channel::input), bytes.data(), bytes.size());
        if (count > 0) waiting.append(bytes.data(), static_cast<std::size_t>(count));
        if (count == 0 || (count < 0 && errno != EINTR)) at_end = true;
    }
}

bool interrupt_reading(int signal) {
    return input.interrupt(signal);
}
int reading_ended_by() {
    return input.ended_by();
}

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

bool KeyMode::was_away() {
    return came_back.exchange(false);
}

std::optional<MouseReport> mouse_report(std::string_view key) {
    constexpr std::string_view begin = "\x1b[<";
    if (!key.starts_with(begin)) return std::nullopt;
    MouseReport report{};
    std::array<std::size_t, 3> numbers{};
    std::size_t filled = 0;
    for (const char character : key.substr(begin.size())) {
        if (character >= '0' && character <= '9') {
            numbers[filled] = numbers[filled] * 10 + static_cast<std::size_t>(character - '0');
        } else if (character == ';' && filled + 1 < numbers.size()) {
            ++filled;
        }
    }
    report.click = key.back() == 'M' && numbers[0] == 0 && numbers[1] > 0 && numbers[2] > 0;
    if (report.click) {
        report.column = numbers[1] - 1;
        report.row = numbers[2] - 1;
    }
    return report;
}

bool is_paste(std::string_view key) {
    return key.starts_with(KeyBytes::paste_begin);
}

std::string screen_text(const std::vector<std::string>& lines, std::size_t rows) {
    constexpr std::string_view home = "\x1b[H";
    constexpr std::string_view end_of_line = "\x1b[K";
    constexpr std::string_view erase_below = "\x1b[J";
    std::string page(home);
    for (std::size_t row = 0; row < lines.size() && row < rows; ++row)
        page.append(row == 0 ? "" : "\r\n").append(lines[row]).append(end_of_line);
    return page.append(erase_below);
}

void suspend() {
    ::kill(0, SIGTSTP);  // the program and those that it started, such as a pager
}

bool KeyMode::has_more() const {
    return !keys.empty();
}

std::optional<std::string> KeyMode::read_key(int milliseconds) {
    constexpr int patience = 100;  // milliseconds between two pieces of a key
    for (;;) {
        if (auto key = keys.take()) return key;
        const InterruptibleInput::Ready ready = input.wait(keys.empty() ? milliseconds : patience);
        if (ready == InterruptibleInput::Ready::interrupted) {
            keys.clear();
            return std::nullopt;
        }
        if (ready == InterruptibleInput::Ready::not_yet) return keys.take_part().value_or("");
        std::array<char, 4096> bytes;
        const ssize_t count = ::read(static_cast<int>(Channel::input), bytes.data(), bytes.size());
        if (count > 0) keys.add({bytes.data(), static_cast<std::size_t>(count)});
        if (count == 0 || (count < 0 && errno != EINTR)) return keys.take_part();
    }
}

}  // namespace satdoku::ui
