// What is to be known about a text before it is drawn.
#pragma once

#include <string>
#include <string_view>

namespace satdoku::draw {

/// Whether PostScript's own fonts have every character of the text.
bool all_latin(std::string_view text);

/// How wide it will be, in points.
double text_width(std::string_view text, double size, bool bold = false);

/// As much of a text as is no wider, with dots at its end where it was cut.
std::string fitted(std::string_view text, double size, double width, bool bold = false);

}  // namespace satdoku::draw
