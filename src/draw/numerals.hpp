// Numbers as the formats write them: at most two digits behind the point, whatever the locale.
#pragma once

#include <cmath>
#include <string>

namespace satdoku::draw {

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

}  // namespace satdoku::draw
