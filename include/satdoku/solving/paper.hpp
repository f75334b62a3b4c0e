// The options of commands that write pages for paper.
#pragma once
#include <satdoku/draw/font.hpp>
#include <satdoku/draw/sheet.hpp>
#include <satdoku/frame/options.hpp>

namespace satdoku::solving {
frame::Option paper_option();
/// The paper that --paper names, or of its width and height in mm; A4 without it. Throws core::Error for other texts.
draw::Paper paper_of(const frame::Arguments& arguments);

frame::Option font_option();
/// The font that --font names, or those of this machine; none if it is "built-in".
draw::Fonts fonts_of(const frame::Arguments& arguments);
}  // namespace satdoku::solving
