#include "channel.hpp"
#include "console_keys.hpp"
#include "console_output_windows.hpp"
#include <satdoku/core/signals.hpp>
#include <satdoku/core/system.hpp>
#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <utility>

namespace satdoku::ui {
namespace {
HANDLE handle_of(Channel channel) {
    constexpr std::array<DWORD, 3> names = {STD_INPUT_HANDLE, STD_OUTPUT_HANDLE, STD_ERROR_HANDLE};
    return ::GetStdHandle(names[static_cast<std::size_t>(channel)]);
}

/// The console of standard output or error. Nothing is destroyed: the program may write until its very end.
ConsoleOutput& output_of(Channel channel) {
    struct AtEnd {
        ConsoleOutput& console;
        ~AtEnd() { console.restore_mode(); }
    };
    static ConsoleOutput& output = *new ConsoleOutput(handle_of(Channel::output));
    static ConsoleOutput& error = *new ConsoleOutput(handle_of(Channel::error));
    static const AtEnd both[] = {{output}, {error}};  // one console gets its modes back in reverse order
    return channel == Channel::error ? error : output;
}

/// A signal that ends the waiting for input. The system calls handlers in a thread of their own.
class Interruption {
  public:
    HANDLE event() const { return event_; }

    void begin_waiting() {
        ended_by_ = 0;
        waited_ = true;
        waiting_ = true;
        if (is_closed_) interrupt(core::hangup_signal);
    }
    void end_waiting() { waiting_ = false; }
    /// Lets interrupt() work between waits, too.
    void listen(bool wanted) { listening_ = wanted; }

    bool interrupt(int signal) {
        if (signal == core::hangup_signal) is_closed_ = true;
        if (!waiting_ && !listening_) return false;
        signal_ = signal;
        ::SetEvent(event_);
        return true;
    }

    /// Returns true if there was a signal since the last call.
    bool take() {
        ::ResetEvent(event_);
        if (const int signal = signal_.exchange(0); signal != 0) ended_by_ = signal;
        return ended_by_ != 0;
    }

    int ended_by() const { return ended_by_; }
    bool take_waited() { return waited_.exchange(false); }

