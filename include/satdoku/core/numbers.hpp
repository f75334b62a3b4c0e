// Numbers from text: the whole text or nothing, no sign but '-', no blanks, no overflow.
#pragma once

#include <charconv>
#include <optional>
#include <string_view>
#include <system_error>

namespace satdoku::core {

/// The number that `text` spells in full, or nothing: also for an empty text, a leading '+' and a value that
/// the type cannot hold.
template <typename Number>
std::optional<Number> parse_number(std::string_view text) {
    Number number{};
    const char* const end = text.data() + text.size();
    const auto [stopped, error] = std::from_chars(text.data(), end, number);
    if (error != std::errc{} || stopped != end) return std::nullopt;
    return number;
}

}  // namespace satdoku::core
