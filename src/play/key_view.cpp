#include "key_game.hpp"
#include "session_text.hpp"
#include <satdoku/core/text.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/ui/columns.hpp>
#include <satdoku/wording/cell_text.hpp>

namespace satdoku::play {
namespace {
using Lines = std::vector<std::string>;

constexpr std::size_t least_rows = 8;
constexpr std::size_t least_panel_width = 30;  ///< wide enough that longer numbers move nothing

void append(Lines& lines, Lines more) { std::move(more.begin(), more.end(), std::back_inserter(lines)); }

/// All names of the cell; its name in the present grid comes first.
std::string cell_names(const grid::Layout& layout, const KeyView& view) {
    std::string names;
    std::string others;
    for (const grid::Place& place : layout.places(view.cell)) {
        std::string& list = place.grid == view.grid ? names : others;
        core::append_item(list, " ", wording::cell_name(layout, place));
    }
    return others.empty() ? names : names + " = " + others;
}

Lines cell_lines(const Session& session, const KeyView& view) {
    const puzzle::Content& content = session.state().cells[view.cell];
    Lines lines;
    if (session.state().entering()) lines.push_back(language::text("play.own_begins"));
    lines.push_back(language::text("play.cell_line", cell_names(session.layout(), view)));
    if (!content.marks.empty())
        lines.push_back(language::text("play.corner_marks", puzzle::digits_text(content.marks)));
    if (!content.centre.empty())
        lines.push_back(language::text("play.centre_marks", puzzle::digits_text(content.centre)));
    if (content.colours != grid::Colouring{})
        lines.push_back(language::text("play.cell_colours", colouring_text(content.colours)));
    for (const std::string& text : wording::constraint_texts(session.layout(), view.cell))
        append(lines, ui::wrap(text, least_panel_width));
    return lines;
}

std::string filter_text(const Filter& filter) {
    std::string what = puzzle::digits_text(filter.digits);
    if (filter.pairs) core::append_item(what, " ", language::text("play.filter_pairs"));
    return what;
}

std::string_view mode_key(Mode mode) {
    constexpr std::array<std::string_view, 6> keys = {"play.mode_pen",    "play.mode_corner", "play.mode_centre",
                                                      "play.mode_filter", "play.mode_colour", "play.mode_candidates"};
    return keys[static_cast<std::size_t>(mode)];
}

Lines ways_out() { return {language::text("play.key_help"), language::text("play.key_leave")}; }

/// The lines that are shown in any window: the mode, and which digits are highlighted.
Lines states(const ui::Console& console, const KeyView& view) {
    Lines lines = {console.paint(ui::Style::heading, language::text(mode_key(view.mode)))};
    if (view.filter.any()) lines.push_back(language::text("play.shows", filter_text(view.filter)));
    return lines;
}

/// @param legend  may be empty
Lines side_panel(const ui::Console& console, const Session& session, const KeyView& view, const Lines& legend) {
    Lines panel = session.panel(console);
    panel.emplace_back();
    append(panel, states(console, view));
    append(panel, cell_lines(session, view));
    panel.emplace_back();
    for (const std::string& line : legend) panel.push_back(console.paint(ui::Style::dim, line));
    append(panel, ui::flowed(ways_out(), least_panel_width));
    return panel;
}

/// A message may have several lines: those of a list. Without a message a line is left free for one.
Lines message_lines(const KeyView& view, std::size_t columns) {
    Lines lines;
    for (const std::string& line : ui::split_lines(view.message)) append(lines, ui::wrap(line, columns));
    if (lines.empty()) lines.emplace_back();
    return lines;
}

/// The lines below the board in a window that is too small for the panel.
Lines short_panel(const ui::Console& console, const Session& session, const KeyView& view, std::size_t columns) {
    Lines parts = states(console, view);
    append(parts, cell_lines(session, view));
    append(parts, {time_text(session.milliseconds()), language::text("play.short_holes", session.holes())});
    append(parts, ways_out());
    Lines lines = ui::flowed(parts, columns);
    append(lines, message_lines(view, columns));
    return lines;
}

/// A picture of the board, and the places of its cells.
struct BoardPicture {
    Lines lines;
    std::vector<std::pair<grid::Cell, ui::Area>> cells;
    Lines legend;  ///< the meanings of the signs in it

