// Columns of UTF-8 text on a terminal, and tables of them: Chinese characters take two columns, combining marks none.
// Bytes that are no UTF-8 count as one column each. The ranges are those of Unicode's East Asian Width (UAX #11);
// ranges with only unassigned characters between them are joined.
#pragma once
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace satdoku::ui {
/// The columns of `text`; colour sequences (ESC [ ... m) have none.
std::size_t display_width(std::string_view text);

/// `text` with blanks added up to `width` columns; longer text stays as it is.
std::string pad_right(std::string_view text, std::size_t width);
std::string pad_left(std::string_view text, std::size_t width);

/// Lines of at most `width` columns, broken at blanks and between wide characters. As Chinese text requires, no line
/// begins with a closing character or ends with an opening one.
std::vector<std::string> wrap(std::string_view text, std::size_t width);

/// The same for each line of `text`, as one text in which every line has its end.
std::string wrapped(std::string_view text, std::size_t width);

/// Lines with their ends, as a page of `width` columns shows them without cutting words: a line that is too long
/// continues below its last column or, if that has little room, a bit to the right of its beginning. A line with a word
/// that is too long by itself, such as a puzzle, stays as it is.
std::string fitted(std::string_view lines, std::size_t width);

/// `text` with `mark` wherever a line may be broken without a blank.
std::string with_break_marks(std::string_view text, std::string_view mark);

/// The columns of the widest line.
std::size_t widest(const std::vector<std::string>& lines);

/// The lines of a text, without their ends.
std::vector<std::string> split_lines(std::string_view text);

/// `text` with wide forms of ASCII characters, which Chinese keyboards type, replaced by ASCII: "１，ａ" becomes "1,a".
std::string half_width(std::string_view text);

enum class Align { left, right };

class Table {
  public:
    /// @param alignment one entry for each column
    explicit Table(std::vector<Align> alignment) : alignment_(std::move(alignment)) {}

    /// @param cells one for each column; may hold colour sequences
    void add(std::vector<std::string> cells) { rows_.push_back(std::move(cells)); }
    bool empty() const { return rows_.empty(); }

    /// The rows as lines, each indented by `indent` blanks, columns two blanks apart, without blanks at the ends.
    std::string lines(std::size_t indent = 2) const;

  private:
    std::vector<Align> alignment_;
    std::vector<std::vector<std::string>> rows_;
};

/// Terms and their meanings in two columns; the second one is wrapped at the width of the page.
std::string definitions(const std::vector<std::pair<std::string, std::string>>& entries, std::size_t columns);
}  // namespace satdoku::ui
