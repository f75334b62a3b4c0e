// The names of files as people type them.
#pragma once

#include <satdoku/ui/console.hpp>

#include <string>
#include <string_view>

namespace satdoku::ui {

/// A file's name as people type or drag it: blanks around it, quotes and backslashes taken away, ~ put in.
std::string file_name(std::string_view typed);

/// The files whose names begin as what was typed, folders with a / behind them; written so that file_name()
/// gives their names back. Hidden ones only where the dot was typed.
Completion complete_file(std::string_view typed);

}  // namespace satdoku::ui