  private:
    HANDLE event_ = ::CreateEventW(nullptr, TRUE, FALSE, nullptr);
    std::atomic<int> signal_ = 0;
    std::atomic<bool> waiting_ = false;
    std::atomic<bool> listening_ = false;
    std::atomic<bool> is_closed_ = false;  ///< the window: no answer will come
    std::atomic<bool> waited_ = false;
    int ended_by_ = 0;
};
Interruption interruption;

/// The alternate screen, without cursor.
constexpr std::string_view take_screen = "\x1b[?1049h\x1b[?25l";
constexpr std::string_view give_screen_back = "\x1b[0m\x1b[?25h\x1b[?1049l";

DWORD saved_mode = 0;
std::atomic<bool> keys_are_on = false;
std::atomic<bool> whole_screen = false;
bool is_changed = false;                    ///< the size of the window
std::atomic<bool> is_reading_line = false;  ///< the console edits a line
ConsoleKeys keys_of_console;
Utf16Text text_of_console;

/// A line, edited by the console itself.
Arrival receive_line(HANDLE console, std::string& bytes) {
    constexpr wchar_t end_of_input = 0x1a;  // Ctrl-Z
    std::array<wchar_t, 4096> units;
    for (;;) {
        DWORD count = 0;
        DWORD error = ERROR_SUCCESS;
        is_reading_line = true;  // before the question: a signal comes before it, or finds the console reading
        const bool is_interrupted = interruption.take();
        if (!is_interrupted && ::ReadConsoleW(console, units.data(), units.size(), &count, nullptr) == 0)
            error = ::GetLastError();
        is_reading_line = false;
        if (is_interrupted || interruption.take()) {
            ::FlushConsoleInputBuffer(console);
            return Arrival::interrupted;
        }
        if (error != ERROR_SUCCESS && error != ERROR_OPERATION_ABORTED) return Arrival::end;
        if (count == 0) continue;  // Ctrl-C: the handler is about to say so
        if (units[0] == end_of_input) return Arrival::end;
        for (DWORD index = 0; index < count; ++index) text_of_console.add(units[index], bytes);
        return Arrival::bytes;
    }
}

/// Ends receive_line() by an answer that nobody takes.
void end_line() {
    std::array<INPUT_RECORD, 1> enter{};
    enter[0].EventType = KEY_EVENT;
    KEY_EVENT_RECORD& key = enter[0].Event.KeyEvent;
    key.bKeyDown = TRUE;
    key.wRepeatCount = 1;
    key.wVirtualKeyCode = VK_RETURN;
    key.uChar.UnicodeChar = L'\r';
    DWORD written = 0;
    ::WriteConsoleInputW(handle_of(Channel::input), enter.data(), enter.size(), &written);
}

void take_event(const INPUT_RECORD& record) {
    if (record.EventType == KEY_EVENT) {
        const KEY_EVENT_RECORD& key = record.Event.KeyEvent;
        const auto holds = [&](DWORD keys) { return (key.dwControlKeyState & keys) != 0; };
        keys_of_console.add({.code = key.wVirtualKeyCode,
                             .character = static_cast<char16_t>(key.uChar.UnicodeChar),
                             .down = key.bKeyDown != 0,
                             .shift = holds(SHIFT_PRESSED),
                             .alt = holds(LEFT_ALT_PRESSED | RIGHT_ALT_PRESSED),
                             .control = holds(LEFT_CTRL_PRESSED | RIGHT_CTRL_PRESSED),
                             .times = key.wRepeatCount});
    } else if (record.EventType == MOUSE_EVENT) {
        const MOUSE_EVENT_RECORD& mouse = record.Event.MouseEvent;
        const bool is_press = mouse.dwEventFlags == 0 || mouse.dwEventFlags == DOUBLE_CLICK;
        if (!is_press || (mouse.dwButtonState & FROM_LEFT_1ST_BUTTON_PRESSED) == 0) return;
        CONSOLE_SCREEN_BUFFER_INFO info{};
        ::GetConsoleScreenBufferInfo(output_of(Channel::output).screen(), &info);
        const int row = mouse.dwMousePosition.Y - info.srWindow.Top;
        const int column = mouse.dwMousePosition.X - info.srWindow.Left;
        if (row >= 0 && column >= 0)
            keys_of_console.add_click(static_cast<std::size_t>(row), static_cast<std::size_t>(column));
    } else if (record.EventType == WINDOW_BUFFER_SIZE_EVENT) {
        is_changed = true;
    }
}

/// The time until which to wait for input.
class Patience {
  public:
    explicit Patience(int milliseconds) : end_(Clock::now() + std::chrono::milliseconds(milliseconds)) {
        has_end_ = milliseconds >= 0;
    }
    DWORD left() const {
        if (!has_end_) return INFINITE;
        const auto rest = std::chrono::ceil<std::chrono::milliseconds>(end_ - Clock::now()).count();
        return static_cast<DWORD>(std::max<std::int64_t>(rest, 0));
    }

