// Lists of numbers and literals as text: ranges such as 4,17-18, and lines of literals.
#pragma once
#include <satdoku/cnf/literal.hpp>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace satdoku::laboratory {
struct Range {
    std::uint64_t first;
    std::uint64_t last;
};

/// Parses "17" or "17-18", with numbers from 1 to `largest` in rising order. Returns nothing for any other word.
std::optional<Range> parse_range(std::string_view word, std::uint64_t largest);

/// Joins neighbours to ranges. @param numbers  in rising order
std::string ranges_text(std::span<const std::uint64_t> numbers);

/// Writes lines of at most 78 columns, each after the prefix; a 0 ends the last line.
std::string literal_lines(std::string_view prefix, std::span<const cnf::Literal> literals);
}  // namespace satdoku::laboratory
