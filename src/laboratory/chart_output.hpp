// A comparison's charts as files: the times as bars, or as a cactus plot.
#pragma once

#include "comparison.hpp"

#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace satdoku::laboratory {

inline constexpr std::array<std::string_view, 2> chart_kinds = {"bars", "cactus"};
inline constexpr std::array<std::string_view, 3> chart_formats = {"txt", "svg", "html"};

/// @param kind     one of chart_kinds
/// @param format   one of chart_formats
/// @param columns  of text
std::string chart_output(std::string_view kind, std::string_view format, const std::vector<Comparison>& rows,
                         const std::vector<solving::Contestant>& contestants, std::size_t columns);

}  // namespace satdoku::laboratory
