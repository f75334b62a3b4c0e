#include <satdoku/ui/table.hpp>
#include <satdoku/ui/width.hpp>
#include <algorithm>

namespace satdoku::ui {
std::string Table::lines(std::size_t indent) const {
    std::vector<std::size_t> widths(alignment_.size());
    for (const auto& row : rows_) {
        for (std::size_t column = 0; column < row.size() && column < widths.size(); ++column)
            widths[column] = std::max(widths[column], display_width(row[column]));
    }
    std::string text;
    for (const auto& row : rows_) {
        std::string line(indent, ' ');
        for (std::size_t column = 0; column < row.size() && column < widths.size(); ++column) {
            if (column > 0) line += "  ";
            line += alignment_[column] == Align::left ? pad_right(row[column], widths[column])
                                                      : pad_left(row[column], widths[column]);
        }
        line.erase(line.find_last_not_of(' ') + 1);
        text += line + '\n';
    }
    return text;
}

namespace {
/// Each meaning below its term: for narrow pages.
std::string stacked_definitions(const std::vector<std::pair<std::string, std::string>>& entries, std::size_t columns) {
    const auto indented = [columns](std::string_view text, std::size_t blanks) {
        std::string lines;
        for (const std::string& line : wrap(text, std::max(columns, blanks + 1) - blanks))
            lines.append(blanks, ' ').append(line).append("\n");
        return lines;
    };
    std::string lines;
    for (const auto& [term, meaning] : entries) lines += indented(term, 2) + indented(meaning, 6);
    return lines;
}
}  // namespace

std::string definitions(const std::vector<std::pair<std::string, std::string>>& entries, std::size_t columns) {
    constexpr std::size_t least_room = 30;
    constexpr std::size_t blanks = 5;  // before, between, and at the edge
    std::size_t left = 0;
    for (const auto& [term, meaning] : entries) left = std::max(left, display_width(term));
    if (columns < left + least_room) return stacked_definitions(entries, columns);
    Table table({Align::left, Align::left});
    const std::size_t room = columns - left - blanks;
    for (const auto& [term, meaning] : entries) {
        bool first = true;
        for (std::string& line : wrap(meaning, room)) {
            table.add({first ? term : "", std::move(line)});
            first = false;
        }
    }
    return table.lines();
}
}  // namespace satdoku::ui
