// Facts about a text before it is drawn.
#pragma once

#include <string>
#include <string_view>

namespace satdoku::draw {

/// Returns true if PostScript's own fonts have every character of the text.
bool all_latin(std::string_view text);

/// Its width in points.
double text_width(std::string_view text, double size, bool bold = false);

/// The text, or its beginning with three dots if it is wider.
std::string fitted(std::string_view text, double size, double width, bool bold = false);

}  // namespace satdoku::draw
