// The main menu: what `satdoku` without a command opens.
#pragma once

#include <satdoku/frame/command.hpp>

namespace satdoku::app {

/// Until the person leaves or the input ends.
void run_menus(frame::Context& context);

}  // namespace satdoku::app
