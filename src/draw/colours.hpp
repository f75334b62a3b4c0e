// Colours as formats of text write them.
#pragma once

#include <satdoku/draw/drawing.hpp>

#include <string>
#include <string_view>

namespace satdoku::draw {

/// "#rrggbb"
inline std::string hexadecimal(Colour colour) {
    constexpr std::string_view figures = "0123456789abcdef";
    std::string text = "#";
    for (const unsigned part : {colour.red, colour.green, colour.blue}) {
        text += figures[part / 16];
        text += figures[part % 16];
    }
    return text;
}

}  // namespace satdoku::draw
