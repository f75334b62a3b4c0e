// Ranges of numbers as options take them and results tell them: 4,17-18.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace satdoku::laboratory {

struct Range {
    std::uint64_t first;
    std::uint64_t last;
};

/// "17", or "17-18"; nothing where the word is none of numbers from 1 to `largest`, in rising order.
std::optional<Range> parse_range(std::string_view word, std::uint64_t largest);

/// The numbers, which rise, with neighbours joined.
std::string ranges_text(std::span<const std::uint64_t> numbers);

}  // namespace satdoku::laboratory
