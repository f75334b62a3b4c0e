// A logarithm that is the same on every machine. Those of C libraries differ in their last digits, and so do schedules
// that are computed with them. This one uses only additions, multiplications and divisions in a fixed order, which
// IEEE 754 rounds the same everywhere.
#pragma once
namespace satdoku::core {
/// log10 of a number, exact for powers of ten from 1 to 1e22, else within 1e-14. @param number  1e-300 to 1e300
constexpr double common_logarithm(double number) {
    constexpr double log10_of_two = 0.30102999566398119521;
    constexpr double log10_of_e = 0.43429448190325182765;
    double whole = 0;
    double power = 1;
    for (; number * power < 1; power *= 10) --whole;
    double rest = number * power;
    if (number >= 10) {
        for (; number >= 10 * power; power *= 10) ++whole;
        rest = number / power;
    }
    for (; rest >= 2; rest /= 2) whole += log10_of_two;
    // ln x = 2 artanh((x - 1) / (x + 1)), whose series falls by nine times with each term where x < 2.
    constexpr int last_power = 33;
    const double ratio = (rest - 1) / (rest + 1);
    double series = 0;
    for (int odd = last_power; odd > 0; odd -= 2) series = series * (ratio * ratio) + 1.0 / odd;
    return whole + 2 * ratio * series * log10_of_e;
}
}  // namespace satdoku::core
