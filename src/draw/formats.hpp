// Numbers, colours and texts as formats of text write them.
#pragma once

#include <satdoku/draw/drawing.hpp>

#include <cmath>
#include <string>
#include <string_view>

namespace satdoku::draw {

/// The number with at most two digits after the point, the same in every locale.
inline std::string numeral(double number) {
    constexpr long long parts = 100;
    const long long rounded = std::llround(number * static_cast<double>(parts));
    const long long size = rounded < 0 ? -rounded : rounded;
    std::string text = rounded < 0 ? "-" : "";
    text += std::to_string(size / parts);
    const long long rest = size % parts;
    if (rest == 0) return text;
    text += '.';
    text += static_cast<char>('0' + rest / 10);
    if (rest % 10 != 0) text += static_cast<char>('0' + rest % 10);
    return text;
}

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

/// A text as a quoted identifier of graphviz; "\n" in it breaks the line of a label.
std::string dot_quoted(std::string_view text);
/// A colour of graphviz.
std::string dot_colour(Ink ink);

}  // namespace satdoku::draw
