#include "chart_frame.hpp"
#include <satdoku/draw/font.hpp>
#include <satdoku/draw/matrix.hpp>
#include <algorithm>

namespace satdoku::draw {
namespace {
constexpr double strip = 8;  ///< the width of the heats at the edge of the matrix

/// The side of a cell, so that the picture takes about the same room for any number of cells.
double side_of(const Matrix& matrix) {
    constexpr double room = 480;
    constexpr double largest = 14;
    const auto most = static_cast<double>(std::max<std::size_t>({matrix.columns, matrix.rows * 5 / 6, 1}));
    return std::min(largest, room / most);
}

void draw_sign(Drawing& drawing, Point at, double side, MatrixSign sign, const std::string& note = {}) {
    const double inset = side * 0.14;
    const double inner = side - 2 * inset;
    if (sign == MatrixSign::positive || sign == MatrixSign::both)
        drawing.add(Rectangle{{at.x + inset, at.y + inset}, inner, inner, Ink::blue, {}, note});
    if (sign == MatrixSign::negative || sign == MatrixSign::both) {
        const double pen = side * 0.16;
        drawing.add(Rectangle{{at.x + inset + pen / 2, at.y + inset + pen / 2},
                              inner - pen,
                              inner - pen,
                              sign == MatrixSign::both ? Ink::none : Ink::paper,
                              {Ink::orange, pen},
                              note});
    }
}

/// Draws a row. Neighbouring cells of the same ink become one rectangle.
void draw_row(Drawing& drawing, const Matrix& matrix, std::size_t row, Point at, double side) {
    const auto cell = [&](std::size_t column) { return matrix.cells[row * matrix.columns + column]; };
    const auto note = [&](std::size_t first, std::size_t end) {
        return matrix.note ? matrix.note(row, first, end - 1) : std::string();
    };
    for (std::size_t column = 0; column < matrix.columns;) {
        const Ink ink = heat_ink(double{cell(column).density});
        if (cell(column).sign != MatrixSign::none)
            draw_sign(drawing, {at.x + static_cast<double>(column) * side, at.y}, side, cell(column).sign,
                      note(column, column + 1));
        std::size_t end = column + 1;
        if (ink != Ink::none) {
            while (end < matrix.columns && heat_ink(double{cell(end).density}) == ink) ++end;
            drawing.add(Rectangle{{at.x + static_cast<double>(column) * side, at.y},
                                  static_cast<double>(end - column) * side,
                                  side,
                                  ink,
                                  {},
                                  note(column, end)});
        }
        column = end;
    }
}

void draw_heats(Drawing& drawing, const Matrix& matrix, Point at, double side) {
    for (std::size_t index = 0; index < matrix.column_heat.size(); ++index) {
        const Ink ink = heat_ink(matrix.column_heat[index]);
        if (ink == Ink::none) continue;
        drawing.add(Rectangle{{at.x + static_cast<double>(index) * side, at.y - strip - 3}, side, strip, ink});
    }
    for (std::size_t index = 0; index < matrix.row_heat.size(); ++index) {
        const Ink ink = heat_ink(matrix.row_heat[index]);
        if (ink == Ink::none) continue;
        drawing.add(Rectangle{{at.x - strip - 3, at.y + static_cast<double>(index) * side}, strip, side, ink});
    }
}

double draw_legend(Drawing& drawing, const Matrix& matrix, double top) {
    double left = chart_edge;
    for (const MatrixSign sign : {MatrixSign::positive, MatrixSign::negative}) {
        const std::string& name = sign == MatrixSign::positive ? matrix.positive_name : matrix.negative_name;
        if (name.empty()) continue;
        draw_sign(drawing, {left, top}, 11, sign);
        drawing.add(Label{{left + 14, top + words_size}, name, words_size});
        left += 28 + text_width(name, words_size);
    }
    if (left > chart_edge) top += words_size + 6;
    return draw_heat_scale(drawing, draw_heat_scale(drawing, top, matrix.scale_name, matrix.scale_numbers),
                           matrix.heat_name);
}
}  // namespace

Drawing draw_matrix(const Matrix& matrix) {
    constexpr double narrowest = 320;
    const double side = side_of(matrix);
    const double names = std::max(text_width(matrix.first_row, words_size), text_width(matrix.last_row, words_size));
    const double left = chart_edge + names + 8 + strip + 4;
    const double width = static_cast<double>(matrix.columns) * side;
    const double height = static_cast<double>(matrix.rows) * side;
    Drawing drawing{std::max(narrowest, left + width + 2 * chart_edge), 0};
    double top = begin_chart(drawing, matrix.title, {});
    top = draw_captions(drawing, top, matrix.captions, drawing.width - 2 * chart_edge);
    top = draw_legend(drawing, matrix, top + 3) + 4;
    drawing.add(Label{{left, top + words_size}, matrix.across, words_size, Ink::second});
    top += words_size + 6;
    drawing.add(Label{{left, top + words_size}, matrix.first_column, words_size});
    if (matrix.last_column != matrix.first_column)
        drawing.add(Label{{left + width, top + words_size}, matrix.last_column, words_size, Ink::text, Align::right});
    top += words_size + strip + 8;
    const Point at{left, top};
    drawing.add(Rectangle{at, width, height, Ink::none, {Ink::faint, 0.5}});
    draw_heats(drawing, matrix, at, side);
    for (std::size_t row = 0; row < matrix.rows; ++row)
        draw_row(drawing, matrix, row, {left, top + static_cast<double>(row) * side}, side);
    const double edge = left - strip - 7;
    drawing.add(Label{{edge, top + words_size}, matrix.first_row, words_size, Ink::text, Align::right});
    if (matrix.rows > 2)
        drawing.add(Label{{edge, top + height - 1}, matrix.last_row, words_size, Ink::text, Align::right});
    drawing.add(Label{{chart_edge, top + height + 14}, matrix.down, words_size, Ink::second});
    set_height(drawing, top + height + 14 + chart_edge);
    return drawing;
}

std::string matrix_text(const Matrix& matrix) {
    constexpr std::string_view shades = " .:-=+*#%@";
    std::string text;
    for (std::size_t row = 0; row < matrix.rows; ++row) {
        std::string line;
        for (std::size_t column = 0; column < matrix.columns; ++column) {
            const MatrixCell cell = matrix.cells[row * matrix.columns + column];
            const auto darker =
                static_cast<std::size_t>(double{cell.density} * (static_cast<double>(shades.size()) - 1) + 0.999);
            constexpr std::string_view signs = " +-*";
            line += cell.sign != MatrixSign::none ? signs[static_cast<std::size_t>(cell.sign)]
                                                  : shades[std::min(darker, shades.size() - 1)];
        }
        line.erase(line.find_last_not_of(' ') + 1);
        text += line + '\n';
    }
    return text;
}
}  // namespace satdoku::draw
