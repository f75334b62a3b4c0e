// Scalable Vector Graphics, for web pages and drawing programs.
#pragma once

#include <satdoku/draw/drawing.hpp>

#include <string>
#include <string_view>

namespace satdoku::draw {

/// Where the colours come from: written into the picture, or from style_sheet() of the page around it.
enum class Colours : std::uint8_t { fixed, of_page };

/// A picture; of one that stands alone, the whole file. @param title  what it shows, for those who do not see it
std::string svg(const Drawing& drawing, Colours colours, std::string_view title);

/// The shapes alone, to stand inside an svg element.
std::string svg_shapes(const Drawing& drawing, Colours colours);

/// The colours of a page as CSS variables: light or dark as the reader's system has it, light on paper.
std::string style_sheet();

/// A text as it may stand in XML and HTML, also inside quotation marks.
std::string escaped(std::string_view text);

}  // namespace satdoku::draw
