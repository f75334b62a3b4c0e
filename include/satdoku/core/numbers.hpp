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
}  // namespace satdoku::core
