#include "square_board.hpp"
#include <satdoku/language/text.hpp>
#include <satdoku/puzzle/numbering.hpp>

namespace satdoku::insight {
namespace {
constexpr double board_edge = 3;  ///< around the board

draw::Point corner_of(const SquareBoard& board, std::size_t cell, double cell_side) {
    return {board_edge + static_cast<double>(cell % board.side()) * cell_side,
            board_edge + static_cast<double>(cell / board.side()) * cell_side};
}

void draw_candidates(draw::Drawing& drawing, const SquareCell& cell, std::uint32_t box, draw::Point at,
                     double cell_side) {
    const double part = cell_side / box;
    for (std::uint32_t digit = 0; digit < cell.candidates.size(); ++digit) {
        if (cell.candidates[digit] == 0) continue;
        drawing.add(draw::Label{{at.x + (digit % box + 0.5) * part, at.y + (digit / box + 0.78) * part},
                                std::to_string(digit + 1),
                                part * 0.72,
                                draw::Ink::faint,
                                draw::Align::middle});
    }
}
}  // namespace

std::optional<std::uint32_t> square_box(std::uint32_t variables) {
    constexpr std::array<std::uint32_t, 5> boxes = {2, 3, 4, 5, 6};
    if (puzzle::find_numbering(variables)) return std::nullopt;
    for (const std::uint32_t box : boxes) {
        const std::uint32_t across = box * box;
        if (across * across * across == variables) return box;
    }
    return std::nullopt;
}

SquareBoard square_board(std::uint32_t box, const std::vector<TrueLiteral>& trail) {
    SquareBoard board{box, {}};
    const std::size_t across = board.side();
    board.cells.resize(across * across);
    for (SquareCell& cell : board.cells) cell.candidates.assign(across, 1);
    for (const TrueLiteral& one : trail) {
        const std::uint32_t variable = one.literal.variable().index();
        if (variable >= across * across * across) continue;
        SquareCell& cell = board.cells[variable / across];
        const auto digit = static_cast<std::uint32_t>(variable % across) + 1;
        if (one.literal.negative()) {
            cell.candidates[digit - 1] = 0;
            if (one.decided()) cell.tint = draw::Ink::orange_tint;
        } else if (cell.digit == 0) {
            cell.digit = digit;
            cell.given = one.level == 0;
            cell.level = one.level;
            cell.tint = one.decided() ? draw::Ink::green_tint : one.level > 0 ? draw::Ink::blue_tint : draw::Ink::none;
        } else if (cell.digit != digit) {
            cell.tint = draw::Ink::red_tint;
        }
    }
    return board;
}

std::size_t candidates_left(const SquareBoard& board) {
    std::size_t left = 0;
    for (const SquareCell& cell : board.cells)
        left += cell.digit != 0 ? 1U : static_cast<std::size_t>(std::ranges::count(cell.candidates, 1));
    return left;
}

draw::Drawing draw_square_literals(std::uint32_t box) {
    constexpr double part = 24;  // so that five figures fit
    constexpr double figures = 8;
    const double side = part * box;
    const SquareBoard board = square_board(box, {});
    draw::Drawing drawing = draw_square_frame(box, side);
    for (std::uint32_t index = 0; index < board.cells.size() * board.side(); ++index) {
        const draw::Point at = corner_of(board, index / board.side(), side);
        const std::uint32_t digit = index % board.side();
        const draw::Point middle{at.x + (digit % box + 0.5) * part, at.y + (digit / box + 0.5) * part + figures / 3};
        drawing.add(draw::Label{middle, std::to_string(index + 1), figures, draw::Ink::text, draw::Align::middle});
    }
    return drawing;
}

std::string square_literals_text(std::uint32_t box) {
    const std::uint32_t across = box * box;
    std::string text;
    for (std::uint32_t index = 0; index < across * across * across; ++index) {
        const std::uint32_t cell = index / across;
        text += language::text("picture.square_literal", index + 1, cell / across + 1, cell % across + 1,
                               index % across + 1);
        text += '\n';
    }
    return text;
}

double square_cell_side(std::uint32_t box) {
    constexpr double candidate = 11;
    return candidate * std::max(box, 3U) + 3;
}

draw::Drawing draw_square_frame(std::uint32_t box, double cell_side) {
    const std::uint32_t cells = box * box;
    const double whole = cell_side * cells;
    draw::Drawing drawing{whole + 2 * board_edge, whole + 2 * board_edge};
    drawing.add(draw::Rectangle{{0, 0}, drawing.width, drawing.height, draw::Ink::paper});
    for (const bool strong : {false, true}) {
        for (std::uint32_t line = 0; line <= cells; ++line) {
            if ((line % box == 0) != strong) continue;
            const draw::Pen pen = strong ? draw::Pen{draw::Ink::text, 1.6} : draw::Pen{draw::Ink::faint, 0.5};
            const double at = board_edge + line * cell_side;
            drawing.add(draw::Line{{at, board_edge}, {at, board_edge + whole}, pen});
            drawing.add(draw::Line{{board_edge, at}, {board_edge + whole, at}, pen});
        }
    }
    return drawing;
}

draw::Drawing draw_square_contents(const SquareBoard& board, double cell_side) {
    const double whole = cell_side * board.side() + 2 * board_edge;
    draw::Drawing drawing{whole, whole};
    constexpr double inset = 1.2;
    for (std::size_t index = 0; index < board.cells.size(); ++index) {
        const SquareCell& cell = board.cells[index];
        const draw::Point at = corner_of(board, index, cell_side);
        if (cell.tint != draw::Ink::none)
            drawing.add(
                draw::Rectangle{{at.x + inset, at.y + inset}, cell_side - 2 * inset, cell_side - 2 * inset, cell.tint});
        if (cell.digit == 0) {
            draw_candidates(drawing, cell, board.box, at, cell_side);
            continue;
        }
        const double size = cell_side * (cell.digit < 10 ? 0.62 : 0.5);
        drawing.add(draw::Label{{at.x + cell_side / 2, at.y + cell_side / 2 + size * 0.36},
                                std::to_string(cell.digit),
                                size,
                                cell.given ? draw::Ink::text : draw::Ink::second,
                                draw::Align::middle,
                                cell.given});
        drawing.add(draw::Rectangle{
            at, cell_side, cell_side, draw::Ink::none, {}, language::text("conflict.level", cell.level)});
    }
    return drawing;
}

std::string square_text(const SquareBoard& board) {
    // The candidates of a board of two-figure digits would be wider than any terminal.
    const bool marks = board.side() < 10;
    const std::size_t width = marks ? board.side() : 2;
    std::string text;
    for (std::size_t index = 0; index < board.cells.size(); ++index) {
        const SquareCell& cell = board.cells[index];
        const std::size_t column = index % board.side();
        if (column == 0 && index > 0 && index % (std::size_t{board.side()} * board.box) == 0) text += '\n';
        std::string shown;
        if (cell.digit != 0) {
            shown = std::to_string(cell.digit);
        } else if (marks) {
            for (std::size_t digit = 0; digit < cell.candidates.size(); ++digit)
                if (cell.candidates[digit] != 0) shown += std::to_string(digit + 1);
        } else {
            shown = ".";
        }
        if (column > 0) text += column % board.box == 0 ? "  " : " ";
        text += shown;
        if (column + 1 < board.side() && shown.size() < width) text.append(width - shown.size(), ' ');
        if (column + 1 == board.side()) text += '\n';
    }
    return text;
}
}  // namespace satdoku::insight
