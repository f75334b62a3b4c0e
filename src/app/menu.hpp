// The menus: what `satdoku` without a command opens.
#pragma once

#include "command.hpp"

namespace satdoku::app {

/// Until the person leaves or the input ends.
void run_menus(Context& context);

}  // namespace satdoku::app
