// How a line that is being typed looks in a window that may be narrower than the line.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace satdoku::ui {

struct LinePicture {
    std::vector<std::string> rows;  ///< each shorter than the window, so that no row wraps by itself
    std::size_t row = 0;            ///< of the cursor
    std::size_t column = 0;         ///< of the cursor
};

/// The prompt with the text behind it, over as many rows as they take; where the window has fewer, those
/// around the cursor. @param cursor in bytes of the text
LinePicture line_picture(std::string_view prompt, std::string_view text, std::size_t cursor,
                         std::size_t window_rows, std::size_t window_columns);

}  // namespace satdoku::ui
