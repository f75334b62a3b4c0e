// Boards as the program draws them: frames around boxes, labels at the edges, marks after digits, colours, a panel next
// to the figure. Only the inside of the frames counts; the positions of the frames determine the layout.
#pragma once

#include <satdoku/grid/board.hpp>

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace satdoku::grid {

/// Returns a line with a character for each column: without colour sequences, with | - + for box-drawing characters.
std::string plain_line(std::string_view line);

/// Returns true if a plain line has the numbers of columns above or below a figure of that size.
bool is_label_line(std::string_view plain, const Size& size);

/// Reads a picture line by line.
class Picture {
  public:
    /// Returns true if a plain line begins a picture of one of the layouts: it is the rule above the first boxes.
    static bool begins(std::string_view plain, std::span<const Layout* const> layouts);

    bool under_way() const { return !lines_.empty(); }
    void clear() { lines_.clear(); }

    /// Takes the next plain line. Returns the board that it completes, if any; a player's digits are not givens.
    std::optional<Position> line(std::string plain, std::span<const Layout* const> layouts);
    /// Returns true if the lines so far are the upper part of a picture of one of the layouts.
    bool is_possible(std::span<const Layout* const> layouts) const;

  private:
    bool agrees(const Layout& layout) const;
    Position position(const Layout& layout) const;
    /// Returns the column where the canvas of the layout begins, computed from the first frame.
    std::optional<std::size_t> left_of(const Layout& layout) const;
    char at(std::size_t row, std::size_t column) const;

    std::vector<std::string> lines_;
};

}  // namespace satdoku::grid
