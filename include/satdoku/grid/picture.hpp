// Boards as the program draws them: frames around boxes, labels at the edges, marks behind digits, colours, a panel
// beside the figure. Only the inside of the frames counts; the places of the frames determine the layout.
#pragma once

#include <satdoku/grid/position.hpp>

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace satdoku::grid {

/// A line as one character a column: without colour sequences, box-drawing characters as | - +.
std::string plain_line(std::string_view line);

/// Whether a plain line is the numbers of columns above or below a figure.
bool is_label_line(std::string_view plain);

/// A picture that is read line by line.
class Picture {
  public:
    /// Whether a plain line begins a picture: the rule above its first boxes.
    static bool begins(std::string_view plain);

    bool under_way() const { return !lines_.empty(); }
    void clear() { lines_.clear(); }

    /// Takes the next plain line. Returns the board that it completes, if any; digits that a person entered are
    /// no givens.
    std::optional<Position> line(std::string plain, std::span<const Layout* const> layouts);
    /// Whether what was taken so far is the upper part of a picture of one of the layouts.
    bool is_possible(std::span<const Layout* const> layouts) const;

  private:
    bool agrees(const Layout& layout) const;
    Position position(const Layout& layout) const;
    /// The column where the canvas of the layout begins, computed from the first frame.
    std::optional<std::size_t> left_of(const Layout& layout) const;
    char at(std::size_t row, std::size_t column) const;

    std::vector<std::string> lines_;
};

}  // namespace satdoku::grid
