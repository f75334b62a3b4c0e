// Lists of numbers and literals as text: ranges such as 4,17-18, and lines of literals.
#pragma once

#include <satdoku/cnf/literal.hpp>

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

/// "17" or "17-18", with numbers from 1 to `largest`, in rising order; nothing for any other word.
std::optional<Range> parse_range(std::string_view word, std::uint64_t largest);

/// Numbers in rising order, with neighbours joined to ranges.
std::string ranges_text(std::span<const std::uint64_t> numbers);

/// Lines of at most 78 columns, each with the prefix before it; a 0 ends the last one.
std::string literal_lines(std::string_view prefix, std::span<const cnf::Literal> literals);

}  // namespace satdoku::laboratory
