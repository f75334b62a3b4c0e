#include "key_view.hpp"

#include "key_bindings.hpp"

#include <satdoku/ui/table.hpp>
#include <satdoku/ui/text.hpp>
#include <satdoku/ui/width.hpp>

#include <algorithm>
#include <iterator>

namespace satdoku::app {

namespace {

using Lines = std::vector<std::string>;

constexpr std::size_t least_rows = 8;
constexpr std::size_t least_panel_width = 30;  ///< so that a longer number does not move everything

void append(Lines& lines, Lines more) {
    std::move(more.begin(), more.end(), std::back_inserter(lines));
}

std::string cell_text(const Player& player, grid::Cell cell) {
    const std::string name = puzzle::cell_text(player.layout(), cell);
    const puzzle::DigitSet marks = player.state().marks[cell];
    return marks == 0 ? name : name + ": " + puzzle::digits_text(marks);
}

Lines ways_out() {
    return {ui::text("play.key_help"), ui::text("play.key_leave")};
}

Lines side_panel(const ui::Console& console, const Player& player, const KeyView& view) {
    Lines panel = player.panel(console);
    append(panel, {"", ui::text("play.cell_line", cell_text(player, view.cell)),
                   ui::text(view.pencil ? "play.pencil_on" : "play.pencil_off"),
                   view.tinted == 0 ? "" : ui::text("play.tinted", view.tinted), ""});
    append(panel, ways_out());
    return panel;
}

/// What a window without room for the panel shows below the board.
Lines short_panel(const Player& player, const KeyView& view, std::size_t columns) {
    Lines parts = {time_text(player.milliseconds()), ui::text("play.short_holes", player.holes()),
                   ui::text(view.pencil ? "play.short_pencil" : "play.short_pen")};
    if (view.tinted != 0) parts.push_back(ui::text("play.short_tinted", view.tinted));
    append(parts, ways_out());
    Lines lines = ui::flowed(parts, columns);
    append(lines, ui::flowed({cell_text(player, view.cell), view.message}, columns));
    return lines;
}

}  // namespace

Lines key_lines(const ui::Console& console, const Player& player, const KeyView& view, const ui::Size& size) {
    const int digit = view.tinted != 0 ? view.tinted : player.state().board.digits[view.cell];
    std::vector<ui::CellLook> looks = player.looks(digit, view.tinted != 0);
    looks[view.cell].cursor = true;
    const Lines board = ui::board_lines(console, player.layout(), looks);
    const std::size_t width = ui::widest(board);
    if (size.columns < width || size.rows < least_rows) {
        return {ui::text("play.too_small", width, least_rows),
                ui::text("play.size_is", size.columns, size.rows), ui::text("play.key_leave")};
    }
    const auto part = [&](std::size_t rows) {
        return ui::lines_around(board, player.layout(), view.cell, rows > 0 ? rows : 1);
    };
    const Lines panel = side_panel(console, player, view);
    Lines message = ui::wrap(view.message, size.columns);
    const std::size_t panel_width = std::max(ui::widest(panel), least_panel_width) + ui::gap;
    if (size.columns >= width + panel_width && size.rows >= panel.size() + message.size()) {
        Lines lines = ui::beside(part(size.rows - message.size()), panel);
        append(lines, std::move(message));
        return lines;
    }
    Lines below = short_panel(player, view, size.columns);
    Lines lines = part(size.rows - std::min(below.size(), size.rows));
    append(lines, std::move(below));
    return lines;
}

Lines key_help_lines(std::size_t columns) {
    const auto entries = key_help();
    const auto half = entries.begin() + static_cast<std::ptrdiff_t>((entries.size() + 1) / 2);
    const auto table = [](auto from, auto to) {
        ui::Table rows({ui::Align::left, ui::Align::left});
        for (; from != to; ++from) rows.add({from->first, from->second});
        return ui::split_lines(rows.lines(1));
    };
    Lines two = ui::beside(table(entries.begin(), half), table(half, entries.end()));
    if (ui::widest(two) <= columns) return two;
    return table(entries.begin(), entries.end());
}

}  // namespace satdoku::app
