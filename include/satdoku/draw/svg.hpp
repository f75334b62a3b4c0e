// Scalable Vector Graphics, for web pages and drawing programs.
#pragma once

#include <satdoku/draw/drawing.hpp>

#include <string>
#include <string_view>

namespace satdoku::draw {

/// The source of the colours: the picture itself, or style_sheet() of the page around it.
enum class Colours : std::uint8_t { fixed, of_page };

/// The picture; with fixed colours the whole file. @param title  describes it to people who cannot see it
std::string svg(const Drawing& drawing, Colours colours, std::string_view title);

/// The shapes alone, for an svg element.
std::string svg_shapes(const Drawing& drawing, Colours colours);

/// The colours of a page as CSS variables: light or dark like the reader's system, light on paper.
std::string style_sheet();

/// The text for XML and HTML, also for attributes in quotation marks.
std::string escaped(std::string_view text);

}  // namespace satdoku::draw
