// A whole screen as what a terminal is sent.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace satdoku::frame {

/// Writes the lines from the upper left corner on, at most so many, and erases what is left of the old ones: nothing
/// flickers and nothing old stays.
std::string screen_text(const std::vector<std::string>& lines, std::size_t rows);

}  // namespace satdoku::frame
