// The steps of a course on SAT and twodoku, in the order of its assignment.
#pragma once

#include <satdoku/frame/command.hpp>

namespace satdoku::app {

/// Shows the steps, of which Enter takes the next one, until the person leaves. Each step runs plain commands and shows
/// them, so that it can be repeated without the menus.
void course_menu(frame::Context& context);

}  // namespace satdoku::app
