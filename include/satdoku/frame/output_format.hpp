// What a command writes: the ending of its output's name says so.
#pragma once

#include <satdoku/frame/options.hpp>

#include <span>
#include <string>
#include <string_view>

namespace satdoku::frame {

/// What stands behind the last dot of a name; empty where there is none.
std::string_view ending_of(std::string_view path);

/// One of the formats: that which the name ends in.
/// Throws core::Error of that key, with the name and the formats, for another ending.
std::string format_of_name(const std::string& path, std::span<const std::string_view> formats,
                           std::string_view key);

/// The same of the name behind --output; "txt" where the text goes to standard output.
std::string output_format(const Arguments& arguments, std::span<const std::string_view> formats,
                          std::string_view key = "usage.picture_format");

}  // namespace satdoku::frame
