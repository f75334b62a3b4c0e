// A logarithm that is the same on every machine. Those of C libraries differ in their last digits, and so do schedules
// that are computed with them. This one uses only additions, multiplications and divisions in a fixed order, which
// IEEE 754 rounds the same everywhere.
#pragma once

#include <cstdint>

namespace satdoku::core {

/// log10 of a number from 1 on, exact for powers of ten, else within 1e-14.
constexpr double common_logarithm(std::uint64_t number) {
    constexpr double log10_of_two = 0.30102999566398119521;
    constexpr double log10_of_e = 0.43429448190325182765;
    double whole = 0;
    std::uint64_t power = 1;
    while (number / power >= 10) {
        power *= 10;
        ++whole;
    }
    double rest = static_cast<double>(number) / static_cast<double>(power);
    for (; rest >= 2; rest /= 2) whole += log10_of_two;
    // ln x = 2 artanh((x - 1) / (x + 1)), whose series falls by nine times with each term where x < 2.
    constexpr int last_power = 33;
    const double ratio = (rest - 1) / (rest + 1);
    double series = 0;
    for (int odd = last_power; odd > 0; odd -= 2) series = series * (ratio * ratio) + 1.0 / odd;
    return whole + 2 * ratio * series * log10_of_e;
}

}  // namespace satdoku::core
