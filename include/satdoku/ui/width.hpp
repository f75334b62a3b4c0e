// How wide UTF-8 text is on a terminal: Chinese characters take two columns, combining marks none. Bytes that
// are no UTF-8 count as one column each. The ranges are those of Unicode's East Asian Width (UAX #11), joined
// where only unassigned characters lie between.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace satdoku::ui {

/// Columns that `text` takes; colour sequences (ESC [ ... m) take none.
std::size_t display_width(std::string_view text);

/// `text` with blanks added up to `width` columns; longer text stays as it is.
std::string pad_right(std::string_view text, std::size_t width);
std::string pad_left(std::string_view text, std::size_t width);

/// Lines of at most `width` columns, broken at blanks and between wide characters; none begins with what
/// closes in Chinese text, or ends with what opens.
std::vector<std::string> wrap(std::string_view text, std::size_t width);

/// The same for each line of `text`, as one text: every line has its end.
std::string wrapped(std::string_view text, std::size_t width);

/// `text` with `mark` at the places without a blank where a line may be broken.
std::string with_break_marks(std::string_view text, std::string_view mark);

/// The columns of the widest line.
std::size_t widest(const std::vector<std::string>& lines);

/// The lines of a text, without their ends.
std::vector<std::string> split_lines(std::string_view text);

/// `text` with the wide forms of ASCII characters, which Chinese keyboards type, as ASCII: "１，ａ" as "1,a".
std::string half_width(std::string_view text);

}  // namespace satdoku::ui
