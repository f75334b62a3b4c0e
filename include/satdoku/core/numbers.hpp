// Numbers from text (the whole text or nothing, no sign but '-', no blanks, no overflow, no infinity), and as bytes.
#pragma once
#include <charconv>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <locale>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <system_error>

namespace satdoku::core {
/// Returns the number if the whole `text` is one. Returns nothing also for an empty text, a leading '+', a value that
/// the type cannot hold, and the words for infinity and for "not a number".
template <typename Number> std::optional<Number> parse_number(std::string_view text) {
    Number number{};
    const char* const end = text.data() + text.size();
    if constexpr (requires { std::from_chars(end, end, number); }) {
        const auto [stopped, error] = std::from_chars(text.data(), end, number);
        if (error != std::errc{} || stopped != end) return std::nullopt;
    } else {
        // libc++ reads fractions in this way from version 20 on only.
        if (text.starts_with('+') || text.find_first_not_of("+-.0123456789Ee") != text.npos) return std::nullopt;
        std::istringstream stream{std::string(text)};
        stream.imbue(std::locale::classic());
        if (!(stream >> number) || stream.peek() != std::istringstream::traits_type::eof()) return std::nullopt;
    }
    if constexpr (std::floating_point<Number>) {
        using Limits = std::numeric_limits<Number>;
        const bool finite = number >= Limits::lowest() && number <= Limits::max();  // false for NaN
        if (!finite) return std::nullopt;
    }
    return number;
}

/// Appends the digits of a number, of a fraction just enough to read the same number again.
template <typename Number> void append_number(std::string& text, Number number) {
    constexpr std::size_t longest = 32;
    char digits[longest];
    text.append(digits, std::to_chars(digits, digits + longest, number).ptr);
}

/// Appends a number in groups of 7 bits, the lowest first, all but the last with the top bit set.
inline void append_groups(std::string& bytes, std::uint64_t number) {
    constexpr std::uint64_t more = 128;
    for (; number >= more; number /= more) bytes += static_cast<char>(number % more + more);
    bytes += static_cast<char>(number);
}

// -- A logarithm that is the same on every machine. Those of C libraries differ in their last digits, and so do schedules
// that are computed with them. This one uses only additions, multiplications and divisions in a fixed order, which
// IEEE 754 rounds the same everywhere.
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