  private:
    using Clock = std::chrono::steady_clock;
    Clock::time_point end_;
    bool has_end_;
};

Arrival receive_keys(HANDLE console, std::string& bytes, const Patience& patience) {
    const std::array<HANDLE, 2> both = {interruption.event(), console};
    for (;;) {
        const DWORD ready = ::WaitForMultipleObjects(both.size(), both.data(), FALSE, patience.left());
        if (interruption.take()) return Arrival::interrupted;
        if (ready == WAIT_TIMEOUT) return Arrival::nothing;
        if (ready == WAIT_FAILED) return Arrival::end;
        DWORD count = 0;
        while (::GetNumberOfConsoleInputEvents(console, &count) != 0 && count > 0) {
            std::array<INPUT_RECORD, 256> records;
            if (::ReadConsoleInputW(console, records.data(), records.size(), &count) == 0) return Arrival::end;
            std::for_each_n(records.begin(), count, take_event);
        }
        std::string taken = keys_of_console.take(whole_screen);
        // No program stops by Ctrl-Z here; on a line it ends the input, as Ctrl-D does elsewhere.
        if (!whole_screen) std::replace(taken.begin(), taken.end(), '\x1a', '\x04');
        bytes += taken;
        if (!taken.empty()) return Arrival::bytes;
        if (is_changed) return Arrival::nothing;
    }
}

Arrival receive_bytes(HANDLE file, std::string& bytes, const Patience& patience) {
    constexpr DWORD pause = 5;  // milliseconds; Windows has no event for bytes in a pipe
    while (::GetFileType(file) == FILE_TYPE_PIPE) {
        DWORD ready = 0;
        if (::PeekNamedPipe(file, nullptr, 0, nullptr, &ready, nullptr) == 0 || ready > 0) break;
        ::WaitForSingleObject(interruption.event(), std::min(pause, patience.left()));
        if (interruption.take()) return Arrival::interrupted;
        if (patience.left() == 0) return Arrival::nothing;
    }
    std::array<char, 4096> block;
    DWORD count = 0;
    if (::ReadFile(file, block.data(), block.size(), &count, nullptr) == 0 || count == 0) return Arrival::end;
    bytes.append(block.data(), count);
    return Arrival::bytes;
}

void give_terminal_back() {
    if (whole_screen) {
        write_all(Channel::output, give_screen_back);
        output_of(Channel::output).draw_whole_screen(false);
    }
    ::SetConsoleMode(handle_of(Channel::input), saved_mode);
}
}  // namespace

bool is_terminal(Channel channel) { return mode_of(handle_of(channel)).has_value(); }

bool obeys_sequences(Channel channel) {
    return is_terminal(channel) && output_of(channel).obeys_sequences() && core::environment_variable("TERM") != "dumb";
}

bool speaks_utf8() { return true; }

bool owns_window() {
    std::array<DWORD, 2> programs{};  // those that share the console
    return is_terminal(Channel::input) && is_terminal(Channel::output) &&
           ::GetConsoleProcessList(programs.data(), programs.size()) == 1;
}

Size terminal_size() {
    for (const Channel channel : {Channel::output, Channel::error}) {
        CONSOLE_SCREEN_BUFFER_INFO info{};
        if (::GetConsoleScreenBufferInfo(output_of(channel).screen(), &info) == 0) continue;
        const SMALL_RECT& window = info.srWindow;
        return {static_cast<std::size_t>(window.Bottom - window.Top + 1),
                static_cast<std::size_t>(window.Right - window.Left + 1)};
    }
    return {24, 80};
}

int write_all(Channel channel, std::string_view bytes) {
    ConsoleOutput& output = output_of(channel);
    if (output.is_console()) return output.write(bytes);
    constexpr std::size_t most = std::size_t{1} << 20U;
    while (!bytes.empty()) {
        const auto part = static_cast<DWORD>(std::min(bytes.size(), most));
        DWORD written = 0;
        if (::WriteFile(handle_of(channel), bytes.data(), part, &written, nullptr) == 0) return core::latest_error();
        bytes.remove_prefix(written);
    }
    return 0;
}

bool is_gone(Channel) { return false; }

Arrival receive(std::string& bytes, int milliseconds) {
    const HANDLE input = handle_of(Channel::input);
    const Patience patience(milliseconds);
    interruption.begin_waiting();
    const Arrival arrival = !is_terminal(Channel::input) ? receive_bytes(input, bytes, patience)
                            : keys_are_on                ? receive_keys(input, bytes, patience)
                                                         : receive_line(input, bytes);
    interruption.end_waiting();
    return arrival;
}

bool interrupt_reading(int signal) {
    if (!interruption.interrupt(signal)) return false;
    if (is_reading_line) end_line();
    return true;
}
int reading_ended_by() { return interruption.ended_by(); }
bool take_waited() { return interruption.take_waited(); }

KeyMode::KeyMode(Screen screen) {
    const HANDLE input = handle_of(Channel::input);
    const std::optional<DWORD> mode = mode_of(input);
    if (!mode) return;
    saved_mode = *mode;
    whole_screen = screen == Screen::whole;
    // The mouse selects text, unless the program takes it.
    const DWORD key_mode = whole_screen ? ENABLE_WINDOW_INPUT | ENABLE_MOUSE_INPUT | ENABLE_EXTENDED_FLAGS
                                        : ENABLE_PROCESSED_INPUT | ENABLE_EXTENDED_FLAGS |
                                              (saved_mode & (ENABLE_QUICK_EDIT_MODE | ENABLE_INSERT_MODE));
    interruption.listen(true);
    stream(Channel::output) << std::flush;
    keys_are_on = true;
    ::SetConsoleMode(input, key_mode);
    if (!whole_screen) return;
    output_of(Channel::output).draw_whole_screen(true);
    write_all(Channel::output, take_screen);
}

KeyMode::~KeyMode() {
    interruption.listen(false);
    restore_terminal();
}

void restore_terminal() {
    if (keys_are_on.exchange(false)) give_terminal_back();
}

bool KeyMode::was_away() { return std::exchange(is_changed, false); }

void suspend() {}
}  // namespace satdoku::ui
