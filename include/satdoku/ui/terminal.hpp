// The terminal: the one place of `ui` that talks to the operating system.
#pragma once
#include <cstddef>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

namespace satdoku::ui {
enum class Channel { input = 0, output = 1, error = 2 };

bool is_terminal(Channel channel);

/// Returns true if it is a terminal that takes escape sequences: TERM is not "dumb", and on POSIX it names one.
bool obeys_sequences(Channel channel);

/// Returns true if terminals show UTF-8: on POSIX the locale's variables determine this, on Windows they always do.
bool speaks_utf8();

/// Returns true if the terminal's window was opened for this program and will close when it ends, as that of a program
/// that was started by a double click on Windows.
bool owns_window();

struct Size {
    std::size_t rows;
    std::size_t columns;
};
/// The terminal's size; 24 by 80 if there is none.
Size terminal_size();

/// A stream to standard output or error. Writing throws core::Error: "output.closed" if the reader of the pipe has
/// closed it, "output.hung_up" if the terminal is gone, otherwise "output.failed" with the system's reason. Standard
/// error drops bytes that cannot be written.
std::ostream& stream(Channel channel);

/// The next line of standard input without its end, of any length; nothing at the end of input, or if
/// interrupt_reading() ended the waiting.
std::optional<std::string> read_line();

/// What has come on standard input and no read_line() has returned yet. @param more  first waits for more of it
std::string_view look_ahead(bool more);
/// Takes these bytes away from read_line().
std::string take_ahead();

/// Ends a waiting read_line() or KeyMode::read_key() and returns true; returns false if none waits. May be called from
/// a signal handler. @param signal  what reading_ended_by() will return
bool interrupt_reading(int signal);
/// The signal that ended the latest read_line() or read_key(); 0 if none did.
int reading_ended_by();
/// Whether there was a read_line() or read_key() since the last call of this function.
bool take_waited();

/// While an object of this class lives, keys come one by one and without echo. Its end restores the terminal, as
/// restore_terminal() does if a signal ends the program.
class KeyMode {
  public:
    /// What the keys control. `whole`: the whole screen, which is restored afterwards; every key arrives as a key,
    /// Ctrl-C too, and so do clicks of the mouse. `line`: one line; Ctrl-C stays a signal.
    enum class Screen { whole, line };

    explicit KeyMode(Screen screen);
    KeyMode(const KeyMode&) = delete;
    KeyMode& operator=(const KeyMode&) = delete;
    ~KeyMode();

    /// Returns the bytes of one key: a character or an escape sequence, even if they come in pieces. Empty if
    /// `milliseconds` passed without one; nothing at the end of input, or if interrupt_reading() ended the waiting.
    /// @param milliseconds  negative: without end
    std::optional<std::string> read_key(int milliseconds);
    /// Returns true if a part of the next key has arrived.
    bool has_more() const;
    /// Returns true if the program was stopped and went on since the last call (Ctrl-Z from elsewhere), or the window
    /// has lost what it showed: then the screen must be drawn again.
    bool was_away();
};

/// What the mouse did; on the whole screen that comes as a key.
struct MouseReport {
    bool click;  ///< the first button went down
    std::size_t row;
    std::size_t column;  ///< both from 0
};
std::optional<MouseReport> mouse_report(std::string_view key);

/// Returns true if a key is pasted text: on the whole screen that comes as a single key.
bool is_paste(std::string_view key);

/// Returns the text that shows at most `rows` of the lines from the upper left corner on and erases the rest of the
/// screen, without flicker.
std::string screen_text(const std::vector<std::string>& lines, std::size_t rows);

/// Stops the program until the person continues it, as Ctrl-Z does. Does nothing if the system cannot do that.
void suspend();

/// Restores the terminal while a KeyMode lives. May be called from a signal handler.
void restore_terminal();
}  // namespace satdoku::ui
