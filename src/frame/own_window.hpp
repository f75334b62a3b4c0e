// A window that the system opens for the program and closes with it: after a double click on Windows.
#pragma once
#include <satdoku/frame/command.hpp>

namespace satdoku::frame {
/// The file that was dropped on the program: the only word, which is not a command. Empty if there is none; a shell's
/// words never count as one.
/// @param words  after the program's name
std::string dropped_file(const Program& program, const std::vector<std::string>& words, bool owns_window);

/// Waits for a key if the window is the program's own and a person can still see it, so that what the program said last
/// can be read. Throws core::Error if nothing can be written.
void hold_own_window(const ui::Console& console);
}  // namespace satdoku::frame
