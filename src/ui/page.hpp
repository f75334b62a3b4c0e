// A page of characters, each with its style and what it is emphasized by. Pictures of boards are put together
// here and then written line by line.
#pragma once

#include <satdoku/ui/console.hpp>

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace satdoku::ui {

/// Left of a board and above it, for the numbers of rows and columns.
inline constexpr int board_margin = 2;

class Page {
  public:
    /// Added to a style if there are colours.
    struct Emphasis {
        bool reverse = false;
        bool underline = false;
        bool shade = false;  ///< a grey ground
    };

    Page(int rows, int columns)
        : columns_(columns), spots_(static_cast<std::size_t>(rows) * static_cast<std::size_t>(columns)) {}

    void put(int row, int column, std::string_view glyph, Style style = Style::plain);
    void emphasize(int row, int column, const Emphasis& emphasis) { spot(row, column).emphasis = emphasis; }

    /// Without blanks at their ends.
    std::vector<std::string> lines(const Console& console) const;

  private:
    struct Spot {
        std::string glyph = " ";
        Style style = Style::plain;
        Emphasis emphasis = {};
    };

    Spot& spot(int row, int column) { return spots_[static_cast<std::size_t>(row * columns_ + column)]; }

    int columns_;
    std::vector<Spot> spots_;
};

}  // namespace satdoku::ui
