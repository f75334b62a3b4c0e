// The page on which puzzles are played, as the build puts it into the program.
#pragma once

#include <satdoku/draw/web.hpp>

namespace satdoku::studio {

extern const draw::PageSource puzzle_page;

}  // namespace satdoku::studio
