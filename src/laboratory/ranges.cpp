#include "ranges.hpp"

#include <satdoku/core/numbers.hpp>

namespace satdoku::laboratory {

std::optional<Range> parse_range(std::string_view word, std::uint64_t largest) {
    const std::size_t dash = word.find('-');
    const auto first = core::parse_number<std::uint64_t>(word.substr(0, dash));
    const auto last =
        dash == std::string_view::npos ? first : core::parse_number<std::uint64_t>(word.substr(dash + 1));
    if (!first || !last || *first == 0 || *last < *first || *last > largest) return std::nullopt;
    return Range{*first, *last};
}

std::string ranges_text(std::span<const std::uint64_t> numbers) {
    std::string text;
    for (std::size_t begin = 0; begin < numbers.size();) {
        std::size_t end = begin + 1;
        while (end < numbers.size() && numbers[end] == numbers[end - 1] + 1) ++end;
        if (!text.empty()) text += ',';
        text += std::to_string(numbers[begin]);
        if (end - begin > 1) text.append(1, '-').append(std::to_string(numbers[end - 1]));
        begin = end;
    }
    return text;
}

}  // namespace satdoku::laboratory
