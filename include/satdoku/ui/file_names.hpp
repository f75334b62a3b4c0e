// The names of files as people type them.
#pragma once

#include <satdoku/ui/console.hpp>

#include <string>
#include <string_view>

namespace satdoku::ui {

/// The file that was typed or dragged onto the terminal: without blanks around it, quotes and backslashes, and with ~
/// replaced by the home folder.
std::string file_name(std::string_view typed);

/// The files whose names begin with what was typed, folders with a / behind them; written so that file_name() returns
/// their names. Hidden files are among them only if the dot was typed.
Completion complete_file(std::string_view typed);

}  // namespace satdoku::ui
