// What the whole screen shows, compared with pictures in tests/data/screens.
#pragma once

#include "program/terminal.hpp"

#include <string>

/// What the screen shows now, a line each, without the clock.
std::string page_of(const Terminal& terminal);

/// Compares with tests/data/screens/NAME.txt, or with SATDOKU_UPDATE_SCREENS set writes it anew.
void compare_screen(const std::string& name, const std::string& page);
