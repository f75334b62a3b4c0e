// Compares whole screens with the golden files in tests/data/screens.
#pragma once
#include "program/terminal.hpp"
#include <string>

/// Returns the lines on the screen, with the clock set to 0:00.
std::string page_of(const Terminal& terminal);

/// Compares the page with tests/data/screens/NAME.txt. If SATDOKU_UPDATE_SCREENS is set, it writes the file first.
void compare_screen(const std::string& name, const std::string& page);
