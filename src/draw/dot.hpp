// What all pictures in the language of graphviz need.
#pragma once

#include <string>
#include <string_view>

namespace satdoku::draw {

/// A text as a quoted identifier; "\n" in it breaks the line of a label.
std::string dot_quoted(std::string_view text);

}  // namespace satdoku::draw
