#include "number_lists.hpp"
#include <satdoku/core/numbers.hpp>
#include <satdoku/core/text.hpp>

namespace satdoku::laboratory {
std::optional<Range> parse_range(std::string_view word, std::uint64_t largest) {
    const std::size_t dash = word.find('-');
    const auto first = core::parse_number<std::uint64_t>(word.substr(0, dash));
    const auto last = dash == std::string_view::npos ? first : core::parse_number<std::uint64_t>(word.substr(dash + 1));
    if (!first || !last || *first == 0 || *last < *first || *last > largest) return std::nullopt;
    return Range{*first, *last};
}

std::string ranges_text(std::span<const std::uint64_t> numbers) {
    std::string text;
    for (std::size_t begin = 0; begin < numbers.size();) {
        std::size_t end = begin + 1;
        while (end < numbers.size() && numbers[end] == numbers[end - 1] + 1) ++end;
        core::append_item(text, ",", std::to_string(numbers[begin]));
        if (end - begin > 1) text.append(1, '-').append(std::to_string(numbers[end - 1]));
        begin = end;
    }
    return text;
}

std::string literal_lines(std::string_view prefix, std::span<const cnf::Literal> literals) {
    constexpr std::size_t columns = 78;
    std::string lines;
    std::string line(prefix);
    const auto add = [&](const std::string& number) {
        if (line.size() + 1 + number.size() > columns) {
            lines += line + '\n';
            line = prefix;
        }
        line += ' ';
        line += number;
    };
    for (const cnf::Literal literal : literals) add(std::to_string(literal.dimacs()));
    add("0");
    return lines + line + '\n';
}
}  // namespace satdoku::laboratory
