// Bytes from and to the three channels, as the system moves them; terminal.cpp is built on these. What differs between
// systems is in terminal_posix.cpp and terminal_windows.cpp: this, and in terminal.hpp what asks or changes the
// terminal itself.
#pragma once
#include <satdoku/ui/terminal.hpp>

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
}  // namespace satdoku::ui
