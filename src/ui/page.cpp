#include "page.hpp"

namespace satdoku::ui {

namespace {

/// The sequence that puts the emphasis upon what follows.
std::string sequence_of(const Page::Emphasis& emphasis) {
    std::string sequence;
    if (emphasis.reverse) sequence += "\x1b[7m";
    if (emphasis.underline) sequence += "\x1b[4m";
    if (emphasis.shade) sequence += "\x1b[100m";
    return sequence;
}

}  // namespace

void Page::put(int row, int column, std::string_view glyph, Style style) {
    Spot& there = spot(row, column);
    there.glyph = glyph;
    there.style = style;
}

std::vector<std::string> Page::lines(const Console& console) const {
    const auto is_empty = [](const Spot& spot) {
        return spot.glyph == " " && !spot.emphasis.reverse && !spot.emphasis.shade;
    };
    std::vector<std::string> lines;
    for (std::size_t begin = 0; begin < spots_.size(); begin += static_cast<std::size_t>(columns_)) {
        std::string line;
        std::size_t end = begin + static_cast<std::size_t>(columns_);
        while (end > begin && is_empty(spots_[end - 1])) --end;
        for (std::size_t at = begin; at < end; ++at) {
            const Spot& spot = spots_[at];
            const std::string emphasis = console.colours() ? sequence_of(spot.emphasis) : std::string();
            const std::string painted = spot.glyph == " " ? spot.glyph : console.paint(spot.style, spot.glyph);
            line += emphasis.empty() ? painted : emphasis + painted + "\x1b[0m";
        }
        lines.push_back(std::move(line));
    }
    return lines;
}

}  // namespace satdoku::ui
