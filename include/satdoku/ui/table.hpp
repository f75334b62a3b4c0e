// Columns that line up, also if characters are two columns wide.
#pragma once
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

namespace satdoku::ui {
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
