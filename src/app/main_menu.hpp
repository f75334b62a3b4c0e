// The main menu: what `satdoku` without a command opens.
#pragma once

#include <satdoku/frame/command.hpp>

#include <string>

namespace satdoku::app {

/// Until the person leaves or the input ends.
/// @param file  a formula to begin with; empty: none
void run_menus(frame::Context& context, const std::string& file);

}  // namespace satdoku::app