    std::size_t width() const { return ui::widest(lines); }
    const ui::Area& area(grid::Cell cell) const {
        return std::ranges::find_if(cells, [&](const auto& one) { return one.first == cell; })->second;
    }
};

BoardPicture whole_board(const ui::Console& console, const Session& session, const KeyView& view) {
    const grid::Layout& layout = session.layout();
    const std::vector<ui::CellLook> looks = session.looks(view.filter, view.cell);
    BoardPicture picture{ui::board_lines(console, layout, looks), {}, legend(ui::signs_in(console, looks))};
    for (int index = 0; index < layout.cell_count(); ++index) {
        const auto cell = static_cast<grid::Cell>(index);
        picture.cells.emplace_back(cell, ui::board_area(layout, cell));
    }
    return picture;
}

BoardPicture one_grid(const ui::Console& console, const Session& session, const KeyView& view, ui::Zoom zoom) {
    const grid::Layout& layout = session.layout();
    const std::vector<ui::CellLook> looks = session.looks(view.filter, view.cell);
    std::vector<ui::CellLook> of_grid;
    for (const grid::Cell cell : layout.cells(view.grid)) of_grid.push_back(looks[cell]);
    BoardPicture picture{ui::grid_lines(console, layout, view.grid, looks, zoom),
                         {},
                         legend(ui::signs_in(console, of_grid, true), true)};
    for (int row = 0; row < layout.side(); ++row) {
        for (int column = 0; column < layout.side(); ++column)
            picture.cells.emplace_back(layout.cell(view.grid, row, column), ui::grid_area(layout, row, column, zoom));
    }
    return picture;
}

/// A page with some lines of the picture around the cursor. @param rows  how many
KeyPage page_of(const BoardPicture& picture, grid::Cell cursor, std::size_t rows, const Lines& panel, Lines below) {
    rows = std::max<std::size_t>(rows, 1);
    const ui::Area& around = picture.area(cursor);
    Lines lines = ui::side_by_side(ui::lines_around(picture.lines, around, rows), panel);
    const std::size_t shown = std::min(rows, picture.lines.size());
    append(lines, std::move(below));
    KeyPage page(std::move(lines));
    const std::size_t first = ui::first_around(picture.lines.size(), around, rows);
    for (const auto& [cell, area] : picture.cells) {
        if (area.row < first || area.row >= first + shown) continue;
        page.add(cell, {area.row - first, area.column, area.rows, area.columns});
    }
    return page;
}

/// The picture that fits the window. A zoomed grid has airy marks if they fit together with the panel, or if they fit
/// alone and no colours distinguish the kinds of marks. Otherwise it has dense marks if these fit with the panel, or if
/// airy ones do not fit alone.
BoardPicture fitting_picture(const ui::Console& console, const Session& session, const KeyView& view,
                             std::size_t columns, std::size_t panel_width) {
    if (!view.zoomed) return whole_board(console, session, view);
    BoardPicture airy = one_grid(console, session, view, ui::Zoom::airy);
    const std::size_t width = airy.width();
    if (width + panel_width <= columns || (!console.colours() && width <= columns)) return airy;
    BoardPicture dense = one_grid(console, session, view, ui::Zoom::dense);
    return dense.width() + panel_width <= columns || width > columns ? dense : airy;
}
}  // namespace

std::optional<grid::Cell> KeyPage::cell_at(std::size_t row, std::size_t column) const {
    for (const auto& [cell, area] : cells_)
        if (area.holds(row, column)) return cell;
    return std::nullopt;
}

KeyPage key_page(const ui::Console& console, const Session& session, const KeyView& view, const ui::Size& size) {
    Lines panel = side_panel(console, session, view, {});
    const std::size_t panel_width = std::max(ui::widest(panel), least_panel_width) + ui::gap;
    const BoardPicture picture = fitting_picture(console, session, view, size.columns, panel_width);
    if (size.columns < picture.width() || size.rows < least_rows) {
        return KeyPage({language::text("play.too_small", picture.width(), least_rows),
                        language::text("play.size_is", size.columns, size.rows), language::text("play.key_lines"),
                        language::text("play.key_leave")});
    }
    Lines message = message_lines(view, size.columns);
    if (size.columns >= picture.width() + panel_width && size.rows >= panel.size() + message.size()) {
        const std::size_t rows = size.rows - message.size();
        const Lines signs = ui::flowed(picture.legend, least_panel_width);
        if (panel.size() + signs.size() <= rows) panel = side_panel(console, session, view, signs);
        return page_of(picture, view.cell, rows, panel, std::move(message));
    }
    Lines below = short_panel(console, session, view, size.columns);
    const std::size_t rows = size.rows - std::min(below.size(), size.rows);
    return page_of(picture, view.cell, rows, {}, std::move(below));
}

Lines key_help_lines(std::size_t columns) {
    const auto entries = key_help();
    const auto half = entries.begin() + static_cast<std::ptrdiff_t>((entries.size() + 1) / 2);
    const auto table = [](auto from, auto to) {
        ui::Table rows({ui::Align::left, ui::Align::left});
        for (; from != to; ++from) rows.add({from->first, from->second});
        return ui::split_lines(rows.lines(1));
    };
    Lines lines = ui::side_by_side(table(entries.begin(), half), table(half, entries.end()));
    if (ui::widest(lines) > columns) lines = table(entries.begin(), entries.end());
    lines.push_back(language::text("play.signs_title"));
    for (const std::string& line : ui::flowed(legend(), columns - 1)) lines.push_back(' ' + line);
    return lines;
}
}  // namespace satdoku::play
