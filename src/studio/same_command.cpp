// satdoku puzzle same FILE FILE: whether turns, exchanges of lines and other digits make one puzzle of another.
#include "batch.hpp"
#include <satdoku/boards/board_files.hpp>
#include <satdoku/core/text.hpp>
#include <satdoku/puzzle/canonical.hpp>
#include <satdoku/studio/commands.hpp>
#include <satdoku/wording/cell_text.hpp>

namespace satdoku::studio {
namespace {
using Permutation = puzzle::LayoutSymmetries::Permutation;

/// The grid that has all these cells.
int grid_with(const grid::Layout& layout, std::span<const grid::Cell> cells) {
    for (int grid = 0; grid < layout.grid_count(); ++grid) {
        const auto own = layout.cells(grid);
        if (std::ranges::all_of(cells, [&](grid::Cell cell) { return std::ranges::find(own, cell) != own.end(); }))
            return grid;
    }
    return 0;  // not reached: houses of a grid stay together
}

grid::Place place_in(const grid::Layout& layout, grid::Cell cell, int grid) {
    return *std::ranges::find(layout.places(cell), grid, &grid::Place::grid);
}

/// Where the lines of a grid of the first puzzle are in the second one. @param there  by cell of the first
std::string grid_text(const grid::Layout& layout, int grid, const Permutation& there) {
    std::vector<grid::Cell> cells;
    for (const grid::Cell cell : layout.cells(grid)) cells.push_back(there[cell]);
    const int other = grid_with(layout, cells);
    const auto side = static_cast<std::size_t>(layout.side());
    const bool turned = place_in(layout, cells[0], other).row != place_in(layout, cells[1], other).row;
    std::vector<int> rows;
    std::vector<int> columns;
    for (std::size_t line = 0; line < side; ++line) {
        const grid::Place in_row = place_in(layout, cells[line * side], other);
        const grid::Place in_column = place_in(layout, cells[line], other);
        rows.push_back(1 + (turned ? in_row.column : in_row.row));
        columns.push_back(1 + (turned ? in_column.row : in_column.column));
    }
    std::string text;
    if (layout.grid_count() > 1)
        text = language::text("same.grid", grid::grid_letter(grid), grid::grid_letter(other)) + '\n';
    return text +
           language::text(turned ? "same.turned" : "same.lines", core::join(rows, " "), core::join(columns, " "));
}

/// Standard input twice has both.
std::pair<grid::Board, grid::Board> two_boards(frame::Context& context, const std::vector<std::string>& paths,
                                               std::span<const grid::Layout* const> layouts) {
    if (paths[0] != "-" || paths[1] != "-")
        return {boards::read_board(context, paths[0], layouts), boards::read_board(context, paths[1], layouts)};
    boards::BoardFile file(context, "-", layouts);
    const auto one = file.next();
    const auto other = file.next();
    if (!other) throw core::Error({file.name(), 0, 0}, "board.fewer", {"1"});
    return {one->givens(), other->givens()};
}

int run_same(frame::Context& context, const frame::Arguments& arguments) {
    const auto [one, other] = two_boards(context, arguments.operands, boards::layouts_of(arguments));
    for (const grid::Layout* const layout : {one.layout, other.layout}) boards::require_no_constraints(*layout);
    if (one.layout != other.layout) {
        context.console.say(
            language::text("same.layouts", wording::layout_text(*one.layout), wording::layout_text(*other.layout)) +
            '\n');
        return frame::exit_no;
    }
    const grid::Layout& layout = *one.layout;
    const puzzle::LayoutSymmetries symmetries(layout);
    const auto first = symmetries.canonical(one);
    const auto second = symmetries.canonical(other);
    if (!first || !second) throw core::Error("canonical.too_many");
    if (first->board != second->board) {
        context.console.say(language::text("same.no") + '\n');
        return frame::exit_no;
    }
    Permutation there(first->cells.size());
    for (std::size_t cell = 0; cell < there.size(); ++cell) there[first->cells[cell]] = second->cells[cell];
    context.console.say(language::text(one == other ? "same.equal" : "same.yes") + '\n');
    for (int grid = 0; grid < layout.grid_count() && one != other; ++grid)
        context.console.say(grid_text(layout, grid, there) + '\n');
    std::string digits;
    for (int digit = 1; digit <= layout.side() && one != other; ++digit) {
        const auto at = static_cast<std::size_t>(digit);
        const auto name = std::ranges::find(second->names.begin() + 1, second->names.end(), first->names[at]);
        core::append_item(digits, " ", grid::digit_text(static_cast<int>(name - second->names.begin())));
    }
    if (one != other) context.console.say(language::text("same.digits", digits) + '\n');
    return frame::exit_done;
}
}  // namespace

frame::Command same_command() {
    return {.name = "puzzle same", .operands = "FILE FILE", .options = {boards::layout_option()}, .run = run_same};
}
}  // namespace satdoku::studio
