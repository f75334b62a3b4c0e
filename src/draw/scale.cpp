// Ticks are 1, 2 or 5 times a power of ten apart, as Heckbert proposes ("Nice numbers for graph labels", Graphics
// Gems, 1990). Powers come from multiplication: the last digit of a logarithm differs between machines.
#include "scale.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

namespace satdoku::draw {

namespace {

constexpr std::array steps = {1.0, 2.0, 5.0};

double power_of_ten(int exponent) {
    double power = 1;
    for (int count = 0; count < std::abs(exponent); ++count) power *= 10;
    return exponent < 0 ? 1 / power : power;
}

/// The greatest exponent whose power of ten is not above the value. @pre value > 0
int exponent_of(double value) {
    int exponent = static_cast<int>(std::floor(std::log10(value)));
    while (power_of_ten(exponent + 1) <= value) ++exponent;
    while (power_of_ten(exponent) > value) --exponent;
    return exponent;
}

}  // namespace

void Extent::add(double value) {
    if (!std::isfinite(value)) return;
    low_ = none_ ? value : std::min(low_, value);
    high_ = none_ ? value : std::max(high_, value);
    if (value > 0) positive_ = positive_ > 0 ? std::min(positive_, value) : value;
    none_ = false;
}

double round_above(double value) {
    const int exponent = exponent_of(value);
    for (const double step : steps) {
        if (step * power_of_ten(exponent) >= value) return step * power_of_ten(exponent);
    }
    return power_of_ten(exponent + 1);
}

Scale::Scale(const Axis& axis, const Extent& extent, int most) : logarithmic_(axis.logarithmic) {
    if (logarithmic_) {
        const int first = exponent_of(extent.least_positive());
        int last = first + 1;
        while (power_of_ten(last) < extent.high()) ++last;
        low_ = first;
        high_ = last;
        const int stride = std::max(1, (last - first + most - 1) / std::max(1, most));
        const bool few = last - first <= 2;
        for (int exponent = first; exponent <= last; exponent += stride) {
            for (const double step : steps) {
                if (step > 1 && (!few || exponent == last)) break;
                ticks_.push_back(step * power_of_ten(exponent));
            }
        }
        return;
    }
    const double low = std::min(0.0, extent.low());
    const double high = extent.high() > low ? extent.high() : low + 1;
    double step = round_above((high - low) / std::max(1, most));
    if (axis.whole) step = std::max(step, 1.0);
    const double first = std::floor(low / step);
    const double last = std::ceil(high / step);
    low_ = first * step;
    high_ = last * step;
    for (double tick = first; tick <= last; ++tick) ticks_.push_back(tick * step);
}

double Scale::part(double value) const {
    if (logarithmic_ && !(value > 0)) return 0;
    const double place = logarithmic_ ? std::log10(value) : value;
    return std::clamp((place - low_) / (high_ - low_), 0.0, 1.0);
}

std::string tick_text(double value) {
    struct Unit {
        double size;
        const char* letter;
    };
    constexpr std::array units = {Unit{1e12, "T"}, Unit{1e9, "G"}, Unit{1e6, "M"}, Unit{1e3, "k"}};
    std::array<char, 32> text{};
    const double size = std::abs(value);
    for (const Unit& unit : units) {
        if (size < unit.size || (unit.size == units.back().size && size < 10000)) continue;
        std::snprintf(text.data(), text.size(), "%.4g%s", value / unit.size, unit.letter);
        return text.data();
    }
    std::snprintf(text.data(), text.size(), "%.4g", value);
    return text.data();
}

}  // namespace satdoku::draw
