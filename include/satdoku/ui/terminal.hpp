// The terminal: the one place of `ui` that talks to the operating system.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>

namespace satdoku::ui {

enum class Channel { input = 0, output = 1, error = 2 };

bool is_terminal(Channel channel);

/// Whether a terminal is there that takes escape sequences: TERM names one, and it is not "dumb".
bool obeys_sequences(Channel channel);

struct Size {
    std::size_t rows;
    std::size_t columns;
};
/// The terminal's size; 24 by 80 if there is none.
Size terminal_size();

/// A stream to standard output or error. Writing throws core::Error: "output.closed" where nobody reads the
/// pipe any more, "output.hung_up" where the terminal is gone, "output.failed" with the system's reason otherwise.
/// Standard error drops what it cannot write.
std::ostream& stream(Channel channel);

/// The next line of standard input without its end, of any length; nothing at the end of input, or where
/// interrupt_reading() ended the waiting.
std::optional<std::string> read_line();

/// Ends a read_line() or KeyMode::read_key() that waits. May be called from a signal handler.
/// @param signal  what reading_ended_by() will say
/// Returns whether one was waiting.
bool interrupt_reading(int signal);
/// The signal that ended the latest read_line() or read_key(); 0: none did.
int reading_ended_by();

/// Keys one by one, without echo, while this lives; the terminal is as it was afterwards, also where a signal
/// ends the program (restore_terminal()).
class KeyMode {
  public:
    /// What the keys control. The whole screen, which is restored afterwards: then every key arrives as a key, Ctrl-C
    /// among them, and so do the mouse's actions. Or one line of it: then Ctrl-C stays a signal.
    enum class Screen { whole, line };

    explicit KeyMode(Screen screen);
    KeyMode(const KeyMode&) = delete;
    KeyMode& operator=(const KeyMode&) = delete;
    ~KeyMode();

    /// The bytes of one key: a character or an escape sequence, even if they come in pieces. Empty if `milliseconds`
    /// passed without one; nothing at the end of input, or if interrupt_reading() ended the waiting.
    /// @param milliseconds  negative: without end
    std::optional<std::string> read_key(int milliseconds);
    /// Whether something of the next key has come already.
    bool has_more() const;
    /// Whether the screen has been given back and taken again (Ctrl-Z from elsewhere) since this was asked
    /// last: nothing of what it showed stands there any more.
    bool was_away();
};

/// What a mouse did, which is a key on the whole screen.
struct MouseReport {
    bool click;  ///< the first button went down
    std::size_t row;
    std::size_t column;  ///< both from 0
};
std::optional<MouseReport> mouse_report(std::string_view key);

/// Whether a key is a text that was pasted: on the whole screen one is a single key.
bool is_paste(std::string_view key);

/// Stops the program until the person goes on with it, as Ctrl-Z does.
void suspend();

/// Undoes KeyMode. May be called from a signal handler.
void restore_terminal();

}  // namespace satdoku::ui
