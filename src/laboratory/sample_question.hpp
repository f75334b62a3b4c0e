// A sample for whoever is in the menus and has no file at hand.
#pragma once

#include <satdoku/ui/console.hpp>

#include <optional>
#include <string>

namespace satdoku::laboratory {

/// Asks which sample, how large, by which seed and under which name, and writes it. Its path, or nothing where the
/// person leaves.
std::optional<std::string> ask_sample(ui::Console& console);

}  // namespace satdoku::laboratory
