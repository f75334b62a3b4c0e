// The trail of the stepper by levels, in as many lines as there is room for, without losing a level.
#pragma once

#include <satdoku/trace/replay.hpp>
#include <satdoku/ui/console.hpp>
#include <satdoku/ui/terminal.hpp>

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace satdoku::insight {

/// The lines of a text, up to a maximum; an ellipsis ends the last one if more would follow. @param most  at least 1
std::vector<std::string> abridged(std::string_view text, std::size_t columns, std::size_t most);

/// Each level with literals: its number, "[decision]", "literal(its reason)". If the window is too small for all lines,
/// the oldest levels take one line each, which says how many literals it leaves out; if that is still too much, the
/// oldest levels share the first line, "0-12". No line is wider than the columns, unless a literal is.
std::vector<std::string> trail_lines(const ui::Console& console, const trace::Replay& replay, const ui::Size& size);

}  // namespace satdoku::insight
