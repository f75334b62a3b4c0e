// What kind of picture a command writes: the ending of its output's name says so.
#pragma once

#include "options.hpp"

#include <span>
#include <string>
#include <string_view>

namespace satdoku::app {

/// One of the formats: that which the name behind --output ends in, or "txt" where the text goes to standard output.
/// Throws core::Error of that key, with the name and the formats, for another ending.
std::string picture_format(const Arguments& arguments, std::span<const std::string_view> formats,
                           std::string_view key = "usage.picture_format");

}  // namespace satdoku::app
