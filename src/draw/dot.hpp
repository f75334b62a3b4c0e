// What all pictures in the language of graphviz need.
#pragma once

#include <satdoku/draw/drawing.hpp>

#include <string>
#include <string_view>

namespace satdoku::draw {

/// A text as a quoted identifier; "\n" in it breaks the line of a label.
std::string dot_quoted(std::string_view text);

std::string dot_colour(Ink ink);

}  // namespace satdoku::draw
