// Bytes from and to the three channels, as the system moves them: the ground under terminal.cpp. What differs between
// systems stands in terminal_posix.cpp and terminal_windows.cpp: this, and in terminal.hpp what asks or changes the
// terminal itself.
#pragma once

#include <satdoku/ui/terminal.hpp>

#include <string>
#include <string_view>

namespace satdoku::ui {

/// Writes all bytes. Returns 0, or the errno of a write that failed.
int write_all(Channel channel, std::string_view bytes);

/// Returns true if a terminal has hung up.
bool is_gone(Channel channel);

enum class Arrival { bytes, nothing, end, interrupted };

/// Waits for standard input and adds what has come, perhaps less than a line or a key. `nothing`: the time has passed.
/// `interrupted`: interrupt_reading() ended the waiting.
/// @param milliseconds  negative: no limit. While no KeyMode lives, a limit may be ignored.
Arrival receive(std::string& bytes, int milliseconds);

/// The alternate screen, without cursor; then: report clicks (1000), in the form without bounds (1006), and put
/// brackets around pasted text (2004). Terminals ignore sequences that they do not know.
inline constexpr std::string_view take_screen = "\x1b[?1049h\x1b[?25l\x1b[?1000h\x1b[?1006h\x1b[?2004h";
inline constexpr std::string_view give_screen_back = "\x1b[?2004l\x1b[?1006l\x1b[?1000l\x1b[0m\x1b[?25h\x1b[?1049l";

}  // namespace satdoku::ui
