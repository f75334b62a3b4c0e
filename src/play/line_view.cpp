#include "line_game.hpp"
#include <satdoku/grid/text.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/ui/columns.hpp>

namespace satdoku::play {
namespace {
using Lines = std::vector<std::string>;

Lines legend_of(const ui::Console& console, const Session& session, const Picture& picture) {
    Lines lines = ui::flowed(legend(picture.signs), ui::widest(session.panel(console)));
    lines.push_back(language::text("play.panel_help"));
    if (console.has_screen()) lines.push_back(language::text("play.panel_keys"));
    return lines;
}

/// The contents of the panel as separate texts, for a place below the picture.
Lines facts_of(const Session& session, const Picture& picture) {
    Lines facts;
    for (const auto& [name, value] : session.facts()) facts.emplace_back(name + ' ' + value);
    const Lines left = session.digits_left();
    for (int grid = 0; grid < session.layout().grid_count(); ++grid) {
        if (picture.grid != all_grids && picture.grid != grid) continue;
        const std::string letter = left.size() > 1 ? grid::grid_letter(grid) + ' ' : "";
        facts.push_back(language::text("play.digits_left_of", letter + left[static_cast<std::size_t>(grid)]));
    }
    return facts;
}
}  // namespace

Filter parse_filter(const grid::Layout& layout, std::string text) {
    Filter filter;
    constexpr std::string_view pairs = "pairs";
    if (const std::size_t at = text.find(pairs); at != std::string::npos) {
        text.erase(at, pairs.size());
        filter.pairs = true;
    }
    for (const char character : text) {
        if (character == ' ') continue;
        const int digit = grid::digit_of_character(character);
        if (digit == 0 || digit > layout.side())
            throw core::Error("prompt.number", {"1", grid::digit_text(layout.side()), text});
        filter.digits.insert(digit);
    }
    return filter;
}

Picture whole_picture(const ui::Console& console, const Session& session, const Filter& filter) {
    const std::vector<ui::CellLook> looks = session.looks(filter);
    return {ui::board_lines(console, session.layout(), looks), all_grids, ui::signs_in(console, looks)};
}

Picture grid_picture(const ui::Console& console, const Session& session, const Filter& filter, int grid, bool compact) {
    const std::vector<ui::CellLook> looks = session.looks(filter);
    std::vector<ui::CellLook> of_grid;
    for (const grid::Cell cell : session.layout().cells(grid)) of_grid.push_back(looks[cell]);
    return {ui::small_grid_lines(console, session.layout(), grid, looks, compact), grid,
            ui::signs_in(console, of_grid)};
}

Lines with_facts(const ui::Console& console, const Session& session, const Picture& picture, std::size_t rows) {
    const std::size_t columns = console.columns();
    if (ui::widest(picture.lines) > columns)
        return {language::text("play.too_narrow", ui::widest(picture.lines), columns)};
    Lines legend = legend_of(console, session, picture);
    const bool is_part = picture.grid != all_grids && session.layout().grid_count() > 1;
    if (is_part) legend.insert(legend.begin(), language::text("play.part"));
    for (std::string& line : legend) line = console.paint(ui::Style::dim, line);
    Lines panel = session.panel(console);
    panel.emplace_back();
    panel.insert(panel.end(), legend.begin(), legend.end());
    const bool fits = ui::widest(picture.lines) + ui::gap + ui::widest(panel) <= columns && panel.size() <= rows;
    if (fits) return ui::side_by_side(picture.lines, panel);
    Lines lines = picture.lines;
    for (const Lines& below : {ui::flowed(facts_of(session, picture), columns - 1), ui::flowed(legend, columns - 1)}) {
        for (const std::string& line : below)
            if (lines.size() < rows) lines.push_back(line);
    }
    return lines;
}
}  // namespace satdoku::play
