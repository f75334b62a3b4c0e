// The page that explores a run, as the build puts it into the program.
#pragma once

#include <satdoku/draw/web.hpp>

namespace satdoku::insight {

extern const draw::PageSource explorer_page;

}  // namespace satdoku::insight
